/// Files by what is in them.

export function sameBytes(bytes: ArrayBuffer, others: ArrayBuffer | undefined): boolean {
  if (others === undefined || bytes.byteLength !== others.byteLength) return false
  const theirs = new Uint8Array(others)
  return new Uint8Array(bytes).every((byte, i) => byte === theirs[i])
}
