/// A thread of Node, as much of a browser's worker as the page's client uses of one.

import {Worker as Thread, type MessagePort as ThreadPort, type TransferListItem} from "node:worker_threads"
import {LentFile} from "./lending.js"

export class ThreadWorker extends EventTarget {
  readonly #thread: Thread
  onmessage = null
  onmessageerror = null
  onerror = null

  constructor(name: string) {
    super()
    // Nothing of how this program was started, nor of its environment, concerns the thread.
    this.#thread = new Thread(new URL("./outis-worker-node.js", import.meta.url), {
      workerData: {name},
      env: {},
      execArgv: [],
    })
    this.#thread.on("message", data => this.dispatchEvent(new MessageEvent("message", {data})))
    this.#thread.on("messageerror", () => this.dispatchEvent(new Event("messageerror")))
    this.#thread.on("error", fault => this.#fail(String(fault)))
    this.#thread.on("exit", code => {
      if (code !== 0) this.#fail(`the thread ended with ${code}`)
    })
  }

  postMessage(message: unknown, options?: readonly unknown[] | {transfer?: readonly unknown[]}): void {
    const given = options instanceof Array ? options : (options as {transfer?: readonly unknown[]})?.transfer
    const ports: ThreadPort[] = []
    const lent = lending(message, ports)
    this.#thread.postMessage(lent, [...(given ?? []), ...ports] as TransferListItem[])
  }

  terminate(): void {
    void this.#thread.terminate()
  }

  #fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event("error", {cancelable: true}), {message}))
  }
}

/// A message with what a thread is told of files instead of them.
function lending(value: unknown, ports: ThreadPort[]): unknown {
  if (value instanceof LentFile) {
    const {lent, transfer} = value.lend()
    ports.push(...transfer)
    return lent
  }
  if (Array.isArray(value)) return value.map(each => lending(each, ports))
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lending(each, ports)]))
}
