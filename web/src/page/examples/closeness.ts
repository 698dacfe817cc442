/// Why different values are not enough (Li, Li, Venkatasubramanian 2007).

import {csv, type Example, recipe} from "./example.js"

/// Three salaries and three illnesses in each group, but near to each other.
export const similarity: Example = {
  id: "similarity",
  file: "similar-values.csv",
  step: "protect",
  csv: csv("zip,age,salary,disease", [
    "476**,2*,20,gastric ulcer",
    "476**,2*,30,gastritis",
    "476**,2*,40,stomach cancer",
    "4790*,>=40,50,gastritis",
    "4790*,>=40,100,flu",
    "4790*,>=40,70,bronchitis",
    "476**,3*,60,bronchitis",
    "476**,3*,80,pneumonia",
    "476**,3*,90,stomach cancer",
  ]),
  recipe: recipe(
    [
      {name: "zip", role: "quasi-identifier"},
      {name: "age", role: "quasi-identifier"},
      {name: "salary", role: "sensitive", type: "integer"},
      {
        name: "disease",
        role: "sensitive",
        hierarchy: {
          kind: "levels",
          rows: [
            ["gastric ulcer", "stomach", "*"],
            ["gastritis", "stomach", "*"],
            ["stomach cancer", "stomach", "*"],
            ["flu", "respiratory", "*"],
            ["bronchitis", "respiratory", "*"],
            ["pneumonia", "respiratory", "*"],
          ],
        },
      },
    ],
    [
      {model: "k-anonymity", k: 3},
      {model: "distinct-l-diversity", attribute: "salary", l: 3},
      {model: "t-closeness", attribute: "salary", t: 0.2, distance: "ordered"},
      {model: "t-closeness", attribute: "disease", t: 0.3, distance: "hierarchical"},
    ],
  ),
}

/// One in a hundred tests positive; in one group nearly all do.
export const skewness: Example = {
  id: "skewness",
  file: "skewed-values.csv",
  step: "protect",
  csv: csv("district,test", [
    ...Array.from({length: 50}, (_, i) => `north,${i < 49 ? "positive" : "negative"}`),
    ...Array.from({length: 50}, (_, i) => `south,${i < 1 ? "positive" : "negative"}`),
    ...Array.from({length: 5_000}, (_, i) => `east,${i < 1 ? "positive" : "negative"}`),
  ]),
  recipe: recipe(
    [
      {name: "district", role: "quasi-identifier"},
      {name: "test", role: "sensitive"},
    ],
    [
      {model: "k-anonymity", k: 50},
      {model: "distinct-l-diversity", attribute: "test", l: 2},
      {model: "t-closeness", attribute: "test", t: 0.2},
    ],
  ),
}
