// A table that no search is through with while a test waits.

/**
 * 24 columns, few of whose 3,000 records are alike: their names, those given first, and the text
 * of the file.
 */
export function traits(first = []) {
  let state = 7
  const below = n => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const names = Array.from({ length: 24 }, (_, i) => first[i] ?? `trait ${i + 1}`)
  const records = Array.from({ length: 3_000 }, () => {
    const group = below(4)
    // Far enough apart to be measured, so that they have intervals, which small numbers have not.
    return names.map((_, i) => 11 + 7 * (below(3) > 0 ? (group + i) % 6 : below(6)))
  })
  return { names, text: [names, ...records].map(row => `${row.join(",")}\n`).join("") }
}
