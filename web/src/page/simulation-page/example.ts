/// A made-up population to draw samples from: the patients of the sample, taken for everybody.

import {recipe} from "../examples/example.js"

/// The recipe for it, as text.
export const exampleRecipe = JSON.stringify(
  recipe(
    [
      {
        name: "born",
        role: "quasi-identifier",
        type: "date",
        hierarchy: {kind: "date", format: "%d.%m.%Y", levels: ["year", "decade"]},
        floor: 1,
      },
      {name: "postcode", role: "quasi-identifier", hierarchy: {kind: "mask", from: "right"}},
      {name: "sex", role: "quasi-identifier"},
    ],
    [],
    {loss: {metric: "discernibility"}, suppression: {limit: 0.05}},
  ),
)
