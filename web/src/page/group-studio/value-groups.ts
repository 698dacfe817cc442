/// What can be done to groups of values made by hand. Each function leaves what it is given as it is.

import type {ValueGroup} from "../../generated/protocol.js"

export type Groups = readonly ValueGroup[]

/// What values mean, by the value.
type Meanings = ReadonlyMap<string, string>

/// All values that the groups name, those of groups within them too.
export function valuesOf(groups: Groups): readonly string[] {
  return groups.flatMap(({values = [], groups: inner = []}) => [...values, ...valuesOf(inner)])
}

/// All labels, those of groups within groups too.
export function labelsOf(groups: Groups): readonly string[] {
  return groups.flatMap(({label, groups: inner = []}) => [label, ...labelsOf(inner)])
}

/// A new group of these values and of these outermost groups, after the others. Values that were in a
/// group leave it.
export function withGroup(
  groups: Groups,
  label: string,
  values: readonly string[],
  inner: ReadonlySet<string>,
): Groups {
  const [taken, others] = parted(groups, inner)
  const known = meaningsOf(groups)
  return cleared([...others, group({label}, values, taken, known)], label, new Set(values))
}

/// Outermost groups made one of this label, with the values and groups of all and these values more.
export function merged(groups: Groups, label: string, values: readonly string[], labels: ReadonlySet<string>): Groups {
  const [taken, others] = parted(groups, labels)
  const known = meaningsOf(groups)
  const said = [...new Set(taken.flatMap(({description = ""}) => (description === "" ? [] : [description])))]
  const all = [...new Set([...taken.flatMap(({values = []}) => values), ...values])]
  const inner = taken.flatMap(({groups: inner = []}) => inner)
  const one = group(said.length === 0 ? {label} : {label, description: said.join("; ")}, all, inner, known)
  return cleared([...others, one], label, new Set(values))
}

/// A group with these values more, wherever they stood before; a group that they leave empty is gone.
export function withInto(groups: Groups, label: string, values: readonly string[]): Groups {
  const known = meaningsOf(groups)
  const added = changed(groups, label, one => [
    group(one, [...new Set([...(one.values ?? []), ...values])], one.groups ?? [], known),
  ])
  return cleared(added, label, new Set(values))
}

/// Values of a group as a group of their own beside it.
export function withSplit(groups: Groups, label: string, values: readonly string[], name: string): Groups {
  const known = meaningsOf(groups)
  return changed(groups, label, one => [
    group(
      one,
      (one.values ?? []).filter(value => !values.includes(value)),
      one.groups ?? [],
      known,
    ),
    group({label: name}, values, [], known),
  ])
}

/// A group so many places further on among those beside it, as far as there are so many.
export function withMovedGroup(groups: Groups, label: string, steps: number): Groups {
  const place = groups.findIndex(one => one.label === label)
  if (place >= 0) return shifted(groups, place, steps)
  return groups.map(one =>
    one.groups === undefined ? one : {...one, groups: [...withMovedGroup(one.groups, label, steps)]},
  )
}

/// A value so many places further on in its group.
export function withMovedValue(groups: Groups, value: string, steps: number): Groups {
  return groups.map(one => {
    const {values = [], groups: inner = []} = one
    const place = values.indexOf(value)
    return group(one, place < 0 ? values : shifted(values, place, steps), withMovedValue(inner, value, steps))
  })
}

export function renamed(groups: Groups, label: string, name: string): Groups {
  return changed(groups, label, one => [{...one, label: name}])
}

/// With other words on what a group means; none if they are empty.
export function described(groups: Groups, label: string, description: string): Groups {
  return changed(groups, label, ({description: _, ...one}) => [description === "" ? one : {...one, description}])
}

/// Without a group: what is in it stands where it stood.
export function dissolved(groups: Groups, label: string): Groups {
  const known = meaningsOf(groups)
  return groups.flatMap(one => {
    if (one.label === label) return one.groups ?? []
    const gone = one.groups?.find(inner => inner.label === label)
    const inner = dissolved(one.groups ?? [], label)
    return [group(one, [...(one.values ?? []), ...(gone?.values ?? [])], inner, known)]
  })
}

/// Without a value; a group with nothing in it is gone, too.
export function withoutValue(groups: Groups, value: string): Groups {
  return groups
    .map(one =>
      group(
        one,
        (one.values ?? []).filter(other => other !== value),
        withoutValue(one.groups ?? [], value),
      ),
    )
    .filter(({values = [], groups: inner = []}) => values.length + inner.length > 0)
}

function parted(groups: Groups, labels: ReadonlySet<string>): readonly [ValueGroup[], ValueGroup[]] {
  return [groups.filter(({label}) => labels.has(label)), groups.filter(({label}) => !labels.has(label))]
}

function shifted<T>(list: readonly T[], place: number, steps: number): readonly T[] {
  const next = Math.min(Math.max(place + steps, 0), list.length - 1)
  const moved = list.slice(place, place + 1)
  return list.toSpliced(place, 1).toSpliced(next, 0, ...moved)
}

/// Without these values everywhere but in one group, and without groups that nothing is in then.
function cleared(groups: Groups, label: string, values: ReadonlySet<string>): Groups {
  return groups.flatMap(one => {
    const own = one.values ?? []
    const kept = one.label === label ? own : own.filter(value => !values.has(value))
    const inner = cleared(one.groups ?? [], label, values)
    return kept.length + inner.length === 0 ? [] : [group(one, kept, inner)]
  })
}

function changed(groups: Groups, label: string, change: (group: ValueGroup) => readonly ValueGroup[]): Groups {
  return groups.flatMap(one =>
    one.label === label
      ? change(one)
      : [one.groups === undefined ? one : {...one, groups: [...changed(one.groups, label, change)]}],
  )
}

/// What all values mean that some group says something of.
function meaningsOf(groups: Groups): Meanings {
  const entries = (some: Groups): [string, string][] =>
    some.flatMap(({meanings = {}, groups: inner = []}) => [...Object.entries(meanings), ...entries(inner)])
  return new Map(entries(groups))
}

/// What a group says of itself beside its values and groups stays, and with each value goes what it
/// means: `known` is what is said of those that were elsewhere, too.
function group(
  one: ValueGroup,
  values: readonly string[],
  groups: Groups,
  known: Meanings = meaningsOf([one]),
): ValueGroup {
  const {values: _, groups: __, meanings: ___, ...rest} = one
  const meant = values.flatMap(value => {
    const meaning = known.get(value)
    return meaning === undefined ? [] : [[value, meaning] as const]
  })
  return {
    ...rest,
    ...(values.length === 0 ? {} : {values: [...values]}),
    ...(meant.length === 0 ? {} : {meanings: Object.fromEntries(meant)}),
    ...(groups.length === 0 ? {} : {groups: [...groups]}),
  }
}
