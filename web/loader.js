// The two programs of this page stand above, packed: gzip in base85. This unpacks and runs them.
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
    const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%/()*+-;,=.?@^_`{|}~"
    const values = new Uint8Array(128)
    for (let value = 0; value < 85; value += 1) values[digits.charCodeAt(value)] = value
    // Five characters are four bytes; what the last five lack counts as the highest digit.
    const packed = document.querySelector(block).text
    const characters = new TextEncoder().encode(packed.padEnd(Math.ceil(packed.length / 5) * 5, "~"))
    const bytes = new DataView(new ArrayBuffer((characters.length / 5) * 4))
    for (let index = 0; index < characters.length; index += 5) {
      let number = 0
      for (let place = index; place < index + 5; place += 1) number = Math.imul(number, 85) + values[characters[place]]
      bytes.setInt32((index / 5) * 4, number)
    }
    const gunzip = new DecompressionStream("gzip")
    const writer = gunzip.writable.getWriter()
    void writer.write(new Uint8Array(bytes.buffer, 0, Math.floor((packed.length * 4) / 5)))
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
