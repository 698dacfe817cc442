/// One attack: what somebody does, on whom it succeeds before and after, what shows it, and what
/// stops it.

import {html, nothing, type TemplateResult} from "lit"
import type {AttackName, AttackOutcome} from "../../generated/protocol.js"
import type {Attacked} from "../../shared/calls.js"
import type {Act} from "../state/actions.js"
import {givesWay} from "../outcome/gives-way.js"
import {areRemediesTried, isTriedFirst, triedRemedies} from "../outcome/remedies.js"
import {hasFound} from "../state/attack.js"
import {commonlyKnown, type Defence, defencesNow, modelOfDefence} from "../state/defences.js"
import {textOf} from "../state/recipe.js"
import {comparisonNow, recipeOf, type State} from "../state/state.js"
import {list, nameOf, plain, words} from "../words.js"
import {findingText, successText, type Telling} from "./finding-words.js"

/// Attacks that look at the shares of sensitive values.
const ofValues: ReadonlySet<AttackName> = new Set(["homogeneity", "background", "skewness", "similarity"])

/// So many findings are told of each attack.
const told = 3

/// All attacks that were tried on a release by itself; those first that found something, and last those that
/// were not looked at to their end.
export function attackCards({before, after}: Attacked, state: State, act: Act): TemplateResult {
  return html`${(after.perturbed ?? []).map(
    name => html`<p class="note plain">${words("attack-perturbed", {name: nameOf(name)})}</p>`,
  )}
    ${cardsOf(
      {before, after: {...after, attacks: after.attacks.filter(({earlier}) => earlier === undefined)}},
      state,
      act,
    )}`
}

/// Those of a report that were tried.
export function cardsOf({before, after}: Attacked, state: State, act: Act): TemplateResult {
  const tried = after.attacks.filter(({tried, complete}) => tried > 0 || !complete)
  const rank = (outcome: AttackOutcome): number => (!outcome.complete ? 2 : hasFound(outcome) ? 0 : 1)
  const ranked = tried.toSorted((a, b) => rank(a) - rank(b))
  const past = (outcome: AttackOutcome): AttackOutcome | null =>
    before.attacks.find(
      ({attack, known}) => attack === outcome.attack && known === outcome.known && outcome.earlier === undefined,
    ) ?? null
  return html`<ul class="attacks">${ranked.map(outcome => attackCard(outcome, past(outcome), state, act))}</ul>`
}

function attackCard(outcome: AttackOutcome, before: AttackOutcome | null, state: State, act: Act): TemplateResult {
  const {attack, findings, complete, assumption, refuted, source} = outcome
  const {certainty} = state.attacker
  const shown = findings.filter(({confidence}) => confidence >= certainty)
  const isOpen = hasFound(outcome)
  const recipe = recipeOf(state)
  // In random order rows are others in each file that is written.
  const ordered = recipe?.output.shuffle === false
  const telling: Telling = {found: outcome.known === null ? "table" : "file", ordered, attack}
  const countsRows = recipe?.records?.entity !== undefined && ofValues.has(attack)
  return html`
    <li class=${isOpen ? "attack check-item fails" : "attack check-item"}>
      <span class="tick" aria-hidden="true">${complete ? (isOpen ? "✕" : "✓") : "–"}</span>
      <div>
        <h3>${words(`attack-${attack}-name`)}</h3><span class="unseen">${words(
          complete ? (isOpen ? "attack-found" : "attack-held") : "attack-open",
        )}</span>
        <p class="small">${words(`attack-${attack}-text`)}</p>
        ${countsRows ? html`<p class="small">${words("attack-counts-rows")}</p>` : nothing}
        ${
          outcome.earlier === undefined
            ? nothing
            : html`<p class="small">${words("attack-earlier", {
                file: [outcome.earlier, ...(outcome.others ?? [])].join(" + "),
                assumption: assumption ?? "none",
              })}</p>`
        }
        ${
          complete
            ? html`<p class="figures">${
                refuted === undefined ? successText(before, outcome) : words("attack-refuted", {row: refuted})
              }</p>`
            : html`<p>${words("attack-cut-short")}</p>`
        }
        ${
          shown.length === 0 || refuted !== undefined
            ? nothing
            : html`<ul class="findings">${shown
                .slice(0, told)
                .map(finding => html`<li class="small">${findingText(finding, telling)}</li>`)}</ul>
              ${
                shown.length + outcome.more > told
                  ? html`<p class="small">${words("attack-more", {more: shown.length + outcome.more - told})}</p>`
                  : nothing
              }`
        }
        ${isOpen ? stops(outcome, state, act) : nothing}
        <p class="small source">${source}</p>
      </div>
    </li>`
}

/// What stops it, with a click where that is possible.
function stops(outcome: AttackOutcome, state: State, act: Act): TemplateResult | typeof nothing {
  const ways = defencesNow(outcome, state)
  const common = ofValues.has(outcome.attack) ? commonlyKnown(outcome, state.attacker.certainty) : []
  const hopeless =
    common.length === 0
      ? nothing
      : html`<p class="small">${words("attack-common-stop", {attributes: list(common.map(nameOf))})}</p>`
  if (ways.length === 0)
    return common.length > 0 ? hopeless : html`<p class="small">${words(`attack-${outcome.attack}-stop`)}</p>`
  return html`${hopeless}<ul class="remedies">${ways.map(way => html`<li>${wayOf(way, state, act)}</li>`)}</ul>
  ${[...new Set(ways.map(({id}) => id))].map(meaningOfDefence)}`
}

/// A click that takes a defence, with what it would keep where that is tried first.
function wayOf(way: Defence, state: State, act: Act): TemplateResult {
  const name = nameOfDefence(way)
  const {recipe, attribute} = way
  if (recipe === null)
    return html`<button type="button" @click=${() => act({kind: "go", step: "protect"})}>${words("defence-go", {
      name,
    })}</button>`
  const now = comparisonNow(state)
  const isTried = isTriedFirst(way) && now !== null && areRemediesTried(state)
  const tried = triedRemedies(state)[textOf(recipe)]
  if (isTried && tried == null)
    return html`<span class="small">${
      tried === null ? words("defence-nothing", {name}) : words("defence-trying", {name})
    }</span>`
  const comes = isTried && tried != null ? html`<span class="small">${givesWay("", now, tried, state)}</span>` : nothing
  return html`<button type="button" @click=${() => act({kind: "defend", recipe, attribute, name})}>${words(
    attribute === null ? "defence-take" : "defence-take-of",
    {name, attribute: nameOf(attribute ?? "")},
  )}</button> ${comes}`
}

/// What the protection is, beside the button that names it.
function meaningOfDefence(id: Defence["id"]): TemplateResult | typeof nothing {
  const model = modelOfDefence[id]
  if (model === null) return nothing
  return html`<p class="small">${words("defence-means", {
    name: words(`model-${model}-name`),
    meaning: words(`model-${model}-means`),
  })}</p>`
}

function nameOfDefence({id, size}: Defence): string {
  const model = modelOfDefence[id]
  return words(`defence-${id}`, {name: model === null ? "" : words(`model-${model}-name`), size: plain(size)})
}
