/// A button that opens the browser's file dialogue; the input itself is not seen.

import {html, nothing, type TemplateResult} from "lit"

/// Endings of the files that may hold a table.
export const tableEndings =
  ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,.xlsx,.xlsm,.xlsb,.xls,.ods,.dta,"
  + ".json,.jsonl,.ndjson,.xml,.parquet"

export function fileButton(
  id: string,
  label: string,
  {
    look = "",
    accept = tableEndings,
    multiple = false,
  }: {readonly look?: string; readonly accept?: string; readonly multiple?: boolean},
  then: (files: readonly File[]) => void,
): TemplateResult {
  return html`
    <span class="file-button">
      <button type="button" class=${look} @click=${(event: Event) => {
        const input = event.currentTarget instanceof HTMLElement ? event.currentTarget.nextElementSibling : null
        if (input instanceof HTMLInputElement) input.click()
      }}>${label}</button>
      <input id=${id} type="file" accept=${accept} ?multiple=${multiple} tabindex="-1" aria-hidden="true" hidden
        @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          const files = [...(event.target.files ?? [])]
          // The same file may be chosen once more after it was changed.
          event.target.value = ""
          if (files.length > 0) then(files)
        }}>
    </span>`
}

/// Files that were given, each of which may be taken away again, with a `verdict` on each below it.
export function fileList(
  files: readonly File[],
  remove: string,
  take: (name: string) => void,
  verdict: (name: string) => TemplateResult | typeof nothing = () => nothing,
): TemplateResult {
  return html`<ul class="listed">${files.map(
    ({name}) => html`<li><span class="name">${name}</span>
      <button type="button" class="quiet" @click=${() => take(name)}>${remove}<span
        class="unseen"> ${name}</span></button>${verdict(name)}</li>`,
  )}</ul>`
}
