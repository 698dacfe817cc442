// What is drawn is drawn in turns: no task draws for long, and nothing is forgotten.

import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as task } from "node:timers/promises"
import { load } from "./load.mjs"

const { Turns } = await load("page/turns.ts")

/** A page whose elements take `costs` milliseconds each; how long each of its tasks drew. */
async function drawn(costs) {
  let now = 0
  const later = []
  const turns = new Turns({ now: () => now, later: then => later.push(then) })
  const tasks = [0]
  const order = []
  const draw = i => {
    now += costs[i]
    tasks[tasks.length - 1] += costs[i]
    order.push(i)
  }
  costs.forEach((_, i) => {
    const wait = turns.ask()
    if (wait === null) draw(i)
    else wait.then(() => draw(i))
  })
  while (later.length > 0) {
    tasks.push(0)
    // Time passes between two frames.
    now += 5
    later.shift()()
    await task()
  }
  return { tasks, order }
}

test("little is drawn at once", async () => {
  const { tasks, order } = await drawn([1, 1, 1])
  assert.deepEqual(order, [0, 1, 2])
  assert.equal(tasks[0], 3)
})

test("much is drawn in its order, a little in each task", async () => {
  const costs = Array.from({ length: 60 }, () => 4)
  const { tasks, order } = await drawn(costs)
  assert.deepEqual(
    order,
    costs.map((_, i) => i),
  )
  assert.equal(
    tasks.reduce((a, b) => a + b),
    240,
  )
  // The stretch, and the one that was begun before it was over.
  assert.ok(Math.max(...tasks) <= 16, `${Math.max(...tasks)} ms in one task`)
})

test("whoever takes long is alone in a task", async () => {
  const { tasks } = await drawn([30, 30, 30])
  assert.deepEqual(
    tasks.filter(took => took > 0),
    [30, 30, 30],
  )
})
