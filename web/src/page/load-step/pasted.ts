/// Cells that were copied, as text: one line for each row, cells apart by tabs.
///
/// A browser that copies a table of a page writes a cell of two lines as two lines, so that its rows
/// fall apart. The markup beside that text tells where cells end. It is not given to the browser, and
/// only believed where it holds the very same letters.

/// So many cells at most: markup can claim any number in a few letters.
const cellLimit = 5_000_000
const spanLimit = 1000

/// Markup, comment or text, in its order.
const tokens = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([a-z][a-z0-9]*)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi

/// What ends a line within a cell.
const breaking = new Set(["br", "p", "div", "li", "ul", "ol", "dd", "dt", "h1", "h2", "h3", "h4", "h5", "h6"])

const entities: Readonly<Record<string, string>> = {amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0"}

/// A line end that the markup means, among those that it merely holds.
const lineEnd = "\u0000"

/// What was copied, as it is read: as the text says, unless that breaks cells of several lines.
export function pastedText(text: string, markup: string): string {
  const rows = rowsOf(markup)
  if (rows === null || !rows.some(row => row.some(cell => cell.includes("\n")))) return text
  const letters = (texts: readonly string[]): string => texts.join("").replace(/\s/gu, "")
  if (letters([text]) !== letters(rows.flat())) return text
  return rows.map(row => `${row.map(quoted).join("\t")}\n`).join("")
}

function quoted(cell: string): string {
  return /["\t\n\r]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/// The cells of the only table there is, as many in each row; null for anything else.
function rowsOf(markup: string): string[][] | null {
  const rows: string[][] = []
  /// For each column the rows that a cell from above still reaches into.
  const reaching: number[] = []
  let cell: string | null = null
  let skipped: string | null = null
  let spans = {columns: 1, rows: 1}
  let tables = 0
  let cells = 0
  const place = (content: string): boolean => {
    const row = rows.at(-1)
    if (row === undefined) return false
    for (let column = 0; column < spans.columns; column += 1) reaching[row.length + column] = spans.rows - 1
    row.push(content, ...Array.from({length: spans.columns - 1}, () => ""))
    cells += spans.columns
    return cells <= cellLimit
  }
  const covered = (): void => {
    const row = rows.at(-1)
    while (row !== undefined && (reaching[row.length] ?? 0) > 0) {
      reaching[row.length] = (reaching[row.length] ?? 0) - 1
      row.push("")
    }
  }
  const close = (): boolean => {
    if (cell === null) return true
    const content = cellText(cell)
    cell = null
    return content !== null && place(content)
  }
  for (const [token, closing, tag, attributes = ""] of markup.matchAll(tokens)) {
    const name = tag?.toLowerCase()
    if (skipped !== null) {
      if (closing === "/" && name === skipped) skipped = null
    } else if (name === undefined) {
      if (!token.startsWith("<!") && !token.startsWith("<?") && cell !== null) cell += token.replaceAll(lineEnd, "")
    } else if (name === "style" || name === "script") {
      if (closing === "") skipped = name
    } else if (name === "table") {
      if (closing === "") tables += 1
      else if (!close()) return null
    } else if (name === "tr") {
      if (!close()) return null
      if (closing === "") rows.push([])
      else covered()
    } else if (name === "td" || name === "th") {
      if (!close()) return null
      if (closing === "") {
        covered()
        spans = {columns: span(attributes, "colspan"), rows: span(attributes, "rowspan")}
        cell = ""
      }
    } else if (cell !== null && breaking.has(name)) {
      cell += lineEnd
    }
  }
  if (!close() || tables !== 1) return null
  const width = Math.max(0, ...rows.map(row => row.length))
  if (width * rows.length > cellLimit) return null
  return rows.map(row => [...row, ...Array.from({length: width - row.length}, () => "")])
}

/// What a cell shows; null where it holds a letter by a name that is not known here.
function cellText(markup: string): string | null {
  let known = true
  const text = markup.replace(
    /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z][a-z0-9]*));/giu,
    (all, hex, decimal, name) => {
      const code = typeof hex === "string" ? parseInt(hex, 16) : typeof decimal === "string" ? Number(decimal) : null
      if (code !== null) {
        known &&= code > 0 && code <= 0x10ffff
        return known ? String.fromCodePoint(code) : ""
      }
      known &&= typeof name === "string" && name in entities
      return entities[String(name)] ?? String(all)
    },
  )
  const lines = text.split(lineEnd).map(line => line.replace(/\s+/gu, " ").trim())
  return known
    ? lines
        .filter((line, index) => line !== "" || (index > 0 && lines[index - 1] !== ""))
        .join("\n")
        .trim()
    : null
}

function span(attributes: string, name: string): number {
  const said = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, "i").exec(attributes)?.[1]
  return Math.min(Math.max(Number(said ?? 1), 1), spanLimit)
}
