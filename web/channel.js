// Runs before everything else in the page. Where another page frames this one, the two speak through
// what is made here and by no other way: harden.js, which comes next, stops every message before the
// page's program could hear of it. What comes in is looked at field by field, so that no port, stream or
// window comes along that something could be told to; a release goes out only while a person's click is
// being answered. docs/embedding.md has the protocol, SECURITY.md what this stands against.
void (function () {
  if (globalThis.parent === globalThis.self) return
  // Taken before any other code could replace them.
  const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect
  const { freeze } = Object
  const { exec } = RegExp.prototype
  const { round } = Math
  const getter = (owner, name) => getOwnPropertyDescriptor(owner, name).get
  const [kindOf, phaseOf] = ["type", "eventPhase"].map(name => getter(Event.prototype, name))
  // The browser gives each event its own, which nobody can put another in the place of.
  const trusted = getter(new Event(""), "isTrusted")
  const [dataOf, originOf, sourceOf] = ["data", "origin", "source"].map(name => getter(MessageEvent.prototype, name))
  const sizeOf = getter(Blob.prototype, "size")
  const nameOf = getter(File.prototype, "name")
  const fits = (pattern, text) => typeof text === "string" && apply(exec, pattern, [text]) !== null
  const own = (object, name) => getOwnPropertyDescriptor(object, name)?.value

  const above = globalThis.parent
  const { postMessage } = above
  // `top` no page can take away; where this frame is within a frame, that is somebody else.
  deleteProperty(globalThis, "parent")

  const NAMESPACE = "outis"
  const VERSION = 1
  const ID = /^[\w-]{1,100}$/
  const CODE = /^[a-z][a-z-]{0,40}$/
  const FIELD = /^[\w.-]{1,100}$/
  const CHECKSUM = /^[0-9a-f]{64}$/
  const VERSIONS = /^[\w.+-]{1,60}$/
  /** Characters at most: of a recipe, with the levels of its columns, of a sentence, and of a name. */
  const LONGEST = { __proto__: null, recipe: 1 << 26, policy: 1 << 20, note: 1000, name: 255, lang: 40, theme: 40 }
  const TEXTS = ["lang", "theme", "name", "recipe", "policy"]
  /** Messages that wait at most for the program that takes them. */
  const WAITING = 16
  const COMMON = { __proto__: null, ns: true, v: true, id: true, type: true }
  /** What each message may hold. */
  const FIELDS = {
    __proto__: null,
    hello: { ...COMMON, __proto__: null, lang: true, theme: true },
    open: { ...COMMON, __proto__: null, file: true, name: true, recipe: true, policy: true, texts: true },
    cancel: COMMON,
    close: COMMON,
  }

  /** Where the first message came from; a page that does not tell is `*`, and known as the parent alone. */
  let pinned
  let target
  let hear
  let waiting = []
  let spent
  const opened = { __proto__: null }

  const isBlob = value => {
    try {
      return apply(sizeOf, value, []) >= 0
    } catch {
      return false
    }
  }
  const nameOfFile = value => {
    try {
      return apply(nameOf, value, [])
    } catch {
      return undefined
    }
  }

  const tell = (message, to = target) => {
    try {
      apply(postMessage, above, [{ ns: NAMESPACE, v: VERSION, ...message }, to])
      return true
    } catch {
      return false
    }
  }
  const refuse = (to, id, code, field) =>
    void tell({ id, type: "error", code, ...(fits(FIELD, field) ? { field } : {}) }, to)

  /** The first field of an object that is none of these. */
  const strange = (object, fields) => {
    const names = ownKeys(object)
    for (let i = 0; i < names.length; i += 1) {
      if (typeof names[i] !== "string") return "?"
      if (!fields[names[i]]) return names[i]
    }
    return undefined
  }

  /** What a message says, with nothing in it but texts and one file; or the field that is at fault. */
  const read = (type, data) => {
    const message = { __proto__: null, type }
    for (let i = 0; i < TEXTS.length; i += 1) {
      const name = TEXTS[i]
      const value = own(data, name)
      if (value === undefined) continue
      if (typeof value !== "string" || value.length > LONGEST[name]) return name
      message[name] = value
    }
    if (type !== "open") return message
    const file = own(data, "file")
    if (!isBlob(file)) return "file"
    message.file = file
    message.name ??= nameOfFile(file)
    if (typeof message.name !== "string" || message.name === "" || message.name.length > LONGEST.name) return "name"
    const texts = own(data, "texts")
    if (texts === undefined) return message
    if (typeof texts !== "object" || texts === null) return "texts"
    const stranger = strange(texts, { __proto__: null, note: true })
    if (stranger !== undefined) return `texts.${stranger}`
    const note = own(texts, "note")
    if (note !== undefined && (typeof note !== "string" || note.length > LONGEST.note)) return "texts.note"
    message.note = note
    return message
  }

  const receive = event => {
    if (!apply(trusted, event, []) || apply(sourceOf, event, []) !== above) return
    const data = apply(dataOf, event, [])
    if (typeof data !== "object" || data === null || own(data, "ns") !== NAMESPACE) return
    const origin = apply(originOf, event, [])
    // Who was there first is who is spoken to, as long as this page is there.
    if (pinned !== undefined && origin !== pinned) return
    const to = fits(/^https?:\/\//, origin) ? origin : "*"
    const id = own(data, "id")
    if (!fits(ID, id)) return refuse(to, "", "malformed", "id")
    if (own(data, "v") !== VERSION) return refuse(to, id, "version")
    const type = own(data, "type")
    const fields = typeof type === "string" ? FIELDS[type] : undefined
    if (fields === undefined) return refuse(to, id, "unknown-type")
    const stranger = strange(data, fields)
    if (stranger !== undefined) return refuse(to, id, "unknown-field", stranger)
    const message = read(type, data)
    if (typeof message === "string") return refuse(to, id, "malformed", message)
    if (type === "open") {
      if (opened[id]) return refuse(to, id, "replayed")
      opened[id] = true
    }
    pinned = origin
    target = to
    message.id = id
    message.origin = to === "*" ? null : origin
    if (hear !== undefined) hear(message)
    else if (waiting.length < WAITING) waiting[waiting.length] = message
  }
  addEventListener("message", receive, true)

  const channel = freeze({
    __proto__: null,
    /** Says what holds nothing of a table: short words, and how much of something is done, in hundredths. */
    say(type, id, said) {
      // What it does not have itself, somebody may have put into what all objects have.
      const code = own(said, "code")
      const field = own(said, "field")
      const stage = own(said, "stage")
      const share = own(said, "share")
      const version = own(said, "version")
      if (target === undefined || (type !== "ready" && type !== "progress" && type !== "cancel" && type !== "error"))
        return
      tell({
        id,
        type,
        ...(fits(CODE, code) ? { code } : {}),
        ...(fits(FIELD, field) ? { field } : {}),
        ...(fits(CODE, stage) ? { stage } : {}),
        ...(typeof share === "number" ? { share: round(share * 100) / 100 } : {}),
        ...(fits(VERSIONS, version) ? { version } : {}),
      })
    },
    /**
     * Gives a result back, once for a click that a person made and that is being answered right now.
     * Whether it did.
     */
    give(click, id, result) {
      const release = own(result, "release")
      const sha256 = own(result, "sha256")
      const summary = own(result, "summary")
      const report = own(result, "report")
      const recipe = own(result, "recipe")
      const version = own(result, "version")
      if (target === undefined || !opened[id] || click === spent) return false
      if (!apply(trusted, click, []) || apply(kindOf, click, []) !== "click" || apply(phaseOf, click, []) === 0)
        return false
      if (!isBlob(release) || !isBlob(summary) || !fits(CHECKSUM, sha256) || !fits(VERSIONS, version)) return false
      spent = click
      return tell({
        id,
        type: "result",
        release,
        sha256,
        summary,
        version,
        ...(isBlob(report) ? { report } : {}),
        ...(isBlob(recipe) ? { recipe } : {}),
      })
    },
  })

  // For the program of the page, which takes it before any code of others runs in it; then nobody else can.
  defineProperty(globalThis, "outisChannel", {
    configurable: true,
    value(listener) {
      deleteProperty(globalThis, "outisChannel")
      hear = listener
      const messages = waiting
      waiting = []
      for (let i = 0; i < messages.length; i += 1) hear(messages[i])
      return channel
    },
  })
})()
