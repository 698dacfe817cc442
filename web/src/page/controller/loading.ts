/// Reading tables, and putting opened recipes into force.

import type {FirstLine, Inspection, Problem, Recipe} from "../../generated/protocol.js"
import type {ReadOptions, TableFiles} from "../../shared/calls.js"
import type {Call} from "../client.js"
import type {Example} from "../examples/example.js"
import {contentsOf} from "../state/fates.js"
import {begin, type Label} from "../state/history.js"
import {isPolicy, policyFor, type PolicyState} from "../state/policy.js"
import {fileOfLevels, keyOf, textOf} from "../state/recipe.js"
import {cleared} from "../state/results.js"
import {isSession, type Session, sessionFrom} from "../state/session.js"
import {contentsNow, entryOf, type LoadProblem, type Reading, recipeOf, type LoadedTable} from "../state/state.js"
import {tableName, words} from "../words.js"
import {arrived, workbookModule} from "../modules.js"
import {isOfOtherKind, isXml} from "../recipe-file.js"
import {commit, type Context} from "./context.js"
import {readAs, readOptionsOf, sameLayout, says, stillMeant} from "./read-options.js"

/// A table on its way in.
interface WantedTable {
  readonly files: TableFiles
  readonly options: ReadOptions
  readonly anyway: boolean
  readonly policy: PolicyState | null
}

/// How many of the first records are shown.
const firstRecords = 10

/// Problems of a file that may be read all the same, if the person says where its table is.
export const ofLayout: readonly Problem["code"][] = [
  "ragged",
  "blank-line",
  "duplicate-name",
  "separator-line",
  "no-records",
  "parameter",
]

/// Or how its letters are written, or that it is to be tried.
const again: readonly Problem["code"][] = ["too-large", "encoding", "missing-sheet", ...ofLayout]

export class Loading {
  readonly #context: Context
  #call: Call<"load"> | null = null
  /// The table that is being read, or that the next worker is to read.
  #wanted: WantedTable | null = null
  /// How the person said that the table is to be read, where a recipe that is not in force has said
  /// more.
  #own: ReadOptions | null = null

  constructor(context: Context) {
    this.#context = context
  }

