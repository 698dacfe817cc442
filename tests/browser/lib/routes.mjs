// Every way out of a page that was thought of, each as a function that runs in a page or
// worker and may use nothing from this module. `target` holds the route's own addresses
// (`ears` in sinks.mjs); `keep` holds what must not be collected while it tries.

/** A helper of the routes, defined in the page before them. */
function add(tag, properties = {}, attributes = {}) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  Object.assign(element, properties)
  document.body.append(element)
  return element
}

/** Begins a call from this window, which asks a server of the route's what its own address is. */
function call(window, address) {
  const connection = new window.RTCPeerConnection({ iceServers: [{ urls: address, username: "a", credential: "b" }] })
  connection.createDataChannel("a")
  connection
    .createOffer()
    .then(offer => connection.setLocalDescription(offer))
    .catch(() => {})
  keep.push(connection)
}

/** Draws a sheet, and what it fetches. */
function sheet(rule, tag = "div", text = "text") {
  const sheet = new CSSStyleSheet()
  const name = `a${keep.length}${Math.random()}`.replace(".", "")
  sheet.replaceSync(rule.replaceAll("$", name))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const element = add(tag, { className: name, textContent: text })
  keep.push(element)
}

/** A frame-like element's window once it is in the page. */
function windowOf(element) {
  document.body.append(element)
  return element.contentWindow ?? window[window.length - 1]
}

