import type {Engine, FromWorker, ToWorker} from "../shared/calls.js"
import {HELPER, type Helpers, type Purpose} from "../shared/helping.js"
import {KINDS} from "../shared/kinds.js"
import {serve} from "../shared/serve.js"
import {KEEPER} from "../shared/taking.js"
import {startHelper} from "./helper.js"
import {startKeeper} from "./keeper.js"
import {startKinds} from "./kinds.js"
import {compiled} from "./module.js"
import {startSession} from "./session.js"

const scope = self as unknown as DedicatedWorkerGlobalScope

if (scope.name === HELPER) startHelper(scope)
else if (scope.name === KEEPER) startKeeper(scope)
else if (scope.name === KINDS) startKinds(scope)
else {
  hold()
  scope.addEventListener("message", ({data}: MessageEvent<Engine>) => lead(data), {once: true})
}

/// The page hears of a worker's end only by the lock that it held, whatever it was at.
function hold(): void {
  // A frame without an origin has none: there the page asks from time to time instead.
  const {outisLife} = globalThis as {outisLife?: {hold(told: (lock: string) => void): Promise<never>}}
  outisLife?.hold(lock => scope.postMessage({kind: "held", lock} satisfies FromWorker)).catch(() => {})
}

function lead(engine: Engine): void {
  scope.postMessage({kind: "begun"} satisfies FromWorker)
  const arrived = new Map<Purpose, (port: MessagePort) => void>()
  const helpers: Helpers = {
    ask(purpose, wanted, module, then) {
      arrived.set(purpose, then)
      scope.postMessage({kind: "assist", purpose, wanted, module} satisfies FromWorker)
    },
  }
  moduleOf(engine)
    .then(module => startSession(module, helpers))
    .then(
      ({session, version, exhausted}) =>
        serve(
          session,
          version,
          {
            post: (message, transfer) => scope.postMessage(message, [...transfer]),
            listen: hear =>
              scope.addEventListener("message", ({data}: MessageEvent<ToWorker>) => {
                if (data.kind === "helper") arrived.get(data.purpose)?.(data.port)
                else hear(data)
              }),
          },
          exhausted,
        ),
      // The module does not compile or start here: the page says so instead of waiting.
      (fault: unknown) => scope.postMessage({kind: "dead", message: String(fault)}),
    )
}

/// The module that the session works with.
async function moduleOf(engine: Engine): Promise<WebAssembly.Module> {
  if ("module" in engine) return engine.module
  const module = await compiled("engine", engine.packed)
  if (engine.handed === true) scope.postMessage({kind: "compiled", module} satisfies FromWorker)
  return module
}
