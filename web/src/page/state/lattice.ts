/// The lattice as the page looks at it: a level for each quasi-identifier is a node.

import type {Lattice, LatticeNode, Neighbours, Solution} from "../../generated/protocol.js"

/// The level of each quasi-identifier.
export type Levels = Readonly<Record<string, number>>

/// A node that may be released.
export interface Candidate {
  readonly levels: Levels
  readonly loss: number
  readonly suppressed: number
}

/// The levels of a table that has one for each column; null for another.
export function levelsOf(solution: Solution | null): Levels | null {
  return solution?.recoding.kind === "full-domain" ? solution.recoding.levels : null
}

/// What the nodes around one depend on.
export function neighboursKey(study: string, levels: Levels): string {
  return study + JSON.stringify(levels)
}

/// A node that was chosen and those directly around it, as nodes of the lattice.
export function nodesAround({nodes}: Neighbours, solution: Solution, chosen: Levels): readonly LatticeNode[] {
  const own = {levels: chosen, holds: true, visited: true, loss: solution.loss.value, suppressed: solution.suppressed}
  return [
    own,
    ...nodes.map(({attribute, level, holds, loss, suppressed}) => ({
      ...own,
      levels: {...chosen, [attribute]: level},
      holds,
      loss,
      suppressed,
    })),
  ]
}

export function sameLevels(one: Levels, other: Levels): boolean {
  return Object.entries(one).every(([name, level]) => other[name] === level)
}

/// How coarse a node is: the sum of its levels.
export function heightOf(levels: Levels): number {
  return Object.values(levels).reduce((sum, level) => sum + level, 0)
}

/// What comes nearest to a node, least loss first: of the nodes that hold, those of which no finer one
/// loses as little. Where the nodes are too many to be told one by one, of the minimal ones.
export function runnersUp({nodes, minimal}: Lattice, chosen: Levels, most: number): readonly Candidate[] {
  const candidates: readonly Candidate[] =
    nodes?.flatMap(({levels, loss, suppressed}) =>
      loss === null || suppressed === null ? [] : [{levels, loss, suppressed}],
    ) ?? minimal
  const inOrder = candidates.toSorted((one, other) => one.loss - other.loss)
  const found: Candidate[] = []
  for (const candidate of inOrder) {
    if (found.length >= most) break
    if (sameLevels(candidate.levels, chosen)) continue
    const isNeedless = inOrder.some(
      other => other !== candidate && other.loss <= candidate.loss && isBelow(other.levels, candidate.levels),
    )
    if (!isNeedless) found.push(candidate)
  }
  return found
}

/// Whether a node is nowhere coarser than another, and not the same.
function isBelow(lower: Levels, levels: Levels): boolean {
  return Object.entries(lower).every(([name, level]) => level <= (levels[name] ?? 0)) && !sameLevels(lower, levels)
}

/// The nodes by height, the finest first.
export function byHeight<Node extends {readonly levels: Levels}>(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const heights: Node[][] = []
  for (const node of nodes) (heights[heightOf(node.levels)] ??= []).push(node)
  // Where levels have a lowest one, no node is of the heights below.
  return heights.filter(row => row.length > 0)
}
