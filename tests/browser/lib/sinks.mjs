// Ears on loopback, one pair for each route: a TCP port that takes whatever comes (HTTP,
// WebSocket, TURN, or a connection that says nothing) and a UDP port (STUN). And a name
// server, where this process may take the place of the machine's own.

import { createSocket } from "node:dgram"
import { createServer } from "node:http"
import { networkInterfaces } from "node:os"

/** Calls gather addresses of real interfaces, from which loopback may be out of reach. */
const reachable =
  Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address ?? "127.0.0.1"

/** Ports that were given once: what a closed tab still sends to one must not be heard as another route's. */
const given = new Set()

/** Listens at a port that was never given before. */
async function listening(make) {
  for (;;) {
    const ear = make()
    await new Promise(resolve => ear.once("listening", resolve))
    const { port } = ear.address()
    if (!given.has(port)) {
      given.add(port)
      return ear
    }
    ear.close()
  }
}

/**
 * Opens ears for these routes. `addresses` gives the addresses of each, which cross to a page;
 * `heard` holds the names of those that something reached.
 */
export async function ears(names) {
  const heard = new Set()
  const addresses = {}
  const closing = []
  await Promise.all(
    names.map(async name => {
      const server = await listening(() =>
        createServer((request, response) => {
          response.writeHead(200, {
            "Access-Control-Allow-Origin": "*",
            "Access-Control-Allow-Headers": "*",
            "Content-Type": "text/plain",
          })
          response.end("heard")
        }).listen(0, "0.0.0.0"),
      )
      server.on("connection", () => heard.add(name))
      server.on("upgrade", (_, socket) => socket.destroy())
      server.on("clientError", (_, socket) => socket.destroy())
      const datagrams = await listening(() => createSocket("udp4").bind(0, "0.0.0.0"))
      datagrams.on("message", () => heard.add(name))
      const { port } = server.address()
      addresses[name] = {
        url: `http://127.0.0.1:${port}/`,
        socket: `ws://127.0.0.1:${port}/`,
        // Looked up by whoever may look it up, and nobody else's.
        name: `${name.replaceAll(/[^a-z0-9]+/g, "-")}.outis.test`,
        // WebTransport speaks QUIC, which is UDP.
        datagrams: `https://127.0.0.1:${datagrams.address().port}/`,
        stun: `stun:${reachable}:${datagrams.address().port}`,
        turn: `turn:${reachable}:${port}?transport=tcp`,
      }
      closing.push(
        () =>
          new Promise(resolve => {
            server.close(resolve)
            server.closeAllConnections()
          }),
        () => datagrams.close(),
      )
    }),
  )
  return { heard, addresses, close: () => Promise.all(closing.map(close => close())) }
}

/** Answers every question for a name with 127.0.0.1; `asked` holds the names. For port 53 of a namespace of its own. */
export async function nameServer() {
  const asked = new Set()
  const socket = createSocket("udp4")
  socket.on("message", (question, { address, port }) => {
    const labels = []
    let offset = 12
    for (; question[offset] > 0; offset += question[offset] + 1)
      labels.push(question.toString("latin1", offset + 1, offset + 1 + question[offset]))
    asked.add(labels.join(".").toLowerCase())
    const end = offset + 5
    const plain = question.readUInt16BE(offset + 1) === 1
    const answer = Buffer.concat([
      question.subarray(0, end),
      ...(plain ? [Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])] : []),
    ])
    answer.writeUInt16BE(0x8180, 2)
    answer.writeUInt16BE(plain ? 1 : 0, 6)
    answer.writeUInt32BE(0, 8)
    socket.send(answer, port, address)
  })
  await new Promise((resolve, reject) => socket.on("error", reject).bind(53, "127.0.0.1", resolve))
  return { asked, close: () => socket.close() }
}
