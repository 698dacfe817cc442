/// Load and Describe: the file, its first lines, and how it is put together.

import {html, nothing, type TemplateResult} from "lit"
import type {
  GraphFormat,
  LogColumns,
  LogFormat,
  OtherBefore,
  PlaceColumns,
  PlaceFormat,
  SetFormat,
} from "../../generated/protocol.js"
import {breakable} from "../breakable.js"
import {shown} from "../direction.js"
import {fileButton} from "../notes/file-button.js"
import {problemNote} from "../notes/problem.js"
import {bytes, nameOf, words} from "../words.js"
import {kindExamples} from "./examples.js"
import {checkField, choiceField, numberField} from "./fields.js"
import {isGraph, isLog, isPlaces, isSets, type OtherRecipe, withFormat} from "./recipes.js"
import type {KindWork} from "./work.js"

const delimiters = [";", ",", "\t", "|"] as const
const delimiterNames = {";": "semicolon", ",": "comma", "\t": "tab", "|": "pipe"} as const

/// What names a file of people, places or connections.
const accepted = ".csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json"

export function loadSection(work: KindWork): TemplateResult {
  const {kind, file, look, opened, refused, recipe} = work.state
  const example = kindExamples.find(example => example.kind === kind)
  const give = ([first]: readonly File[]): void => {
    if (first !== undefined) void work.give(first)
  }
  return html`
    <section class="kind-part" aria-labelledby="kind-load">
      <h2 id="kind-load" tabindex="-1">${words("step-load")}</h2>
      <div class="drop small-drop" @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${(
        event: DragEvent,
      ) => {
        event.preventDefault()
        give([...(event.dataTransfer?.files ?? [])])
      }}>
        <p class="drop-title">${file === null ? words(`kind-${kind}-drop`) : breakable(nameOf(file.name))}</p>
        <p class="small">${file === null ? words(`kind-${kind}-drop-text`) : bytes(file.size)}</p>
        <p class="row">${fileButton(
          "kind-file",
          words(file === null ? "load-choose" : "load-choose-another"),
          {look: file === null ? "primary" : "", accept: accepted},
          give,
        )}
        ${
          example === undefined
            ? nothing
            : html`<button type="button" @click=${() => void work.openExample(example)}>${words(
                "kind-example",
              )}</button>`
        }
        ${fileButton("kind-recipe", words("load-recipe"), {accept: ".json,application/json"}, ([first]) => {
          if (first !== undefined) void first.text().then(text => work.openRecipe(first.name, text))
        })}</p>
      </div>
      ${
        opened === null || refused !== null || file !== null
          ? nothing
          : html`<p>${words("kind-recipe-opened", {name: opened})}</p>`
      }
      ${refused === null ? nothing : problemNote(words("recipe-refused", {name: opened ?? ""}), refused)}
      ${
        look?.status === "failed"
          ? problemNote(words("load-failed", {name: file?.name ?? ""}), look.problem, html``, {file})
          : nothing
      }
      ${
        work.wanted === null || recipe === null
          ? nothing
          : html`<div class="note"><p>${words("kind-levels-wanted", {name: work.wanted})}</p>
            <p>${fileButton(
              "kind-levels",
              words("recipe-attach", {file: work.wanted}),
              {accept: ".csv,.txt,text/csv"},
              ([first]) => {
                if (first !== undefined && work.wanted !== null) void work.attach(work.wanted, first)
              },
            )}</p></div>`
      }
    </section>`
}

