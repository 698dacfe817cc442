/// A release on its way: what the worker that writes it says to whoever takes it, and hears. That
/// is the page, if a person has picked the file, or else a worker that keeps it until it is saved.

/// The name of a worker that is started to keep a release.
export const KEEPER = "keeper"

export type ToTaker =
  | {readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer>}
  /// There are no more.
  | {readonly kind: "whole"}

export type FromTaker =
  /// So many more bytes are where they belong.
  | {readonly kind: "taken"; readonly bytes: number}
  /// All are.
  | {readonly kind: "whole"; readonly size: number}
  /// There is no room for them.
  | {readonly kind: "failed"}

/// Page to keeper: where the release comes from, and later to give it.
export type ToKeeper = {readonly kind: "take"; readonly port: MessagePort} | {readonly kind: "give"}

/// Keeper to page.
export interface FromKeeper {
  readonly release: Blob
}
