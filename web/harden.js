// Runs first, in page and worker. Takes away what Outis does not need and no policy stops:
// calls to other computers, other windows (each would bring everything back), addresses
// other than this page's own, and places that keep what nobody saved. SECURITY.md says why.
void (function begin() {
  // Taken before any other code could replace them.
  const { apply, construct, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } =
    Reflect
  const { exec } = RegExp.prototype
  const { toLowerCase } = String.prototype
  const fits = (pattern, text) => apply(exec, pattern, [text]) !== null
  const getter = (owner, name) => getOwnPropertyDescriptor(owner, name)?.get ?? getter(getPrototypeOf(owner), name)
  const refuse = what => {
    throw new TypeError(`Outis refuses ${what}`)
  }

  // In a worker, functions that are declared behind this are there already, and could stand in the
  // place of what is looked at here. Only a declaration makes one that nothing can delete.
  const everything = this ?? globalThis
  if (!getOwnPropertyDescriptor(everything, "document")?.get) {
    for (const name of ownKeys(everything)) {
      const { configurable, value } = getOwnPropertyDescriptor(everything, name)
      if (!configurable && typeof value === "function") refuse("functions declared for all")
    }
  }

  const remove = (owner, ...names) => {
    for (let holder = owner; holder; holder = getPrototypeOf(holder)) {
      for (const name of names) deleteProperty(holder, name)
    }
  }
  /** Puts a function that knows the one before in its place. */
  const replace = (owner, name, made) => {
    const before = getOwnPropertyDescriptor(owner ?? {}, name)
    if (before) defineProperty(owner, name, { ...before, value: made(before.value) })
  }
  /** The same for what is written to a property; without `made`, nothing can be. */
  const rewrite = (owner, name, made) => {
    const before = getOwnPropertyDescriptor(owner ?? {}, name)
    if (before?.set && before.configurable) defineProperty(owner, name, { ...before, set: made?.(before.set) })
  }

  // Of the locks, whose names other pages of the same place can read, remains how a page knows that
  // its worker lives: that holds one of a name that nobody chooses, and the page waits for its end.
  const { locks } = navigator
  if (locks) {
    const [request, query] = ["request", "query"].map(name => locks[name].bind(locks))
    const named = crypto.randomUUID.bind(crypto)
    const forever = new Promise(() => {})
    const outisLife = globalThis.document
      ? {
          async ended(name) {
            if ((await query()).held.some(lock => lock.name === name)) await request(name, () => {})
          },
        }
      : {
          hold(told) {
            const name = named()
            return request(name, () => {
              told(name)
              return forever
            })
          },
        }
    defineProperty(globalThis, "outisLife", { value: Object.freeze(outisLife) })
  }

  // Whoever opened the page keeps what was taken away here, and may be in league with a script in it.
  if (globalThis.document) {
    globalThis.opener = null
    defineProperty(globalThis, "opener", { value: null, writable: false, configurable: false })
    // Nor does it hand over a port, or itself. Nothing in the page waits for such messages.
    const { stopImmediatePropagation } = Event.prototype
    addEventListener("message", event => apply(stopImmediatePropagation, event, []), true)
  }

  // Calls.
  for (const name of ownKeys(globalThis)) {
    if (typeof name === "string" && fits(/^(?:webkit|moz)?RTC/, name)) remove(globalThis, name)
  }
  // What hands something to a service, a device or another program.
  remove(
    globalThis,
    "PresentationRequest",
    "PaymentRequest",
    "PublicKeyCredential",
    "Notification",
    "speechSynthesis",
    "SpeechRecognition",
    "webkitSpeechRecognition",
    "IdentityCredential",
    "IdentityProvider",
    "LanguageDetector",
    "LanguageModel",
    "Proofreader",
    "Rewriter",
    "Summarizer",
    "Translator",
    "Writer",
  )
  remove(
    (globalThis.Navigator ?? globalThis.WorkerNavigator).prototype,
    "bluetooth",
    "clipboard",
    "contacts",
    "credentials",
    "geolocation",
    "getUserMedia",
    "hid",
    "locks",
    "mediaDevices",
    "mozGetUserMedia",
    "presentation",
    "registerProtocolHandler",
    "requestMIDIAccess",
    "serial",
    "serviceWorker",
    "share",
    "storageBuckets",
    "usb",
    "webkitGetUserMedia",
    "xr",
    // What the browser remembers of a place: that somebody is logged in, interests for its advertisements, a badge.
    "login",
    "joinAdInterestGroup",
    "leaveAdInterestGroup",
    "updateAdInterestGroups",
    "clearOriginJoinedAdInterestGroups",
    "runAdAuction",
    "getInterestGroupAdAuctionData",
    "setAppBadge",
    "clearAppBadge",
  )
  // What keeps something, or hands it to another page of the same place.
  remove(
    globalThis,
    "localStorage",
    "sessionStorage",
    "indexedDB",
    "caches",
    "cookieStore",
    "sharedStorage",
    "BroadcastChannel",
    "SharedWorker",
    "crashReport",
    "webkitRequestFileSystem",
    "webkitRequestFileSystemSync",
    "webkitResolveLocalFileSystemURL",
    "webkitResolveLocalFileSystemSyncURL",
  )
  remove(globalThis.StorageManager?.prototype, "getDirectory", "persist")

  // What is saved is bytes, never a document, which would have everything back and could be gone to.
  const { slice } = Blob.prototype
  const [ofType, ofSize] = ["type", "size"].map(name => getter(Blob.prototype, name))
  // A worker has everything again until this ran there, so that each begins with it, whoever wrote the rest.
  const JAVASCRIPT = "text/javascript"
  // The browser's own constructor, whoever watches Blob.
  const { constructor: Bytes } = new Blob().slice()
  const beginning = new Bytes([`void ${begin}();\n`])
  const { iterator } = Symbol
  /** Both as a list that nobody else's iterator goes through. */
  const both = (first, second) => ({
    [iterator]() {
      const parts = [first, second]
      let given = 0
      return { next: () => ({ done: given === 2, value: given === 2 ? undefined : parts[given++] }) }
    },
  })
  /** The addresses of such programs. */
  const programs = { __proto__: null }
  replace(
    URL,
    "createObjectURL",
    before =>
      function createObjectURL(blob) {
        if (apply(ofType, blob, []) !== JAVASCRIPT) {
          return apply(before, this, [apply(slice, blob, [0, apply(ofSize, blob, []), "application/octet-stream"])])
        }
        const address = apply(before, this, [new Bytes(both(beginning, blob), { __proto__: null, type: JAVASCRIPT })])
        programs[address] = true
        return address
      },
  )

  if (globalThis.document) harden()
  // Only the page starts workers.
  else remove(globalThis, "Worker")

  function harden() {
    const ELEMENTS = /(?:^|:)(?:i?frame|frameset|fencedframe|object|embed|applet|portal|link|meta|base|set|animate\w*)$/
    const NEVER = /(?:^|:)(?:action|attributionsrc|content|form(?:action|target)|http-equiv|ping|srcdoc|target)$/
    const HREF = /(?:^|:)href$/
    /** Addresses within this page. */
    const OWN = /^(?:#|blob:|$)/
    const MARKUP = new RegExp(
      "<(?:[^\\s/>]*:)?"
        + "(?:i?frame|frameset|fencedframe|object|embed|applet|portal|link|meta|base|set|animate\\w*)(?:[\\s/>]|$)"
        + "|(?:action|attributionsrc|content|http-equiv|ping|srcdoc|target)\\s*=|href\\s*=(?!\\s*[\"']?#)",
      "i",
    )

    // Of the types of a program, a browser asks only some workers', so that the address tells.
    const trustedAddress = globalThis.TrustedScriptURL?.prototype.toString
    replace(globalThis, "Worker", before => {
      function Worker(address, options) {
        let text = address
        try {
          text = apply(trustedAddress, address, [])
        } catch {
          address = text = `${address}`
        }
        if (!programs[text]) refuse("a worker of this address")
        // No module: what one imports runs before it.
        return construct(before, [address, { __proto__: null, name: options?.name ?? "" }], new.target)
      }
      Worker.prototype = before.prototype
      defineProperty(before.prototype, "constructor", { value: Worker })
      return Worker
    })

    // Other windows, and what makes documents of text.
    remove(globalThis, "open", "name", "DOMParser", "XSLTProcessor", "documentPictureInPicture", "fence")
    remove(
      Document.prototype,
      "open",
      "write",
      "writeln",
      "close",
      "cookie",
      "execCommand",
      "createAttribute",
      "createAttributeNS",
      "requestStorageAccess",
      "requestStorageAccessFor",
      "browsingTopics",
    )
    remove(DOMImplementation.prototype, "createDocument")
    remove(Range.prototype, "createContextualFragment")
    for (const owner of [Document, Document.prototype, Element.prototype, ShadowRoot.prototype]) {
      for (const name of ownKeys(owner)) {
        if (typeof name === "string" && fits(/HTML/, name) && !fits(/^(?:inner|outer|get)HTML$/, name))
          deleteProperty(owner, name)
      }
      rewrite(owner, "outerHTML")
      rewrite(
        owner,
        "innerHTML",
        before =>
          function (value) {
            let text = value ?? ""
            // Lit's templates come as trusted values, which say their text only this way.
            try {
              text = apply(trusted, value, [])
            } catch {
              value = text = `${text}`
            }
            if (fits(MARKUP, text)) refuse("this markup")
            apply(before, this, [value])
          },
      )
    }
    const trusted = globalThis.TrustedHTML?.prototype.toString

    // Elements. A name is turned into a text once, and that text is used.
    const admit = name => (fits(ELEMENTS, apply(toLowerCase, name, [])) ? refuse(`an element ${name}`) : name)
    replace(
      Document.prototype,
      "createElement",
      before =>
        function createElement(name, options) {
          return apply(before, this, [admit(`${name}`), options])
        },
    )
    replace(
      Document.prototype,
      "createElementNS",
      before =>
        function createElementNS(namespace, name, options) {
          return apply(before, this, [namespace, admit(`${name}`), options])
        },
    )
    replace(
      CustomElementRegistry.prototype,
      "define",
      before =>
        function define(name, constructor, options) {
          if (options !== undefined) refuse("elements that extend the browser's own")
          return apply(before, this, [name, constructor])
        },
    )

    // Attributes, so that no element there is takes somebody elsewhere.
    const check = (name, value) => {
      const lower = apply(toLowerCase, name, [])
      if (fits(NEVER, lower) || (fits(HREF, lower) && !fits(OWN, value))) refuse(`the attribute ${name}`)
    }
    replace(
      Element.prototype,
      "setAttribute",
      before =>
        function setAttribute(name, value) {
          check((name = `${name}`), (value = `${value}`))
          return apply(before, this, [name, value])
        },
    )
    replace(
      Element.prototype,
      "setAttributeNS",
      before =>
        function setAttributeNS(namespace, name, value) {
          check((name = `${name}`), (value = `${value}`))
          return apply(before, this, [namespace, name, value])
        },
    )
    remove(Element.prototype, "setAttributeNode", "setAttributeNodeNS")
    remove(NamedNodeMap.prototype, "setNamedItem", "setNamedItemNS")
    rewrite(Attr.prototype, "value")
    const type = getter(Node.prototype, "nodeType")
    const ATTRIBUTE = Node.ATTRIBUTE_NODE
    for (const name of ["nodeValue", "textContent"]) {
      rewrite(
        Node.prototype,
        name,
        before =>
          function (value) {
            if (apply(type, this, []) === ATTRIBUTE) refuse("an attribute")
            apply(before, this, [value])
          },
      )
    }
    rewrite(SVGAnimatedString.prototype, "baseVal")
    for (const owner of [HTMLLinkElement, HTMLMetaElement, HTMLBaseElement, HTMLAreaElement, HTMLAnchorElement]) {
      for (const name of ownKeys(owner.prototype)) {
        if (owner !== HTMLAnchorElement || (name !== "href" && name !== "download")) rewrite(owner.prototype, name)
      }
    }
    rewrite(
      HTMLAnchorElement.prototype,
      "href",
      before =>
        function (value) {
          check("href", (value = `${value}`))
          apply(before, this, [value])
        },
    )

    // Forms are read, never sent: for one that goes to a new tab, Chromium connects before the policy refuses it.
    remove(HTMLFormElement.prototype, "submit", "requestSubmit")
    for (const owner of [HTMLFormElement, HTMLButtonElement, HTMLInputElement]) {
      for (const name of ["action", "target", "formAction", "formTarget"]) rewrite(owner.prototype, name)
    }

    // What a copy or a drag takes along is what the person chose.
    remove(DataTransfer.prototype, "setData")
    remove(DataTransferItemList.prototype, "add")

    // What the tab's history keeps of an entry, beyond a reload.
    remove(History.prototype, "pushState", "replaceState")
    remove(globalThis.Navigation?.prototype, "navigate", "reload", "updateCurrentEntry")

    // Leaving. Files are saved, and the page may be loaded again; where there is no such event, a tab can be led away.
    if (!globalThis.navigation) return
    const { preventDefault } = Event.prototype
    const [kind, destination] = ["navigationType", "destination"].map(name => getter(NavigateEvent.prototype, name))
    const address = getter(NavigationDestination.prototype, "url")
    const here = location.href
    navigation.addEventListener(
      "navigate",
      event => {
        const url = apply(address, apply(destination, event, []), [])
        const again = apply(kind, event, []) === "reload" && url === here
        if (!again && !fits(/^blob:/, url)) apply(preventDefault, event, [])
        // A listener that captures comes first, so that no other can stop the event before.
      },
      true,
    )
  }
})()