/** What a policy stops: requests of every kind. */
const requests = {
  "fetch": target => fetch(target.url, { mode: "no-cors" }),
  "fetch keepalive": target => fetch(target.url, { mode: "no-cors", keepalive: true }),
  "fetchLater": target => {
    keep.push(fetchLater(target.url, { activateAfter: 0 }))
  },
  "XMLHttpRequest": target => {
    const request = new XMLHttpRequest()
    request.open("GET", target.url)
    request.send()
  },
  "beacon": target => {
    navigator.sendBeacon(target.url, "a")
  },
  "WebSocket": target => {
    keep.push(new WebSocket(target.socket))
  },
  "EventSource": target => {
    keep.push(new EventSource(target.url))
  },
  "WebTransport": target => {
    keep.push(new WebTransport(target.datagrams))
  },
  "image": target => {
    const image = new Image()
    image.src = target.url
    keep.push(image)
  },
  "srcset": target => {
    add("img", { srcset: `${target.url} 1x` })
  },
  "picture": target => {
    const picture = add("picture")
    const source = document.createElement("source")
    source.srcset = target.url
    picture.append(source, new Image())
  },
  "svg image": target => {
    draw("image", { href: target.url, width: "9", height: "9" })
  },
  "svg image, xlink": target => {
    const image = draw("image", { width: "9", height: "9" })
    image.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", target.url)
  },
  "svg feImage": target => {
    draw("filter", { id: "f" }).append(make("feImage", { href: target.url }))
    draw("rect", { width: "9", height: "9", filter: "url(#f)" })
  },
  "css background": target => sheet(`.$ { background: url(${target.url}) }`),
  "css cursor": target => sheet(`html, .$ { cursor: url(${target.url}), auto }`),
  "css mask": target => sheet(`.$ { mask: url(${target.url}) }`),
  "css content": target => sheet(`.$::before { content: url(${target.url}) }`),
  "css list image": target => sheet(`.$ { display: list-item; list-style: url(${target.url}) inside }`),
  "css border image": target => sheet(`.$ { border: 1px solid; border-image: url(${target.url}) 1 }`),
  "css image-set": target => sheet(`.$ { background: image-set(url(${target.url}) 1x) }`),
  "css shape": target => sheet(`.$ { float: left; shape-outside: url(${target.url}) }`),
  "css font": target => sheet(`@font-face { font-family: $; src: url(${target.url}) } .$ { font-family: $ }`),
  "style property": target => {
    add("div", { textContent: "a" }).style.backgroundImage = `url(${target.url})`
  },
  "style attribute": target => {
    add("div", { textContent: "a" }, { style: `background: url(${target.url})` })
  },
  "style element": target => {
    add("style", { textContent: `body { background: url(${target.url}) }` })
  },
  "style import": target => {
    add("style", { textContent: `@import url(${target.url});` })
  },
  "FontFace": target => new FontFace("a", `url(${target.url})`).load(),
  "script": target => {
    add("script", { src: target.url })
  },
  "script module": target => {
    add("script", { type: "module", src: target.url })
  },
  "inline script": target => {
    add("script", { text: `new Image().src = "${target.url}"` })
  },
  "import()": target => import(target.url),
  "stylesheet": target => {
    add("link", { rel: "stylesheet", href: target.url })
  },
  "prefetch": target => {
    add("link", { rel: "prefetch", href: target.url })
  },
  "preload": target => {
    add("link", { rel: "preload", as: "image", href: target.url })
  },
  "modulepreload": target => {
    add("link", { rel: "modulepreload", href: target.url })
  },
  "manifest": target => {
    add("link", { rel: "manifest", href: target.url })
  },
  "icon": target => {
    add("link", { rel: "icon", href: target.url })
  },
  "speculation rules": target => {
    add("script", {
      type: "speculationrules",
      text: JSON.stringify({ prefetch: [{ source: "list", urls: [target.url] }] }),
    })
  },
  "prerender rules": target => {
    add("script", {
      type: "speculationrules",
      text: JSON.stringify({ prerender: [{ source: "list", urls: [target.url] }] }),
    })
  },
  "iframe": target => {
    add("iframe", { src: target.url })
  },
  "srcdoc": target => {
    add("iframe", { srcdoc: `<img src="${target.url}">` })
  },
  "frame of a blob": target => {
    add("iframe", { src: URL.createObjectURL(new Blob([`<img src="${target.url}">`], { type: "text/html" })) })
  },
  "object": target => {
    add("object", { data: target.url })
  },
  "embed": target => {
    add("embed", { src: target.url })
  },
  "video": target => {
    add("video", { src: target.url }).load()
  },
  "poster": target => {
    add("video", { poster: target.url })
  },
  "audio": target => {
    const audio = new Audio(target.url)
    audio.load()
    keep.push(audio)
  },
  "track": target => {
    const video = add("video", { crossOrigin: "anonymous" })
    const track = document.createElement("track")
    Object.assign(track, { src: target.url, default: true, kind: "subtitles" })
    video.append(track)
    track.track.mode = "showing"
  },
  "input image": target => {
    add("input", { type: "image", src: target.url })
  },
  "form in a frame": target => {
    const frame = add("iframe", { name: "form" })
    add("form", { action: target.url, target: frame.name }).submit()
  },
  "Worker": target => {
    keep.push(new Worker(target.url))
  },
  "Worker of a blob": target => {
    keep.push(
      new Worker(
        URL.createObjectURL(new Blob([`fetch("${target.url}", {mode: "no-cors"})`], { type: "text/javascript" })),
      ),
    )
  },
  "SharedWorker": target => {
    keep.push(
      new SharedWorker(
        URL.createObjectURL(new Blob([`fetch("${target.url}", {mode: "no-cors"})`], { type: "text/javascript" })),
      ),
    )
  },
  "cache": async target => (await caches.open("a")).add(new Request(target.url, { mode: "no-cors" })),
  "ping": target => {
    add("a", { href: "#a", ping: target.url }).click()
  },
  "attribution": target => {
    add("img", { attributionSrc: target.url }, { attributionsrc: target.url })
  },
  "audio worklet": target => new AudioContext().audioWorklet.addModule(target.url),
  "paint worklet": target => CSS.paintWorklet.addModule(target.url),
  "payment": target => {
    new PaymentRequest([{ supportedMethods: target.url }], {
      total: { label: "a", amount: { currency: "EUR", value: "1" } },
    }).canMakePayment()
  },
  "identity": target =>
    navigator.credentials.get({ identity: { providers: [{ configURL: `${target.url}a`, clientId: "a" }] } }),
  "media session": target => {
    navigator.mediaSession.metadata = new MediaMetadata({
      title: "a",
      artwork: [{ src: target.url, sizes: "96x96", type: "image/png" }],
    })
  },
}

/** What no policy stops: connections and questions made ahead of a visit. */
const ahead = {
  "preconnect": target => {
    add("link", { rel: "preconnect", href: target.url })
  },
  "preconnect by an existing link": target => {
    const link = document.querySelector("link").cloneNode()
    link.relList.value = "preconnect"
    link.setAttribute("href", target.url)
    document.head.append(link)
  },
  "preconnect by an attribute node": target => {
    const link = document.querySelector("link").cloneNode()
    link.relList.value = "preconnect"
    link.getAttributeNode("href").value = target.url
    document.head.append(link)
  },
  "preconnect by markup": target => {
    document.createElement("p").innerHTML = "a"
    const part = add("p")
    part.innerHTML = `<link rel="preconnect" href="${target.url}">`
  },
}

