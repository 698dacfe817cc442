/// The way to the page around this one, if there is one: `web/channel.js` made it before any other code
/// ran, and gives it to whoever asks first. That is this module, which the page imports before all others.

/// What the page around says. Texts and a file, and nothing else.
export interface PortalMessage {
  readonly type: "hello" | "open" | "cancel" | "close"
  readonly id: string
  /// Where it came from; null if the browser does not tell.
  readonly origin: string | null
  readonly lang?: string
  readonly theme?: string
  readonly file?: Blob
  readonly name?: string
  readonly recipe?: string
  readonly policy?: string
  readonly note?: string
}

/// What is said to it without anybody's click: nothing of a table.
export interface PortalWords {
  readonly code?: string
  readonly field?: string
  readonly stage?: string
  readonly share?: number
  readonly version?: string
}

export interface PortalResult {
  readonly release: Blob
  readonly sha256: string
  readonly summary: Blob
  readonly report?: Blob
  readonly recipe?: Blob
  readonly version: string
}

export interface Channel {
  say(type: "ready" | "progress" | "cancel" | "error", id: string, words: PortalWords): void
  /// Only while this very click is being answered, and once. Whether it went out.
  give(click: Event, id: string, result: PortalResult): boolean
}

type Listener = (message: PortalMessage) => void

const waiting: PortalMessage[] = []
let hear: Listener = message => void waiting.push(message)

const channel = (globalThis as {outisChannel?: (listener: Listener) => Channel}).outisChannel?.(message =>
  hear(message),
)

/// Hears what the page around says from now on, and what it has said, once whoever asks has put the page together.
/// Null where there is none.
export function channelTo(listener: Listener): Channel | null {
  if (channel === undefined) return null
  // What comes meanwhile comes after what has waited.
  queueMicrotask(() => {
    hear = listener
    for (const message of waiting.splice(0)) listener(message)
  })
  return channel
}
