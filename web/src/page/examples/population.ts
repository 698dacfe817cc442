/// Samples of more people: who is not in the table hides those who are.

import {csv, type Example, recipe} from "./example.js"

const sample = ["M,1950", "M,1952", "M,1961", "M,1967", "F,1955", "F,1971"]

/// Six of fourteen people: alone in the table, not alone in the register.
export const register: Example = {
  id: "register",
  file: "six-of-fourteen.csv",
  step: "find",
  csv: csv("sex,born", sample),
  tables: {
    "register.csv": csv("sex,born", [
      ...sample,
      "M,1955",
      "M,1958",
      "M,1963",
      "M,1969",
      "F,1952",
      "F,1957",
      "F,1974",
      "F,1978",
    ]),
  },
  recipe: recipe(
    [
      {name: "sex", role: "quasi-identifier", limit: 0},
      {
        name: "born",
        role: "quasi-identifier",
        type: "integer",
        hierarchy: {kind: "intervals", start: 1950, end: 1980, steps: [5, 10], closed: "left"},
      },
    ],
    [{model: "k-map", k: 2, population: "register.csv"}],
    {tables: {"register.csv": {file: "register.csv"}}, risk: {threshold: 0.25, population: "register.csv"}},
  ),
}

/// Three attackers with three questions, and three answers.
export const attackers: Example = {
  id: "attackers",
  file: "ten-of-many.csv",
  step: "protect",
  csv: csv("town", counted({A: 2, B: 3, C: 1, D: 4})),
  tables: {"towns.csv": csv("town", counted({A: 4, B: 10, C: 5, D: 4}))},
  recipe: recipe([{name: "town", role: "quasi-identifier"}], [{model: "k-map", k: 4, population: "towns.csv"}], {
    tables: {"towns.csv": {file: "towns.csv"}},
    risk: {threshold: 0.25, population: "towns.csv"},
  }),
}

function counted(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts).flatMap(([value, count]) => Array.from({length: count}, () => value))
}
