/// What a field holds as the state has it, whatever was typed there before; but while somebody is in
/// the field, a page that is drawn anew for another reason takes nothing away from what they type.

import {noChange} from "lit"
import {Directive, directive, type PropertyPart} from "lit/directive.js"
import {setCommittedValue} from "lit/directive-helpers.js"

class FieldValue extends Directive {
  override render(value: string): unknown {
    return value
  }

  override update(part: PropertyPart, [value]: [string]): unknown {
    if (part.element === document.activeElement) return noChange
    // What was committed last may not be what stands there.
    setCommittedValue(part)
    return value
  }
}

export const fieldValue = directive(FieldValue)
