// What the page's source says of messages, read by a parser of TypeScript: which ids it asks for,
// which it puts together, and which topics its markup names.

import { parsers } from "prettier/plugins/babel"
import { texts } from "./load.mjs"

/**
 * Of all files below a folder: `asked`, the ids that `words` is called with; `named`, those that are called
 * an `id`; `literals`, every text that stands there; `patterns`, the parts between which something is put in,
 * as `["role-", "-plain"]`; and `markup`, the texts of templates.
 */
export async function said(folder) {
  const found = { asked: new Set(), named: new Set(), literals: new Set(), patterns: [], markup: [] }
  for (const text of await texts(folder, ".ts")) look((await parsers["babel-ts"].parse(text, {})).program, found)
  return found
}

/** Whether an id can be put together so. */
export function fits(parts, id) {
  const [head, ...others] = parts
  const tail = others.at(-1)
  if (!id.startsWith(head) || !id.endsWith(tail) || id.length <= head.length + tail.length) return false
  let from = head.length
  return others.slice(0, -1).every(part => {
    from = id.indexOf(part, from) + part.length
    return from >= part.length && from <= id.length - tail.length
  })
}

/** The topics that markup names for the panel that explains. */
export function topicsIn(markup) {
  const [, ...named] = markup.split('data-why="')
  return named.filter(rest => rest.includes('"')).map(rest => rest.slice(0, rest.indexOf('"')))
}

function look(node, found) {
  if (Array.isArray(node)) {
    for (const one of node) look(one, found)
    return
  }
  if (typeof node?.type !== "string") return
  switch (node.type) {
    case "StringLiteral":
      found.literals.add(node.value)
      break
    case "TemplateLiteral":
      note(
        node.quasis.map(({ value }) => value.cooked),
        found,
      )
      break
    case "CallExpression":
      if (node.callee.name === "words" || node.callee.property?.name === "words")
        for (const id of textsOf(node.arguments[0])) found.asked.add(id)
      break
    case "ObjectProperty":
      if (node.key.name === "id") for (const id of textsOf(node.value)) found.named.add(id)
      break
  }
  for (const part of Object.values(node)) look(part, found)
}

function note(parts, { literals, patterns, markup }) {
  if (parts.length === 1) literals.add(parts[0])
  else if (parts[0] !== "") patterns.push(parts)
  markup.push(...parts)
}

/** The texts that an expression may come to, as far as they stand there. */
function textsOf(expression) {
  switch (expression?.type) {
    case "StringLiteral":
      return [expression.value]
    case "ConditionalExpression":
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)]
    case "TSAsExpression":
      return textsOf(expression.expression)
    default:
      return []
  }
}
