// Every way to reach the network that a page or a worker has and a policy can stop.
//
// The functions run in the browser, so they may use nothing from this module.
// Each attempt asks for its own path under `sink`, so that the sink's record
// says which of them got through. routes.mjs has many more, and those that no policy
// stops; these are tried from disk and from a server alike.

/** Attempts from the page. */
export function probePage(sink) {
  const attempts = {
    fetch: address => fetch(address, { mode: "no-cors" }).catch(() => {}),
    xhr: address => {
      const request = new XMLHttpRequest()
      request.open("GET", address)
      request.send()
    },
    socket: address => new WebSocket(address.replace("http:", "ws:")),
    events: address => new EventSource(address),
    beacon: address => navigator.sendBeacon(address, "x"),
    image: address => {
      new Image().src = address
    },
    script: address => add("script", { src: address }),
    module: address => import(address).catch(() => {}),
    style: address => add("link", { rel: "stylesheet", href: address }),
    prefetch: address => add("link", { rel: "prefetch", href: address }),
    preload: address => add("link", { rel: "preload", as: "image", href: address }),
    icon: address => add("link", { rel: "icon", href: address }),
    frame: address => add("iframe", { src: address }),
    object: address => add("object", { data: address }),
    video: address => add("video", { src: address }),
    background: address => {
      document.body.style.backgroundImage = `url(${address})`
    },
    font: address => new FontFace("probe", `url(${address})`).load().catch(() => {}),
    form: address => {
      const frame = add("iframe", { name: "probe" })
      const form = add("form", { action: address, target: frame.name })
      form.submit()
    },
    worker: address => new Worker(address),
  }
  function add(tag, properties) {
    const element = Object.assign(document.createElement(tag), properties)
    document.body.append(element)
    return element
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    // What the policy refuses at once must not keep the others from trying.
    try {
      attempt(`${sink}page/${name}`)
    } catch {}
  }
}

/** Attempts from a worker. */
export function probeWorker(sink) {
  const attempts = {
    fetch: address => fetch(address, { mode: "no-cors" }).catch(() => {}),
    xhr: address => {
      const request = new XMLHttpRequest()
      request.open("GET", address)
      request.send()
    },
    socket: address => new WebSocket(address.replace("http:", "ws:")),
    events: address => new EventSource(address),
    module: address => import(address).catch(() => {}),
    import: address => importScripts(address),
  }
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      attempt(`${sink}worker/${name}`)
    } catch {}
  }
}

/**
 * A script to run before the page's own: whatever program the page starts a
 * worker with gets the worker's probes appended. Page and policy stay as built.
 */
export function probingWorkers(sink) {
  return `{
    const probe = ${JSON.stringify(`;(${probeWorker})(${JSON.stringify(sink)})`)}
    const Original = Blob
    globalThis.Blob = class extends Original {
      constructor(parts, options) {
        super(options?.type === "text/javascript" ? [...parts, probe] : parts, options)
      }
    }
  }`
}
