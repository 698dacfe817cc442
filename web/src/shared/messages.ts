/** What the worker tells the page: it is ready, and which version answered. */
export interface Ready {
  readonly kind: "ready"
  readonly version: string
}
