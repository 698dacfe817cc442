/// What a table of records looks like.

import {css} from "lit"

export const recordTableStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    max-block-size: var(--record-table-height, min(60vh, 640px));
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    --_after: var(--after, light-dark(oklch(0.47 0.09 195), oklch(0.76 0.1 190)));
    --_surface: var(--surface, Canvas);
    --_quiet: color-mix(in oklab, currentColor 72%, transparent);
    --_line: color-mix(in oklab, currentColor 16%, transparent);
    --_tint: color-mix(in oklab, var(--_after) 12%, transparent);
  }
  :host([hidden]) { display: none; }
  .grid {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 0;
    overflow: hidden;
    border: 1px solid var(--_line);
    border-radius: var(--radius, 4px);
    background: var(--_surface);
  }
  /* The wheel of whoever passes by moves the page; only who is in the table scrolls in it. */
  .grid:focus-within { overflow: auto; overscroll-behavior: contain; }
  .grid:focus-within ~ .foot .how { visibility: hidden; }
  .sorts { cursor: pointer; }
  .sorts:hover .name { text-decoration: underline; text-underline-offset: 3px; }
  .grid:focus-visible, .cell:focus-visible { outline: 2px solid var(--focus, Highlight); outline-offset: -2px; }
  /* Takes room and is otherwise not there, for checkers that look at every visible box. */
  .spacer { visibility: hidden; block-size: var(--_height); inline-size: var(--_width); min-inline-size: 100%; }
  /* Stays in view; its rows are moved, so nothing depends on how tall the spacer is. */
  .window {
    visibility: visible;
    position: sticky;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: var(--_view-width);
    block-size: min(var(--_view-height), var(--_height));
    overflow: hidden;
    contain: strict;
  }
  .head .cell { align-content: end; padding-block-end: 3px; }
  .head .row { block-size: 100%; }
  .head {
    position: relative; z-index: 1; block-size: var(--_head); background: var(--_surface);
    border-block-end: 1px solid var(--_quiet); box-sizing: border-box;
  }
  .rows { transform: translateY(var(--_y)); }
  .row {
    display: grid; grid-template-columns: var(--_columns); inline-size: max-content; min-inline-size: 100%;
    transform: translateX(var(--_x));
  }
  .rows .row { block-size: var(--_row); box-sizing: border-box; border-block-end: 1px solid var(--_line); }
  .cell { box-sizing: border-box; padding-inline: 8px; overflow: hidden; white-space: nowrap; align-content: center; }
  .cell > div, .name, .role { overflow: hidden; text-overflow: ellipsis; }
  .name { font-weight: 600; line-height: 20px; }
  .name.broken {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
    white-space: normal; overflow-wrap: anywhere;
  }
  .role { color: var(--_quiet); font-size: 0.75rem; line-height: 16px; }
  .waiting { color: var(--_quiet); }
  .stacked .cell > div { line-height: 20px; }
  .beside .changed { display: flex; gap: 6px; align-items: center; align-content: normal; }
  .changed { background: var(--_tint); }
  .changed .was { color: var(--_quiet); flex: 0 1 auto; }
  .changed .now { font-weight: 600; flex: 0 0 auto; max-inline-size: 60%; }
  .stacked .changed .now { max-inline-size: none; }
  .changed .now::before { content: "→ " / ""; color: var(--_after); }
  .gone { background: color-mix(in oklab, currentColor 6%, transparent); color: var(--_quiet); }
  .gone .now { font-weight: 600; }
  .gone .now::before { content: "✕ " / ""; }
  .spoken {
    position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap;
  }
  .foot {
    display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between;
    padding-block: 8px; color: var(--_quiet);
  }
  form { display: flex; gap: 8px; align-items: center; }
  input, button {
    font: inherit;
    color: inherit;
    background: var(--_surface);
    border: 1px solid var(--_quiet);
    border-radius: var(--radius, 4px);
    min-block-size: 28px;
    padding: 0 8px;
    box-sizing: border-box;
  }
  input { inline-size: 8em; }
  button { cursor: pointer; }
  input:focus-visible, button:focus-visible { outline: 2px solid var(--focus, Highlight); outline-offset: 2px; }
  @media (pointer: coarse) { input, button { min-block-size: 44px; } }
  @media (forced-colors: active) {
    :host { --_line: GrayText; --_quiet: CanvasText; --_after: CanvasText; }
    .changed { outline: 1px dashed CanvasText; outline-offset: -3px; }
  }
`
