/// What a page and Outis in its frame say to each other, version 1. docs/embedding.md describes it.

export const NAMESPACE = "outis"
export const VERSION = 1

/** What every message has. `id` is chosen by the page around: of a greeting, or of a file's way. */
interface Common {
  readonly ns: typeof NAMESPACE
  readonly v: typeof VERSION
  readonly id: string
}

/** To Outis: the page around is there. Answered by `ready`, as often as it is said. */
export interface Hello extends Common {
  readonly type: "hello"
  /** A language as in `lang` of HTML; what Outis does not speak becomes English. */
  readonly lang?: string
  readonly theme?: "system" | "light" | "dark"
}

/** To Outis: a file that is to be protected. The person is asked before it is opened. */
export interface Open extends Common {
  readonly type: "open"
  readonly file: Blob
  /** What it is called; a `File` has a name of its own. */
  readonly name?: string
  /** A recipe for it, as JSON. */
  readonly recipe?: string
  /** A policy of the institution, as JSON. Nothing is given back that does not hold it. */
  readonly policy?: string
  readonly texts?: {
    /** What the page says to the person, at most 1000 characters; it is shown as its word. */
    readonly note?: string
  }
}

/** To Outis: nobody waits any more for the release of the file with this id. */
export interface Withdraw extends Common {
  readonly type: "cancel"
}

/** To Outis: nobody waits for anything any more. */
export interface Close extends Common {
  readonly type: "close"
}

export type ToOutis = Hello | Open | Withdraw | Close

/** From Outis: it can be given files. */
export interface Ready extends Common {
  readonly type: "ready"
  /** Of Outis. */
  readonly version: string
}

export type Stage = "asked" | "reading" | "working" | "searching" | "writing" | "checked"

/** From Outis: where the work is. */
export interface Progress extends Common {
  readonly type: "progress"
  readonly stage: Stage
  /** How much of this stage is done, from 0 to 1, where that is known. */
  readonly share?: number
}

/** From Outis, after a click of the person: the release. */
export interface Result extends Common {
  readonly type: "result"
  readonly release: File
  /** SHA-256 of the release's bytes, 64 hexadecimal digits. */
  readonly sha256: string
  /** The public summary, JSON. */
  readonly summary: File
  /** Internal evidence, JSON, if the person ticked it. */
  readonly report?: File
  /** If the person ticked it. */
  readonly recipe?: File
  /** Of Outis. */
  readonly version: string
}

/** From Outis: the person gives nothing back for this file. */
export interface Declined extends Common {
  readonly type: "cancel"
}

export type ErrorCode =
  "version" | "malformed" | "unknown-type" | "unknown-field" | "replayed" | "busy" | "file-not-read"

/** From Outis: a message was refused, or the file could not be read. It holds nothing of the file. */
export interface Refusal extends Common {
  readonly type: "error"
  readonly code: ErrorCode
  /** The field of the message that is at fault. */
  readonly field?: string
}

export type FromOutis = Ready | Progress | Result | Declined | Refusal
