/// The way out for a release: its bytes go to somebody who takes them, and not more at once than
/// they can take.

import type {Problem} from "../generated/protocol.js"
import type {FromTaker, ToTaker} from "../shared/taking.js"
import {SILENCE} from "./dismissing.js"
import {rest, UNDER_WAY, type Wanted} from "./waiting.js"

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
    await this.#wait(() => this.#sent - this.#taken <= UNDER_WAY)
  }

  /// Waits until all bytes are where they belong; how many they are.
  async finish(): Promise<number> {
    this.#say({kind: "whole"})
    await this.#wait(() => this.#size !== null)
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

  async #wait(holds: () => boolean): Promise<void> {
    const began = performance.now()
    while (!this.#failed && !holds()) {
      await rest(this.#wanted, wake => {
        this.#wake = wake
      })
      // Whoever takes them may have died without a word.
      if (performance.now() - Math.max(began, this.#heard) > SILENCE) this.#failed = true
    }
    if (this.#failed) throw noRoom()
  }
}

function noRoom(): Problem {
  return {code: "no-room"}
}
