// Every way to reach the network that a page or a worker has and a policy can stop.
//
// The functions run in the browser, so they may use nothing from this module.
// Each attempt asks for its own path under `sink`, so that the sink's record
// says which of them got through. routes.mjs has many more, and those that no policy
// stops; these are tried from disk and from a server alike.

/** Attempts from the page. */
export function probePage(sink) {
  const attempts = {
    fetch: at => fetch(at, { mode: "no-cors" }).catch(() => {}),
    xhr: at => {
      const request = new XMLHttpRequest()
      request.open("GET", at)
      request.send()
    },
    socket: at => new WebSocket(at.replace("http:", "ws:")),
    events: at => new EventSource(at),
    beacon: at => navigator.sendBeacon(at, "x"),
    image: at => {
      new Image().src = at
    },
    script: at => add("script", { src: at }),
    module: at => import(at).catch(() => {}),
    style: at => add("link", { rel: "stylesheet", href: at }),
    prefetch: at => add("link", { rel: "prefetch", href: at }),
    preload: at => add("link", { rel: "preload", as: "image", href: at }),
    icon: at => add("link", { rel: "icon", href: at }),
    frame: at => add("iframe", { src: at }),
    object: at => add("object", { data: at }),
    video: at => add("video", { src: at }),
    background: at => {
      document.body.style.backgroundImage = `url(${at})`
    },
    font: at => new FontFace("probe", `url(${at})`).load().catch(() => {}),
    form: at => {
      const frame = add("iframe", { name: "probe" })
      const form = add("form", { action: at, target: frame.name })
      form.submit()
    },
    worker: at => new Worker(at),
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
    fetch: at => fetch(at, { mode: "no-cors" }).catch(() => {}),
    xhr: at => {
      const request = new XMLHttpRequest()
      request.open("GET", at)
      request.send()
    },
    socket: at => new WebSocket(at.replace("http:", "ws:")),
    events: at => new EventSource(at),
    module: at => import(at).catch(() => {}),
    import: at => importScripts(at),
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
