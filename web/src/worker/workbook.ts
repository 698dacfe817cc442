/// A sheet of a workbook, as text that is read like any other: read by a worker that is started for
/// it, and handed over piece by piece.

import type {Problem} from "../generated/protocol.js"
import type {FromHelper, Helpers, ToHelper} from "../shared/helping.js"
import {dismiss} from "./dismissing.js"
import {compileModule} from "./module.js"
import {rest, type Wanted} from "./waiting.js"

export class SheetReading {
  #port: MessagePort | null = null
  #answer: FromHelper | null = null
  #wake: (() => void) | null = null
  #ended = false

  /// Reads a sheet of the workbook in `bytes`, or the first that may be a table. What is said of the
  /// workbook, and the bytes of the sheet's text.
  async open(
    packed: string,
    helpers: Helpers,
    bytes: ArrayBuffer,
    sheet: string | undefined,
    wanted: Wanted,
  ): Promise<{workbook: string; size: number}> {
    helpers.ask("sheet", 1, await compileModule(packed), port => {
      if (this.#ended) return dismiss(port)
      this.#port = port
      port.onmessage = ({data}: MessageEvent<FromHelper>) => {
        this.#answer = data
        this.#wake?.()
      }
    })
    await this.#next(wanted)
    this.#say({kind: "workbook", bytes, sheet}, [bytes])
    const answer = await this.#next(wanted)
    if (answer.kind !== "sheet") throw broken()
    return answer
  }

  /// The next piece of the text; null once there is no more.
  async piece(wanted: Wanted): Promise<Uint8Array | null> {
    this.#say({kind: "more"})
    const answer = await this.#next(wanted)
    if (answer.kind !== "piece") throw broken()
    return answer.text === null ? null : new Uint8Array(answer.text)
  }

  /// Sends the other worker away. To be called in any case.
  end(): void {
    this.#ended = true
    if (this.#port !== null) dismiss(this.#port)
    this.#port = null
  }

  #say(message: ToHelper, transfer: Transferable[] = []): void {
    this.#port?.postMessage(message, transfer)
  }

  /// What the other worker says next, however long it reads.
  async #next(wanted: Wanted): Promise<FromHelper> {
    while (this.#answer === null) {
      await rest(wanted, wake => {
        this.#wake = wake
      })
    }
    const answer = this.#answer
    this.#answer = null
    if (answer.kind === "refused") throw answer.problem
    return answer
  }
}

function broken(): Problem {
  return {code: "workbook-broken"}
}
