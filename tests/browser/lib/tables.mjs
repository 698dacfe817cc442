// Files that are large in one way or the other.

import { createWriteStream } from "node:fs"
import { finished } from "node:stream/promises"

/** Chance that is the same every time. */
function chance(seed) {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A file of so many records: ages, postcodes, sexes, occupations, and a diagnosis. */
export function tall(path, records) {
  const below = chance(7)
  return write(
    path,
    "age,postcode,sex,occupation,diagnosis",
    records,
    () => `${18 + below(70)},${10_000 + 7 * below(300)},${below(2) ? "f" : "m"},work ${below(40)},illness ${below(60)}`,
  )
}

/** A file of so many columns of seven kinds, none of which points to anybody by itself, and so many records. */
export function wide(path, columns, records) {
  const below = chance(5)
  const kinds = {
    age: () => 18 + below(70),
    town: () => `town ${below(30)}`,
    income: () => 1_000 * below(60),
    note: () => `note ${below(9)}`,
    visit: () => `${1 + below(28)}.3.2019`,
    code: () => `c${below(50)}`,
    sex: () => (below(2) ? "f" : "m"),
  }
  const names = Array.from({ length: columns }, (_, i) => `${Object.keys(kinds)[i % 7]} ${i + 1}`)
  const makers = names.map((_, i) => Object.values(kinds)[i % 7])
  return write(path, names.join(","), records, () => makers.map(make => make()).join(","))
}

async function write(path, header, records, line) {
  const file = createWriteStream(path)
  file.write(`${header}\n`)
  const block = 2_000
  for (let written = 0; written < records; written += block) {
    const lines = Array.from({ length: Math.min(block, records - written) }, line)
    if (!file.write(`${lines.join("\n")}\n`)) await new Promise(resolve => file.once("drain", resolve))
  }
  file.end()
  await finished(file)
  return path
}

/** Births over seven decades, postcodes of one town and its neighbours, and two sexes. */
export function people() {
  let state = 11
  const below = limit => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
  const lines = Array.from({ length: 400 }, () =>
    [`${10 + below(19)}.0${1 + below(9)}.${1940 + below(65)}`, ["m", "f"][below(2)], 10110 + below(300)].join(";"),
  )
  return `born;sex;zip\n${lines.join("\n")}\n`
}

/** Tells an original from a release. */
export const MARK = "Zyxw"

/** A table of people who do not exist, whose names have that text. */
export const marked = [
  "name,born,zip,sex,illness",
  ...Array.from(
    { length: 400 },
    (_, i) =>
      `${MARK} ${i},${1950 + (i % 40)},${10000 + (i % 90)},${i % 2 ? "f" : "m"},${["flu", "asthma", "ulcer"][i % 3]}`,
  ),
  "",
].join("\n")
