// A person goes through the page with a large table, and says at each step which it is.

import { setTimeout as delay } from "node:timers/promises"
import { decide } from "./journey.mjs"
import { person } from "./person.mjs"

/** How long a page may still draw what a step shows, in milliseconds. */
const SETTLING = 1_500

/** The whole way to a release that was written, with so many quasi-identifiers if not those suggested. */
export async function goThrough({ opened, file, name, quasi, settling = SETTLING }, marked) {
  const { page } = opened
  const me = person(opened)
  const settle = () => delay(settling)
  const act = action =>
    page.evaluate(action => {
      document.querySelector("outis-app").dispatchEvent(Object.assign(new Event("outis-act"), { action }))
    }, action)
  await marked("load")
  await me.give("load-choose", file)
  await me.see("heading", "load-title-table", { name })
  await settle()
  await marked("describe")
  await me.press("load-next")
  await me.see("heading", "describe-title")
  await settle()
  if (quasi !== undefined) {
    await marked("roles of all")
    const keys = await page.evaluate(() => {
      const { history } = document.querySelector("outis-app").state
      return history.entries[history.index].recipe.attributes.map(({ name }) => name)
    })
    await act({ kind: "set-role", attributes: keys, role: "insensitive" })
    await act({ kind: "set-role", attributes: keys.slice(0, quasi), role: "quasi-identifier" })
    await settle()
    await marked("choosing all")
    await me.press("describe-select-all", { count: keys.length })
    await settle()
    await marked("filter")
    await me.find("searchbox").write("age")
    await settle()
  }
  await marked("protect")
  await me.press("describe-next")
  await me.see("heading", "protect-title")
  await settle()
  await marked("another k")
  await me.write("spinbutton", "protect-k-before", "6")
  await settle()
  await marked("find")
  await me.press("find-go")
  await me.see("button", "find-next")
  await settle()
  await marked("compare")
  await me.press("find-next")
  await me.see("heading", "compare-risk")
  await settle()
  await marked("release")
  await me.press("compare-next")
  await me.press("attack-next")
  await me.see("heading", "release-title")
  await decide(opened)
  await settle()
  await marked("write")
  await me.press("release-write")
  await me.see("heading", "release-downloads")
  await settle()
}
