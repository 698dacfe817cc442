/// Counts what this page has asked of the network, by the browser's own record.

/// Calls `tell` whenever the number of requests changes. What stays inside the page (its
/// worker's text, files to save) is no request.
export function countRequests(tell: (requests: number) => void): void {
  let requests = 0
  const observer = new PerformanceObserver(list => {
    const outward = list.getEntries().filter(entry => !/^(blob|data):/.test(entry.name)).length
    if (outward === 0) return
    requests += outward
    tell(requests)
  })
  observer.observe({type: "resource", buffered: true})
}
