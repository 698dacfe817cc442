/// Reading and changing a recipe. Every change gives a new recipe; nothing here decides
/// what is allowed, which is Rust's to say.

import type {
  Acceptable,
  Attribute,
  ColumnView,
  DataType,
  Fold,
  Hierarchy,
  Inspection,
  Keep,
  Recipe,
  Records,
  Role,
} from "../../generated/protocol.js"

/// How calls and problems name an attribute: by its name, or by its column's number in a
/// file without header.
export function keyOf(attribute: Attribute): string {
  return attribute.name ?? String(attribute.column)
}

export function attributeOf(recipe: Recipe, key: string): Attribute | undefined {
  return recipe.attributes.find(attribute => keyOf(attribute) === key)
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
export type Coarsening = Pick<Attribute, "hierarchy" | "limit" | "weight">

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
    const {hierarchy, limit, weight, accepted: _, protection: __, ...bare} = attribute
    if (attribute.role === "quasi-identifier") shelved.set(key, coarsening({hierarchy, limit, weight}))
    if (role !== "quasi-identifier") return {...bare, role}
    return {...bare, role, ...(shelved.get(key) ?? coarsening(attributeOf(suggested, key) ?? {}))}
  })
  return {recipe: {...recipe, attributes}, shelf: shelved}
}

/// What a column may say of a record: whose it is, or how many it stands for.
export type RecordColumn = Exclude<keyof Records, "person">

/// With the column that says it, or none. What tells persons apart is not released, whatever the
/// column was taken for before, and takes back that each record is a person; no quasi-identifier
/// is read as it stands.
export function withRecordColumn(
  settings: Settings,
  column: RecordColumn,
  key: string | null,
  suggested: Recipe,
): Settings {
  const {[column]: _, ...others} = settings.recipe.records ?? {}
  if (key === null) return {...settings, recipe: {...settings.recipe, records: others}}
  const {person: __, ...columns} = others
  const role =
    column === "entity"
      ? "identifier"
      : attributeOf(settings.recipe, key)?.role === "quasi-identifier"
        ? "insensitive"
        : null
  const {recipe, shelf} = role === null ? settings : withRole(settings, [key], role, suggested)
  return {recipe: {...recipe, records: {...(column === "entity" ? columns : others), [column]: key}}, shelf}
}

/// With one record for each person, or with each record again; `own` is the recipe that the file
/// suggested. Who tells persons apart is not released, and a count of their records is a column
/// like any other, known to whoever knows how often somebody came.
export function withFold(settings: Settings, fold: Fold | null, own: Recipe): Settings {
  const {fold: before, ...data} = settings.recipe.data
  const {entity: _, person: __, ...records} = settings.recipe.records ?? {}
  const held = new Set(own.attributes.map(keyOf))
  const made = (one: Fold | null | undefined): string[] =>
    Object.keys(one?.columns ?? {}).filter(name => !held.has(name))
  const [gone, come] = [new Set(made(before)), made(fold)]
  const kept = settings.recipe.attributes.filter(one => !gone.has(keyOf(one)) || come.includes(keyOf(one)))
  const known = new Set(kept.map(keyOf))
  const added = come.filter(name => !known.has(name))
  const counts = added.map((name): Attribute => ({name, role: "quasi-identifier", type: "integer"}))
  const shelved = new Map(settings.shelf)
  const fitting = kept.map(one => {
    const key = keyOf(one)
    const [made, present] = [isMade(before, key), isMade(fold, key)]
    if (made === present) return one
    const {hierarchy, limit, weight} = one
    if (made === null && one.role === "quasi-identifier") shelved.set(key, coarsening({hierarchy, limit, weight}))
    // That nobody knows a person's values says nothing of how many there are, or what they come to.
    const role = one.role === "insensitive" ? "quasi-identifier" : one.role
    if (present !== null) return {...withoutLevels(one), role}
    // Its own values are back, and with them what it was before.
    const {type, ...others} = attributeOf(own, key) ?? {}
    return {
      ...withoutLevels(one),
      ...(type === undefined ? {} : {type}),
      ...(one.role === "quasi-identifier" ? (shelved.get(key) ?? coarsening(others)) : {}),
    }
  })
  const recipe: Recipe = {...settings.recipe, data, records, attributes: [...fitting, ...counts]}
  if (fold === null) return {recipe, shelf: shelved}
  const {recipe: unnamed, shelf} = withRole({recipe, shelf: shelved}, [fold.by], "identifier", own)
  return {recipe: {...unnamed, data: {...data, fold}}, shelf}
}

