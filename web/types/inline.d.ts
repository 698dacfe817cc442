// Imports that build.mjs turns into texts.

/** The worker as one classic script; only the page may import it. */
declare module "outis:worker" {
  const text: string
  export default text
}

/** The wasm module, gzip and base64; only the worker may import it. */
declare module "outis:wasm" {
  const text: string
  export default text
}

/** Every word a user reads, in Fluent's format, by language code. */
declare module "outis:words" {
  const texts: Readonly<Record<string, string>>
  export default texts
}

/** A style sheet as text, for adopted sheets; sheets beside main.ts are inlined by themselves. */
declare module "*.css" {
  const text: string
  export default text
}

/** The notices of everything in the file, as JSON; see `web/notices.mjs`. */
declare module "outis:notices" {
  const text: string
  export default text
}
