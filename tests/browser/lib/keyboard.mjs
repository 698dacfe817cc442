// A person with nothing but a keyboard, who looks at every stop whether it can be
// seen, is not covered, and comes in the order of reading. Chromium only.

import assert from "node:assert/strict"
import { setTimeout as delay } from "node:timers/promises"
import { words } from "./words.mjs"

/** Stops after which somebody would give up. */
const PATIENCE = 150

/** A page that draws something new stands still after so many looks, so many milliseconds apart. */
const LOOKS = 20
const BETWEEN_LOOKS = 250

/** Hands on the keyboard before a page from `launch().open()`. */
export async function keyboard({ page }) {
  const devtools = await page.context().newCDPSession(page)
  const faults = []

  /** Presses a key until `wanted` has the focus. */
  async function tab(key, role, name, group) {
    const passed = []
    let before = await stop()
    for (let i = 0; i < PATIENCE; i++) {
      await page.keyboard.press(key)
      const now = await stop()
      if (now.role !== "body") faults.push(...(await lasting(key === "Tab" ? [before, now] : [now, before], now)))
      if (now.role === role && (name ?? now.name) === now.name && (group ?? now.group) === now.group) return
      passed.push(`${now.role} “${now.name}”`)
      before = now
    }
    assert.fail(`no ${role} “${name}” by ${key}; passed:\n${passed.join("\n")}`)
  }

  /**
   * What is wrong with two neighbouring stops and stays wrong: what the page works out meanwhile may
   * move everything between one look and the next, and what has the focus out of sight, so that it is
   * scrolled to as the browser does when it gets the focus.
   */
  async function lasting(neighbours, now) {
    let faults = wrong(neighbours, now)
    for (let look = 0; faults.length > 0 && look < LOOKS; look++) {
      await delay(BETWEEN_LOOKS)
      await page.evaluate(() => document.activeElement?.scrollIntoView({ block: "nearest" }))
      const looked = await Promise.all(neighbours.map(({ object }) => seen(object)))
      // One of them was drawn anew.
      if (looked.includes(undefined)) return []
      const [first, second] = neighbours.map((stop, i) => ({ ...stop, ...looked[i] }))
      faults = wrong([first, second], neighbours[0] === now ? first : second)
    }
    return faults
  }

  /** Where the focus is: what a screen reader says of it, and how it looks. */
  async function stop() {
    const {
      result: { objectId: object },
    } = await devtools.send("Runtime.evaluate", { expression: `(${focused})()` })
    const {
      nodes: [{ role, name }],
    } = await devtools.send("Accessibility.getPartialAXTree", { objectId: object, fetchRelatives: false })
    const value = await seen(object)
    // Drawn anew between two questions.
    if (value === undefined) return stop()
    return { ...value, object, role: value.body ? "body" : role?.value, name: name?.value ?? "" }
  }

  /** How an element looks; undefined if it is not there any more. */
  async function seen(object) {
    const { result } = await devtools.send("Runtime.callFunctionOn", {
      objectId: object,
      functionDeclaration: looks.toString(),
      returnByValue: true,
    })
    return result.value
  }

  return {
    faults,
    to: (role, name, group) => tab("Tab", role, name, group),
    back: (role, name) => tab("Shift+Tab", role, name),
    /** Presses a key, and looks at what comes of it before the next one, as a person does. */
    async press(key) {
      await page.keyboard.press(key)
      await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    },

    /** The focus is at this. */
    async at(role, name) {
      const now = await stop()
      assert.equal(`${now.role} “${name === undefined ? "" : now.name}”`, `${role} “${name ?? ""}”`)
    },

    /** A new step begins: the focus is at its heading. */
    async heading(id, args) {
      const wanted = words(id, args)
      try {
        // Frames may be long in coming while the page is busy; time passes all the same.
        await page.waitForFunction(
          text => document.activeElement?.tagName === "H1" && document.activeElement.textContent.trim() === text,
          wanted,
          { polling: 50 },
        )
      } catch (error) {
        const now = await stop()
        const headings = await page.locator("h1").allTextContents()
        const said = headings.map(text => `“${text.trim()}”`).join(", ")
        assert.fail(
          `the focus never came to the heading “${wanted}”: it is at ${now.role} “${now.name}”, `
            + `and the page's h1 says ${said || "nothing"}\n${error.message}`,
        )
      }
    },
  }
}

/** What is wrong with the stop `now`, one of two neighbours of which the first is to be read first. */
function wrong([first, second], now) {
  const what = `${now.role} “${now.name}”`
  const faults = []
  if (!now.marked) faults.push(`${what}: the focus cannot be seen`)
  if (now.covered) faults.push(`${what}: covered`)
  if (first.inWork && second.inWork && second.bottom <= first.top && second.left < first.right)
    faults.push(`${second.role} “${second.name}” stands above ${first.role} “${first.name}” and comes after it`)
  return faults
}

/** Runs in the page. */
function focused() {
  let element = document.activeElement ?? document.body
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

/** Runs in the page with the focused element as `this`. */
function looks() {
  // A hidden box of a labelled choice is seen by its label.
  const seen = this.closest("label") ?? this
  const { left, right, top, bottom } = seen.getBoundingClientRect()
  const outlined = element => {
    const style = getComputedStyle(element)
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0
  }
  const isSeen = (x, y) => {
    const root = this.getRootNode()
    const found = root.elementFromPoint(x, y)
    return found !== null && (seen.contains(found) || found.contains(seen))
  }
  const point = share => (start, end) => start + share * (end - start)
  const points = [0.1, 0.5, 0.9].flatMap(x =>
    [0.1, 0.5, 0.9].map(y => isSeen(point(x)(left, right), point(y)(top, bottom))),
  )
  const fixed = ["sticky", "fixed"].includes(getComputedStyle(this.parentElement ?? this).position)
  let host = this
  while (host.getRootNode() instanceof ShadowRoot) host = host.getRootNode().host
  return {
    body: this === document.body,
    group: this.closest("fieldset")?.querySelector("legend")?.textContent.trim(),
    marked: [this, ...(seen === this ? [] : seen.querySelectorAll("*"))].some(outlined),
    covered: !points.some(Boolean),
    inWork: host.closest("main") !== null && !fixed,
    left,
    right,
    top: top + scrollY,
    bottom: bottom + scrollY,
  }
}
