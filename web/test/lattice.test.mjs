// What the page makes of a lattice: which nodes come near the one that was found, and how they lie.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { byHeight, levelsOf, runnersUp, sameLevels } = await load("page/state/lattice.ts")

const node = (zip, sex, loss) => ({
  levels: { zip, sex },
  loss,
  suppressed: loss === null ? null : 0,
  holds: loss !== null,
  visited: true,
})

test("a runner-up is no node that fails, nor the one found, nor one of which a finer one loses as little", () => {
  const nodes = [node(0, 0, null), node(1, 0, 0.4), node(2, 0, 0.4), node(0, 1, 0.5), node(1, 1, 0.7), node(2, 1, 0.3)]
  const found = runnersUp({ nodes, minimal: [] }, { zip: 2, sex: 1 }, 9)
  // Zip on 2 loses as much as zip on 1 alone; both on 1 lose more than either alone.
  assert.deepEqual(
    found.map(({ levels }) => levels),
    [
      { zip: 1, sex: 0 },
      { zip: 0, sex: 1 },
    ],
  )
  assert.equal(runnersUp({ nodes, minimal: [] }, { zip: 2, sex: 1 }, 1).length, 1)
})

test("a coarser node that loses less than a finer one is a runner-up", () => {
  const nodes = [node(0, 0, 0.5), node(1, 0, 0.2), node(0, 1, 0.1)]
  assert.deepEqual(
    runnersUp({ nodes, minimal: [] }, { zip: 0, sex: 1 }, 9).map(({ loss }) => loss),
    [0.2, 0.5],
  )
})

test("where nodes are too many to be told, the minimal ones come near", () => {
  const minimal = [node(2, 0, 0.6), node(0, 1, 0.5)]
  assert.deepEqual(
    runnersUp({ minimal }, { zip: 2, sex: 0 }, 9),
    [minimal[1]].map(({ ...one }) => one),
  )
})

test("nodes lie by the sum of their levels", () => {
  const heights = byHeight([node(0, 0, 1), node(1, 0, 1), node(0, 1, 1), node(1, 1, 1)])
  assert.deepEqual(
    heights.map(row => row.length),
    [1, 2, 1],
  )
  // Where columns have a lowest level, the lowest node is not on the height of exact values.
  assert.deepEqual(
    byHeight([node(2, 1, 1), node(3, 1, 1)]).map(row => row.length),
    [1, 1],
  )
  assert.ok(sameLevels({ zip: 1, sex: 0 }, { sex: 0, zip: 1 }))
  assert.equal(levelsOf(null), null)
})
