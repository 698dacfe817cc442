import { artefactUrl } from "./lib/artefact.mjs"
import { launch } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
const name = process.argv[2]
const b = await launch("chromium")
const page = await b.open(artefactUrl)
await page.ready()
const me = person(page)
await me.give("load-choose", `/tmp/foreign/${name}.csv`)
await me.see("heading", "load-title-table", { name: `${name}.csv` })
const text = () => page.page.evaluate(() => document.querySelector("main").innerText)
await me.press("load-next")
await new Promise(r => setTimeout(r, 4000))
console.log("DESCRIBE\n", (await text()).slice(0, 6000))
await page.screenshot(`/tmp/shots/${name}-describe.png`)
await me.press("describe-next")
await new Promise(r => setTimeout(r, 3000))
await page.screenshot(`/tmp/shots/${name}-protect.png`)
await me.press("find-go")
await me.see("button", "find-next")
await new Promise(r => setTimeout(r, 9000))
console.log("FIND\n", await text())
await page.screenshot(`/tmp/shots/${name}-find.png`)
await b.close()
