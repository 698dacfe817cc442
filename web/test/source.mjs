// The source of page and tests as a parser reads it.

import { parsers } from "prettier/plugins/babel"
import { filesOf } from "./load.mjs"

/** The program of a text in TypeScript. */
export async function parsed(text) {
  return (await parsers["babel-ts"].parse(text, {})).program
}

/** The programs in a folder of the repository, and below it unless it is `flat`, with the paths of their files. */
export async function programs(folder, options) {
  const files = [...(await filesOf(folder, ".ts", options)), ...(await filesOf(folder, ".mjs", options))]
  return Promise.all(files.map(async ({ path, text }) => ({ path, program: await parsed(text) })))
}

/** Calls `visit` for each node, before those that are in it. */
export function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (typeof node?.type === "string") {
    visit(node)
    for (const part of Object.values(node)) walk(part, visit)
  }
}

/** The names that a program gives, with their lines. */
export function bindings(program) {
  const found = []
  walk(program, node => {
    const bound = [node.id, ...(node.params ?? []), ...(node.type === "CatchClause" ? [node.param] : [])]
    if (/^(VariableDeclarator|Function|Arrow|Class|ObjectMethod|TSDeclareFunction|CatchClause)/.test(node.type))
      for (const pattern of bound) found.push(...namesIn(pattern))
    if (/^Import.*Specifier$/.test(node.type) && node.local.name !== node.imported?.name)
      found.push(...namesIn(node.local))
  })
  return found
}

/** The names that a pattern gives; a field that keeps its own is named where it comes from. */
function namesIn(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [{ name: pattern.name, line: pattern.loc.start.line }]
    case "AssignmentPattern":
      return namesIn(pattern.left)
    case "RestElement":
      return namesIn(pattern.argument)
    case "ArrayPattern":
      return pattern.elements.flatMap(namesIn)
    case "ObjectPattern":
      return pattern.properties.flatMap(property =>
        property.type === "RestElement" ? namesIn(property) : property.shorthand ? [] : namesIn(property.value),
      )
    default:
      return []
  }
}
