// Servers on loopback: one that serves the page, one that should never hear anything.

import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { basename, join } from "node:path"

/** Serves this one text as HTML at every path; `url` is its address. `asked` hears of each path. */
export async function serve(html, asked = () => {}) {
  return listen((request, response) => {
    asked(request.url)
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    response.end(html)
  })
}

const types = { html: "text/html", css: "text/css", js: "text/javascript" }

/**
 * Serves files, texts by their paths; `posted` holds what was sent, as bytes. `headers` go with each answer.
 */
export async function serveSite(files, headers = {}) {
  const posted = []
  const server = await listen(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    if (request.method === "POST") posted.push(Buffer.concat(parts))
    const { pathname } = new URL(request.url, "http://site.example")
    const name = pathname === "/" ? "index.html" : pathname.slice(1)
    const type = types[name.split(".").at(-1)] ?? "text/plain"
    response.writeHead(request.method === "POST" || name in files ? 200 : 404, {
      "Content-Type": `${type}; charset=utf-8`,
      ...headers,
    })
    response.end(files[name] ?? "")
  })
  return { ...server, posted }
}

/** Serves HTML whose `rest` comes only once `released` has ended: what a slow connection does to a large page. */
export async function serveSlowly(beginning, rest, released) {
  return listen(async (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    response.write(beginning)
    await released
    response.end(rest)
  })
}

/**
 * Serves a page at `/`, and at every other path the file of that name in one of these folders, with the headers that
 * `headers` says for a path. `asked` hears of each path.
 */
export async function serveFolders(html, folders, { headers = () => ({}), asked = () => {} } = {}) {
  return listen(async (request, response) => {
    asked(request.url)
    const isPage = request.url === "/"
    let text = isPage ? html : null
    for (const folder of folders) text ??= await readFile(join(folder, basename(request.url))).catch(() => null)
    const type = isPage ? "text/html; charset=utf-8" : "text/javascript; charset=utf-8"
    response.writeHead(text === null ? 404 : 200, { "Content-Type": type, ...headers(request.url) })
    response.end(text ?? "")
  })
}

/** Answers everything and remembers it: `hits` holds method and path of each request. */
export async function sink() {
  const hits = []
  const server = await listen(
    (request, response) => {
      hits.push(`${request.method} ${request.url}`)
      response.writeHead(200, {
        "Access-Control-Allow-Origin": "*",
        "Access-Control-Allow-Headers": "*",
        "Content-Type": "text/plain",
      })
      response.end("heard")
    },
    (request, socket) => {
      hits.push(`UPGRADE ${request.url}`)
      socket.destroy()
    },
  )
  return { ...server, hits }
}

async function listen(answer, upgrade) {
  const server = createServer(answer)
  if (upgrade) server.on("upgrade", upgrade)
  await new Promise(resolve => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
