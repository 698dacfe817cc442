/// The worker's side of the table of calls, for whoever answers them. Knows nothing of wasm
/// itself.

import type {Problem} from "../generated/protocol.js"
import type {Calls, FromWorker, Method, Request, ToWorker} from "./calls.js"

/// What a running call may say and hear while it runs.
export interface Control<M extends Method> {
  /// Tells the page how far it is.
  progress(value: Calls[M]["progress"]): void
  /// Whether the page has asked a search to end with the best found so far.
  readonly keep: boolean
  /// Whether the page has asked the call to end without a result; it then throws a
  /// problem with the code `cancelled`, and what was there before stays.
  readonly cancelled: boolean
}

/// One async function for each call. What it throws is a `Problem` if the request or its
/// data are wrong; anything else is a fault of ours, and the session is dead.
export type Session = {
  readonly [M in Method]: (params: Calls[M]["params"], control: Control<M>) => Promise<Calls[M]["result"]>
}

/// The two ends of a conversation with the page: the worker's own scope.
export interface Port {
  post(message: FromWorker, transfer: readonly ArrayBuffer[]): void
  listen(hear: (message: ToWorker) => void): void
}

interface Running {
  keep: boolean
  cancelled: boolean
}

/// Answers the calls that arrive at the port. `exhausted` tells of a fault how many bytes of
/// memory there were when there were no more to get, if that is what it was.
export function serve(
  session: Session,
  version: string,
  port: Port,
  exhausted: (fault: unknown) => number | null = () => null,
): void {
  const running = new Map<number, Running>()
  let dead = false
  let steps = 0

  async function answer<M extends Method>(call: Request<M>): Promise<void> {
    const {id, method, params} = call
    const state: Running = {keep: false, cancelled: false}
    running.set(id, state)
    const control: Control<M> = {
      progress: value => port.post({kind: "progress", id, value}, []),
      get keep() {
        return state.keep
      },
      // All long work looks at this after each step, so that it also tells that the work goes on.
      get cancelled() {
        steps += 1
        return state.cancelled
      },
    }
    try {
      const value = await session[method](params, control)
      port.post({kind: "done", id, value}, value instanceof ArrayBuffer ? [value] : [])
    } catch (thrown) {
      if (isProblem(thrown)) return port.post({kind: "failed", id, problem: thrown}, [])
      // After a trap the module would go on answering, from whatever state it was left in.
      dead = true
      const memory = exhausted(thrown)
      port.post(
        {
          kind: "dead",
          message: thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : "unknown fault",
          ...(memory === null ? {} : {memory}),
        },
        [],
      )
    } finally {
      running.delete(id)
    }
  }

  port.listen(message => {
    if (dead) return
    switch (message.kind) {
      case "call":
        void answer(message.call)
        return
      case "keep":
      case "cancel": {
        const call = running.get(message.id)
        if (call !== undefined) call[message.kind === "keep" ? "keep" : "cancelled"] = true
        return port.post({kind: "heard", id: message.id}, [])
      }
      case "ask":
        return port.post({kind: "vital", vital: {steps, running: running.size}}, [])
    }
  })
  port.post({kind: "ready", version}, [])
}

export function isProblem(thrown: unknown): thrown is Problem {
  return (
    typeof thrown === "object"
    && thrown !== null
    && !(thrown instanceof Error)
    && "code" in thrown
    && typeof thrown.code === "string"
  )
}
