/// The way out for a release: its bytes go to somebody who takes them, and not more at once than
/// they can take.

import type {Problem} from "../generated/protocol.js"
import type {FromTaker, ToTaker} from "../shared/taking.js"
import {SILENCE} from "./dismissing.js"

/// Bytes that may be on their way to whoever takes them.
const UNDER_WAY = 32 << 20

/// Milliseconds between two looks at whether somebody still waits.
const LOOK = 100

/// Whether somebody still waits for what is being made.
interface Wanted {
  readonly cancelled: boolean
}

export class Outlet {
  readonly #port: MessagePort
  readonly #wanted: Wanted
  #sent = 0
  #taken = 0
  #size: number | null = null
  #failed = false
  #heard = performance.now()
  #wake: (() => void) | null = null

  constructor(port: MessagePort, wanted: Wanted) {
    this.#port = port
    this.#wanted = wanted
    port.onmessage = ({data}: MessageEvent<FromTaker>) => this.#hear(data)
  }

  /// The next bytes. They are copied.
  async add(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#sent += bytes.byteLength
    this.#say({kind: "bytes", bytes})
    await this.#until(() => this.#sent - this.#taken <= UNDER_WAY)
  }

  /// Waits until all bytes are where they belong; how many they are.
  async finish(): Promise<number> {
    this.#say({kind: "whole"})
    await this.#until(() => this.#size !== null)
    if (this.#size !== this.#sent) throw noRoom()
    return this.#sent
  }

  /// Nothing more is heard. To be called in any case.
  end(): void {
    this.#port.onmessage = null
    this.#port.close()
  }

  #say(message: ToTaker): void {
    this.#port.postMessage(message)
  }

  #hear(message: FromTaker): void {
    this.#heard = performance.now()
    switch (message.kind) {
      case "taken":
        this.#taken += message.bytes
        break
      case "whole":
        this.#size = message.size
        break
      case "failed":
        this.#failed = true
    }
    this.#wake?.()
  }

  async #until(holds: () => boolean): Promise<void> {
    const began = performance.now()
    while (!this.#failed && !holds()) {
      await new Promise<void>(resolve => {
        this.#wake = resolve
        setTimeout(resolve, LOOK)
      })
      if (this.#wanted.cancelled) throw {code: "cancelled"} satisfies Problem
      // Whoever takes them may have died without a word.
      if (performance.now() - Math.max(began, this.#heard) > SILENCE) this.#failed = true
    }
    if (this.#failed) throw noRoom()
  }
}

function noRoom(): Problem {
  return {code: "no-room"}
}
