// The same letters on every machine, so that lines break where they did.

import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fontFolder } from "./packages.mjs"

/** Writes a configuration for fontconfig that knows one family alone, and returns its path. */
export async function oneFont(folder) {
  const path = join(folder, "fonts.conf")
  await writeFile(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fontFolder()}</dir>
  <cachedir>${join(folder, "fonts")}</cachedir>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
</fontconfig>
`,
  )
  return path
}
