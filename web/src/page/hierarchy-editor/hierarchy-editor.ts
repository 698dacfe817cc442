/// How the values of one quasi-identifier grow coarser: the kind, its settings, and what
/// comes of it level by level. What is set here is tried first, and put into force only if
/// it covers every value of the column.

import {html, nothing, type TemplateResult} from "lit"
import type {Attribute, ColumnView, Hierarchy, ValueGroup} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {hierarchyChoices, hierarchyItem} from "../describe.js"
import "../hierarchy-levels/hierarchy-levels.js"
import {noticeText} from "../notes/notice.js"
import {problemText} from "../notes/problem.js"
import "../own-values/own-values.js"
import {Piece} from "../piece.js"
import {lossItem} from "../state/loss.js"
import {gainOf} from "../state/offers.js"
import {attributeOf, fileOfLevels, keyOf, textOf, withHierarchy} from "../state/recipe.js"
import type {HierarchyState} from "../state/results.js"
import {recipeOf, inspectionOf} from "../state/state.js"
import {drawn} from "../turns.js"
import {cellOf, nameOf, words} from "../words.js"
import "../group-studio/group-studio.js"
import type {GroupsEvent} from "../group-studio/group-studio.js"
import {cutsForm} from "./cuts-form.js"
import {offeredLadders} from "./offered-ladders.js"
import {rareForm} from "./rare-form.js"
import {readyForm} from "./ready-form.js"
import {begun, dateForm, describedForm, intervalForm, isDrawn, type Kind, kindOf, kinds, maskForm} from "./forms.js"

/// Whole numbers of which so few are different may be codes.
const mostCodes = 30

function mayBeCodes({type, distinct}: ColumnView): boolean {
  return type === "integer" && distinct > 2 && distinct <= mostCodes
}

/// The same each time, so that what is only just made stays until it is in force.
const noGroups: readonly ValueGroup[] = []

export class HierarchyEditor extends Piece {
  static override properties = {
    ...Piece.properties,
    column: {attribute: false},
    attribute: {attribute: false},
    draft: {state: true},
  }

  declare column: ColumnView
  declare attribute: Attribute
  /// The kind that is being looked at, while it is not yet in force.
  declare private draft: Kind | null

  constructor() {
    super()
    this.draft = null
  }

  /// Shows where values are put into groups by hand, and stands where one of them is looked for. Nothing
  /// changes before there is a group.
  async toGroups(): Promise<void> {
    if (kindOf(this.attribute.hierarchy) !== "groups") this.#choose("groups")
    const search = await drawn(() => this.querySelector<HTMLElement>("group-studio input[type=search]"))
    this.querySelector(".kinds")?.scrollIntoView()
    search?.focus({preventScroll: true})
  }

