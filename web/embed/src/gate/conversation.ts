/// The page's side of the conversation: greets the frame until it answers, and believes nobody but it.

import {type FromOutis, type Hello, NAMESPACE, type ToOutis, VERSION} from "./protocol.js"

/** A message without what every message has. */
type Bare<M> = M extends unknown ? Omit<M, "ns" | "v"> : never

/** Milliseconds between greetings, and for which an answer is waited for. */
const GREETING = 500
const PATIENCE = 60_000

export class Conversation {
  readonly #frame: HTMLIFrameElement
  /** Where the frame's address is from. */
  readonly #place: string
  readonly #isOpaque: boolean
  readonly #hear: (message: FromOutis) => void
  readonly #silent: () => void
  #greeting: ReturnType<typeof setInterval> | undefined

  /**
   * Listens to a frame whose `src` is set. `silent` is called if nobody answers there: the address is wrong,
   * or the policy of this page does not admit it.
   */
  constructor(frame: HTMLIFrameElement, hear: (message: FromOutis) => void, silent: () => void) {
    this.#frame = frame
    this.#place = new URL(frame.src, document.baseURI).origin
    this.#isOpaque = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin")
    this.#hear = hear
    this.#silent = silent
    addEventListener("message", this.#receive)
  }

  /** Greets until somebody answers. */
  greet(manner: Pick<Hello, "lang" | "theme">): void {
    clearInterval(this.#greeting)
    const began = Date.now()
    const say = (): void => this.say({type: "hello", id: "hello", ...manner})
    this.#greeting = setInterval(() => {
      if (Date.now() - began < PATIENCE) return say()
      clearInterval(this.#greeting)
      this.#silent()
    }, GREETING)
    say()
  }

  say(message: Bare<ToOutis>): void {
    // The origin of a frame that has none of its own cannot be named; `frame-src` says what is in it.
    this.#frame.contentWindow?.postMessage({ns: NAMESPACE, v: VERSION, ...message}, this.#isOpaque ? "*" : this.#place)
  }

  end(): void {
    clearInterval(this.#greeting)
    removeEventListener("message", this.#receive)
  }

  readonly #receive = (event: MessageEvent<FromOutis | undefined>): void => {
    if (event.source === null || event.source !== this.#frame.contentWindow) return
    if (event.origin !== (this.#isOpaque ? "null" : this.#place)) return
    const {data} = event
    if (typeof data !== "object" || data === null || data.ns !== NAMESPACE || data.v !== VERSION) return
    if (data.type === "ready") clearInterval(this.#greeting)
    this.#hear(data)
  }
}
