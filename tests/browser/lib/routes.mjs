// Every way out of a page that was thought of, each as a function that runs in a page or
// worker and may use nothing from this module. `to` holds the route's own addresses
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
  "fetch": to => fetch(to.url, { mode: "no-cors" }),
  "fetch keepalive": to => fetch(to.url, { mode: "no-cors", keepalive: true }),
  "fetchLater": to => {
    keep.push(fetchLater(to.url, { activateAfter: 0 }))
  },
  "XMLHttpRequest": to => {
    const request = new XMLHttpRequest()
    request.open("GET", to.url)
    request.send()
  },
  "beacon": to => {
    navigator.sendBeacon(to.url, "a")
  },
  "WebSocket": to => {
    keep.push(new WebSocket(to.socket))
  },
  "EventSource": to => {
    keep.push(new EventSource(to.url))
  },
  "WebTransport": to => {
    keep.push(new WebTransport(to.datagrams))
  },
  "image": to => {
    const image = new Image()
    image.src = to.url
    keep.push(image)
  },
  "srcset": to => {
    add("img", { srcset: `${to.url} 1x` })
  },
  "picture": to => {
    const picture = add("picture")
    const source = document.createElement("source")
    source.srcset = to.url
    picture.append(source, new Image())
  },
  "svg image": to => {
    draw("image", { href: to.url, width: "9", height: "9" })
  },
  "svg image, xlink": to => {
    const image = draw("image", { width: "9", height: "9" })
    image.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", to.url)
  },
  "svg feImage": to => {
    draw("filter", { id: "f" }).append(make("feImage", { href: to.url }))
    draw("rect", { width: "9", height: "9", filter: "url(#f)" })
  },
  "css background": to => sheet(`.$ { background: url(${to.url}) }`),
  "css cursor": to => sheet(`html, .$ { cursor: url(${to.url}), auto }`),
  "css mask": to => sheet(`.$ { mask: url(${to.url}) }`),
  "css content": to => sheet(`.$::before { content: url(${to.url}) }`),
  "css list image": to => sheet(`.$ { display: list-item; list-style: url(${to.url}) inside }`),
  "css border image": to => sheet(`.$ { border: 1px solid; border-image: url(${to.url}) 1 }`),
  "css image-set": to => sheet(`.$ { background: image-set(url(${to.url}) 1x) }`),
  "css shape": to => sheet(`.$ { float: left; shape-outside: url(${to.url}) }`),
  "css font": to => sheet(`@font-face { font-family: $; src: url(${to.url}) } .$ { font-family: $ }`),
  "style property": to => {
    add("div", { textContent: "a" }).style.backgroundImage = `url(${to.url})`
  },
  "style attribute": to => {
    add("div", { textContent: "a" }, { style: `background: url(${to.url})` })
  },
  "style element": to => {
    add("style", { textContent: `body { background: url(${to.url}) }` })
  },
  "style import": to => {
    add("style", { textContent: `@import url(${to.url});` })
  },
  "FontFace": to => new FontFace("a", `url(${to.url})`).load(),
  "script": to => {
    add("script", { src: to.url })
  },
  "script module": to => {
    add("script", { type: "module", src: to.url })
  },
  "inline script": to => {
    add("script", { text: `new Image().src = "${to.url}"` })
  },
  "import()": to => import(to.url),
  "stylesheet": to => {
    add("link", { rel: "stylesheet", href: to.url })
  },
  "prefetch": to => {
    add("link", { rel: "prefetch", href: to.url })
  },
  "preload": to => {
    add("link", { rel: "preload", as: "image", href: to.url })
  },
  "modulepreload": to => {
    add("link", { rel: "modulepreload", href: to.url })
  },
  "manifest": to => {
    add("link", { rel: "manifest", href: to.url })
  },
  "icon": to => {
    add("link", { rel: "icon", href: to.url })
  },
  "speculation rules": to => {
    add("script", {
      type: "speculationrules",
      text: JSON.stringify({ prefetch: [{ source: "list", urls: [to.url] }] }),
    })
  },
  "prerender rules": to => {
    add("script", {
      type: "speculationrules",
      text: JSON.stringify({ prerender: [{ source: "list", urls: [to.url] }] }),
    })
  },
  "iframe": to => {
    add("iframe", { src: to.url })
  },
  "srcdoc": to => {
    add("iframe", { srcdoc: `<img src="${to.url}">` })
  },
  "frame of a blob": to => {
    add("iframe", { src: URL.createObjectURL(new Blob([`<img src="${to.url}">`], { type: "text/html" })) })
  },
  "object": to => {
    add("object", { data: to.url })
  },
  "embed": to => {
    add("embed", { src: to.url })
  },
  "video": to => {
    add("video", { src: to.url }).load()
  },
  "poster": to => {
    add("video", { poster: to.url })
  },
  "audio": to => {
    const audio = new Audio(to.url)
    audio.load()
    keep.push(audio)
  },
  "track": to => {
    const video = add("video", { crossOrigin: "anonymous" })
    const track = document.createElement("track")
    Object.assign(track, { src: to.url, default: true, kind: "subtitles" })
    video.append(track)
    track.track.mode = "showing"
  },
  "input image": to => {
    add("input", { type: "image", src: to.url })
  },
  "form in a frame": to => {
    const frame = add("iframe", { name: "form" })
    add("form", { action: to.url, target: frame.name }).submit()
  },
  "Worker": to => {
    keep.push(new Worker(to.url))
  },
  "Worker of a blob": to => {
    keep.push(
      new Worker(URL.createObjectURL(new Blob([`fetch("${to.url}", {mode: "no-cors"})`], { type: "text/javascript" }))),
    )
  },
  "SharedWorker": to => {
    keep.push(
      new SharedWorker(
        URL.createObjectURL(new Blob([`fetch("${to.url}", {mode: "no-cors"})`], { type: "text/javascript" })),
      ),
    )
  },
  "cache": async to => (await caches.open("a")).add(new Request(to.url, { mode: "no-cors" })),
  "ping": to => {
    add("a", { href: "#a", ping: to.url }).click()
  },
  "attribution": to => {
    add("img", { attributionSrc: to.url }, { attributionsrc: to.url })
  },
  "audio worklet": to => new AudioContext().audioWorklet.addModule(to.url),
  "paint worklet": to => CSS.paintWorklet.addModule(to.url),
  "payment": to => {
    new PaymentRequest([{ supportedMethods: to.url }], {
      total: { label: "a", amount: { currency: "EUR", value: "1" } },
    }).canMakePayment()
  },
  "identity": to =>
    navigator.credentials.get({ identity: { providers: [{ configURL: `${to.url}a`, clientId: "a" }] } }),
  "media session": to => {
    navigator.mediaSession.metadata = new MediaMetadata({
      title: "a",
      artwork: [{ src: to.url, sizes: "96x96", type: "image/png" }],
    })
  },
}

