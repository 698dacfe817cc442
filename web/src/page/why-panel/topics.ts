/// What can be asked about, and the illustrations from the reader's own table.

import type {Item} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {achievedText} from "../model-outcome/model-words.js"
import {columnOf, inFileOrder, kOf, quasiIdentifiers, keyOf} from "../state/recipe.js"
import {keptOf} from "../state/loss.js"
import {
  comparisonNow,
  exposureLately,
  recipeOf,
  solutionOf,
  type State,
  inspectionOf,
  recordsIn,
} from "../state/state.js"
import {hasWords, list, listUpTo, nameOf, percent, plain, words} from "../words.js"

/// Something that has the focus or is pointed at: a topic, and what it is about.
export interface Topic {
  readonly id: string
  /// An attribute, where the topic is about one.
  readonly subject: string | null
}

export interface Explanation {
  readonly title: string
  readonly text: string
  readonly formula: string | null
  readonly example: string | null
}

export function explain(topic: Topic, state: State): Explanation {
  const item = topic.id.startsWith("model-")
    ? state.description?.models.find(({id}) => `model-${id}` === topic.id)
    : undefined
  if (item !== undefined) return explainModel(item, topic, state)
  const way = topic.id.startsWith("search-")
    ? state.description?.searches.find(({id}) => `search-${id}` === topic.id)
    : undefined
  if (way !== undefined)
    return {
      title: words(`search-${way.id}-name`),
      text: [words(`search-${way.id}-what`), words(`search-${way.id}-when`), way.source].join("\n\n"),
      formula: null,
      example: null,
    }
  const id = `why-${topic.id}`
  return {
    title: words(`${id}-title`),
    text: words(id),
    formula: hasWords(`${id}-formula`) ? words(`${id}-formula`) : null,
    example: illustrations[topic.id]?.(state, topic.subject) ?? null,
  }
}

/// A protection: its words stand with its card, its formula and source come from Rust.
function explainModel({id, formula, source}: Item, {subject}: Topic, state: State): Explanation {
  const recipe = recipeOf(state)
  const index =
    recipe?.models.findIndex(
      model =>
        model.model === id
        && (subject === null || subject === "" || ("attribute" in model && model.attribute === subject)),
    ) ?? -1
  const outcome = exposureLately(state)?.models[index]
  return {
    title: words(`model-${id}-name`),
    text: [words(`model-${id}-means`), words(`model-${id}-when`), source].join("\n\n"),
    formula: formula === "" ? null : formula,
    example:
      outcome?.model === id
        ? [words(`outcome-now-${outcome.holds ? "met" : "not-met"}`), achievedText(outcome, words)].join(" ")
        : null,
  }
}

type Illustration = (state: State, subject: string | null) => string | null

const singledOut: Illustration = state => {
  const recipe = recipeOf(state)
  const exposure = exposureLately(state)
  if (recipe === null || exposure === null) return null
  const names = quasiIdentifiers(recipe).map(attribute => nameOf(keyOf(attribute)))
  if (names.length === 0) return null
  return words("why-example-alone", {
    names: listUpTo(5, names),
    alone: exposure.risk["sample-uniques"],
    records: exposure.all,
    share: percent(exposure.risk["sample-uniques"] / exposure.all),
  })
}

const belowK: Illustration = state => {
  const recipe = recipeOf(state)
  const exposure = exposureLately(state)
  const k = recipe === null ? null : kOf(recipe)
  if (exposure === null || k === null) return null
  return words("why-example-below-k", {k, others: k - 1, below: exposure["below-k"], records: exposure.all})
}

const column: Illustration = (state, subject) => {
  const found =
    subject === null || state.table === null ? undefined : columnOf(inspectionOf(state)?.columns ?? [], subject)
  if (found === undefined || state.table === null) return null
  return words("why-example-column", {
    name: nameOf(found.name),
    distinct: found.distinct,
    missing: found.missing,
    records: recordsIn(state),
  })
}

const budget: Illustration = state => {
  const recipe = recipeOf(state)
  if (recipe === null || state.table === null) return null
  const records = recordsIn(state)
  return words("why-example-suppression", {
    limit: percent(recipe.suppression.limit),
    people: Math.floor(records * recipe.suppression.limit),
    records,
  })
}

const kept: Illustration = state => {
  const solution = solutionOf(state)
  if (solution === null) return null
  const recipe = recipeOf(state)
  const whole = keptOf(solution.loss, state.description, recipe)
  const parts = inFileOrder(solution.loss.attributes, recipe).map(([name, loss]) =>
    words("why-example-loss-part", {name: nameOf(name), kept: percent(1 - loss)}),
  )
  return words("why-example-loss", {
    parts: list(parts),
    kept: whole === null ? "none" : percent(whole),
    loss: plain(solution.loss.value, 4),
  })
}

const lattice: Illustration = state => {
  const exposure = exposureLately(state)
  return exposure === null ? null : words("why-example-lattice", {lattice: exposure.lattice})
}

const achieved: Illustration = state => {
  const comparison = comparisonNow(state)
  if (comparison?.after == null) return null
  return words("why-example-after", {
    before: comparison.before["sample-uniques"],
    after: comparison.after["sample-uniques"],
    most: Math.round(1 / comparison.after.prosecutor.max),
  })
}

const hierarchy: Illustration = (state, subject) => {
  const levels = subject === null ? undefined : own(state.results.hierarchies, subject)?.value?.levels
  const second = levels?.[1]
  const group = second?.shown.reduce(
    (a, b) => (b.records > a.records ? b : a),
    second.shown[0] ?? {label: "", records: 0, members: [], "member-count": 0},
  )
  if (levels === undefined || second === undefined || group === undefined || group.label === "") return null
  return words("why-example-hierarchy", {
    name: nameOf(subject ?? ""),
    label: group.label,
    members: group["member-count"],
    people: group.records,
  })
}

const illustrations: Readonly<Record<string, Illustration>> = {
  "exposure": achieved,
  "quasi-identifier": column,
  "role": column,
  "distinct": column,
  "step-describe": singledOut,
  "step-protect": singledOut,
  "step-compare": achieved,
  "k": belowK,
  "suppression": budget,
  "alone": singledOut,
  "kept": kept,
  "loss": kept,
  "nodes": lattice,
  "hierarchy": hierarchy,
  "levels": hierarchy,
  "risk": achieved,
}
