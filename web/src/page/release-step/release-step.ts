/// ReleaseState: write, check what was written, save, and what remains the person's own duty.

import {html, nothing, type TemplateResult} from "lit"
import {live} from "lit/directives/live.js"
import type {FileFormat, Notice, Recipe, Report} from "../../generated/protocol.js"
import {countedBy} from "../counted.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {achievedText, askedText, sizeOf} from "../model-outcome/model-words.js"
import {perturbedFigures, perturbedWords} from "../model-outcome/perturbed-words.js"
import {groupsText, valuedText} from "../model-outcome/sensitive-words.js"
import {earlierReleases} from "../notes/earlier-releases.js"
import {heldText} from "../notes/held.js"
import {placedNotice} from "../notes/notice.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import {canPick} from "../saving/picker.js"
import "../return-release/return-release.js"
import {savedFile, savedNote} from "../saved-file/saved-file.js"
import {leveled, ownFilesText} from "./own-files.js"
import {reportTexts} from "./report-texts.js"
import {dialects, type Saved} from "../state/actions.js"
import {type Held, heldByRecipe, heldByReport, heldBySession} from "../state/held.js"
import {familyOf} from "../state/models.js"
import {returnable} from "../state/portal.js"
import {acceptedBy, keptIn, standing, starredIn} from "../state/questions.js"
import {columnOf, fileOfLevels, isPacked, keyOf} from "../state/recipe.js"
import type {ReleaseState} from "../state/results.js"
import {untried} from "../state/searches.js"
import {fateNow, hasRelease, hasTable} from "../state/fates.js"
import {awaitsExposure, blocked, contentsNow, entryOf, inspectionOf, recipeOf, resultNow} from "../state/state.js"
import {savedName} from "../save.js"
import {bytes, list, encodingName, nameOf, plain, words} from "../words.js"

/// What the column of counts is called in files that an engine has written.
const COUNTED = "outis_n"

/// That one figure of many took too long stands in the report, where its line is missing.
const IN_REPORT: Notice["code"] = "worst-completion-skipped"

export class ReleaseStep extends Piece {
  static override properties = {...Piece.properties, seed: {state: true}}

  /// For a release that is to be made again exactly; empty for the system's randomness.
  declare private seed: string

  constructor() {
    super()
    this.seed = ""
  }

