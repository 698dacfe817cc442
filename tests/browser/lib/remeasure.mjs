// Reading and measuring a release without any code of Outis.

/**
 * The records of a CSV file as objects by column name. Refuses what a release
 * never has: another number of cells, text after a closing quote, no last line end.
 */
export function parse(bytes, delimiter) {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  const rows = []
  let row = []
  for (let place = 0; place < text.length;) {
    let cell = ""
    if (text[place] === '"') {
      for (place++; text[place] !== '"' || text[place + 1] === '"'; place++) {
        if (place >= text.length) throw new Error("an open quotation mark")
        if (text[place] === '"') place++
        cell += text[place]
      }
      place++
    } else {
      const end = /[\r\n]/.exec(text.slice(place, place + (1 << 20)))?.index ?? 0
      const next = text.indexOf(delimiter, place)
      const stop = next === -1 ? place + end : Math.min(next, place + end)
      cell = text.slice(place, stop)
      place = stop
    }
    row.push(cell)
    if (text[place] === delimiter) {
      place++
      continue
    }
    if (text[place] === "\r") place++
    if (text[place++] !== "\n") throw new Error(`no line end after record ${rows.length}`)
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
