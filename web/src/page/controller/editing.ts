/// What a person changes of the recipe, each as one step of its history.

import type {Fold, Inspection, Item, Model} from "../../generated/protocol.js"
import type {Edit} from "../state/actions.js"
import {changedFold, withFold, withMadeLevels} from "../state/fold.js"
import {type Front, withFront} from "../state/front.js"
import {begun, type Label} from "../state/history.js"
import {begunModel, itemOf, type ModelId, withAddedModel, withModel, withoutModel} from "../state/models.js"
import {
  columnOf,
  keyOf,
  type Partners,
  type RecordColumn,
  withAccepted,
  withMark,
  withDeclined,
  withFloor,
  withK,
  withLimit,
  withPerturbation,
  withoutIdleTables,
  withRecordColumn,
  withRole,
  withType,
  withWeight,
} from "../state/recipe.js"
import {type Way, withCompared} from "../state/searches.js"
import {withAdvised} from "../state/simulation.js"
import {entryOf, inspectionOf, recipeOf} from "../state/state.js"
import {list, nameOf, words} from "../words.js"
import {commit, commitRecipe, type Context} from "./context.js"

/// What the history says of a column that was chosen to say something of records.
const chosenForRecords: Readonly<Record<RecordColumn, Label["id"]>> = {
  entity: "history-person-entity",
  household: "history-records-household",
  count: "history-records-count",
  "sampling-weight": "history-records-weight",
}

/// A protection in the history: its name, and the column it is about.
function titleOf(model: Model): string {
  const name = words(`model-${model.model}-name`)
  return "attribute" in model && model.attribute !== ""
    ? words("history-model-of", {name, attribute: nameOf(model.attribute)})
    : name
}

export class Editing {
  readonly #context: Context
  /// Whether a fold was changed, so that its counts and sums may want levels.
  #awaitsLevels = false

  constructor(context: Context) {
    this.#context = context
    context.store.listen(({results}, previous) => {
      const {folded} = results
      if (folded !== previous.results.folded && folded?.status === "done" && folded.value !== null)
        this.#suggestLevels(folded.value)
    })
  }

