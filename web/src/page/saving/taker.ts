/// Where a release goes while it is written and checked. Nothing of it is a file before the check
/// has passed.

import {type FromKeeper, type FromTaker, KEEPER, type ToKeeper, type ToTaker} from "../../shared/taking.js"
import type {PickedFile} from "./picker.js"

export interface Taker {
  /// The worker's end of the conversation.
  readonly port: MessagePort
  /// The release was checked: it may become a file. False if that failed.
  complete(size: number): Promise<boolean>
  /// The whole release, to be saved; null where it is a file already.
  readonly give: (() => Promise<Blob>) | null
  /// The whole release, wherever it is; null if it cannot be read.
  read(): Promise<Blob | null>
  /// Nobody wants it any more.
  drop(): void
}

/// Into the file that the person has picked. The browser writes into another file beside it, which
/// takes the picked one's place at the end. Null if it does not let the page write.
export async function intoFile(file: PickedFile): Promise<Taker | null> {
  const stream = await file.createWritable().catch(() => null)
  if (stream === null) return null
  const {port1, port2} = new MessageChannel()
  const say = (message: FromTaker): void => port1.postMessage(message)
  let size = 0
  let open = true
  let done = Promise.resolve()
  port1.onmessage = ({data}: MessageEvent<ToTaker>) => {
    done = done.then(async () => {
      if (data.kind === "whole") return say({kind: "whole", size})
      await stream.write(data.bytes)
      size += data.bytes.byteLength
      say({kind: "taken", bytes: data.bytes.byteLength})
    })
    done.catch(() => say({kind: "failed"}))
  }
  return {
    port: port2,
    async complete(expected) {
      open = false
      try {
        await done
        await stream.close()
        return (await file.getFile()).size === expected
      } catch {
        void abandon(file, stream)
        return false
      } finally {
        port1.close()
      }
    },
    give: null,
    read: () => file.getFile().catch(() => null),
    drop() {
      if (!open) return
      open = false
      port1.close()
      void abandon(file, stream)
    },
  }
}

/// Leaves nothing where the picker has made an empty file.
async function abandon(file: PickedFile, stream: {abort(): Promise<void>}): Promise<void> {
  try {
    await stream.abort().catch(() => {})
    if ((await file.getFile()).size === 0) await file.remove?.()
  } catch {
    // Then an empty file is left, or the one that was there.
  }
}

/// To a worker of its own, which keeps it until it is saved.
export function intoKeeper(start: (name: string) => Worker): Taker {
  const {port1, port2} = new MessageChannel()
  const keeper = start(KEEPER)
  const say = (message: ToKeeper, transfer: Transferable[] = []): void => keeper.postMessage(message, transfer)
  // A keeper that cannot start takes nothing: whoever gives hears nothing of it and says so.
  keeper.addEventListener("error", event => event.preventDefault())
  say({kind: "take", port: port1}, [port1])
  const give = (): Promise<Blob> =>
    new Promise(resolve => {
      keeper.addEventListener("message", ({data}: MessageEvent<FromKeeper>) => resolve(data.release), {once: true})
      say({kind: "give"})
    })
  return {
    port: port2,
    complete: async () => true,
    give,
    read: give,
    drop: () => keeper.terminate(),
  }
}
