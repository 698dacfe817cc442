/// The natural order of what levels show: numbers and dates from the least to the greatest, what is open
/// below in front, what is open above behind all of them, and * at the end.

const texts = new Intl.Collator("en", {numeric: true})

/// `monthFirst`: whether dates begin with the month.
export function byLabel(one: string, other: string, monthFirst = false): number {
  const [places, others] = [placesOf(one, monthFirst), placesOf(other, monthFirst)]
  const differing = places.findIndex((place, i) => place !== others[i])
  return differing < 0 ? texts.compare(one, other) : (places[differing] ?? 0) - (others[differing] ?? 0)
}

/// What is compared one after the other, before the texts themselves.
function placesOf(label: string, monthFirst: boolean): readonly number[] {
  const text = label.replace(/^([<>]=?|under |below |over |above |\[|\()/i, "")
  const end = /^(<|under |below )/i.test(label) ? -1 : label === "*" ? 2 : /^(>|over |above )|\+$/i.test(label) ? 1 : 0
  const [, first, second, year] = /^(?:(\d\d?)[./-])?(\d\d?)[./-](\d{4})/.exec(text) ?? []
  if (year !== undefined) {
    const [day, month] = monthFirst && first !== undefined ? [second, first] : [first, second]
    return [end, Number(year), Number(month), Number(day ?? 0)]
  }
  const number = Number.parseFloat(text.replace(",", "."))
  return [end, Number.isNaN(number) ? Infinity : number]
}
