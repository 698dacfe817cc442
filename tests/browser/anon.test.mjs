// A table as XML and a job of ANON: the page reads both, saves its recipe as a job, and says by the name of
// the field why another recipe is none.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"

const t8 = new URL("../suite/tables/t8/", import.meta.url)
const path = name => new URL(name, t8).pathname

const act = ({ page }, action) =>
  page.evaluate(action => {
    document.querySelector("outis-app").dispatchEvent(Object.assign(new Event("outis-act"), { action }))
  }, action)

const recipeOf = ({ page }) =>
  page.evaluate(() => {
    const { history } = document.querySelector("outis-app").state
    return history.entries[history.index].recipe
  })

const message = opened =>
  opened.page.evaluate(() => document.querySelector("outis-app").state.message ?? { id: "", args: {} })

const isInForce = opened =>
  opened.wait(() => document.querySelector("outis-app").state.message?.id === "message-recipe-in-force")

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: a table as XML and a job of ANON are opened, and the recipe is saved as a job`, needs(engine), () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      await me.give("load-choose", path("input.xml"))
      await me.see("heading", "load-title-table", { name: "input.xml" })
      await me.give("load-recipe", path("job.xml"))
      await isInForce(opened)
      const first = await recipeOf(opened)
      assert.equal(first.dialect, "anon")
      assert.equal(first.search.algorithm, "best-first")

      const { bytes } = await opened.download(() => act(opened, { kind: "save", what: "job", download: true }))
      assert.match(bytes.toString(), /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<ANONConfiguration>/)
      assert.equal((await message(opened)).id, "message-job-left-out")
      const again = join(folder, "again.xml")
      await writeFile(again, bytes)
      await me.give("load-recipe", again)
      await isInForce(opened)
      assert.deepEqual(await recipeOf(opened), first)

      await act(opened, { kind: "set-suppression", suppression: { ...first.suppression, style: "star" } })
      await act(opened, { kind: "save", what: "job", download: true })
      await opened.wait(() => document.querySelector("outis-app").state.message?.id === "message-job-refused")
      assert.equal((await message(opened)).args.field, "suppression.style")
      await opened.close()
    }),
  )

  test(`${engine}: a job that names a database is refused without its password`, needs(engine), () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const job = join(folder, "job.xml")
      const source = "<JDBCSource><Password>MARKERq7</Password></JDBCSource>"
      const parts = `<DatasourceDefinition><source>${source}</source></DatasourceDefinition>`
      const parameters = "<Parameters><kValue>2</kValue></Parameters><AttributesDefinition/>"
      await writeFile(job, `<ANONConfiguration>${parameters}${parts}</ANONConfiguration>`)
      await me.give("load-recipe", job)
      await opened.wait(() => document.querySelector("outis-app").state.pending?.problem?.code === "anon-database")
      const text = await opened.page.evaluate(() => document.body.innerHTML)
      assert.ok(!text.includes("MARKERq7"))
      await opened.close()
    }),
  )
}
