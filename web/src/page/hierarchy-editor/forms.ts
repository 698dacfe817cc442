/// The settings of each kind of hierarchy: in a form of its own, or in one that is drawn from what
/// `describe` says of them.

import {html, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {ColumnView, Description, Hierarchy, Item, Parameter} from "../../generated/protocol.js"
import {begunCuts} from "../cut-studio/cut-points.js"
import {bound} from "../describe.js"
import {hierarchyOf} from "../state/offers.js"
import {words} from "../words.js"

export type Kind = "none" | Hierarchy["kind"]

/// Kinds with a form of their own, in the order in which they are told; a file comes last.
const formed: readonly Kind[] = ["none", "groups", "mask", "intervals", "cuts", "date", "rare", "ready"]

/// The kinds to choose from, in the order in which they are told: those with a form, and the one
/// in force. What no form can ask for comes with a recipe.
export function kinds(description: Description | null, inForce: Kind): readonly Kind[] {
  const known: readonly Kind[] = [...formed, "levels"]
  const others = description?.hierarchies.filter(({id}) => !known.includes(id as Kind)) ?? []
  const offered = others.filter(item => isDrawn(item) || item.id === inForce)
  return [...formed, ...offered.map(({id}) => id as Kind), "levels"]
}

/// Whether a form can be drawn from what `describe` says of a kind.
export function isDrawn({parameters}: Item): boolean {
  return parameters.every(({kind}) => ["number", "integer", "switch", "choice"].includes(kind))
}

export function kindOf(hierarchy: Hierarchy | undefined): Kind {
  return hierarchy?.kind ?? "none"
}

type Apply = (hierarchy: Hierarchy) => void
type DateHierarchy = Extract<Hierarchy, {kind: "date"}>
type DateLevel = DateHierarchy["levels"][number]

const dateFormats = ["%d.%m.%Y", "%Y-%m-%d", "%d/%m/%Y", "%m/%d/%Y", "%Y", "%d.%m.%y", "%d/%m/%y", "%m/%d/%y"] as const
/// What a form begins with. Which others there are is for Rust to say.
const usualLevels: readonly DateLevel[] = ["month", "year", "decade"]

/// What a form begins with where nothing was suggested: the range that the column's own
/// histogram shows, in round steps. Rust says whether it will do.
export function begun(kind: Kind, column: ColumnView, item?: Item, suggested?: Hierarchy): Hierarchy | undefined {
  const {distribution} = column
  switch (kind) {
    case "none":
    case "levels":
      return undefined
    case "mask":
      return {kind, from: "right"}
    case "date":
      return {kind, format: "%Y-%m-%d", levels: [...usualLevels]}
    case "intervals": {
      const [least, most] = distribution.kind === "histogram" ? [distribution.from, distribution.to] : [0, 100]
      const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most - least))) - 1)
      const coarsest = step * 20
      const start = Math.floor(least / coarsest) * coarsest
      return {
        kind,
        start,
        end: start + Math.ceil((most + step - start) / coarsest) * coarsest,
        steps: [step * 5, step * 10, coarsest],
        closed: "left",
      }
    }
    case "groups":
      return {kind, groups: []}
    case "cuts":
      return begunCuts(column, suggested)
    case "rare":
      return offeredOf("rare", column) ?? {kind, below: [5, 20], label: column.other}
    case "ready":
      return begunReady(column, item)
    default:
      return {
        kind,
        ...Object.fromEntries(
          (item?.parameters ?? [])
            .map(({name, choices, suggested}) => [name, choices[0] ?? suggested] as const)
            .filter(([, value]) => value !== null),
        ),
      } as unknown as Hierarchy
  }
}

/// What is offered first of this kind.
function offeredOf(kind: Kind, column: ColumnView): Hierarchy | undefined {
  const offer = (column.offers ?? []).find(({hierarchy}) => hierarchy.kind === kind)
  return offer === undefined ? undefined : hierarchyOf(offer, column, undefined)
}

/// The ready ladder that fits best, or the first.
function begunReady(column: ColumnView, item: Item | undefined): Hierarchy | undefined {
  const fitting = offeredOf("ready", column)
  if (fitting !== undefined) return fitting
  const [ladder] = item?.parameters.find(({name}) => name === "ladder")?.choices ?? []
  return ladder === undefined ? undefined : ({kind: "ready", ladder} as Hierarchy)
}

/// A form of the settings that `describe` tells of: numbers, choices and switches.
export function describedForm({id, parameters}: Item, present: Hierarchy | undefined, apply: Apply): TemplateResult {
  const now = (present?.kind === id ? present : {kind: id}) as unknown as Readonly<Record<string, unknown>>
  const set = (name: string, value: unknown): void => {
    const {[name]: _, ...rest} = now
    apply({...rest, ...(value === undefined ? {} : {[name]: value})} as unknown as Hierarchy)
  }
  const field = (parameter: Parameter): TemplateResult => {
    const {name, kind, choices, min, max} = parameter
    const label = words(`hierarchy-${id}-${name}`)
    if (kind === "switch")
      return html`<label class="check"><input type="checkbox" .checked=${now[name] === true} @change=${(
        event: Event,
      ) => {
        if (event.target instanceof HTMLInputElement) set(name, event.target.checked)
      }}> ${label}</label>`
    if (kind === "choice")
      return html`<label class="field"><span>${label}</span><select @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) set(name, event.target.value)
      }}>${choices.map(
        choice => html`<option value=${choice}
        .selected=${choice === (now[name] ?? choices[0])}>${words(`hierarchy-${id}-${name}-${choice}`)}</option>`,
      )}</select></label>`
    return html`<label class="field"><span>${label}</span><input type="number"
      step=${kind === "integer" ? "1" : "any"} min=${ifDefined(bound(min))} max=${ifDefined(bound(max))}
      .value=${String(now[name] ?? "")} @change=${(event: Event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        set(name, Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : undefined)
      }}></label>`
  }
  return html`<div class="fields">${parameters.map(field)}</div>`
}