/** What no policy stops: connections and questions made ahead of a visit. */
const ahead = {
  "preconnect": to => {
    add("link", { rel: "preconnect", href: to.url })
  },
  "preconnect by an existing link": to => {
    const link = document.querySelector("link").cloneNode()
    link.relList.value = "preconnect"
    link.setAttribute("href", to.url)
    document.head.append(link)
  },
  "preconnect by an attribute node": to => {
    const link = document.querySelector("link").cloneNode()
    link.relList.value = "preconnect"
    link.getAttributeNode("href").value = to.url
    document.head.append(link)
  },
  "preconnect by markup": to => {
    document.createElement("p").innerHTML = "a"
    const part = add("p")
    part.innerHTML = `<link rel="preconnect" href="${to.url}">`
  },
}

/** The same by names: heard by a name server only. */
const names = {
  "dns-prefetch": to => {
    add("link", { rel: "dns-prefetch", href: `//${to.name}` })
  },
  "name of a preconnect": to => {
    add("link", { rel: "preconnect", href: `http://${to.name}/` })
  },
  "name of an anchor": to => {
    document.head.append(
      Object.assign(document.createElement("meta"), { httpEquiv: "x-dns-prefetch-control", content: "on" }),
    )
    add("a", { href: `http://${to.name}/`, textContent: "a" })
  },
  "name of an anchor by attribute": to => {
    add("a", { textContent: "a" }).setAttribute("href", `http://${to.name}/`)
  },
  "name of a request": to => fetch(`http://${to.name}/`, { mode: "no-cors" }),
  "name of an image": to => {
    new Image().src = `http://${to.name}/`
  },
  "name of a call": to => {
    call(window, `stun:${to.name}:3478`)
  },
}

