// React 19 sets properties and listens to the events of custom elements by itself.

import {useRef, useState, type ChangeEvent, type DetailedHTMLProps, type HTMLAttributes} from "react"
import type {GateResult, OutisGate} from "outis-embed"
import "outis-embed"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "outis-gate": DetailedHTMLProps<HTMLAttributes<OutisGate>, OutisGate> & {
        src: string
        accept?: string
        "onoutis-result"?: (event: CustomEvent<GateResult>) => void
      }
    }
  }
}

export function Deposit({deposit}: {deposit: (release: File, sha256: string) => void}) {
  const gate = useRef<OutisGate>(null)
  const [isOpen, setOpen] = useState(false)
  const choose = ({target}: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ""
    if (file === undefined) return
    setOpen(true)
    void gate.current?.open(file)
  }
  return (
    <>
      <input type="file" onChange={choose} />
      <outis-gate ref={gate} hidden={!isOpen} src="https://outis.example/outis.html" accept=".csv,.xlsx"
        onoutis-result={({detail}) => {
          setOpen(false)
          deposit(detail.release, detail.sha256)
        }} />
    </>
  )
}
