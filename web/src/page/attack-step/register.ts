/// Files that others have, such as a register with names: who of them is linked before and after.

import {html, nothing, type TemplateResult} from "lit"
import type {AttackOutcome, AttackReport} from "../../generated/protocol.js"
import type {Attacked} from "../../shared/calls.js"
import {fileButton, fileList} from "../notes/file-button.js"
import {problemNote} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {attackNow, withFiles} from "../state/attack.js"
import {recipeOf, type State} from "../state/state.js"
import {type AloneLines, aloneLines} from "../state/told.js"
import {list, nameOf, plain, words} from "../words.js"
import {attackCards} from "./attack-card.js"

/// So many lines of a file are named.
const linesTold = 8

export function register(state: State, act: Act): TemplateResult {
  const {attacker} = state
  const {known} = attacker
  const answer = attackNow(state, "register")
  // What cannot be read is not tried again beside others.
  const usable = answer?.problem == null ? known : []
  const give = (files: readonly File[]): void =>
    act({kind: "set-attacker", attacker: {...attacker, known: withFiles(usable, files)}})
  return html`
    <section class="attacker" aria-labelledby="register-title" data-why="register" @dragover=${(event: DragEvent) => {
      event.preventDefault()
    }} @drop=${(event: DragEvent) => {
      event.preventDefault()
      give([...(event.dataTransfer?.files ?? [])])
    }}>
      <h2 id="register-title">${words("register-title")}</h2>
      <p class="small">${words("register-text")}</p>
      ${
        known.length === 0
          ? nothing
          : fileList(known, words("attack-take-away"), name =>
              act({
                kind: "set-attacker",
                attacker: {...attacker, known: known.filter(file => file.name !== name)},
              }),
            )
      }
      ${fileButton(
        "known-files",
        words(known.length === 0 ? "register-choose" : "register-more"),
        {multiple: true},
        give,
      )}
      ${
        answer === null
          ? nothing
          : answer.problem !== null
            ? problemNote(words("register-failed"), answer.problem)
            : answer.value === null
              ? html`<p class="small" role="status">${words("attack-trying")}</p>`
              : html`${known.map(({name}) => (answer.value === null ? nothing : linkedIn(name, answer.value, state)))}
                ${attackCards(answer.value, state, act)}`
      }
    </section>`
}

/// Whom of a file the records of one person fit alone.
function linkedIn(name: string, {before, after}: Attacked, state: State): TemplateResult | typeof nothing {
  const linking = (report: AttackReport): AttackOutcome | undefined =>
    report.attacks.find(({attack, known}) => attack === "linking" && known === name)
  const {certainty} = state.attacker
  const is = linking(after)
  if (is === undefined) return nothing
  const [was, left] = [aloneLines(linking(before), certainty), aloneLines(is, certainty)]
  return html`<p class="figures">${words("register-linked", {
    file: nameOf(name),
    all: is.tried,
    several: recipeOf(state)?.records?.entity === undefined ? "no" : "yes",
    open: was.isOpen || left.isOpen ? "yes" : "no",
    before: was.count,
    after: left.count,
    lines: lines(was),
    left: lines(left),
  })}</p>`
}

function lines({count, lines}: AloneLines): string {
  const some = lines.slice(0, linesTold).map(number => plain(number, 0))
  const more = count - some.length
  return list(more === 0 ? some : [...some, words("list-more", {more})])
}