/** Calls, from this window and from every other that a script could come by. */
const calls = {
  "call": to => call(window, to.stun),
  "call over TCP": to => call(window, to.turn),
  "createElement": to => call(windowOf(document.createElement("iframe")), to.stun),
  "createElementNS": to =>
    call(windowOf(document.createElementNS("http://www.w3.org/1999/xhtml", "h:iframe")), to.stun),
  "a name that changes": to => {
    // Whoever looks at the name twice sees two names.
    for (const answers of [
      ["p", "iframe"],
      ["iframe", "p"],
    ]) {
      let asked = 0
      try {
        const element = document.createElement({ toString: () => answers[asked++ % 2] })
        if (element instanceof HTMLIFrameElement) call(windowOf(element), to.stun)
      } catch {}
    }
  },
  "another document": to =>
    call(windowOf(document.implementation.createHTMLDocument("").createElement("iframe")), to.stun),
  "an XML document": to =>
    call(windowOf(new Document().createElementNS("http://www.w3.org/1999/xhtml", "iframe")), to.stun),
  "a document of one element": to =>
    call(
      windowOf(document.implementation.createDocument("http://www.w3.org/1999/xhtml", "iframe").documentElement),
      to.stun,
    ),
  "customized built-in": to => {
    class Frame extends HTMLIFrameElement {}
    customElements.define("a-frame", Frame, { extends: "iframe" })
    call(windowOf(new Frame()), to.stun)
  },
  "XSLTProcessor": to => {
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
    call(windowOf(processor.transformToFragment(source, document).firstElementChild), to.stun)
  },
  "innerHTML": to => {
    const part = add("p")
    part.innerHTML = "<iframe></iframe>"
    call(part.firstChild.contentWindow, to.stun)
  },
  "outerHTML": to => {
    const part = add("p")
    part.outerHTML = "<iframe id=outer></iframe>"
    call(document.querySelector("#outer").contentWindow, to.stun)
  },
  "insertAdjacentHTML": to => {
    const part = add("p")
    part.insertAdjacentHTML("beforeend", "<iframe></iframe>")
    call(part.firstChild.contentWindow, to.stun)
  },
  "template": to => {
    const template = document.createElement("template")
    template.innerHTML = "<iframe></iframe>"
    call(windowOf(document.importNode(template.content, true).firstChild), to.stun)
  },
  "shadow root": to => {
    const root = add("p").attachShadow({ mode: "closed" })
    root.innerHTML = "<iframe></iframe>"
    call(root.firstChild.contentWindow, to.stun)
  },
  "setHTML": to => {
    const part = add("p")
    part.setHTML("<iframe></iframe>")
    call(part.firstChild.contentWindow, to.stun)
  },
  "setHTMLUnsafe": to => {
    const part = add("p")
    part.setHTMLUnsafe("<iframe></iframe>")
    call(part.firstChild.contentWindow, to.stun)
  },
  "parseHTMLUnsafe": to =>
    call(windowOf(Document.parseHTMLUnsafe("<iframe></iframe>").querySelector("iframe")), to.stun),
  "contextual fragment": to =>
    call(windowOf(document.createRange().createContextualFragment("<iframe></iframe>").firstChild), to.stun),
  "DOMParser": to =>
    call(
      windowOf(
        document.importNode(
          new DOMParser().parseFromString("<iframe></iframe>", "text/html").querySelector("iframe"),
          true,
        ),
      ),
      to.stun,
    ),
  "execCommand": to => {
    const part = add("p", { contentEditable: "true", textContent: "a" })
    part.focus()
    document.execCommand("insertHTML", false, "<iframe id=command></iframe>")
    call(document.querySelector("#command").contentWindow, to.stun)
  },
  "object of a window": to =>
    call(
      windowOf(Object.assign(document.createElement("object"), { type: "text/html", data: "about:blank" })),
      to.stun,
    ),
  "embed of a window": to =>
    call(windowOf(Object.assign(document.createElement("embed"), { type: "text/html", src: "about:blank" })), to.stun),
  "frameset": to => {
    const set = document.createElement("frameset")
    const frame = document.createElement("frame")
    set.append(frame)
    document.documentElement.append(set)
    call(frame.contentWindow, to.stun)
  },
}