/// How the file is put together; what is guessed can be changed.
export function describeSection(work: KindWork): TemplateResult | typeof nothing {
  const {recipe, look, before, file} = work.state
  if (recipe === null || file === null || look?.status !== "done") return nothing
  return html`
    <section class="kind-part" aria-labelledby="kind-describe">
      <h2 id="kind-describe" tabindex="-1">${words("step-describe")}</h2>
      ${before?.status === "done" ? html`<p class="lead">${countedText(before.value)}</p>` : nothing}
      ${firstLines(look.value.lines, look.value.wider)}
      <div class="parameters">
        ${
          look.value.delimiter === null
            ? nothing
            : choiceField(
                words("kind-delimiter"),
                recipe.data.format.delimiter ?? "",
                [
                  ["", words("kind-delimiter-found", {delimiter: delimiterName(look.value.delimiter)})],
                  ...delimiters.map(delimiter => [delimiter as string, delimiterName(delimiter)] as const),
                ],
                delimiter => void work.part(delimiter === "" ? undefined : delimiter),
              )
        }
        ${formatFields(recipe, changed => work.change(changed), look.value.lines[0] ?? [])}
      </div>
    </section>`
}

/// What was read, people first.
export function countedText({report}: OtherBefore): string {
  const {input} = report
  if ("vertices" in input) return words("kind-counted-graph", {people: input.vertices, edges: input.edges})
  if ("requests" in input) return words("kind-counted-locations", {people: input.people, requests: input.requests})
  if ("searches" in input)
    return words("kind-counted-queries", {
      people: input.people,
      searches: input.searches,
      queries: input.queries,
      removed: input.removed.reduce((all, {found}) => all + found, 0),
    })
  return words("kind-counted-transactions", {
    people: input.records,
    items: input.items,
    occurrences: input.occurrences,
    empty: input.empty,
  })
}

function delimiterName(delimiter: string): string {
  const known: Readonly<Record<string, string>> = delimiterNames
  const name = known[delimiter]
  return name === undefined ? words("delimiter-other", {character: delimiter}) : words(`delimiter-${name}`)
}

function firstLines(lines: readonly (readonly string[])[], wider: boolean): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing
  return html`
    <h3 id="kind-lines">${words("kind-lines", {count: lines.length})}</h3>
    <div class="scroll" role="region" aria-labelledby="kind-lines" tabindex="0">
      <table class="records"><tbody>${lines.map(
        (cells, i) => html`<tr><th scope="row">${words("load-lines-line", {line: i + 1})}</th>
          ${cells.map(cell => html`<td>${shown(cell)}</td>`)}</tr>`,
      )}</tbody></table>
    </div>
    ${wider ? html`<p class="small">${words("kind-lines-wider")}</p>` : nothing}`
}

function formatFields(
  recipe: OtherRecipe,
  then: (recipe: OtherRecipe) => void,
  names: readonly string[],
): TemplateResult {
  if (isSets(recipe)) return setFields(recipe.data.format, format => then(withFormat(recipe, format)))
  if (isPlaces(recipe)) return placeFields(recipe.data.format, format => then(withFormat(recipe, format)), names)
  if (isLog(recipe)) return logFields(recipe.data.format, format => then(withFormat(recipe, format)), names)
  return isGraph(recipe) ? graphFields(recipe.data.format, format => then(withFormat(recipe, format))) : html``
}

function layoutOf<Layout extends string>(
  kind: string,
  layout: Layout,
  layouts: readonly Layout[],
  then: (layout: Layout) => void,
): TemplateResult {
  return choiceField(
    words("kind-layout"),
    layout,
    layouts.map(one => [one, words(`kind-layout-${kind}-${one}`)] as const),
    then,
  )
}

function headerField(header: boolean, then: (header: boolean) => void): TemplateResult {
  return choiceField(
    words("kind-header"),
    header ? "yes" : "no",
    [
      ["no", words("kind-header-no")],
      ["yes", words("load-header-names")],
    ],
    chosen => then(chosen === "yes"),
  )
}

