/// The hospital tables of Machanavajjhala et al. (2007): twelve patients, published twice.

import {csv, type Example, recipe} from "./example.js"

const attributes = [
  {name: "zip", role: "quasi-identifier"},
  {name: "age", role: "quasi-identifier"},
  {name: "nationality", role: "quasi-identifier"},
  {name: "condition", role: "sensitive"},
]

const head = "zip,age,nationality,condition"

/// Everyone looks like three others, and four of them have the same illness.
export const fourAnonymous: Example = {
  id: "four-anonymous",
  file: "four-anonymous.csv",
  step: "protect",
  csv: csv(head, [
    ...["heart disease", "heart disease", "viral infection", "viral infection"].map(
      condition => `130**,<30,*,${condition}`,
    ),
    ...["cancer", "heart disease", "viral infection", "viral infection"].map(condition => `1485*,>=40,*,${condition}`),
    ...["cancer", "cancer", "cancer", "cancer"].map(condition => `130**,3*,*,${condition}`),
  ]),
  recipe: recipe(attributes, [
    {model: "k-anonymity", k: 4},
    {model: "distinct-l-diversity", attribute: "condition", l: 2},
    {model: "t-closeness", attribute: "condition", t: 0.2},
  ]),
}

/// The same patients in other groups: three illnesses in each.
export const threeDiverse: Example = {
  id: "three-diverse",
  file: "three-diverse.csv",
  step: "protect",
  csv: csv(head, [
    ...["heart disease", "viral infection", "cancer", "cancer"].map(condition => `1305*,<=40,*,${condition}`),
    ...["cancer", "heart disease", "viral infection", "viral infection"].map(condition => `1485*,>40,*,${condition}`),
    ...["heart disease", "viral infection", "cancer", "cancer"].map(condition => `1306*,<=40,*,${condition}`),
  ]),
  recipe: recipe(attributes, [
    {model: "k-anonymity", k: 4},
    {model: "distinct-l-diversity", attribute: "condition", l: 3},
    {model: "entropy-l-diversity", attribute: "condition", l: 3},
    {model: "t-closeness", attribute: "condition", t: 0.2},
  ]),
}
