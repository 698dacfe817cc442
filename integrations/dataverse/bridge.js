// Between a Dataverse installation and Outis in a frame: fetches the file that the page was opened for, hands it to
// Outis, and puts the release into the dataset when somebody presses a button. `gate.js` is that of the npm package
// outis-embed, and lies beside this file. All that may be asked of the installation are the calls of manifest.json,
// each by a signed address; there is no token that could do more.

import "./gate.js"
import { spoken, words } from "./words.js"

/** No cookies, no copies, and nobody hears where it was asked from. */
const PLAIN = { credentials: "omit", cache: "no-store", referrerPolicy: "no-referrer" }

const part = id => document.querySelector(`#${id}`)
const listed = name => document.querySelector(`meta[name="${name}"]`).content.split(" ").filter(Boolean)
const gate = document.querySelector("outis-gate")

let language = spoken(navigator.languages)
let site = ""

const callback = callbackAddress(new URLSearchParams(location.search).get("callback"))
// Addresses that let somebody in have no place in a history.
history.replaceState(null, "", location.pathname)
if (callback === null || !listed("outis-sites").includes(callback.origin)) tell("unknown-site")
else {
  site = callback.host
  allowOnly([callback.origin, ...listed("outis-stores")])
  await begin(callback)
}

/** Dataverse hands over one address, as base64, from which it tells the rest. */
function callbackAddress(text) {
  try {
    // A plus may have become a space on its way, and some write the alphabet for addresses.
    const plain = text.replaceAll(" ", "+").replaceAll("-", "+").replaceAll("_", "/")
    return new URL(atob(plain))
  } catch {
    return null
  }
}

/** From now on nothing in this page can reach anybody else. Policies add up, so that this one can only narrow. */
function allowOnly(origins) {
  const policy = document.createElement("meta")
  policy.httpEquiv = "Content-Security-Policy"
  policy.content = `connect-src 'self' ${origins.join(" ")}`
  document.head.append(policy)
}

function tell(id, given = {}) {
  part("says").textContent = words(language, id, { site, ...given })
}

function show(id, isShown) {
  part(id).hidden = !isShown
}

async function begin(address) {
  const told = await parametersFrom(address)
  if (told === null) return tell("no-parameters")
  const { fileId, locale, calls } = told
  language = spoken([locale, ...navigator.languages])
  document.documentElement.lang = language
  gate.setAttribute("lang", language)
  part("title").textContent = words(language, "title", { site })
  for (const id of ["add", "replace", "delete", "save"]) part(id).textContent = words(language, id)
  tell("reading")
  const file = await fileFrom(calls, fileId)
  if (file === null) return tell("no-file")
  tell("waiting")
  listen(calls)
  await gate.open(file, { note: words(language, "note") })
}

/** What the installation says of the file, and the calls that it signed: none of them to anybody else. */
async function parametersFrom(address) {
  try {
    const answer = await fetch(address, PLAIN)
    const { queryParameters, signedUrls } = (await answer.json()).data
    const calls = new Map()
    for (const { name, httpMethod, signedUrl } of signedUrls) {
      const url = new URL(signedUrl)
      if (url.origin !== address.origin) return null
      calls.set(name, { method: httpMethod, url, isSigned: url.searchParams.has("token") })
    }
    if (!["readFile", "addFile", "replaceFile"].every(name => calls.has(name))) return null
    return { fileId: String(queryParameters.fileId), locale: queryParameters.locale ?? "", calls }
  } catch {
    return null
  }
}

/** The file as it was uploaded; tables that Dataverse has taken apart are put together again on request. */
async function fileFrom(calls, id) {
  const facts = await factsOf(calls, id)
  for (const name of ["readOriginal", "readFile"]) {
    const answer = await ask(calls.get(name))
    if (answer?.ok) return new File([await answer.blob()], facts.name)
  }
  return null
}

/** What the file is called. Without an answer it has a name all the same. */
async function factsOf(calls, id) {
  try {
    const { data } = await (await ask(calls.get("describeVersion"))).json()
    const { label, dataFile } = data.files.find(({ dataFile }) => String(dataFile.id) === id)
    return { name: dataFile.originalFileName ?? label }
  } catch {
    return { name: "table" }
  }
}

async function ask(call, options = {}) {
  if (call === undefined) return null
  return fetch(call.url, { ...PLAIN, method: call.method, ...options }).catch(() => null)
}

function listen(calls) {
  gate.addEventListener("outis-cancel", () => tell("cancelled"))
  gate.addEventListener("outis-error", ({ detail }) => {
    if (detail.code !== "file-not-read") tell("failed", { code: detail.code })
  })
  // A report may come with it. It is for whoever has the table, and goes nowhere.
  gate.addEventListener("outis-result", ({ detail: { release, summary, sha256 } }) => {
    gate.hidden = true
    show("choices", true)
    const mayWrite = calls.get("addFile").isSigned
    for (const id of ["add", "replace"]) show(id, mayWrite)
    show("save", !mayWrite)
    if (!mayWrite) {
      part("save").href = URL.createObjectURL(release)
      part("save").download = release.name
      return tell("unsigned")
    }
    tell("returned")
    for (const [id, name] of [
      ["add", "addFile"],
      ["replace", "replaceFile"],
    ])
      part(id).onclick = () => give(calls, name, { release, summary, sha256 })
  })
}

/** Puts both into the dataset. The summary comes first: while a table is taken in, a dataset is locked. */
async function give(calls, name, { release, summary, sha256 }) {
  show("choices", false)
  tell("sending")
  try {
    if (!give.summarized) {
      const described = "What was done to the table beside it, for whoever uses that: made by Outis."
      await sent(calls.get("addFile"), summary, { description: described, categories: ["Documentation"] })
      give.summarized = true
    }
    const described = `Anonymized with Outis. SHA-256: ${sha256}`
    const more = name === "replaceFile" ? { forceReplace: true } : {}
    const data = await sent(calls.get(name), release, { description: described, categories: ["Data"], ...more })
    const { type, value } = data?.files?.[0]?.dataFile?.checksum ?? {}
    if (type === "SHA-256" && value !== sha256) throw new Error("SHA-256")
  } catch (fault) {
    show("choices", true)
    return tell("refused", { message: fault.message })
  }
  tell("sent")
  if (name === "replaceFile" || !calls.has("deleteFile")) return
  part("says").append(` ${words(language, "original")}`)
  show("after", true)
  part("delete").onclick = async () => {
    show("after", false)
    const answer = await ask(calls.get("deleteFile"))
    if (answer?.ok) return tell("deleted")
    show("after", true)
    tell("refused", { message: await messageOf(answer) })
  }
}

async function sent(call, file, data) {
  const body = new FormData()
  body.append("file", file, file.name)
  body.append("jsonData", JSON.stringify(data))
  const answer = await ask(call, { body })
  if (!answer?.ok) throw new Error(await messageOf(answer))
  return (await answer.json()).data
}

/** What the installation says of a call that it did not carry out. */
async function messageOf(answer) {
  if (answer === null) return "-"
  const said = await answer.json().catch(() => null)
  return String(said?.message ?? answer.status)
}
