// Run by network.test.mjs in a namespace without a network: the whole job from
// disk, in the engine named by the first argument. Prints what it saw as JSON.

import { networkInterfaces } from "node:os"
import { artefactUrl } from "./artefact.mjs"
import { launch } from "./browsers.mjs"
import { wholeJob } from "./journey.mjs"

const browser = await launch(process.argv[2], { whole: true })
try {
  await wholeJob(await browser.open(artefactUrl))
  console.log(JSON.stringify({ interfaces: Object.keys(networkInterfaces()), done: true }))
} finally {
  await browser.close()
}