  do(action: Edit): void {
    switch (action.kind) {
      case "set-role":
        return this.#setRole(action.attributes, action.role)
      case "group":
        return this.#group(action.attribute)
      case "set-accepted":
        return commitRecipe(
          this.#context,
          recipe => action.attributes.reduce((now, key) => withAccepted(now, key, action.accepted), recipe),
          {
            id: action.accepted.length === 0 ? "history-ask-again" : "history-accepted",
            args: {name: list(action.attributes.map(nameOf))},
          },
        )
      case "decline":
        return commitRecipe(
          this.#context,
          recipe => action.attributes.reduce((now, key) => withDeclined(now, key, action.declined), recipe),
          {
            id: action.declined ? "history-declined" : "history-undeclined",
            args: {name: list(action.attributes.map(nameOf))},
          },
        )
      case "set-perturb":
        return commitRecipe(this.#context, recipe => withPerturbation(recipe, action.attribute, action.perturb), {
          id: action.perturb === undefined ? "history-true" : "history-perturbed",
          args: {name: nameOf(action.attribute)},
        })
      case "set-type":
        return commitRecipe(this.#context, recipe => withType(recipe, action.attribute, action.type), {
          id: "history-type",
          args: {name: nameOf(action.attribute), type: words(`type-${action.type}`)},
        })
      case "set-dates":
        return this.#setDates(action.attribute, action.front)
      case "set-mark":
        return commitRecipe(this.#context, recipe => withMark(recipe, action.attributes, action.mark, action.part), {
          id: action.mark === "," ? `history-commas-${action.part}` : `history-points-${action.part}`,
          args: {name: list(action.attributes.map(nameOf))},
        })
      case "set-limit":
        return commitRecipe(
          this.#context,
          recipe => withLimit(recipe, action.attribute, action.limit),
          {id: "history-limit", args: {name: nameOf(action.attribute)}},
          true,
        )
      case "set-floor":
        return commitRecipe(
          this.#context,
          recipe => withFloor(recipe, action.attribute, action.floor),
          {id: "history-floor", args: {name: nameOf(action.attribute)}},
          true,
        )
      case "set-weight":
        return commitRecipe(
          this.#context,
          recipe => withWeight(recipe, action.attribute, action.weight),
          {id: "history-weight", args: {name: nameOf(action.attribute)}},
          true,
        )
      case "set-missing":
        return commitRecipe(this.#context, recipe => ({...recipe, missing: action.missing}), {
          id: "history-missing",
          args: {},
        })
      case "set-anon":
        return commitRecipe(
          this.#context,
          ({dialect: _, ...recipe}) => (action.isFollowed ? {...recipe, dialect: "anon"} : recipe),
          {id: action.isFollowed ? "history-anon" : "history-no-anon", args: {}},
        )
      case "set-records":
        return commitRecipe(this.#context, recipe => ({...recipe, records: action.records}), {
          id: "history-records",
          args: {},
        })
      case "set-record-column":
        return this.#setRecordColumn(action.column, action.attribute, action.partners)
      case "set-fold":
        return this.#setFold(action.fold, action.partners)
      case "change-fold": {
        // One change upon another: what was chosen last is seen here before it is seen on the page.
        const fold = recipeOf(this.#context.store.state)?.data.fold
        return fold == null ? undefined : this.#setFold(changedFold(fold, action.change))
      }
      case "deny-person":
        return commitRecipe(this.#context, recipe => ({...recipe, records: {...recipe.records, person: "record"}}), {
          id: "history-person-record",
          args: {name: nameOf(action.attribute)},
        })
      case "set-k":
        return commitRecipe(
          this.#context,
          recipe => withK(recipe, action.k),
          {id: "history-k", args: {k: action.k}},
          true,
        )
      case "add-model":
        return this.#addModel(action.model, action.attribute)
      case "set-model":
        return commitRecipe(
          this.#context,
          recipe => withModel(recipe, action.index, action.model, this.#itemOf(action.model.model)),
          {id: "history-model", args: {name: titleOf(action.model)}},
          true,
        )
      case "remove-model":
        return this.#removeModel(action.index)
      case "accept-earlier":
        return commitRecipe(
          this.#context,
          ({earlier: _, ...recipe}) => (action.accepted ? {...recipe, earlier: "accepted"} : recipe),
          {id: "history-earlier", args: {accepted: action.accepted ? "yes" : "no"}},
          true,
        )
      case "take-advice":
        return commitRecipe(this.#context, recipe => withAdvised(recipe, action.model), {
          id: "history-advice",
          args: {name: words(`model-${action.model.model}-name`)},
        })
      case "set-suppression":
        return commitRecipe(
          this.#context,
          recipe => ({...recipe, suppression: action.suppression}),
          {id: "history-suppression", args: {}},
          true,
        )
      case "set-risk":
        return commitRecipe(
          this.#context,
          recipe => withoutIdleTables({...recipe, risk: action.risk}),
          {
            id:
              action.risk.threshold === recipeOf(this.#context.store.state)?.risk.threshold
                ? "history-sample"
                : "history-threshold",
            args: {},
          },
          true,
        )
      case "set-loss":
        return commitRecipe(
          this.#context,
          recipe => ({...recipe, loss: action.loss}),
          {id: "history-loss", args: {}},
          true,
        )
      case "set-search":
        return this.#setSearch(action.search)
      case "set-compare":
        return commitRecipe(
          this.#context,
          recipe => withCompared(recipe, action.compare),
          {id: "history-compare", args: {count: action.compare.length}},
          true,
        )
      case "choose-levels":
        return commitRecipe(
          this.#context,
          recipe => ({...recipe, search: {algorithm: "fixed", levels: {...action.levels}}}),
          {id: "history-levels", args: {}},
          true,
        )
      case "set-output":
        return commitRecipe(this.#context, recipe => ({...recipe, output: action.output}), {
          id: "history-output",
          args: {},
        })
    }
  }

  #setRole(attributes: readonly string[], role: Parameters<typeof withRole>[2]): void {
    const {store} = this.#context
    const entry = entryOf(store.state)
    const {table} = store.state
    if (entry === null || table === null) return
    const label =
      attributes.length === 1
        ? {id: "history-role", args: {name: nameOf(attributes[0] ?? ""), role: words(`role-${role}`)}}
        : {id: "history-roles", args: {columns: attributes.length, role: words(`role-${role}`)}}
    const suggested = inspectionOf(store.state) ?? table.inspection
    commit(this.#context, withRole(entry, attributes, role, suggested.recipe), label)
  }

  /// Makes a quasi-identifier of a column, with the groups that suit its values.
  #group(attribute: string): void {
    const {store} = this.#context
    const entry = entryOf(store.state)
    const {table} = store.state
    if (entry === null || table === null) return
    const {recipe, columns} = inspectionOf(store.state) ?? table.inspection
    const grouping = columnOf(columns, attribute)?.grouping
    const attributes = recipe.attributes.map(suggested =>
      keyOf(suggested) === attribute && grouping !== undefined ? {...suggested, hierarchy: grouping} : suggested,
    )
    const shelf = new Map([...entry.shelf].filter(([key]) => key !== attribute))
    commit(
      this.#context,
      withRole({recipe: entry.recipe, shelf}, [attribute], "quasi-identifier", {...recipe, attributes}),
      {id: "history-group", args: {name: nameOf(attribute)}},
    )
  }

  #setDates(attribute: string, front: Front): void {
    const {store} = this.#context
    const entry = entryOf(store.state)
    const {table} = store.state
    if (entry === null || table === null) return
    const label: Label = {id: `history-dates-${front}`, args: {name: nameOf(attribute)}}
    commit(this.#context, withFront(entry, attribute, front, table.inspection), label)
  }

  /// One choice after another, as with the arrow keys, gives the columns passed over their roles back.
  #setRecordColumn(column: RecordColumn, attribute: string | null, partners: Partners): void {
    const {history, table} = this.#context.store.state
    if (history === null || table === null) return
    const id = chosenForRecords[column]
    const label = attribute === null ? {id: "history-records", args: {}} : {id, args: {name: nameOf(attribute)}}
    const changed = withRecordColumn(begun(history, id), column, attribute, table.inspection.recipe, partners)
    commit(this.#context, changed, label)
  }

  #setFold(fold: Fold | null, partners?: Partners): void {
    const {store} = this.#context
    const entry = entryOf(store.state)
    const {table} = store.state
    if (entry === null || table === null) return
    const label: Label =
      fold === null ? {id: "history-unfold", args: {}} : {id: "history-fold", args: {name: nameOf(fold.by)}}
    this.#awaitsLevels = fold !== null
    commit(this.#context, withFold(entry, fold, table.inspection.recipe, partners), label)
  }

  /// Counts and sums are other numbers than those they are made of, so that levels for them can only
  /// be suggested when they are there. Once for each change: who wants none takes them away.
  #suggestLevels(folded: Inspection): void {
    const recipe = recipeOf(this.#context.store.state)
    if (!this.#awaitsLevels || recipe?.data.fold === undefined) return
    this.#awaitsLevels = false
    const changed = withMadeLevels(recipe, folded)
    if (JSON.stringify(changed) === JSON.stringify(recipe)) return
    const label: Label = {id: "history-fold", args: {name: nameOf(recipe.data.fold.by)}}
    commitRecipe(this.#context, () => changed, label, true)
  }

  #setSearch(search: Way): void {
    const name = words(`search-${search.algorithm}-name`)
    commitRecipe(this.#context, recipe => ({...recipe, search}), {id: "history-search", args: {name}}, true)
  }

  #addModel(id: ModelId, attribute: string | undefined): void {
    const {store} = this.#context
    const recipe = recipeOf(store.state)
    const item = this.#itemOf(id)
    if (recipe === null || item === undefined) return
    const model = begunModel(item, recipe, attribute)
    commitRecipe(this.#context, now => withAddedModel(now, model, item), {
      id: "history-model-added",
      args: {name: words(`model-${id}-name`)},
    })
  }

  #itemOf(id: ModelId): Item | undefined {
    return itemOf(this.#context.store.state.description, id)
  }

  #removeModel(index: number): void {
    const model = recipeOf(this.#context.store.state)?.models[index]
    if (model === undefined) return
    commitRecipe(this.#context, recipe => withoutModel(recipe, index), {
      id: "history-model-removed",
      args: {name: words(`model-${model.model}-name`)},
    })
  }
}
