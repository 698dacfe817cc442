//! Lists of words and phrases.
//!
//! A list is one text rather than an array of texts: each of an array takes two numbers beside its
//! letters, which a page that is loaded would have to carry for thousands of them. It is taken
//! apart and put in order when it is first asked: a file may have thousands of columns.

use std::sync::OnceLock;

/// What stands between two phrases.
const BETWEEN: &str = ", ";

/// Words or phrases in one text, none of them empty.
#[derive(Debug)]
pub(crate) struct Phrases {
    text: &'static str,
    sorted: OnceLock<Vec<&'static str>>,
}

impl Phrases {
    /// The phrases of a text, with a comma and a space between them.
    pub(crate) const fn new(text: &'static str) -> Self {
        Self { text, sorted: OnceLock::new() }
    }

    /// In the order of their bytes.
    pub(crate) fn sorted(&self) -> &[&'static str] {
        self.sorted.get_or_init(|| {
            let mut phrases: Vec<&str> = self.text.split(BETWEEN).collect();
            phrases.sort_unstable();
            phrases
        })
    }

    pub(crate) fn contains(&self, phrase: &str) -> bool {
        self.sorted().binary_search(&phrase).is_ok()
    }

    /// Whether `text` begins with a phrase of at least so many bytes.
    pub(crate) fn begin(&self, text: &str, least: usize) -> bool {
        let first = text.bytes().next();
        let start = self.sorted().partition_point(|phrase| phrase.bytes().next() < first);
        self.sorted()[start..]
            .iter()
            .take_while(|phrase| phrase.bytes().next() == first)
            .any(|phrase| phrase.len() >= least && text.starts_with(phrase))
    }
}
