/// Somebody wants to see what samples of a population come to.

export class SimulationEvent extends Event {
  static readonly type = "outis-simulation"

  constructor() {
    super(SimulationEvent.type, {bubbles: true})
  }
}

declare global {
  interface HTMLElementEventMap {
    [SimulationEvent.type]: SimulationEvent
  }
}
