// A stand-in for a Dataverse installation, for what an external tool sees of it: how it reads a manifest, what it hands
// over when a tool is opened, which calls it lets in by signed addresses, and what it answers. After its guides
// ("Building External Tools", "Native API", "Data Access API"; 5.13 to 6.9) and its own names for these
// (`URLTokenUtil`, `UrlSignerUtil`).

import { createHash, createHmac } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { gateModules } from "../../../web/embed/gate.mjs"
import { serveSite } from "./server.mjs"

const folder = new URL("../../../integrations/dataverse/", import.meta.url)

export const manifest = JSON.parse(await readFile(new URL("manifest.json", folder), "utf8"))

/** What a manifest may ask to be put in; any other word is refused. */
const RESERVED = [
  "fileId",
  "filePid",
  "siteUrl",
  "apiToken",
  "datasetId",
  "datasetPid",
  "datasetVersion",
  "fileMetadataId",
  "localeCode",
]

const KEY = "of the installation"

/**
 * A dataset with one file, `{name, text, original}`: `original` is what was uploaded, where the file is a table that
 * was taken apart. `state` is `draft`, `restricted` or `published`, which alone is not signed. `bridge` is the origin
 * that may ask from a browser. `heard` holds each request, `uploads` what was put in.
 */
export async function dataverse({ file, state = "draft", bridge, locale = "en" }) {
  const heard = []
  const uploads = []
  const files = new Map([[42, file]])
  const server = createServer(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const body = Buffer.concat(parts)
    const headers = {
      "Access-Control-Allow-Origin": bridge(),
      "Access-Control-Allow-Methods": "PUT, GET, POST, DELETE, OPTIONS",
      "Access-Control-Allow-Headers": "Accept, Content-Type, X-Dataverse-Key, Range",
    }
    const say = (code, value) => {
      response.writeHead(code, { ...headers, "Content-Type": "application/json" })
      response.end(JSON.stringify(value))
    }
    const refuse = (code, message) => say(code, { status: "ERROR", message })
    if (request.method === "OPTIONS") return say(200, {})
    const url = new URL(request.url, address())
    heard.push({ method: request.method, path: url.pathname, headers: request.headers })
    const isLetIn = isSigned(url, request.method)
    const isReading = request.method === "GET"
    if (!isLetIn && !(isReading && state === "published")) return refuse(401, "Bad api key")
    const path = url.pathname.replace("/api/v1", "")
    if (path === "/files/42/metadata/7/toolparams/3") return say(200, { status: "OK", data: parameters() })
    if (path === "/datasets/5/versions/:draft")
      return say(200, {
        status: "OK",
        data: { id: 9, files: [...files].map(([id, { name }]) => ({ label: name, dataFile: factsOf(id, file) })) },
      })
    const [, id] = /^\/(?:access\/datafile|files)\/(\d+)/.exec(path) ?? []
    const found = files.get(Number(id))
    if (path.startsWith("/access/datafile/")) {
      if (found === undefined) return refuse(404, "not found")
      const wanted = url.searchParams.get("format") === "original" ? found.original : found.text
      if (wanted === undefined) return refuse(404, "datafile access error: requested optional service is not supported")
      response.writeHead(200, { ...headers, "Content-Type": "text/csv" })
      return response.end(wanted)
    }
    if (request.method === "DELETE" && found !== undefined) {
      files.delete(Number(id))
      return say(200, { status: "OK", data: { message: `File ${id} deleted.` } })
    }
    const isReplacing = path === "/files/42/replace"
    if (request.method !== "POST" || !(isReplacing || path === "/datasets/5/add")) return refuse(404, "not found")
    if (isReplacing && state === "draft")
      return refuse(400, "You cannot replace an unpublished file. Please delete it instead of replacing it.")
    const given = await formOf(request, body)
    if (given.file === undefined) return refuse(400, "no file")
    // While a table is taken in, nothing else comes in.
    if (uploads.some(({ name }) => name.endsWith(".csv"))) return refuse(403, "Dataset is locked")
    const made = { ...given.file, data: JSON.parse(given.jsonData), isReplacing }
    uploads.push(made)
    if (isReplacing) files.delete(42)
    const number = 100 + uploads.length
    files.set(number, { name: made.name, text: made.bytes })
    const value = createHash("sha256").update(made.bytes).digest("hex")
    const dataFile = { id: number, filename: made.name, checksum: { type: "SHA-256", value } }
    return say(200, { status: "OK", data: { files: [{ label: made.name, dataFile }] } })
  })
  await new Promise(resolve => server.listen(0, "127.0.0.1", resolve))
  const address = () => `http://127.0.0.1:${server.address().port}/`

  const values = {
    fileId: "42",
    datasetId: "5",
    datasetVersion: ":draft",
    siteUrl: address().slice(0, -1),
    localeCode: locale,
    fileMetadataId: "7",
  }
  const filled = template =>
    template.replace(/\{(.*?)\}/g, (_, word) => {
      if (!RESERVED.includes(word) || values[word] === undefined) throw new Error(`Unknown reserved word: ${word}`)
      return values[word]
    })
  /** An address with who it lets in, until when and to do what; of public files there is nothing to let in to. */
  const signed = (path, method, minutes) => {
    const url = new URL(path, address())
    if (state === "published") return url.href
    const end = new Date(Date.now() + minutes * 60_000).toISOString().replace("Z", "")
    const plain = `${url.href}${url.search === "" ? "?" : "&"}until=${end}&user=keeper&method=${method}`
    return `${plain}&token=${tokenOf(plain)}`
  }
  const parameters = () => ({
    queryParameters: Object.assign(
      {},
      ...manifest.toolParameters.queryParameters.map(parameter =>
        Object.fromEntries(Object.entries(parameter).map(([key, value]) => [key, filled(value)])),
      ),
    ),
    signedUrls: manifest.allowedApiCalls.map(({ name, httpMethod, urlTemplate, timeOut }) => ({
      name,
      httpMethod,
      signedUrl: signed(filled(urlTemplate), httpMethod, timeOut),
      timeOut,
    })),
  })
  return {
    url: address(),
    heard,
    uploads,
    files,
    /** The address that a person is led to who chooses the tool. */
    opened(page, minutes = 5) {
      const callback = btoa(signed("/api/v1/files/42/metadata/7/toolparams/3", "GET", minutes))
      return `${page}?callback=${encodeURIComponent(callback)}`
    },
    close: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

function factsOf(id, { name, original }) {
  return { id, filename: name, ...(original === undefined ? {} : { originalFileName: name.replace(/\.tab$/, ".csv") }) }
}

function tokenOf(plain) {
  return createHmac("sha512", KEY).update(plain).digest("hex")
}

function isSigned(url, method) {
  const [plain, token] = url.href.split("&token=")
  const { searchParams } = url
  return (
    token !== undefined
    && token === tokenOf(plain)
    && searchParams.get("method") === method
    && new Date(`${searchParams.get("until")}Z`) > new Date()
  )
}

async function formOf(request, body) {
  const type = request.headers["content-type"] ?? ""
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => null)
  const fields = {}
  for (const [name, value] of form ?? [])
    fields[name] =
      typeof value === "string" ? value : { name: value.name, bytes: Buffer.from(await value.arrayBuffer()) }
  return fields
}

/** The bridge page, for Outis at this address and this installation. */
export async function bridgePage(outis, installation) {
  const names = ["bridge.html", "bridge.js", "bridge.css", "words.js", "policy.json"]
  const texts = await Promise.all(names.map(name => readFile(new URL(name, folder), "utf8")))
  const files = Object.fromEntries(names.map((name, i) => [name, texts[i]]))
  files["bridge.html"] = files["bridge.html"]
    .replaceAll("https://outis.example/outis.html", outis)
    .replaceAll("https://dataverse.example", new URL(installation()).origin)
  return serveSite({ ...files, ...(await gateModules()) })
}
