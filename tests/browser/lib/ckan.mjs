// CKAN: a stand-in for its form for resources, of which the contract says what there is, and a live one where somebody
// has installed what it needs.

import { execFile, spawn } from "node:child_process"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { buildExtension } from "../../../integrations/ckan/build.mjs"
import { gateModules } from "../../../web/embed/gate.mjs"
import { eventually } from "./browsers.mjs"
import { serveSite } from "./server.mjs"

export const extension = fileURLToPath(new URL("../../../integrations/ckan/", import.meta.url))
const source = join(extension, "ckanext", "outis")

export const contract = JSON.parse(await readFile(join(extension, "tests", "contract.json"), "utf8"))

/** CKAN's program, as its Python is told to run it. */
const CKAN = ["-c", "from ckan.cli.cli import ckan; ckan()"]

/** What people read, by the extension's own program. */
export async function wordsOf(python, language = "en") {
  const program = "import json, ckanext.outis.words as w, sys; print(json.dumps(w.words_of(sys.argv[1])))"
  const options = { cwd: extension, env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" } }
  const { stdout } = await promisify(execFile)(python, ["-c", program, language], options)
  return JSON.parse(stdout)
}

/** The snippet of the form as it is rendered with these settings: of Jinja it uses little. */
async function gateOf(settings, field, file) {
  const values = {
    "h.url_for_static('/outis/outis.css')": "outis.css",
    "h.url_for_static('/outis/form.js')": "form.js",
    "outis|tojson|forceescape": JSON.stringify(settings).replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
    "outis.words['empty']": settings.words.empty,
    "outis.page": settings.page,
    "outis.lang": settings.lang,
    "outis.policy": settings.policy,
    field,
    "file": file?.address,
    "name": file?.name,
  }
  const holds = {
    "file": file !== undefined,
    "outis.policy": settings.policy !== "",
    "outis.checked": settings.checked,
  }
  const template = await readFile(join(source, "templates", "outis", "gate.html"), "utf8")
  const html = template
    .replace(/\{#.*?#\}/s, "")
    .replace(/\{% set outis = [^%]*%\}/, "")
    .replace(/\{%-? if ([\w.]+) %\}(.*?)\{% endif %\}/gs, (_, name, body) => (holds[name] ? body : ""))
    .replace(/\{\{ (.*?) \}\}/g, (_, name) => values[name])
  if (/\{[{%]|undefined/.test(html)) throw new Error(`not rendered: ${html}`)
  return html
}

/** A site with a form like CKAN's, with a gate of these settings; `stored` is a file that is there. */
export async function standIn(settings, stored) {
  const { id } = contract.upload
  const file = stored === undefined ? undefined : { address: "stored.csv", name: "people.csv" }
  const upload = file === undefined ? `id="${id}" class="form-control"` : 'class="outis-release" hidden'
  const gate = await gateOf(settings, file === undefined ? `#${id}` : ".outis-release", file)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Add resource</title>
    <link rel="icon" href="data:,">
    <form id="resource-edit" method="post" action="resource" enctype="multipart/form-data">
      <input type="hidden" name="_csrf_token" value="t">
      <button type="button" class="btn-remove-url">Remove</button>
      <button type="button" class="outis-begin">Open</button>
      <input type="file" name="upload" ${upload}>
      ${gate}
      <button class="btn-primary" name="save" value="go-metadata">Add</button>
    </form>
    <script>
      // As jQuery's replaceWith(val("").clone(true)) does it.
      document.querySelector(".btn-remove-url").onclick = () => {
        const input = document.querySelector("input[name=upload]")
        input.value = ""
        input.replaceWith(input.cloneNode(true))
      }
    </script></html>`
  const [script, css] = await Promise.all(
    ["form.js", "outis.css"].map(name => readFile(join(source, "public", "outis", name), "utf8")),
  )
  return serveSite({
    "index.html": html,
    "form.js": script,
    "outis.css": css,
    "policy.json": settings.policyText ?? "",
    "stored.csv": stored ?? "",
    ...(await gateModules()),
  })
}

/** Why there is no live CKAN; false if there is one. */
export const noCkan =
  process.env.OUTIS_CKAN_PYTHON && process.env.OUTIS_CKAN_DATABASE && process.env.OUTIS_CKAN_REDIS
    ? false
    : "OUTIS_CKAN_PYTHON, OUTIS_CKAN_DATABASE and OUTIS_CKAN_REDIS name no CKAN, empty database and Redis"

/**
 * A CKAN with the extension, which is installed into its Python, that frames the page at `address`. What searches is
 * a stand-in that finds nothing: CKAN tells Solr of each dataset, and needs no answer to keep one.
 */
export async function liveCkan(folder, { address, policy, program }) {
  const python = process.env.OUTIS_CKAN_PYTHON
  const built = join(folder, "extension")
  await buildExtension(built)
  const run = promisify(execFile)
  const plainly = ["--quiet", "--no-deps", "--no-build-isolation", "--force-reinstall"]
  await run(python, ["-m", "pip", "install", ...plainly, built])
  const schema = await run(python, [
    "-c",
    "import ckan, pathlib; print((pathlib.Path(ckan.__file__).parent / 'config/solr/schema.xml').read_text())",
  ])
  const solr = await searching(schema.stdout)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const ini = join(folder, "ckan.ini")
  const ckan = async (...given) => (await run(python, [...CKAN, "-c", ini, ...given]).catch(fault => fault)).stdout
  await run(python, [...CKAN, "generate", "config", ini])
  await mkdir(join(folder, "storage"))
  const settings = {
    "sqlalchemy.url": process.env.OUTIS_CKAN_DATABASE,
    "ckan.site_url": url.slice(0, -1),
    "solr_url": solr.url,
    "ckan.redis.url": process.env.OUTIS_CKAN_REDIS,
    "ckan.plugins": "outis",
    "ckan.storage_path": join(folder, "storage"),
    "ckan.auth.create_unowned_dataset": "true",
    "ckanext.outis.page": address,
    "ckanext.outis.policy": policy,
    "ckanext.outis.program": program,
    "ckanext.outis.exempt": ".pdf",
  }
  const lines = (await readFile(ini, "utf8"))
    .split("\n")
    .filter(line => !Object.keys(settings).some(name => line.replaceAll(" ", "").startsWith(`${name}=`)))
  const said = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  await writeFile(ini, lines.join("\n").replace("[app:main]", ["[app:main]", ...said].join("\n")))
  await ckan("db", "init")
  const name = "keeper"
  await ckan("user", "add", name, "email=keeper@site.example", "password=of-the-archive")
  await ckan("sysadmin", "add", name)
  const token = (await ckan("user", "token", "add", name, "live")).trim().split(/\s/).at(-1)
  const server = spawn(python, [...CKAN, "-c", ini, "run", "--port", String(port), "-r"])
  let log = ""
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", data => {
      log += data
    })
  const answers = () =>
    fetch(`${url}api/3/action/status_show`).then(
      answer => answer.ok,
      () => false,
    )
  await eventually(answers).catch(async () => {
    server.kill()
    await solr.close()
    throw new Error(log)
  })
  return {
    url,
    storage: join(folder, "storage"),
    /** Calls an action with these fields, files as `File`s. */
    async act(action, fields) {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.append(field, value)
      const headers = { Authorization: token }
      const answer = await fetch(`${url}api/3/action/${action}`, { method: "POST", body, headers })
      return { status: answer.status, ...(await answer.json()) }
    },
    read: path => fetch(url + path, { headers: { Authorization: token } }),
    async close() {
      server.kill()
      await solr.close()
    },
  }
}

async function searching(schema) {
  const nothing = JSON.stringify({
    responseHeader: { status: 0, QTime: 0, params: {} },
    response: { numFound: 0, start: 0, docs: [] },
    facet_counts: { facet_queries: {}, facet_fields: {}, facet_ranges: {} },
    status: "OK",
  })
  const server = createServer((request, response) => {
    request.resume()
    const isSchema = request.url.includes("/schema")
    response.writeHead(200, { "Content-Type": isSchema ? "application/xml" : "application/json" })
    response.end(isSchema ? schema : nothing)
  })
  await new Promise(resolve => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/solr/ckan`,
    close: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

async function freePort() {
  const server = createServer()
  await new Promise(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address()
  await new Promise(resolve => server.close(resolve))
  return port
}
