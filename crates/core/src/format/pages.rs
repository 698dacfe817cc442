//! Lines that number the pages on which a table was printed: `Seite 2 von 7`, `- Page 3/9 -`.

use crate::table::Phrases;

/// What pages are called before their number, in lower case.
static PAGES: Phrases = Phrases::new(
    "\
    blatt, p, page, pagina, pág, página, pg, s, seite, sida, side, strona, stránka",
);

/// Words from the name of a page on, at most: `Page 2 of 7`.
const WORDS: usize = 4;

/// Whether a text, which stands alone in its line, numbers a page.
pub(super) fn is_numbered(text: &str) -> bool {
    number(text).is_some()
}

/// The number of the page that a text numbers.
pub(super) fn number(text: &str) -> Option<u64> {
    let lower = text.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let is_number = |word: &str| word.len() < 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    let end = &words[words.len().saturating_sub(WORDS)..];
    let named = end.windows(2).find(|pair| PAGES.contains(pair[0]) && is_number(pair[1]));
    named.filter(|_| end.last().is_some_and(|word| is_number(word)))?[1].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::is_numbered;

    #[test]
    fn lines_that_number_pages_are_known() {
        for text in [
            "Seite 2 von 7",
            "Page 3 of 9",
            "- Page 3/9 -",
            "Seite: 4",
            "S. 4",
            "Stand: 01.02.2024   Seite 2 von 7",
            "Página 2 de 3",
        ] {
            assert!(is_numbered(text), "{text}");
        }
        for text in
            ["Page", "Seite von", "2", "Seitenweg 2", "Ward 3", "2 of 7", "Page 2 is empty", ""]
        {
            assert!(!is_numbered(text), "{text}");
        }
    }
}
