/// Small tables from the literature to learn from: each opens with its recipe, and shows one
/// thing. Their words stand in `locales/` as `example-…`.

import type {Model} from "../../generated/protocol.js"
import type {Step} from "../state/state.js"

export interface Example {
  readonly id: string
  /// The name of its file.
  readonly file: string
  readonly csv: string
  /// A recipe as a file has it: what is absent takes its default.
  readonly recipe: ExampleRecipe
  /// Tables beside the data, by the names that the recipe calls their files.
  readonly tables?: Readonly<Record<string, string>>
  /// Where what it shows is to be seen.
  readonly step: Step
}

/// As much of a recipe as the examples say.
export interface ExampleRecipe {
  readonly outis: 1
  readonly kind: "recipe"
  readonly attributes: readonly object[]
  readonly models: readonly Partial<Model>[]
  readonly [setting: string]: unknown
}

/// A recipe about these attributes and models. Each record of an example is a person.
export function recipe(
  attributes: readonly object[],
  models: readonly Partial<Model>[],
  more: object = {},
): ExampleRecipe {
  return {outis: 1, kind: "recipe", records: {person: "record"}, attributes, models, ...more}
}

/// Records as a CSV file.
export function csv(head: string, rows: readonly string[]): string {
  return [head, ...rows].join("\n") + "\n"
}
