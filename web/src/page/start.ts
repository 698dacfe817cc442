import type {Starter} from "./starter.js"

/// Starts a worker, as the program before this one knows how to.
export function startWorker(name?: string): Worker {
  return (globalThis as unknown as {outisStarter: Starter}).outisStarter.startWorker(name)
}
