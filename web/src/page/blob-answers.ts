/// The page reads what a worker cannot; `shared/blob-reading.ts` says when.

import type {BlobRequest} from "../shared/blob-reading.js"

/// Answers a worker that asks for the bytes of a Blob.
export function answerReading(worker: Worker): void {
  worker.addEventListener("message", ({data}: MessageEvent<Partial<BlobRequest>>) => {
    const {kind, blob, port} = data
    if (kind !== "read" || blob === undefined || port === undefined) return
    blob.arrayBuffer().then(
      bytes => port.postMessage(bytes, [bytes]),
      () => port.postMessage(null),
    )
  })
}
