/// Files that others have, such as a register with names: who of them is linked before and after.

import {html, nothing, type TemplateResult} from "lit"
import type {AttackOutcome, AttackReport} from "../../generated/protocol.js"
import {fileButton, fileList} from "../notes/file-button.js"
import {problemNote} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {attackNow, withFiles} from "../state/attack.js"
import type {State} from "../state/state.js"
import {list, nameOf, plain, words} from "../words.js"
import {attackCards} from "./attack-card.js"

/// So many lines of a file are named.
const linesTold = 8

export function register(state: State, act: Act): TemplateResult {
  const {attacker} = state
  const {known} = attacker
  const answer = attackNow(state, "register")
  const give = (files: readonly File[]): void =>
    act({kind: "set-attacker", attacker: {...attacker, known: withFiles(known, files)}})
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
              : html`${known.map(({name}) => linkedIn(name, answer.value?.before, answer.value?.after))}
                ${attackCards(answer.value, state, act)}`
      }
    </section>`
}

/// Whom of a file exactly one record fits.
function linkedIn(
  name: string,
  before: AttackReport | undefined,
  after: AttackReport | undefined,
): TemplateResult | typeof nothing {
  const linking = (report: AttackReport | undefined): AttackOutcome | undefined =>
    report?.attacks.find(({attack, known}) => attack === "linking" && known === name)
  const [was, is] = [linking(before), linking(after)]
  if (is === undefined) return nothing
  return html`<p class="figures">${words("register-linked", {
    file: nameOf(name),
    all: is.tried,
    before: alone(was).length,
    after: alone(is).length,
    lines: lines(alone(was)),
    left: lines(alone(is)),
  })}</p>`
}

/// The lines of those whom one record fits.
function alone(linking: AttackOutcome | undefined): readonly number[] {
  const found = linking?.findings.filter(({fact, confidence}) => fact.kind === "identity" && confidence === 1) ?? []
  return found.flatMap(({persons}) => persons).toSorted((a, b) => a - b)
}

function lines(numbers: readonly number[]): string {
  const some = numbers.slice(0, linesTold).map(number => plain(number, 0))
  const more = numbers.length - some.length
  return list(more === 0 ? some : [...some, words("list-more", {more})])
}
