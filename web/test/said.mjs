// What the page's source says of messages, read by a parser of TypeScript: which ids it asks for,
// which it puts together, and which topics its markup names.

import { programs, walk } from "./source.mjs"

/**
 * Of all files below a folder: `asked`, the ids that `words` is called with; `named`, those that are called
 * an `id`; `literals`, every text that stands there; `patterns`, the parts between which something is put in,
 * as `["role-", "-plain"]`; and `markup`, the texts of templates.
 */
export async function said(folder) {
  const found = { asked: new Set(), named: new Set(), literals: new Set(), patterns: [], markup: [] }
  for (const { program } of await programs(folder)) walk(program, node => look(node, found))
  return found
}

/** Whether an id can be put together so. */
export function fits(parts, id) {
  const [head, ...others] = parts
  const tail = others.at(-1)
  if (!id.startsWith(head) || !id.endsWith(tail) || id.length <= head.length + tail.length) return false
  let start = head.length
  return others.slice(0, -1).every(part => {
    start = id.indexOf(part, start) + part.length
    return start >= part.length && start <= id.length - tail.length
  })
}

/** The topics that markup names for the panel that explains. */
export function topicsIn(markup) {
  const [, ...named] = markup.split('data-why="')
  return named.filter(rest => rest.includes('"')).map(rest => rest.slice(0, rest.indexOf('"')))
}

function look(node, found) {
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
