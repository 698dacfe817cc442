// The program of this page stands above, packed: gzip in base85. This unpacks and runs it.
// The policy in the head knows the program by its hash, so no other text would run.
// DESIGN.md, "Why is the script packed?", says how to unpack and check it by hand.
void (async function () {
  // As long as this stands, nobody sees the message that Outis could not start.
  const { dataset } = document.documentElement
  dataset.outis = "starting"
  let program
  try {
    const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%/()*+-;,=.?@^_`{|}~"
    const values = new Uint8Array(128)
    for (let value = 0; value < 85; value += 1) values[digits.charCodeAt(value)] = value
    // Five characters are four bytes; what the last five lack counts as the highest digit.
    const characters = document.querySelector("#packed").text
    const length = Math.floor((characters.length * 4) / 5)
    const padded = characters.padEnd(Math.ceil(characters.length / 5) * 5, "~")
    const bytes = new DataView(new ArrayBuffer((padded.length / 5) * 4))
    for (let index = 0; index < padded.length; index += 5) {
      let number = 0
      for (let place = index; place < index + 5; place += 1) number = number * 85 + values[padded.charCodeAt(place)]
      bytes.setUint32((index / 5) * 4, number)
    }
    const unpacked = new Blob([new Uint8Array(bytes.buffer, 0, length)])
      .stream()
      .pipeThrough(new DecompressionStream("gzip"))
    const text = await new Response(unpacked).text()
    // Browsers without trusted types take the text itself.
    program =
      globalThis.trustedTypes?.createPolicy("outis-loader", { createScript: () => text }).createScript("") ?? text
  } finally {
    // A program that runs sets it again before anyone sees the message; otherwise that stays.
    delete dataset.outis
  }
  const script = document.createElement("script")
  script.text = program
  document.body.append(script)
})()