  protected override render(): TemplateResult {
    const key = keyOf(this.attribute)
    const known = own(this.state.results.hierarchies, key)
    const inForce = kindOf(this.attribute.hierarchy)
    const kind = this.draft ?? inForce
    return html`
      <div class="editor">
        ${this.#offers(key)}
        <fieldset class="kinds">
          <legend>${words(this.attribute.role === "sensitive" ? "hierarchy-legend-sensitive" : "hierarchy-legend", {
            name: nameOf(this.column.name),
          })}</legend>
          <div class="chips">
            ${kinds(this.state.description, inForce).map(
              choice => html`
              <label class="chip" data-why="hierarchy-${choice}"><input type="radio" name="kind-${this.column.number}"
                value=${choice} .checked=${choice === kind} @change=${() => this.#choose(choice)}>
                <span>${words(`hierarchy-${choice}`)}</span></label>`,
            )}
          </div>
        </fieldset>
        ${
          (kind === "none" || kind === "intervals") && mayBeCodes(this.column)
            ? html`<p class="row codes"><span>${words("hierarchy-codes")}</span> <button type="button" @click=${() =>
                this.#choose("groups")}>${words("hierarchy-codes-group")}</button></p>`
            : nothing
        }
        <div class="settings">${this.#settings(kind, known)}</div>
        ${
          known?.refused == null || kindOf(known.refused.hierarchy) !== kind
            ? nothing
            : html`
          <section class="note fault" role="alert">
            <h3>${words("hierarchy-refused", {kind: words(`hierarchy-${inForce}`)})}</h3>
            <p>${problemText(known.refused.problem)}</p>
          </section>
          <own-values .problem=${known.refused.problem}
            .recipe=${this.#tried(key, known.refused.hierarchy)}></own-values>`
        }
        ${
          known?.problem == null
            ? nothing
            : html`
          <section class="note fault" role="alert">
            <h3>${words("hierarchy-does-not-fit")}</h3>
            <p>${problemText(known.problem)}</p>
          </section>
          <own-values .problem=${known.problem}></own-values>`
        }
        ${(known?.value?.warnings ?? []).map(warning => html`<p class="warning">${noticeText(warning)}</p>`)}
        ${
          known?.value == null
            ? known?.status === "asking"
              ? html`<p class="small">${words("hierarchy-building")}</p>`
              : nothing
            : html`<hierarchy-levels .view=${known.value} .limit=${this.attribute.limit ?? null}
              .floor=${this.attribute.floor ?? 0}></hierarchy-levels>`
        }
        ${this.#losses(known)}
        ${this.#more(key, known)}
      </div>`
  }

  /// The recipe with what was refused.
  #tried(key: string, hierarchy: Hierarchy | undefined): string | null {
    const recipe = recipeOf(this.state)
    return recipe === null ? null : textOf(withHierarchy(recipe, key, hierarchy))
  }

  #settings(kind: Kind, known: HierarchyState | undefined): TemplateResult {
    // What was refused stays in its fields, so that it can be corrected.
    const refused = known?.refused?.hierarchy
    const present =
      refused !== undefined && kindOf(refused) === kind
        ? refused
        : kindOf(this.attribute.hierarchy) === kind
          ? this.attribute.hierarchy
          : this.#start(kind)
    const inForce = present !== undefined && present === this.attribute.hierarchy
    const apply = (hierarchy: Hierarchy): void => this.#try(hierarchy)
    switch (kind) {
      case "none":
        return html`<p>${words("hierarchy-none-text")}</p>`
      case "mask":
        return maskForm(present, this.column, apply)
      case "intervals":
        return intervalForm(present, this.column, apply)
      case "date":
        return dateForm(present, this.column, hierarchyChoices(this.state.description, "date", "levels"), apply)
      case "groups":
        return html`${
          present?.kind === "groups" && present.groups.length > 0
            ? nothing
            : html`<p class="small">${words("hierarchy-groups-none", {
                kind: words(`hierarchy-${kindOf(this.attribute.hierarchy)}`),
              })}</p>`
        }<group-studio .groups=${present?.kind === "groups" ? present.groups : noGroups}
          .scale=${present?.kind === "groups" && present.scale === true}
          .values=${(known?.value?.levels[0]?.shown ?? []).filter(
            ({label}) => recipeOf(this.state)?.missing.values.includes(label) !== true,
          )} .all=${this.column.distinct}
          @outis-groups=${({groups, scale}: GroupsEvent) => this.#regroup(present, [...groups], scale)}></group-studio>`
      case "cuts":
        return present?.kind === "cuts"
          ? cutsForm(
              present,
              own(this.state.results.scales, keyOf(this.attribute))?.value ?? null,
              inForce && known?.value != null ? known.value.levels : [],
              recipeOf(this.state)?.data.format ?? {},
              (hierarchy, isMove) => this.#try(hierarchy, isMove === true ? "history-cut-moved" : undefined),
            )
          : html``
      case "rare":
        return present?.kind === "rare" ? rareForm(present, apply) : html``
      case "ready":
        return present?.kind === "ready"
          ? readyForm(present, hierarchyChoices(this.state.description, "ready", "ladder"), apply)
          : html``
      case "levels":
        return this.#file()
      default: {
        const item = hierarchyItem(this.state.description, kind)
        if (item === undefined) return html``
        return isDrawn(item) ? describedForm(item, present, apply) : html`<p>${words("hierarchy-of-recipe")}</p>`
      }
    }
  }

  /// What else is said of the groups stays; without any there are none.
  #regroup(present: Hierarchy | undefined, groups: ValueGroup[], scale: boolean): void {
    if (groups.length === 0) return this.#try(undefined)
    const {scale: _, ...said} = present?.kind === "groups" ? present : ({kind: "groups"} as const)
    this.#try({...said, groups, ...(scale ? {scale} : {})})
  }

  /// The ladders that fit the values, beside what the table of this moment shows of them.
  #offers(key: string): TemplateResult | typeof nothing {
    const {keys, results, description} = this.state
    const {gains, preview} = results
    const isOfNow = preview?.status === "done" && preview.key === keys?.search
    const found = isOfNow ? preview.value?.found : null
    return offeredLadders({
      column: this.column,
      attribute: this.attribute,
      description,
      present: found == null ? null : gainOf(found.comparison, key),
      gains: gains?.key === keys?.search && gains?.attribute === key ? gains : null,
      choose: hierarchy => {
        this.draft = kindOf(hierarchy)
        this.#try(hierarchy)
      },
    })
  }

  /// What a form of this kind begins with.
  #start(kind: Kind): Hierarchy | undefined {
    const suggested =
      this.state.table === null
        ? undefined
        : (attributeOf((inspectionOf(this.state) ?? this.state.table.inspection).recipe, keyOf(this.attribute))
            ?.hierarchy ?? this.column.grouping)
    const item = hierarchyItem(this.state.description, kind)
    return kindOf(suggested) === kind ? suggested : begun(kind, this.column, item, suggested)
  }

  #file(): TemplateResult {
    const present = this.attribute.hierarchy
    const name = fileOfLevels(present)
    const lines = present?.kind === "levels" ? present.rows?.length : undefined
    return html`
      <p>${
        name !== undefined
          ? words("hierarchy-file-attached", {file: name})
          : lines !== undefined
            ? words("hierarchy-rows", {lines})
            : words("hierarchy-file-none")
      }</p>
      <p class="small">${words("hierarchy-file-text")}</p>
      <span class="file-button">
        <button type="button" @click=${() =>
          this.querySelector<HTMLInputElement>("input[type=file]")?.click()}>${words("hierarchy-file-choose")}</button>
        <input type="file" multiple accept=".csv,.txt,text/csv,text/plain" tabindex="-1" aria-hidden="true" hidden
          @change=${this.#import}>
      </span>`
  }

