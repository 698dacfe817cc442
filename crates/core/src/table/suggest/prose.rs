//! Which texts are prose: what people write, rather than what a list offers them.

use super::texts::Texts;
use super::{FEW_RECORDS, FEW_VALUES, Reason};

/// Mean length of distinct values, in bytes, from which on text is prose.
const PROSE: usize = 40;

/// Words of a value, on average, from which on text is prose, too.
pub(super) const PROSE_WORDS: usize = 4;

/// Sentences from which on they are no answers to choose from, if they are long.
const SOME_SENTENCES: usize = 6;

/// Words of sentences that end as such, on average, from which on they are no answers to choose from.
const SENTENCE_WORDS: usize = 5;

/// Under the name of remarks one text of so many words was written, not chosen.
pub(super) const SENTENCE: usize = 6;

/// What texts are that a name calls something to choose from, if most are sentences: free text,
/// and where there are few somebody has to say.
pub(super) fn told_in_sentences(texts: &Texts<'_>) -> Option<Reason> {
    end_as_sentences(SENTENCE_WORDS, texts).then_some(match texts.distinct < FEW_VALUES {
        true => Reason::NothingRulesItOut,
        false => Reason::FreeText,
    })
}

/// Whether values are prose that hardly recurs.
pub(super) fn is_prose(texts: &Texts<'_>) -> bool {
    texts.present >= FEW_RECORDS
        && texts.distinct * 2 > texts.present
        && (texts.iter().map(str::len).sum::<usize>() > PROSE * texts.distinct
            || have_words(PROSE_WORDS, texts))
}

/// Whether most of several values end as sentences do, and have as many words. Labels do not, and
/// sentences recur where forms write them.
pub(super) fn are_sentences(texts: &Texts<'_>) -> bool {
    let words = if texts.distinct < FEW_VALUES { SENTENCE } else { PROSE_WORDS };
    texts.distinct >= SOME_SENTENCES && end_as_sentences(words, texts)
}

/// Whether most values end as sentences do, and they have so many words on average.
fn end_as_sentences(words: usize, texts: &Texts<'_>) -> bool {
    let ended = texts.iter().filter(|text| text.trim_end().ends_with(['.', '!', '?']));
    ended.count() * 2 > texts.distinct && have_words(words, texts)
}

/// Whether there are values, and they have so many words on average.
pub(super) fn have_words(words: usize, texts: &Texts<'_>) -> bool {
    texts.distinct > 0 && texts.iter().map(words_in).sum::<usize>() >= words * texts.distinct
}

/// Words of a value: letters of the alphabet, at least two.
pub(super) fn words_in(text: &str) -> usize {
    let letters = text
        .split_whitespace()
        .map(|word| word.chars().filter(|letter| letter.is_alphabetic()).count());
    letters.filter(|&letters| letters >= 2).count()
}
