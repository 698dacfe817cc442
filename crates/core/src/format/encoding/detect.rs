//! Telling an encoding by the bytes of a file.
//!
//! UTF-8 is told for certain: other texts with letters beyond ASCII hardly ever read as it.
//! UTF-16 has a byte order mark, or a zero in every other byte. What remains is written with
//! one byte for each letter. Latin-9 and windows-1252 differ in forty bytes; those that only
//! one of them uses for letters decide, and where there are none, both read alike.

use super::Encoding;

/// Why a file was taken to be in an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodingReason {
    /// It begins with a byte order mark.
    Mark,
    /// Every letter is ASCII, which is the same in UTF-8.
    OnlyAscii,
    /// Everything in it reads as UTF-8.
    ReadsAsUtf8,
    /// Every other byte is zero, as far as letters have one byte: the same one of each pair.
    EveryOtherZero,
    /// It does not read as UTF-8, and has signs that only windows-1252 has.
    WindowsSigns,
    /// It does not read as UTF-8, and has bytes that are letters or the euro sign in ISO 8859-15
    /// and would stand strangely in windows-1252.
    IsoLetters,
    /// It does not read as UTF-8, and nothing tells windows-1252 from ISO 8859-15.
    NotUtf8,
}

impl EncodingReason {
    /// All reasons by their names, by which their words are found.
    pub const ALL: [(&str, Self); 7] = [
        ("mark", Self::Mark),
        ("only-ascii", Self::OnlyAscii),
        ("reads-as-utf-8", Self::ReadsAsUtf8),
        ("every-other-zero", Self::EveryOtherZero),
        ("windows-signs", Self::WindowsSigns),
        ("iso-letters", Self::IsoLetters),
        ("not-utf-8", Self::NotUtf8),
    ];

    /// The reason's name.
    #[must_use]
    pub fn id(self) -> &'static str {
        let [first, ..] = Self::ALL;
        Self::ALL.into_iter().find(|(_, reason)| *reason == self).unwrap_or(first).0
    }
}

/// Of a hundred units of a text in UTF-16, at least so many are letters below 256.
const ZEROS_PERCENT: usize = 40;

/// The same where lines end: tables in Greek, Cyrillic, Arabic or Chinese letters have digits,
/// delimiters and line ends.
const ZEROS_OF_LINES_PERCENT: usize = 10;

/// For each zero in the other half of the units, of letters such as Ā, so many stand in this one.
const ZEROS_APART: usize = 20;

/// The encoding of a file that begins with `sample`; `None` if that is ASCII and more may come.
/// `whole` says whether it is all of the file.
pub(super) fn encoding(sample: &[u8], whole: bool) -> Option<(Encoding, EncodingReason)> {
    if sample.starts_with(b"\xef\xbb\xbf") {
        return Some((Encoding::Utf8, EncodingReason::Mark));
    }
    if sample.starts_with(b"\xff\xfe") {
        return Some((Encoding::Utf16Le, EncodingReason::Mark));
    }
    if sample.starts_with(b"\xfe\xff") {
        return Some((Encoding::Utf16Be, EncodingReason::Mark));
    }
    if let Some(encoding) = zeros(sample) {
        return Some((encoding, EncodingReason::EveryOtherZero));
    }
    if sample.is_ascii() {
        return whole.then_some((Encoding::Utf8, EncodingReason::OnlyAscii));
    }
    Some(by_bytes(sample, whole))
}