/** The same by names: heard by a name server only. */
const names = {
  "dns-prefetch": target => {
    add("link", { rel: "dns-prefetch", href: `//${target.name}` })
  },
  "name of a preconnect": target => {
    add("link", { rel: "preconnect", href: `http://${target.name}/` })
  },
  "name of an anchor": target => {
    document.head.append(
      Object.assign(document.createElement("meta"), { httpEquiv: "x-dns-prefetch-control", content: "on" }),
    )
    add("a", { href: `http://${target.name}/`, textContent: "a" })
  },
  "name of an anchor by attribute": target => {
    add("a", { textContent: "a" }).setAttribute("href", `http://${target.name}/`)
  },
  "name of a request": target => fetch(`http://${target.name}/`, { mode: "no-cors" }),
  "name of an image": target => {
    new Image().src = `http://${target.name}/`
  },
  "name of a call": target => {
    call(window, `stun:${target.name}:3478`)
  },
}

/** Calls, from this window and from every other that a script could come by. */
const calls = {
  "call": target => call(window, target.stun),
  "call over TCP": target => call(window, target.turn),
  "createElement": target => call(windowOf(document.createElement("iframe")), target.stun),
  "createElementNS": target =>
    call(windowOf(document.createElementNS("http://www.w3.org/1999/xhtml", "h:iframe")), target.stun),
  "a name that changes": target => {
    // Whoever looks at the name twice sees two names.
    for (const answers of [
      ["p", "iframe"],
      ["iframe", "p"],
    ]) {
      let asked = 0
      try {
        const element = document.createElement({ toString: () => answers[asked++ % 2] })
        if (element instanceof HTMLIFrameElement) call(windowOf(element), target.stun)
      } catch {}
    }
  },
  "another document": target =>
    call(windowOf(document.implementation.createHTMLDocument("").createElement("iframe")), target.stun),
  "an XML document": target =>
    call(windowOf(new Document().createElementNS("http://www.w3.org/1999/xhtml", "iframe")), target.stun),
  "a document of one element": target =>
    call(
      windowOf(document.implementation.createDocument("http://www.w3.org/1999/xhtml", "iframe").documentElement),
      target.stun,
    ),
  "customized built-in": target => {
    class Frame extends HTMLIFrameElement {}
    customElements.define("a-frame", Frame, { extends: "iframe" })
    call(windowOf(new Frame()), target.stun)
  },
  "XSLTProcessor": target => {
    const xsl = "http://www.w3.org/1999/XSL/Transform"
    const style = new Document()
    const make = (parent, namespace, name, attributes = {}) => {
      const element = style.createElementNS(namespace, name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      return parent.appendChild(element)
    }
    const template = make(make(style, xsl, "xsl:stylesheet", { version: "1.0" }), xsl, "xsl:template", { match: "/" })
    make(template, xsl, "xsl:element", { name: "iframe", namespace: "http://www.w3.org/1999/xhtml" })
    const source = new Document()
    source.append(source.createElement("a"))
    const processor = new XSLTProcessor()
    processor.importStylesheet(style)
    call(windowOf(processor.transformToFragment(source, document).firstElementChild), target.stun)
  },
  "innerHTML": target => {
    const part = add("p")
    part.innerHTML = "<iframe></iframe>"
    call(part.firstChild.contentWindow, target.stun)
  },
  "outerHTML": target => {
    const part = add("p")
    part.outerHTML = "<iframe id=outer></iframe>"
    call(document.querySelector("#outer").contentWindow, target.stun)
  },
  "insertAdjacentHTML": target => {
    const part = add("p")
    part.insertAdjacentHTML("beforeend", "<iframe></iframe>")
    call(part.firstChild.contentWindow, target.stun)
  },
  "template": target => {
    const template = document.createElement("template")
    template.innerHTML = "<iframe></iframe>"
    call(windowOf(document.importNode(template.content, true).firstChild), target.stun)
  },
  "shadow root": target => {
    const root = add("p").attachShadow({ mode: "closed" })
    root.innerHTML = "<iframe></iframe>"
    call(root.firstChild.contentWindow, target.stun)
  },
  "setHTML": target => {
    const part = add("p")
    part.setHTML("<iframe></iframe>")
    call(part.firstChild.contentWindow, target.stun)
  },
  "setHTMLUnsafe": target => {
    const part = add("p")
    part.setHTMLUnsafe("<iframe></iframe>")
    call(part.firstChild.contentWindow, target.stun)
  },
  "parseHTMLUnsafe": target =>
    call(windowOf(Document.parseHTMLUnsafe("<iframe></iframe>").querySelector("iframe")), target.stun),
  "contextual fragment": target =>
    call(windowOf(document.createRange().createContextualFragment("<iframe></iframe>").firstChild), target.stun),
  "DOMParser": target =>
    call(
      windowOf(
        document.importNode(
          new DOMParser().parseFromString("<iframe></iframe>", "text/html").querySelector("iframe"),
          true,
        ),
      ),
      target.stun,
    ),
  "execCommand": target => {
    const part = add("p", { contentEditable: "true", textContent: "a" })
    part.focus()
    document.execCommand("insertHTML", false, "<iframe id=command></iframe>")
    call(document.querySelector("#command").contentWindow, target.stun)
  },
  "object of a window": target =>
    call(
      windowOf(Object.assign(document.createElement("object"), { type: "text/html", data: "about:blank" })),
      target.stun,
    ),
  "embed of a window": target =>
    call(
      windowOf(Object.assign(document.createElement("embed"), { type: "text/html", src: "about:blank" })),
      target.stun,
    ),
  "frameset": target => {
    const set = document.createElement("frameset")
    const frame = document.createElement("frame")
    set.append(frame)
    document.documentElement.append(set)
    call(frame.contentWindow, target.stun)
  },
}

/** What takes the tab away or opens another; each needs a tab of its own. */
const tabs = {
  "open": target => call(open("about:blank"), target.stun),
  "document.open": target => call(document.open("about:blank", "_blank", ""), target.stun),
  "policy report": target => {
    document.head.append(
      Object.assign(document.createElement("meta"), {
        httpEquiv: "Content-Security-Policy",
        content: `img-src 'none'; report-uri ${target.url}`,
      }),
    )
    new Image().src = "http://127.0.0.1:1/"
  },
  "location": target => {
    location = target.url
  },
  "location.assign": target => {
    location.assign(target.url)
  },
  "location, same place": () => {
    location.search = "?told"
  },
  "navigation": target => navigation.navigate(target.url),
  "navigation, its event stopped": target => {
    navigation.addEventListener("navigate", event => event.stopImmediatePropagation(), true)
    Event.prototype.preventDefault = () => {}
    location = target.url
  },
  "window": target => {
    window.open(target.url)
  },
  "link": target => {
    add("a", { href: target.url }).click()
  },
  "link to a new tab": target => {
    add("a", { href: target.url, target: "_blank" }).click()
  },
  "link that saves": target => {
    add("a", { href: target.url, download: "a" }).click()
  },
  "link of SVG": target => {
    draw("a", { href: target.url }).dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, view: window }),
    )
  },
  "link, animated": target => {
    const link = draw("a", {})
    link.append(make("set", { attributeName: "href", to: target.url }))
    setTimeout(
      () => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window })),
      300,
    )
  },
  "link by a clicked event": target => {
    const link = document.createElement("a")
    link.href = target.url
    link.dispatchEvent(new MouseEvent("click", { cancelable: true, view: window }))
  },
  "refresh": target => {
    document.head.append(
      Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: `0; url=${target.url}` }),
    )
  },
  "refresh by an existing element": target => {
    const meta = document.querySelector("meta[name=viewport]")
    meta.setAttribute("http-equiv", "refresh")
    meta.setAttribute("content", `0; url=${target.url}`)
  },
  "form": target => {
    add("form", { action: target.url }).submit()
  },
  "form to a new tab": target => {
    add("form", { action: target.url, target: "_blank" }).submit()
  },
  "form to a new tab, asked": target => {
    add("form", { action: target.url, target: "_blank" }).requestSubmit()
  },
  "form to a new tab, its button": target => {
    const button = Object.assign(document.createElement("button"), { formAction: target.url, formTarget: "_blank" })
    add("form").append(button)
    button.click()
  },
  "form to a new tab, in a shadow root": target => {
    const input = Object.assign(document.createElement("input"), {
      type: "submit",
      formAction: target.url,
      formTarget: "_blank",
    })
    const form = document.createElement("form")
    form.append(input)
    add("p").attachShadow({ mode: "closed" }).append(form)
    input.click()
  },
  "data page": target => {
    location = `data:text/html,<script>location="${target.url}"</script>`
  },
  "javascript page": target => {
    location = `javascript:location="${target.url}"`
  },
  "blob page that refreshes": target => {
    const page = new Blob([`<meta http-equiv="refresh" content="0; url=${target.url}">`], { type: "text/html" })
    // As if it were to be saved first: what is let through for a download is let through once more.
    const address = URL.createObjectURL(page)
    add("a", { href: address, download: "a" }).click()
    setTimeout(() => {
      location = address
    }, 300)
  },
  "blob page": target => {
    location = URL.createObjectURL(
      new Blob(
        [
          `<script>
      const connection = new RTCPeerConnection({iceServers: [{urls: "${target.stun}"}]})
      connection.createDataChannel("a")
      connection.createOffer().then(offer => connection.setLocalDescription(offer))
      </script>`,
        ],
        { type: "text/html" },
      ),
    )
  },
}

