// Reading and measuring a release without any code of Outis.

/**
 * The records of a CSV file as objects by column name. Refuses what a release
 * never has: another number of cells, text after a closing quote, no last line end.
 */
export function parse(bytes, delimiter) {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  const rows = []
  let row = []
  for (let at = 0; at < text.length;) {
    let cell = ""
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error("an open quotation mark")
        if (text[at] === '"') at++
        cell += text[at]
      }
      at++
    } else {
      const end = /[\r\n]/.exec(text.slice(at, at + (1 << 20)))?.index ?? 0
      const next = text.indexOf(delimiter, at)
      const stop = next === -1 ? at + end : Math.min(next, at + end)
      cell = text.slice(at, stop)
      at = stop
    }
    row.push(cell)
    if (text[at] === delimiter) {
      at++
      continue
    }
    if (text[at] === "\r") at++
    if (text[at++] !== "\n") throw new Error(`no line end after record ${rows.length}`)
    rows.push(row)
    row = []
  }
  const [names, ...records] = rows
  return records.map((cells, i) => {
    if (cells.length !== names.length) throw new Error(`record ${i + 1} has ${cells.length} cells`)
    return Object.fromEntries(names.map((name, j) => [name, cells[j]]))
  })
}

/** How many records each combination of these columns has. */
export function classes(records, columns) {
  const sizes = new Map()
  for (const record of records) {
    const key = JSON.stringify(columns.map(column => record[column]))
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
  }
  return [...sizes.values()]
}
