/// A release that comes through a port, until it is whole.

import type {FromTaker, ToTaker} from "../shared/taking.js"
import {Parts} from "./parts.js"

/// Takes what comes, and hands the whole on once nothing is lacking. That it may be used is said elsewhere.
export function collect(port: MessagePort, then: (release: Blob) => void): void {
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
