// Bytes as text that HTML leaves as it is: base91, two characters for thirteen bits. One that is left over
// at the end is six. The page's loader, its worker and the tests read it; `packing.mjs` writes it.

/** The digits: all that can be printed but `&`, `<` and `>`, which mean something in HTML. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%()*+,-./:;=?@[\\]^_`{|}~'\""

/** The bytes that these digits hold. */
export const readBase91 = text => {
  const values = new Uint8Array(128)
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value
  const characters = new TextEncoder().encode(text)
  const pair = place => values[characters[place]] * 91 + values[characters[place + 1]]
  const bytes = new Uint8Array(((characters.length >> 1) * 13 + (characters.length & 1) * 6) >> 3)
  let [place, end] = [0, 0]
  // Eight pairs are thirteen bytes. The page waits for this, and by single bits it waits twice as long.
  for (; place + 16 <= characters.length; place += 16) {
    const [a, b, c, d] = [pair(place), pair(place + 2), pair(place + 4), pair(place + 6)]
    const [e, f, g, h] = [pair(place + 8), pair(place + 10), pair(place + 12), pair(place + 14)]
    bytes[end++] = a >> 5
    bytes[end++] = (a << 3) | (b >> 10)
    bytes[end++] = b >> 2
    bytes[end++] = (b << 6) | (c >> 7)
    bytes[end++] = (c << 1) | (d >> 12)
    bytes[end++] = d >> 4
    bytes[end++] = (d << 4) | (e >> 9)
    bytes[end++] = e >> 1
    bytes[end++] = (e << 7) | (f >> 6)
    bytes[end++] = (f << 2) | (g >> 11)
    bytes[end++] = g >> 3
    bytes[end++] = (g << 5) | (h >> 8)
    bytes[end++] = h
  }
  let [bits, length] = [0, 0]
  for (; place < characters.length; place += 2) {
    const isPair = place + 1 < characters.length
    bits = isPair ? (bits << 13) | pair(place) : (bits << 6) | values[characters[place]]
    for (length += isPair ? 13 : 6; length >= 8; end += 1) {
      length -= 8
      bytes[end] = bits >> length
    }
  }
  return bytes
}