  /// Reads files as one table. If that fails, the table that was there stays.
  async load(
    files: TableFiles,
    said: ReadOptions,
    anyway = false,
    own: ReadOptions = said,
    policy: PolicyState | null = policyFor(this.#context.store.state),
  ): Promise<void> {
    const {store, client, announce} = this.#context
    store.update({reading: beginningOf(files), loadProblem: null, step: "load"})
    await arrived()
    const options = stillMeant(said, store.state.table?.options ?? {})
    this.#call?.cancel()
    const {pending} = store.state
    // A recipe that waits for its table says how to read it, unless the user has just said so.
    const wanted = forFiles(files, pending === null ? options : {...readOptionsOf(pending.text), ...options})
    const params = {files, options: wanted, anyway, workbook: workbookModule(), policy: policy?.text ?? null}
    const call = client.call("load", params, progress => {
      // Whoever has cancelled sees no more of it.
      if (this.#call === call && this.#wanted !== null) store.update({reading: progress})
    })
    this.#call = call
    // Of several files, a problem names the one that it is with.
    if (files.length > 1) for (const file of files) this.#context.given.set(file.name, file)
    this.#wanted = {files, options, anyway, policy}
    const outcome = await call.outcome
    if (this.#call !== call) return
    this.#call = null
    // The next worker reads what this one has ended with, unless that was for want of memory.
    if (outcome.ok || outcome.failure.kind !== "dead") {
      this.#wanted = null
      store.update({reading: null})
    }
    if (!outcome.ok) {
      if (outcome.failure.kind === "dead") return
      const {problem} = outcome.failure
      if (problem.code === "cancelled") return
      const source = fileAtFault(files, problem)
      const lines = ofLayout.includes(problem.code) && source !== null ? await this.#firstLines(source, wanted) : []
      if (this.#call !== null) return
      const loadProblem = loadProblemOf(files, options, problem)
      store.update({loadProblem: {...loadProblem, files: again.includes(problem.code) ? files : null, lines}})
      return
    }
    this.#own = pending === null ? null : own
    // Not before: a table that could not be read again is still under the policy of before.
    store.update({policy})
    await this.#accept(files, wanted, outcome.value)
    const {records, columns} = outcome.value.inspection
    announce(words("load-announce", {name: tableName(files), records, columns: columns.length}))
  }

  /// The first lines of a file as they stand in it, for whoever says where its table begins.
  async #firstLines(file: File, options: ReadOptions): Promise<readonly FirstLine[]> {
    const outcome = await this.#context.client.call("firstLines", {file, options}).outcome
    return outcome.ok ? outcome.value.lines : []
  }

  cancel(): void {
    this.#wanted = null
    this.#call?.cancel()
    this.#context.store.update({reading: null})
  }

  /// The table that the next worker is to read.
  next(files: TableFiles, options: ReadOptions): void {
    this.#wanted = {files, options, anyway: false, policy: policyFor(this.#context.store.state)}
  }

  /// The worker had no memory for the file that it was reading: says so. False if it was not the
  /// reading of another file than the table's that needed more.
  exhausted(memory: number, reading: Reading | null): boolean {
    const {store} = this.#context
    const wanted = this.#wanted
    if (wanted === null || reading === null) return false
    this.#wanted = null
    const problem: Problem = {
      code: "no-memory",
      records: reading.need?.records ?? reading.records,
      found: reading.need?.bytes ?? memory,
      expected: memory,
    }
    store.update({loadProblem: loadProblemOf(wanted.files, wanted.options, problem)})
    return true
  }

  async #accept(
    files: TableFiles,
    options: ReadOptions,
    {inspection, sha256}: {readonly inspection: Inspection; readonly sha256: string},
  ): Promise<void> {
    const {store, client} = this.#context
    const previous = store.state
    const first = await client.call("rows", {first: 0, count: firstRecords}).outcome
    const {delimiter, encoding} = inspection.format
    const name = tableName(files)
    const table: LoadedTable = {
      files,
      options,
      sha256,
      inspection,
      first: first.ok ? first.value : {from: 0, rows: []},
      lines: await this.#firstLines(files[0], {...options, delimiter, encoding}),
    }
    const results = cleared(previous.results, "table")
    // What was written of another file is not said of this one.
    const own = previous.table?.sha256 === sha256 ? {} : {pins: [], texts: {}}
    const earlier = entryOf(previous)
    const edited = previous.history !== null && previous.history.entries.length > 1
    // Settings that were worked on are kept wherever they fit the new table.
    if (edited && earlier !== null && previous.history !== null) {
      const kept = textOf(await this.#conformed(earlier.recipe))
      const fits = await client.call("check", {recipe: kept}).outcome
      if (fits.ok) {
        store.update({results, table, message: {id: "message-settings-kept", args: {name}}})
        commit(
          this.#context,
          {recipe: readAs(JSON.parse(kept) as Recipe, inspection), shelf: earlier.shelf},
          {id: "history-loaded", args: {name}},
        )
        return this.#retry()
      }
    }
    const recipe = await this.#conformed(inspection.recipe)
    store.update({
      ...own,
      results,
      table,
      history: begin({
        recipe,
        shelf: new Map(),
        label: {id: "history-loaded", args: {name}},
      }),
      message:
        edited && earlier !== null
          ? {
              id: "message-settings-do-not-fit",
              args: {name: previous.table === null ? "" : tableName(previous.table.files), next: name},
              recipe: earlier.recipe,
            }
          : null,
    })
    return this.#retry()
  }

  /// Opens a small table with its recipe and what stands beside it.
  async openExample({id, file, csv, recipe, tables = {}, step}: Example): Promise<void> {
    const {store} = this.#context
    store.update({pending: null})
    await this.load([new File([csv], file, {type: "text/csv"})], {})
    if (store.state.table?.files[0].name !== file || store.state.loadProblem !== null) return
    const text = JSON.stringify(recipe)
    for (const [name, content] of Object.entries(tables)) {
      const bytes = new TextEncoder().encode(content).buffer as ArrayBuffer
      if ((await this.#keep(name, bytes, text)) !== null) return
    }
    store.update({pending: {name: file, text, problem: null, wants: null}})
    await this.#retry()
    if (store.state.pending === null) store.update({step, message: {id: `example-${id}-look`, args: {}}})
  }

  /// Gives the worker a table beside the data; what is wrong with it, if something is.
  async #keep(name: string, bytes: ArrayBuffer, recipe: string): Promise<Problem | null> {
    const outcome = await this.#context.client.call("keep", {name, bytes, recipe}).outcome
    if (outcome.ok) this.#context.files.set(name, bytes)
    return outcome.ok || outcome.failure.kind !== "problem" ? null : outcome.failure.problem
  }

  /// Opens a recipe: for the table that is loaded, or for the next one.
  async openRecipe(file: File): Promise<void> {
    const {store} = this.#context
    const bytes = await file.arrayBuffer()
    let text: string
    try {
      // What is no recipe may be in any encoding.
      if (isXml(file.name, new TextDecoder().decode(bytes.slice(0, 64)))) return await this.#openJob(file.name, bytes)
      text = new TextDecoder("utf-8", {fatal: true}).decode(bytes)
      // The fingerprint of a policy is that of all its bytes.
      if (isPolicy(text)) text = new TextDecoder("utf-8", {fatal: true, ignoreBOM: true}).decode(bytes)
    } catch {
      store.update({
        pending: {
          name: file.name,
          text: "",
          problem: {code: "encoding", file: file.name, detail: "utf-8"},
          wants: null,
        },
      })
      return
    }
    await this.#open(file.name, text)
  }

  /// Opens a job of ANON as the recipe that it comes to.
  async #openJob(name: string, bytes: ArrayBuffer): Promise<void> {
    const {store, client} = this.#context
    await arrived()
    const outcome = await client.call("recipeOfJob", {bytes, workbook: workbookModule()}).outcome
    if (outcome.ok) return this.#open(name, outcome.value)
    if (outcome.failure.kind !== "problem") return
    const problem = {...outcome.failure.problem, file: name}
    store.update({pending: {name, text: "", problem, wants: null}})
  }

  async #open(name: string, text: string): Promise<void> {
    const {store, announce} = this.#context
    if (isPolicy(text)) return this.#adopt(name, text)
    if (isOfOtherKind(text)) return store.update({otherRecipe: {name, text}})
    const session = isSession(text) ? sessionFrom(text) : undefined
    if (session !== undefined && "flaw" in session) {
      const message = {id: `message-session-${session.flaw}`, args: {name, field: session.field}}
      announce(words(message.id, message.args))
      return store.update({message})
    }
    const opened = session === undefined ? {text} : {text: textOf(session.recipe), session}
    store.update({pending: {name, problem: null, wants: null, ...opened}, message: null})
    await this.#retry()
    const {table, pending} = store.state
    if (table !== null && pending?.session !== undefined && pending.problem === null) store.update({step: "load"})
  }

  /// Works on under a policy from now on: the table that is there is read again under it.
  async #adopt(name: string, text: string): Promise<void> {
    const {store, client, announce} = this.#context
    const before = policyFor(store.state)
    if (before?.isPortals === true) {
      announce(words("message-policy-stays"))
      return store.update({message: {id: "message-policy-stays", args: {}}})
    }
    await arrived()
    const outcome = await client.call("policy", {text}).outcome
    if (!outcome.ok) {
      if (outcome.failure.kind !== "problem") return
      const problem = {...outcome.failure.problem, file: name}
      const none = {files: null, source: null, options: {}, lines: []}
      return store.update({loadProblem: {name, problem, ...none}, step: "load"})
    }
    await this.#readUnder({name, text, policy: outcome.value, isPortals: false})
    const {policy} = store.state
    if (policy?.text === text) announce(words("policy-title", {id: policy.policy.id}))
  }

  async forgetPolicy(): Promise<void> {
    const {store} = this.#context
    if (store.state.policy?.isPortals !== false) return
    return this.#readUnder(null)
  }

  /// The table under another policy, or under none; settings that were worked on stay.
  async #readUnder(policy: PolicyState | null): Promise<void> {
    const {store} = this.#context
    const {table} = store.state
    if (table === null) return store.update({policy, loadProblem: null})
    return this.load(table.files, table.options, true, table.options, policy)
  }

