//! How files are read and written.

use serde::{Deserialize, Serialize};

/// How a file is written. What is absent is detected, or for a release taken from the input.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Format {
    /// One ASCII character between cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// How its letters are written; told by its bytes if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub encoding: Option<Encoding>,
    /// The sheet of a workbook; by default the first visible one that looks like a table, or has
    /// a cell if none does. Files that are no
    /// workbook have no sheets, as workbooks have neither delimiter nor encoding: what is said of
    /// the other kind has no effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub sheet: Option<String>,
    /// Whether the first line of the table names the columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub header: Option<bool>,
    /// The line that names the columns, from 1; what stands above is left out. By default 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub header_line: Option<u32>,
    /// The line of the first record, from 1; what stands above is left out, but for the names. By
    /// default the line below the names, or 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first_line: Option<u32>,
    /// Whether lines without content are left out. By default they are not: a blank line is
    /// refused, or the missing value of a column of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub skip_empty: Option<bool>,
    /// Whether lines that say the names again are left out. By default they are records.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub skip_repeated_names: Option<bool>,
    /// Whether lines that number the pages of a print are left out. By default they are records.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub skip_pages: Option<bool>,
    /// How many records at the end are left out. By default 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub skip_last: Option<u32>,
    /// Whether blanks between cells and separators are left out. By default they belong to the
    /// cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub trim: Option<bool>,
    /// Whether what records lack of their last cells is missing, and empty cells beyond the last
    /// column are left out. By default such records are refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fit_records: Option<bool>,
    /// What stands around each record, by default nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub wrapping: Option<Wrapping>,
    /// What the columns are called, all of them in their order, instead of what the file calls
    /// them. A file of which nothing else is said is then taken to have no header.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub names: Option<Vec<String>>,
    /// Columns of codes, such as postcodes, of which a spreadsheet took the zeros away: cells of
    /// fewer digits, and nothing else, are filled up with zeros.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub leading_zeros: Option<Vec<LeadingZeros>>,
    /// Columns that are filled only in the first record of those that share them, the outermost
    /// first: a record in which one is empty takes its cell from the record above, as well as those
    /// of all columns that are empty in each such record. None says that there is no such column.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fill_down: Option<Vec<String>>,
    /// The decimal separator of numbers: `.` (the default) or `,`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub decimal: Option<Decimal>,
    /// What stands between groups of three digits; nothing if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub thousands: Option<Thousands>,
    /// Whether the sign of a currency, or of percent, may stand beside a number. By default it may
    /// not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub currency: Option<bool>,
}

/// A column of codes that have so many digits, zeros before them included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LeadingZeros {
    /// The column's name; or
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// its number, from 1, in a file without header.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub column: Option<u32>,
    /// The digits of a whole code, 2 to 32.
    pub digits: u32,
}

/// A character encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Encoding {
    /// UTF-8, with or without byte order mark.
    #[serde(rename = "utf-8")]
    Utf8,
    /// UTF-16, the low byte of each unit first.
    #[serde(rename = "utf-16le")]
    Utf16Le,
    /// UTF-16, the high byte of each unit first.
    #[serde(rename = "utf-16be")]
    Utf16Be,
    /// What Windows calls ANSI in western Europe and America.
    #[serde(rename = "windows-1252")]
    Windows1252,
    /// Latin-9: Latin-1 with the euro sign.
    #[serde(rename = "iso-8859-15")]
    Iso8859To15,
}

impl From<outis::format::encoding::Encoding> for Encoding {
    fn from(encoding: outis::format::encoding::Encoding) -> Self {
        match encoding {
            outis::format::encoding::Encoding::Utf8 => Self::Utf8,
            outis::format::encoding::Encoding::Utf16Le => Self::Utf16Le,
            outis::format::encoding::Encoding::Utf16Be => Self::Utf16Be,
            outis::format::encoding::Encoding::Windows1252 => Self::Windows1252,
            outis::format::encoding::Encoding::Iso8859To15 => Self::Iso8859To15,
        }
    }
}

impl From<Encoding> for outis::format::encoding::Encoding {
    fn from(encoding: Encoding) -> Self {
        match encoding {
            Encoding::Utf8 => Self::Utf8,
            Encoding::Utf16Le => Self::Utf16Le,
            Encoding::Utf16Be => Self::Utf16Be,
            Encoding::Windows1252 => Self::Windows1252,
            Encoding::Iso8859To15 => Self::Iso8859To15,
        }
    }
}

/// What stands around each record of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Wrapping {
    /// Nothing.
    Nothing,
    /// Quotation marks around the whole line, those within it doubled.
    Quotes,
    /// Bars and rules, as databases and Markdown draw tables.
    Frame,
    /// Blanks that fill up columns: each cell begins or ends where those above it do, and two
    /// blanks or more are between it and the next.
    Aligned,
}

