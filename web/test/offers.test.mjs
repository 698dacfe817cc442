// Ladders that are offered: what a click makes of each, and when one is in force already.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { gainOf, hierarchyOf, isInForce } = await load("page/state/offers.ts")

const offer = (hierarchy, fitting = 4, values = 4) => ({ ladder: "x", hierarchy, fitting, values })
const column = { distinct: 4, other: "others" }
const icd = { kind: "ready", ladder: "icd-10-who-2019" }

test("offers: what does not fit, or was not looked at, has a label", () => {
  assert.deepEqual(hierarchyOf(offer(icd), column, undefined), icd)
  assert.deepEqual(hierarchyOf(offer(icd, 3), column, undefined), { ...icd, others: "others" })
  assert.deepEqual(hierarchyOf(offer(icd), { ...column, distinct: 9 }, undefined), { ...icd, others: "others" })
})

test("offers: dates are read as somebody said", () => {
  const weeks = { kind: "date", format: "%d/%m/%Y", levels: ["week"] }
  const present = { kind: "date", format: "%m/%d/%y", pivot: 2026, levels: ["year"] }
  const chosen = hierarchyOf(offer(weeks), column, present)
  assert.deepEqual(chosen, { kind: "date", format: "%m/%d/%y", pivot: 2026, levels: ["week"] })
  assert.deepEqual(hierarchyOf(offer(weeks), column, undefined), weeks)
  assert.ok(isInForce(offer(weeks), chosen))
  assert.ok(!isInForce(offer(weeks), present))
})

test("offers: one is in force however it is written", () => {
  const cuts = { kind: "cuts", cuts: [[18, 65]] }
  assert.ok(isInForce(offer(cuts), { cuts: [[18, 65]], closed: "left", kind: "cuts", losses: [0, 0.5, 1] }))
  assert.ok(!isInForce(offer(cuts), { ...cuts, closed: "right" }))
  assert.ok(isInForce(offer(icd), { ...icd, others: "unknown" }))
  assert.ok(!isInForce(offer(icd), { ...icd, ladder: "nuts" }))
  assert.ok(!isInForce(offer(icd), undefined))
  const rare = { kind: "rare", below: [20, 50], label: "other" }
  assert.ok(isInForce(offer(rare), { ...rare, label: "the rest" }))
  assert.ok(!isInForce(offer(rare), { ...rare, below: [20] }))
})

test("offers: what one would keep is read off the table that it leads to", () => {
  const column = (name, before, after, role = "quasi-identifier") => ({
    name,
    role,
    "values-before": before,
    "values-after": after,
  })
  const columns = [column("born", 9, 2), column("age", 40, 1), column("sex", 2, 2), column("land", 1, 1)]
  const comparison = { columns, solution: { suppressed: 7 } }
  assert.deepEqual(gainOf(comparison, "born"), { texts: 2, suppressed: 7, gone: ["age"] })
  assert.equal(gainOf(comparison, "job"), null)
})
