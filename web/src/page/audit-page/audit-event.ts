/// Somebody wants to look at a file that has been published.

export class AuditEvent extends Event {
  static readonly type = "outis-audit"

  constructor() {
    super(AuditEvent.type, {bubbles: true})
  }
}

declare global {
  interface HTMLElementEventMap {
    [AuditEvent.type]: AuditEvent
  }
}
