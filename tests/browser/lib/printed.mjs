// What stands on which printed page. A browser tells nobody where it breaks pages, but in a PDF each link
// has its page and place: what is looked for is made one before it is printed.

/** Pages as Chromium prints them: of each the links on it, the highest first, with where they lead. */
async function linksOf(page) {
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1")
  const objects = new Map([...pdf.matchAll(/(\d+) 0 obj\s(.*?)endobj/gs)].map(([, number, text]) => [number, text]))
  const links = references =>
    [...(references ?? "").matchAll(/(\d+) 0 R/g)]
      .map(([, number]) => objects.get(number) ?? "")
      .map(text => ({
        target: /\/URI \(https:\/\/printed\.invalid\/([^)]*)\)/.exec(text)?.[1],
        top: Number(/\/Rect \[\S+ \S+ \S+ (\S+)\]/.exec(text)?.[1]),
      }))
      .filter(({ target }) => target !== undefined)
      .sort((one, other) => other.top - one.top)
  return [...objects.values()]
    .filter(text => /\/Type \/Page\b/.test(text))
    .map(text => links(/\/Annots \[([^\]]*)\]/.exec(text)?.[1]))
}

/**
 * How many rows of tables are printed, and what is bad: headings at the foot of a page with nothing below
 * them, and rows that stand on two pages.
 */
export async function badBreaks(page) {
  const texts = await page.evaluate(() => {
    const texts = []
    // A link around a block would be told nowhere, so that each text becomes one.
    const link = element => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const nodes = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      for (const node of nodes.filter(node => node.data.trim() !== "" && node.parentElement.closest("svg") === null)) {
        const anchor = document.createElement("a")
        anchor.href = `https://printed.invalid/${element.localName}-${texts.length}`
        anchor.style = "color: inherit; text-decoration: none"
        node.replaceWith(anchor)
        anchor.append(node)
      }
      texts.push(`${element.localName}: ${element.textContent.trim().slice(0, 60)}`)
    }
    // What stands above the rows comes again on each page.
    for (const element of document.querySelectorAll("h1, h2, h3, p, li, dt, dd, caption, tbody tr"))
      if (element.localName === "tr" || element.closest("tr") === null) link(element)
    return texts
  })
  const pages = await linksOf(page)
  const textOf = target => texts[Number(target.split("-")[1])]
  const alone = pages
    .map(links => links.at(-1)?.target ?? "")
    .filter(target => /^h\d-/.test(target))
    .map(target => `alone at the foot: ${textOf(target)}`)
  const places = new Map()
  for (const [number, links] of pages.entries())
    for (const { target } of links.filter(({ target }) => target.startsWith("tr-")))
      places.set(target, (places.get(target) ?? new Set()).add(number))
  const cut = [...places].filter(([, numbers]) => numbers.size > 1).map(([target]) => `cut: ${textOf(target)}`)
  return { rows: places.size, bad: [...alone, ...cut] }
}
