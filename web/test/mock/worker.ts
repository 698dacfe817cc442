/// A worker that answers by the stand-in. A recipe whose k is 666 kills it, as a trap would.

import {serve} from "../../src/shared/serve.js"
import {session} from "./session.js"

const scope = self as unknown as DedicatedWorkerGlobalScope

serve({...session, async exposure(params, control) {
  if (params.recipe.includes('"k":666')) throw new WebAssembly.RuntimeError("unreachable")
  return session.exposure(params, control)
}}, "0.1.0", {
  post: (message, transfer) => scope.postMessage(message, [...transfer]),
  listen: hear => scope.addEventListener("message", event => hear(event.data)),
})
