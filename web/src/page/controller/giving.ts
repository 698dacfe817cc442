/// Files that are given together: a table, hierarchies for its columns, a recipe. What each of them
/// is, is told by what is in it; whatever that leaves open is asked.

import type {FileFit, Hierarchy, Problem, Recipe} from "../../generated/protocol.js"
import {type FilesTogether, largestHierarchy, type ReadOptions, type TableFiles} from "../../shared/calls.js"
import {arrived, workbookModule} from "../modules.js"
import {isJob, isRecipe} from "../recipe-file.js"
import {chosenFiles, type Given, type GivenFile, givenFile, levelsOf, withColumn, withLevels} from "../state/given.js"
import {attributeOf, fileOfLevels, keyOf, textOf, withHierarchy} from "../state/recipe.js"
import {answers, entryOf, recipeOf} from "../state/state.js"
import {nameOf, words} from "../words.js"
import {outcomeOf} from "./ask.js"
import {sameBytes} from "./bytes.js"
import {commit, type Context} from "./context.js"
import type {Loading} from "./loading.js"
import {readOptionsOf} from "./read-options.js"

/// Bytes up to which files are read to see whether they belong together.
const mostRead = 1 << 27

export class Giving {
  readonly #context: Context
  readonly #loading: Loading
  readonly #load: (files: TableFiles, options: ReadOptions) => void

  /// `load` reads a table, whatever has become of the worker.
  constructor(context: Context, loading: Loading, load: (files: TableFiles, options: ReadOptions) => void) {
    this.#context = context
    this.#loading = loading
    this.#load = load
    context.store.listen((state, previous) => {
      if (state.given === null) return
      const isAnother = state.table !== previous.table
      // Files wait for the table that they are for, and are held against each that takes its place.
      const waits = isAnother || (state.given.stage === "looking" && !answers(previous))
      if (waits && answers(state) && state.given.stage !== "using") void this.#look(state.given)
      // A table that could not be read has no columns.
      else if (state.loadProblem !== null && state.loadProblem !== previous.loadProblem && state.table === null)
        this.#put({...state.given, stage: "which-table"})
    })
  }

  /// Takes files from wherever they are dropped or chosen.
  async take(files: readonly File[]): Promise<void> {
    const {store} = this.#context
    const others: File[] = []
    for (const file of files) {
      const isOurs = (file.name.toLowerCase().endsWith(".json") && (await isRecipe(file))) || (await isJob(file))
      if (isOurs) await this.#loading.openRecipe(file)
      else others.push(file)
    }
    const left = await this.#attachWanted(others)
    for (const file of left) this.#context.given.set(file.name, file)
    const {table, reading} = store.state
    const [only] = left
    if (only === undefined) return
    const asked = await this.#askedFor(left)
    if (asked !== null) return this.#load(asked, {})
    if (table !== null || reading !== null)
      return this.#look({stage: "looking", files: left.map(givenFile), table: null})
    if (left.length === 1) return this.#load([only], {})
    return this.#tellTable(left)
  }

  /// Some of the files are the table, or come `below` the one that is there; the others are held
  /// against its columns.
  loadAmong(indices: readonly number[], below = false): void {
    const {given, table} = this.#context.store.state
    const [first, ...others] = indices.flatMap(index => given?.files[index] ?? []).map(({file}) => file)
    if (given === null || first === undefined) return
    const files = given.files.filter((_, index) => !indices.includes(index))
    this.#put(files.length === 0 ? null : {stage: "looking", files, table: null})
    if (below && table !== null) this.#load([...table.files, first, ...others], table.options)
    else this.#load([first, ...others], {})
  }

  /// Reads files of the same people as one table, or the one of them that is all of it.
  loadTogether(only?: File): void {
    const {given} = this.#context.store.state
    if (given?.belonging === undefined) return
    const {persons, further} = given.belonging
    const together: TableFiles = [persons, ...further.map(({file}) => file)]
    // A small table may be a hierarchy for the one that is taken.
    const left = given.files.filter(({file, isTable}) =>
      only === undefined ? !together.includes(file) : file !== only && !isTable,
    )
    this.#put(left.length === 0 ? null : {stage: "looking", files: left, table: null})
    if (only !== undefined) this.#load([only], {})
    else this.#load(together, {join: further.map(({found}) => found.join)})
  }

