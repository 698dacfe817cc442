/// Attacks on what would be released, and files that others have published.

import type {Recipe, Role} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import type {Attacked} from "../../shared/calls.js"
import {workbookModule} from "../modules.js"
import {
  type Attacker,
  attackQuestion,
  type AttackAnswer,
  type EarlierDefence,
  type Person,
  type Target,
  targets,
} from "../state/attack.js"
import {textOf} from "../state/recipe.js"
import type {Defence} from "../state/defences.js"
import {cleared} from "../state/results.js"
import {answers, blocked, recipeOf, type State} from "../state/state.js"
import {list, nameOf, words} from "../words.js"
import {ask, outcomeOf, type Place} from "./ask.js"
import {commitRecipe, type Context} from "./context.js"

export class Attacking {
  readonly #context: Context
  readonly #calls: Partial<Record<Target, Call<"attack">>> = {}
  #audit: Call<"audit"> | null = null
  #defence: Call<"tryDefence"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen(state => {
      if (state.step === "attack" && blocked(state, "attack") === null)
        for (const target of targets) if (target !== "person") void this.#attack(state, target, null)
    })
    context.store.listen((state, previous) => {
      // What others have is for the table that was there.
      if (state.table !== previous.table) this.stop()
    })
  }

  /// What was written was not compared with other earlier releases.
  set(attacker: Attacker): void {
    const {store} = this.#context
    const {earlier} = store.state.attacker
    store.update({attacker})
    if (attacker.earlier !== earlier) store.updateResults(cleared(store.state.results, "release"))
  }

  /// What somebody would learn of a person of whom they know this.
  ask(person: Person): void {
    void this.#attack(this.#context.store.state, "person", person)
  }

  stop(): void {
    this.#defence?.cancel()
    for (const target of targets) this.#calls[target]?.cancel()
  }

  /// Tries what was stopped once more: whoever looks at the step asks for it.
  again(): void {
    this.#context.store.updateResults({attacks: {...this.#context.store.state.results.attacks, table: null}})
  }

  /// The file that was looked at before is then gone.
  stopAudit(): void {
    this.#audit?.cancel()
  }

  /// Puts a protection into force and looks for the table that has it.
  defend(recipe: Recipe, {attribute}: Pick<Defence, "attribute">, name: string): void {
    commitRecipe(this.#context, () => recipe, {
      id: attribute === null ? "history-defence" : "history-defence-of",
      args: {name, attribute: attribute ?? ""},
    })
    this.#context.store.update({step: "find"})
  }

  /// Puts a defence against earlier releases into force; `then` looks for the table that has it.
  async defendEarlier(defence: EarlierDefence, then: () => Promise<void>): Promise<void> {
    const {store, client} = this.#context
    const {attacker} = store.state
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const asked = textOf(recipe)
    const {earlier} = attacker
    const isWanted = (): boolean =>
      textOf(recipeOf(store.state) ?? recipe) === asked && store.state.attacker.earlier === earlier
    const say = (change: Partial<Attacker>): void => store.update({attacker: {...store.state.attacker, ...change}})
    this.#defence?.cancel()
    say({refused: null, trying: defence})
    const call = client.call("tryDefence", {recipe: asked, earlier, defence, workbook: workbookModule()})
    this.#defence = call
    const outcome = await outcomeOf(this.#context, call, isWanted)
    if (this.#defence !== call) return
    this.#defence = null
    say({trying: null})
    if (outcome === null) return
    if (outcome.ok) {
      const {recipe: text, suffices, unprotected} = outcome.value
      if (suffices === false) {
        const before = attacker.insufficient?.recipe === asked ? attacker.insufficient.defences : []
        say({insufficient: {recipe: asked, defences: [...before, defence]}})
        return
      }
      const defended = JSON.parse(text) as Recipe
      this.defend(defended, {attribute: null}, words(`earlier-${defence}`))
      if (unprotected.length > 0)
        store.update({message: {id: "message-earlier-unprotected", args: {names: list(unprotected.map(nameOf))}}})
      await then()
    } else if (outcome.failure.kind === "problem") {
      store.update({attacker: {...store.state.attacker, refused: outcome.failure.problem}})
    }
  }

  async #attack(state: State, target: Target, person: Person | null): Promise<void> {
    const {store, announce} = this.#context
    const question = attackQuestion(state, target, person)
    if (question === null || !answers(state)) return
    const {key, recipe, ...rest} = question
    if (store.state.results.attacks[target]?.key === key) return
    this.#calls[target]?.cancel()
    const isAnswered = await ask(this.#context, {
      key,
      place: placeOf(target),
      method: "attack",
      params: () => ({...rest, recipe: textOf(recipe), workbook: workbookModule()}),
      begun: call => (this.#calls[target] = call),
      progress: part => {
        const begun: AttackAnswer = {key, status: "asking", value: null, problem: null, part}
        store.updateResults({attacks: {...store.state.results.attacks, [target]: begun}})
      },
    })
    if (isAnswered) announce(words("attack-announce"))
  }

  /// Looks at a file that somebody has published, in columns of these roles.
  async audit(file: File, roles: Readonly<Record<string, Role>>): Promise<void> {
    const {store, client, announce} = this.#context
    const {certainty} = store.state.attacker
    this.#audit?.cancel()
    // What is said of the file stays where it is while somebody says what its columns are.
    const {audited} = store.state
    const value = audited?.file === file ? audited.value : null
    const asking = (part: number): void =>
      store.update({audited: {file, roles, status: "asking", value, problem: null, part}})
    asking(0)
    const call = client.call("audit", {file, roles, confidence: certainty, workbook: workbookModule()}, asking)
    this.#audit = call
    const outcome = await call.outcome
    if (this.#audit !== call) return
    this.#audit = null
    if (outcome.ok) {
      store.update({audited: {file, roles, status: "done", value: outcome.value, problem: null, part: 1}})
      announce(words("audit-announce"))
    } else {
      const problem = outcome.failure.kind === "problem" ? outcome.failure.problem : null
      const isCancelled = problem === null || problem.code === "cancelled"
      const stopped = value === null || audited === null ? null : {...audited, status: "done" as const, part: 1}
      store.update({audited: isCancelled ? stopped : {file, roles, status: "failed", value: null, problem, part: 0}})
    }
  }
}

function placeOf(target: Target): Place<Attacked> {
  return {
    known: ({attacks}) => attacks[target],
    change: ({attacks}, answer) => ({
      attacks: {...attacks, [target]: {...answer, part: answer.status === "done" ? 1 : 0}},
    }),
  }
}
