// Cells that were copied from a page.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { pastedText } = await load("page/load-step/pasted.ts")

const table = rows =>
  `<meta charset='utf-8'><style>td{color:red}</style><!--StartFragment--><table border="1" title="a>b"><tbody>${rows
    .map(row => `<tr>\n ${row.map(cell => `<td style="x">${cell}</td>`).join("\n")}</tr>`)
    .join("")}</tbody></table><!--EndFragment-->`

test("a cell of several lines stays one cell", () => {
  const text = 'name\taddress\nAnn\tLane 1\nTown\nBob "B"\tRoad 2\n'
  const markup = table([
    ["name", "address"],
    ["Ann", "<p>Lane\n 1<br>Town</p>"],
    ["Bob &quot;B&quot;", "Road&nbsp;2"],
  ])
  assert.equal(pastedText(text, markup), 'name\taddress\nAnn\t"Lane 1\nTown"\n"Bob ""B"""\tRoad 2\n')
})

test("cells that reach over others leave them empty", () => {
  const markup = table([
    ["a", "b", "c"],
    ["1<br>2", "3", "4"],
    ["5", "6"],
  ])
    .replace('<td style="x">1<br>', "<td rowspan=2>1<br>")
    .replace('<td style="x">b', "<td COLSPAN='2'>b")
  assert.equal(pastedText("a\tb\tc\n1\n2\t3\t4\n5\t6\n", markup), 'a\tb\t\tc\n"1\n2"\t3\t4\t\n\t5\t6\t\n')
})

test("the text is read as it is where markup says nothing more, or something else", () => {
  const text = "a\tb\n1\n2\t3\n"
  for (const markup of [
    "",
    "<b>a</b>",
    table([
      ["a", "b"],
      ["12", "3"],
    ]),
    table([
      ["a", "b"],
      ["1<br>2", "4"],
    ]),
    table([
      ["a", "b"],
      ["1<br>2&unknown;", "3"],
    ]),
    table([
      ["a", "b"],
      ["1<br>2&#x110000;", "3"],
    ]),
    `${table([["a", "b"]])}${table([["1<br>2", "3"]])}`,
    table([
      ["a", "b"],
      ["1<br>2", "<table><tr><td>3</td></tr></table>"],
    ]),
    "<td>a</td><td>b</td>",
    "<table><tr><td colspan=1000>".repeat(3) + "<table><tr><td>",
  ])
    assert.equal(pastedText(text, markup), text, markup)
})
