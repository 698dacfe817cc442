/// What a person writes upon the first page of a report. It is theirs alone: in no report for
/// machines, in no recipe, and in no history.

export const textFields = ["what", "whom", "purpose", "recipient", "date", "who"] as const
export type TextField = (typeof textFields)[number]

/// Those that were written; none of them is empty.
export type Texts = {readonly [field in TextField]?: string}

/// Letters that one of them may have.
export const longestText = 500

/// With another text; an empty one is none.
export function withText(texts: Texts, field: TextField, text: string): Texts {
  const {[field]: _, ...others} = texts
  const written = text.slice(0, longestText)
  return written.trim() === "" ? others : {...others, [field]: written}
}
