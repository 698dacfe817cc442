/// Is this column the person? Asked where the number of a person seems to repeat, before
/// anything is protected, and changeable afterwards.

import {html, nothing, type TemplateResult} from "lit"
import type {CountedFigures, PersonEffect, Recipe, RepeatedPersons} from "../../generated/protocol.js"
import {foldFigures} from "../folded.js"
import {problemNote} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {exposureNow, openPerson, recipeOf, type State} from "../state/state.js"
import {count, list, nameOf, words} from "../words.js"
import {foldAnswer, wholeName} from "./fold-editor.js"

/// Leads to the list of columns that may tell persons apart.
type Choose = () => void

export function personQuestion(state: State, {records = {}, data}: Recipe, act: Act, choose: Choose): TemplateResult {
  const open = openPerson(state)
  if (open !== null)
    return open.time === undefined ? question(state, open, act, choose) : recurring(open, open.time, act, choose)
  if (data.fold !== undefined) return foldAnswer(state, data.fold, act)
  const {entity, person, ...others} = records
  if (entity === undefined && person === undefined)
    return plainQuestion(() => act({kind: "set-records", records: {...others, person: "record"}}), choose)
  const seeming = state.table?.inspection.person ?? null
  const exposure = exposureNow(state)
  const often = exposure !== null && exposure.counted.persons !== null && exposure.all !== exposure.counted.persons
  const title =
    entity !== undefined
      ? words("person-answered-entity", {
          name: wholeName(recipeOf(state), entity),
          columns: 1 + (data.together?.[entity]?.length ?? 0),
        })
      : seeming === null || seeming.time !== undefined
        ? words("records-plain-answered")
        : words("person-answered-record", {name: list(partsOf(seeming))})
  return html`
    <section class="question answered" aria-labelledby="person-question" data-why="records-entity">
      <h2 id="person-question">${title}</h2>
      <p>${words(entity !== undefined ? "person-answered-entity-text" : "person-answered-record-text")}</p>
      ${
        often
          ? html`<p>${words("counted-often", {persons: exposure.counted.persons ?? 0, all: exposure.all})}</p>`
          : nothing
      }
      <div class="row">
        ${
          entity === undefined
            ? nothing
            : html`<button type="button" @click=${() =>
                act({kind: "set-fold", fold: {by: entity, unassigned: "leave-out"}})}>${words("person-fold")}</button>`
        }
        <button type="button"
          @click=${() =>
            act(
              entity === undefined
                ? {kind: "set-records", records: others}
                : {kind: "set-record-column", column: "entity", attribute: null},
            )}>${words("person-again")}</button>
      </div>
    </section>`
}

/// Where nothing seems to repeat: not in the way, since records are counted until it is answered.
function plainQuestion(yes: () => void, choose: Choose): TemplateResult {
  return html`
    <section class="question answered" aria-labelledby="person-question" data-why="records-entity">
      <h2 id="person-question">${words("records-plain")}</h2>
      <p>${words("records-plain-text")}</p>
      <div class="row">
        <button type="button" @click=${yes}>${words("records-plain-yes")}</button>
        <button type="button" @click=${choose}>${words("records-plain-no")}</button>
      </div>
    </section>`
}

function question({results: {personEffect}}: State, person: RepeatedPersons, act: Act, choose: Choose): TemplateResult {
  const {alike = false, attribute, partners, values} = person
  const name = nameOf(attribute)
  const isPart = partners !== undefined
  return html`
    <section class="question" aria-labelledby="person-question" data-why="records-entity">
      <h2 id="person-question">${words(isPart ? "person-question-names" : "person-question", {
        name,
        names: list(partsOf(person)),
        values,
        records: person.records,
      })}</h2>
      <p>${words("person-text", {columns: partsOf(person).length})}</p>
      ${alike ? html`<p>${words("person-alike")}</p>` : nothing}
      <p>${words("person-ways", {name})}</p>
      <div class="row">
        <button type="button"
          @click=${() =>
            act({kind: "set-record-column", column: "entity", attribute, partners})}>${words("person-yes")}</button>
        <button type="button" @click=${() =>
          act({
            kind: "set-fold",
            fold: {by: attribute, unassigned: "leave-out"},
            partners,
          })}>${words("person-fold")}</button>
        <button type="button" @click=${() => act({kind: "deny-person", attribute})}>${words("person-no")}</button>
        <button type="button" @click=${choose}>${words("person-other")}</button>
        ${
          isPart
            ? nothing
            : html`<button type="button"
                @click=${() => act({kind: "weigh-person", attribute})}>${words("person-unsure")}</button>`
        }
      </div>
      <div role="status">${
        personEffect === null
          ? nothing
          : personEffect.problem !== null
            ? problemNote(words("person-effect-failed"), personEffect.problem)
            : personEffect.value === null
              ? words("person-effect-asking")
              : effect(personEffect.value)
      }</div>
    </section>`
}

