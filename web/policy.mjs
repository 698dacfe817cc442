// The page's content security policy: nothing is loaded, nothing is sent, and
// only the code in this very file runs.
//
// Everything a library needs beyond that is listed here, each with its reason.

import { createHash } from "node:crypto"

/** Names under which scripts may make trusted values. */
export const trustedTypes = [
  "outis-loader", // Ours: the program that the page carries packed, and nothing else.
  "outis", // Ours: the address of the worker, and nothing else.
  "lit-html", // Lit's, for its templates, which are constants of our source.
]

/** How a policy names a text: 'sha256-…'. */
function source(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
}

/**
 * The policy for a page with these inline scripts and this one inline style.
 * Hashes only: with 'unsafe-inline', a speculation rule could reach the network
 * even under default-src 'none'.
 */
export function policy(scripts, style) {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(source).join(" ")} 'wasm-unsafe-eval'`,
    // A worker from a blob inherits this policy; one from an address does not.
    "worker-src blob:",
    `style-src ${source(style)}`,
    "img-src data: blob:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(" ")}`,
  ].join("; ")
}
