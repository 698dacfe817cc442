/// Files on their way to the person: where a release goes while it is written, and what became
/// of each file.

import type {Recipe} from "../../generated/protocol.js"
import type {ExportedJob} from "../../shared/calls.js"
import type {Outcome} from "../client.js"
import {workbookModule} from "../modules.js"
import {problemText} from "../notes/problem-text.js"
import {dossierOf} from "../report/dossier-of.js"
import {reportHtml} from "../report-html.js"
import {saveBlob, savedName, takeBack, typeOf} from "../save.js"
import {pick, writeAll} from "../saving/picker.js"
import {type Member, zipped} from "../saving/zipped.js"
import {intoFile, intoKeeper, type Taker} from "../saving/taker.js"
import {startWorker} from "../start.js"
import {type Dialect, dialects, type Saved} from "../state/actions.js"
import {contentsOf, type Contents, type Fate, fateNow, isHad} from "../state/fates.js"
import {fileOf, textOf} from "../state/recipe.js"
import {sessionText} from "../state/session.js"
import {contentsNow, type Message, recipeOf, resultNow} from "../state/state.js"
import {list, words} from "../words.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"
import {forOwnFiles, forRecipient} from "./packages.js"

/// What cannot be made of every recipe.
const refusable: readonly Saved[] = ["job", ...dialects.map(dialect => `plan-${dialect}` as const)]

