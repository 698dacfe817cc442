/// The work on a file of sets, places or a graph: what is known of it, and what follows from what a
/// person does. Apart from the work on tables, which it leaves alone.

import type {
  Description,
  OtherBefore,
  OtherEnd,
  OtherFormat,
  OtherLook,
  Problem,
  SetAttackReport,
} from "../../generated/protocol.js"
import type {DataKind, OtherProgress} from "../../shared/kinds.js"
import {words} from "../words.js"
import type {KindEngine} from "./engine.js"
import type {KindExample} from "./examples.js"
import {levelsFile, newRecipe, type OtherRecipe, recipeText, withFormat} from "./recipes.js"

/// What is known of something that was asked for.
export type Known<T> =
  | {readonly status: "asking"}
  | {readonly status: "done"; readonly value: T}
  | {readonly status: "failed"; readonly problem: Problem}

/// A run under way, or what came of it.
export type KindRun =
  | {readonly status: "running"; readonly progress: OtherProgress | null; readonly stopping: boolean}
  | {readonly status: "failed"; readonly problem: Problem}
  /// `stopped`: somebody ended the search before it had ended. `recipe`: the text of the recipe that it was
  /// made by.
  | {
      readonly status: "done"
      readonly end: OtherEnd
      readonly release: Uint8Array<ArrayBuffer>
      readonly stopped: boolean
      readonly recipe: string
      readonly saved: boolean
    }

export interface KindState {
  readonly kind: DataKind
  readonly file: File | null
  /// The files that the recipe names and somebody has given, by name.
  readonly attached: Readonly<Record<string, File>>
  readonly look: Known<OtherLook> | null
  readonly recipe: OtherRecipe | null
  /// The name of the recipe's file, if it was opened.
  readonly opened: string | null
  /// What is wrong with a recipe that was opened.
  readonly refused: Problem | null
  readonly before: Known<OtherBefore> | null
  readonly run: KindRun | null
  readonly attack: (Known<SetAttackReport> & {readonly part?: number}) | null
}

function nothing(kind: DataKind): KindState {
  return {
    kind,
    file: null,
    attached: {},
    look: null,
    recipe: null,
    opened: null,
    refused: null,
    before: null,
    run: null,
    attack: null,
  }
}

/// Milliseconds after the last change of a recipe, before anything is asked for it.
const PAUSE = 250

export class KindWork extends EventTarget {
  state: KindState = nothing("transactions")
  description: Description | null = null
  readonly #engine: KindEngine
  #timer: ReturnType<typeof setTimeout> | undefined
  /// The recipe under which it was measured who is found in the file.
  #measured = ""
  /// Whatever was asked of an earlier file or recipe is not heard.
  #turn = 0
  /// The work on files of other kinds, to come back to.
  readonly #others = new Map<DataKind, KindState>()
  /// The file that the worker has.
  #loaded: File | null = null

  constructor(engine: KindEngine) {
    super()
    this.#engine = engine
  }

  /// Whether leaving the page would lose a release.
  get unsaved(): boolean {
    return [this.state, ...this.#others.values()].some(
      ({run}) => run?.status === "done" && run.end.problem === null && !run.saved,
    )
  }