export function maskForm(hierarchy: Hierarchy | undefined, column: ColumnView, apply: Apply): TemplateResult {
  const present = hierarchy?.kind === "mask" ? hierarchy.from : "right"
  return html`
    <fieldset class="plain-choices"><legend>${words("mask-legend")}</legend>
      ${(["right", "left"] as const).map(
        side => html`
        <label class="check"><input type="radio" name="mask-${column.number}" .checked=${side === present}
          @change=${() => apply({kind: "mask", from: side})}> ${words(`mask-${side}`)}</label>`,
      )}
    </fieldset>
    <p class="small">${words("mask-text")}</p>`
}

export function intervalForm(present: Hierarchy | undefined, column: ColumnView, apply: Apply): TemplateResult {
  const now = present?.kind === "intervals" ? present : begun("intervals", column)
  if (now?.kind !== "intervals") return html``
  return html`
    <div class="fields" @change=${(event: Event) => {
      const typed = event.currentTarget instanceof HTMLElement ? typedIntervals(event.currentTarget) : null
      if (typed !== null) apply(typed)
    }}>
      <label class="field"><span>${words("intervals-start")}</span><input type="number" step="any" name="start"
        .value=${String(now.start)}></label>
      <label class="field"><span>${words("intervals-end")}</span><input type="number" step="any" name="end"
        .value=${String(now.end)}></label>
      <label class="field grow"><span>${words("intervals-steps")}</span><input name="steps" autocomplete="off"
        .value=${now.steps.join(", ")}></label>
      <label class="field"><span>${words("intervals-closed")}</span>
        <select name="closed"><option value="left" .selected=${now.closed === "left"}>${words(
          "intervals-closed-left",
        )}</option><option value="right" .selected=${now.closed === "right"}>${words(
          "intervals-closed-right",
        )}</option></select></label>
    </div>`
}

/// The intervals as they stand in the form; null where a number is none.
function typedIntervals(form: HTMLElement): Hierarchy | null {
  const value = (name: string): string =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? ""
  const [start, end] = [Number(value("start")), Number(value("end"))]
  const steps = value("steps")
    .split(/[\s,;]+/)
    .filter(step => step !== "")
    .map(Number)
  if (![start, end, ...steps].every(Number.isFinite)) return null
  return {kind: "intervals", start, end, steps, closed: value("closed") === "right" ? "right" : "left"}
}

export function dateForm(
  present: Hierarchy | undefined,
  column: ColumnView,
  levels: readonly string[],
  apply: Apply,
): TemplateResult {
  const now = present?.kind === "date" ? present : begun("date", column)
  if (now?.kind !== "date") return html``
  const known = levels as readonly DateLevel[]
  const list = `date-formats-${column.number}`
  return html`
    <div class="fields">
      <label class="field"><span>${words("date-format")}</span>
        <input list=${list} autocomplete="off" spellcheck="false" .value=${now.format} @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) apply(dated({...now, format: event.target.value.trim()}))
        }}>
        <datalist id=${list}>${dateFormats.map(format => html`<option value=${format}></option>`)}</datalist></label>
      ${
        now.pivot === undefined && !hasTwoDigitYears(now.format)
          ? nothing
          : html`
      <label class="field"><span>${words("date-pivot")}</span>
        <input type="number" min="1099" max="9999" step="1" .value=${String(now.pivot ?? "")}
          aria-describedby=${`pivot-${column.number}`} @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement && Number.isInteger(event.target.valueAsNumber))
              apply({...now, pivot: event.target.valueAsNumber})
          }}></label>`
      }
      <fieldset class="plain-choices"><legend>${words("date-levels")}</legend>
        ${known.map(
          level =>
            html`<label class="check"><input type="checkbox" .checked=${now.levels.includes(level)} @change=${() =>
              apply({
                ...now,
                levels: known.filter(other =>
                  other === level
                    ? !now.levels.includes(other)
                    : now.levels.includes(other) && goTogether(other, level),
                ),
              })}> ${words(`date-level-${level}`)}</label>`,
        )}
      </fieldset>
    </div>
    <p class="small">${words("date-format-text")}</p>
    ${
      now.pivot === undefined
        ? nothing
        : html`<p class="small"
      id=${`pivot-${column.number}`}>${words("date-pivot-text", range(now.pivot))}</p>`
    }`
}

/// Weeks cross months and years, so that a chain has either.
function goTogether(one: DateLevel, other: DateLevel): boolean {
  return one.startsWith("week") === other.startsWith("week")
}

/// Whether a format writes years with two digits, so that a pivot has to say which are meant.
function hasTwoDigitYears(format: string): boolean {
  return /%[-_0]?[yD]/.test(format)
}

/// A hierarchy of dates with the pivot that its format needs: this year, where none was chosen.
function dated({pivot, ...plain}: DateHierarchy): DateHierarchy {
  return hasTwoDigitYears(plain.format) ? {...plain, pivot: pivot ?? new Date().getFullYear()} : plain
}

/// The years that two digits may mean, as texts: no year is written with a separator.
function range(pivot: number): {from: string; to: string; next: string} {
  const first = pivot - 99
  return {from: String(first), to: String(pivot), next: String(first % 100).padStart(2, "0")}
}
