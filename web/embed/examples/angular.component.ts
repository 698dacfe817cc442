// Angular: CUSTOM_ELEMENTS_SCHEMA says that an element that it does not know is none of its own.

import {Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, EventEmitter, Output, ViewChild} from "@angular/core"
import type {GateResult, OutisGate} from "outis-embed"
import "outis-embed"

@Component({
  selector: "app-deposit",
  standalone: true,
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <input type="file" (change)="choose($event)">
    <outis-gate #gate [hidden]="!isOpen" src="https://outis.example/outis.html" accept=".csv,.xlsx"
      (outis-result)="returned($event)"></outis-gate>`,
})
export class DepositComponent {
  @Output() readonly deposit = new EventEmitter<GateResult>()
  @ViewChild("gate", {static: true}) private readonly gate!: ElementRef<OutisGate>
  isOpen = false

  choose({target}: Event): void {
    const input = target as HTMLInputElement
    const [file] = input.files ?? []
    input.value = ""
    if (file === undefined) return
    this.isOpen = true
    void this.gate.nativeElement.open(file)
  }

  returned(event: Event): void {
    this.isOpen = false
    this.deposit.emit((event as CustomEvent<GateResult>).detail)
  }
}
