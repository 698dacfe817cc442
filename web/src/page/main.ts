/// Puts the page together: state, worker, elements. Nothing else knows all three.

// Before everything else, so that nobody else has it.
import "./portal/channel.js"
// Then this, so that the leading worker has begun when the rest runs.
import {startWorker} from "./start.js"
import {Client} from "./client.js"
import type {Context} from "./controller/context.js"
import {Controller} from "./controller/controller.js"
import {ownValues} from "./controller/own.js"
import {sourcesOf} from "./controller/sources.js"
import "./outis-app/outis-app.js"
import type {OutisApp} from "./outis-app/outis-app.js"
import {historyStep} from "./history-list/history-keys.js"
import {missingAbility} from "./abilities.js"
import {unitsOf} from "./counted.js"
import {arrived} from "./modules.js"
import {OwnValuesEvent} from "./own-values/question.js"
import {ActEvent} from "./state/actions.js"
import {countedIn, initial, recipeOf, unsaved} from "./state/state.js"
import {Store} from "./state/store.js"
import {adoptStyles} from "./styles/adopt.js"
import type {Life} from "./watch.js"
import {changeLanguage, preferred} from "./languages.js"
import {speakOf, spoken, words} from "./words.js"

adoptStyles()
const language = preferred(navigator.languages)
// Who reads English does not wait, not even for a promise.
if (language === spoken()) begin()
else void changeLanguage(language).then(begin, begin)

function begin(): void {
  document.documentElement.lang = spoken()
  const missing = missingAbility()
  if (missing !== null)
    return void arrived().then(() => document.querySelector("#plain")?.replaceChildren(words(missing)))
  // The message that Outis could not start is not seen from now on, and goes once it has arrived.
  document.documentElement.dataset["outis"] = "running"
  void arrived().then(() => document.querySelector("#plain")?.remove())
  document.querySelector("#starting")?.remove()
  start()
}

function start(): void {
  // Where the meanings of words have no room beside the work, they stay closed above it.
  const store = new Store({...initial, language: spoken(), explained: matchMedia("(width >= 1180px)").matches})
  const app = document.createElement("outis-app") as OutisApp
  const client = new Client(
    startWorker,
    {
      ready: version => {
        void controller.ready(version)
        document.documentElement.dataset["outisReady"] = version
      },
      died: death => controller.died(death),
      silent: silence => store.update({silence}),
    },
    (globalThis as {outisLife?: Life}).outisLife,
  )
  const context: Context = {
    store,
    client,
    files: new Map(),
    given: new Map(),
    announce: text => {
      app.spoken = text
    },
  }
  const controller = new Controller(context)

  app.sources = sourcesOf(context)
  // Before anything is said about a change, words know what is counted.
  store.listen(state => {
    const counted = countedIn(state)
    if (counted !== null) speakOf(unitsOf(counted), recipeOf(state)?.missing.match)
  })
  app.state = store.state
  app.addEventListener(ActEvent.type, event => controller.do(event.action))
  store.listen((state, previous) => {
    app.state = state
    if (state.theme !== previous.theme) document.documentElement.dataset["theme"] = state.theme
    if (state.language !== previous.language) app.sayAnew()
  })
  addEventListener("beforeunload", event => {
    if (unsaved(store.state) || app.kinds.unsaved) event.preventDefault()
  })
  addEventListener("keydown", event => {
    const step = historyStep(event, event.composedPath()[0])
    const {history} = store.state
    if (step === 0 || history === null) return
    event.preventDefault()
    const index = history.index + step
    if (index in history.entries) controller.do({kind: "visit", index})
    else context.announce(words(step < 0 ? "history-undo-none" : "history-redo-none"))
  })
  app.addEventListener(OwnValuesEvent.type, event => {
    event.answer = ownValues(context, event.question)
  })
  // A dropped file would replace this page by that file.
  addEventListener("dragover", event => event.preventDefault())
  addEventListener("drop", event => {
    const isTaken = event.defaultPrevented
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (!isTaken && files.length > 0) controller.do({kind: "give-files", files})
  })
  document.body.append(app)
  client.start()
}
