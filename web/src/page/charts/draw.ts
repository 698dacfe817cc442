/// Observable Plot, made to live under the page's policy.

import {plot, type PlotOptions} from "@observablehq/plot"

/// Draws a plot of this width.
///
/// Plot puts a `<style>` into each drawing, which the policy would block. It is taken out
/// before the drawing enters the document, and `chart-styles.ts` says the same in an
/// adopted sheet. The drawing is hidden from assistive technology: the element around it
/// has a sentence and a table.
export function draw(options: PlotOptions): SVGSVGElement | HTMLElement {
  const drawing = plot({...options, className: "plot"}) as SVGSVGElement | HTMLElement
  for (const style of drawing.querySelectorAll("style")) style.remove()
  drawing.setAttribute("aria-hidden", "true")
  return drawing
}

/// The colours of a chart, all from the page.
export const colour = {
  before: "var(--_before)",
  after: "var(--_after)",
  text: "currentColor",
  quiet: "var(--_quiet)",
  surface: "var(--_surface)",
} as const
