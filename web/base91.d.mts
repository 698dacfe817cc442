/** The bytes that digits of base91 hold. */
export function readBase91(text: string): Uint8Array<ArrayBuffer>
