/// What goes between workers, known to page and worker alike: like `Blob`, it is handed on
/// here and not looked into.
interface MessagePort {
  close(): void
}

declare namespace WebAssembly {
  interface Module {}
}
