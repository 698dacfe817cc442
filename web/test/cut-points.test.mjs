// Cut points on a scale: what is done to them keeps later levels among earlier ones, and what is
// counted between them is what Rust counted below each.

import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { load } from "./load.mjs"

const {
  begunCuts,
  evenCuts,
  evenStop,
  nearestStop,
  rangesOf,
  reachOf,
  roomOf,
  stopsOf,
  withMoved,
  withoutPoint,
  withPoint,
  withReach,
  withTyped,
} = await load("page/cut-studio/cut-points.ts")

/** Ten records at each number below 100, and stops at all of them. */
const scale = {
  stops: Array.from({ length: 101 }, (_, n) => ({ point: n, text: String(n), place: n / 100, below: 10 * n })),
  bins: [],
  records: 1000,
}
const cuts = [[18, 25, 45], [18, 45], [45]]

test("records between points are counted from those below each", () => {
  const told = points => rangesOf(scale, stopsOf(scale, points)).map(({ records }) => records)
  assert.deepEqual(told(cuts[0]), [180, 70, 200, 550])
  assert.deepEqual(told(cuts[2]), [450, 550])
  assert.equal(stopsOf(scale, [18, 18.5]), null, "a point that the scale does not have")
})

test("a point moves on all of its levels, and past no other", () => {
  assert.deepEqual(withMoved(cuts, 18, 20), [[20, 25, 45], [20, 45], [45]])
  const stops = stopsOf(scale, cuts[0])
  assert.deepEqual(roomOf(scale, stops, 0), [0, 24])
  assert.deepEqual(roomOf(scale, stops, 2), [26, 100])
  assert.deepEqual(
    [0.2, 0.9, -1].map(place => nearestStop(scale, stops, 1, place)),
    [20, 44, 19],
  )
})

test("a point is added, taken away, and left out of coarser levels", () => {
  assert.deepEqual(withPoint(cuts, scale, 30), [[18, 25, 30, 45], [18, 45], [45]])
  assert.deepEqual(withoutPoint(cuts, 45), [[18, 25], [18]])
  assert.deepEqual(
    [18, 25, 45].map(point => reachOf(cuts, point)),
    [1, 0, 2],
  )
  assert.deepEqual(withReach(cuts, 25, 2), [
    [18, 25, 45],
    [18, 25, 45],
    [25, 45],
  ])
  assert.deepEqual(withReach(cuts, 45, 0), [[18, 25, 45], [18]])
})

test("new points part what can be parted most evenly, at round numbers", () => {
  assert.equal(evenStop(scale, [50]), 25)
  const two = { ...scale, stops: scale.stops.slice(0, 2), records: 10 }
  assert.equal(evenStop(two, [0]), -1, "all values lie in one place")
  assert.deepEqual(evenCuts(scale), [[20, 50, 70], [50]])
  assert.equal(evenCuts(two), null)
})

test("a date is written in every format that a column may be suggested", () => {
  const source = readFileSync(new URL("../../crates/core/src/table/kind.rs", import.meta.url), "utf8")
  const formats = [...(/DATE_FORMATS[^=]*= \[([^\]]*)\]/.exec(source)?.[1] ?? "").matchAll(/"(.*)"/g)]
  assert.ok(formats.length > 40)
  const column = { type: "date", distribution: { kind: "bars" } }
  const begin = format => begunCuts(column, { kind: "date", format, levels: [] }).cuts.flat()
  for (const [, format] of formats) assert.ok(!begin(format).some(point => point.includes("%")), format)
  assert.deepEqual(begin("%d/%m/%Y %H:%M"), ["01/01/1980 00:00"])
  assert.deepEqual(begin("%m/%d/%Y %I:%M %p"), ["01/01/1980 12:00 AM"])
  assert.deepEqual(begin("%Y-%m-%dT%H:%M:%S%.fZ"), ["1980-01-01T00:00:00Z"])
  assert.deepEqual(begin("%Y-%m-%dT%H:%M:%S%.f%:z"), ["1980-01-01T00:00:00+00:00"])
  assert.deepEqual(begin("%d de %B de %y"), ["01 de January de 80"])
  assert.deepEqual(begunCuts(column).cuts, [["1980-01-01"]])
})

test("points that are typed take coarser levels along", () => {
  const before = [[10, 20, 30, 40], [20, 40], [20]]
  assert.deepEqual(withTyped(before, 0, [15, 25, 35, 45]), [[15, 25, 35, 45], [25, 45], [25]])
  // What stays has its levels; what goes is where it would be among the others.
  assert.deepEqual(withTyped(before, 0, [20, 40]), [[20, 40], [20]])
  assert.deepEqual(withTyped(before, 0, [10, 20, 30, 40, 50]), [[10, 20, 30, 40, 50], [20, 40], [20]])
  assert.deepEqual(withTyped(before, 1, [10, 30]), [[10, 20, 30, 40], [10, 30], [10]])
  // A level that puts nothing together is none.
  assert.deepEqual(withTyped(before, 0, [25]), [[25]])
  // Each level is of the points of the one below.
  for (const points of [
    [1, 2, 3],
    [5, 6, 7, 8, 9, 10],
    [40, 41],
  ]) {
    const levels = withTyped(before, 0, points)
    for (const [i, level] of levels.entries())
      if (i > 0)
        assert.ok(
          level.every(point => levels[i - 1].includes(point)),
          JSON.stringify(levels),
        )
    assert.ok(points.length < 3 || levels.length > 1, JSON.stringify(levels))
  }
})
