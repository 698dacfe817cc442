// The figures behind the charts.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { people, peopleAbove, percentOf, riskSteps, shownDistribution, sizeGroups, thinned } =
  await load("page/charts/bins.ts")

const sizes = [
  [1, 4],
  [2, 3],
  [4, 1],
  [5, 2],
  [9, 1],
  [10, 1],
  [150, 2],
]

test("people are counted, not classes", () => {
  assert.equal(people(sizes), 4 + 6 + 4 + 10 + 9 + 10 + 300)
  assert.deepEqual(
    sizeGroups(sizes, 5).map(({ least, most, people }) => [least, most, people]),
    [
      [1, 1, 4],
      [2, 2, 6],
      [3, 4, 4],
      [5, 9, 19],
      [10, 19, 10],
      [20, 49, 0],
      [50, 99, 0],
      [100, null, 300],
    ],
  )
})

test("k splits the group it falls into", () => {
  const around = k => sizeGroups(sizes, k).map(({ least, most }) => [least, most])
  assert.deepEqual(around(7).slice(3, 5), [
    [5, 6],
    [7, 9],
  ])
  assert.deepEqual(around(200).at(-1), [200, null])
  assert.deepEqual(around(null), around(10))
})

test("no person is lost or counted twice, whatever k is", () => {
  for (let k = 2; k < 400; k++) {
    assert.equal(
      sizeGroups(sizes, k).reduce((sum, group) => sum + group.people, 0),
      people(sizes),
    )
    const tooSmall = sizeGroups(sizes, k).filter(({ least }) => least < k)
    assert.equal(
      tooSmall.reduce((sum, group) => sum + group.people, 0),
      people(sizes.filter(([size]) => size < k)),
    )
  }
})

test("a risk equal to the threshold is not above it", () => {
  assert.equal(peopleAbove(sizes, 0.2), 4 + 6 + 4)
  assert.equal(peopleAbove([[3, 1]], 1 / 3), 0)
  assert.equal(peopleAbove(sizes, 1), 0)
  assert.equal(peopleAbove(sizes, 0), people(sizes))
})

test("the risk curve falls to nothing at 1 and agrees with the counts", () => {
  const steps = riskSteps(sizes, 0.01)
  assert.equal(steps[0].risk, 0.01)
  assert.deepEqual(steps.at(-1), { risk: 1, share: 0 })
  for (const [i, { risk, share }] of steps.entries()) {
    assert.equal(share, peopleAbove(sizes, risk) / people(sizes))
    if (i > 0) assert.ok(risk > steps[i - 1].risk && share <= steps[i - 1].share)
  }
  assert.deepEqual(riskSteps([], 0.01), [])
  assert.deepEqual(riskSteps([[200, 1]], 0.01), [
    { risk: 0.01, share: 0 },
    { risk: 1, share: 0 },
  ])
})

test("a value that one record holds is not shown", () => {
  const bars = [
    { label: "flu", records: 9 },
    { label: "gout", records: 2 },
    { label: "Maria Huber", records: 1 },
  ]
  const shown = shownDistribution({ kind: "bars", bars, others: 2, other_records: 2 }, 3)
  assert.deepEqual(shown, { kind: "bars", bars: bars.slice(0, 2), others: 3, otherRecords: 3 })
  assert.equal(
    JSON.stringify(shownDistribution({ kind: "bars", bars: bars.slice(2), others: 0, other_records: 0 }, 3)).includes(
      "Maria",
    ),
    false,
  )
})

test("the others take the last line, unless there are none", () => {
  const bars = [5, 4, 3, 2].map(records => ({ label: `v${records}`, records }))
  const three = shownDistribution({ kind: "bars", bars: bars.slice(0, 3), others: 0, other_records: 0 }, 3)
  assert.deepEqual([three.bars.length, three.others, three.otherRecords], [3, 0, 0])
  const four = shownDistribution({ kind: "bars", bars, others: 0, other_records: 0 }, 3)
  assert.deepEqual([four.bars.length, four.others, four.otherRecords], [2, 2, 5])
})

test("a few are not rounded to none, nor nearly all to all", () => {
  assert.equal(percentOf(0, 5000), 0)
  assert.equal(percentOf(5000, 5000), 100)
  assert.equal(percentOf(1, 3), 33.3)
  assert.equal(percentOf(1, 5000), 0.02)
  assert.equal(percentOf(9_999_999, 10_000_000), 99.99999)
  assert.equal(percentOf(0, 0), 0)
})

test("thinning keeps the first, the last and the order", () => {
  const many = Array.from({ length: 1000 }, (_, i) => i)
  const few = thinned(many, 12)
  assert.equal(few.length, 12)
  assert.deepEqual([few[0], few.at(-1)], [0, 999])
  assert.deepEqual(
    [...few].sort((a, b) => a - b),
    few,
  )
  assert.deepEqual(thinned([1, 2], 12), [1, 2])
})
