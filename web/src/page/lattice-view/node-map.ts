/// All nodes of the lattice, drawn by height: which hold, which fail, what they lose, and one of them
/// in full. One stop for the keyboard; arrows go from node to node.

import {html, nothing, type TemplateResult} from "lit"
import type {Comparison, LatticeNode, MinimalNode} from "../../generated/protocol.js"
import {Piece} from "../piece.js"
import {byHeight, heightOf, type Levels, sameLevels} from "../state/lattice.js"
import {inFileOrder} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import {count, words} from "../words.js"
import {keptAndLeft, keptBy, levelText} from "./node-words.js"

/// Shades of a node that holds, from the least loss to the most.
const shades = 5

export class NodeMap extends Piece {
  static override properties = {
    ...Piece.properties,
    nodes: {attribute: false},
    minimal: {attribute: false},
    comparison: {attribute: false},
    chosen: {attribute: false},
    looked: {state: true},
  }

  declare nodes: readonly LatticeNode[]
  declare minimal: readonly MinimalNode[]
  declare comparison: Comparison
  declare chosen: Levels
  /// The node that is looked at.
  declare looked: LatticeNode | null

  constructor() {
    super()
    this.looked = null
  }

  protected override render(): TemplateResult {
    const rows = byHeight(this.nodes)
    const looked = this.nodes.find(node => node === this.looked) ?? this.#own() ?? this.nodes[0] ?? null
    const losses = this.nodes.flatMap(({loss}) => (loss === null ? [] : [loss]))
    const [least, most] = [Math.min(...losses), Math.max(...losses)]
    return html`
      <p class="small">${words("nodes-legend")}</p>
      <div class="node-map" role="group" aria-label=${words("nodes-map")} @keydown=${(event: KeyboardEvent) =>
        this.#go(event, rows, looked)}>${rows
        .toReversed()
        .map(
          row =>
            html`<div class="node-row"><span class="small figures" aria-hidden="true">${count(
              heightOf(row[0]?.levels ?? {}),
            )}</span><div>${row.map(node => this.#node(node, node === looked, least, most))}</div></div>`,
        )}</div>
      ${looked === null ? nothing : this.#looked(looked)}
      <p class="small">${words("nodes-ends")}</p>`
  }

  #own(): LatticeNode | undefined {
    return this.nodes.find(({levels}) => sameLevels(levels, this.chosen))
  }

  #node(node: LatticeNode, isLooked: boolean, least: number, most: number): TemplateResult {
    const isOwn = sameLevels(node.levels, this.chosen)
    const shade =
      node.loss === null
        ? "fails"
        : `shade-${most > least ? Math.round(((node.loss - least) / (most - least)) * (shades - 1)) : 0}`
    return html`<button type="button" class="node ${shade} ${node.visited ? "" : "pruned"}"
      tabindex=${isLooked ? 0 : -1} aria-pressed=${isLooked} aria-label=${this.#said(node)}
      @click=${() => {
        this.looked = node
        // What is told of it may have grown over it.
        void this.updateComplete.then(() => this.#lookedNode()?.scrollIntoView({block: "nearest"}))
      }}><span aria-hidden="true">${isOwn ? "★" : !node.holds ? "×" : this.#isMinimal(node) ? "•" : ""}</span></button>`
  }

  #isMinimal({levels}: LatticeNode): boolean {
    return this.minimal.some(other => sameLevels(other.levels, levels))
  }

  /// A node in short, for whoever does not see it.
  #said({levels, loss}: LatticeNode): string {
    const text = inFileOrder(levels, recipeOf(this.state)).map(([name, level]) => levelText(this.state, name, level))
    const kept = loss === null ? words("node-fails") : keptBy(this.comparison.solution, loss, this.state)
    return [...text, kept].join(words("between-clauses"))
  }

  #looked(node: LatticeNode): TemplateResult {
    const isOwn = sameLevels(node.levels, this.chosen)
    return html`
      <div class="note plain looked" role="status" tabindex=${isOwn || !node.holds ? 0 : nothing}>
        <ul>${inFileOrder(node.levels, recipeOf(this.state)).map(
          ([name, level]) => html`<li>${levelText(this.state, name, level)}</li>`,
        )}</ul>
        <p>${
          node.loss === null || node.suppressed === null
            ? words("node-fails")
            : keptAndLeft(this.comparison.solution, node.loss, node.suppressed, this.state)
        } ${words(node.visited ? "node-visited" : node.holds ? "node-follows-holds" : "node-follows-fails")} ${
          node.holds && this.#isMinimal(node) ? words("node-minimal") : nothing
        }</p>
        ${
          isOwn
            ? html`<p>${words("node-own")}</p>`
            : node.holds
              ? html`<p><button type="button" @click=${() =>
                  this.act({kind: "choose-levels", levels: node.levels})}>${words("node-take")}</button></p>`
              : nothing
        }
      </div>`
  }

  /// To the node beside, or to the nearest of the next height.
  #go(event: KeyboardEvent, rows: readonly (readonly LatticeNode[])[], looked: LatticeNode | null): void {
    if (looked === null) return
    const row = rows.findIndex(one => one.includes(looked))
    const place = rows[row]?.indexOf(looked) ?? 0
    const beside = (step: number): LatticeNode | undefined => rows[row]?.[place + step]
    const above = (step: number): LatticeNode | undefined => {
      const next = rows[row + step]
      const share = place / Math.max(1, (rows[row]?.length ?? 1) - 1)
      return next?.[Math.round(share * (next.length - 1))]
    }
    const ways: Readonly<Record<string, () => LatticeNode | undefined>> = {
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
      ArrowUp: () => above(1),
      ArrowDown: () => above(-1),
      Home: () => rows[row]?.[0],
      End: () => rows[row]?.at(-1),
    }
    const next = ways[event.key]?.()
    if (next === undefined) return
    event.preventDefault()
    this.looked = next
    void this.updateComplete.then(() => this.#lookedNode()?.focus())
  }

  #lookedNode(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.node[tabindex="0"]')
  }
}

/// How many nodes of each height hold, and what the best of the minimal ones keeps, where there are too
/// many to be drawn.
export function heightTable(
  heights: readonly {height: number; nodes: number; holding: number; pruned: number}[],
  minimal: readonly MinimalNode[],
  kept: (loss: number) => string,
): TemplateResult {
  const lowest = new Map<number, number[]>()
  for (const {levels, loss} of minimal) {
    const height = Object.values(levels).reduce((sum, level) => sum + level, 0)
    lowest.set(height, [...(lowest.get(height) ?? []), loss])
  }
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${words("nodes-heights")}><table class="records">
      <caption>${words("nodes-heights")}</caption>
      <thead><tr><th scope="col">${words("nodes-height")}</th>${["nodes", "holding", "pruned", "minimal", "best"].map(
        id => html`<th scope="col" class="figures">${words(`nodes-height-${id}`)}</th>`,
      )}</tr></thead>
      <tbody>${heights.map(({height, nodes, holding, pruned}) => {
        const losses = lowest.get(height) ?? []
        const figures = [nodes, holding, pruned, losses.length]
        return html`<tr><th scope="row">${height}</th>${figures.map(
          figure => html`<td class="figures">${count(figure)}</td>`,
        )}<td class="figures">${losses.length === 0 ? "–" : kept(Math.min(...losses))}</td></tr>`
      })}</tbody></table></div>`
}

customElements.define("node-map", NodeMap)
