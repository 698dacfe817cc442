/// The modules of the engine: each lies beside the program, packed, in a block of data of its own.

/// Ends when the page has arrived whole. The program runs before that, since its modules come last.
export async function arrived(): Promise<void> {
  if (document.readyState !== "loading") return
  await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, {once: true}))
}

/// What reads tables, and does everything with them. To be asked for once the page has `arrived`.
export function tableModule(): string {
  return carried("#engine")
}

/// What reads workbooks, which only who has a workbook unpacks; likewise.
export function workbookModule(): string {
  return carried("#workbook")
}

/// Empty where there is no page around the program.
function carried(block: string): string {
  return document.querySelector(block)?.textContent ?? ""
}
