import { initSync, version } from "../generated/outis_wasm.js"
import type { Ready } from "../shared/messages.js"
import { compileModule } from "./module.js"

async function start(): Promise<void> {
  initSync({ module: await compileModule() })
  self.postMessage({ kind: "ready", version: version() } satisfies Ready)
}

void start()
