/// A worker that keeps a release where no file was picked for it, until the person has saved it or
/// makes another. Nobody else holds a part of it: when this worker is ended, the browser has to let
/// go of all of it at once, without waiting until it next clears up.

import type {FromKeeper, FromTaker, ToKeeper, ToTaker} from "../shared/taking.js"
import {Parts} from "./parts.js"

export function startKeeper(scope: DedicatedWorkerGlobalScope): void {
  let release: Blob | null = null
  scope.addEventListener("message", ({data}: MessageEvent<ToKeeper>) => {
    switch (data.kind) {
      case "take":
        return take(data.port, whole => {
          release = whole
        })
      case "give":
        return scope.postMessage({release: release ?? new Blob()} satisfies FromKeeper)
    }
  })
}

function take(port: MessagePort, then: (release: Blob) => void): void {
  const parts = new Parts()
  // In their order, though storing takes time.
  let done = Promise.resolve()
  const say = (message: FromTaker): void => port.postMessage(message)
  port.onmessage = ({data}: MessageEvent<ToTaker>) => {
    done = done.then(async () => {
      if (data.kind === "bytes") {
        await parts.add(data.bytes.buffer)
        return say({kind: "taken", bytes: data.bytes.byteLength})
      }
      const release = await parts.finish("text/csv")
      then(release)
      say({kind: "whole", size: release.size})
    })
    done.catch(() => say({kind: "failed"}))
  }
}
