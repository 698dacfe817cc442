/// What all charts look like. Text is never smaller than 12 px.

import {css} from "lit"

export const chartStyles = css`
  :host {
    display: block;
    min-width: 0;
    --_before: var(--before, light-dark(oklch(0.6 0.14 50), oklch(0.78 0.13 70)));
    --_after: var(--after, light-dark(oklch(0.47 0.09 195), oklch(0.76 0.1 190)));
    --_surface: var(--surface, Canvas);
    --_quiet: color-mix(in oklab, currentColor 72%, transparent);
    --_line: color-mix(in oklab, currentColor 20%, transparent);
  }
  :host([hidden]) { display: none; }
  figure { margin: 0; }
  figcaption { color: var(--_quiet); font-size: 0.8125rem; line-height: 1.25; margin-block-end: 4px; max-width: 70ch; }
  .plot {
    display: block;
    height: auto;
    max-width: 100%;
    overflow: visible;
    font: 12px/1.25 system-ui, sans-serif;
    font-variant-numeric: tabular-nums;
  }
  .plot text { white-space: pre; }
  details { margin-block-start: 8px; }
  summary {
    width: fit-content;
    min-height: 24px;
    line-height: 24px;
    cursor: pointer;
    font-size: 0.875rem;
  }
  summary:focus-visible { outline: 2px solid var(--focus, Highlight); outline-offset: 2px; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
  caption { text-align: start; padding-block: 8px; max-width: 70ch; }
  th, td { padding: 4px 12px; border-block-end: 1px solid var(--_line); text-align: end; }
  th:first-child, td:first-child { text-align: start; padding-inline-start: 0; }
  thead th { vertical-align: bottom; }
  th { font-weight: 600; }
  tbody th { font-weight: 400; }
  td { white-space: nowrap; }
  @media (pointer: coarse) { summary { min-height: 44px; line-height: 44px; } }
  @media (forced-colors: active) {
    :host {
      --_before: GrayText;
      --_after: CanvasText;
      --_surface: Canvas;
      --_quiet: CanvasText;
      --_line: CanvasText;
    }
    .plot { forced-color-adjust: none; color: CanvasText; }
  }
  @media print {
    :host { color-scheme: light; break-inside: avoid; }
    summary { display: none; }
    details::details-content { content-visibility: visible; block-size: auto; }
  }
`
