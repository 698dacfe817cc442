import {serve} from "../shared/serve.js"
import {startSession} from "./session.js"

const scope = self as unknown as DedicatedWorkerGlobalScope

startSession().then(
  ({session, version}) => serve(session, version, {
    post: (message, transfer) => scope.postMessage(message, [...transfer]),
    listen: hear => scope.addEventListener("message", event => hear(event.data)),
  }),
  // The module does not compile or start here: the page says so instead of waiting.
  (fault: unknown) => scope.postMessage({kind: "dead", message: String(fault)}),
)
