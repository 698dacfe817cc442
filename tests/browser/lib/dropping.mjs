// Files that a person drops on the page.

import { readFile } from "node:fs/promises"
import { basename } from "node:path"

/**
 * Drops files on the work, in this order. In Chromium the browser's own drop; BiDi knows none, so that
 * in Firefox the page is told of one.
 */
export async function drop(opened, paths) {
  const { page } = opened
  if (opened.engine === "firefox") {
    const files = await Promise.all(
      paths.map(async path => ({ name: basename(path), bytes: [...(await readFile(path))] })),
    )
    return page.evaluate(files => {
      const event = new Event("drop", { bubbles: true, cancelable: true })
      Object.defineProperty(event, "dataTransfer", {
        value: { files: files.map(({ name, bytes }) => new File([Uint8Array.from(bytes)], name)) },
      })
      document.querySelector("main").dispatchEvent(event)
    }, files)
  }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: paths, dragOperationsMask: 1 }
  const { x, y } = await page.evaluate(() => {
    const { left, width } = document.querySelector("main").getBoundingClientRect()
    return { x: left + width / 2, y: innerHeight / 2 }
  })
  for (const type of ["dragEnter", "dragOver", "drop"])
    await session.send("Input.dispatchDragEvent", { type, x, y, data })
  await session.detach()
}
