// The two programs of this page stand above, packed: gzip in base91. This unpacks and runs them.
// The policy in the head knows the programs by their hashes, so no other text would run.
// DESIGN.md, "Why is the script packed?", says how to unpack and check them by hand.
void (async function () {
  // As long as this stands, nobody sees the message that Outis could not start.
  const { dataset } = document.documentElement
  dataset.outis = "starting"
  const policy = globalThis.trustedTypes?.createPolicy("outis-loader", { createScript: text => text })
  let program
  try {
    run(await unpacked("#starter"))
    program = await unpacked("#packed")
    await outisStarter.begun
  } finally {
    // A program that runs sets it again before anyone sees the message; otherwise that stays.
    delete dataset.outis
  }
  run(program)

  async function unpacked(block) {
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%()*+,-./:;=?@[\\]^_`{|}~'\""
    const values = new Uint8Array(128)
    for (let value = 0; value < 91; value += 1) values[digits.charCodeAt(value)] = value
    // Two characters are thirteen bits; one that is left over is six.
    const characters = new TextEncoder().encode(document.querySelector(block).text)
    const pairs = characters.length >> 1
    const bytes = new Uint8Array((pairs * 13 + (characters.length & 1) * 6) >> 3)
    let [bits, length, end] = [0, 0, 0]
    for (let place = 0; place < characters.length; place += 2) {
      const width = place < 2 * pairs ? 13 : 6
      const first = values[characters[place]]
      bits = (bits << width) | (width < 13 ? first : first * 91 + values[characters[place + 1]])
      for (length += width; length >= 8; end += 1) {
        length -= 8
        bytes[end] = bits >> length
      }
    }
    const gunzip = new DecompressionStream("gzip")
    const writer = gunzip.writable.getWriter()
    void writer.write(bytes)
    void writer.close()
    return new Response(gunzip.readable).text()
  }

  function run(text) {
    const script = document.createElement("script")
    // Browsers without trusted types take the text itself.
    script.text = policy?.createScript(text) ?? text
    document.body.append(script)
  }
})()
