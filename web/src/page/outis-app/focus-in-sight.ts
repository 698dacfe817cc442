/// What has the focus stays in sight: what the page works out meanwhile may push it under the bar at
/// the bottom. Who has scrolled away from it is left alone.

export function keepFocusInSight(work: HTMLElement): void {
  let wasSeen = false
  const look = (): void => {
    wasSeen = isSeen(document.activeElement)
  }
  const later = (): void => void requestAnimationFrame(look)
  document.addEventListener("focusin", () => {
    // The browser brings it into sight.
    wasSeen = true
    later()
  })
  document.addEventListener("scroll", later, {passive: true})
  new ResizeObserver(() => {
    const focused = document.activeElement
    if (wasSeen && !isSeen(focused)) focused?.scrollIntoView({block: "nearest"})
    look()
  }).observe(work)
}

/// Whether nothing lies over the middle of an element.
function isSeen(element: Element | null): boolean {
  if (element === null || element === document.body) return false
  const {left, top, width, height} = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found !== null && (element.contains(found) || found.contains(element))
}
