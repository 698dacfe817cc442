/// What has happened that concerns every step: a dead worker, kept settings, a recipe in
/// waiting.

import {html, nothing, type TemplateResult} from "lit"
import type {Act} from "../state/actions.js"
import type {State} from "../state/state.js"
import {bytes, tableName, words} from "../words.js"

export function notices(state: State, act: Act): TemplateResult {
  return html`${dead(state, act)}${again(state)}${silent(state, act)}${message(state, act)}`
}

function dead(state: State, act: Act): TemplateResult | typeof nothing {
  if (state.engine.status !== "dead") return nothing
  const {death, reading} = state.engine
  const name = state.table === null ? reading : tableName(state.table.files)
  return html`
    <section class="note fault" role="alert">
      <h2>${words("dead-title")}</h2>
      ${death.memory === undefined ? nothing : html`<p>${words("dead-memory", {memory: bytes(death.memory)})}</p>`}
      <p>${words(death.memory !== undefined ? "dead-text-kept" : name === null ? "dead-text" : "dead-text-table", {
        name: name ?? "",
      })}</p>
      <p class="small">${words("dead-detail", {message: death.message})}</p>
      ${restart(name, act)}
    </section>`
}

function restart(name: string | null, act: Act): TemplateResult {
  return html`<p><button type="button" class="primary" @click=${() => act({kind: "restart"})}>
    ${name === null ? words("dead-restart") : words("dead-restart-table", {name})}</button></p>`
}

/// The table is read again, which Load says by itself.
function again({step, reading, table}: State): TemplateResult | typeof nothing {
  if (step === "load" || reading === null || table === null) return nothing
  return html`
    <section class="note reading">
      <h2>${words("load-reading", {name: reading.name})}</h2>
      <progress max=${reading.size} value=${reading.read}
        aria-label=${words("load-reading", {name: reading.name})}></progress>
    </section>`
}

/// Nothing is heard of the worker, which may be at a long step: whoever waits decides.
function silent(state: State, act: Act): TemplateResult | typeof nothing {
  if (state.silence === null || state.engine.status === "dead") return nothing
  return html`
    <section class="note" role="status">
      <h2>${words("silent-title")}</h2>
      <p>${words("silent-text")}</p>
      ${restart(state.table === null ? (state.reading?.name ?? null) : tableName(state.table.files), act)}
    </section>`
}

function message(state: State, act: Act): TemplateResult | typeof nothing {
  const {message: said} = state
  if (said === null) return nothing
  return html`
    <section class="note said" role="status">
      <p>${words(said.id, said.args)}</p>
      <p class="row">
        ${
          said.recipe === undefined
            ? nothing
            : html`<button type="button"
          @click=${() => act({kind: "save-lost-recipe"})}>${words("message-save-recipe")}</button>`
        }
        <button type="button" class="quiet"
          @click=${() => act({kind: "put-away-message"})}>${words("message-put-away")}</button>
      </p>
    </section>`
}
