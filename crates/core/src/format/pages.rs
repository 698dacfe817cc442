//! Lines that number the pages on which a table was printed: `Seite 2 von 7`, `- Page 3/9 -`.

use crate::table::Phrases;

/// What pages are called before their number, in lower case.
static PAGES: Phrases = Phrases::new(
    "\
    blatt, p, page, pagina, pág, página, pg, s, seite, sida, side, strona, stránka",
);

/// What stands between the number of a page and how many there are.
static OF: Phrases = Phrases::new("/, af, av, de, di, of, sur, van, von, z");

/// Words of a line that numbers a page at its end, at most: a date may stand before it, or a title.
const WORDS: usize = 12;

/// Whether a text, which stands alone in its line, numbers a page.
pub(super) fn is_numbered(text: &str) -> bool {
    let lower = text.to_lowercase().replace('/', " / ");
    let words = lower.split(|letter: char| !letter.is_alphanumeric() && letter != '/');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let is_number = |word: &str| word.len() < 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    let page = match words[..] {
        [.., page, number, of, all] if is_number(all) && OF.contains(of) && is_number(number) => {
            page
        }
        [.., page, number] if is_number(number) => page,
        _ => return false,
    };
    words.len() <= WORDS && PAGES.contains(page)
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
