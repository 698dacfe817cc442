/// Where the rows of a table stand while it is scrolled. Pure arithmetic.
///
/// Browsers clamp lengths: Chromium the height of an element at 33 million pixels, Firefox
/// at 17 million, and a sticky element in Firefox is left behind after 2^29/60, about 8.9
/// million. So a long table gets a spacer of at most `tallest` pixels and its scroll
/// position is scaled. Rows have one height, so where they stand is a
/// multiplication; a list of measurements would take 16 bytes for each record.

const tallest = 8_000_000

/// Rows by their numbers, the last excluded.
export interface RowRange {
  readonly first: number
  readonly end: number
}

export class RowScroll {
  /// Height of the spacer in pixels.
  readonly spacer: number
  /// How many pixels of rows one pixel of the scroll bar stands for.
  readonly scale: number
  /// The greatest offset.
  readonly last: number

  /// `view` is the height in which rows are seen, the head not counted.
  constructor(
    readonly count: number,
    readonly rowHeight: number,
    readonly view: number,
    readonly head: number,
  ) {
    const rows = count * rowHeight
    this.spacer = Math.min(rows, tallest) + head
    this.last = Math.max(0, rows - view)
    const scrollable = this.spacer - head - view
    this.scale = scrollable > 0 ? this.last / scrollable : 1
  }

  /// The offset in the rows for a position of the scroll bar.
  offset(scrollTop: number): number {
    return this.clamp(scrollTop * this.scale)
  }

  /// The position of the scroll bar for an offset in the rows.
  scrollTop(offset: number): number {
    return this.clamp(offset) / this.scale
  }

  /// The rows seen at an offset.
  seen(offset: number): RowRange {
    const first = Math.floor(offset / this.rowHeight)
    return {first, end: Math.min(this.count, Math.ceil((offset + Math.max(this.view, 1)) / this.rowHeight))}
  }

  /// The offset nearest to `offset` at which the whole of a row is seen.
  reveal(row: number, offset: number): number {
    const top = row * this.rowHeight
    if (top < offset) return this.clamp(top)
    return this.clamp(Math.max(offset, top + this.rowHeight - this.view))
  }

  clamp(offset: number): number {
    return Math.min(this.last, Math.max(0, offset))
  }
}
