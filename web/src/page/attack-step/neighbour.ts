/// Playing the neighbour: what somebody knows of one person, how many fit before and after, and what is
/// learned.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {AttackReport} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {problemNote} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {attackQuestion, type Person} from "../state/attack.js"
import {columnOf, keyOf, quasiIdentifiers} from "../state/recipe.js"
import {inspectionOf, recipeOf, type State} from "../state/state.js"
import {cellOf, nameOf, percent, words} from "../words.js"

/// What the neighbour knows: as it is typed, and as it was asked about last.
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
      <div role="status">${asked === null ? nothing : outcome(state, asked)}</div>
    </section>`
}

function outcome(state: State, asked: Person): TemplateResult | typeof nothing {
  const answer = state.results.attacks.person
  if (answer === null || answer.key !== attackQuestion(state, "person", asked)?.key) return nothing
  if (answer.problem !== null) return problemNote(words("neighbour-failed"), answer.problem)
  if (answer.value === null) return html`<p class="small">${words("attack-trying")}</p>`
  const {before, after} = answer.value
  const [fit, left] = [fitting(before), fitting(after)]
  const membership = after.attacks.find(({attack}) => attack === "membership")?.findings ?? []
  const isAbsent = membership.some(({fact}) => fact.kind === "absent")
  const values = after.attacks.find(({attack}) => attack === "homogeneity")?.findings ?? []
  return html`
    <p class="figures"><strong>${words("neighbour-fit", {before: fit, after: left, all: after.records})}</strong></p>
    ${fit > 0 && left === 0 ? html`<p>${words(isAbsent ? "neighbour-left-out" : "neighbour-unsure")}</p>` : nothing}
    ${fit === 0 && left === 0 ? html`<p>${words("neighbour-none")}</p>` : nothing}
    ${fit === 0 && left > 0 ? html`<p>${words("neighbour-nobody")}</p>` : nothing}
    ${values.map(({fact, confidence}) =>
      fact.kind === "value"
        ? html`<p>${words("neighbour-value", {
            attribute: nameOf(fact.attribute),
            value: cellOf(fact.value ?? ""),
            confidence: percent(confidence),
          })}</p>`
        : nothing,
    )}`
}

/// How many records may be the person's.
function fitting(report: AttackReport): number {
  const own = report.attacks.find(({attack}) => attack === "linking")?.findings ?? []
  const found = own.find(({fact}) => fact.kind === "identity")
  return found?.records ?? 0
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
