// Long work is cut into short steps, however its speed changes.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { Pace } = await load("worker/pace.ts")

/** The milliseconds of each step of work that takes `costs` nanoseconds a unit, and those between two rests. */
async function steps(costs, options) {
  const real = performance.now
  let now = 0
  performance.now = () => now
  try {
    const pace = new Pace(40, options)
    const took = []
    for (const cost of costs) {
      const step = (pace.budget * cost) / 1e6
      took.push(step)
      now += step
      await pace.rest()
    }
    return took
  } finally {
    performance.now = real
  }
}

test("work that becomes thirty times as slow keeps nobody waiting", async () => {
  const costs = [...Array(200).fill(10), ...Array(20).fill(300)]
  const took = await steps(costs)
  assert.ok(Math.max(...took) < 200, `${Math.max(...took)} ms`)
  assert.ok(Math.max(...took.slice(202)) <= 45, "it does not learn")
})

test("slow units are done a few at a time", async () => {
  // Two thousand columns: three milliseconds for each record.
  const took = await steps(Array(50).fill(3e6), { least: 1, most: 1 << 14, first: 16 })
  assert.ok(Math.max(...took) < 80, `${Math.max(...took)} ms`)
})
