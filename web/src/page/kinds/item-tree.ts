/// The tree of items, with what is written and how many people have each.

import {html, nothing, type TemplateResult} from "lit"
import type {ItemBranch, ItemPicture} from "../../generated/protocol.js"
import {nameOf, words} from "../words.js"

/// A node with those below it.
interface Branch {
  readonly node: ItemBranch
  readonly below: Branch[]
}

export function itemTree({nodes}: ItemPicture): TemplateResult | typeof nothing {
  const root = grown(nodes)
  if (root === null) return nothing
  return html`
    <h3 id="kind-tree">${words("kind-tree")}</h3>
    <p class="small">${words("kind-tree-text")}</p>
    <div class="scroll kind-tree" role="region" aria-labelledby="kind-tree" tabindex="0">
      <ul>${drawn(root, root.node.people)}</ul>
    </div>`
}

/// The tree of a list in which each node stands before those below it.
function grown(nodes: readonly ItemBranch[]): Branch | null {
  const path: Branch[] = []
  for (const node of nodes) {
    const branch: Branch = {node, below: []}
    path.length = node.depth
    path.at(-1)?.below.push(branch)
    path.push(branch)
  }
  return path[0] ?? null
}

function drawn({node, below}: Branch, all: number): TemplateResult {
  const {label, people, written, item, sensitive, hidden} = node
  const line = html`<span class=${written > 0 ? "kind-node written" : "kind-node"}>
      <span class="name">${nameOf(label)}${
        sensitive ? html` <span class="mark">${words("kind-tree-sensitive")}</span>` : nothing
      }</span>
      <meter min="0" max=${Math.max(1, all)} value=${people} aria-hidden="true"></meter>
      <span class="small figures">${words("kind-tree-node", {people, written})}</span></span>`
  if (item) return html`<li>${line}</li>`
  return html`<li><details ?open=${written === 0 || below.length <= 12}><summary>${line}</summary>
    <ul>${below.map(branch => drawn(branch, all))}${
      hidden === 0 ? nothing : html`<li class="small">${words("kind-tree-hidden", {hidden})}</li>`
    }</ul></details></li>`
}
