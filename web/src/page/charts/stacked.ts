/// Labels at the ends of lines, moved apart where they would lie on each other.

/// What stands at a height, in pixels from above; how far each label moves down, the highest first.
export function stacked<T extends {readonly y: number}>(
  ends: readonly T[],
  labelHeight: number,
): readonly (T & {readonly dy: number})[] {
  let free = -Infinity
  return ends
    .toSorted((one, other) => one.y - other.y)
    .map(end => {
      const place = Math.max(end.y, free)
      free = place + labelHeight
      return {...end, dy: place - end.y}
    })
}
