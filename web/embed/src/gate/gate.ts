/// `<outis-gate src="https://outis.example/outis.html">`: Outis in a frame of a page. The file goes in by
/// `open`, and what comes back is told by events. Importing this defines the element.

import {Conversation} from "./conversation.js"
import type {GateEvents, GateFault, GateResult} from "./events.js"
import type {FromOutis, Hello, Open, Result} from "./protocol.js"

export type {GateEvents, GateFault, GateResult} from "./events.js"
export type * from "./protocol.js"

/** What may go in with a file. */
export interface OpenOptions {
  /**
   * What events call this file by: up to 100 letters, digits, `-` and `_` that no file had before. Without it, one is
   * made up.
   */
  readonly id?: string
  /** A recipe for it, as JSON. */
  readonly recipe?: string
  /** What is said to the person, in your words. */
  readonly note?: string
}

/** A file on its way, from the moment it was given. */
interface Way {
  readonly id: string
  /** What is said to Outis once it has answered; null as long as the policy is fetched. */
  message: Omit<Open, "ns" | "v"> | null
  isHandedOver: boolean
}

// No style sheet of a text: policies of pages forbid that, and adopted sheets they do not.
const SHEET =
  ":host{display:block;min-block-size:40rem}:host([hidden]){display:none}"
  + "iframe{display:block;inline-size:100%;block-size:100%;min-block-size:inherit;border:0}"

/** Where there is no document (a server that renders), there is the name and nothing behind it. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

export class OutisGate extends Base {
  static readonly observedAttributes = ["src", "lang", "theme"]

  #conversation: Conversation | null = null
  #frame: HTMLIFrameElement | null = null
  #isReady = false
  #way: Way | null = null
  #isPlaced = false

  constructor() {
    super()
    const root = this.attachShadow({mode: "open"})
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(SHEET)
    root.adoptedStyleSheets = [sheet]
  }

  /** The address of Outis. */
  get src(): string {
    return this.getAttribute("src") ?? ""
  }
  set src(address: string) {
    this.setAttribute("src", address)
  }

  get theme(): string {
    return this.getAttribute("theme") ?? ""
  }
  set theme(theme: string) {
    this.setAttribute("theme", theme)
  }

  /** Endings of the files that `open` takes, as in `<input accept>`: `.csv,.xlsx`. Any without. */
  get accept(): string {
    return this.getAttribute("accept") ?? ""
  }
  set accept(endings: string) {
    this.setAttribute("accept", endings)
  }

  /** The address of the institution's policy, which goes in with each file. */
  get policy(): string {
    return this.getAttribute("policy") ?? ""
  }
  set policy(address: string) {
    this.setAttribute("policy", address)
  }

  /** Whether Outis has answered. */
  get ready(): boolean {
    return this.#isReady
  }

  connectedCallback(): void {
    this.#isPlaced = true
    this.#start()
  }

  disconnectedCallback(): void {
    this.#isPlaced = false
    this.#stop()
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    // Of an element that was there before this module, attributes are told before it is connected.
    if (!this.#isPlaced || before === now) return
    if (name === "src") this.#start()
    else this.#conversation?.greet(this.#manner())
  }

  /**
   * Gives Outis a file, in the place of one that is on its way. The person is asked there before it is opened; events
   * with its `id` tell what comes of it.
   */
  async open(file: File, {id = madeUp(), recipe, note}: OpenOptions = {}): Promise<void> {
    if (!/^[\w-]{1,100}$/.test(id)) throw new TypeError("the id of a file is of letters, digits, - and _")
    const former = this.#withdraw()
    const way: Way = {id, message: null, isHandedOver: false}
    this.#way = way
    if (former !== null) this.#fail(former, "replaced")
    if (!accepts(this.accept, file.name)) return this.#end("not-accepted")
    const policy = this.policy === "" ? undefined : await textAt(this.policy)
    // Meanwhile there may be nobody who waits for it.
    if (this.#way !== way) return
    if (policy === null) return this.#end("policy-not-found", "policy")
    way.message = {
      type: "open",
      id,
      file,
      ...(recipe === undefined ? {} : {recipe}),
      ...(policy === undefined ? {} : {policy}),
      ...(note === undefined ? {} : {texts: {note}}),
    }
    this.#handOver()
  }

  /** Waits no more for the release of the file that was opened last. */
  cancel(): void {
    const id = this.#withdraw()
    if (id !== null) this.#tell("outis-cancel", {id})
  }

  /** Ends all that this page waits for. What the person did in Outis is still there. */
  close(): void {
    this.cancel()
    if (this.#isReady) this.#conversation?.say({type: "close", id: "close"})
  }

  #start(): void {
    this.#stop()
    if (this.src === "") return
    const frame = document.createElement("iframe")
    const place = new URL(this.src, document.baseURI)
    // With an origin of its own, Outis hears of every way to be led elsewhere, and stops it. With this page's
    // origin it must not have it: then it could take its own sandbox off.
    const isOther = place.origin !== location.origin
    frame.setAttribute("sandbox", `allow-scripts allow-downloads${isOther ? " allow-same-origin" : ""}`)
    frame.referrerPolicy = "no-referrer"
    frame.title = this.getAttribute("title") ?? "Outis"
    frame.src = place.href
    this.#conversation = new Conversation(
      frame,
      message => void this.#hear(message),
      () => this.#end("no-answer"),
    )
    frame.addEventListener("load", () => this.#conversation?.greet(this.#manner()), {once: true})
    this.#frame = frame
    this.shadowRoot?.append(frame)
  }

  #stop(): void {
    this.#conversation?.end()
    this.#frame?.remove()
    this.#conversation = null
    this.#frame = null
    this.#isReady = false
    // What was not handed over yet waits for the next frame.
    if (this.#way?.isHandedOver === true) this.#way = null
  }

  #manner(): Pick<Hello, "lang" | "theme"> {
    const lang = this.getAttribute("lang")
    const {theme} = this
    return {
      ...(lang === null || lang === "" ? {} : {lang}),
      ...(theme === "light" || theme === "dark" || theme === "system" ? {theme} : {}),
    }
  }

  #handOver(): void {
    const way = this.#way
    if (!this.#isReady || way === null || way.message === null || way.isHandedOver) return
    way.isHandedOver = true
    this.#conversation?.say(way.message)
  }

  /** Nobody waits any more for the file that is on its way: which that was. */
  #withdraw(): string | null {
    const way = this.#way
    this.#way = null
    if (way === null) return null
    if (way.isHandedOver) this.#conversation?.say({type: "cancel", id: way.id})
    return way.id
  }

  async #hear(message: FromOutis): Promise<void> {
    if (message.type === "ready") {
      if (this.#isReady) return
      this.#isReady = true
      this.#tell("outis-ready", {version: message.version})
      return this.#handOver()
    }
    // What is said of another file, or of one that nobody waits for, is not said of this one.
    const {id} = message
    if (id !== this.#way?.id) return
    switch (message.type) {
      case "progress":
        return this.#tell("outis-progress", {
          id,
          stage: message.stage,
          ...(message.share === undefined ? {} : {share: message.share}),
        })
      case "cancel":
        this.#way = null
        return this.#tell("outis-cancel", {id})
      case "error":
        // A file that was not read the person may still put right.
        if (message.code === "file-not-read") return this.#fail(id, message.code, message.field)
        return this.#end(message.code, message.field)
      case "result":
        this.#way = null
        if (!isResult(message) || !(await isWhole(message))) return this.#fail(id, "checksum")
        return this.#tell("outis-result", resultOf(message))
    }
  }

  #tell<Name extends keyof GateEvents>(name: Name, detail: GateEvents[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, {detail, bubbles: true, composed: true}))
  }

  #fail(id: string | null, code: GateFault, field?: string): void {
    this.#tell("outis-error", {code, ...(id === null ? {} : {id}), ...(field === undefined ? {} : {field})})
  }

  /** Tells a fault after which nothing comes of the file that is on its way, if there is one. */
  #end(code: GateFault, field?: string): void {
    const id = this.#way?.id ?? null
    this.#way = null
    this.#fail(id, code, field)
  }
}

