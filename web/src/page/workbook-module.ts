/// What reads workbooks: it lies beside the program, packed, and only who has a workbook unpacks it.

/// The module as the page carries it, once it has `arrived`; empty where there is no page around the
/// program.
export function workbookModule(): string {
  return document.querySelector("#workbook")?.textContent ?? ""
}

/// Ends when the page has arrived whole. The program runs before that, since the module comes last.
export async function arrived(): Promise<void> {
  if (document.readyState !== "loading") return
  await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, {once: true}))
}