  /// Sets what the policy asks for, in one step that can be undone.
  async conform(): Promise<void> {
    const {store, announce} = this.#context
    const entry = entryOf(store.state)
    const {policy} = store.state
    if (entry === null || policy === null) return
    const recipe = await this.#conformed(entry.recipe)
    const id = textOf(recipe) === textOf(entry.recipe) ? "message-conforms" : "message-conformed"
    const args = {id: policy.policy.id}
    if (entryOf(store.state) !== entry) return
    if (id === "message-conformed") commit(this.#context, {recipe, shelf: entry.shelf}, {id: "history-conformed", args})
    store.update({message: {id, args}})
    announce(words(id, args))
  }

  /// What the policy asks for is set as soon as there is a table, and whatever is opened for it.
  async #conformed(recipe: Recipe): Promise<Recipe> {
    const {store, client} = this.#context
    if (store.state.policy === null) return recipe
    const outcome = await client.call("conform", {recipe: textOf(recipe)}).outcome
    return outcome.ok ? (JSON.parse(outcome.value) as Recipe) : recipe
  }

  /// Takes the settings of an opened session for a table that is not its own: nothing else of it is.
  async useSessionAnyway(): Promise<void> {
    const {store} = this.#context
    const {pending} = store.state
    if (pending === null) return
    const {session: _, ...recipe} = pending
    store.update({pending: recipe})
    await this.#retry()
  }