/// Where the same people seem to be there at several times, and nothing tells them apart: no column is
/// the person, so that there is none to count by or to make one row for.
function recurring(person: RepeatedPersons, time: string, act: Act, choose: Choose): TemplateResult {
  const {attribute, records, values} = person
  const told = {names: list(partsOf(person)), time: nameOf(time), values, records}
  return html`
    <section class="question" aria-labelledby="person-question" data-why="records-entity">
      <h2 id="person-question">${words("person-recurring")}</h2>
      <p>${words("person-recurring-text", told)}</p>
      <p>${words("person-recurring-ways", told)}</p>
      <div class="row">
        <button type="button" @click=${() => act({kind: "deny-person", attribute})}>${words("person-no")}</button>
        <button type="button" @click=${choose}>${words("person-recurring-other")}</button>
      </div>
    </section>`
}

/// What the columns are called that tell persons apart together.
function partsOf({attribute, partners = []}: RepeatedPersons): readonly string[] {
  return [attribute, ...partners].map(nameOf)
}

/// The same figures counted both ways, side by side.
function effect({
  attribute,
  k,
  records,
  persons,
  "seeming-classes": classes,
  "seeming-records": inThem,
  "most-records": most,
  sequences,
  folded,
  "fold-problem": foldProblem,
}: PersonEffect): TemplateResult {
  const row = (id: string, figure: keyof CountedFigures): TemplateResult => html`
    <tr><th scope="row">${words(id, {k})}</th><td class="figures">${count(
      records[figure],
    )}</td><td class="figures">${count(persons[figure])}</td>${
      folded === null ? nothing : html`<td class="figures">${count(folded.figures[figure])}</td>`
    }</tr>`
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${words("person-effect")}><table>
      <caption>${words("person-effect")}</caption>
      <thead><tr><td></td><th scope="col" class="figures">${words("person-effect-records")}</th><th scope="col"
        class="figures">${words("person-effect-persons", {name: nameOf(attribute)})}</th>${
          folded === null ? nothing : html`<th scope="col" class="figures">${words("person-effect-folded")}</th>`
        }</tr></thead>
      <tbody>
        ${row("person-effect-smallest", "smallest")}
        ${row("person-effect-alone", "alone")}
        ${row("person-effect-below-k", "below-k")}
        ${row("person-effect-above", "above-threshold")}
        ${row("person-effect-all", "all")}
      </tbody>
    </table></div>
    <p>${words("person-effect-seeming", {k, classes, records: inThem, name: nameOf(attribute)})}</p>
    ${most > 1 ? html`<p>${words("person-effect-most", {most, k, fewest: Math.ceil(k / most)})}</p>` : nothing}
    ${
      sequences === null
        ? nothing
        : html`<p>${words("person-effect-sequences", {
            persons: sequences.persons,
            one: sequences["by-one"],
            two: sequences["by-two"],
            least: sequences["two-at-least"] ? "yes" : "no",
            three: sequences["by-three"],
            leastThree: sequences["three-at-least"] ? "yes" : "no",
          })}</p>`
    }
    ${folded === null ? nothing : html`<p>${words("person-effect-fold", foldFigures(folded.file))}</p>`}
    ${foldProblem === undefined ? nothing : problemNote(words("fold-failed"), foldProblem)}
    <p class="small">${words("person-effect-advice")}</p>`
}
