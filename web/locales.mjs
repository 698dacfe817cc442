// The words of each language: `locales/` has a folder for each, named by its code.

import { readFile, readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "locales")

/** What the page says, by the code of the language; of the command line with `file` as `cli.ftl`. */
export async function locales(file = "words.ftl") {
  const codes = (await readdir(folder)).sort()
  return Object.fromEntries(
    await Promise.all(codes.map(async code => [code, await readFile(join(folder, code, file), "utf8")])),
  )
}

/**
 * One message, which is a plain sentence, in each language as a paragraph, English first: for whom no program of the
 * page can speak to.
 */
export async function paragraphs(id) {
  const texts = await locales()
  return Object.keys(await languages())
    .map(code => {
      const said = new RegExp(`^${id} = ([^{}<>&\\n]+)$`, "m").exec(texts[code])?.[1]
      if (said === undefined) throw new Error(`locales/${code} does not say ${id} as one plain line`)
      return `<p lang="${code}">${said}</p>`
    })
    .join("\n")
}

/** What each language calls itself, by its code; English, which the page begins with, is the first. */
export async function languages() {
  const named = Object.entries(await locales()).map(([code, text]) => [code, /^language-name = (.+)$/m.exec(text)?.[1]])
  const nameless = named.filter(([, name]) => name === undefined).map(([code]) => code)
  if (nameless.length > 0) throw new Error(`no language-name in locales/${nameless.join(", ")}`)
  return Object.fromEntries(named.sort(([code], [other]) => (other === "en") - (code === "en")))
}
