/// The style sheets that go with the program, packed like it: of what is not there before it runs. What is
/// seen first has its sheets in the page's head.

import controls from "./controls.css"
import steps from "./steps.css"

/// Puts the program's sheets in force, behind those of the head.
export function adoptStyles(): void {
  const sheets = [controls, steps].map(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets]
}
