//! Files in encodings that are none of those read, and read as windows-1252 without a fault: of
//! Central Europe (windows-1250, ISO 8859-2) and of Turkey (windows-1254). `Příjmení` is `Pøíjmení`
//! then, `Soyadı` is `Soyadý` and `Płeć` is `P³eæ`.

use outis::format::encoding::Encoding;
use outis::format::{Format, Loaded};

/// What stands for Turkish letters, and for Icelandic ones in a file that is read rightly.
const TURKISH: &str = "ðþýÐÞÝ";

/// Letters that Turkish has beside them and Icelandic has not, and the other way round.
const IN_TURKISH: &str = "çüÇÜ";
const IN_ICELANDIC: &str = "áéíóúæÁÉÍÓÚÆ";

/// What stands for Czech letters: for ř, ě, č, ů, ň and ď.
const CZECH: &str = "øìèùòïØÌÈÒÏ";

/// Signs that stand within no word, each for a letter of ISO 8859-2 or windows-1250.
const WITHIN_NONE: &str = "³¹±¶¿¼¾¯£¥¦";

/// Signs that begin no word, each for a capital of windows-1250: Ł, Ą and Ż.
const BEFORE_NONE: &str = "£¥¯";

/// What stands for Hungarian letters that nobody else's words have beside the others that Hungarian has:
/// Portuguese has no ü, and Estonian has ä.
const HUNGARIAN: &str = "õûÕÛ";
const IN_HUNGARIAN: &str = "öüÖÜ";
const MARKED: &str = "áéíóúÁÉÍÓÚ";
const NOT_IN_HUNGARIAN: &str = "ãäêçàèñÃÄÊÇÀÈÑ";

/// What stands for ść in windows-1250 and in ISO 8859-2; and letters that follow the ñ of Spanish, which
/// ends no word of it.
const POLISH_PAIRS: [&str; 2] = ["œæ", "¶æ"];
const VOWELS: &str = "aeiouy";

/// What the letters of a file stand for.
#[derive(Clone, Copy, Default)]
pub(super) struct LetterNeighbours {
    /// Whether it is written with one byte for each letter, in an encoding of western Europe.
    is_western: bool,
    is_turkish: bool,
    is_czech: bool,
    is_hungarian: bool,
    is_polish: bool,
}

impl LetterNeighbours {
    /// Of a file, by all its texts together: one word alone may be anybody's.
    pub(super) fn told(loaded: &Loaded) -> Self {
        let is_western = matches!(
            &loaded.format,
            Format::Csv(format)
                if matches!(format.encoding, Encoding::Windows1252 | Encoding::Iso8859To15)
        );
        if !is_western {
            return Self::default();
        }
        let columns = loaded.table.columns.iter();
        let texts = columns.flat_map(|column| column.dictionary.iter());
        Self::told_by(texts.filter(|text| !text.is_ascii()))
    }

    fn told_by<'a>(texts: impl Iterator<Item = &'a str>) -> Self {
        let (mut turkish, mut other, mut icelandic) = (false, false, false);
        let (mut has_inner, mut is_followed) = (false, false);
        let mut hungarian = [false; 4];
        let mut polish = 0;
        for text in texts {
            turkish |= text.contains(is_one_of(TURKISH));
            other |= text.contains(is_one_of(IN_TURKISH));
            icelandic |= text.contains(is_one_of(IN_ICELANDIC));
            let lists = [HUNGARIAN, IN_HUNGARIAN, MARKED, NOT_IN_HUNGARIAN];
            for (has, list) in hungarian.iter_mut().zip(lists) {
                *has |= text.contains(is_one_of(list));
            }
            polish += usize::from(is_polish(text));
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2) {
                // Italian ends words in it; nobody else's words of western Europe have both.
                is_followed |= pair[0] == 'ì' && pair[1].is_lowercase();
                has_inner |= pair[0] == 'ø' && pair[1].is_lowercase()
                    || pair[1] == 'ø' && pair[0].is_alphabetic();
            }
        }
        Self {
            is_western: true,
            is_turkish: turkish && other && !icelandic,
            is_czech: has_inner && is_followed,
            is_hungarian: hungarian == [true, true, true, false],
            // Bretons are called Fañch.
            is_polish: polish > 1,
        }
    }

    /// Whether a text of the file holds letters that stand for theirs.
    pub(super) fn have_written(self, text: &str) -> bool {
        self.is_western
            && !text.is_ascii()
            && (self.is_turkish && text.contains(is_one_of(TURKISH))
                || self.is_czech && text.contains(is_one_of(CZECH))
                || self.is_hungarian && text.contains(is_one_of(HUNGARIAN))
                || self.is_polish && is_polish(text)
                || is_within_word(text))
    }
}

