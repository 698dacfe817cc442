//! The first lines of a file as they stand in it, for whoever says where its table begins.

use super::decode::Decoder;
use super::detect::{self, FileBeginning};
use super::dialect::Options;
use super::scan::Scanner;
use crate::format::encoding::decode;
use crate::format::foreign;
use crate::format::layout::Row;

/// At most `most` lines of a file that begins with `head`, each parted into cells by itself, blank
/// ones too. `whole` says whether `head` is all of it; otherwise its last line is left out, which
/// may go on. What is no text has none.
#[must_use]
pub fn first_lines(head: &[u8], whole: bool, options: &Options, most: usize) -> Vec<Row> {
    let mut letters = decode::LetterDecoder::new(options.encoding, head, whole);
    let text = letters.decode(head);
    let text = text.strip_prefix(decode::BOM).unwrap_or(&text);
    if foreign::identify(head).is_some() {
        return Vec::new();
    }
    let delimiter = options.delimiter.or_else(|| foreign::separator_line(text));
    let trim = options.layout.trim.or((!options.layout.guess).then_some(false));
    let sample = FileBeginning { text, whole, numbering: options.numbering, trim };
    let delimiter = delimiter.unwrap_or_else(|| detect::delimiter(sample, true).0);
    let mut scanner = Scanner::new(delimiter, options.numbering, false);
    let mut lines = Vec::new();
    let mut rest = text;
    while lines.len() < most && !rest.is_empty() {
        let line = scanner.line();
        let (bytes, after) = rest.split_at(scanner.pass_line(rest));
        rest = after;
        if scanner.line() == line && !whole {
            break;
        }
        let content = bytes.trim_ascii_end().len();
        let end = bytes[content..].iter().position(|byte| b"\r\n".contains(byte));
        let record = &bytes[..end.map_or(bytes.len(), |end| content + end)];
        let cells = if record.is_empty() {
            Vec::new()
        } else {
            // A quotation mark that is open at the end of a line says nothing of the next.
            let mut decoder = Decoder::new(delimiter, false);
            decoder.decode(&[record, b"\n"].concat());
            decoder.lossy_cells()
        };
        lines.push(Row { line, cells });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::first_lines;
    use crate::format::csv::Options;

    fn lines(text: &str, whole: bool, most: usize) -> Vec<(u64, Vec<String>)> {
        let rows = first_lines(text.as_bytes(), whole, &Options::default(), most);
        rows.into_iter().map(|row| (row.line, row.cells)).collect()
    }

    fn line(number: u64, cells: &[&str]) -> (u64, Vec<String>) {
        (number, cells.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn lines_are_numbered_as_an_editor_does() {
        let text = "\u{feff}Staff, 2020\r\n\r\na;b\r\n\"1\";2 \r\n3;4";
        let all = [
            line(1, &["Staff, 2020"]),
            line(2, &[]),
            line(3, &["a", "b"]),
            line(4, &["1", "2 "]),
            line(5, &["3", "4"]),
        ];
        assert_eq!(lines(text, true, 9), all);
        assert_eq!(lines(text, false, 9), all[..4]);
        assert_eq!(lines(text, true, 2), all[..2]);
        assert_eq!(lines("sep=|\na|b\n", true, 9)[1], line(2, &["a", "b"]));
        assert_eq!(lines("%PDF-1.7\n", true, 9), []);
        assert_eq!(lines("", true, 9), []);
        let open = "a;b\nc;\"d\ne;f\n";
        let semicolon = Options { delimiter: Some(b';'), ..Options::default() };
        let rows = first_lines(open.as_bytes(), true, &semicolon, 9);
        assert_eq!(rows[2].cells, ["e", "f"]);
    }
}
