// What a person does with a page: everything is found by the role and the name
// that a screen reader would tell, never by the page's own structure. The only
// place that knows how the two drivers find and touch things.

import { words } from "./words.mjs"

/**
 * A person before a page from `launch().open()`, or before one `frame` in it.
 * Messages are named by their ids in `locales/`, arguments beside them.
 */
export function person(opened, frame = opened.page) {
  const hands = opened.engine === "chromium" ? handsOfChromium(opened, frame) : handsOfFirefox(opened, frame)
  const { find } = hands
  return {
    find,

    /** Waits until something of this role has this message as its name. */
    see: (role, id, args) => find(role, words(id, args)).seen(),

    /** Waits until nothing is like that any more. */
    gone: (role, id, args) => find(role, words(id, args)).gone(),

    /** Waits until a message stands somewhere in the text. */
    read: (id, args) => hands.read(words(id, args)),

    press: (id, args) => find("button", words(id, args)).press(),

    /** Presses a button that asks for a file, and gives it this one, or these. */
    give: (id, path, args) => hands.give(find("button", words(id, args)), path),

    /** The same with a button inside something else. */
    giveTo: (thing, id, path) => hands.give(thing.find("button", words(id)), path),

    /** Opens or closes a disclosure, which has no role of its own. */
    unfold: (id, args) => hands.unfold(words(id, args)),

    /** Writes into a field and leaves it, which is when the page hears of it. */
    async write(role, id, text) {
      await find(role, words(id)).write(text)
      await opened.page.keyboard.press("Tab")
    },

    /** Takes a choice from a list of them. */
    choose: (id, choice, args) => find("combobox", words(id)).choose(words(choice, args)),

    /** One of several roles of a column. */
    role: (column, role) =>
      find("group", words("describe-role-of", { name: column }))
        .find("radio", words(`role-${role}-short`))
        .check(),

    /** A column's hierarchy, from a file of the person's own. */
    async hierarchy(column, path) {
      const article = find("article", column)
      await article.find("button").press()
      await article.find("radio", words("hierarchy-levels")).check()
      await hands.give(article.find("button", words("hierarchy-file-choose")), path)
      await hands.read(words("hierarchy-file-attached", { file: path.split(/[\\/]/).at(-1) }))
      await article.find("button").press()
    },

    /** The lines of what the page says at once to everybody, when it says something. */
    alert: () => find("alert").lines(),
  }
}

function handsOfChromium({ page }, frame) {
  const things = (scope, role, name) => {
    const found = scope.getByRole(role, name === undefined ? {} : { name, exact: true }).first()
    return {
      find: (role, name) => things(found, role, name),
      seen: () => found.waitFor(),
      gone: () => found.waitFor({ state: "hidden" }),
      press: () => found.click(),
      check: () => found.check(),
      write: text => found.fill(text),
      choose: label => found.selectOption({ label }),
      lines: async () => (await found.innerText()).split("\n").filter(line => line.trim() !== ""),
    }
  }
  return {
    find: (role, name) => things(frame, role, name),
    read: text => frame.getByText(text).first().waitFor(),
    unfold: text => frame.getByText(text, { exact: true }).click(),
    async give(button, path) {
      // Whoever's click falls beside a button that moves clicks again.
      for (let tries = 1; ; tries += 1) {
        const asked = page.waitForEvent("filechooser", { timeout: 10_000 }).catch(fault => {
          if (tries === 3) throw fault
        })
        await button.press()
        const chooser = await asked
        if (chooser !== undefined) return chooser.setFiles(path)
      }
    },
  }
}

