/// Runs first in a thread of Node: a worker's scope as a browser has it, as much as the worker uses, and files that
/// were lent. It takes away what opens connections: the worker never needs one.

import {closeSync, openSync, read} from "node:fs"
import {parentPort, workerData, type MessagePort as ThreadPort} from "node:worker_threads"
import type {Lent, PieceAsked, PieceGiven} from "./lending.js"

const parent = parentPort as ThreadPort
const target = new EventTarget()

for (const name of ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"]) Reflect.deleteProperty(globalThis, name)

Object.assign(globalThis, {
  self: {
    name: (workerData as {readonly name: string}).name,
    addEventListener: target.addEventListener.bind(target),
    postMessage: parent.postMessage.bind(parent),
    close: () => process.exit(),
  },
})

parent.on("message", message => {
  target.dispatchEvent(new MessageEvent("message", {data: received(message)}))
})

/// A message with files where some were lent.
function received(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(received)
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  if ("outisLent" in value) return new Borrowed((value as Lent).outisLent)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, received(each)]))
}

/// Reads so many bytes from a place on.
type Reader = (start: number, size: number) => Promise<ArrayBuffer>

/// A file that was lent, as much of a `File` as the worker uses of one.
class Borrowed {
  readonly name: string
  readonly size: number
  readonly #read: Reader

  constructor({name, size, source}: Lent["outisLent"]) {
    this.name = name
    this.size = size
    this.#read = typeof source === "string" ? fromPath(source) : fromPort(source)
  }

  slice(start = 0, end = this.size): {readonly size: number; arrayBuffer(): Promise<ArrayBuffer>} {
    const size = Math.max(0, Math.min(end, this.size) - start)
    return {size, arrayBuffer: () => this.#read(start, size)}
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#read(0, this.size)
  }
}

/// The file stays open as long as the thread lives: what is at its path may become another.
function fromPath(path: string): Reader {
  let file: number | null = null
  process.once("exit", () => {
    if (file !== null) closeSync(file)
  })
  return (start, size) =>
    new Promise((resolve, reject) => {
      const bytes = new Uint8Array(size)
      let done = 0
      const next = (): void => {
        file ??= openSync(path, "r")
        read(file, bytes, done, size - done, start + done, (fault, count) => {
          if (fault !== null) return reject(fault)
          done += count
          if (count === 0 || done === size) return resolve(bytes.buffer.slice(0, done))
          next()
        })
      }
      try {
        next()
      } catch (fault) {
        reject(fault)
      }
    })
}

function fromPort(port: ThreadPort): Reader {
  const asked: {resolve(bytes: ArrayBuffer): void; reject(fault: Error): void}[] = []
  port.on("message", (bytes: PieceGiven) => {
    const next = asked.shift()
    if (bytes === null) next?.reject(new Error("unreadable"))
    else next?.resolve(bytes)
  })
  return (start, size) =>
    new Promise((resolve, reject) => {
      asked.push({resolve, reject})
      port.postMessage({start, end: start + size} satisfies PieceAsked)
    })
}
