//! What people write about others, rather than what a list offers them.

use crate::table::Phrases;

/// Characters from which on a text of several words is free text: what people write about
/// others, rather than what a list offers them. The labels of the usual code lists are shorter,
/// and those that are not are shared, which free text is not.
const LONG: usize = 40;

/// Words of such a text, at least: a long code is one word.
const WORDS: usize = 5;

/// Words of a sentence, at least, and its bytes.
const SENTENCE: usize = 5;
const SAYING: usize = 24;

/// Words that say that somebody is, has or does something, or who does. Labels of lists do without.
static SAID: Phrases = Phrases::new(
    "\
    is, was, were, has, had, have, does, did, will, we, he, she, they, his, her, their, him, \
    been, came, asked, ist, sind, war, wurde, wurden, hat, hatte, haben, wird, kommt, klagt, \
    bittet, möchte, wollte, er, sie, ich, wir, ihr, ihre, sein, seine, est, sont, était, avait, \
    ont, sera, peut, vient, vit, il, elle, nous, je, ses, pas, veut, ai, suis, avons, été, \
    habe, bin, mein, meine",
);

/// Whether a value is text that people write, rather than a word from a list.
pub(super) fn is_long(value: &str) -> bool {
    value.len() >= LONG
        && value.chars().count() >= LONG
        && value
            .split_whitespace()
            .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() >= 2)
            .count()
            >= WORDS
}

/// Whether a value is a sentence, or several: it says of somebody that they are, have or do
/// something. Sentences recur where forms and macros write them, and tell of people all the same.
pub(super) fn is_sentence(value: &str) -> bool {
    if value.len() < SAYING || value.split_whitespace().count() < SENTENCE {
        return false;
    }
    value
        .split([' ', '\n', '\'', '’'])
        .map(|word| word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase())
        .any(|word| SAID.contains(&word))
}