  /// Puts a recipe away that is not in force. A table that was read as it says is read again without.
  async forgetRecipe(): Promise<void> {
    const {store} = this.#context
    store.update({pending: null})
    const {table} = store.state
    if (this.#own !== null && table !== null) await this.load(table.files, this.#own)
  }

  /// Reads a workbook that lacks the sheet which an opened recipe names: the first that may be a table.
  async loadFirstSheet(files: TableFiles): Promise<void> {
    const {store} = this.#context
    const {pending} = store.state
    if (pending === null) return this.load(files, {})
    const recipe = JSON.parse(pending.text) as {data?: {format?: {sheet?: string}}}
    delete recipe.data?.format?.sheet
    store.update({pending: {...pending, text: JSON.stringify(recipe)}})
    return this.load(files, {})
  }

  /// Attaches a hierarchy file that the opened recipe asks for, under the name it uses.
  async attach(file: File): Promise<void> {
    const {store, client} = this.#context
    const {pending} = store.state
    if (pending?.wants == null) return
    const {file: name, attribute} = pending.wants
    this.#context.given.set(name, file)
    const bytes = await file.arrayBuffer()
    if (attribute === null) {
      const problem = await this.#keep(name, bytes, pending.text)
      return problem === null ? this.#retry() : this.#refuse(problem)
    }
    const outcome = await client.call("attach", {name, bytes, recipe: pending.text, attribute}).outcome
    if (outcome.ok) {
      this.#context.files.set(name, bytes)
      return this.#retry()
    }
    if (outcome.failure.kind === "problem") this.#refuse(outcome.failure.problem)
  }

  /// Tries to put the opened recipe into force.
  async #retry(): Promise<void> {
    const {store, client, announce} = this.#context
    const {pending, table, history} = store.state
    if (pending === null || table === null || history === null) return
    // Whether another file is meant is for the person to say.
    if (pending.session !== undefined && pending.session.sha256 !== table.sha256) return
    // A recipe that says where its table stands is asked before what was found out.
    const said = readOptionsOf(pending.text)
    const found = table.inspection.recipe.data.format
    const {sheet = found.sheet} = said
    const meant = sheet === undefined ? said : {...said, sheet}
    if (says(said) && !sameLayout(meant, found) && table.options.said !== true)
      return this.load(table.files, {delimiter: table.inspection.format.delimiter, ...meant}, false, table.options)
    const outcome = await client.call("check", {recipe: pending.text}).outcome
    if (!outcome.ok) {
      if (outcome.failure.kind === "problem") this.#refuse(outcome.failure.problem)
      return
    }
    this.#own = null
    const recipe = readAs(await this.#conformed(JSON.parse(outcome.value) as Recipe), table.inspection)
    const label: Label = {id: "history-recipe", args: {name: pending.name}}
    const {session} = pending
    const message = {id: session === undefined ? "message-recipe-in-force" : "message-session-in-force"}
    store.update({
      pending: null,
      loadProblem: null,
      message: {...message, args: {name: pending.name}},
    })
    commit(this.#context, {recipe, shelf: session?.shelf ?? new Map()}, label)
    if (session !== undefined) this.#resume(session)
    announce(words(message.id, {name: pending.name}))
  }

  /// Goes on where a session was left. Whoever opened its file has it.
  #resume({pins, texts, step}: Session): void {
    const {store} = this.#context
    store.update({pins, texts, step})
    const {fates} = store.state.results
    store.updateResults({
      fates: {...fates, session: {fate: "confirmed", contents: contentsOf("session", contentsNow(store.state))}},
    })
  }

  #refuse(problem: Problem): void {
    const {store} = this.#context
    const {pending} = store.state
    if (pending === null) return
    const {file, attribute} = problem
    // A file that was attached and does not fit leaves the wish for one that does.
    const wants =
      problem.code === "file-not-attached" && file !== undefined ? {file, attribute: attribute ?? null} : pending.wants
    store.update({pending: {...pending, problem, wants}})
  }

