//! Records of a text, cell by cell: UTF-8, cells apart by commas, quoted where they need it, one
//! line feed after each record. That is what [`Grid`](crate::grid::Grid) makes of a sheet, and what
//! is written of a release that is to become one.

use std::borrow::Cow;

/// What is left to read of a text.
pub(crate) struct RecordReader<'a> {
    rest: &'a str,
}

impl<'a> RecordReader<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { rest: text }
    }

    /// Puts the next record's cells into `cells`; false once there is none.
    pub(crate) fn read(&mut self, cells: &mut Vec<Cow<'a, str>>) -> bool {
        cells.clear();
        if self.rest.is_empty() {
            return false;
        }
        loop {
            let (cell, rest) = match self.rest.strip_prefix('"') {
                Some(quoted) => unquoted(quoted),
                None => {
                    let end = self.rest.find([',', '\n']).unwrap_or(self.rest.len());
                    (Cow::Borrowed(&self.rest[..end]), &self.rest[end..])
                }
            };
            cells.push(cell);
            let goes_on = rest.starts_with(',');
            self.rest = rest.get(1..).unwrap_or_default();
            if !goes_on {
                return true;
            }
        }
    }
}

/// A cell whose quotation mark was opened, and what follows the one that closes it.
fn unquoted(text: &str) -> (Cow<'_, str>, &str) {
    let mut marks = text.match_indices('"').map(|(index, _)| index);
    let mut is_doubled = false;
    while let Some(index) = marks.next() {
        if text[index + 1..].starts_with('"') {
            is_doubled = true;
            marks.next();
            continue;
        }
        let cell = &text[..index];
        let cell = if is_doubled { cell.replace("\"\"", "\"").into() } else { cell.into() };
        return (cell, &text[index + 1..]);
    }
    (text.into(), "")
}

#[cfg(test)]
mod tests {
    use super::RecordReader;

    fn read(text: &str) -> Vec<Vec<String>> {
        let (mut records, mut cells, mut all) = (RecordReader::new(text), Vec::new(), Vec::new());
        while records.read(&mut cells) {
            all.push(cells.iter().map(ToString::to_string).collect());
        }
        all
    }

    #[test]
    fn cells_are_what_was_quoted() {
        assert_eq!(read("a,b\n1,\n"), [["a", "b"], ["1", ""]]);
        assert_eq!(read("\"a,\"\"b\"\"\nc\",d\n\"\"\n"), [vec!["a,\"b\"\nc", "d"], vec![""]]);
        assert_eq!(read("\"\"\"\",\"\"\"\"\"\"\n"), [["\"", "\"\""]]);
        assert_eq!(read(",\n"), [["", ""]]);
        assert_eq!(read("ä,\"\u{feff}\"\n"), [["ä", "\u{feff}"]]);
        assert!(read("").is_empty());
    }
}
