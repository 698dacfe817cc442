// The two programs of this page stand above, packed: gzip in base91, which is read by what stands
// before this. This unpacks and runs them.
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
    const bytes = readBase91(document.querySelector(block).text)
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
