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
  }
}

/// Asks, unless the same was asked last.
export async function ask<M extends Method>(context: Context, question: Question<M>): Promise<void> {
  const {store, client} = context
  const {key, place, method, params, again = false, keeps = () => false} = question
  const known = place.known(store.state.results)
  if (known?.key === key && !(again && known.status === "failed")) return
  const put = (answer: Answer<Calls[M]["result"]>): void =>
    store.updateResults(place.change(store.state.results, answer))
  put({key, status: "asking", value: keeps(null) ? (known?.value ?? null) : null, problem: null})
  const outcome = await outcomeOf(
    context,
    client.call(method, params()),
    () => place.known(store.state.results)?.key === key,
  )
  if (outcome?.ok === true) return put({key, status: "done", value: outcome.value, problem: null})
  if (outcome?.failure.kind !== "problem") return
  const {problem} = outcome.failure
  put({
    key,
    status: "failed",
    value: keeps(problem) ? (place.known(store.state.results)?.value ?? null) : null,
    problem,
  })
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