  choose(index: number, attribute: string | null): void {
    const {given} = this.#context.store.state
    if (given !== null) this.#put(withColumn(given, index, attribute))
  }

  forget(): void {
    this.#put(null)
  }

  /// Puts all files into force that have a column, in one step that can be undone. What is refused
  /// stays, with the reason.
  async use(): Promise<void> {
    const {store, announce} = this.#context
    const {given} = store.state
    const recipe = recipeOf(store.state)
    if (given === null || recipe === null) return
    const chosen = chosenFiles(given)
    this.#put({...given, stage: "using"})
    const used: GivenFile[] = []
    const left: GivenFile[] = []
    for (const one of given.files) {
      const refused = one.attribute === null ? null : await this.#attach(recipe, one, chosen)
      if (store.state.table === null || store.state.given?.stage !== "using") return
      if (one.attribute === null || refused !== null) left.push({...one, refused})
      else used.push(one)
    }
    const entry = entryOf(store.state)
    if (entry === null) return
    this.#put(left.length === 0 ? null : {stage: "columns", files: left, table: null, areLeft: used.length > 0})
    const [first] = used
    if (first === undefined) return
    commit(
      this.#context,
      withLevels(entry, used),
      used.length === 1
        ? {id: "history-hierarchy", args: {name: nameOf(first.attribute ?? "")}}
        : {id: "history-hierarchies", args: {columns: used.length}},
    )
    const message = {id: "message-levels-used", args: {columns: used.length, left: left.length}}
    store.update({message})
    announce(words(message.id, message.args))
  }

  /// Gives the worker one file, after checking it against its column; what is wrong, if something is.
  async #attach(recipe: Recipe, one: GivenFile, chosen: readonly GivenFile[]): Promise<Problem | null> {
    const {client, files} = this.#context
    const {name} = one.file
    const attribute = one.attribute ?? ""
    const bytes = await one.file.arrayBuffer().catch(() => null)
    if (bytes === null) return {code: "unreadable", file: name}
    const isReplaced = (key: string): boolean => chosen.some(other => other.attribute === key)
    // A recipe knows files by their names: another one would be lost.
    const holder = recipe.attributes.find(
      ({hierarchy, ...other}) => fileOfLevels(hierarchy) === name && !isReplaced(keyOf(other)),
    )
    if (holder !== undefined && !sameBytes(bytes, files.get(name)))
      return {code: "file-name-taken", file: name, attribute: keyOf(holder)}
    const candidate = asQuasiIdentifier(recipe, attribute, levelsOf(one))
    const call = client.call("attach", {name, bytes, recipe: textOf(candidate), attribute})
    const outcome = await outcomeOf(this.#context, call)
    if (outcome?.ok === true) {
      files.set(name, bytes)
      return null
    }
    return outcome?.failure.kind === "problem" ? outcome.failure.problem : {code: "cancelled"}
  }

  /// Which of the files is the table: the only one that cannot be read as a hierarchy. Several are in
  /// the order of their names: that in which they were dropped means nothing.
  async #tellTable(dropped: readonly File[]): Promise<void> {
    const names = new Intl.Collator(undefined, {numeric: true})
    const files = [...dropped].sort((one, other) => names.compare(one.name, other.name))
    const given: Given = {stage: "looking", files: files.map(givenFile), table: null}
    this.#put(given)
    const outcome = await this.#context.client.call("areHierarchies", {files}).outcome
    if (this.#context.store.state.given !== given) return
    const tables = outcome.ok ? files.filter((_, i) => outcome.value[i] === false) : []
    const told = given.files.map(one => ({...one, isTable: tables.includes(one.file)}))
    const belonging = await this.#belonging(files)
    if (this.#context.store.state.given !== given) return
    if (belonging !== null) return this.#put({...given, files: told, stage: "which-table", belonging})
    const [table] = tables
    if (table === undefined || tables.length > 1) return this.#put({...given, files: told, stage: "which-table"})
    this.#put({...given, files: given.files.filter(({file}) => file !== table), table: table.name})
    this.#load([table], {})
  }

  /// How files belong together, unless reading them for that would take long.
  async #belonging(files: readonly File[]): Promise<FilesTogether | null> {
    if (files.reduce((sum, {size}) => sum + size, 0) > mostRead) return null
    await arrived()
    const call = this.#context.client.call("belonging", {files, workbook: workbookModule()})
    const outcome = await call.outcome
    if (!outcome.ok || outcome.value === null) return null
    // What comes back from the worker are copies.
    const given = (copy: File): File => files.find(({name, size}) => name === copy.name && size === copy.size) ?? copy
    const {persons, further} = outcome.value
    return {persons: given(persons), further: further.map(one => ({...one, file: given(one.file)}))}
  }

