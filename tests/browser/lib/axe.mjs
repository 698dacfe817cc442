// Accessibility, as far as a program can judge it.

import { axeSource } from "./packages.mjs"

/** Every level up to WCAG 2.2 AA. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** How long a page must not have changed to be at rest, in milliseconds. */
const REST = 100

/** What axe finds wrong on the page once it is at rest: one line for each rule, with its places. */
export async function faults({ page }) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource())
  await page.evaluate(untilRest, REST)
  return page.evaluate(async tags => {
    // What scrolling uncovers is not too small, wherever the page happens to be scrolled to.
    const above = [...document.querySelectorAll("*")].filter(one => getComputedStyle(one).position === "sticky")
    for (const one of above) one.style.setProperty("position", "static", "important")
    // Of what is right nothing is told, which takes as long as judging it.
    const { violations } = await globalThis.axe.run({
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    })
    for (const one of above) one.style.removeProperty("position")
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary})`)
          .join(", ")}`,
    )
  }, TAGS)
}

/**
 * Waits until nothing has changed or moved for a while: colours on their way from one to another
 * have too little contrast, and what is taken away while it is judged has no place. Runs in the page.
 */
async function untilRest(rest) {
  let last = performance.now()
  const observer = new MutationObserver(() => {
    last = performance.now()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  while (
    performance.now() - last < rest
    || document.getAnimations().some(animation => animation.playState === "running")
  )
    await new Promise(resolve => setTimeout(resolve, 50))
  observer.disconnect()
}
