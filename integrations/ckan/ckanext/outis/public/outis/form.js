// The file input of a form for resources takes releases, and no originals. `gate.js` and `upload.js` are those of
// the npm package outis-embed, and lie beside this file (`node integrations/ckan/build.mjs`).

import "./gate.js"
import { guardUpload } from "./upload.js"

for (const place of document.querySelectorAll(".outis-place")) guardPlace(place)

function guardPlace(place) {
  const { words, exempt, checked } = JSON.parse(place.dataset.settings)
  const form = place.closest("form")
  const gate = place.querySelector("outis-gate")
  const report = place.querySelector(".outis-report")
  const says = place.querySelector(".outis-says")
  const tell = text => {
    says.textContent = text
  }
  const options = {
    note: checked ? `${words.note} ${words["note-report"]}` : words.note,
    exempt: ({ name }) => exempt.some(ending => name.toLowerCase().endsWith(ending.toLowerCase())),
    changed(state) {
      if (state !== "protected" && report !== null) report.value = ""
      tell(words[state])
    },
  }
  // Before the guard puts the release into the form: what comes without a report this site would refuse.
  gate.addEventListener("outis-result", event => {
    if (!checked) return
    if (event.detail.report === undefined) {
      event.stopImmediatePropagation()
      gate.hidden = true
      form.querySelector(place.dataset.field).value = ""
      end()
      guard()
      tell(words["report-missing"])
      return
    }
    const files = new DataTransfer()
    files.items.add(event.detail.report)
    report.files = files.files
  })
  gate.addEventListener("outis-error", ({ detail }) => {
    if (detail.code !== "file-not-read") queueMicrotask(() => tell(words.failed.replace("{code}", detail.code)))
  })

  let guarded
  let end = () => {}
  function guard() {
    guarded = form.querySelector(place.dataset.field)
    if (guarded !== null) end = guardUpload(guarded, gate, options)
  }
  guard()
  // "Remove" puts another input into the place of the one that is guarded.
  new MutationObserver(() => {
    if (form.querySelector(place.dataset.field) === guarded) return
    gate.cancel()
    end()
    guard()
    options.changed("empty")
  }).observe(form, { childList: true, subtree: true })

  const begin = form.querySelector(".outis-begin")
  begin?.addEventListener("click", async () => {
    const answer = await fetch(place.dataset.file).catch(() => null)
    if (!answer?.ok) return tell(words.failed.replace("{code}", "file-not-found"))
    // As if somebody had chosen it: the guard takes it out again, and opens it in the gate.
    const files = new DataTransfer()
    files.items.add(new File([await answer.blob()], place.dataset.name))
    guarded.files = files.files
    guarded.dispatchEvent(new Event("change", { bubbles: true }))
  })
}