/** By a script that runs before the page's program, and starts the first worker. */
const early = {
  "worker of another Blob": target => {
    // Before anything was taken away in the worker, it may make a document.
    const leaving = `<meta http-equiv="refresh" content="0; url=${target.url}">`
    const program = `postMessage(URL.createObjectURL(new Blob(['${leaving}'], { type: "text/html" })))`
    const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }))
    const policy = globalThis.trustedTypes?.createPolicy("outis", { createScriptURL: text => text })
    const made = new Worker(policy?.createScriptURL(address) ?? address)
    made.onmessage = ({ data }) => {
      location = data
    }
    keep.push(made)
  },
  "worker of another Blob, by others' hands": target => {
    const leaving = `<meta http-equiv="refresh" content="0; url=${target.url}">`
    const program = `postMessage(URL.createObjectURL(new Blob(['${leaving}'], { type: "text/html" })))`
    // Whatever puts a worker's program together may go through these.
    const original = Array.prototype[Symbol.iterator]
    Array.prototype[Symbol.iterator] = function* () {
      yield program
    }
    Object.prototype.type = "text/javascript"
    const address = URL.createObjectURL(new Blob(["later"], {}))
    delete Object.prototype.type
    Array.prototype[Symbol.iterator] = original
    const policy = globalThis.trustedTypes?.createPolicy("outis", { createScriptURL: text => text })
    const made = new Worker(policy?.createScriptURL(address) ?? address)
    made.onmessage = ({ data }) => {
      location = data
    }
    keep.push(made)
  },
  "worker of a Blob without a type": target => {
    const leaving = `<meta http-equiv="refresh" content="0; url=${target.url}">`
    const program = `postMessage(URL.createObjectURL(new Blob(['${leaving}'], { type: "text/html" })))`
    const address = URL.createObjectURL(new Blob([program]))
    const policy = globalThis.trustedTypes?.createPolicy("outis", { createScriptURL: text => text })
    // The constructor may be come by from what it makes.
    const made = new Worker.prototype.constructor(policy?.createScriptURL(address) ?? address)
    made.onmessage = ({ data }) => {
      location = data
    }
    keep.push(made)
  },
}

