/// Reading and changing a recipe. Every change gives a new recipe; nothing here decides
/// what is allowed, which is Rust's to say.

import type {
  Acceptable,
  Attribute,
  ColumnView,
  DataType,
  Format,
  Hierarchy,
  Perturbation,
  Recipe,
  Records,
  Role,
} from "../../generated/protocol.js"

/// Whether a release is made of a text that is packed as a whole: a workbook, or XML.
export function isPacked({format = "csv"}: Recipe["output"]): boolean {
  return format !== "csv"
}

/// How calls and problems name an attribute: by its name, or by its column's number in a
/// file without header.
export function keyOf(attribute: Attribute): string {
  return attribute.name ?? String(attribute.column)
}

export function attributeOf(recipe: Recipe, key: string): Attribute | undefined {
  return recipe.attributes.find(attribute => keyOf(attribute) === key)
}

/// What stands under names of columns, in the order of the file: answers have it in that of the names.
export function inFileOrder<T>(found: Readonly<Record<string, T>>, recipe: Recipe | null): [name: string, one: T][] {
  const places = new Map(recipe?.attributes.map((attribute, i) => [keyOf(attribute), i]))
  return Object.entries(found).toSorted(([one], [other]) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
}

export function quasiIdentifiers(recipe: Recipe): readonly Attribute[] {
  return recipe.attributes.filter(attribute => attribute.role === "quasi-identifier")
}

/// The k asked for, if k-anonymity is.
export function kOf(recipe: Recipe): number | null {
  return recipe.models.find(model => model.model === "k-anonymity")?.k ?? null
}

/// A column as the recipe has it: the same name, however its accents are composed, or the same
/// number.
export function columnOf(columns: readonly ColumnView[], key: string): ColumnView | undefined {
  return (
    columns.find(column => column.name === key)
    ?? columns.find(column => column.name.normalize() === key.normalize())
    ?? columns.find(column => String(column.number) === key)
  )
}

function withAttribute(recipe: Recipe, key: string, change: (attribute: Attribute) => Attribute): Recipe {
  return {
    ...recipe,
    attributes: recipe.attributes.map(attribute => (keyOf(attribute) === key ? change(attribute) : attribute)),
  }
}

/// What a quasi-identifier has and others may not.
export type Coarsening = Pick<Attribute, "hierarchy" | "limit" | "floor" | "weight">

/// Settings of attributes that are no quasi-identifiers at the moment, so that giving a
/// role back gives its settings back.
export type Shelf = ReadonlyMap<string, Coarsening>

export interface Settings {
  readonly recipe: Recipe
  readonly shelf: Shelf
}

/// Gives `role` to the attributes; what only a quasi-identifier may have goes to the
/// shelf, and comes back from it or from the recipe `suggested`. What was decided about a
/// column that is released word for word was decided for the role that it had.
export function withRole({recipe, shelf}: Settings, keys: readonly string[], role: Role, suggested: Recipe): Settings {
  const chosen = new Set(keys)
  const shelved = new Map(shelf)
  const attributes = recipe.attributes.map(attribute => {
    const key = keyOf(attribute)
    if (!chosen.has(key) || attribute.role === role) return attribute
    const {hierarchy, limit, floor, weight, accepted: _, protection: __, perturb: ___, ...bare} = attribute
    if (attribute.role === "quasi-identifier") shelved.set(key, coarsening({hierarchy, limit, floor, weight}))
    if (role !== "quasi-identifier") return {...bare, role}
    return {...bare, role, ...(shelved.get(key) ?? coarsening(attributeOf(suggested, key) ?? {}))}
  })
  return {recipe: {...recipe, attributes}, shelf: shelved}
}

/// What a column may say of a record: whose it is, who lives together, or how many it stands for.
export type RecordColumn = Exclude<keyof Records, "person">

/// Columns that one is read together with, if there are any.
export type Partners = readonly string[] | undefined

/// With what a column is read together with, or without.
export function readTogether(recipe: Recipe, key: string | undefined, partners?: Partners): Recipe {
  if (key === undefined) return recipe
  const {together = {}, ...data} = recipe.data
  const {[key]: _, ...others} = together
  const all = partners === undefined ? others : {...others, [key]: [...partners]}
  return {...recipe, data: Object.keys(all).length === 0 ? data : {...data, together: all}}
}

/// With the column that says it, or none. What tells persons apart is not released, whatever the
/// column was taken for before, and takes back that each record is a person; how many records a line
/// stands for is released as a sum, and no quasi-identifier is read as it stands.
export function withRecordColumn(
  settings: Settings,
  column: RecordColumn,
  key: string | null,
  suggested: Recipe,
  partners?: Partners,
): Settings {
  const {[column]: before, ...others} = settings.recipe.records ?? {}
  const alone = column === "entity" ? readTogether(settings.recipe, before) : settings.recipe
  if (key === null) return {...settings, recipe: {...alone, records: others}}
  const {person: __, ...columns} = others
  const isQuasi = attributeOf(settings.recipe, key)?.role === "quasi-identifier"
  const role = rolesOfRecordColumns[column] ?? (isQuasi ? rolesInstead[column] : null)
  const read = {...settings, recipe: column === "entity" ? readTogether(alone, key, partners) : alone}
  const {recipe, shelf} = role === null ? read : withRole(read, [key], role, suggested)
  return {recipe: {...recipe, records: {...(column === "entity" ? columns : others), [column]: key}}, shelf}
}

/// The roles that such columns have, whatever they had before.
const rolesOfRecordColumns: {readonly [Column in RecordColumn]?: Role} = {entity: "identifier", count: "insensitive"}

/// The roles of those that were quasi-identifiers: who lives together tells them apart as well.
const rolesInstead: Readonly<Record<RecordColumn, Role>> = {
  entity: "identifier",
  household: "identifier",
  count: "insensitive",
  "sampling-weight": "insensitive",
}

/// What only a quasi-identifier may have, without what is not there.
export function coarsening({
  hierarchy,
  limit,
  floor,
  weight,
}: {readonly [K in keyof Coarsening]?: Coarsening[K] | undefined}): Coarsening {
  return {
    ...(hierarchy === undefined ? {} : {hierarchy}),
    ...(limit === undefined ? {} : {limit}),
    ...(floor === undefined ? {} : {floor}),
    ...(weight === undefined ? {} : {weight}),
  }
}

/// With another hierarchy; undefined is none: exact or `*`. Limit and floor count the levels of
/// the hierarchy they were made for and go with it.
export function withHierarchy(recipe: Recipe, key: string, hierarchy: Hierarchy | undefined): Recipe {
  return withAttribute(recipe, key, ({hierarchy: _, limit: __, floor: ___, ...rest}) =>
    hierarchy === undefined ? rest : {...rest, hierarchy},
  )
}

/// The file that a hierarchy is read from, if it is read from one.
export function fileOfLevels(hierarchy: Hierarchy | undefined): string | undefined {
  return hierarchy !== undefined && "file" in hierarchy ? hierarchy.file : undefined
}

/// What stands within numbers, and what it may part.
export type Mark = "," | "." | " "
export type Parted = "thousands" | "decimals"

/// With commas, points or blanks that part these in all numbers, and columns of such numbers. Their levels
/// were made for numbers of another size.
export function withMark(recipe: Recipe, keys: readonly string[], mark: Mark, part: Parted): Recipe {
  const {thousands: _, decimal, ...format} = recipe.data.format
  // Decimals are those of points where nothing is said.
  const form: Pick<Format, "decimal" | "thousands"> =
    mark === " "
      ? {thousands: mark, ...(decimal === undefined ? {} : {decimal})}
      : part === "decimals"
        ? {decimal: mark}
        : mark === ","
          ? {thousands: mark}
          : {thousands: mark, decimal: ","}
  const type = part === "thousands" ? "integer" : "decimal"
  const attributes = recipe.attributes.map((attribute): Attribute => {
    if (!keys.includes(keyOf(attribute))) return attribute
    const {hierarchy: _, limit: __, floor: ___, ...rest} = attribute
    return {...rest, type}
  })
  return {...recipe, data: {...recipe.data, format: {...format, ...form}}, attributes}
}

export function withType(recipe: Recipe, key: string, type: DataType): Recipe {
  return withAttribute(recipe, key, attribute => ({...attribute, type}))
}

/// With another highest level, undefined for all. A lowest one above it comes down to it.
export function withLimit(recipe: Recipe, key: string, limit: number | undefined): Recipe {
  return withAttribute(recipe, key, ({limit: _, floor, ...rest}) => ({
    ...rest,
    ...(limit === undefined ? {} : {limit}),
    ...(floor === undefined ? {} : {floor: Math.min(floor, limit ?? floor)}),
  }))
}

/// With another lowest level, 0 for all. A highest one below it goes up to it.
export function withFloor(recipe: Recipe, key: string, floor: number): Recipe {
  return withAttribute(recipe, key, ({floor: _, limit, ...rest}) => ({
    ...rest,
    ...(limit === undefined ? {} : {limit: Math.max(floor, limit)}),
    ...(floor === 0 ? {} : {floor}),
  }))
}

export function withWeight(recipe: Recipe, key: string, weight: number): Recipe {
  return withAttribute(recipe, key, attribute => ({...attribute, weight}))
}

/// With what somebody accepts about a column that is released word for word; nothing takes it
/// back.
export function withAccepted(recipe: Recipe, key: string, accepted: readonly Acceptable[]): Recipe {
  return withAttribute(recipe, key, ({accepted: _, ...rest}) =>
    accepted.length === 0 ? rest : {...rest, accepted: [...accepted]},
  )
}

/// Whether a sensitive column stays without protection on purpose.
export function withDeclined(recipe: Recipe, key: string, declined: boolean): Recipe {
  return withAttribute(recipe, key, ({protection: _, ...rest}) => (declined ? {...rest, protection: "declined"} : rest))
}

/// What is done to the values of a column, if they are not to be true. Nothing else protects it then, and
/// nobody declines that anything does.
export function withPerturbation(recipe: Recipe, key: string, perturb: Perturbation | undefined): Recipe {
  return withAttribute(recipe, key, ({perturb: _, ...rest}) => {
    const {protection: __, ...open} = rest
    return perturb === undefined ? rest : {...open, perturb}
  })
}

export function withK(recipe: Recipe, k: number): Recipe {
  const others = recipe.models.filter(model => model.model !== "k-anonymity")
  return {...recipe, models: [{model: "k-anonymity", k}, ...others]}
}

/// With a table beside the data under its own name.
export function withTable(recipe: Recipe, file: string): Recipe {
  return {...recipe, tables: {...recipe.tables, [file]: {file}}}
}

/// Without the tables that nothing refers to any more.
export function withoutIdleTables(recipe: Recipe): Recipe {
  const {tables, ...rest} = recipe
  if (tables === undefined) return recipe
  const used = new Set([
    recipe.risk.population,
    ...recipe.models.map(model => ("population" in model ? model.population : undefined)),
  ])
  const kept = Object.entries(tables).filter(([name]) => used.has(name))
  return kept.length === 0 ? rest : {...rest, tables: Object.fromEntries(kept)}
}

/// As JSON, the way it crosses to the worker.
export function textOf(recipe: Recipe): string {
  return JSON.stringify(recipe)
}

/// As JSON for people and for the next year, the way it is saved.
export function fileOf(recipe: Recipe): string {
  return JSON.stringify(recipe, null, 2) + "\n"
}