fn is_one_of(letters: &str) -> impl Fn(char) -> bool + '_ {
    |letter| letters.contains(letter)
}

/// Whether a sign that stands within no word does, or one before it that begins none, or a capital that ends
/// one.
fn is_within_word(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(3).any(|three| {
        three[0].is_alphabetic() && WITHIN_NONE.contains(three[1]) && three[2].is_alphabetic()
            || BEFORE_NONE.contains(three[0]) && three[1..].iter().all(|it| it.is_lowercase())
    }) || letters.windows(2).any(|two| two[0].is_lowercase() && matches!(two[1], 'Ÿ' | 'Œ'))
}

/// Whether `ñ` stands before a consonant or ends a word, or `œ` or `¶` before `æ`.
fn is_polish(text: &str) -> bool {
    let letters: Vec<char> = text.chars().chain([' ']).collect();
    POLISH_PAIRS.iter().any(|pair| text.contains(pair))
        || letters.windows(3).any(|three| {
            let ends = !three[2].is_alphabetic();
            let goes_on = three[2].is_ascii_lowercase() && !VOWELS.contains(three[2]);
            three[0].is_lowercase() && three[1] == 'ñ' && (ends || goes_on)
        })
}

#[cfg(test)]
mod tests {
    use super::LetterNeighbours;

    /// How many of these texts of one file are misread.
    #[track_caller]
    fn misread(texts: &[&str], expected: usize) {
        let neighbours = LetterNeighbours::told_by(texts.iter().copied());
        let found = texts.iter().filter(|text| neighbours.have_written(text));
        assert_eq!(found.count(), expected, "{texts:?}");
    }

    #[test]
    fn letters_of_neighbours_are_known_by_all_texts_together() {
        misread(&["Øezníèek", "Zdenìk", "Jiøí", "Nováková"], 3);
        misread(&["Hemþire", "Erdoðan", "Büþra", "Kadýn", "Ankara"], 4);
        misread(&["P³eæ", "Miko³aj", "Zawód"], 2);
        misread(&["£ódŸ", "¯aneta", "Zawód", "Józef"], 2);
        misread(&["Gdañsk", "Poznañ", "Kraków", "Toruñ", "Miejscowoœæ"], 4);
        misread(&["Fañch", "Kraków", "Hélène"], 0);
        misread(&["Muñoz", "España", "Peña", "Iñigo", "IÑAKI", "cœur", "Señor Nuñez"], 0);
        misread(&["Erdõs", "Szûcs", "Kovács", "Törökné", "Szücs"], 2);
        // Estonian and Portuguese names, and amounts.
        misread(&["Jõgi", "Mägi", "Põld", "Tüür", "José"], 0);
        misread(&["Simões", "Conceição", "João", "Müller", "£m", "£ per day"], 0);
        // French, Spanish, Italian, Danish and Icelandic names, side by side or alone.
        misread(&["Hélène", "Loïc", "García", "lunedì", "Jørgensen", "Søren"], 0);
        misread(&["Þórður", "Davíð", "Müller", "Curaçao"], 0);
        misread(&["Þorsteinn", "Hafdýs"], 0);
        misread(&["5 m³", "¿Qué?", "m³/h", "±3", "100£"], 0);
    }
}