/** What is heard even of the page as it is built, as SECURITY.md says. */
const remaining = {
  "location, near the end of the stack": target => {
    // Where no listener can be called any more, none can stop the event.
    let depth = 0
    const leave = () => {
      depth += 1
      try {
        leave()
      } catch {}
      depth -= 1
      if (depth % 50 === 0)
        try {
          location = target.url
        } catch {}
    }
    setTimeout(leave)
  },
}

/** From a worker. */
const worker = {
  "worker: fetch": target => fetch(target.url, { mode: "no-cors" }),
  "worker: fetch keepalive": target => fetch(target.url, { mode: "no-cors", keepalive: true }),
  "worker: XMLHttpRequest": target => {
    const request = new XMLHttpRequest()
    request.open("GET", target.url)
    request.send()
  },
  "worker: WebSocket": target => {
    keep.push(new WebSocket(target.socket))
  },
  "worker: EventSource": target => {
    keep.push(new EventSource(target.url))
  },
  "worker: WebTransport": target => {
    keep.push(new WebTransport(target.datagrams))
  },
  "worker: import()": target => import(target.url),
  "worker: importScripts": target => {
    importScripts(target.url)
  },
  "worker: eval": target => {
    eval(`fetch("${target.url}", {mode: "no-cors"})`)
  },
  "worker: Function": target => {
    new Function(`fetch("${target.url}", {mode: "no-cors"})`)()
  },
  "worker: FontFace": target => new FontFace("a", `url(${target.url})`).load(),
  "worker: cache": async target => (await caches.open("a")).add(new Request(target.url, { mode: "no-cors" })),
  "worker: Worker": target => {
    keep.push(new Worker(target.url))
  },
  "worker: Worker of a blob": target => {
    keep.push(
      new Worker(
        URL.createObjectURL(new Blob([`fetch("${target.url}", {mode: "no-cors"})`], { type: "text/javascript" })),
      ),
    )
  },
  "worker: Worker of data": target => {
    keep.push(new Worker(`data:text/javascript,fetch("${target.url}", {mode: "no-cors"})`))
  },
}

