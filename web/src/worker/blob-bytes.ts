/// What the browser keeps, read by a worker; `shared/blob-reading.ts` says why that is not always plain.

import type {BlobRequest} from "../shared/blob-reading.js"

/// What is used of a worker's scope.
interface Scope {
  readonly origin: string
  postMessage(message: BlobRequest, transfer: Transferable[]): void
}

/// The bytes of a Blob.
export async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  try {
    return await blob.arrayBuffer()
  } catch (fault) {
    const scope = globalThis as unknown as Scope
    const bytes = scope.origin === "null" ? await bytesOfPage(scope, blob) : null
    if (bytes === null) throw fault
    return bytes
  }
}

function bytesOfPage(scope: Scope, blob: Blob): Promise<ArrayBuffer | null> {
  const {port1: answer, port2: port} = new MessageChannel()
  return new Promise(resolve => {
    answer.addEventListener("message", ({data}: MessageEvent<ArrayBuffer | null>) => {
      answer.close()
      resolve(data)
    })
    answer.start()
    scope.postMessage({kind: "read", blob, port}, [port])
  })
}
