import type { Ready } from "../shared/messages.js"
import { startWorker } from "./start.js"

const line = document.createElement("p")
document.body.append(line)

startWorker().addEventListener("message", ({ data }: MessageEvent<Ready>) => {
  line.textContent = `Outis ${data.version}`
  // Tests wait for this: the worker runs and wasm has answered.
  document.documentElement.dataset["outisReady"] = data.version
})
