/// Sets of items, places or a graph: the same steps as for tables, below each other on one page.

import {html, nothing, type TemplateResult} from "lit"
import {dataKinds} from "../../shared/kinds.js"
import {primaryAction} from "../notes/blocked.js"
import {problemText} from "../notes/problem-text.js"
import {Piece} from "../piece.js"
import type {PolicyState} from "../state/policy.js"
import {fieldValue} from "../field-value.js"
import {words} from "../words.js"
import {canRun, findSection, save} from "./find-section.js"
import {describeSection, loadSection} from "./load-section.js"
import {protectSection} from "./protect-section.js"
import type {KindRun, KindWork} from "./work.js"

/// A policy is for tables: of other data it would not say what must hold, as on the command line.
function refusal({policy}: PolicyState): string {
  return problemText({code: "policy-setting", detail: "kind", policy: policy.id})
}

export class KindPage extends Piece {
  static override properties = {...Piece.properties, work: {attribute: false}, seed: {state: true}}

  declare work: KindWork
  /// For a release that is to be made again exactly; empty for the system's randomness.
  declare private seed: string

  constructor() {
    super()
    this.seed = ""
  }

  /// The run whose end was shown.
  #shown: KindRun | null = null

  override connectedCallback(): void {
    super.connectedCallback()
    this.work.addEventListener("change", this.#changed)
  }

  override disconnectedCallback(): void {
    this.work.removeEventListener("change", this.#changed)
    super.disconnectedCallback()
  }

  protected override willUpdate(): void {
    this.work.description = this.state.description
  }

  /// What has come of a run stands below; whoever waited for it goes there.
  protected override updated(): void {
    const {run} = this.work.state
    const waited = this.#shown?.status === "running"
    this.#shown = run
    if (!waited || run?.status !== "done") return
    const result = this.querySelector<HTMLElement>(run.end.problem === null ? "#kind-release" : "#kind-find")
    result?.scrollIntoView()
    result?.focus({preventScroll: true})
  }

  readonly #changed = (): void => this.requestUpdate()

  protected override render(): TemplateResult {
    const {work} = this
    const {kind} = work.state
    const {policy} = this.state
    return html`
      <div class="work">
        <h1 tabindex="-1">${words(`kind-${kind}-title`)}</h1>
        <p class="lead">${words(`kind-${kind}-lead`)}</p>
        <fieldset class="plain-choices kind-choice"><legend>${words("kind-legend")}</legend>
          <label class="check"><input type="radio" name="kind" @change=${() => this.act({kind: "go", step: "load"})}>
            <span>${words("kind-table")}</span></label>
          ${dataKinds.map(
            one => html`<label class="check"><input type="radio" name="kind" .checked=${one === kind}
              @change=${() => work.choose(one)}><span>${words(`kind-${one}-name`)}</span></label>`,
          )}
        </fieldset>
        ${policy === null ? this.#sections() : html`<p class="note fault">${refusal(policy)}</p>`}
      </div>
      ${policy === null ? this.#action() : nothing}`
  }

  #sections(): TemplateResult {
    const {work} = this
    return html`
      ${loadSection(work)} ${describeSection(work)} ${protectSection(work)}
      ${canRun(work) && work.state.run === null ? this.#seedField() : nothing}
      ${findSection(work)}`
  }

  #seedField(): TemplateResult {
    return html`<details class="more"><summary>${words("release-seed-title")}</summary>
      <label class="field"><span>${words("release-seed")}</span>
        <input type="text" id="kind-seed" class="code" autocomplete="off" spellcheck="false" pattern="[0-9a-fA-F]{64}"
          .value=${fieldValue(this.seed)} title=${words("release-seed-title-text")}
          @input=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) this.seed = event.target.value.trim()
          }}></label>
      <p class="small">${words("release-seed-text")}</p></details>`
  }

  #action(): TemplateResult | typeof nothing {
    const {work} = this
    const {run} = work.state
    if (run?.status === "done" && run.end.problem === null)
      return run.saved
        ? nothing
        : primaryAction(words("kind-save-release"), () => {
            if (work.state.run?.status === "done") save(work, work.state.run, "release")
          })
    if (run?.status === "running" || !canRun(work)) return nothing
    return primaryAction(words("kind-go"), () => {
      const field = this.querySelector<HTMLInputElement>("#kind-seed")
      if (field !== null && !field.reportValidity()) return
      void work.run(this.seed === "" ? undefined : this.seed.toLowerCase())
    })
  }
}

customElements.define("kind-page", KindPage)
