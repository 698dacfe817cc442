/// The form of hierarchies by cut points: on the picture of the column, or typed, a list of points for
/// each level, later ones with fewer.

import {html, nothing, type TemplateResult} from "lit"
import type {CutScale, Hierarchy, LevelView} from "../../generated/protocol.js"
import {type CutsHierarchy, type Point, withTyped} from "../cut-studio/cut-points.js"
import "../cut-studio/cut-studio.js"
import type {CutsEvent} from "../cut-studio/cut-studio.js"
import {cellOf, words} from "../words.js"
import type {NumberForm} from "./typed-numbers.js"
import "./typed-points.js"
import type {PointsEvent} from "./typed-points.js"

/// `form`: how the table writes numbers. `levels`: what comes of it, as far as that is known.
export function cutsForm(
  now: CutsHierarchy,
  scale: CutScale | null,
  levels: readonly LevelView[],
  form: NumberForm,
  apply: (hierarchy: Hierarchy, isMove?: boolean) => void,
): TemplateResult {
  const {cuts, closed, format} = now
  const dates = format !== undefined
  return html`
    <p class="small">${words(dates ? "cuts-text-dates" : "cuts-text")}</p>
    ${
      scale === null
        ? nothing
        : html`<cut-studio .hierarchy=${now} .scale=${scale} @outis-cuts=${({cuts, isMove}: CutsEvent) =>
            apply({...now, cuts}, isMove)}></cut-studio>`
    }
    <div class="fields">
      ${cuts.map(
        (points, level) => html`
        <typed-points .points=${points} .form=${dates ? null : form} .label=${words("cuts-level", {
          level: level + 1,
          shown: shownOf(levels[level + 1]),
        })} @outis-points=${({points}: PointsEvent) =>
          apply({...now, cuts: withTyped(cuts, level, points)})}></typed-points>`,
      )}
      ${
        dates
          ? html`<label class="field"><span>${words("date-format")}</span><input autocomplete="off" spellcheck="false"
              .value=${format} @change=${(event: Event) => {
                if (event.target instanceof HTMLInputElement) apply({...now, format: event.target.value.trim()})
              }}></label>`
          : nothing
      }
      <label class="field"><span>${words("intervals-closed")}</span>
        <select @change=${(event: Event) => {
          if (event.target instanceof HTMLSelectElement)
            apply({...now, closed: event.target.value === "right" ? "right" : "left"})
        }}>${(["left", "right"] as const).map(
          side =>
            html`<option value=${side} .selected=${side === closed}>${words(`intervals-closed-${side}`)}</option>`,
        )}</select></label>
    </div>
    <p class="row">
      ${
        (cuts.at(-1)?.length ?? 0) < 2
          ? nothing
          : html`<button type="button" class="quiet" @click=${() =>
              apply({...now, cuts: [...cuts, everySecond(cuts.at(-1) ?? [])]})}>${words("cuts-coarser")}</button>`
      }
      ${
        cuts.length < 2
          ? nothing
          : html`<button type="button" class="quiet" @click=${() =>
              apply({...now, cuts: cuts.slice(0, -1)})}>${words("cuts-fewer")}</button>`
      }
    </p>`
}

/// What a level shows, by a group of it.
function shownOf(level: LevelView | undefined): string {
  const label = level?.shown[0]?.label
  return label === undefined ? "none" : cellOf(label)
}

/// The second of each two points: half as many ranges.
function everySecond(points: readonly Point[]): Point[] {
  return points.filter((_, i) => i % 2 === 1)
}