  /// What a new worker is to read before anything else: the table that is there.
  awaited(): Reading | null {
    const {table} = this.#context.store.state
    return table === null || recipeOf(this.#context.store.state) === null ? null : beginningOf(table.files)
  }

  /// After a death: a new worker has no table, so the same file is read again, and `recall` gives
  /// it what was found. The settings stay whatever happens, and take effect when the file is
  /// there. Then comes the file that was being read, or was chosen since.
  async again(recall: () => Promise<void>): Promise<void> {
    const wanted = this.#wanted
    this.#wanted = null
    await this.#tableAgain(recall)
    if (wanted !== null) await this.load(wanted.files, wanted.options, wanted.anyway, wanted.options, wanted.policy)
  }

  async #tableAgain(recall: () => Promise<void>): Promise<void> {
    const {store, client} = this.#context
    const {table} = store.state
    const recipe = recipeOf(store.state)
    if (table === null || recipe === null) return
    const {files, options} = table
    store.update({reading: beginningOf(files)})
    // It was read before, whatever its beginning promises.
    const policy = store.state.policy?.text ?? null
    const params = {files, options, anyway: true, workbook: workbookModule(), policy}
    const call = client.call("load", params, progress => store.update({reading: progress}))
    this.#call = call
    const outcome = await call.outcome
    this.#call = null
    if (!outcome.ok) {
      if (outcome.failure.kind === "problem")
        store.update({
          reading: null,
          loadProblem: loadProblemOf(files, options, outcome.failure.problem),
          step: "load",
        })
      return
    }
    await this.#attachAgain(recipe)
    const {inspection, sha256} = outcome.value
    if (sha256 === table.sha256) await recall()
    else
      store.update({
        results: cleared(store.state.results, "table"),
        table: {...table, sha256, inspection},
        message: {id: "message-file-differs", args: {name: tableName(files)}},
      })
    if (store.state.engine.status !== "ready") return
    store.update({reading: null})
    // A recipe that the ended worker was to look at still waits.
    await this.#retry()
  }

  async #attachAgain(recipe: Recipe): Promise<void> {
    const {client, files} = this.#context
    for (const attribute of recipe.attributes) {
      const name = fileOfLevels(attribute.hierarchy)
      const bytes = files.get(name ?? "")
      if (name === undefined || bytes === undefined) continue
      // If it no longer fits, Describe says so when it asks for the hierarchy.
      await client.call("attach", {
        name,
        bytes,
        recipe: textOf(recipe),
        attribute: keyOf(attribute),
      }).outcome
    }
    for (const {file} of Object.values(recipe.tables ?? {})) {
      const bytes = files.get(file)
      if (bytes !== undefined) await this.#keep(file, bytes, textOf(recipe))
    }
  }
}

/// Without the further tables that a recipe names, where they were not given: it then says what it lacks.
function forFiles(files: TableFiles, options: ReadOptions): ReadOptions {
  const {join, ...others} = options
  return join?.length === files.length - 1 ? options : others
}

function beginningOf([{name, size}]: TableFiles): Reading {
  return {name, size, read: 0, records: 0, need: null}
}

/// Why files were not read, without a way to read them all the same.
function loadProblemOf(files: TableFiles, options: ReadOptions, problem: Problem): LoadProblem {
  const source = fileAtFault(files, problem)
  return {name: problem.file ?? tableName(files), problem, files: null, source, options, lines: []}
}

/// The file that a problem is with; null where several have its name.
function fileAtFault(files: TableFiles, {file: name}: Problem): File | null {
  if (name === undefined) return files[0]
  const [file = null, ...others] = files.filter(file => file.name === name)
  return others.length > 0 ? null : file
}