  protected override render(): TemplateResult {
    const {state} = this
    const missing = blocked(state, "release")
    const recipe = recipeOf(state)
    const release = resultNow(state, "release")
    const trying = state.results.attempts.some(({status}) => status === "running")
    // What is asked before a file is written depends on what is exposed.
    const waits = missing === null && release === null && awaitsExposure(state)
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("release-title")}</h1>
        <plain-words .state=${this.state} .step=${"release"}></plain-words>
        ${
          missing !== null
            ? blockedNote(missing, action => this.act(action))
            : recipe === null
              ? nothing
              : waits
                ? html`<p class="lead" role="status">${words("release-waiting")}</p>`
                : html`
            ${
              release?.status === "failed" && release.problem !== null
                ? problemNote(words("release-failed"), release.problem)
                : nothing
            }
            ${
              release?.status === "running"
                ? running(release, () => this.act({kind: "stop-release"}))
                : trying
                  ? this.#trying()
                  : nothing
            }
            ${
              release?.outcome == null
                ? release?.status === "running" || trying
                  ? nothing
                  : this.#before(recipe)
                : this.#done(recipe, release.recipe, release.outcome)
            }`
        }
      </div>
      ${
        missing !== null || waits || release?.status === "running" || (trying && release?.outcome == null)
          ? nothing
          : this.#action(release)
      }`
  }

  #action(release: ReleaseState | null): TemplateResult | typeof nothing {
    if (release?.outcome == null) return primaryAction(words("release-write"), () => this.#write(false))
    // A file that shows what nobody has decided about is not offered; the decision is asked for above.
    if (standing(release.outcome.report).length > 0) return nothing
    // What goes back to the page around has its own button.
    if (this.state.portal?.stage === "opened" && returnable(this.state) !== null) return nothing
    const {fates} = this.state.results
    // What comes next: the table itself, a report on it, and the recipe for another year.
    const what = !hasTable(fates) ? "release" : !hasRelease(fates) ? "report-html" : "recipe"
    const name = this.#name(what, release.recipe)
    return primaryAction(words("release-save", {name}), () => this.act({kind: "save", what}))
  }

  #write(download: boolean): void {
    const field = this.querySelector<HTMLInputElement>("#seed")
    if (field !== null && !field.reportValidity()) return
    this.act({kind: "release", seed: this.seed === "" ? undefined : this.seed.toLowerCase(), download})
  }

  /// Ways that the recipe names for comparison come first: the report tells of them.
  #trying(): TemplateResult {
    const open = untried(this.state).length
    return html`
      <section class="note reading">
        <h2>${words("release-trying", {left: open})}</h2>
        <p><button type="button" @click=${() => this.act({kind: "stop-trying"})}>${words("others-stop")}</button></p>
      </section>`
  }

  #untried(recipe: Recipe): TemplateResult | typeof nothing {
    const open = untried(this.state)
    if (open.length === 0) return nothing
    return html`
      <section class="note">
        <p>${words("release-untried", {
          count: open.length,
          names: list(open.map(({algorithm}) => words(`search-${algorithm}-name`))),
        })}</p>
        <p><button type="button" @click=${() =>
          this.act({
            kind: "set-compare",
            compare: (recipe.compare ?? []).filter(way => !open.includes(way)),
          })}>${words("release-untried-without")}</button></p>
      </section>`
  }

  /// Ways that were tried after the release was written: its report does not know them.
  #triedSince(now: Recipe, made: Recipe): TemplateResult | typeof nothing {
    if (JSON.stringify(now.compare ?? []) === JSON.stringify(made.compare ?? [])) return nothing
    return html`
      <section class="note">
        <p>${words("release-tried-since")}</p>
        <p><button type="button" @click=${() => this.#write(false)}>${words("release-write-again")}</button></p>
      </section>`
  }

  #name(what: Saved, made: Recipe): string {
    return savedName(this.state.table?.files[0].name ?? "table", what, made)
  }

  /// What kind of file it is. A workbook says of its cells that they are text, and has no encoding.
  #format({output}: Recipe): TemplateResult {
    const {format: _, ...others} = output
    const choose = (format: FileFormat): void =>
      this.act({kind: "set-output", output: format === "csv" ? others : {...others, format}})
    return html`
      <fieldset class="plain-choices" data-why="format"><legend>${words("release-format")}</legend>
        ${(["csv", "xlsx", "xml"] as const).map(
          format => html`<label class="check"><input type="radio" name="release-format"
            .checked=${live((output.format ?? "csv") === format)} @change=${() => choose(format)}>
            <span>${words(`release-format-${format}`)} <span class="small">${words(
              `release-format-${format}-text`,
            )}</span></span></label>`,
        )}
      </fieldset>`
  }

  #guard({output}: Recipe): TemplateResult {
    return html`<label class="check" data-why="formula-guard"><input type="checkbox"
      .checked=${output["formula-guard"]} @change=${() =>
        this.act({kind: "set-output", output: {...output, "formula-guard": !output["formula-guard"]}})}>
      <span>${words("release-formula-guard")} <span class="small">${words(
        "release-formula-guard-text",
      )}</span></span></label>`
  }

  /// Whether the letters are written otherwise than in UTF-8: as the recipe says, or as they were in
  /// the input.
  #encoding({output}: Recipe): TemplateResult | typeof nothing {
    const {encoding: chosen = "utf-8", ...others} = output
    const encoding = chosen === "utf-8" ? (this.state.table?.inspection.format.encoding ?? "utf-8") : chosen
    if (encoding === "utf-8") return nothing
    return html`<label class="check" data-why="encoding"><input type="checkbox" .checked=${chosen === encoding}
      @change=${() => this.act({kind: "set-output", output: chosen === encoding ? others : {...others, encoding}})}>
      <span>${words("release-encoding", {name: encodingName(encoding)})} <span class="small">${words(
        "release-encoding-text",
      )}</span></span></label>`
  }

  #before(recipe: Recipe): TemplateResult {
    const {output} = recipe
    const stale = this.state.results.release?.status === "done"
    return html`
      <p class="lead">${words(stale ? "release-stale" : "release-lead")}</p>
      <ol class="will">
        ${["write", "parse", "measure", "offer"].map(part => html`<li>${words(`release-will-${part}`)}</li>`)}
      </ol>
      ${
        this.state.results.unpicked
          ? html`
        <section class="note"><p>${words("release-declined")}</p>
          <p><button type="button"
            @click=${() => this.#write(true)}>${words("release-write-download")}</button></p></section>`
          : canPick()
            ? html`<p>${words("release-pick")}</p>`
            : nothing
      }
      ${this.#untried(recipe)}
      ${earlierReleases(this.state, action => this.act(action))}
      ${this.#format(recipe)}
      <fieldset class="plain-choices" data-why="output"><legend>${words("release-options")}</legend>
        <label class="check" data-why="shuffle"><input type="checkbox" .checked=${output.shuffle}
          @change=${() => this.act({kind: "set-output", output: {...output, shuffle: !output.shuffle}})}>
          <span>${words("release-shuffle")} <span class="small">${words("release-shuffle-text")}</span></span></label>
        ${isPacked(output) ? nothing : [this.#guard(recipe), this.#encoding(recipe)]}
      </fieldset>
      <details class="more" data-why="seed">
        <summary>${words("release-seed-title")}</summary>
        <label class="field"><span>${words("release-seed")}</span>
          <input id="seed" class="code" autocomplete="off" spellcheck="false" pattern="[0-9a-fA-F]{64}" maxlength="64"
            title=${words("release-seed-title-text")} .value=${this.seed}
            @input=${(event: Event) => {
              if (event.target instanceof HTMLInputElement) this.seed = event.target.value.trim()
            }}></label>
        <p class="small">${words("release-seed-text")}</p>
      </details>`
  }

  #done(now: Recipe, made: Recipe, {report, size}: NonNullable<ReleaseState["outcome"]>): TemplateResult {
    const judged = report.models.some(({model}) => familyOf(this.state.description, model) === "value")
    const open = standing(report)
    const said = report.warnings.filter(warning => !open.includes(warning) && warning.code !== IN_REPORT)
    const {accepted = []} = report
    const {description} = this.state
    const inReport = description === null ? [] : heldByReport(report, made, description)
    const markers = description === null ? [] : heldByRecipe(made, description).filter(({part}) => part === "missing")
    const entry = entryOf(this.state)
    return html`
      <p class="lead">${words(open.length > 0 ? "release-done-open" : "release-done", {
        records: report.output?.records ?? 0,
        size: bytes(size),
      })}</p>
      ${open.length === 0 ? nothing : this.#asked(open)}
      ${checklist(report, this.state.attacker.earlier)}
      ${
        said.length === 0
          ? nothing
          : html`<ul class="warnings">${said.map(warning => html`<li>${placedNotice(warning)}</li>`)}</ul>`
      }
      ${
        accepted.length === 0
          ? nothing
          : html`<h2>${words("columns-kept-title")}</h2><ul class="warnings">${accepted.map(
              notice => html`<li>${placedNotice(notice)}</li>`,
            )}</ul>`
      }
      ${this.#triedSince(now, made)}
      ${reportTexts(this.state.texts, action => this.act(action))}
      ${
        returnable(this.state) === null
          ? nothing
          : html`<return-release .state=${this.state} .held=${{
              report: heldText(inReport),
              recipe: description === null ? "" : heldText(heldByRecipe(made, description)),
            }}></return-release>`
      }
      <h2>${words("release-downloads")}</h2>
      ${savedNote(Object.values(this.state.results.fates).map(({fate}) => fate))}
      <ul class="downloads">
        ${open.length > 0 ? nothing : this.#download("recipient", made)}
        ${this.#download("own-files", made, heldText([...this.#heldByLevels(made), ...inReport, ...markers]))}
      </ul>
      <h3>${words("release-singles")}</h3>
      <ul class="downloads">
        ${open.length > 0 ? nothing : this.#download("release", made)}
        ${open.length > 0 ? nothing : this.#download("summary", made)}
        ${this.#download("report-html", made, heldText(inReport))}
        ${this.#download("report-json", made, heldText(inReport))}
        ${this.#download("recipe", made, description === null ? "" : heldText(heldByRecipe(made, description)))}
        ${this.#download("job", made, description === null ? "" : heldText(heldByRecipe(made, description)))}
        ${this.#download(
          "session",
          made,
          description === null || entry === null ? "" : heldText(heldBySession(entry, description)),
        )}
      </ul>
      ${open.length === 0 && made.records?.count === COUNTED ? this.#plans(made) : nothing}
      <section class="duty" aria-labelledby="duty" data-why="duty">
        <h2 id="duty">${words("duty-title")}</h2>
        <ul>${["roles", "earlier", judged ? "rest" : "inference", "contract"].map(
          part => html`<li>${words(`duty-${part}`)}</li>`,
        )}</ul>
      </section>`
  }

  /// The table is what an engine has counted: that writes the release of its own records.
  #plans(made: Recipe): TemplateResult {
    return html`
      <h3>${words("release-plans")}</h3>
      <p>${words("release-plans-text")}</p>
      <ul class="downloads">${dialects.map(dialect => this.#download(`plan-${dialect}`, made))}</ul>`
  }

  /// The values that stand in the levels of columns, which are saved as files of their own.
  #heldByLevels(recipe: Recipe): readonly Held[] {
    const columns = inspectionOf(this.state)?.columns ?? []
    return leveled(recipe).map(attribute => {
      const column = keyOf(attribute)
      return {part: "levels", column, values: columnOf(columns, column)?.distinct ?? 0}
    })
  }

  /// What only the written file shows: a column that was not to be asked about before.
  #asked(open: readonly Notice[]): TemplateResult {
    const keys = [...new Set(open.map(({attribute}) => attribute ?? ""))]
    return html`
      <section class="note exposed-note" role="alert" aria-labelledby="columns-written" data-why="columns-alone">
        <h2 id="columns-written">${words("columns-written", {count: keys.length})}</h2>
        ${keys.map(key => {
          const notices = open.filter(({attribute}) => attribute === key)
          return html`
            ${notices.map(notice => html`<p>${placedNotice(notice)}</p>`)}
            <p class="row">
              <button type="button" aria-label=${words("columns-leave-out-name", {name: nameOf(key)})} @click=${() =>
                this.act({
                  kind: "set-role",
                  attributes: [key],
                  role: "identifier",
                })}>${words("columns-leave-out")}</button>
              <button type="button" class="quiet"
                aria-label=${words("columns-keep-name", {name: nameOf(key)})} @click=${() =>
                  this.act({
                    kind: "set-accepted",
                    attributes: [key],
                    accepted: acceptedBy({key, notices}),
                  })}>${words("columns-keep")}</button>
            </p>`
        })}
      </section>`
  }

  #download(what: Saved, made: Recipe, held = ""): TemplateResult {
    const files = filesOf(made)
    const fate = fateNow(this.state.results.fates, what, contentsNow(this.state))
    return html`
      <li class="download" data-why="download-${what}">
        <div><h3>${words(`download-${what}`)}</h3><p class="small">${
          what === "own-files" ? ownFilesText(made) : words(`download-${what}-text`)
        }${
          what === "recipe" && files.length > 0 ? ` ${words("download-recipe-files", {files: list(files)})}` : nothing
        }</p>
          ${held === "" ? nothing : html`<p class="small held">${held}</p>`}</div>
        ${savedFile(this.#name(what, made), fate, what === "release", {
          save: download => this.act({kind: "save", what, download}),
          confirm: has => this.act({kind: "confirm-saved", what, has}),
        })}
      </li>`
  }
}

/// The files that a recipe takes levels and people from.
function filesOf(recipe: Recipe | null): readonly string[] {
  if (recipe === null) return []
  const levels = recipe.attributes.flatMap(({hierarchy}) => fileOfLevels(hierarchy) ?? [])
  return [...new Set([...levels, ...Object.values(recipe.tables ?? {}).map(({file}) => file)])]
}

function running({progress}: ReleaseState, stop: () => void): TemplateResult {
  return html`
    <section class="note reading">
      <h2>${words("release-running")}</h2>
      <progress max=${progress?.records ?? 1} value=${progress?.written ?? 0}
        aria-label=${words("release-running")}></progress>
      <p class="row between"><span class="figures">${words("release-progress", {
        written: progress?.written ?? 0,
        records: progress?.records ?? 0,
      })}</span>
        <button type="button" @click=${stop}>${words("release-stop")}</button></p>
    </section>`
}

/// What was verified on the bytes that were written, from the report.
function checklist(report: Report, earlier: readonly File[]): TemplateResult {
  const {
    input,
    output,
    models,
    risk,
    sensitive = [],
    perturbed = [],
    missing: {match},
  } = report
  const open = new Set(standing(report).map(({attribute}) => attribute)).size
  const kept = keptIn(report)
  const starred = starredIn(report)
  return html`
    <ul class="checklist">
      ${check(
        true,
        words("check-parsed", {records: output?.records ?? 0}),
        words("check-parsed-text", {
          left: input.records - (output?.records ?? 0),
          input: input.records,
          folded: input.fold === undefined ? "none" : input.fold.records - input.fold.unassigned,
        }),
      )}
      ${starred > 0 ? check(true, words("check-starred", {records: starred}), words("check-starred-text")) : nothing}
      ${countedCheck(report)}
      ${models.map(model =>
        model.model === "k-anonymity"
          ? check(
              model.holds,
              words("check-k-anonymity", {match, achieved: model.achieved ?? 0}),
              words("check-k-anonymity-text", {
                match,
                k: model.k,
                achieved: model.achieved ?? 0,
                deciding: sizeOf(model),
              }),
            )
          : check(
              model.holds,
              words(model.holds ? "check-model" : "check-model-fails", {name: words(`model-${model.model}-name`)}),
              `${words("check-model-text", {
                asked: askedText(model, words),
                achieved: achievedText(model, words),
              })} ${valuedText(model, report, words)}`,
            ),
      )}
      ${sensitive.map(outcome => {
        const {attribute, protection} = outcome
        const names = list((outcome.models ?? []).map(id => words(`model-${id}-name`)))
        const guessable = outcome.guessable === true ? "yes" : "no"
        return check(
          ["declined", "perturbed"].includes(protection) || (protection === "models" && guessable === "no"),
          words(`check-sensitive-${protection}`, {
            name: nameOf(attribute),
            guessable,
            models: names,
            count: outcome.models?.length ?? 0,
          }),
          [words(`check-sensitive-${protection}-text`, {guessable, models: names}), groupsText(outcome, words)]
            .join(" ")
            .trim(),
          protection === "declined",
        )
      })}
      ${perturbed.map(column =>
        check(
          true,
          words("check-perturbed", {name: nameOf(column.attribute)}),
          `${perturbedWords(column.perturb, words)} ${perturbedFigures(column, words)}`,
        ),
      )}
      ${open > 0 ? check(false, words("check-columns", {columns: open}), words("check-columns-text")) : nothing}
      ${
        kept > 0
          ? check(true, words("check-columns", {columns: kept}), words("check-columns-kept", {columns: kept}), true)
          : nothing
      }
      ${
        risk.after === null || open > 0 || kept > 0
          ? nothing
          : check(
              risk.after["sample-uniques"] === 0,
              words("check-alone", {people: risk.after["sample-uniques"]}),
              words(risk.after.prosecutor.max === 1 ? "check-alone-found" : "check-alone-text", {
                match,
                most: plain(1 / risk.after.prosecutor.max, 1),
              }),
            )
      }
      ${(report.earlier ?? []).map(({findings, accepted}, i) => {
        const found = Object.values(findings).reduce((sum, one) => sum + one, 0)
        return check(
          found === 0,
          words("check-earlier", {file: nameOf(earlier[i]?.name ?? String(i + 1)), found}),
          words(accepted && found > 0 ? "check-earlier-accepted" : "check-earlier-text"),
          accepted && found > 0,
        )
      })}
      ${check(
        true,
        words(`check-order-${output?.order === "as input" ? "kept" : "shuffled"}`),
        words(`check-order-${orderOf(output)}-text`),
      )}
      ${check(
        true,
        words("check-hash"),
        html`<span class="hash"><span>${words(
          "check-hash-input",
        )}</span> <code>${input.sha256}</code></span><span class="hash"><span>${words(
          "check-hash-output",
        )}</span> <code>${output?.sha256 ?? ""}</code></span>`,
      )}
    </ul>`
}

/// Where the order of the records comes from.
function orderOf(output: Report["output"]): "kept" | "given" | "system" {
  if (output?.order === "as input") return "kept"
  return output?.order.endsWith("given") === true ? "given" : "system"
}

/// What was counted, and whether whoever has the file alone can count it again.
function countedCheck({records, warnings, accepted = []}: Report): TemplateResult {
  const counted = countedBy(records)
  const {entity} = records
  const released = [...warnings, ...accepted].some(({code}) => code === "entity-released") ? "yes" : "no"
  return check(
    true,
    words(`check-counted-${counted}`, {name: nameOf(entity ?? ""), persons: records.persons ?? 0}),
    words(`check-counted-${counted}-text`, {some: records["lost-some"] ?? 0, all: records["lost-all"] ?? 0, released}),
    counted === "open",
  )
}

/// Something that holds or not; `noted` is what was decided rather than checked.
function check(holds: boolean, what: string, text: string | TemplateResult, noted = false): TemplateResult {
  return html`<li class=${holds ? "check-item" : "check-item fails"}><span class="tick" aria-hidden="true">${
    noted ? "–" : holds ? "✓" : "✕"
  }</span><div><strong>${what}</strong><p class="small">${text}</p></div></li>`
}

customElements.define("release-step", ReleaseStep)