function madeUp(): string {
  return `file-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}

function resultOf({id, release, sha256, summary, report, recipe, version}: Result): GateResult {
  return {
    id,
    release,
    sha256,
    summary,
    version,
    ...(report === undefined ? {} : {report}),
    ...(recipe === undefined ? {} : {recipe}),
  }
}

function isResult({release, sha256, summary}: Result): boolean {
  return release instanceof File && summary instanceof File && /^[0-9a-f]{64}$/.test(sha256)
}

/**
 * Whether the release has the checksum that came with it. Browsers have nothing to compute it with on a page
 * that came by `http` from another computer; there it is for your server to compare.
 */
async function isWhole({release, sha256}: Result): Promise<boolean> {
  if (globalThis.crypto?.subtle === undefined) return true
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await release.arrayBuffer()))
  return [...digest].map(byte => byte.toString(16).padStart(2, "0")).join("") === sha256
}

function accepts(accept: string, name: string): boolean {
  const endings = accept
    .split(",")
    .map(ending => ending.trim().toLowerCase())
    .filter(ending => ending.startsWith("."))
  return endings.length === 0 || endings.some(ending => name.toLowerCase().endsWith(ending))
}

/** The text at an address of the page's; null if it cannot be had. */
async function textAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}

if (globalThis.customElements !== undefined && customElements.get("outis-gate") === undefined)
  customElements.define("outis-gate", OutisGate)

declare global {
  interface HTMLElementTagNameMap {
    "outis-gate": OutisGate
  }
  interface HTMLElementEventMap extends GateEvents {}
}
