/// Handles of the module, and what may be said of a module that has trapped.

import {panicked} from "../generated/outis_wasm.js"

/// Frees handles. After a trap that fails, with a message of its own about borrowed values: the
/// trap is what has happened, and the worker ends with it.
export function letGo(...handles: readonly {free(): void}[]): void {
  for (const handle of handles) {
    try {
      handle.free()
    } catch {
      // Told by the trap.
    }
  }
}

/// The bytes of memory that the module had when it could get no more, if that is what the fault
/// was. An allocation that fails traps without a panic, and asks for no more than as much again.
export function exhausted(fault: unknown, memory: WebAssembly.Memory): number | null {
  if (fault instanceof RangeError && /memory|allocation/i.test(fault.message)) return memory.buffer.byteLength
  if (!(fault instanceof WebAssembly.RuntimeError) || panicked()) return null
  const bytes = memory.buffer.byteLength
  try {
    memory.grow(bytes >>> 16)
    return null
  } catch {
    return bytes
  }
}
