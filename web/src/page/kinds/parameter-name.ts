import {hasWords, words} from "../words.js"

/// What a parameter of a model or search is called: by its own words, or by those of all that have it.
export function parameterName(id: string, name: string): string {
  const own = `kind-${id}-${name}`
  return words(hasWords(own) ? own : `kind-parameter-${name}`)
}