  /// The files in the order of an opened recipe that puts so many together; null if there is none, or
  /// neither their names nor what is in them tells which is which.
  async #askedFor(files: readonly File[]): Promise<TableFiles | null> {
    const {pending} = this.#context.store.state
    const {join = []} = pending === null ? {} : readOptionsOf(pending.text)
    if (join.length === 0 || files.length !== join.length + 1) return null
    const further = join.flatMap(({name}) => files.find(file => file.name.replace(/\.[^.]*$/, "") === name) ?? [])
    const [persons, ...others] = files.filter(file => !further.includes(file))
    if (persons !== undefined && others.length === 0) return [persons, ...further]
    const found = await this.#belonging(files)
    return found === null || found.further.length !== join.length
      ? null
      : [found.persons, ...found.further.map(({file}) => file)]
  }

  /// Holds the files against the columns of the table.
  async #look(before: Given): Promise<void> {
    const {store, client, announce} = this.#context
    const given: Given = {...before, stage: "looking"}
    this.#put(given)
    const recipe = recipeOf(store.state)
    // The table is on its way: this is called again when it is there.
    if (recipe === null || !answers(store.state)) return
    const names = new Set<string>()
    const looked = given.files.filter(({file}) => {
      const isNew = file.size <= largestHierarchy && !names.has(file.name)
      names.add(file.name)
      return isNew
    })
    const call = client.call("fits", {
      recipe: textOf(recipe),
      files: looked.map(({file}) => ({name: file.name, content: file})),
    })
    const outcome = await outcomeOf(this.#context, call, () => store.state.given === given)
    if (outcome === null) return
    if (!outcome.ok) return this.#put(null)
    const fits = new Map(outcome.value.map(fit => [fit.file, fit]))
    const files = given.files.map(one => fitted(one, looked.includes(one) ? fits.get(one.file.name) : undefined))
    this.#put({...given, stage: "columns", files})
    const fit = files.filter(({attribute}) => attribute !== null).length
    announce(words("given-announce", {files: files.length, fit}))
  }

  /// An opened recipe may wait for files, which it names. Those that are left.
  async #attachWanted(files: readonly File[]): Promise<readonly File[]> {
    const {store} = this.#context
    const left = [...files]
    for (;;) {
      const wanted = store.state.pending?.wants?.file
      const place = left.findIndex(({name}) => name === wanted)
      const [file] = place < 0 ? [] : left.splice(place, 1)
      if (file === undefined || store.state.table === null) return file === undefined ? left : [...left, file]
      await this.#loading.attach(file)
    }
  }

  #put(given: Given | null): void {
    this.#context.store.update({given})
  }
}

function fitted(one: GivenFile, fit: FileFit | undefined): GivenFile {
  return {...one, fit: fit ?? null, attribute: fit?.chosen ?? null, refused: null}
}

/// What the levels are held against: levels of other roles are not looked at.
function asQuasiIdentifier(recipe: Recipe, key: string, hierarchy: Hierarchy): Recipe {
  const present = attributeOf(recipe, key)
  const attributes = recipe.attributes.map(attribute =>
    attribute === present ? {...attribute, role: "quasi-identifier" as const} : attribute,
  )
  return withHierarchy({...recipe, attributes}, key, hierarchy)
}
