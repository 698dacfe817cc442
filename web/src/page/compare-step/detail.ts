/// What was coarsened where, for tables whose columns are not on one level each.

import {html, nothing, type TemplateResult} from "lit"
import type {Recoding} from "../../generated/protocol.js"
import {recodedColumns} from "../charts/detail.js"
import "../elements/detail-chart/detail-chart.js"
import {levelsTold} from "../outcome/examples.js"
import {recipeOf, type State} from "../state/state.js"
import {nameOf, words} from "../words.js"

export function detailView(recoding: Recoding, state: State): TemplateResult | typeof nothing {
  const columns = recodedColumns(recoding, recipeOf(state)).map(({name, detail}) => ({
    name: nameOf(name),
    detail,
    shown: levelsTold(state, name),
  }))
  if (columns.length === 0) return nothing
  return html`
    <section class="detail" aria-labelledby="detail-title" data-why="detail">
      <h2 id="detail-title">${words("detail-title")}</h2>
      <p>${words(`detail-${recoding.kind}-text`)}</p>
      <detail-chart .columns=${columns} .caption=${words("detail-caption")} .words=${words}></detail-chart>
    </section>`
}
