/// Protect: what must hold, how it is found, and what is said of items.

import {html, nothing, type TemplateResult} from "lit"
import type {Item, LogOutput, LogRecipe, SetRecipe} from "../../generated/protocol.js"
import type {DataKind} from "../../shared/kinds.js"
import {fileButton} from "../notes/file-button.js"
import {problemNote} from "../notes/problem.js"
import {count, nameOf, words} from "../words.js"
import {exposureList} from "./exposure-list.js"
import {checkField, choiceField, numberField, parameterFields} from "./fields.js"
import {parameterName} from "./parameter-name.js"
import {
  begun,
  fitting,
  isGraph,
  isLog,
  isSets,
  lacking,
  modelOf,
  offered,
  type OtherRecipe,
  searchOf,
  withModel,
  withSearch,
} from "./recipes.js"
import type {KindWork} from "./work.js"

export function protectSection(work: KindWork): TemplateResult | typeof nothing {
  const {kind, recipe, file, look, before} = work.state
  if (recipe === null || file === null || look?.status !== "done") return nothing
  const {models, searches} = offered(work.description, kind)
  const model = models.find(({id}) => id === modelOf(recipe)["model"])
  const fit = fitting(searches, recipe)
  const search = fit.find(({id}) => id === searchOf(recipe)["algorithm"]) ?? fit[0]
  const open = lacking(recipe, work.description)
  return html`
    <section class="kind-part" aria-labelledby="kind-protect">
      <h2 id="kind-protect" tabindex="-1">${words("step-protect")}</h2>
      ${before?.status === "done" ? exposureList(before.value.report, "before") : nothing}
      ${isSets(recipe) ? itemFields(recipe, work) : nothing}
      ${
        model === undefined
          ? nothing
          : chosenPanel("model", model, models, {
              choose: item => work.change(withModel(recipe, begun(item, "model", modelOf(recipe)), searches)),
              fields: parameterFields(model, modelOf(recipe), chosen =>
                work.change(withModel(recipe, chosen, searches)),
              ),
            })
      }
      ${
        search === undefined
          ? nothing
          : chosenPanel("search", search, fit, {
              choose: item => work.change(withSearch(recipe, begun(item, "algorithm", searchOf(recipe)))),
              fields: parameterFields(search, {algorithm: search.id, ...searchOf(recipe)}, chosen =>
                work.change(withSearch(recipe, chosen)),
              ),
            })
      }
      ${outputFields(recipe, work)}
      <div role="status">${
        before?.status === "asking" ? html`<p class="small">${words("kind-measuring")}</p>` : nothing
      }</div>
      ${
        open !== null
          ? html`<p class="field-problem" role="alert">${words("kind-lacking", {
              name: lackingName(open, kind, model, search),
            })}</p>`
          : before?.status === "failed" && work.wanted === null
            ? problemNote(words("kind-problem"), before.problem, html``, {file})
            : nothing
      }
    </section>`
}

function lackingName(open: string, kind: DataKind, ...items: readonly (Item | undefined)[]): string {
  if (open === "columns") return words("kind-columns", {kind})
  const item = items.find(one => one?.parameters.some(({name}) => name === open))
  return item === undefined ? words(`kind-parameter-${open}`) : parameterName(item.id, open)
}

/// What is chosen among several, with what it means and its numbers.
function chosenPanel(
  tag: "model" | "search",
  item: Item,
  items: readonly Item[],
  {choose, fields}: {choose(item: Item): void; readonly fields: TemplateResult | typeof nothing},
): TemplateResult {
  const title = `kind-${item.id}-name`
  return html`
    <div class="panel model" role="group" aria-label=${words(`kind-${tag}`)}>
      ${
        items.length === 1
          ? html`<h3>${words(title)}</h3>`
          : choiceField(
              words(`kind-${tag}`),
              item.id,
              items.map(({id}) => [id, words(`kind-${id}-name`)] as const),
              id => {
                const chosen = items.find(one => one.id === id)
                if (chosen !== undefined) choose(chosen)
              },
            )
      }
      <p>${words(`kind-${item.id}-means`)}</p>
      ${fields}
      <details class="more"><summary>${words("way-source")}</summary><p class="small">${item.source}</p></details>
    </div>`
}

