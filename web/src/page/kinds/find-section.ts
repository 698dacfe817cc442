/// Find and Release: the run, what it came to, its picture, and the files.

import {html, nothing, type TemplateResult} from "lit"
import {outcomeList} from "../attack-step/outcome-list.js"
import {noticeText} from "../notes/notice.js"
import {problemNote} from "../notes/problem.js"
import {saveBlob} from "../save.js"
import {percent, words} from "../words.js"
import {exposureList} from "./exposure-list.js"
import {doneTexts, isGraphReport, isLogReport, isSetReport} from "./exposure-words.js"
import {lacking} from "./recipes.js"
import "./degree-chart.js"
import "./graph-drawing.js"
import {intentTable} from "./intent-table.js"
import {itemTree} from "./item-tree.js"
import "./place-map.js"
import type {KindRun, KindWork} from "./work.js"

type Done = Extract<KindRun, {readonly status: "done"}>

/// Whether a release can be looked for.
export function canRun(work: KindWork): boolean {
  const {recipe, before} = work.state
  return recipe !== null && lacking(recipe, work.description) === null && before?.status === "done"
}

export function findSection(work: KindWork): TemplateResult | typeof nothing {
  const {run, recipe, file} = work.state
  if (recipe === null || file === null) return nothing
  return html`
    <section class="kind-part" aria-labelledby="kind-find">
      <h2 id="kind-find" tabindex="-1">${words("step-find")}</h2>
      ${
        run === null
          ? html`<p class="small">${words(canRun(work) ? "kind-find-text" : "kind-find-not-yet")}</p>`
          : nothing
      }
      <div role="status">${run?.status === "running" ? html`<p>${runningText(run)}</p>` : nothing}
        ${
          run?.status === "done"
            ? html`<p>${words(run.stopped ? "kind-ended-stopped" : "kind-ended", {
                steps: run.end.report.run?.visited ?? 0,
              })}</p>`
            : nothing
        }</div>
      ${
        run?.status === "running"
          ? html`<p class="row"><progress aria-label=${words("step-find")}></progress>
            ${
              run.stopping
                ? nothing
                : html`<button type="button" @click=${() => work.stopRun()}>${words(
                    run.progress?.found === true ? "kind-keep" : "kind-stop",
                  )}</button>`
            }</p>`
          : nothing
      }
      ${run?.status === "failed" ? problemNote(words("kind-run-failed"), run.problem, html``, {file}) : nothing}
      ${
        run?.status === "done" && run.end.problem !== null
          ? html`${problemNote(words("kind-none"), run.end.problem)}${saving(work, run, ["report"])}`
          : nothing
      }
    </section>
    ${run?.status === "done" && run.end.problem === null ? releaseSection(work, run) : nothing}`
}

function runningText({progress, stopping}: Extract<KindRun, {readonly status: "running"}>): string {
  if (stopping) return words("kind-stopping")
  const gap = progress?.gap ?? null
  return words("kind-running", {
    visited: progress?.visited ?? 0,
    found: String(progress?.found ?? false),
    loss: gap === null ? "none" : percent(gap[0]),
    bound: gap === null ? "none" : percent(gap[1]),
  })
}

function releaseSection(work: KindWork, run: Done): TemplateResult {
  const {report, picture} = run.end
  return html`
    <section class="kind-part" aria-labelledby="kind-release">
      <h2 id="kind-release" tabindex="-1">${words("step-release")}</h2>
      <p>${words("kind-checked")}</p>
      <ul class="kind-told">${doneTexts(report).map(text => html`<li>${text}</li>`)}</ul>
      <h3>${words("kind-before")}</h3>
      ${exposureList(report, "before")}
      <h3>${words("kind-after")}</h3>
      ${exposureList(report, "after")}
      ${
        isGraphReport(report)
          ? html`<h3>${words("kind-unprotected")}</h3><ul class="warnings">${report.unprotected.map(
              what => html`<li>${words(`kind-unprotected-${what}`)}</li>`,
            )}</ul>`
          : isLogReport(report)
            ? html`<h3>${words("kind-unprotected")}</h3><ul class="warnings">${report.unprotected.map(
                what => html`<li>${words(`kind-log-unprotected-${what}`)}</li>`,
              )}</ul>`
            : nothing
      }
      ${
        report.warnings.length === 0
          ? nothing
          : html`<ul class="warnings">${report.warnings.map(
              warning =>
                html`<li>${
                  warning.code === "sensitive-unprotected" ? words("kind-sensitive-unprotected") : noticeText(warning)
                }</li>`,
            )}</ul>`
      }
      ${
        picture?.kind === "items"
          ? itemTree(picture)
          : picture?.kind === "map"
            ? html`<place-map .words=${words} .picture=${picture}></place-map>`
            : picture?.kind === "degrees"
              ? html`<degree-chart .words=${words} .degrees=${picture.degrees}></degree-chart>
                ${
                  picture.drawing === null
                    ? nothing
                    : html`<graph-drawing .words=${words} .drawn=${picture.drawing}></graph-drawing>`
                }`
              : picture?.kind === "intents"
                ? intentTable(picture)
                : nothing
      }
      ${isSetReport(report) && report.output !== null ? attackPart(work) : nothing}
      <h3>${words("kind-files")}</h3>
      ${saving(work, run, ["release", "report", "recipe"])}
      <p class="small">${words("kind-files-text")}</p>
    </section>`
}

type Part = "release" | "report" | "recipe"

/// Buttons that save what came of a run.
function saving(work: KindWork, run: Done, parts: readonly Part[]): TemplateResult {
  return html`<p class="row">${parts.map(
    part => html`<button type="button" class=${part === "release" && !run.saved ? "primary" : ""}
      @click=${() => save(work, run, part)}>${words(`kind-save-${part}`)}</button>`,
  )}</p>`
}

export function save(work: KindWork, run: Done, part: Part): void {
  const name = work.state.file?.name ?? ""
  const stem = name.replace(/\.[^.]{1,5}$/, "")
  const ending = part === "release" ? (/\.[^.]{1,5}$/.exec(name)?.[0] ?? ".csv") : ".json"
  const content = part === "release" ? run.release : part === "report" ? run.end.text : run.recipe
  const type = ending === ".json" ? "application/json" : "text/csv"
  saveBlob(new Blob([content], {type}), `${stem}-${part}${ending}`)
  if (part === "release") work.saved()
}

/// What somebody learns who knows some items of people and has the release.
function attackPart(work: KindWork): TemplateResult {
  const {attack} = work.state
  return html`
    <h3>${words("kind-attack")}</h3>
    <p>${words("kind-attack-text")}</p>
    <div role="status">${attack?.status === "asking" ? html`<p>${words("kind-attacking")}</p>` : nothing}</div>
    ${
      attack === null
        ? html`<p><button type="button" @click=${() => void work.attack()}>${words("kind-attack-go")}</button></p>`
        : attack.status === "asking"
          ? html`<progress max="1" value=${attack.part ?? 0} aria-label=${words("kind-attacking")}></progress>`
          : attack.status === "failed"
            ? problemNote(words("kind-attack-failed"), attack.problem)
            : outcomeList(attack.value.attacks, "kind-attack-outcome", "table", name => html`<h4>${name}</h4>`)
    }`
}
