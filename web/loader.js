// The program of this page stands above, packed: gzip in base64. This unpacks and runs it.
// The policy in the head knows the program by its hash, so no other text would run.
// DESIGN.md, "Why is the script packed?", says how to unpack and check it by hand.
void (async function () {
  const plain = document.querySelector("#plain")
  plain.hidden = true
  let program
  try {
    const characters = atob(document.querySelector("#packed").text)
    const bytes = new Uint8Array(characters.length)
    // Many times as fast as Uint8Array.from with a function, and a person waits.
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = characters.charCodeAt(index)
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))
    const text = await new Response(unpacked).text()
    // Browsers without trusted types take the text itself.
    program =
      globalThis.trustedTypes?.createPolicy("outis-loader", { createScript: () => text }).createScript("") ?? text
  } finally {
    // A program that runs takes the message away before anyone sees it; otherwise it stays.
    plain.hidden = false
  }
  const script = document.createElement("script")
  script.text = program
  document.body.append(script)
})()
