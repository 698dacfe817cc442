//! Lists of words and phrases.
//!
//! A list is one text rather than an array of texts: each of an array takes two numbers beside its
//! letters, which a page that is loaded would have to carry for thousands of them.

/// What stands between two phrases.
const BETWEEN: &str = ", ";

/// Words or phrases in one text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Phrases(&'static str);

impl Phrases {
    /// The phrases of a text, with a comma and a space between them.
    pub(super) const fn new(text: &'static str) -> Self {
        Self(text)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = &'static str> {
        self.0.split(BETWEEN)
    }

    pub(super) fn contains(self, phrase: &str) -> bool {
        self.iter().any(|known| known == phrase)
    }
}
