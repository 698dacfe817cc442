// The built page, as it is and as a positive control needs it.

import { readFile } from "node:fs/promises"
import { fileURLToPath, pathToFileURL } from "node:url"

/** The built file: OUTIS_PAGE, which `cargo xtask test` sets, or where the build puts it. */
export const artefactPath = process.env.OUTIS_PAGE
  ?? fileURLToPath(new URL("../../../web/dist/outis.html", import.meta.url))

export const artefactUrl = pathToFileURL(artefactPath).href

export const artefact = () => readFile(artefactPath, "utf8")

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/

/** The page without its policy: what a test of silence must be able to hear. */
export function withoutPolicy(html) {
  const bare = html.replace(POLICY, "")
  if (bare === html) throw new Error("the page has no policy to remove")
  return bare
}