/** What takes the tab away or opens another; each needs a tab of its own. */
const tabs = {
  "open": to => call(open("about:blank"), to.stun),
  "document.open": to => call(document.open("about:blank", "_blank", ""), to.stun),
  "policy report": to => {
    document.head.append(
      Object.assign(document.createElement("meta"), {
        httpEquiv: "Content-Security-Policy",
        content: `img-src 'none'; report-uri ${to.url}`,
      }),
    )
    new Image().src = "http://127.0.0.1:1/"
  },
  "location": to => {
    location = to.url
  },
  "location.assign": to => {
    location.assign(to.url)
  },
  "location, same place": () => {
    location.search = "?told"
  },
  "navigation": to => navigation.navigate(to.url),
  "navigation, its event stopped": to => {
    navigation.addEventListener("navigate", event => event.stopImmediatePropagation(), true)
    Event.prototype.preventDefault = () => {}
    location = to.url
  },
  "window": to => {
    window.open(to.url)
  },
  "link": to => {
    add("a", { href: to.url }).click()
  },
  "link to a new tab": to => {
    add("a", { href: to.url, target: "_blank" }).click()
  },
  "link that saves": to => {
    add("a", { href: to.url, download: "a" }).click()
  },
  "link of SVG": to => {
    draw("a", { href: to.url }).dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, view: window }),
    )
  },
  "link, animated": to => {
    const link = draw("a", {})
    link.append(make("set", { attributeName: "href", to: to.url }))
    setTimeout(
      () => link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window })),
      300,
    )
  },
  "link by a clicked event": to => {
    const link = document.createElement("a")
    link.href = to.url
    link.dispatchEvent(new MouseEvent("click", { cancelable: true, view: window }))
  },
  "refresh": to => {
    document.head.append(
      Object.assign(document.createElement("meta"), { httpEquiv: "refresh", content: `0; url=${to.url}` }),
    )
  },
  "refresh by an existing element": to => {
    const meta = document.querySelector("meta[name=viewport]")
    meta.setAttribute("http-equiv", "refresh")
    meta.setAttribute("content", `0; url=${to.url}`)
  },
  "form": to => {
    add("form", { action: to.url }).submit()
  },
  "form to a new tab": to => {
    add("form", { action: to.url, target: "_blank" }).submit()
  },
  "form to a new tab, asked": to => {
    add("form", { action: to.url, target: "_blank" }).requestSubmit()
  },
  "form to a new tab, its button": to => {
    const button = Object.assign(document.createElement("button"), { formAction: to.url, formTarget: "_blank" })
    add("form").append(button)
    button.click()
  },
  "form to a new tab, in a shadow root": to => {
    const input = Object.assign(document.createElement("input"), {
      type: "submit",
      formAction: to.url,
      formTarget: "_blank",
    })
    const form = document.createElement("form")
    form.append(input)
    add("p").attachShadow({ mode: "closed" }).append(form)
    input.click()
  },
  "data page": to => {
    location = `data:text/html,<script>location="${to.url}"</script>`
  },
  "javascript page": to => {
    location = `javascript:location="${to.url}"`
  },
  "blob page that refreshes": to => {
    const page = new Blob([`<meta http-equiv="refresh" content="0; url=${to.url}">`], { type: "text/html" })
    // As if it were to be saved first: what is let through for a download is let through once more.
    const address = URL.createObjectURL(page)
    add("a", { href: address, download: "a" }).click()
    setTimeout(() => {
      location = address
    }, 300)
  },
  "blob page": to => {
    location = URL.createObjectURL(
      new Blob(
        [
          `<script>
      const connection = new RTCPeerConnection({iceServers: [{urls: "${to.stun}"}]})
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
  "worker of another Blob": to => {
    // Before anything was taken away in the worker, it may make a document.
    const leaving = `<meta http-equiv="refresh" content="0; url=${to.url}">`
    const program = `postMessage(URL.createObjectURL(new Blob(['${leaving}'], { type: "text/html" })))`
    const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }))
    const policy = globalThis.trustedTypes?.createPolicy("outis", { createScriptURL: text => text })
    const made = new Worker(policy?.createScriptURL(address) ?? address)
    made.onmessage = ({ data }) => {
      location = data
    }
    keep.push(made)
  },
  "worker of another Blob, by others' hands": to => {
    const leaving = `<meta http-equiv="refresh" content="0; url=${to.url}">`
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
  "worker of a Blob without a type": to => {
    const leaving = `<meta http-equiv="refresh" content="0; url=${to.url}">`
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
  "location, near the end of the stack": to => {
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
          location = to.url
        } catch {}
    }
    setTimeout(leave)
  },
}

/** From a worker. */
const worker = {
  "worker: fetch": to => fetch(to.url, { mode: "no-cors" }),
  "worker: fetch keepalive": to => fetch(to.url, { mode: "no-cors", keepalive: true }),
  "worker: XMLHttpRequest": to => {
    const request = new XMLHttpRequest()
    request.open("GET", to.url)
    request.send()
  },
  "worker: WebSocket": to => {
    keep.push(new WebSocket(to.socket))
  },
  "worker: EventSource": to => {
    keep.push(new EventSource(to.url))
  },
  "worker: WebTransport": to => {
    keep.push(new WebTransport(to.datagrams))
  },
  "worker: import()": to => import(to.url),
  "worker: importScripts": to => {
    importScripts(to.url)
  },
  "worker: eval": to => {
    eval(`fetch("${to.url}", {mode: "no-cors"})`)
  },
  "worker: Function": to => {
    new Function(`fetch("${to.url}", {mode: "no-cors"})`)()
  },
  "worker: FontFace": to => new FontFace("a", `url(${to.url})`).load(),
  "worker: cache": async to => (await caches.open("a")).add(new Request(to.url, { mode: "no-cors" })),
  "worker: Worker": to => {
    keep.push(new Worker(to.url))
  },
  "worker: Worker of a blob": to => {
    keep.push(
      new Worker(URL.createObjectURL(new Blob([`fetch("${to.url}", {mode: "no-cors"})`], { type: "text/javascript" }))),
    )
  },
  "worker: Worker of data": to => {
    keep.push(new Worker(`data:text/javascript,fetch("${to.url}", {mode: "no-cors"})`))
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
