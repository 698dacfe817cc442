/// Looks at what other settings and other levels would come to, of which nothing is kept.

import type {Application, Job, SearchRun} from "../generated/outis_wasm.js"
import type {
  ComparedRows,
  Comparison,
  FrontierPoint,
  Lattice,
  Neighbours,
  Problem,
  SearchProgress,
} from "../generated/protocol.js"
import type {Method, Preview} from "../shared/calls.js"
import type {Control} from "../shared/serve.js"
import {letGo} from "./handles.js"
import {Pace} from "./pace.js"

export type Cancellable = Pick<Control<Method>, "cancelled">

/// Who hears of what is known so far.
type Following<M extends Method> = Pick<Control<M>, "cancelled" | "progress">

/// Something that is done step by step, each of about so much work.
interface Steps {
  step(budget: number): boolean
}

/// Work until the search is asked for the first time whether it has found a table: little enough that the
/// first one is seen at once.
const FIRST = 1 << 14

/// What a job's search comes to, with so many records before and after; the first table that it finds is
/// told while it goes on.
export async function preview(job: Job, records: number, control: Following<"preview">): Promise<Preview> {
  const run = job.search()
  const found = (): Preview => ({
    found: applied(job, run, application => ({
      comparison: application.comparison() as Comparison,
      rows: application.rows(0, records) as ComparedRows,
      left: application.leftOutRows(records) as ComparedRows,
    })),
    spent: (run.progress() as SearchProgress).spent,
  })
  try {
    let ended = false
    const first: Steps = {
      step() {
        ended = run.step(FIRST)
        return ended || (run.progress() as SearchProgress).best !== null
      },
    }
    await walked(first, control)
    if (!ended) {
      control.progress(found())
      await walked(run, control)
    }
    return found()
  } finally {
    letGo(run)
  }
}

/// What is told of what a search has found, applied to a job's table; null where it has found nothing.
export function applied<T>(job: Job, run: SearchRun, tell: (application: Application) => T): T | null {
  const handles: {free(): void}[] = []
  try {
    const solved = run.solved()
    if (solved === undefined) return null
    handles.push(solved)
    const application = job.apply(solved)
    handles.push(application)
    return tell(application)
  } finally {
    letGo(...handles.toReversed())
  }
}

/// All nodes of a job's lattice.
export async function lattice(job: Job, control: Cancellable): Promise<Lattice> {
  const run = job.lattice()
  try {
    await walked(run, control)
    return run.found() as Lattice
  } finally {
    letGo(run)
  }
}

/// The nodes directly around the one that a job's recipe names.
export async function neighbours(job: Job, control: Cancellable): Promise<Neighbours> {
  const run = job.neighbours()
  try {
    await walked(run, control)
  } catch (failure) {
    letGo(run)
    throw failure
  }
  // What is found takes the walk with it.
  return run.found() as Neighbours
}

/// What each of these k and suppression limits costs.
export async function frontier(
  job: Job,
  k: readonly number[],
  limits: readonly number[],
  control: Following<"frontier">,
): Promise<readonly FrontierPoint[]> {
  const run = job.frontier(Uint32Array.from(k), Float64Array.from(limits))
  const points = (): readonly FrontierPoint[] => run.points() as FrontierPoint[]
  try {
    await walked(run, control, () => control.progress(points()))
    return points()
  } finally {
    letGo(run)
  }
}

/// Goes through all steps, and lets others in between.
export async function walked(steps: Steps, control: Cancellable, told = (): void => {}): Promise<void> {
  const pace = new Pace()
  while (!steps.step(pace.budget)) {
    if (await pace.rest()) told()
    if (control.cancelled) throw {code: "cancelled"} satisfies Problem
  }
}
