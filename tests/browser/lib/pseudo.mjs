// A language for tests: English of which every letter has a mark, and which takes more room, as many languages do.

import { said } from "../../../web/bundle.mjs"
import { packed } from "../../../web/packing.mjs"
import { artefact } from "./artefact.mjs"

const MARKED = {
  a: "à",
  e: "ê",
  i: "î",
  o: "ö",
  u: "ü",
  y: "ÿ",
  c: "ç",
  n: "ñ",
  A: "Å",
  E: "É",
  I: "Ï",
  O: "Ø",
  U: "Û",
}

/** The page with this text instead of the German words. */
export async function speaking(messages) {
  const html = await artefact()
  const block = '<script type="text/plain" id="words-de">'
  const begin = html.indexOf(block) + block.length
  const end = html.indexOf("</script>", begin)
  return html.slice(0, begin) + (await packed(said(messages), true)) + html.slice(end)
}

/** Messages in that language. What stands in braces is left as it is, but for the variants of a choice. */
export function pseudo(messages) {
  return messages
    .split(/\n(?=-?[a-z#])/i)
    .map(message => {
      if (message.startsWith("#")) return message
      const begin = message.indexOf("=") + 1
      // Where a language tells of itself it says a code.
      return /^[\w-]*language = /.test(message) ? message : message.slice(0, begin) + pattern(message.slice(begin))
    })
    .join("\n")
}

function pattern(text) {
  let [marked, place] = ["", 0]
  while (place < text.length) {
    if (text[place] === "{") {
      const end = closing(text, place)
      marked += placeable(text.slice(place, end))
      place = end
    } else {
      const next = text.indexOf("{", place)
      const end = next < 0 ? text.length : next
      marked += longer(text.slice(place, end))
      place = end
    }
  }
  return marked
}

/** The place behind the brace that closes the one here. */
function closing(text, open) {
  let depth = 0
  for (let place = open; ; place += 1) {
    if (text[place] === "{") depth += 1
    if (text[place] === "}") depth -= 1
    if (depth === 0) return place + 1
  }
}

/** A choice has its variants marked: each begins a line with its key in brackets. */
function placeable(text) {
  const arrow = text.indexOf("->")
  const head = text.slice(0, arrow)
  if (arrow < 0 || head.slice(1).includes("{")) return text
  const [first, ...variants] = text.slice(arrow, -1).split(/(?=\n *\*?\[[\w.-]+\])/)
  return (
    head
    + first
    + variantsOf(variants)
      .map(variant => {
        const end = variant.indexOf("]") + 1
        return variant.slice(0, end) + pattern(variant.slice(end))
      })
      .join("")
    + "}"
  )
}

/** Pieces that end within braces belong to what comes after them. */
function variantsOf(pieces) {
  const variants = []
  let open = 0
  for (const piece of pieces) {
    if (open > 0) variants[variants.length - 1] += piece
    else variants.push(piece)
    for (const character of piece) open += (character === "{") - (character === "}")
  }
  return variants
}

/** Attributes of messages keep their names. */
function longer(text) {
  return text.replace(/^ *\.\w[\w-]* =|[A-Za-z]+/gm, word =>
    word.trimStart().startsWith(".") ? word : [...word].map(letter => MARKED[letter] ?? letter).join("") + tail(word),
  )
}

/** A third more, so that a word is no shorter than its translation is likely to be. */
function tail(word) {
  return "ö".repeat(Math.round(word.length / 3))
}