  #update(changed: Partial<KindState>): void {
    this.state = {...this.state, ...changed}
    this.dispatchEvent(new Event("change"))
  }

  /// Goes to another kind of data, where it was left.
  choose(kind: DataKind): void {
    const {state} = this
    if (kind === state.kind) return this.#update({})
    this.#stop()
    // What is under way has ended with its worker; what has come of it has not.
    this.#others.set(state.kind, {
      ...state,
      run: state.run?.status === "running" ? null : state.run,
      attack: state.attack?.status === "asking" ? null : state.attack,
      before: state.before?.status === "asking" ? null : state.before,
    })
    this.state = this.#others.get(kind) ?? nothing(kind)
    this.#others.delete(kind)
    this.#update({})
    if (this.state.before === null) void this.#ask()
  }

  async openExample({kind, file, text, recipe}: KindExample): Promise<void> {
    this.choose(kind)
    this.#stop()
    this.#update(nothing(kind))
    await this.openRecipe(words(`example-${kind}-title`), JSON.stringify(recipe))
    this.#update({opened: null})
    await this.give(new File([text], file, {type: "text/csv"}))
  }

  /// Opens a recipe for the file that is there, or for the next one.
  async openRecipe(name: string, text: string): Promise<void> {
    const answer = await this.#engine.ask("recipe", {text})
    if (answer === null) return
    if ("problem" in answer) return this.#update({opened: name, refused: answer.problem})
    const recipe = JSON.parse(answer.value) as OtherRecipe
    this.choose(recipe.data.kind)
    this.#update({recipe, opened: name, refused: null, run: null, attack: null})
    void this.#ask()
  }

  /// Takes a file: the data, or one that the recipe names.
  async give(file: File): Promise<void> {
    const {kind, recipe, opened} = this.state
    this.#stop()
    const turn = this.#turn
    // The recipe of an earlier file says nothing of this one, unless it waited for it.
    const kept = this.state.file === null || this.state.file === file || opened !== null ? recipe : null
    this.#update({file, look: {status: "asking"}, before: null, recipe: kept})
    const problem = await this.#hand(file)
    if (turn !== this.#turn) return
    if (problem !== null) return this.#update({look: {status: "failed", problem}})
    const delimiter = kept?.data.format.delimiter
    const answer = await this.#engine.ask("look", {kind, delimiter})
    if (turn !== this.#turn || answer === null) return
    if ("problem" in answer) return this.#update({look: {status: "failed", problem: answer.problem}})
    const look = answer.value
    this.#update({
      look: {status: "done", value: look},
      recipe: this.state.recipe ?? newRecipe(kind, look.format, this.description),
    })
    await this.#ask()
  }

  /// Hands the file to the worker, and what its recipe names, unless it has them; what is wrong.
  async #hand(file: File): Promise<Problem | null> {
    if (this.#engine.alive && this.#loaded === file) return null
    const answer = await this.#engine.ask("open", {file})
    if (answer === null || "problem" in answer) return answer?.problem ?? null
    this.#loaded = file
    for (const [name, attached] of Object.entries(this.state.attached))
      await this.#engine.ask("attach", {name, file: attached})
    return null
  }

  /// Another separator shows other cells.
  async part(delimiter: string | undefined): Promise<void> {
    const {kind, recipe} = this.state
    if (recipe === null) return
    const {delimiter: _, ...format} = recipe.data.format as {readonly delimiter?: string}
    const said = delimiter === undefined ? format : {...format, delimiter}
    this.change(withFormat(recipe, said as unknown as OtherFormat))
    const answer = await this.#engine.ask("look", {kind, delimiter})
    if (answer !== null && "value" in answer) this.#update({look: {status: "done", value: answer.value}})
  }

  async attach(name: string, file: File): Promise<void> {
    this.#update({attached: {...this.state.attached, [name]: file}})
    // The worker has the file as it was, if it has it.
    this.#loaded = null
    await this.#ask()
  }

  /// Puts a changed recipe into force; what was found by another does not hold for it.
  change(recipe: OtherRecipe): void {
    if (this.state.run?.status === "running") this.#stop()
    this.#update({recipe, run: null, attack: null})
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), PAUSE)
  }

  /// Asks what is known of the file under the present recipe.
  async #ask(): Promise<void> {
    clearTimeout(this.#timer)
    const {recipe, file} = this.state
    if (recipe === null || file === null) return
    const turn = ++this.#turn
    this.#update({before: {status: "asking"}})
    const problem = await this.#hand(file)
    if (turn !== this.#turn) return
    if (problem !== null) return this.#update({before: {status: "failed", problem}})
    const text = recipeText(recipe)
    const answer = await this.#engine.ask("before", {recipe: text})
    if (turn !== this.#turn || answer === null) return
    this.#measured = text
    this.#update({
      before: "value" in answer ? {status: "done", value: answer.value} : {status: "failed", problem: answer.problem},
    })
  }

  /// Looks for a release, writes it and has it checked.
  async run(seed: string | undefined): Promise<void> {
    const {recipe, file} = this.state
    if (recipe === null || file === null) return
    clearTimeout(this.#timer)
    const turn = ++this.#turn
    const text = recipeText(recipe)
    // What was measured under another recipe does not hold for this one.
    const isMeasured = this.#measured === text
    const {before} = this.state
    this.#update({
      run: {status: "running", progress: null, stopping: false},
      attack: null,
      before: isMeasured ? before : null,
    })
    const problem = await this.#hand(file)
    if (turn !== this.#turn) return
    if (problem !== null) return this.#update({run: {status: "failed", problem}})
    const answer = await this.#engine.ask("run", {recipe: text, seed}, progress => {
      const {run} = this.state
      if (turn === this.#turn && run?.status === "running") this.#update({run: {...run, progress}})
    })
    if (turn !== this.#turn || answer === null) return
    this.#update({
      run:
        "problem" in answer
          ? {status: "failed", problem: answer.problem}
          : {status: "done", ...answer.value, recipe: text, saved: false},
    })
    if (!isMeasured) void this.#ask()
  }

  /// Ends a run with the best that it has; what has nothing before its end is ended at once.
  stopRun(): void {
    const {run} = this.state
    if (run?.status !== "running") return
    if (run.progress?.found === true) {
      this.#engine.keep()
      return this.#update({run: {...run, stopping: true}})
    }
    this.#stop()
    this.#update({run: null})
    void this.#ask()
  }

  async attack(): Promise<void> {
    const {run, file} = this.state
    if (run?.status !== "done" || file === null) return
    const turn = this.#turn
    this.#update({attack: {status: "asking", part: 0}})
    const problem = await this.#hand(file)
    if (turn !== this.#turn) return
    if (problem !== null) return this.#update({attack: {status: "failed", problem}})
    const {recipe, release} = run
    const answer = await this.#engine.ask("attack", {recipe, release}, part => {
      if (turn === this.#turn) this.#update({attack: {status: "asking", part}})
    })
    if (turn !== this.#turn || answer === null) return
    this.#update({
      attack: "value" in answer ? {status: "done", value: answer.value} : {status: "failed", problem: answer.problem},
    })
  }

  /// The release is a file.
  saved(): void {
    const {run} = this.state
    if (run?.status === "done") this.#update({run: {...run, saved: true}})
  }

  /// What a recipe needs beside the data and nobody has given.
  get wanted(): string | null {
    const {recipe, attached} = this.state
    const name = recipe === null ? null : levelsFile(recipe)
    return name === null || Object.hasOwn(attached, name) ? null : name
  }

  /// Ends whatever is asked.
  #stop(): void {
    clearTimeout(this.#timer)
    this.#turn += 1
    this.#engine.end()
    this.#loaded = null
    this.state = {...this.state, run: null, attack: null}
  }
}
