// How long the tasks of a page and of its workers take, by processor time of their threads, which
// what else the machine does lengthens little. Chromium only: no other engine tells.

const CATEGORIES = ["toplevel", "blink.user_timing", "__metadata"]

/**
 * Does `body`, which is given a function that names what comes next, and returns by that name the
 * milliseconds of the longest tasks: `page`, the page's own, `worker`, those of any of its workers.
 */
export async function longest(page, body) {
  const session = await page.context().browser().newBrowserCDPSession()
  const events = []
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value))
  await session.send("Tracing.start", {
    traceConfig: {
      recordMode: "recordContinuously",
      traceBufferSizeInKb: 400_000,
      includedCategories: CATEGORIES,
      excludedCategories: ["*"],
    },
    transferMode: "ReportEvents",
  })
  const marked = name =>
    page.evaluate(name => {
      performance.mark(`outis:${name}`)
    }, name)
  await body(marked)
  await marked("end")
  const complete = new Promise(resolve => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await complete
  await session.detach()
  return read(events)
}

function read(events) {
  const marks = events.filter(({ name }) => name?.startsWith("outis:")).sort((a, b) => a.ts - b.ts)
  const { pid } = marks[0]
  const threads = new Map(
    events.filter(event => event.name === "thread_name" && event.pid === pid).map(({ tid, args }) => [tid, args.name]),
  )
  const tasks = events.filter(
    event => event.pid === pid && event.ph === "X" && /RunTask$/.test(event.name) && event.tdur !== undefined,
  )
  const most = (start, end, kind) =>
    Math.max(
      0,
      ...tasks
        .filter(({ tid, ts }) => ts >= start && ts < end && kind.test(threads.get(tid) ?? ""))
        .map(({ tdur }) => tdur / 1000),
    )
  return Object.fromEntries(
    marks.slice(0, -1).map(({ name, ts }, i) => [
      name.slice("outis:".length),
      {
        page: most(ts, marks[i + 1].ts, /^CrRendererMain$/),
        worker: most(ts, marks[i + 1].ts, /^DedicatedWorker thread$/),
      },
    ]),
  )
}

/**
 * Milliseconds that the page takes for a fixed piece of the work that pages do: it says what the
 * machine is worth at the moment. To be called in `longest`, after a mark of its own.
 */
export function yardstick(page) {
  return page.evaluate(
    () =>
      new Promise(resolve =>
        setTimeout(() => {
          const table = document.createElement("table")
          for (let row = 0; row < 60; row += 1) {
            const line = table.insertRow()
            for (let column = 0; column < 40; column += 1) line.insertCell().textContent = `${row * column}`
          }
          document.body.append(table)
          table.getBoundingClientRect()
          table.remove()
          resolve()
        }),
      ),
  )
}
