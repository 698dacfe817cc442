// Run by routes.test.mjs in a namespace of its own, where this process is the only name
// server: node asking.mjs ENGINE. Prints as JSON which names each page asked for.

import { setTimeout as delay } from "node:timers/promises"
import { artefact, defenceless } from "./artefact.mjs"
import { routes, trying } from "./routes.mjs"
import { serve } from "./server.mjs"
import { ears, nameServer } from "./sinks.mjs"
import { launchStock } from "./stock.mjs"

const { of, close } = await ears(Object.keys(routes.names))
const { asked, close: silence } = await nameServer()
const browser = await launchStock(process.argv[2])
const html = await artefact()
const result = {}
for (const [variant, page] of Object.entries({ built: html, defenceless: defenceless(html) })) {
  asked.clear()
  const server = await serve(page)
  const tab = await browser.open(server.url)
  await tab.evaluate(trying(routes.names, of))
  await delay(4_000)
  result[variant] = Object.keys(routes.names).filter(name => asked.has(of[name].name))
  await tab.close()
  await server.close()
}
console.log(JSON.stringify(result))
await browser.close()
silence()
await close()
process.exit(0)
