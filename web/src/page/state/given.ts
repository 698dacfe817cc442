/// Hierarchy files that were given together, and the columns they are for. Nothing of this is in
/// force before somebody says so.

import type {ColumnFit, FileFit, Hierarchy, Problem} from "../../generated/protocol.js"
import type {FilesTogether} from "../../shared/calls.js"
import {keyOf, type Settings, withHierarchy} from "./recipe.js"

/// A file that was given, and what is to become of it.
export interface GivenFile {
  readonly file: File
  /// Whether it cannot be read as a hierarchy, as far as that was asked.
  readonly isTable: boolean
  /// How it suits the columns; null for one that is not looked into: it is too large for a
  /// hierarchy, or another one has its name.
  readonly fit: FileFit | null
  /// The column that it is to be used for.
  readonly attribute: string | null
  /// Why it is not used, although somebody wanted it to be.
  readonly refused: Problem | null
}

/// What is done with the files.
export type GivenStage =
  /// They are looked into, or wait for the table that is being read.
  | "looking"
  /// One of them is the table, and somebody has to say which.
  | "which-table"
  /// They are shown with their columns.
  | "columns"
  /// They are put into force.
  | "using"

export interface Given {
  readonly stage: GivenStage
  readonly files: readonly GivenFile[]
  /// The file that was taken for the table, where that was told by what is in the files.
  readonly table: string | null
  /// How some of them belong together, where one of them has a record for each person.
  readonly belonging?: FilesTogether
  /// Whether these are left of more, the others having been put into force.
  readonly areLeft?: boolean
}

export function givenFile(file: File): GivenFile {
  return {file, isTable: false, fit: null, attribute: null, refused: null}
}

/// The columns that a file has a line for every value of.
export function wholeColumns(fit: FileFit | null): readonly ColumnFit[] {
  return (fit?.columns ?? []).filter(({values, covered}) => values === covered)
}

/// With another column for one of the files, or none. No two files are for one column.
export function withColumn(given: Given, index: number, attribute: string | null): Given {
  const files = given.files.map((other, i) =>
    i === index
      ? {...other, attribute, refused: null}
      : attribute !== null && other.attribute === attribute
        ? {...other, attribute: null}
        : other,
  )
  return {...given, files}
}

/// Places of files that may be one table, or parts of the one that is there: those that cannot be
/// read as hierarchies, or as far as that is known fit no column.
export function tablesAmong({stage, files}: Given): readonly number[] {
  const isTable = ({isTable, fit}: GivenFile): boolean =>
    stage === "which-table" ? isTable : fit === null || fit.reason === "no-hierarchy"
  const places = files.flatMap((one, place) => (isTable(one) ? [place] : []))
  return places.length > 0 || stage !== "which-table" ? places : files.map((_, place) => place)
}

/// The files that are for a column.
export function chosenFiles({files}: Given): readonly GivenFile[] {
  return files.filter(({attribute}) => attribute !== null)
}

/// What a recipe says of levels in this file.
export function levelsOf({file, fit}: GivenFile): Hierarchy {
  return {kind: "levels", file: file.name, ...(fit === null || fit.delimiter === ";" ? {} : {delimiter: fit.delimiter})}
}

/// With the levels of all these files. A column that has none in its role keeps them for the time
/// when it is a quasi-identifier.
export function withLevels({recipe, shelf}: Settings, files: readonly GivenFile[]): Settings {
  const shelved = new Map(shelf)
  let changed = recipe
  for (const one of files) {
    const attribute = recipe.attributes.find(known => keyOf(known) === one.attribute)
    if (attribute === undefined) continue
    const {limit: _, floor: __, ...rest} = shelved.get(keyOf(attribute)) ?? {}
    if (attribute.role !== "quasi-identifier") shelved.set(keyOf(attribute), {...rest, hierarchy: levelsOf(one)})
    if (attribute.role === "quasi-identifier" || attribute.role === "sensitive")
      changed = withHierarchy(changed, keyOf(attribute), levelsOf(one))
  }
  return {recipe: changed, shelf: shelved}
}
