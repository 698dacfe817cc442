/// Records that an element may ask for as it scrolls. Given from outside, so that no
/// element knows where they come from.

import type {ComparedRows} from "../generated/protocol.js"

export interface Sources {
  /// Released records before and after; null if they are not to be had now.
  compareRows(first: number, count: number): Promise<ComparedRows | null>
}