function handsOfFirefox({ page }, frame) {
  const wait = (trail, options) => frame.waitForFunction(lookUp, { polling: 50 }, trail, { elements, ...options })
  const things = trail => {
    const seen = async () => (await wait(trail)).asElement()
    const press = async () => touch(await seen())
    return {
      find: (role, name) => things([...trail, { role, name }]),
      seen,
      gone: () => wait(trail, { gone: true }),
      press,
      check: press,
      write: async text => {
        const field = await seen()
        // As Chromium's driver does it: whole, so that nothing comes between two keys.
        await field.evaluate((element, text) => {
          element.focus()
          element.value = text
          for (const event of ["input", "change"]) element.dispatchEvent(new Event(event, { bubbles: true }))
        }, text)
      },
      choose: async label => {
        const list = await seen()
        await list.focus()
        await list.select(
          await list.evaluate(
            (element, label) => [...element.options].find(option => option.label === label).value,
            label,
          ),
        )
      },
      lines: async () =>
        (await (await seen()).evaluate(element => element.innerText)).split("\n").filter(line => line.trim() !== ""),
    }
  }
  return {
    find: (role, name) => things([{ role, name }]),
    read: text => things([{ text }]).seen(),
    unfold: text => things([{ text }]).press(),
    async give(button, path) {
      const asked = page.waitForFileChooser()
      await button.press()
      await (await asked).accept([path].flat())
    },
  }
}

/** Elements that have a role by themselves. */
const elements = {
  alert: "[role=alert]",
  article: "article",
  button: "button, [role=button]",
  checkbox: "input[type=checkbox]",
  combobox: "select, input[list]",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3, h4, h5, h6",
  list: "ul, ol",
  radio: "input[type=radio]",
  row: "tr",
  searchbox: "input[type=search]",
  spinbutton: "input[type=number]",
  textbox: "input[type=text], input:not([type]), textarea",
}

/**
 * The first visible element at the end of a trail of roles with names, or of texts, each inside the
 * one before; or with `gone`, whether there is none. Runs in the page. Firefox's driver can ask the
 * browser itself, as Chromium's does, but takes one or two seconds for every question.
 */
function lookUp(trail, { elements, gone = false }) {
  const plain = text => text.replace(/\s+/g, " ").trim()
  const texts = nodes =>
    plain(
      [...nodes]
        .map(node => {
          const copy = node.cloneNode(true)
          for (const hidden of copy.querySelectorAll("[aria-hidden=true], select")) hidden.remove()
          return copy.textContent
        })
        .join(" "),
    )
  const nameOf = element => {
    const label = element.getAttribute("aria-label")
    const others = element.getAttribute("aria-labelledby")?.split(" ")
    if (others) return texts(others.map(id => document.getElementById(id)).filter(Boolean))
    if (label) return plain(label)
    if (element.labels?.length) return texts(element.labels)
    return texts(element.matches("fieldset") ? element.querySelectorAll(":scope > legend") : [element])
  }
  const matching = (root, { role, name, text }) => {
    if (text !== undefined) {
      const around = [...root.querySelectorAll("*")].filter(
        element => element.textContent.includes(text) && element.checkVisibility(),
      )
      return around.filter(element => !around.some(inner => inner !== element && element.contains(inner)))
    }
    return [...root.querySelectorAll(elements[role])].filter(
      element => element.checkVisibility() && (name === undefined || nameOf(element) === plain(name)),
    )
  }
  const found = trail.reduce((roots, step) => roots.flatMap(root => matching(root, step)), [document])[0]
  return gone ? !found : found
}

/** Times that a thing may move away from under the pointer. */
const MISSES = 5

/**
 * Touches a thing once it stands still and nothing lies above it, and again if it moved away
 * meanwhile. Where the driver scrolls to by itself, the bar at the bottom may.
 */
async function touch(thing) {
  for (let misses = 0; misses < MISSES; misses += 1) {
    await thing.evaluate(async element => {
      const frame = () => new Promise(requestAnimationFrame)
      const free = ({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }
      for (let tries = 0, still = 0; tries < 100 && still < 3; tries += 1) {
        element.scrollIntoView({ block: "center", behavior: "instant" })
        const before = element.getBoundingClientRect()
        await frame()
        const { left, top } = element.getBoundingClientRect()
        still = left === before.left && top === before.top && free(before) ? still + 1 : 0
      }
      element.outisTouched = false
      element.addEventListener(
        "click",
        () => {
          element.outisTouched = true
        },
        { capture: true, once: true },
      )
    })
    await thing.click()
    // A page that was left by it cannot say so.
    if (await thing.evaluate(element => element.outisTouched).catch(() => true)) return
  }
  throw new Error("it moves away from under the pointer")
}
