//! A second, tiny CSV parser, so that a release is not only read by the reader that checked it.

/// The records of a file, header included. Lines end with LF or CRLF.
///
/// # Panics
/// If a quote is not closed, or closed in the middle of a cell.
#[must_use]
pub fn parse(bytes: &[u8], delimiter: char) -> Vec<Vec<String>> {
    let text = std::str::from_utf8(bytes).expect("UTF-8");
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rest = text.chars().peekable();
    let mut records = Vec::new();
    let mut record = Vec::new();
    while rest.peek().is_some() {
        let mut cell = String::new();
        if rest.next_if_eq(&'"').is_some() {
            loop {
                match rest.next().expect("a closing quote") {
                    '"' if rest.next_if_eq(&'"').is_some() => cell.push('"'),
                    '"' => break,
                    other => cell.push(other),
                }
            }
        } else {
            while let Some(other) = rest.next_if(|&c| c != delimiter && c != '\n' && c != '\r') {
                cell.push(other);
            }
        }
        record.push(cell);
        let carriage = rest.next_if_eq(&'\r').is_some();
        match rest.next() {
            Some('\n') | None => records.push(std::mem::take(&mut record)),
            Some(other) => {
                assert!(other == delimiter && !carriage, "text after a cell");
                if rest.peek().is_none() {
                    record.push(String::new());
                    records.push(std::mem::take(&mut record));
                }
            }
        }
    }
    records
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn quotes_line_ends_and_empty_cells() {
        let records = parse("\u{feff}a;b\r\n\"x;\"\"\n\";\n;\n".as_bytes(), ';');
        assert_eq!(records, [["a", "b"], ["x;\"\n", ""], ["", ""]]);
        assert_eq!(parse(b"a;", ';'), [["a", ""]]);
        assert_eq!(parse(b"\"\"\n1", ';'), [[""], ["1"]]);
        assert!(parse(b"", ';').is_empty());
    }
}
