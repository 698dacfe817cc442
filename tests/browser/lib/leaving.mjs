// Whether leaving a page warns, and saving a file in a page that has a picker.

import { setTimeout as delay } from "node:timers/promises"

/** Whether the page, or one frame in it, would have the browser ask before it is left. */
export function warns(frame) {
  return frame.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })))
}

/** Whether the browser does ask when the page is closed. It stays open if it does. */
export async function asksBeforeClosing(page) {
  let asked = false
  const hear = async dialog => {
    asked = dialog.type() === "beforeunload"
    await dialog.dismiss().catch(() => {})
  }
  page.on("dialog", hear)
  // Neither driver says when closing was refused.
  page.close({ runBeforeUnload: true }).catch(() => {})
  for (let waited = 0; !asked && waited < 3_000; waited += 100) await delay(100)
  page.off("dialog", hear)
  return asked
}

/**
 * To run before the page's own scripts: a picker whose file is one of the page's own private
 * file system, which the page itself may not reach, and where a browser writes beside it and swaps
 * as it does anywhere else. What was
 * picked is in `outisPicked`, and `outisSizes` holds the sizes that the file had while the
 * release was written.
 */
export const picking = `{
  const folder = navigator.storage.getDirectory()
  globalThis.outisFolder = folder
  globalThis.outisPicked = []
  globalThis.outisSizes = []
  globalThis.showSaveFilePicker = async ({ suggestedName }) => {
    const file = await (await folder).getFileHandle(suggestedName, { create: true })
    globalThis.outisPicked.push(suggestedName)
    const look = async () => {
      const found = await file.getFile().catch(() => null)
      if (found === null || found.size > 0) return
      globalThis.outisSizes.push(found.size)
      setTimeout(look, 5)
    }
    look()
    return file
  }
}`

/** The bytes of a file that was picked, or null if there is none. */
export async function pickedFile(page, name) {
  const bytes = await page.evaluate(async name => {
    const folder = await globalThis.outisFolder
    const file = await folder
      .getFileHandle(name)
      .then(handle => handle.getFile())
      .catch(() => null)
    if (file === null) return null
    const url = await new Promise(resolve => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsDataURL(file)
    })
    return url.slice(url.indexOf(",") + 1)
  }, name)
  return bytes === null ? null : Buffer.from(bytes, "base64")
}