/** Places that keep something, or hand it to others on this computer. True means that it worked. */
const stores = {
  "cookie": () => {
    document.cookie = "a=1; max-age=99"
    return !Object.hasOwn(document, "cookie") && document.cookie.includes("a=1")
  },
  "cookieStore": async () => {
    await cookieStore.set("b", "1")
    return (await cookieStore.get("b")).value === "1"
  },
  "localStorage": () => {
    localStorage.setItem("a", "1")
    return localStorage.getItem("a") === "1"
  },
  "sessionStorage": () => {
    sessionStorage.setItem("a", "1")
    return sessionStorage.getItem("a") === "1"
  },
  "indexedDB": () =>
    new Promise(resolve => {
      indexedDB.open("a").onsuccess = () => resolve(true)
    }),
  "caches": async () => Boolean(await caches.open("a")),
  "private files": async () =>
    Boolean(await (await navigator.storage.getDirectory()).getFileHandle("a", { create: true })),
  "old private files": () => new Promise(resolve => webkitRequestFileSystem(0, 9, () => resolve(true))),
  "BroadcastChannel": () => {
    new BroadcastChannel("a").postMessage("a")
    return true
  },
  "locks": () => navigator.locks.request("a", () => true),
  "clipboard": async () => {
    await navigator.clipboard.writeText("a")
    return true
  },
  "copy": () => {
    add("input", { value: "a" }).select()
    return document.execCommand("copy")
  },
  "data of a copy": () => {
    const data = new DataTransfer()
    data.setData("text/plain", "a")
    return data.getData("text/plain") === "a"
  },
  "items of a copy": () => {
    const { items } = new DataTransfer()
    items.add("a", "text/plain")
    return items.length === 1
  },
  "state of the history": () => {
    // Near the end of the stack, no listener stops what it should.
    const put = () => {
      try {
        put()
      } catch {}
      if (history.state !== "a")
        try {
          history.replaceState("a", "")
        } catch {}
    }
    put()
    return history.state === "a"
  },
  "state of the navigation": () => {
    navigation.updateCurrentEntry({ state: "a" })
    return navigation.currentEntry.getState() === "a"
  },
  "storage access": async () => Boolean(await document.requestStorageAccess({ all: true })),
  "crash report": async () => {
    await crashReport.initialize(99)
    crashReport.set("a", "1")
    return true
  },
  "login": async () => {
    await navigator.login.setStatus("logged-in")
    return true
  },
  "interest group": async () => {
    await navigator.joinAdInterestGroup({ owner: location.origin, name: "a", lifetimeMs: 99_999 })
    return true
  },
  "badge": async () => {
    await navigator.setAppBadge(1)
    return true
  },
  "window's name": () => {
    window.name = "a"
    return Object.getOwnPropertyDescriptor(window, "name")?.get !== undefined
  },
}

export const routes = { requests, ahead, names, calls, tabs, early, remaining, worker, stores }

/** A program that gives the names of those of these routes that worked. */
export function working(routes) {
  const tries = Object.entries(routes).map(([name, route]) => `[${JSON.stringify(name)}, ${route}]`)
  return `(async () => {
    ${add}
    const worked = []
    for (const [name, route] of [${tries.join(",\n")}]) {
      const late = new Promise(resolve => setTimeout(resolve, 1000, false))
      if (await Promise.race([late, Promise.resolve().then(route).catch(() => false)])) worked.push(name)
    }
    return worked
  })()`
}

/** What the functions above may use. */
function draw(tag, attributes) {
  const svg = make("svg", { width: "9", height: "9" })
  document.body.append(svg)
  return svg.appendChild(make(tag, attributes))
}

function make(tag, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** A program that tries these routes, each with its addresses, and lets none keep the others from trying. */
export function trying(routes, addresses) {
  const tries = Object.entries(routes).map(
    ([name, route]) =>
      `try { Promise.resolve((${route})(${JSON.stringify(addresses[name])})).catch(() => {}) } catch {}`,
  )
  return `{ const keep = globalThis.outisKept = []; ${[add, call, sheet, windowOf, draw, make].join(
    ";",
  )}; ${tries.join("\n")} }`
}
