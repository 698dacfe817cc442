/// What reads workbooks: it lies beside the program, packed, and only who has a workbook unpacks it.

/// The module as the page carries it; empty where there is no page around the program.
export function workbookModule(): string {
  return document.querySelector("#workbook")?.textContent ?? ""
}