/// Levels above items, sensitive items, how many people may be left out, what somebody knows.
function itemFields(recipe: SetRecipe, work: KindWork): TemplateResult {
  const {before} = work.state
  const isGrouped = modelOf(recipe)["model"] === "privacy-degree"
  const mayDrop = modelOf(recipe)["model"] === "km-anonymity"
  const {hierarchy} = recipe.items
  const change = (items: SetRecipe["items"]): void => work.change({...recipe, items})
  const {hierarchy: _, ...bare} = recipe.items
  const listed = before?.status === "done" ? before.value.items : []
  const sensitive = recipe.items.sensitive ?? []
  return html`
    <div class="panel model" role="group" aria-label=${words("kind-items")}>
      <h3>${words("kind-items")}</h3>
      ${
        isGrouped
          ? html`<p class="small">${words("kind-items-as-they-are")}</p>`
          : html`<p>${
              hierarchy === undefined
                ? words("kind-levels-none")
                : words("kind-levels-some", {
                    kind: hierarchy.kind,
                    file: "file" in hierarchy ? (hierarchy.file ?? "none") : "none",
                  })
            }</p>
      <p class="row">${fileButton(
        "kind-hierarchy",
        words("kind-levels-give"),
        {accept: ".csv,.txt,text/csv"},
        ([first]) => {
          if (first === undefined) return
          change({...recipe.items, hierarchy: {kind: "levels", file: first.name}})
          void work.attach(first.name, first)
        },
      )}
      ${
        hierarchy === undefined
          ? nothing
          : html`<button type="button" class="quiet" @click=${() => change(bare)}>${words("kind-levels-away")}</button>`
      }</p>`
      }
      ${
        listed.length === 0 && sensitive.length === 0
          ? nothing
          : html`<details class="more" ?open=${isGrouped}><summary>${words("kind-sensitive", {
              count: sensitive.length,
            })}</summary>
        <p class="small">${words("kind-sensitive-text")}</p>
        <ul class="kind-items">${[
          ...listed,
          ...sensitive.filter(item => !listed.some(one => one.item === item)).map(item => ({item, people: null})),
        ].map(
          ({item, people}) =>
            html`<li>${checkField(
              nameOf(item),
              sensitive.includes(item),
              checked =>
                change({
                  ...recipe.items,
                  sensitive: checked ? [...sensitive, item] : sensitive.filter(one => one !== item),
                }),
              people === null ? "" : words("kind-item-people", {people}),
            )}</li>`,
        )}</ul></details>`
      }
      <div class="parameters">
        ${
          mayDrop
            ? html`<div class="parameter">${numberField(
                words("kind-limit"),
                Math.round(recipe.suppression.limit * 1e6) / 1e4,
                {min: 0, max: 100, text: words("kind-limit-text")},
                percent => work.change({...recipe, suppression: {limit: (percent ?? 0) / 100}}),
              )}</div>`
            : nothing
        }
        <div class="parameter">${numberField(
          words("kind-known"),
          recipe.risk.known,
          {min: 1, max: 8, step: "1", text: words("kind-known-text"), hint: count(knownOf(recipe))},
          known => work.change({...recipe, risk: known === undefined ? {} : {known}}),
        )}</div>
      </div>
    </div>`
}

/// What somebody is taken to know where the recipe does not say.
function knownOf(recipe: SetRecipe): number {
  const m = modelOf(recipe)["m"]
  return typeof m === "number" ? m : 2
}

function outputFields(recipe: OtherRecipe, work: KindWork): TemplateResult | typeof nothing {
  if (isGraph(recipe)) {
    if (recipe.data.format.label !== true) return nothing
    return checkField(
      words("kind-output-labels"),
      recipe.output.labels,
      labels => work.change({...recipe, output: {...recipe.output, labels}}),
      words("kind-output-labels-text"),
    )
  }
  if (isLog(recipe)) return logOutput(recipe, output => work.change({...recipe, output}))
  return checkField(
    words("kind-output-shuffle"),
    recipe.output.shuffle,
    shuffle => work.change({...recipe, output: {...recipe.output, shuffle}} as OtherRecipe),
    words("kind-output-shuffle-text"),
  )
}

/// What a line of a query log shows.
function logOutput({output}: LogRecipe, then: (output: LogOutput) => void): TemplateResult {
  const choice = <Name extends "query" | "address" | "time">(
    name: Name,
    values: readonly LogOutput[Name][],
  ): TemplateResult =>
    choiceField(
      words(`kind-log-output-${name}`),
      output[name] as string,
      values.map(value => [value as string, words(`kind-log-output-${name}-${value}`)] as const),
      value => then({...output, [name]: value}),
    )
  return html`<div class="parameters">
    ${choice("query", ["typed", "intent"])} ${choice("address", ["host", "page", "none"])}
    ${choice("time", ["none", "month", "day"])}</div>`
}
