//! Bytes as letters, and letters as bytes.
//!
//! Files come in the encodings that offices use; everything behind the reader is UTF-8. The
//! mappings are those of the WHATWG Encoding Standard, which browsers follow, but nobody asks
//! the browser: page and command line read a file alike. How a file is written is told by its
//! bytes (`detect`), unless somebody said it.

pub(super) mod decode;
pub(super) mod detect;

pub use decode::whole;
pub use detect::EncodingReason;

/// How letters are written as bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8.
    #[default]
    Utf8,
    /// UTF-16, the low byte of each unit first.
    Utf16Le,
    /// UTF-16, the high byte of each unit first.
    Utf16Be,
    /// What Windows calls ANSI in western Europe and America.
    Windows1252,
    /// Latin-9: Latin-1 with the euro sign.
    Iso8859To15,
}

impl Encoding {
    /// All encodings by their names in recipes, in the order in which they are listed everywhere.
    pub const ALL: [(&str, Self); 5] = [
        ("utf-8", Self::Utf8),
        ("utf-16le", Self::Utf16Le),
        ("utf-16be", Self::Utf16Be),
        ("windows-1252", Self::Windows1252),
        ("iso-8859-15", Self::Iso8859To15),
    ];

    /// Its name in recipes.
    #[must_use]
    pub fn id(self) -> &'static str {
        let [first, ..] = Self::ALL;
        Self::ALL.into_iter().find(|(_, encoding)| *encoding == self).unwrap_or(first).0
    }

    /// The encoding with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find_map(|(name, encoding)| (name == id).then_some(encoding))
    }

    /// Whether it has all letters.
    #[must_use]
    pub fn is_unicode(self) -> bool {
        matches!(self, Self::Utf8 | Self::Utf16Le | Self::Utf16Be)
    }

    /// The letter of a byte where each letter is one.
    fn letter(self, byte: u8) -> char {
        match (self, byte) {
            (Self::Windows1252, 0x80..=0x9f) => WINDOWS_1252[usize::from(byte - 0x80)],
            (Self::Iso8859To15, _) => {
                let other = ISO_8859_15.iter().find(|(differing, _)| *differing == byte);
                other.map_or(char::from(byte), |&(_, letter)| letter)
            }
            _ => char::from(byte),
        }
    }

    /// The byte of a letter where each letter is one; `None` for a letter that it lacks.
    fn byte(self, letter: char) -> Option<u8> {
        let same = u8::try_from(u32::from(letter)).ok();
        let same = same.filter(|&byte| self.letter(byte) == letter);
        same.or_else(|| (0x80..=0xff).find(|&byte| self.letter(byte) == letter))
    }

    /// Writes `text` behind `bytes`.
    ///
    /// # Errors
    /// Where in `text` the first letter stands that this encoding lacks.
    pub fn write(self, text: &str, bytes: &mut Vec<u8>) -> Result<(), usize> {
        match self {
            Self::Utf8 => bytes.extend_from_slice(text.as_bytes()),
            Self::Utf16Le => bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes)),
            Self::Utf16Be => bytes.extend(text.encode_utf16().flat_map(u16::to_be_bytes)),
            Self::Windows1252 | Self::Iso8859To15 => {
                for (start, letter) in text.char_indices() {
                    bytes.push(self.byte(letter).ok_or(start)?);
                }
            }
        }
        Ok(())
    }
}

/// The letters of 0x80 to 0x9f. Five bytes stand for no letter and are kept as the control
/// characters of the same number.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Where Latin-9 differs from Latin-1.
const ISO_8859_15: [(u8, char); 8] = [
    (0xa4, '€'),
    (0xa6, 'Š'),
    (0xa8, 'š'),
    (0xb4, 'Ž'),
    (0xb8, 'ž'),
    (0xbc, 'Œ'),
    (0xbd, 'œ'),
    (0xbe, 'Ÿ'),
];

#[cfg(test)]
mod tests;