/// With the levels that a folded table suggests for quasi-identifiers that are counts or sums and have
/// none.
export function withMadeLevels(recipe: Recipe, {columns, recipe: suggested}: Inspection): Recipe {
  const attributes = recipe.attributes.map(one => {
    const key = keyOf(one)
    if (one.role !== "quasi-identifier" || one.hierarchy !== undefined || isMade(recipe.data.fold, key) === null)
      return one
    const place = suggested.attributes.findIndex(other => keyOf(other) === key)
    const {grouping, type} = columns[place] ?? {}
    // Columns that are suggested as quasi-identifiers have levels, others such as they could have.
    const hierarchy = suggested.attributes[place]?.hierarchy ?? grouping
    return hierarchy == null || type === undefined ? one : {...one, type, hierarchy}
  })
  return {...recipe, attributes}
}

/// What a fold makes of a column that no cell says, if it does.
function isMade(fold: Fold | null | undefined, key: string): Keep | null {
  const keep = fold?.columns?.[key]?.keep ?? "first"
  return keep === "count" || keep === "sum" ? keep : null
}

/// Counts and sums do not fit the levels of what they are made of.
function withoutLevels({hierarchy: _, limit: __, type: ___, ...attribute}: Attribute): Attribute {
  return attribute
}

function coarsening({hierarchy, limit, weight}: {[K in keyof Coarsening]?: Coarsening[K] | undefined}): Coarsening {
  return {
    ...(hierarchy === undefined ? {} : {hierarchy}),
    ...(limit === undefined ? {} : {limit}),
    ...(weight === undefined ? {} : {weight}),
  }
}

/// With another hierarchy; undefined is none: exact or `*`. A limit counts the levels of
/// the hierarchy it was made for and goes with it.
export function withHierarchy(recipe: Recipe, key: string, hierarchy: Hierarchy | undefined): Recipe {
  return withAttribute(recipe, key, ({hierarchy: _, limit: __, ...rest}) =>
    hierarchy === undefined ? rest : {...rest, hierarchy},
  )
}

/// The file that a hierarchy is read from, if it is read from one.
export function fileOfLevels(hierarchy: Hierarchy | undefined): string | undefined {
  return hierarchy !== undefined && "file" in hierarchy ? hierarchy.file : undefined
}

/// What the commas of numbers may part.
export type Commas = "thousands" | "decimals"

/// With commas that part these in all numbers, and a column of such numbers.
export function withCommas(recipe: Recipe, key: string, part: Commas): Recipe {
  const {thousands: _, decimal: __, ...format} = recipe.data.format
  const form = part === "thousands" ? ({thousands: ","} as const) : ({decimal: ","} as const)
  const changed: Recipe = {...recipe, data: {...recipe.data, format: {...format, ...form}}}
  return withType(changed, key, part === "thousands" ? "integer" : "decimal")
}

export function withType(recipe: Recipe, key: string, type: DataType): Recipe {
  return withAttribute(recipe, key, attribute => ({...attribute, type}))
}

export function withLimit(recipe: Recipe, key: string, limit: number | undefined): Recipe {
  return withAttribute(recipe, key, ({limit: _, ...rest}) => (limit === undefined ? rest : {...rest, limit}))
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
