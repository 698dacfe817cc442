/// How a worker reads what the browser keeps. In a page without an origin (a file, or a sandboxed frame) Safari's
/// engine lets no worker read a Blob, be it its own, while the page may read every one: there the worker asks the page.

/// Worker to page, beside everything else. The answer comes at the port: an `ArrayBuffer`, or null where the page
/// cannot read the Blob either.
export interface BlobRequest {
  readonly kind: "read"
  readonly blob: Blob
  readonly port: MessagePort
}
