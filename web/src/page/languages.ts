/// The languages that the page speaks. English is part of its program; the words of each other one lie beside it,
/// packed, and are unpacked when somebody wants them.

import english from "outis:words"
import names from "outis:languages"
import {readBase91} from "../../base91.mjs"
import {speak, spoken} from "./words.js"

/// What each language calls itself, by its code.
export const languages: Readonly<Record<string, string>> = names

/// The first of the languages somebody prefers, as their browser tells them, that the page speaks; else English.
export function preferred(wanted: readonly string[]): string {
  return wanted.map(tag => tag.toLowerCase().split("-")[0] ?? "").find(code => code in languages) ?? "en"
}

/// Speaks another language from now on.
export async function changeLanguage(code: string): Promise<void> {
  if (code === spoken()) return
  speak(code, code === "en" ? english : await unpacked(`#words-${code}`))
}

async function unpacked(block: string): Promise<string> {
  const bytes = readBase91(document.querySelector(block)?.textContent ?? "")
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text()
}
