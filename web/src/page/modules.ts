/// The modules of the engine: each lies beside the program, packed, in a block of data of its own.

/// Does something once the page has arrived whole: at once, if it has. The program may run before that,
/// since its modules come last.
export function whenArrived(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act, {once: true})
  else act()
}

/// Ends when the page has arrived whole.
export async function arrived(): Promise<void> {
  await new Promise<void>(whenArrived)
}

/// What reads tables, and does everything with them. To be asked for once the page has `arrived`.
export function tableModule(): string {
  return carried("#engine")
}

/// What reads workbooks, which only who has a workbook unpacks; likewise.
export function workbookModule(): string {
  return carried("#workbook")
}

/// What there is for sets of items, places and graphs, which only who has such data unpacks.
export async function kindsModule(): Promise<string> {
  await arrived()
  return carried("#kinds")
}

/// Empty where there is no page around the program.
function carried(block: string): string {
  return document.querySelector(block)?.textContent ?? ""
}
