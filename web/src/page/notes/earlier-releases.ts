/// Earlier releases of the same people, which a release is compared with: under Attack and Release.

import {html, nothing, type TemplateResult} from "lit"
import type {AttackOutcome} from "../../generated/protocol.js"
import type {Act} from "../state/actions.js"
import {attackNow, earlierDefences, hasFound, insufficientNow, withFiles} from "../state/attack.js"
import {recipeOf, type State} from "../state/state.js"
import {words} from "../words.js"
import {problemNote} from "./problem.js"
import {fileButton, fileList} from "./file-button.js"

/// What was said of the files before.
const unasked = {refused: null, insufficient: null} as const

/// `cards` shows at large what attacks beside some of the files came to.
export function earlierReleases(
  state: State,
  act: Act,
  cards: (outcomes: readonly AttackOutcome[]) => TemplateResult | typeof nothing = () => nothing,
): TemplateResult {
  const {attacker} = state
  const {earlier} = attacker
  const recipe = recipeOf(state)
  const insufficient = insufficientNow(state, recipe)
  const told = (attackNow(state, "table")?.value?.after.attacks ?? []).filter(one => one.earlier !== undefined)
  const ofSeveral = told.filter(({others}) => others !== undefined)
  const give = (files: readonly File[]): void =>
    act({kind: "set-attacker", attacker: {...attacker, ...unasked, earlier: withFiles(earlier, files)}})
  return html`
    <section class="attacker" aria-labelledby="earlier-title" data-why="earlier" @dragover=${(event: DragEvent) => {
      event.preventDefault()
    }} @drop=${(event: DragEvent) => {
      event.preventDefault()
      give([...(event.dataTransfer?.files ?? [])])
    }}>
      <h2 id="earlier-title">${words("earlier-title")}</h2>
      <p class="small">${words("earlier-text")}</p>
      ${
        earlier.length === 0
          ? nothing
          : fileList(
              earlier,
              words("attack-take-away"),
              name =>
                act({
                  kind: "set-attacker",
                  attacker: {...attacker, ...unasked, earlier: earlier.filter(file => file.name !== name)},
                }),
              name => verdict(name, told, cards),
            )
      }
      ${ofSeveral.length === 0 ? nothing : cards(ofSeveral)}
      ${fileButton(
        "earlier-files",
        words(earlier.length === 0 ? "earlier-choose" : "earlier-more"),
        {multiple: true},
        give,
      )}
      ${
        earlier.length === 0
          ? nothing
          : html`<p class="row">${earlierDefences
              .filter(defence => !insufficient.includes(defence))
              .map(
                defence => html`<button type="button"
                  @click=${() => act({kind: "defend-earlier", defence})}>${words(`earlier-${defence}`)}</button>`,
              )}</p>
            <div role="status">${
              attacker.trying === null
                ? insufficient.map(
                    defence => html`<p>${words("earlier-insufficient", {name: words(`earlier-${defence}`)})}</p>`,
                  )
                : html`<p class="small">${words("earlier-trying")}</p>`
            }${
              insufficient.length < earlierDefences.length ? nothing : html`<p>${words("earlier-hopeless")}</p>`
            }</div>`
      }
      ${attacker.refused === null ? nothing : problemNote(words("earlier-refused"), attacker.refused)}
      ${
        recipe === null || (earlier.length === 0 && recipe.earlier === undefined)
          ? nothing
          : html`<label class="check"><input type="checkbox" .checked=${recipe.earlier === "accepted"}
            @change=${() => act({kind: "accept-earlier", accepted: recipe.earlier !== "accepted"})}>
            <span>${words("earlier-accept")} <span class="small">${words("earlier-accept-text")}</span></span></label>`
      }
    </section>`
}

/// What attacks beside a file came to: alone, and together with others.
function verdict(
  name: string,
  told: readonly AttackOutcome[],
  cards: (outcomes: readonly AttackOutcome[]) => TemplateResult | typeof nothing,
): TemplateResult | typeof nothing {
  const own = told.filter(({earlier, others = []}) => earlier === name || others.includes(name))
  if (own.length === 0) return nothing
  const found = own.filter(hasFound).length
  const isOpen = found === 0 && own.some(({complete}) => !complete)
  const [sign, look] = found > 0 ? ["✕", "fails"] : [isOpen ? "–" : "✓", ""]
  return html`<div class="check-item ${look}"><span class="tick" aria-hidden="true">${sign}</span>
    <div><p>${words("earlier-verdict", {open: isOpen ? "yes" : "no", found})}</p>
    ${cards(own.filter(({others}) => others === undefined))}</div></div>`
}
