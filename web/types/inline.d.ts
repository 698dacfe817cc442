// Imports that build.mjs turns into texts.

/** The worker as one classic script; only `starter.ts` may import it. */
declare module "outis:worker" {
  const text: string
  export default text
}

/** The modules as the page carries them; only the package for programs imports them, each from a file of its own. */
declare module "outis:engine" {
  const packed: string
  export default packed
}
declare module "outis:workbook" {
  const packed: string
  export default packed
}
declare module "outis:kinds" {
  const packed: string
  export default packed
}

/** SHA-256 of each module as the page carries it before base91, in base64; only the worker may import it. */
declare module "outis:digests" {
  const digests: Readonly<Record<"engine" | "workbook" | "kinds", string>>
  export default digests
}

/** The module that unpacks the others, two hexadecimal digits for each byte; only the worker may import it. */
declare module "outis:unpacker" {
  const text: string
  export default text
}

/** Every word a user reads, in English, in Fluent's format. */
declare module "outis:words" {
  const text: string
  export default text
}

/** What each language calls itself, by its code; the page begins with the first, English. */
declare module "outis:languages" {
  const languages: Readonly<Record<string, string>>
  export default languages
}

/** A style sheet as text, for adopted sheets; sheets beside main.ts go into the head by themselves. */
declare module "*.css" {
  const text: string
  export default text
}

/** The notices of everything in the file, as JSON; see `web/notices.mjs`. */
declare module "outis:notices" {
  const text: string
  export default text
}
