/// Questions to the worker about the table that is loaded. An answer that nobody waits for any more
/// is dropped here: that to a question about another table, or one that others have followed.

import type {Problem} from "../../generated/protocol.js"
import type {Calls, Method} from "../../shared/calls.js"
import type {Call, Outcome} from "../client.js"
import type {Answer, Results} from "../state/results.js"
import type {Context} from "./context.js"

/// Where an answer stands among the results.
export interface Place<T> {
  known(results: Results): Answer<T> | null
  change(results: Results, answer: Answer<T>): Partial<Results>
  /// The results without it; only where its call may be cancelled.
  without?(): Partial<Results>
}

/// A question with what its answer depends on, and where that belongs.
export interface Question<M extends Method> {
  readonly key: string
  readonly place: Place<Calls[M]["result"]>
  readonly method: M
  /// Made only if it is asked: most hold a recipe as text.
  params(): Calls[M]["params"]
  /// Whether it is asked again if it has failed; without, only if another was asked meanwhile.
  readonly again?: boolean
  /// Whether the answer before stays while this one is awaited (null), or when it is refused.
  keeps?(problem: Problem | null): boolean
  /// Keeps the call for whoever may cancel it; what is cancelled has no answer.
  begun?(call: Call<M>): void
  /// Told what is known on the way, as long as this is what was asked last.
  progress?(part: Calls[M]["progress"]): void
}

/// The results that are an answer each.
type Answered = {
  [Name in keyof Results]: NonNullable<Results[Name]> extends Answer<unknown> ? Name : never
}[keyof Results]

/// The place of a result by its name.
export function resultAt<Name extends Answered>(name: Name): Place<NonNullable<NonNullable<Results[Name]>["value"]>> {
  return {
    known: results => results[name],
    change: (_, answer) => ({[name]: answer}),
    without: () => ({[name]: null}),
  }
}

/// Asks, unless the same was asked last; whether the answer has come.
export async function ask<M extends Method>(context: Context, question: Question<M>): Promise<boolean> {
  const {store, client} = context
  const {key, place, method, params, again = false, keeps = () => false} = question
  const known = place.known(store.state.results)
  if (known?.key === key && !(again && known.status === "failed")) return false
  const put = (answer: Answer<Calls[M]["result"]>): void =>
    store.updateResults(place.change(store.state.results, answer))
  put({key, status: "asking", value: keeps(null) ? (known?.value ?? null) : null, problem: null})
  const isAsked = (): boolean => place.known(store.state.results)?.key === key
  const call = client.call(method, params(), part => {
    if (isAsked()) question.progress?.(part)
  })
  question.begun?.(call)
  const outcome = await outcomeOf(context, call, isAsked)
  if (outcome?.ok === true) {
    put({key, status: "done", value: outcome.value, problem: null})
    return true
  }
  if (outcome?.failure.kind !== "problem") return false
  const {problem} = outcome.failure
  if (problem.code === "cancelled" && place.without !== undefined) store.updateResults(place.without())
  else {
    const value = keeps(problem) ? (place.known(store.state.results)?.value ?? null) : null
    put({key, status: "failed", value, problem})
  }
  return false
}

/// What comes of a call about the table that is loaded; null if another is by then, or if it is not
/// wanted any more.
export async function outcomeOf<M extends Method>(
  {store}: Context,
  call: Call<M>,
  isWanted = (): boolean => true,
): Promise<Outcome<Calls[M]["result"]> | null> {
  const {table} = store.state
  const outcome = await call.outcome
  return store.state.table === table && isWanted() ? outcome : null
}
