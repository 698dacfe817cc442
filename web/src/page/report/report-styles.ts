/// The report's own style sheet: screen in both schemes, and paper.
export const reportStyles = `
:root {
  color-scheme: light dark;
  --text: light-dark(oklch(0.22 0.01 220), oklch(0.93 0.01 220));
  --quiet: light-dark(oklch(0.45 0.02 220), oklch(0.75 0.02 220));
  --surface: light-dark(oklch(1 0 0), oklch(0.19 0.01 220));
  --line: light-dark(oklch(0.86 0.01 220), oklch(0.36 0.01 220));
  --before: light-dark(oklch(0.6 0.14 50), oklch(0.78 0.13 70));
  --after: light-dark(oklch(0.47 0.09 195), oklch(0.76 0.1 190));
  --bad: light-dark(oklch(0.48 0.17 30), oklch(0.76 0.14 35));
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 32px 24px 48px; max-width: 800px; background: var(--surface); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
h1 { font-size: 1.953rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 40px 0 8px; padding-top: 12px; border-top: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 24px 0 4px; }
p { margin: 8px 0; max-width: 70ch; }
.quiet { color: var(--quiet); font-size: 0.875rem; }
.verdict {
  font-size: 1.25rem; line-height: 1.4; font-weight: 600; margin: 24px 0 8px; padding-inline-start: 12px;
  border-inline-start: 4px solid var(--after);
}
.verdict.fails { border-inline-start: 4px double var(--bad); }
.figures {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 16px 24px;
  margin: 24px 0; padding: 0;
}
.figures div { border-top: 1px solid var(--line); padding-top: 8px; }
.figures dt { color: var(--quiet); font-size: 0.875rem; }
.figures dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 12px 0; font-size: 0.9375rem; }
caption { text-align: start; color: var(--quiet); font-size: 0.875rem; padding-bottom: 8px; max-width: 70ch; }
th, td { text-align: start; vertical-align: top; padding: 6px 16px 6px 0; border-bottom: 1px solid var(--line); }
p, li, td, tbody th, .hash { overflow-wrap: anywhere; }
.result { white-space: nowrap; }
thead th { vertical-align: bottom; }
th { font-weight: 600; }
tbody th { font-weight: 400; }
.number { text-align: end; white-space: nowrap; }
.facts th { width: 40%; color: var(--quiet); }
.columns th:first-child { width: 26%; }
.columns th:last-child { width: 28%; }
.signatures th { font-weight: 400; color: var(--quiet); }
.signatures td { border-bottom: 1px solid var(--text); }
.signatures :is(th, td) { width: 25%; height: 40px; vertical-align: bottom; }
.signatures thead th { height: auto; border-bottom: 0; }
.part { font-size: 1.563rem; margin-top: 64px; }
.hash { font: 0.8125rem/1.5 ui-monospace, monospace; }
.note { display: block; color: var(--quiet); font-size: 0.875rem; }
.bars th { width: 28%; }
.bars td { width: 36%; white-space: nowrap; }
.bars td > span { display: inline-block; vertical-align: middle; }
.bar {
  display: inline-block; vertical-align: middle; width: 42%; height: 14px;
  margin-inline-end: 8px; overflow: visible;
}
.bar rect { vector-effect: non-scaling-stroke; }
.before rect { fill: color-mix(in oklab, var(--before) 25%, transparent); stroke: var(--before); stroke-width: 1.5px; }
.after rect { fill: var(--after); }
.tried tbody th { min-width: 9rem; }
.protections td:nth-child(2) { min-width: 8.5em; }
.parts td:nth-child(2) { width: 100%; white-space: normal; }
.parts td > span { display: block; }
.apart { display: inline-block; padding: 0 4px; border: 1px solid var(--line); border-radius: 4px; }
.parts .bar { display: block; width: 100%; margin: 4px 0; }
.parts rect { stroke: var(--surface); stroke-width: 1.5px; }
.parts rect.whole { fill: none; stroke: var(--quiet); stroke-width: 1px; }
.parts rect.cells { fill: var(--quiet); fill-opacity: 0.35; }
.parts rect.root { fill: none; }
.edge th {
  border-bottom: 2px dashed var(--text); padding: 0 0 2px; text-align: end;
  font-size: 0.875rem; font-weight: 600;
}
.holds::before { content: "\\2713\\00a0" / ""; }
.fails-model::before { content: "\\2717\\00a0" / ""; }
footer { margin-top: 48px; padding-top: 12px; border-top: 1px solid var(--line); }
@media (max-width: 560px) {
  body { padding: 24px 16px; }
  .bar { display: block; width: 100%; }
  th, td { padding-inline-end: 8px; }
}
@media (forced-colors: active) {
  .bar { forced-color-adjust: none; }
  .before rect { fill: Canvas; stroke: CanvasText; }
  .after rect { fill: CanvasText; }
}
@page { size: A4; margin: 18mm 16mm 20mm; }
@media print {
  :root { color-scheme: only light; }
  body { max-width: none; padding: 0; font-size: 9.5pt; line-height: 1.4; }
  h1 { font-size: 18pt; }
  h2 { font-size: 12pt; margin: 14pt 0 2pt; padding-top: 6pt; break-after: avoid; }
  p { margin: 4pt 0; orphans: 3; widows: 3; }
  table { font-size: 9pt; margin: 4pt 0; }
  .part { break-before: page; font-size: 15pt; margin-top: 0; border-top: 0; }
  .signatures { break-inside: avoid; }
  h2:has(+ .signatures) { break-before: avoid; }
  .signatures :is(th, td) { height: 12mm; }
  .scroll { overflow: visible; }
  .scroll :is(tbody th, td), .wide thead th { overflow-wrap: anywhere; }
  .wide table { font-size: 6pt; }
  .wide :is(th, td) { padding-inline: 2pt; }
  .wide thead th { hyphens: auto; }
  th, td { padding-block: 2.5pt; }
  .note, .quiet, caption, .figures dt { font-size: 8.25pt; }
  .hash { font-size: 7.5pt; }
  .figures { margin: 10pt 0; }
  footer { margin-top: 14pt; break-inside: avoid; }
  h3, :is(h2, h3) + p, p:has(+ :is(table, .scroll)) { break-after: avoid; }
  .verdict { font-size: 12pt; margin-top: 12pt; }
  tr, .figures div, .verdict { break-inside: avoid; }
  thead { display: table-header-group; break-after: avoid; }
  caption { break-after: avoid; }
  table:not(.columns, header > .facts, :has(tr:nth-child(13))), li { break-inside: avoid; }
  tbody tr:is(:nth-child(-n + 2), :nth-last-child(2)):not(:last-child) { break-after: avoid; }
  svg { print-color-adjust: exact; }
}
`
