/// Playing the neighbour: what somebody knows of one person, how many fit before and after, and what is
/// learned.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import {own} from "../../shared/own.js"
import {problemNote} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {attackQuestion, type Person} from "../state/attack.js"
import {columnOf, keyOf, quasiIdentifiers} from "../state/recipe.js"
import {inspectionOf, recipeOf, type State} from "../state/state.js"
import {type Fitting, fitting, likeliest, type ToldValue, valuesTold} from "../state/told.js"
import {cellOf, listUpTo, nameOf, percent, words} from "../words.js"

/// So many values that are equally likely are named.
const valuesNamed = 3

/// What the neighbour knows: as it is typed, and as it was asked about last. An answer stands only beside
/// what it answers.
export interface Neighbour {
  readonly person: Person
  readonly asked: Person | null
}

export function neighbour(state: State, known: Neighbour, set: (known: Neighbour) => void, act: Act): TemplateResult {
  const {person, asked} = known
  const recipe = recipeOf(state)
  const names = recipe === null ? [] : quasiIdentifiers(recipe).map(keyOf)
  const isSaid = names.some(name => (own(person, name) ?? "").trim() !== "")
  return html`
    <section class="attacker" aria-labelledby="neighbour-title" data-why="neighbour">
      <h2 id="neighbour-title">${words("neighbour-title")}</h2>
      <p class="small">${words("neighbour-text")}</p>
      <form class="person-known" autocomplete="off" @submit=${(event: Event) => {
        event.preventDefault()
        if (!isSaid) return
        set({person, asked: person})
        act({kind: "play-neighbour", person})
      }}>
        <div class="neighbour-fields">${names.map(
          (name, i) => html`<label class="field"><span>${breakable(nameOf(name))}</span>
            <input id="neighbour-${i}" spellcheck="false" list=${
              labelsOf(state, name).length > 0 ? `neighbour-values-${i}` : nothing
            } .value=${own(person, name) ?? ""} @input=${(event: Event) => {
              if (event.target instanceof HTMLInputElement)
                set({...known, person: {...person, [name]: event.target.value}})
            }}>${commonest(state, name, i)}</label>`,
        )}</div>
        <p class="row"><button type="submit">${words("neighbour-look")}</button>${
          isSaid ? nothing : html`<span class="small">${words("neighbour-nothing-said")}</span>`
        }</p>
      </form>
      <div role="status">${asked === person ? outcome(state, asked) : nothing}</div>
    </section>`
}

function outcome(state: State, asked: Person): TemplateResult | typeof nothing {
  const answer = state.results.attacks.person
  if (answer === null || answer.key !== attackQuestion(state, "person", asked)?.key) return nothing
  if (answer.problem !== null) {
    // There is no file of it but in the page's own words with itself.
    const {file: _, ...problem} = answer.problem
    return problemNote(words("neighbour-failed"), problem)
  }
  if (answer.value === null) return html`<p class="small">${words("attack-trying")}</p>`
  const {before, after} = answer.value
  const [fit, left] = [fitting(before), fitting(after)]
  const hasSeveral = recipeOf(state)?.records?.entity !== undefined
  const people = ({records, people}: Fitting): number => (hasSeveral && records > 1 ? people : 0)
  const membership = after.attacks.find(({attack}) => attack === "membership")?.findings ?? []
  const isAbsent = membership.some(({fact}) => fact.kind === "absent")
  const values = valuesTold(after)
  const absent = hasSeveral ? "neighbour-record-left-out" : "neighbour-left-out"
  return html`
    <p class="figures"><strong>${words("neighbour-fit", {
      before: fit.records,
      persons: people(fit),
      after: left.records,
      left: people(left),
      all: after.records,
    })}</strong></p>
    ${fit.records > 0 && left.records === 0 ? html`<p>${words(isAbsent ? absent : "neighbour-unsure")}</p>` : nothing}
    ${fit.records === 0 ? html`<p>${words(left.records === 0 ? "neighbour-none" : "neighbour-nobody")}</p>` : nothing}
    ${[...values].map(([name, told]) => valuesOf(name, told))}
    ${hasSeveral && values.size > 0 ? html`<p class="small">${words("attack-counts-rows")}</p>` : nothing}`
}

/// What is likeliest of a sensitive column, and how likely the rest is.
function valuesOf(name: string, told: readonly ToldValue[]): TemplateResult {
  const first = likeliest(told)
  const attribute = nameOf(name)
  const quoted = first.map(({value}) => words("neighbour-quoted", {value: cellOf(value)}))
  return html`<p>${words("neighbour-likeliest", {
    attribute,
    count: first.length,
    values: listUpTo(valuesNamed, quoted),
    share: percent(first[0]?.share ?? 0),
    prior: percent(first[0]?.prior ?? 0),
  })}</p>
  ${
    told.length === 1
      ? nothing
      : html`<details><summary>${words("neighbour-values", {attribute, count: told.length})}</summary>
        <ul>${told.map(
          ({value, share, prior}) =>
            html`<li class="small">${words("neighbour-share", {
              value: cellOf(value),
              share: percent(share),
              prior: percent(prior ?? 0),
            })}</li>`,
        )}</ul></details>`
  }`
}

/// The commonest values of a column of categories, to choose from.
function commonest(state: State, name: string, i: number): TemplateResult | typeof nothing {
  const labels = labelsOf(state, name)
  if (labels.length === 0) return nothing
  return html`<datalist id="neighbour-values-${i}">${labels.map(
    label => html`<option value=${label}></option>`,
  )}</datalist>`
}

function labelsOf(state: State, name: string): readonly string[] {
  const found = columnOf(inspectionOf(state)?.columns ?? [], name)?.distribution
  return found?.kind === "bars" ? found.bars.map(({label}) => label) : []
}
