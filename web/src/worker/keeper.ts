/// A worker that keeps a release where no file was picked for it, until the person has saved it or
/// makes another. Nobody else holds a part of it: when this worker is ended, the browser has to let
/// go of all of it at once, without waiting until it next clears up.

import type {FromKeeper, ToKeeper} from "../shared/taking.js"
import {collect} from "./collecting.js"

export function startKeeper(scope: DedicatedWorkerGlobalScope): void {
  let release: Blob | null = null
  scope.addEventListener("message", ({data}: MessageEvent<ToKeeper>) => {
    switch (data.kind) {
      case "take":
        return collect(data.port, whole => {
          release = whole
        })
      case "give":
        return scope.postMessage({release: release ?? new Blob()} satisfies FromKeeper)
    }
  })
}
