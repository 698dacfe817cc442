/// Records fetched a page at a time and kept while they are likely to be seen again.

/// Records of one version, or of two that belong together line by line.
export interface RecordRows {
  readonly before: readonly (readonly string[])[]
  /// The same records after protection.
  readonly after?: readonly (readonly string[])[]
}

/// One record; `after` is missing if there is only one version.
export interface RecordPair {
  readonly before: readonly string[]
  readonly after?: readonly string[] | undefined
}

/// Gives `count` records from `first` on, counted from 0.
export type FetchRows = (first: number, count: number) => Promise<RecordRows>

const kept = 24

export class RecordPages {
  private readonly pages = new Map<number, RecordRows>()
  private readonly asked = new Set<number>()
  /// Whether the last page that was asked for could not be had.
  failed = false

  /// `size` is the number of records in a page; `changed` is called when one has come.
  constructor(
    private readonly fetchRows: FetchRows,
    private readonly size: number,
    private readonly changed: () => void,
  ) {}

  /// A record, if it is here already.
  record(index: number): RecordPair | undefined {
    const page = this.pages.get(Math.floor(index / this.size))
    const before = page?.before[index % this.size]
    return before === undefined ? undefined : {before, after: page?.after?.[index % this.size]}
  }

  /// Asks for what is missing of the records `first` up to `end`, the last excluded.
  need(first: number, end: number): void {
    if (this.failed) return
    for (let page = Math.floor(first / this.size); page * this.size < end; page++) {
      const known = this.pages.get(page)
      if (known === undefined) void this.ask(page)
      else {
        // Moves to the end of the map, so that what was seen last is dropped last.
        this.pages.delete(page)
        this.pages.set(page, known)
      }
    }
  }

  /// Asks again after a failure.
  retry(): void {
    this.failed = false
    this.changed()
  }

  private async ask(page: number): Promise<void> {
    if (this.asked.has(page)) return
    this.asked.add(page)
    try {
      this.pages.set(page, await this.fetchRows(page * this.size, this.size))
      const oldest = this.pages.keys().next()
      if (this.pages.size > kept && oldest.done === false) this.pages.delete(oldest.value)
    } catch {
      // What went wrong is said by whoever fetches; here it is enough that nothing came.
      this.failed = true
    } finally {
      this.asked.delete(page)
    }
    this.changed()
  }
}
