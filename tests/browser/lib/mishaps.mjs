// What must not happen, made to happen: page and policy stay as built.

/**
 * A script to run before the page's own: in the first worker that the page
 * starts, or another by its number, this function of the wasm module traps: always,
 * or once a call of this method was heard. The other workers are sound.
 */
export function trapping(name, number = 1, method = null) {
  return `{
    const program = ${JSON.stringify(`(${trap})(${JSON.stringify(name)}, ${JSON.stringify(method)});`)}
    const Original = Blob
    let workers = 0
    globalThis.Blob = class extends Original {
      constructor(parts, options) {
        const traps = options?.type === "text/javascript" && ++workers === ${number}
        super(traps ? [program, ...parts] : parts, options)
      }
    }
  }`
}

/** Runs in the worker. */
function trap(name, method) {
  let armed = method === null
  addEventListener("message", ({ data }) => {
    armed ||= data.call?.method === method
  })
  // (module (func (export "t") unreachable))
  const unreachable = new WebAssembly.Module(
    new Uint8Array([
      0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 0x74, 0, 0, 10, 5, 1, 3, 0, 0, 11,
    ]),
  )
  const Instance = WebAssembly.Instance
  const { t } = new Instance(unreachable).exports
  WebAssembly.Instance = function (...given) {
    const { exports } = new Instance(...given)
    if (!(name in exports)) throw new Error(`no ${name}`)
    return { exports: { ...exports, [name]: (...args) => (armed ? t : exports[name])(...args) } }
  }
}

/**
 * A script to run before the page's own: no worker reads more than so many bytes of files until
 * `read` is called, so that what is to happen while a file is read does.
 */
export function holding(bytes) {
  return `{
    const program = ${JSON.stringify(`(${hold})(${bytes});`)}
    const Plain = Blob
    globalThis.Blob = class extends Plain {
      constructor(parts, options) {
        super(options?.type === "text/javascript" ? [program, ...parts] : parts, options)
      }
    }
    const Original = Worker
    const workers = []
    globalThis.Worker = class extends Original {
      constructor(...given) {
        super(...given)
        workers.push(this)
        this.addEventListener("message", event => {
          if (event.data !== "outis-held") return
          event.stopImmediatePropagation()
          globalThis.outisHeld = true
        })
      }
    }
    globalThis.outisRead = () => { for (const worker of workers) worker.postMessage("outis-read") }
  }`
}

/** Waits until a file is half read and no more of it comes. */
export const held = ({ wait }) => wait(() => globalThis.outisHeld)

/** The rest of what `holding` holds is read. */
export const read = ({ page }) => page.evaluate(() => globalThis.outisRead())

/** Runs in the worker. */
function hold(most) {
  const wanted = new Promise(resolve =>
    addEventListener("message", event => {
      if (event.data !== "outis-read") return
      event.stopImmediatePropagation()
      resolve()
    }),
  )
  const original = Blob.prototype.arrayBuffer
  let bytes = 0
  let told = false
  Blob.prototype.arrayBuffer = async function () {
    bytes += this.size
    if (bytes > most) {
      if (!told) postMessage("outis-held")
      told = true
      await wanted
    }
    return original.call(this)
  }
}