impl From<outis::format::layout::Wrapping> for Wrapping {
    fn from(wrapping: outis::format::layout::Wrapping) -> Self {
        match wrapping {
            outis::format::layout::Wrapping::Nothing => Self::Nothing,
            outis::format::layout::Wrapping::Quotes => Self::Quotes,
            outis::format::layout::Wrapping::Frame => Self::Frame,
            outis::format::layout::Wrapping::Aligned => Self::Aligned,
        }
    }
}

impl From<Wrapping> for outis::format::layout::Wrapping {
    fn from(wrapping: Wrapping) -> Self {
        match wrapping {
            Wrapping::Nothing => Self::Nothing,
            Wrapping::Quotes => Self::Quotes,
            Wrapping::Frame => Self::Frame,
            Wrapping::Aligned => Self::Aligned,
        }
    }
}

/// A decimal separator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decimal {
    /// A point.
    #[serde(rename = ".")]
    Point,
    /// A comma.
    #[serde(rename = ",")]
    Comma,
}

/// What parts thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Thousands {
    /// A point.
    #[serde(rename = ".")]
    Point,
    /// A comma.
    #[serde(rename = ",")]
    Comma,
    /// An apostrophe, straight or curved.
    #[serde(rename = "'")]
    Apostrophe,
    /// A space of any width.
    #[serde(rename = " ")]
    Space,
}

impl Thousands {
    /// All of them, with the sign that stands for each.
    const SIGNS: [(char, Self); 4] =
        [('.', Self::Point), (',', Self::Comma), ('\'', Self::Apostrophe), (' ', Self::Space)];

    /// The sign.
    #[must_use]
    pub fn sign(self) -> char {
        let found = Self::SIGNS.into_iter().find(|(_, thousands)| *thousands == self);
        found.map_or(' ', |(sign, _)| sign)
    }

    /// What this sign stands for.
    #[must_use]
    pub fn of_sign(sign: char) -> Option<Self> {
        Self::SIGNS.into_iter().find(|(own, _)| *own == sign).map(|(_, thousands)| thousands)
    }
}

/// How the release is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Output {
    /// Whether the records are put in random order (against unsorted matching, spec H6).
    pub shuffle: bool,
    /// Whether cells that a spreadsheet would run as a formula are made harmless. A workbook says
    /// of its cells that they are text, and XML has none but text, so that none is touched there.
    pub formula_guard: bool,
    /// What kind of file it is, by default `csv`. A workbook and XML have neither delimiter nor
    /// an encoding of choice, line ends nor byte order mark: what is said of these has no effect there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub format: Option<FileFormat>,
    /// One ASCII character; by default as the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub delimiter: Option<String>,
    /// How its letters are written, by default `utf-8`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub encoding: Option<Encoding>,
    /// How missing cells are written: one of `missing.values`, by default the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub missing: Option<String>,
    /// By default as the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub line_ending: Option<LineEnding>,
    /// Whether the file begins with a byte order mark; by default as the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bom: Option<bool>,
}

impl Default for Output {
    fn default() -> Self {
        Self {
            shuffle: true,
            formula_guard: true,
            format: None,
            delimiter: None,
            encoding: None,
            missing: None,
            line_ending: None,
            bom: None,
        }
    }
}

impl Output {
    /// The kind of file.
    #[must_use]
    pub fn file_format(&self) -> FileFormat {
        self.format.unwrap_or(FileFormat::Csv)
    }

    /// Whether it is made of a text that is packed as a whole: a workbook, or XML.
    #[must_use]
    pub fn is_packed(&self) -> bool {
        self.file_format() != FileFormat::Csv
    }

    /// Whether formulas are made harmless by what is written in their cells.
    #[must_use]
    pub fn is_guarded(&self) -> bool {
        self.formula_guard && !self.is_packed()
    }
}

/// What kind of file a release is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FileFormat {
    /// Text, its cells apart by a delimiter.
    Csv,
    /// A workbook of one sheet (Office Open XML).
    Xlsx,
    /// XML: an element for each record, and in it one for each cell.
    Xml,
}

/// How lines end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineEnding {
    /// Line feed.
    Lf,
    /// Carriage return and line feed.
    Crlf,
}

#[cfg(test)]
mod tests {
    use super::Encoding;

    #[test]
    fn an_encoding_has_one_name() {
        for (name, encoding) in outis::format::encoding::Encoding::ALL {
            let written = serde_json::to_value(Encoding::from(encoding)).unwrap();
            assert_eq!((written, encoding.id()), (name.into(), name));
            assert_eq!(outis::format::encoding::Encoding::from(Encoding::from(encoding)), encoding);
        }
    }
}
