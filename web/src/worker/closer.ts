/// A closer look at one table that was found: its classes, what it leaves out, and any of its records.
/// What took long to work out is kept until another table is looked at.

import type {Application, ClassLook, LeftOutLook, RecordLook} from "../generated/outis_wasm.js"
import type {
  ClassChoice,
  ClassPage,
  ComparedRows,
  LeftOutPage,
  OpenedClass,
  Problem,
  RecordChoice,
} from "../generated/protocol.js"
import {letGo} from "./handles.js"
import {type Cancellable, walked} from "./looking.js"

export class Closer {
  readonly #application: Application
  #classes: ClassLook | null = null
  #leftOut: LeftOutLook | null = null
  /// The records that were chosen last.
  #records: {readonly choice: string; readonly found: RecordLook} | null = null
  #ended = false
  /// One question after the other: each may rest, and all work on the same handles.
  #last: Promise<unknown> = Promise.resolve()

  constructor(application: Application) {
    this.#application = application
  }

  classes(choice: ClassChoice, first: number, count: number, control: Cancellable): Promise<ClassPage> {
    return this.#inTurn(control, async here => (await this.#counted(here)).page(choice, first, count) as ClassPage)
  }

  openClass(number: number, first: number, count: number, control: Cancellable): Promise<OpenedClass> {
    return this.#inTurn(control, async here => (await this.#counted(here)).open(number, first, count) as OpenedClass)
  }

  leftOut(first: number, count: number, control: Cancellable): Promise<LeftOutPage> {
    return this.#inTurn(control, async here => {
      const leftOut = (this.#leftOut ??= this.#application.leftOut())
      leftOut.ask(first, count)
      await walked(leftOut, here)
      return leftOut.page() as LeftOutPage
    })
  }

  /// How many records are chosen.
  findRecords(choice: RecordChoice, control: Cancellable): Promise<number> {
    return this.#inTurn(control, async here => (await this.#chosen(choice, here)).number())
  }

  rows(choice: RecordChoice, first: number, count: number, control: Cancellable): Promise<ComparedRows> {
    return this.#inTurn(control, async here => (await this.#chosen(choice, here)).rows(first, count) as ComparedRows)
  }

  /// Another table is looked at from now on.
  end(): void {
    this.#ended = true
    void this.#last.then(() =>
      letGo(...[this.#classes, this.#leftOut, this.#records?.found ?? null].filter(handle => handle !== null)),
    )
  }

  async #counted(control: Cancellable): Promise<ClassLook> {
    const classes = (this.#classes ??= this.#application.classes())
    await walked(classes, control)
    return classes
  }

  async #chosen(choice: RecordChoice, control: Cancellable): Promise<RecordLook> {
    const text = JSON.stringify(choice)
    if (this.#records?.choice === text) return this.#records.found
    const found = this.#application.records(choice)
    try {
      await walked(found, control)
    } catch (failure) {
      letGo(found)
      throw failure
    }
    if (this.#records !== null) letGo(this.#records.found)
    this.#records = {choice: text, found}
    return found
  }

  #inTurn<T>(control: Cancellable, work: (control: Cancellable) => Promise<T>): Promise<T> {
    const isOver = (): boolean => this.#ended || control.cancelled
    const answer = this.#last.then(() => {
      if (isOver()) throw {code: "cancelled"} satisfies Problem
      return work({
        get cancelled() {
          return isOver()
        },
      })
    })
    this.#last = answer.catch(() => undefined)
    return answer
  }
}