function setFields(format: SetFormat, then: (format: SetFormat) => void): TemplateResult {
  const {layout, header = false, id = true} = format
  const {"item-delimiter": parted, id: _, header: __, ...plain} = format
  return html`
    ${layoutOf("transactions", layout, ["persons", "pairs", "json"] as const, chosen =>
      then(chosen === "json" ? {layout: chosen} : {...plain, layout: chosen, header}),
    )}
    ${layout === "json" ? nothing : headerField(header, header => then({...format, header}))}
    ${
      layout === "persons"
        ? html`${checkField(words("kind-sets-id"), id, id => then({...format, id}))}
          ${choiceField(
            words("kind-sets-parted"),
            parted ?? "",
            [
              ["", words("kind-sets-parted-no")],
              ...[",", ";", "|", " "].map(
                mark => [mark, mark === " " ? words("kind-space") : delimiterName(mark)] as const,
              ),
            ],
            mark => {
              const {"item-delimiter": _, ...others} = format
              then(mark === "" ? others : {...others, "item-delimiter": mark})
            },
          )}`
        : nothing
    }`
}

/// Which column it is; none where it need not be there.
function columnField(
  label: string,
  value: string | undefined,
  names: readonly string[],
  needed: boolean,
  then: (chosen: string | null) => void,
): TemplateResult {
  return choiceField(
    label,
    value ?? "",
    [
      ["", words(needed ? "kind-column-choose" : "kind-column-none")],
      ...names.map(one => [one.trim(), nameOf(one.trim())] as const),
    ],
    chosen => then(chosen === "" && !needed ? null : chosen),
  )
}

function logFields(format: LogFormat, then: (format: LogFormat) => void, names: readonly string[]): TemplateResult {
  const {columns} = format
  const column = (name: keyof LogColumns, needed: boolean): TemplateResult =>
    columnField(words(`kind-log-column-${name}`), columns[name], names, needed, chosen => {
      const {[name]: _, ...others} = columns
      then({...format, columns: (chosen === null ? others : {...columns, [name]: chosen}) as LogColumns})
    })
  return html`${column("user", true)} ${column("query", true)} ${column("address", false)} ${column("time", false)}`
}

function placeFields(
  format: PlaceFormat,
  then: (format: PlaceFormat) => void,
  names: readonly string[],
): TemplateResult {
  const {coordinates, columns, middle} = format
  const column = (name: keyof PlaceColumns, needed: boolean): TemplateResult =>
    columnField(words(`kind-column-${name}`), columns[name], names, needed, chosen => {
      const {[name]: _, ...others} = columns
      then({...format, columns: (chosen === null ? others : {...columns, [name]: chosen}) as PlaceColumns})
    })
  return html`
    ${column("user", true)} ${column("x", true)} ${column("y", true)} ${column("time", false)}
    ${choiceField(
      words("kind-coordinates"),
      coordinates,
      [
        ["planar", words("kind-coordinates-planar")],
        ["wgs84", words("kind-coordinates-wgs84")],
      ],
      chosen => {
        const {middle: _, ...others} = format
        then({...(chosen === "planar" ? others : format), coordinates: chosen})
      },
    )}
    ${
      coordinates === "planar"
        ? nothing
        : (["longitude", "latitude"] as const).map(name =>
            numberField(
              words(`kind-middle-${name}`),
              middle?.[name],
              name === "longitude" ? {min: -180, max: 180} : {min: -85, max: 85},
              value => {
                const {middle: _, ...others} = format
                then(
                  value === undefined
                    ? others
                    : {...format, middle: {longitude: 0, latitude: 0, ...middle, [name]: value}},
                )
              },
            ),
          )
    }
    <details class="more"><summary>${words("kind-columns-more")}</summary>
      <div class="parameters">${(["k", "dx", "dy", "dt"] as const).map(name => column(name, false))}</div></details>`
}

function graphFields(format: GraphFormat, then: (format: GraphFormat) => void): TemplateResult {
  const {layout, header = false, label = false} = format
  const {label: _, ...plain} = format
  return html`
    ${layoutOf("graph", layout, ["edges", "adjacency"] as const, chosen => then({...plain, layout: chosen}))}
    ${headerField(header, header => then({...format, header}))}
    ${
      layout === "adjacency"
        ? checkField(words("kind-graph-label"), label, label => then(label ? {...format, label} : plain))
        : nothing
    }
    ${checkField(words("kind-graph-simplify"), format.simplify === true, simplify => then({...format, simplify}))}`
}
