/// Attack: what somebody would learn of people who has the release, and what would stop it.

import {html, nothing, type TemplateResult} from "lit"
import type {AttackOutcome} from "../../generated/protocol.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {earlierReleases} from "../notes/earlier-releases.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import type {Act} from "../state/actions.js"
import {attackNow, certainties} from "../state/attack.js"
import {blocked} from "../state/state.js"
import {percent, words} from "../words.js"
import {attackCards, cardsOf} from "./attack-card.js"
import {neighbour, type Neighbour} from "./neighbour.js"
import {register} from "./register.js"

export class AttackStep extends Piece {
  static override properties = {...Piece.properties, known: {state: true}}

  declare private known: Neighbour

  constructor() {
    super()
    this.known = {person: {}, asked: null}
  }

  protected override render(): TemplateResult {
    const {state} = this
    const missing = blocked(state, "attack")
    const act: Act = action => this.act(action)
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("attack-title")}</h1>
        <p class="lead">${words("attack-lead")}</p>
        <plain-words .state=${state} .step=${"attack"}></plain-words>
        ${
          missing !== null
            ? blockedNote(missing, act)
            : html`
          ${this.#certainty()}
          <section aria-labelledby="attack-table-title">
            <h2 id="attack-table-title">${words("attack-table-title")}</h2>
            ${this.#tried(act)}
          </section>
          ${neighbour(
            state,
            this.known,
            known => {
              this.known = known
            },
            act,
          )}
          ${register(state, act)}
          ${earlierReleases(state, act, outcomes => this.#earlierCards(outcomes, act))}`
        }
      </div>
      ${
        missing === null ? primaryAction(words("attack-next"), () => this.act({kind: "go", step: "release"})) : nothing
      }`
  }

  #certainty(): TemplateResult {
    const {attacker} = this.state
    return html`<label class="field" data-why="certainty"><span>${words("attack-certainty")}</span>
      <select id="certainty" @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement)
          this.act({kind: "set-attacker", attacker: {...attacker, certainty: Number(event.target.value)}})
      }}>${certainties.map(
        share =>
          html`<option value=${share} ?selected=${share === attacker.certainty}>${words(
            share === 1 ? "attack-certainty-full" : "attack-certainty-from",
            {share: percent(share)},
          )}</option>`,
      )}</select></label>`
  }

  /// What attacks beside earlier releases came to.
  #earlierCards(attacks: readonly AttackOutcome[], act: Act): TemplateResult | typeof nothing {
    const answer = attackNow(this.state, "table")?.value
    return answer == null
      ? nothing
      : cardsOf({before: answer.before, after: {...answer.after, attacks: [...attacks]}}, this.state, act)
  }

  #tried(act: Act): TemplateResult {
    const answer = attackNow(this.state, "table")
    if (answer?.problem?.code === "cancelled")
      return html`<p role="status">${words("attack-stopped")}</p>
        <p><button type="button" @click=${() => this.act({kind: "try-attacks"})}>${words("attack-try")}</button></p>`
    if (answer?.problem != null) return problemNote(words("attack-failed"), answer.problem)
    if (answer?.value == null) {
      const part = answer?.part ?? 0
      return html`<p role="status">${words("attack-trying")}</p>
        <p class="row"><progress max="1" value=${part} aria-label=${words("attack-trying")}></progress>
          <button type="button" @click=${() => this.act({kind: "stop-attacks"})}>${words("attack-stop")}</button></p>`
    }
    return attackCards(answer.value, this.state, act)
  }
}

customElements.define("attack-step", AttackStep)