export class Saving {
  readonly #context: Context
  /// Who has the release that was written last.
  #taker: Taker | null = null
  #asking = false

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      // Another table: what was made of the one before is let go of.
      if (state.table !== previous.table && state.results.release === null) this.#drop()
    })
  }

  /// Asks where a release goes that is about to be written; null if the person picked no file.
  async taker(download: boolean): Promise<Taker | null> {
    if (this.#asking || this.#context.store.state.results.release?.status === "running") return null
    this.#asking = true
    this.#context.store.updateResults({unpicked: false})
    try {
      const file = download ? null : await pick(this.#name("release", recipeOf(this.#context.store.state)))
      if (file === "declined") {
        this.#context.store.updateResults({unpicked: true})
        return null
      }
      return (file === null ? null : await intoFile(file)) ?? intoKeeper(startWorker)
    } finally {
      this.#asking = false
    }
  }

  /// From now on there is this release, and none before it.
  adopt(taker: Taker): void {
    this.#drop()
    this.#taker = taker
  }

  /// The release that was written last; null if there is none or it cannot be read.
  async whole(): Promise<Blob | null> {
    return (await this.#taker?.read()) ?? null
  }

  /// Saves one of the files.
  async save(what: Saved, download: boolean): Promise<void> {
    const {store} = this.#context
    // The recipe of the release, if there is one: its report tells of the ways that it names.
    const recipe = resultNow(store.state, "release")?.recipe ?? recipeOf(store.state)
    if (store.state.table === null || recipe === null) return
    const now = contentsNow(store.state)
    const name = this.#name(what, recipe)
    // First of all, since a browser asks for a file only while a click is being answered.
    // A job or a plan may be refused, and whoever picks a file for it would have an empty one then.
    const mayBeRefused = refusable.includes(what)
    const file = download || mayBeRefused ? null : await pick(name)
    if (file === "declined") return this.#put(what, "declined", now)
    const content = await this.#content(what, recipe)
    if (content === null && mayBeRefused) return
    if (content === null) return this.#put(what, "failed", now)
    if (file !== null) return this.#put(what, (await writeAll(file, content)) ? "written" : "failed", now)
    saveBlob(content, name)
    this.#put(what, "handed-over", now)
    this.#context.announce(words("save-unseen"))
  }

  /// The person says whether they have a file.
  confirm(what: Saved, has: boolean): void {
    const {store} = this.#context
    const {fates} = store.state.results
    const known = fates[what]
    if (known !== undefined)
      store.updateResults({fates: {...fates, [what]: {...known, fate: has ? "confirmed" : "handed-over"}}})
  }

  #put(what: Saved, fate: Fate, now: Contents): void {
    const {store} = this.#context
    const {fates} = store.state.results
    // Whoever has a file still has it after another try that came to nothing, or is not known of.
    const again = (fate === "declined" || fate === "handed-over") && isHad(fateNow(fates, what, now))
    if (!again) store.updateResults({fates: {...fates, [what]: {fate, contents: contentsOf(what, now)}}})
  }

  #name(what: Saved, recipe: Recipe | null): string {
    return savedName(this.#context.store.state.table?.files[0].name ?? "table", what, recipe)
  }

  /// The recipe as a job of ANON. What it cannot say, and what is left out of it, is told.
  async #job(recipe: Recipe): Promise<Blob | null> {
    const {store, client, announce} = this.#context
    const files = {
      source: store.state.table?.files[0].name ?? "table.csv",
      release: this.#name("release", recipe),
      report: "report.xml",
    }
    const call = client.call("jobOfRecipe", {recipe: textOf(recipe), files, workbook: workbookModule()})
    const outcome = await outcomeOf(this.#context, call)
    if (outcome === null) return null
    const message = messageOf(outcome)
    store.update({message})
    if (message !== null) announce(words(message.id, message.args))
    return outcome.ok ? new Blob([outcome.value.text], {type: typeOf("job", recipe)}) : null
  }

  /// What an engine needs to write the release. Why it cannot is told.
  async #plan(dialect: Dialect, recipe: Recipe): Promise<Blob | null> {
    const {store, client, announce} = this.#context
    const outcome = await outcomeOf(this.#context, client.call("plan", {recipe: textOf(recipe), dialect}))
    if (outcome === null) return null
    if (outcome.ok) return zipped(outcome.value.map(([name, text]) => ({name, content: new Blob([text])})))
    if (outcome.failure.kind !== "problem") return null
    const message: Message = {id: "message-plan-refused", args: {why: problemText(outcome.failure.problem)}}
    store.update({message})
    announce(words(message.id, message.args))
    return null
  }

  async #content(what: Saved, recipe: Recipe): Promise<Blob | null> {
    if (what === "job") return this.#job(recipe)
    const type = typeOf(what, recipe)
    if (what === "recipe") return new Blob([fileOf(recipe)], {type})
    if (what === "session") return blobOf(sessionText(this.#context.store.state), type)
    const outcome = resultNow(this.#context.store.state, "release")?.outcome ?? null
    if (outcome === null) return null
    switch (what) {
      case "recipient":
        return this.#forRecipient(recipe)
      case "own-files":
        return this.#forOwnFiles(recipe)
      case "plan-duckdb":
        return this.#plan("duckdb", recipe)
      case "plan-postgres":
        return this.#plan("postgres", recipe)
      case "plan-spark":
        return this.#plan("spark", recipe)
      case "release":
        return this.#taker?.give?.() ?? null
      case "summary":
        return blobOf(outcome.summaryText, type)
      case "report-json":
        return new Blob([outcome.reportText], {type})
      case "report-html":
        return new Blob(
          [
            reportHtml(
              outcome.report,
              this.#context.store.state.description,
              words,
              dossierOf(this.#context.store.state, recipe),
            ),
          ],
          {type},
        )
    }
  }

  async #forRecipient(recipe: Recipe): Promise<Blob | null> {
    const checked = resultNow(this.#context.store.state, "release")?.outcome?.report.output?.sha256
    const [release, summary] = await Promise.all([this.#taker?.read(), this.#content("summary", recipe)])
    if (release == null || summary === null || checked === undefined) return null
    const member = (what: Saved, content: Blob): Member => ({name: this.#name(what, recipe), content})
    return forRecipient(
      this.#context,
      {release: member("release", release), summary: member("summary", summary)},
      checked,
    )
  }

  async #forOwnFiles(recipe: Recipe): Promise<Blob> {
    const documents: Member[] = []
    for (const what of ["report-html", "report-json", "recipe"] as const) {
      const content = await this.#content(what, recipe)
      if (content !== null) documents.push({name: this.#name(what, recipe), content})
    }
    return forOwnFiles(this.#context, documents, recipe)
  }

  #drop(): void {
    takeBack()
    this.#taker?.drop()
    this.#taker = null
  }
}

/// What of a recipe is not in its job, if something is not, or why it is none.
function messageOf(outcome: Outcome<ExportedJob>): Message | null {
  if (outcome.ok) {
    const {"left-out": fields} = outcome.value
    return fields.length === 0 ? null : {id: "message-job-left-out", args: {fields: list(fields)}}
  }
  if (outcome.failure.kind !== "problem") return null
  const {field = "", detail = ""} = outcome.failure.problem
  return {id: "message-job-refused", args: {field, detail}}
}

function blobOf(text: string | null, type: string): Blob | null {
  return text === null ? null : new Blob([text], {type})
}
