// The built page, as it is and as a positive control needs it.

import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileURLToPath, pathToFileURL } from "node:url"
import { uncommented } from "../../../web/bundle.mjs"

/** The built file: OUTIS_PAGE, which `cargo xtask test` sets, or where the build puts it. */
export const artefactPath =
  process.env.OUTIS_PAGE ?? fileURLToPath(new URL("../../../web/dist/outis.html", import.meta.url))

export const artefactUrl = pathToFileURL(artefactPath).href

export const artefact = () => readFile(artefactPath, "utf8")

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/

/** The page without its policy: what a test of silence must be able to hear. */
export function withoutPolicy(html) {
  const bare = html.replace(POLICY, "")
  if (bare === html) throw new Error("the page has no policy to remove")
  return bare
}

const HARDENING = await uncommented(readFileSync(new URL("../../../web/harden.js", import.meta.url), "utf8"))

/** The page without what its first script takes away, under the same policy but for that script's hash. */
export function withoutHardening(html) {
  const begin = html.lastIndexOf("<script>") + "<script>".length
  const script = html.slice(begin, html.indexOf("</script>", begin))
  if (!script.includes(HARDENING)) throw new Error("the page has no hardening to remove")
  const bare = script.replace(HARDENING, () => "")
  return html.replace(script, () => bare).replace(hash(script), hash(bare))
}

/** The page without anything against requests of its own. */
export function defenceless(html) {
  return withoutPolicy(withoutHardening(html)).replace(/<meta http-equiv="x-dns-prefetch-control"[^>]*>/, "")
}

/** The page without its programs: its first script, its policy, and the message that it could not start. */
export function withoutProgram(html) {
  return html.replace(/(<script type="text\/plain" id="(?:starter|packed)">)[^<]*/g, "$1")
}

function hash(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`
}