/// UTF-16 by its zeros: nearly all of them in the same half of the units.
fn zeros(sample: &[u8]) -> Option<Encoding> {
    let (units, _) = sample.as_chunks::<2>();
    // A zero astray in a text of ASCII makes no letters of the bytes around it.
    let may_be_foreign = !sample
        .iter()
        .all(|&byte| byte == 0 || byte.is_ascii_graphic() || byte.is_ascii_whitespace());
    let first = units.iter().filter(|unit| unit[0] == 0).count();
    let second = units.iter().filter(|unit| unit[1] == 0).count();
    let are_many = |zeros: usize, others: usize, line_end: [u8; 2]| {
        let is_lined = may_be_foreign && units.contains(&line_end);
        let least = if is_lined { ZEROS_OF_LINES_PERCENT } else { ZEROS_PERCENT };
        zeros > others * ZEROS_APART && zeros * 100 >= units.len() * least
    };
    if are_many(second, first, [b'\n', 0]) {
        Some(Encoding::Utf16Le)
    } else if are_many(first, second, [0, b'\n']) {
        Some(Encoding::Utf16Be)
    } else {
        None
    }
}

/// The encoding of bytes of which some are not ASCII and each letter has one or more. `whole`
/// says whether the last letter is complete.
pub(super) fn by_bytes(sample: &[u8], whole: bool) -> (Encoding, EncodingReason) {
    let Err(error) = std::str::from_utf8(sample) else {
        return (Encoding::Utf8, EncodingReason::ReadsAsUtf8);
    };
    if error.error_len().is_none() && !whole {
        return (Encoding::Utf8, EncodingReason::ReadsAsUtf8);
    }
    // Letters beyond ASCII that do read, or one that is cut at the end: this is UTF-8 that is
    // damaged, and read otherwise every such letter would be two.
    let damaged = error.error_len().is_none() || !sample[..error.valid_up_to()].is_ascii();
    // No text has a zero, and what is no text is refused as what it seems to be.
    if damaged
        || sample.contains(&0)
        || sample.iter().any(is_unused)
        || sample.windows(3).any(is_of_another)
    {
        return (Encoding::Utf8, EncodingReason::NotUtf8);
    }
    if sample.iter().any(|byte| (0x80..=0x9f).contains(byte)) {
        return (Encoding::Windows1252, EncodingReason::WindowsSigns);
    }
    let (mut letters, mut signs) = (0, 0);
    for (index, &byte) in sample.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|index| sample.get(index).copied());
        match is_iso_letter(before, byte, sample.get(index + 1).copied()) {
            Some(true) => letters += 1,
            Some(false) => signs += 1,
            None => {}
        }
    }
    match letters > signs {
        true => (Encoding::Iso8859To15, EncodingReason::IsoLetters),
        false => (Encoding::Windows1252, EncodingReason::NotUtf8),
    }
}

/// Whether windows-1252 has no letter for a byte. A text that has it is written in something else.
pub(super) fn is_unused(byte: &u8) -> bool {
    matches!(byte, 0x81 | 0x8d | 0x8f | 0x90 | 0x9d)
}

/// Whether a lower quotation mark, a closing one or a capital Ÿ would stand within a word: those
/// are é, ä and ö of DOS and ü of old Macintoshes.
fn is_of_another(bytes: &[u8]) -> bool {
    matches!(bytes, [before, 0x82 | 0x84 | 0x94 | 0x9f, after]
        if before.is_ascii_alphabetic() && after.is_ascii_lowercase())
}

/// Whether a byte in which Latin-9 differs from Latin-1, and windows-1252 with it, stands where
/// the letter of the former would; `None` for other bytes.
///
/// Of the signs that windows-1252 has there, nobody writes the one for any currency, a fraction
/// stands behind a digit or alone, an accent by itself is an apostrophe within a word.
fn is_iso_letter(before: Option<u8>, byte: u8, after: Option<u8>) -> Option<bool> {
    let is_letter =
        |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphabetic() || byte >= 0xc0);
    match byte {
        0xa4 => Some(true),
        0xb4 => Some(!is_letter(before) && is_letter(after)),
        0xa6 | 0xa8 | 0xb8 | 0xbc..=0xbe => {
            let is_fraction = before.is_some_and(|byte| byte.is_ascii_digit());
            Some(!is_fraction && (is_letter(before) || is_letter(after)))
        }
        _ => None,
    }
}
