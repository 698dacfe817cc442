// Run by routes.test.mjs in a namespace of its own, where this process is the only name
// server: node asking.mjs ENGINE NAMES, of which as JSON those that a page without defence asks
// for. Prints as JSON which names each page asked for.

import { setTimeout as delay } from "node:timers/promises"
import { artefact, defenceless } from "./artefact.mjs"
import { routes, trying } from "./routes.mjs"
import { serve } from "./server.mjs"
import { ears, nameServer } from "./sinks.mjs"
import { launchStock } from "./stock.mjs"

/** How long a question may take to arrive, in milliseconds: on a busy machine, and at most. */
const ARRIVAL = 4_000
const PATIENCE = 30_000

const { addresses, close } = await ears(Object.keys(routes.names))
const { asked, close: silence } = await nameServer()
const browser = await launchStock(process.argv[2])
const html = await artefact()
const expected = JSON.parse(process.argv[3])
const result = {}
for (const [variant, page] of Object.entries({ built: html, defenceless: defenceless(html) })) {
  asked.clear()
  const server = await serve(page)
  const tab = await browser.open(server.url)
  await tab.evaluate(trying(routes.names, addresses))
  const heard = () => Object.keys(routes.names).filter(name => asked.has(addresses[name].name))
  const awaited = variant === "built" ? null : expected
  for (
    let waited = 0;
    waited < (awaited === null ? ARRIVAL : PATIENCE) && !awaited?.every(name => heard().includes(name));
    waited += 100
  )
    await delay(100)
  result[variant] = heard()
  await tab.close()
  await server.close()
}
console.log(JSON.stringify(result))
await browser.close()
silence()
await close()
process.exit(0)
