/// Where names of columns and files may be broken: after what divides their words, and between
/// syllables, as most languages in Latin letters divide them.

/// After a separator, between `marital` and `Status`, and where digits follow letters.
const wordEnds = /(?<=[_\-./:\s])(?=[^_\-./:\s])|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L}{2})(?=\d)/u

/// What a word ends with that is none of its letters.
const divider = /[_\-./:\s]+$/u

const vowel = "[aeiouyäöüàáâãåæèéêëìíîïòóôõøœùúûýÿ]"
const hasVowel = new RegExp(vowel, "iu")

/// A consonant before a vowel begins a syllable, and so do consonants together that are one sound.
const beginning = new RegExp(`(?:sch|ch|ck|ph|rh|sh|th|qu|[bcdfgpt][lr]|(?!${vowel})\\p{Script=Latin})${vowel}`, "giu")

/// So many letters stay together at either end of a word.
const least = 2

/// Words up to so many letters fit wherever names stand, and stay whole.
const whole = 12

/// The parts that a name may be broken into. Put together they are the name.
export function syllables(name: string): readonly string[] {
  return name.split(wordEnds).flatMap(word => {
    if (word.replace(divider, "").length <= whole) return word
    const begins = [...word.matchAll(beginning)]
      .map(({index}) => index)
      .filter(index => index >= least && word.length - index >= least && hasVowel.test(word.slice(0, index)))
    return [0, ...begins].map((begin, i) => word.slice(begin, begins[i]))
  })
}
