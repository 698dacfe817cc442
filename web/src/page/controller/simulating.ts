/// Whom a release is to withstand, and samples of a population.

import type {ScenarioAnswers} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {workbookModule} from "../modules.js"
import type {Simulated, SimulationQuestion} from "../state/simulation.js"
import {words} from "../words.js"
import type {Context} from "./context.js"

export class Simulating {
  readonly #context: Context
  #call: Call<"simulate"> | null = null

  constructor(context: Context) {
    this.#context = context
    const {store} = context
    store.listen((state, previous) => {
      // The table was the population, or the recipe was for it.
      if (state.table === previous.table || state.simulated === null) return
      if (state.simulated.question.population === "example") return
      this.#call?.cancel()
      this.#call = null
      store.update({simulated: null})
    })
  }

  async advise(answers: ScenarioAnswers): Promise<void> {
    const {store, client} = this.#context
    store.update({advised: {answers, value: store.state.advised?.value ?? null, problem: null}})
    const outcome = await client.call("advise", {answers}).outcome
    if (store.state.advised?.answers !== answers) return
    if (outcome.ok) store.update({advised: {answers, value: outcome.value, problem: null}})
    else if (outcome.failure.kind === "problem")
      store.update({advised: {answers, value: null, problem: outcome.failure.problem}})
  }

  async simulate(question: SimulationQuestion): Promise<void> {
    const {store, client, announce} = this.#context
    this.#call?.cancel()
    const asking: Simulated = {
      question,
      status: "asking",
      progress: {done: 0, all: question.request.fractions.length * question.request.samples},
      value: null,
      problem: null,
    }
    const {recipe, file: population, request} = question
    const call = client.call("simulate", {recipe, population, request, workbook: workbookModule()}, progress => {
      const {simulated} = store.state
      if (this.#call === call && simulated !== null) store.update({simulated: {...simulated, progress}})
    })
    this.#call = call
    store.update({simulated: asking})
    const outcome = await call.outcome
    if (this.#call !== call) return
    this.#call = null
    const {progress} = store.state.simulated ?? asking
    if (outcome.ok) {
      const looked = outcome.value.report.fractions.reduce((sum, {samples}) => sum + samples, 0)
      const all = {done: looked, all: progress.all}
      store.update({simulated: {...asking, status: "done", progress: all, value: outcome.value}})
      announce(words("simulation-announce", {done: looked}))
    } else {
      const problem = outcome.failure.kind === "problem" ? outcome.failure.problem : null
      const isNothing = problem === null || problem.code === "cancelled"
      store.update({simulated: isNothing ? null : {...asking, status: "failed", problem}})
    }
  }

  /// Ends with the samples that were looked at.
  stop(): void {
    const {store} = this.#context
    const {simulated} = store.state
    if (this.#call === null || simulated === null) return
    this.#call.keep()
    store.update({simulated: {...simulated, status: "stopping"}})
  }
}
