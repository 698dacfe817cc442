/// What may be said beside file and recipe. Whoever writes without types is told what is misspelt: a policy that is
/// ignored protects nobody.

import type {AnonymizeOptions, MeasureOptions, Options} from "./types.js"

/// What the value of an option is.
interface Kind {
  readonly what: string
  is(value: unknown): boolean
}

type Kinds<T> = {readonly [Name in keyof T]-?: Kind}

const text: Kind = {what: "a text", is: value => typeof value === "string"}
const number: Kind = {what: "a number", is: value => typeof value === "number"}
const flag: Kind = {what: "true or false", is: value => typeof value === "boolean"}
const callback: Kind = {what: "a function", is: value => typeof value === "function"}
const list: Kind = {what: "a list", is: value => Array.isArray(value)}
const thing: Kind = {
  what: "an object",
  is: value => typeof value === "object" && value !== null && !Array.isArray(value),
}
/// A file is looked at when it is read.
const file: Kind = {what: "a file", is: value => value !== null}

const ofMost: Kinds<Omit<Options, "anyway">> = {signal: thing, onProgress: callback, streamLimit: number}
const ofAll: Kinds<Options> = {...ofMost, anyway: flag}
const besideRecipe = {files: thing, earlier: list, policy: text}

export const ofAnonymize: Kinds<AnonymizeOptions> = {...ofAll, ...besideRecipe, seed: text, strict: flag}
export const ofMeasure: Kinds<MeasureOptions> = {...ofMost, ...besideRecipe, reference: file}
export const ofInspect: Kinds<Options> & {readonly format: Kind} = {...ofAll, format: thing}
export const ofDescribe: Kinds<Pick<Options, "signal">> = {signal: thing}

/// Throws a `TypeError` unless all options are among these, and of their kind. One that is `undefined` is none.
export function check(options: object, kinds: Readonly<Record<string, Kind>>): void {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(kinds, name))
      throw new TypeError(`there is no option "${name}"; there are ${Object.keys(kinds).join(", ")}`)
    const kind = kinds[name]
    if (value !== undefined && kind !== undefined && !kind.is(value))
      throw new TypeError(`the option "${name}" is ${kind.what}`)
  }
}
