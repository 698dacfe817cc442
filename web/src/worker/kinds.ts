/// The worker for sets of items, places and graphs: its module, one file, and what is asked of it. What
/// is broken beyond what the module can tell ends this worker and nothing else.

import {initSync, recipe, Source} from "../generated/outis_kinds.js"
import type {OtherBefore, OtherEnd, OtherLook, Problem, SetAttackReport} from "../generated/protocol.js"
import type {FromKinds, KindCalls, KindMethod, OtherProgress, ToKinds} from "../shared/kinds.js"
import {compiled} from "./module.js"
import {breath} from "./pace.js"
import {slices} from "./slices.js"

/// Milliseconds of work between two looks at the inbox, and between two reports of progress.
const STRETCH = 40
const REPORT = 200

/// Bytes of a seed.
const SEED = 32

/// Bytes that a file may have: all of it has to stand in memory, with what is made of it.
const LARGEST = 1 << 29

type Answers = {
  readonly [Method in KindMethod]: (
    params: KindCalls[Method]["params"],
    progress: (value: KindCalls[Method]["progress"]) => void,
  ) => Promise<KindCalls[Method]["result"]>
}

/// Waits for the module, and answers what is asked in turn.
export function startKinds(scope: DedicatedWorkerGlobalScope): void {
  const say = (message: FromKinds): void => scope.postMessage(message)
  const kept = {source: null as Source | null, stopped: false}
  const answers = answering(kept)
  let ready: Promise<unknown> = Promise.resolve()
  scope.addEventListener("message", ({data}: MessageEvent<ToKinds>) => {
    if (data.kind === "keep") kept.stopped = true
    else if (data.kind === "module") ready = compiled("kinds", data.packed).then(module => initSync({module}))
    else {
      const {id, method, params} = data
      const progress = (value: unknown): void => say({kind: "progress", id, value})
      // One after the other: a file is read before it is looked at.
      ready = ready
        .then(() => (answers[method] as (params: unknown, progress: unknown) => Promise<unknown>)(params, progress))
        .then(value => say({kind: "done", id, value}))
        .catch((thrown: unknown) => {
          const problem = problemOf(thrown)
          if (problem !== null) return say({kind: "failed", id, problem})
          say({kind: "dead", message: String(thrown)})
          scope.close()
        })
    }
  })
}

function answering(kept: {source: Source | null; stopped: boolean}): Answers {
  const given = (): Source => {
    if (kept.source === null) throw {code: "no-table"} satisfies Problem
    return kept.source
  }
  return {
    async open({file}) {
      kept.source?.free()
      kept.source = null
      kept.source = new Source(await whole(file))
      return null
    },
    async attach({name, file}) {
      given().attach(name, await whole(file))
      return null
    },
    async look({kind, delimiter}) {
      return JSON.parse(given().look(kind, delimiter)) as OtherLook
    },
    async recipe({text}) {
      return recipe(text)
    },
    async before({recipe}) {
      return JSON.parse(given().before(recipe)) as OtherBefore
    },
    async run({recipe, seed}, progress) {
      kept.stopped = false
      const way = given().begin(recipe, seed ?? drawn(), seed === undefined)
      const begun = performance.now()
      try {
        const ended = await driven(
          () => way.step(),
          () => {
            const [best, bound] = way.gap()
            const gap = best === undefined || bound === undefined ? null : ([best, bound] as const)
            progress({visited: way.visited(), found: way.found(), gap} satisfies OtherProgress)
            return kept.stopped
          },
        )
        const seconds = (performance.now() - begun) / 1000
        const end = JSON.parse(way.finish(!ended, "browser", "wasm32", seconds)) as OtherEnd
        return {end, release: way.release() as Uint8Array<ArrayBuffer>, stopped: !ended}
      } finally {
        way.free()
      }
    },
    async attack({recipe, release}, progress) {
      const trials = given().attack(recipe, release)
      try {
        let part = 0
        await driven(
          () => {
            part = trials.step()
            return part >= 1
          },
          () => {
            progress(part)
            return false
          },
        )
        return JSON.parse(trials.finish()) as SetAttackReport
      } finally {
        trials.free()
      }
    },
  }
}

/// Takes steps until there are none, and lets messages in; false if it was stopped before.
async function driven(step: () => boolean, report: () => boolean): Promise<boolean> {
  let [rested, reported] = [performance.now(), 0]
  while (!step()) {
    const now = performance.now()
    if (now - rested < STRETCH) continue
    await breath()
    rested = performance.now()
    if (rested - reported < REPORT) continue
    reported = rested
    if (report()) return false
  }
  return true
}

/// All of a file.
async function whole(file: File): Promise<Uint8Array> {
  if (file.size > LARGEST) throw {code: "too-large", found: file.size, expected: LARGEST} satisfies Problem
  const bytes = new Uint8Array(file.size)
  let place = 0
  for await (const slice of slices(file)) {
    bytes.set(slice, place)
    place += slice.length
  }
  return bytes
}

/// A seed of the system's generator, in hex.
function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SEED))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, "0")).join("")
}

/// The problem that was thrown; null where the module itself has failed.
function problemOf(thrown: unknown): Problem | null {
  if (typeof thrown === "string") return JSON.parse(thrown) as Problem
  return typeof thrown === "object" && thrown !== null && "code" in thrown ? (thrown as Problem) : null
}
