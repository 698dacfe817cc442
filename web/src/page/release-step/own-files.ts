/// What is said of the zip for one's own files: what is in it, levels of columns only where some have them.

import type {Attribute, Recipe} from "../../generated/protocol.js"
import {keyOf} from "../state/recipe.js"
import {listUpTo, nameOf, words} from "../words.js"

/// So many columns are named.
const most = 5

/// The columns whose levels are saved as files of their own.
export function leveled({attributes}: Pick<Recipe, "attributes">): readonly Attribute[] {
  return attributes.filter(({hierarchy}) => hierarchy !== undefined)
}

export function ownFilesText(recipe: Pick<Recipe, "attributes">): string {
  const names = leveled(recipe).map(attribute => nameOf(keyOf(attribute)))
  return words("download-own-files-text", {levels: names.length, names: listUpTo(most, names)})
}
