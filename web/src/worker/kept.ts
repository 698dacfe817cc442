/// What the table on hand and the last requests about it have left. Frees it when something else takes its place.

import {Files, type Application, type Job, type Solved, type Table} from "../generated/outis_wasm.js"
import type {Code, Problem} from "../generated/protocol.js"
import {Closer} from "./closer.js"
import {letGo} from "./handles.js"

export class Kept {
  table: Table | null = null
  files = new Files()
  /// The job made last, by its recipe's text.
  #job: {readonly recipe: string; readonly job: Job} | null = null
  /// What was found last, by the key of its search.
  #solved: {readonly key: string; readonly solved: Solved} | null = null
  /// The application made last, by its recipe's text.
  #application: {readonly recipe: string; readonly application: Application; readonly closer: Closer} | null = null

  loaded(): Table {
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
    this.#solved?.solved.free()
    this.#solved = solved === undefined ? null : {key, solved}
    this.#apply(null)
  }

  /// What was found for a recipe, applied to the table. Levels that the recipe names itself need
  /// no search; others must have been searched last.
  application(recipe: string): Application {
    return this.#applied(recipe).application
  }

  /// What is looked at more closely of what was found for a recipe.
  closer(recipe: string): Closer {
    return this.#applied(recipe).closer
  }

  /// Nothing that was made of the table or with its files holds any more.
  forget(): void {
    this.#job?.job.free()
    this.#solved?.solved.free()
    this.#apply(null)
    this.#job = this.#solved = null
  }

  #applied(recipe: string): {readonly application: Application; readonly closer: Closer} {
    if (this.#application?.recipe === recipe) return this.#application
    const job = this.jobOf(recipe)
    const key = job.searchKey()
    if (job.isFixed() && this.#solved?.key !== key) {
      const run = job.search()
      run.step(1)
      this.remember(key, run.solved())
      const none = this.#solved === null ? (run.noneFound() as Problem) : null
      run.free()
      if (none !== null) throw none
    }
    if (this.#solved?.key !== key) throw problem("not-searched")
    const application = job.apply(this.#solved.solved)
    const made = {recipe, application, closer: new Closer(application)}
    this.#apply(made)
    return made
  }

  /// Puts another application in the place of the one before.
  #apply(made: {readonly recipe: string; readonly application: Application; readonly closer: Closer} | null): void {
    this.#application?.closer.end()
    this.#application?.application.free()
    this.#application = made
  }
}

export function problem(code: Code): Problem {
  return {code}
}
