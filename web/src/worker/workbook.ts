/// A sheet of a workbook, as text that is read like any other, and a release's text as a workbook: by
/// a worker that is started for it, and handed over piece by piece.

import type {Problem} from "../generated/protocol.js"
import type {FromHelper, Helpers, ToHelper} from "../shared/helping.js"
import {dismiss} from "./dismissing.js"
import {compiled} from "./module.js"
import {rest, type Wanted} from "./waiting.js"

/// A worker with the module for workbooks.
class Assistant {
  #port: MessagePort | null = null
  #answer: FromHelper | null = null
  #wake: (() => void) | null = null
  #ended = false

  /// Starts it. `packed` is the module as the page carries it.
  protected async start(packed: string, helpers: Helpers, wanted: Wanted): Promise<void> {
    helpers.ask("sheet", 1, await compiled("workbook", packed), port => {
      if (this.#ended) return dismiss(port)
      this.#port = port
      port.onmessage = ({data}: MessageEvent<FromHelper>) => {
        this.#answer = data
        this.#wake?.()
      }
    })
    await this.answer(wanted)
  }

  /// The next piece of a text; null once there is no more.
  async piece(wanted: Wanted): Promise<Uint8Array | null> {
    this.say({kind: "more"})
    const answer = await this.answer(wanted)
    if (answer.kind !== "piece") throw broken()
    return answer.text === null ? null : new Uint8Array(answer.text)
  }

  /// Sends it away. To be called in any case.
  end(): void {
    this.#ended = true
    if (this.#port !== null) dismiss(this.#port)
    this.#port = null
  }

  protected say(message: ToHelper, transfer: Transferable[] = []): void {
    this.#port?.postMessage(message, transfer)
  }

  /// What it says next, however long it works.
  protected async answer(wanted: Wanted): Promise<FromHelper> {
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

/// A sheet that is read.
export class SheetReading extends Assistant {
  /// Reads a sheet of the workbook in `bytes`, or the first that may be a table. What is said of the
  /// workbook, and the bytes of the sheet's text.
  async open(
    packed: string,
    helpers: Helpers,
    bytes: ArrayBuffer,
    sheet: string | undefined,
    wanted: Wanted,
  ): Promise<{workbook: string; size: number}> {
    await this.start(packed, helpers, wanted)
    this.say({kind: "workbook", bytes, sheet}, [bytes])
    const answer = await this.answer(wanted)
    if (answer.kind !== "sheet") throw broken()
    return answer
  }
}

/// A release that becomes a workbook.
export class WorkbookWriting extends Assistant {
  readonly #packed: string
  readonly #helpers: Helpers
  #begun = false

  constructor(packed: string, helpers: Helpers) {
    super()
    this.#packed = packed
    this.#helpers = helpers
  }

  /// The next bytes of the release's text, which go there.
  async add(bytes: ArrayBuffer, wanted: Wanted): Promise<void> {
    if (!this.#begun) await this.start(this.#packed, this.#helpers, wanted)
    this.#begun = true
    this.say({kind: "bytes", bytes}, [bytes])
  }

  /// The workbook. The pieces that follow are the text that was read of it.
  async finish(format: string, names: boolean, wanted: Wanted): Promise<Uint8Array<ArrayBuffer>> {
    this.say({kind: "pack", format, names})
    const answer = await this.answer(wanted).catch((thrown: unknown) => {
      throw isCancelled(thrown) ? thrown : notVerified(thrown)
    })
    if (answer.kind !== "packed") throw notVerified(null)
    return new Uint8Array(answer.bytes)
  }
}

/// A job of ANON that becomes a recipe, or the other way round.
export class JobTranslating extends Assistant {
  async translate(
    packed: string,
    helpers: Helpers,
    asked: Extract<ToHelper, {readonly kind: "job" | "recipe"}>,
    wanted: Wanted,
  ): Promise<string> {
    await this.start(packed, helpers, wanted)
    this.say(asked, asked.kind === "job" ? [asked.bytes] : [])
    const answer = await this.answer(wanted)
    if (answer.kind !== "translated") throw broken()
    return answer.text
  }
}

function broken(): Problem {
  return {code: "workbook-broken"}
}

function isCancelled(thrown: unknown): boolean {
  return (thrown as Problem).code === "cancelled"
}

/// A release of which no workbook could be made that is read as it is.
function notVerified(thrown: unknown): Problem {
  return {code: "not-verified", detail: (thrown as Problem | null)?.code ?? "parse"}
}
