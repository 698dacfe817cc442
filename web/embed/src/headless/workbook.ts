/// The module for workbooks, which is read where one may be needed.

import {bytesFrom} from "../../../src/worker/slices.js"

/// Bytes that tell a workbook from a text.
const HEAD = 8

/// Signs below the space that a text may have.
const SPACES: readonly number[] = [9, 10, 13]

/// The beginning of a data set of Stata.
const STATA = "<stata_d"

/// The module, packed, if one of the files may be a workbook; otherwise nothing. Whether it is one is for the worker
/// to say, to whom text comes with this module now and then, never a workbook without.
export async function moduleFor(files: readonly File[]): Promise<string> {
  for (const file of files) {
    const head = await bytesFrom(file, 0, Math.min(HEAD, file.size))
    if (mayNeed(head)) return workbookModule()
  }
  return ""
}

export async function workbookModule(): Promise<string> {
  return (await import("outis:workbook")).default
}

function mayNeed(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head)
  return text === STATA || head.some(byte => byte < 32 && !SPACES.includes(byte))
}
