// Runs first, in page and worker. Takes away what Outis does not need and no policy stops:
// calls to other computers, other windows (each would bring everything back), addresses
// other than this page's own, and places that keep what nobody saved. SECURITY.md says why.
{
  // Taken before any other code could replace them.
  const {apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys} = Reflect
  const {exec} = RegExp.prototype
  const {toLowerCase} = String.prototype
  const fits = (pattern, text) => apply(exec, pattern, [text]) !== null
  const getter = (owner, name) => getOwnPropertyDescriptor(owner, name)?.get ?? getter(getPrototypeOf(owner), name)
  const refuse = what => { throw new TypeError(`Outis refuses ${what}`) }

  const remove = (owner, ...names) => {
    for (let holder = owner; holder; holder = getPrototypeOf(holder)) {
      for (const name of names) deleteProperty(holder, name)
    }
  }
  /** Puts a function that knows the one before in its place. */
  const replace = (owner, name, made) => {
    const before = getOwnPropertyDescriptor(owner ?? {}, name)
    if (before) defineProperty(owner, name, {...before, value: made(before.value)})
  }
  /** The same for what is written to a property; without `made`, nothing can be. */
  const rewrite = (owner, name, made) => {
    const before = getOwnPropertyDescriptor(owner ?? {}, name)
    if (before?.set && before.configurable) defineProperty(owner, name, {...before, set: made?.(before.set)})
  }

  // Of the locks, whose names other pages of the same place can read, remains how a page knows that
  // its worker lives: that holds one of a name that nobody chooses, and the page waits for its end.
  const {locks} = navigator
  if (locks) {
    const [request, query] = ["request", "query"].map(name => locks[name].bind(locks))
    const named = crypto.randomUUID.bind(crypto)
    const forever = new Promise(() => {})
    const outisLife = globalThis.document
      ? {async ended(name) {
        if ((await query()).held.some(lock => lock.name === name)) await request(name, () => {})
      }}
      : {hold(told) {
        const name = named()
        return request(name, () => {
          told(name)
          return forever
        })
      }}
    defineProperty(globalThis, "outisLife", {value: Object.freeze(outisLife)})
  }

  // Calls.
  for (const name of ownKeys(globalThis)) {
    if (typeof name === "string" && fits(/^(?:webkit|moz)?RTC/, name)) remove(globalThis, name)
  }
  // What hands something to a service, a device or another program.
  remove(globalThis, "PresentationRequest", "PaymentRequest", "PublicKeyCredential", "Notification",
    "speechSynthesis", "SpeechRecognition", "webkitSpeechRecognition")
  remove((globalThis.Navigator ?? globalThis.WorkerNavigator).prototype, "bluetooth", "clipboard", "contacts",
    "credentials", "geolocation", "getUserMedia", "hid", "locks", "mediaDevices", "mozGetUserMedia", "presentation",
    "registerProtocolHandler", "requestMIDIAccess", "serial", "serviceWorker", "share", "storageBuckets", "usb",
    "webkitGetUserMedia", "xr")
  // What keeps something, or hands it to another page of the same place.
  remove(globalThis, "localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore", "sharedStorage",
    "BroadcastChannel", "SharedWorker", "webkitRequestFileSystem", "webkitRequestFileSystemSync",
    "webkitResolveLocalFileSystemURL", "webkitResolveLocalFileSystemSyncURL")
  remove(globalThis.StorageManager?.prototype, "getDirectory", "persist")

  // What is saved is bytes, never a document, which would have everything back and could be gone to.
  const {slice} = Blob.prototype
  const [ofType, ofSize] = ["type", "size"].map(name => getter(Blob.prototype, name))
  replace(URL, "createObjectURL", before => function createObjectURL(blob) {
    const plain = apply(ofType, blob, []) === "text/javascript"
      ? blob : apply(slice, blob, [0, apply(ofSize, blob, []), "application/octet-stream"])
    return apply(before, this, [plain])
  })

  if (globalThis.document) harden()
  // Only the page starts workers, each of which begins with this.
  else remove(globalThis, "Worker")

  function harden() {
    const ELEMENTS = /(?:^|:)(?:i?frame|frameset|fencedframe|object|embed|applet|portal|link|meta|base|set|animate\w*)$/
    const NEVER = /(?:^|:)(?:attributionsrc|content|http-equiv|ping|srcdoc|target)$/
    const HREF = /(?:^|:)href$/
    /** Addresses within this page. */
    const OWN = /^(?:#|blob:|$)/
    const MARKUP = new RegExp("<(?:[^\\s/>]*:)?(?:i?frame|frameset|fencedframe|object|embed|applet|portal|link|meta|base|set|animate\\w*)(?:[\\s/>]|$)"
      + "|(?:attributionsrc|content|http-equiv|ping|srcdoc|target)\\s*=|href\\s*=(?!\\s*[\"']?#)", "i")

    // Other windows, and what makes documents of text.
    remove(globalThis, "open", "name", "DOMParser", "XSLTProcessor", "documentPictureInPicture", "fence")
    remove(Document.prototype, "open", "write", "writeln", "close", "cookie", "execCommand", "createAttribute", "createAttributeNS")
    remove(DOMImplementation.prototype, "createDocument")
    remove(Range.prototype, "createContextualFragment")
    for (const owner of [Document, Document.prototype, Element.prototype, ShadowRoot.prototype]) {
      for (const name of ownKeys(owner)) {
        if (typeof name === "string" && fits(/HTML/, name) && !fits(/^(?:inner|outer|get)HTML$/, name)) deleteProperty(owner, name)
      }
      rewrite(owner, "outerHTML")
      rewrite(owner, "innerHTML", before => function (value) {
        let text = value ?? ""
        // Lit's templates come as trusted values, which say their text only this way.
        try { text = apply(trusted, value, []) } catch { value = text = `${text}` }
        if (fits(MARKUP, text)) refuse("this markup")
        apply(before, this, [value])
      })
    }
    const trusted = globalThis.TrustedHTML?.prototype.toString

    // Elements. A name is turned into a text once, and that text is used.
    const admit = name => fits(ELEMENTS, apply(toLowerCase, name, [])) ? refuse(`an element ${name}`) : name
    replace(Document.prototype, "createElement", before => function createElement(name, options) {
      return apply(before, this, [admit(`${name}`), options])
    })
    replace(Document.prototype, "createElementNS", before => function createElementNS(namespace, name, options) {
      return apply(before, this, [namespace, admit(`${name}`), options])
    })
    replace(CustomElementRegistry.prototype, "define", before => function define(name, constructor, options) {
      if (options !== undefined) refuse("elements that extend the browser's own")
      return apply(before, this, [name, constructor])
    })

    // Attributes, so that no element there is takes somebody elsewhere.
    const check = (name, value) => {
      const lower = apply(toLowerCase, name, [])
      if (fits(NEVER, lower) || fits(HREF, lower) && !fits(OWN, value)) refuse(`the attribute ${name}`)
    }
    replace(Element.prototype, "setAttribute", before => function setAttribute(name, value) {
      check(name = `${name}`, value = `${value}`)
      return apply(before, this, [name, value])
    })
    replace(Element.prototype, "setAttributeNS", before => function setAttributeNS(namespace, name, value) {
      check(name = `${name}`, value = `${value}`)
      return apply(before, this, [namespace, name, value])
    })
    remove(Element.prototype, "setAttributeNode", "setAttributeNodeNS")
    remove(NamedNodeMap.prototype, "setNamedItem", "setNamedItemNS")
    rewrite(Attr.prototype, "value")
    const type = getter(Node.prototype, "nodeType")
    const ATTRIBUTE = Node.ATTRIBUTE_NODE
    for (const name of ["nodeValue", "textContent"]) {
      rewrite(Node.prototype, name, before => function (value) {
        if (apply(type, this, []) === ATTRIBUTE) refuse("an attribute")
        apply(before, this, [value])
      })
    }
    rewrite(SVGAnimatedString.prototype, "baseVal")
    for (const owner of [HTMLLinkElement, HTMLMetaElement, HTMLBaseElement, HTMLAreaElement, HTMLAnchorElement]) {
      for (const name of ownKeys(owner.prototype)) {
        if (owner !== HTMLAnchorElement || name !== "href" && name !== "download") rewrite(owner.prototype, name)
      }
    }
    rewrite(HTMLAnchorElement.prototype, "href", before => function (value) {
      check("href", value = `${value}`)
      apply(before, this, [value])
    })

    // Leaving. Files are saved, and the page may be loaded again; where there is no such event, a tab can be led away.
    if (!globalThis.navigation) return
    const {preventDefault} = Event.prototype
    const [kind, to] = ["navigationType", "destination"].map(name => getter(NavigateEvent.prototype, name))
    const address = getter(NavigationDestination.prototype, "url")
    const here = location.href
    navigation.addEventListener("navigate", event => {
      const url = apply(address, apply(to, event, []), [])
      const again = apply(kind, event, []) === "reload" && url === here
      if (!again && !fits(/^blob:/, url)) apply(preventDefault, event, [])
      // A listener that captures comes first, so that no other can stop the event before.
    }, true)
  }
}