  #more(key: string, known: HierarchyState | undefined): TemplateResult {
    const levels = known?.value?.levels ?? []
    const {limit, floor = 0, weight} = this.attribute
    return html`
      <details class="more">
        <summary>${words(this.attribute.role === "sensitive" ? "hierarchy-more-sensitive" : "hierarchy-more")}</summary>
        <div class="fields">
          ${
            this.attribute.role === "sensitive"
              ? nothing
              : html`
          <label class="field" data-why="limit" data-why-of=${key}><span>${words("hierarchy-limit")}</span>
            <select @change=${(event: Event) => {
              if (event.target instanceof HTMLSelectElement)
                this.act({
                  kind: "set-limit",
                  attribute: key,
                  limit: event.target.value === "" ? undefined : Number(event.target.value),
                })
            }}>
              <option value="" .selected=${limit === undefined}>${words("hierarchy-limit-none")}</option>
              ${levels.map(
                ({level, shown}) => html`<option value=${level}
                .selected=${limit === level}>${words("hierarchy-limit-level", {
                  level,
                  shown: cellOf(shown[0]?.label ?? ""),
                })}</option>`,
              )}
            </select></label>
          <label class="field" data-why="floor" data-why-of=${key}><span>${words("hierarchy-floor")}</span>
            <select @change=${(event: Event) => {
              if (event.target instanceof HTMLSelectElement)
                this.act({kind: "set-floor", attribute: key, floor: Number(event.target.value)})
            }}>
              ${levels.map(
                ({level, shown}) => html`<option value=${level}
                .selected=${floor === level}>${
                  level === 0
                    ? words("hierarchy-floor-none")
                    : words("hierarchy-limit-level", {level, shown: cellOf(shown[0]?.label ?? "")})
                }</option>`,
              )}
            </select></label>
          <label class="field" data-why="weight" data-why-of=${key}><span>${words("hierarchy-weight")}</span>
            <input type="number" min="0" step="0.1" .value=${String(weight ?? 1)} @change=${(event: Event) => {
              if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber))
                this.act({kind: "set-weight", attribute: key, weight: event.target.valueAsNumber})
            }}></label>`
          }
          <p><button type="button" @click=${() =>
            this.act({kind: "export-hierarchy", attribute: key})}>${words("hierarchy-export")}</button></p>
          <p class="small">${words("held-hierarchy-file", {name: nameOf(key), values: levels[0]?.groups ?? 0})}</p>
        </div>
      </details>`
  }

  /// What each level costs, where the loss is made of that.
  #losses(known: HierarchyState | undefined): TemplateResult | typeof nothing {
    const {hierarchy, role} = this.attribute
    const height = (known?.value?.levels.length ?? 0) - 1
    const recipe = recipeOf(this.state)
    if (
      recipe === null
      || lossItem(this.state.description, recipe.loss.metric)?.family !== "levels"
      || role !== "quasi-identifier"
      || hierarchy === undefined
      || height < 1
    )
      return nothing
    const losses = Array.from(
      {length: height + 1},
      (_, level) => hierarchy.losses?.[level] ?? Number((level / height).toFixed(4)),
    )
    const set =
      (level: number) =>
      (event: Event): void => {
        if (!(event.target instanceof HTMLInputElement) || !Number.isFinite(event.target.valueAsNumber)) return
        // A level never costs less than the one below it.
        const typed = event.target.valueAsNumber
        this.#try({
          ...hierarchy,
          losses: losses
            .map((loss, i) => (i < level ? Math.min(loss, typed) : Math.max(loss, typed)))
            .with(level, typed),
        })
      }
    return html`
      <fieldset class="fields" data-why="level-losses"><legend>${words("level-losses")}</legend>
        ${losses.map(
          (loss, level) =>
            html`<label class="field"><span>${words("level-losses-level", {
              level,
              shown: cellOf(known?.value?.levels[level]?.shown[0]?.label ?? ""),
            })}</span><input type="number" min="0" max="1"
              step="0.05" .value=${String(loss)} @change=${set(level)}></label>`,
        )}
      </fieldset>`
  }

  #choose(kind: Kind): void {
    this.draft = kind
    const start = this.#start(kind)
    // Only a file can be put into force, or a first group.
    if (kind === "levels" || (start?.kind === "groups" && start.groups.length === 0)) return
    if (start?.kind === "cuts") this.act({kind: "begin-cuts", attribute: keyOf(this.attribute), hierarchy: start})
    else this.#try(start)
  }

  /// `label`: what the change is called in the history, where several in a row are one.
  #try(hierarchy: Hierarchy | undefined, label?: "history-cut-moved"): void {
    this.act({
      kind: "try-hierarchy",
      attribute: keyOf(this.attribute),
      hierarchy,
      ...(label === undefined ? {} : {label}),
    })
  }

  readonly #import = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return
    const files = [...(event.target.files ?? [])]
    const [file, ...others] = files
    // Several cannot all be for this column.
    if (others.length > 0) this.act({kind: "give-files", files})
    else if (file !== undefined) this.act({kind: "import-hierarchy", attribute: keyOf(this.attribute), file})
    event.target.value = ""
  }
}

customElements.define("hierarchy-editor", HierarchyEditor)
