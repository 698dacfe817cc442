/// What can be done to groups of values made by hand. Each function leaves what it is given as it is.

import type {ValueGroup} from "../../generated/protocol.js"

export type Groups = readonly ValueGroup[]

/// All values that the groups name, those of groups within them too.
export function valuesOf(groups: Groups): readonly string[] {
  return groups.flatMap(({values = [], groups: inner = []}) => [...values, ...valuesOf(inner)])
}

/// All labels, those of groups within groups too.
export function labelsOf(groups: Groups): readonly string[] {
  return groups.flatMap(({label, groups: inner = []}) => [label, ...labelsOf(inner)])
}

/// A new group of these values and of these outermost groups, after the others.
export function withGroup(
  groups: Groups,
  label: string,
  values: readonly string[],
  inner: ReadonlySet<string>,
): Groups {
  const [taken, others] = parted(groups, inner)
  return [...others, group({label}, values, taken)]
}

/// Outermost groups made one of this label, with the values and groups of all and these values more.
export function merged(groups: Groups, label: string, values: readonly string[], labels: ReadonlySet<string>): Groups {
  const [taken, others] = parted(groups, labels)
  const all = [...taken.flatMap(({values = []}) => values), ...values]
  return [
    ...others,
    group(
      {label},
      all,
      taken.flatMap(({groups: inner = []}) => inner),
    ),
  ]
}

export function renamed(groups: Groups, label: string, name: string): Groups {
  return changed(groups, label, one => [{...one, label: name}])
}

/// Without a group: what is in it stands where it stood.
export function dissolved(groups: Groups, label: string): Groups {
  return groups.flatMap(one => {
    if (one.label === label) return one.groups ?? []
    const inside = one.groups?.find(inner => inner.label === label)
    const inner = dissolved(one.groups ?? [], label)
    return [group(one, [...(one.values ?? []), ...(inside?.values ?? [])], inner)]
  })
}

/// Without a value; a group with nothing in it is gone, too.
export function without(groups: Groups, value: string): Groups {
  return groups
    .map(one =>
      group(
        one,
        (one.values ?? []).filter(other => other !== value),
        without(one.groups ?? [], value),
      ),
    )
    .filter(({values = [], groups: inner = []}) => values.length + inner.length > 0)
}

function parted(groups: Groups, labels: ReadonlySet<string>): readonly [ValueGroup[], ValueGroup[]] {
  return [groups.filter(({label}) => labels.has(label)), groups.filter(({label}) => !labels.has(label))]
}

function changed(groups: Groups, label: string, change: (group: ValueGroup) => readonly ValueGroup[]): Groups {
  return groups.flatMap(one =>
    one.label === label
      ? change(one)
      : [one.groups === undefined ? one : {...one, groups: [...changed(one.groups, label, change)]}],
  )
}

/// What a group says of itself beside its values and groups stays.
function group(one: ValueGroup, values: readonly string[], groups: Groups): ValueGroup {
  const {values: _, groups: __, ...rest} = one
  return {
    ...rest,
    ...(values.length === 0 ? {} : {values: [...values]}),
    ...(groups.length === 0 ? {} : {groups: [...groups]}),
  }
}
