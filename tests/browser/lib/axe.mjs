// Accessibility, as far as a program can judge it.

import { axeSource } from "./packages.mjs"

/** Every level up to WCAG 2.2 AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** What axe finds wrong on the page as it stands: one line for each rule, with its places. */
export async function faults({ page }) {
  await page.evaluate(axeSource())
  return page.evaluate(async tags => {
    const { violations } = await globalThis.axe.run({ runOnly: { type: "tag", values: tags } })
    return violations.map(({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
  }, TAGS)
}
