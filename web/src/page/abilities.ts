/// Whether this browser can do the work at all.

/// The id of the message that says what is missing; null if nothing is.
export function missingAbility(): string | null {
  // Some managed computers switch WebAssembly off together with the just-in-time compiler.
  if (typeof WebAssembly === "undefined") return "missing-webassembly"
  if (typeof Worker === "undefined") return "missing-worker"
  return null
}
