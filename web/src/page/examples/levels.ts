/// How levels are chosen, and what leaving records out is good for.

import {csv, type Example, recipe} from "./example.js"

/// Four patients, two ways to make them look alike in pairs.
export const twoWays: Example = {
  id: "two-ways",
  file: "four-patients.csv",
  step: "find",
  csv: csv("zip,age,nationality,condition", [
    "13053,28,Brazilian,heart disease",
    "13067,29,US,heart disease",
    "13053,37,Indian,cancer",
    "13067,36,Japanese,cancer",
  ]),
  recipe: recipe(
    [
      {
        name: "zip",
        role: "quasi-identifier",
        hierarchy: {
          kind: "levels",
          rows: [
            ["13053", "1305*", "130**", "*"],
            ["13067", "1306*", "130**", "*"],
          ],
        },
      },
      {
        name: "age",
        role: "quasi-identifier",
        hierarchy: {
          kind: "levels",
          rows: [
            ["28", "<30", "<40", "*"],
            ["29", "<30", "<40", "*"],
            ["36", "3*", "<40", "*"],
            ["37", "3*", "<40", "*"],
          ],
        },
      },
      {
        name: "nationality",
        role: "quasi-identifier",
        hierarchy: {
          kind: "levels",
          rows: [
            ["Brazilian", "American", "*"],
            ["US", "American", "*"],
            ["Indian", "Asian", "*"],
            ["Japanese", "Asian", "*"],
          ],
        },
      },
      {name: "condition", role: "sensitive"},
    ],
    [{model: "k-anonymity", k: 2}],
    {loss: {metric: "precision"}},
  ),
}

/// Two unusual patients are left out, so that six keep more.
export const leftOut: Example = {
  id: "left-out",
  file: "eight-patients.csv",
  step: "compare",
  csv: csv("person,zip,age,sex,condition", [
    "A,13053,28,F,hepatitis",
    "B,13068,29,M,hepatitis",
    "C,13068,25,M,flu",
    "D,14850,43,F,flu",
    "E,14853,50,F,cancer",
    "F,14853,48,M,hepatitis",
    "G,14850,79,M,flu",
    "H,27627,26,M,flu",
  ]),
  recipe: recipe(
    [
      {name: "person", role: "identifier"},
      {name: "zip", role: "quasi-identifier", hierarchy: {kind: "mask", from: "right"}},
      {
        name: "age",
        role: "quasi-identifier",
        type: "integer",
        hierarchy: {kind: "intervals", start: 0, end: 100, steps: [5, 10, 20, 40, 100], closed: "right"},
      },
      {name: "sex", role: "quasi-identifier"},
      {name: "condition", role: "sensitive"},
    ],
    [
      {model: "k-anonymity", k: 3},
      {model: "distinct-l-diversity", attribute: "condition", l: 2},
    ],
    {suppression: {limit: 0.25}, search: {algorithm: "fixed", levels: {zip: 2, age: 2, sex: 1}}},
  ),
}
