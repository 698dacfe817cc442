//! Blanks beside separators, as people type them and some programs write them: `"Ann" ; 34`.

use super::detect::{COMPARED, FileBeginning, each_record};

/// Of cells that could have a blank beside them, one in so many may have none.
const EXCEPTIONS: usize = 20;

/// Whether a byte is a blank beside this delimiter.
#[inline]
pub(super) fn is_blank(byte: u8, delimiter: u8) -> bool {
    matches!(byte, b' ' | b'\t') && byte != delimiter
}

/// Writes a record, given with a line end of one byte, without the blanks that stand between its
/// cells and separators. What stands within quotation marks stays.
pub(super) fn strip(record: &[u8], delimiter: u8, stripped: &mut Vec<u8>) {
    stripped.clear();
    let (body, end) = record.split_at(record.len().saturating_sub(1));
    for (index, cell) in cells(body, delimiter).enumerate() {
        if index > 0 {
            stripped.push(delimiter);
        }
        stripped.extend_from_slice(bare(cell, delimiter));
    }
    // A line of nothing but blanks is a cell all the same.
    if stripped.is_empty() {
        stripped.extend_from_slice(b"\"\"");
    }
    stripped.extend_from_slice(end);
}

/// Whether (nearly) every cell after the first of the sampled records begins with a blank, or
/// every one before the last ends with one.
pub(super) fn is_padded(sample: FileBeginning<'_>, delimiter: u8) -> bool {
    let (mut divided, mut visited) = (0, 0);
    let (mut later, mut led) = (0, 0);
    let (mut earlier, mut trailed) = (0, 0);
    each_record(FileBeginning { trim: Some(true), ..sample }, delimiter, &mut |_, record| {
        let body = &record[..record.len().saturating_sub(1)];
        let several = cells(body, delimiter).nth(1).is_some();
        let mut left = cells(body, delimiter).enumerate().peekable();
        while let Some((index, cell)) = left.next().filter(|_| several) {
            let (Some(&first), Some(&last)) = (cell.first(), cell.last()) else { continue };
            if bare(cell, delimiter).is_empty() {
                continue;
            }
            if index > 0 {
                later += 1;
                led += usize::from(is_blank(first, delimiter));
            }
            if left.peek().is_some() {
                earlier += 1;
                trailed += usize::from(is_blank(last, delimiter));
            }
        }
        divided += usize::from(several);
        visited += 1;
        visited < COMPARED
    });
    let nearly_all = |some: usize, all: usize| all > 0 && (all - some) * EXCEPTIONS <= all;
    divided > 1 && (nearly_all(led, later) || nearly_all(trailed, earlier))
}

/// The cells of a record, which is given without line end, with quotation marks and blanks.
fn cells(body: &[u8], delimiter: u8) -> impl Iterator<Item = &[u8]> {
    let mut rest = Some(body);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let end = cell_end(text, delimiter);
        rest = text.get(end + 1..);
        Some(&text[..end])
    })
}

/// Where the first cell of `text` ends.
fn cell_end(text: &[u8], delimiter: u8) -> usize {
    let start = text.iter().position(|&byte| !is_blank(byte, delimiter)).unwrap_or(0);
    let mut end = start;
    if text.get(start) == Some(&b'"') {
        // Two quotation marks within a quoted cell close it and open it again.
        let mut is_open = false;
        let closing = text[start..].iter().position(|&byte| {
            is_open ^= byte == b'"';
            byte == delimiter && !is_open
        });
        return closing.map_or(text.len(), |length| start + length);
    }
    end += memchr::memchr(delimiter, &text[start..]).unwrap_or(text.len() - start);
    end
}

/// A cell without the blanks around it.
fn bare(cell: &[u8], delimiter: u8) -> &[u8] {
    let is_content = |byte: &u8| !is_blank(*byte, delimiter);
    let start = cell.iter().position(is_content).unwrap_or(cell.len());
    let end = cell.iter().rposition(is_content).map_or(start, |last| last + 1);
    &cell[start..end]
}

#[cfg(test)]
mod tests {
    use super::{is_padded, strip};
    use crate::format::csv::Numbering;
    use crate::format::csv::detect::FileBeginning;

    #[test]
    fn blanks_are_skipped_beside_separators_alone() {
        for (record, delimiter, expected) in [
            ("a, b ,c\n", b',', "a,b,c\n"),
            ("  a b ;\t\"x ; \"\"y\"\" \" ; \r", b';', "a b;\"x ; \"\"y\"\" \";\r"),
            (" , \n", b',', ",\n"),
            ("  \n", b';', "\"\"\n"),
            ("a\t b \t\tc \n", b'\t', "a\tb\t\tc\n"),
            ("a\u{a0};b\n", b';', "a\u{a0};b\n"),
            ("x \"y\" ;z\n", b';', "x \"y\";z\n"),
        ] {
            let mut stripped = b"old".to_vec();
            strip(record.as_bytes(), delimiter, &mut stripped);
            assert_eq!(String::from_utf8(stripped).unwrap(), expected, "{record:?}");
        }
    }

    #[track_caller]
    fn padded(text: &str, delimiter: u8) -> bool {
        let (text, numbering) = (text.as_bytes(), Numbering::Lines);
        is_padded(FileBeginning { text, whole: true, numbering, trim: None }, delimiter)
    }

    #[test]
    fn padding_is_known_by_nearly_every_cell() {
        assert!(padded("39, State-gov, 77516\n50, , 83311\n", b','));
        assert!(padded("\"a, b\", \"c\"\n\"d\", \"e\"\n", b','));
        assert!(padded("\"a\" ;\"c\"\n\"d\" ;\"e\"\n", b';'));
        assert!(padded(&format!("{}5,6\n", "1, 2\n".repeat(20)), b','));
        assert!(!padded(&format!("{}5,6\n5,6\n", "1, 2\n".repeat(20)), b','));
        assert!(!padded("a, b\n1,2\n", b',') && !padded("a, b\n", b','));
        assert!(!padded("a;b\n1; \n2; \n", b';') && !padded("a\n b\n c\n", b';'));
    }
}
