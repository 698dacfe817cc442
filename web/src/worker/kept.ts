/// What the table on hand and the last requests about it have left. Frees it when something else takes its place.

import {Files, type Application, type Job, type Reread, type Solved, type LoadedTable} from "../generated/outis_wasm.js"
import type {Code, Problem} from "../generated/protocol.js"
import {reread} from "./attacking.js"
import {Closer} from "./closer.js"
import {letGo} from "./handles.js"
import type {Cancellable} from "./looking.js"

type Held = {readonly key: string; readonly solved: Solved} | null

export class Kept {
  table: LoadedTable | null = null
  files = new Files()
  readonly #names = new Set<string>()
  /// How many times all that was found was forgotten: whoever takes long sees whether it still counts.
  forgotten = 0
  /// The job made last, by its recipe's text.
  #job: {readonly recipe: string; readonly job: Job} | null = null
  /// What the last search found, by its key, and what levels that a recipe names itself come to: whoever
  /// tries levels by hand has what was found before in its place.
  #searched: Held = null
  #fixed: Held = null
  /// The application made last, by its recipe's text.
  #application: {readonly recipe: string; readonly application: Application; readonly closer: Closer} | null = null

  /// What it writes, read once more, if somebody has asked for that.
  #reread: {readonly recipe: string; readonly release: Reread} | null = null

  loaded(): LoadedTable {
    if (this.table === null) throw problem("no-table")
    return this.table
  }

  /// The job of a recipe; the last one is kept, since several calls are made about each recipe.
  jobOf(recipe: string): Job {
    if (this.#job?.recipe !== recipe) {
      const made = this.loaded().job(recipe, this.files)
      this.#job?.job.free()
      this.#job = {recipe, job: made}
    }
    return this.#job.job
  }

  /// What is done with a job that nobody else uses, and that is freed after it: other calls may come
  /// between its steps.
  async withOwnJob<T>(recipe: string, use: (job: Job) => Promise<T>): Promise<T> {
    const job = this.loaded().job(recipe, this.files)
    try {
      return await use(job)
    } finally {
      letGo(job)
    }
  }

  remember(key: string, solved: Solved | undefined): void {
    this.#searched?.solved.free()
    this.#searched = solved === undefined ? null : {key, solved}
    this.#apply(null)
  }

  /// What was found for a recipe, applied to the table. Levels that the recipe names itself need
  /// no search; others must have been searched last.
  application(recipe: string): Application {
    return this.#applied(recipe).application
  }

  /// What is written of it, read once more. To be used before anybody else is heard.
  async reread(recipe: string, control: Cancellable): Promise<Reread> {
    if (this.#reread?.recipe === recipe) return this.#reread.release
    const release = await reread(this.application(recipe), control)
    // Meanwhile others may have looked at another table; then what was found is not that any more.
    if (this.#application?.recipe !== recipe) {
      letGo(release)
      throw problem("not-searched")
    }
    this.#reread?.release.free()
    this.#reread = {recipe, release}
    return release
  }

  /// What is looked at more closely of what was found for a recipe.
  closer(recipe: string): Closer {
    return this.#applied(recipe).closer
  }

  /// Other files: those before and one of this name. What was found holds on, unless it may have been
  /// found with another file of that name.
  attach(name: string, files: Files): void {
    if (this.#names.has(name)) this.forget()
    this.#names.add(name)
    this.files.free()
    this.files = files
  }

  /// Nothing that was made of the table or with its files holds any more.
  forget(): void {
    this.forgotten++
    this.#job?.job.free()
    this.#searched?.solved.free()
    this.#fixed?.solved.free()
    this.#apply(null)
    this.#job = this.#searched = this.#fixed = null
  }

  #applied(recipe: string): {readonly application: Application; readonly closer: Closer} {
    if (this.#application?.recipe === recipe) return this.#application
    const job = this.jobOf(recipe)
    const key = job.searchKey()
    const held = job.isFixed() ? this.#levels(job, key) : this.#searched
    if (held?.key !== key) throw problem("not-searched")
    const application = job.apply(held.solved)
    const made = {recipe, application, closer: new Closer(application)}
    this.#apply(made)
    return made
  }

  /// What the levels come to that a job's recipe names.
  #levels(job: Job, key: string): Held {
    if (this.#fixed?.key === key) return this.#fixed
    const run = job.search()
    try {
      run.step(1)
      const solved = run.solved()
      if (solved === undefined) throw run.noneFound() as Problem
      this.#fixed?.solved.free()
      return (this.#fixed = {key, solved})
    } finally {
      run.free()
    }
  }

  /// Puts another application in the place of the one before.
  #apply(made: {readonly recipe: string; readonly application: Application; readonly closer: Closer} | null): void {
    this.#application?.closer.end()
    this.#application?.application.free()
    this.#reread?.release.free()
    this.#reread = null
    this.#application = made
  }
}

export function problem(code: Code): Problem {
  return {code}
}
