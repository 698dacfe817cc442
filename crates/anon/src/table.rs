//! Tables as XML: an element for each record, and in it one for each cell.
//!
//! ```xml
//! <records>
//!   <record><zip>13053</zip><age>28</age></record>
//! </records>
//! ```
//!
//! What the outer elements are called means nothing. A column whose name is none for an element is
//! written `<cell name="…">`. The first record says which columns there are and in which order.

use crate::element::{Element, broken, push_text};
use outis_protocol::problem::{Code, Outcome, Problem};
use std::collections::HashMap;

/// The element of a cell whose column's name is none for an element.
const CELL: &str = "cell";

/// The text of the table that an XML file holds, as that of a sheet: a line of names, a comma
/// between cells, quotation marks around all. A cell that a record lacks is empty.
///
/// # Errors
/// `anon-xml` with the line.
pub fn read_table(xml: &str) -> Outcome<String> {
    let root = Element::read(xml)?;
    let mut places = HashMap::new();
    let mut text = String::new();
    if let Some(first) = root.children.first() {
        let mut names = Vec::new();
        for cell in &first.children {
            if places.insert(name(cell), names.len()).is_some() {
                return Err(broken("cell", cell.line));
            }
            names.push(name(cell));
        }
        push_record(&mut text, &names);
    }
    for record in &root.children {
        let mut cells = vec![None; places.len()];
        for cell in &record.children {
            let place = places.get(name(cell)).filter(|_| cell.children.is_empty());
            let place = place.and_then(|&place| cells.get_mut(place));
            match place {
                Some(place @ None) => *place = Some(&*cell.text),
                _ => return Err(broken("cell", cell.line)),
            }
        }
        let cells: Vec<&str> = cells.into_iter().map(Option::unwrap_or_default).collect();
        push_record(&mut text, &cells);
    }
    Ok(text)
}

/// The column of a cell.
fn name(cell: &Element) -> &str {
    cell.attribute("name").filter(|_| cell.is(CELL)).unwrap_or(&cell.name)
}

/// Adds a line to a text.
fn push_record(text: &mut String, cells: &[&str]) {
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push('"');
        text.push_str(&cell.replace('"', "\"\""));
        text.push('"');
    }
    text.push('\n');
}

/// A release as XML, made of its text: a line of names, a comma between cells.
///
/// # Errors
/// `anon-xml` if a cell has a letter that XML cannot hold.
pub fn write_table(text: &str) -> Outcome<String> {
    let is_unwritable = |letter| matches!(letter, '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}'..='\u{ffff}');
    if text.contains(is_unwritable) {
        return Err(Problem::new(Code::AnonXml).with_detail("letter"));
    }
    let mut records = Records { rest: text };
    let names = records.next().unwrap_or_default();
    let mut xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<records>\n".to_owned();
    for record in records {
        xml.push_str("  <record>");
        for (name, cell) in names.iter().zip(&record) {
            let element = if is_plain(name) { name } else { CELL };
            xml.push('<');
            xml.push_str(element);
            if element != name {
                xml.push_str(" name=\"");
                push_text(&mut xml, name);
                xml.push('"');
            }
            xml.push('>');
            push_text(&mut xml, cell);
            xml.push_str("</");
            xml.push_str(element);
            xml.push('>');
        }
        xml.push_str("</record>\n");
    }
    xml.push_str("</records>\n");
    Ok(xml)
}

/// Whether an element may be called so.
fn is_plain(name: &str) -> bool {
    let begins = name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
    let is_letter =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '_' | '-' | '.');
    begins && name != CELL && name.chars().all(is_letter)
}

/// The records of a text with a comma between cells.
struct Records<'a> {
    rest: &'a str,
}

impl Iterator for Records<'_> {
    type Item = Vec<String>;

    fn next(&mut self) -> Option<Vec<String>> {
        if self.rest.is_empty() {
            return None;
        }
        let mut cells = Vec::new();
        loop {
            let mut cell = String::new();
            while let Some(quoted) = self.rest.strip_prefix('"') {
                // A quotation mark right after a closing one stands for itself.
                if !cell.is_empty() {
                    cell.push('"');
                }
                let end = quoted.find('"').unwrap_or(quoted.len());
                if cell.is_empty() && quoted.starts_with("\"\"") {
                    // An empty part before a doubled mark: the mark is the first letter.
                    cell.push('"');
                    self.rest = &quoted[1..];
                    let rest = &self.rest[1..];
                    let end = rest.find('"').unwrap_or(rest.len());
                    cell.push_str(&rest[..end]);
                    self.rest = rest.get(end + 1..).unwrap_or_default();
                    continue;
                }
                cell.push_str(&quoted[..end]);
                self.rest = quoted.get(end + 1..).unwrap_or_default();
            }
            let end = self.rest.find([',', '\n', '\r']).unwrap_or(self.rest.len());
            cell.push_str(&self.rest[..end]);
            cells.push(cell);
            let after = &self.rest[end..];
            if let Some(rest) = after.strip_prefix(',') {
                self.rest = rest;
                continue;
            }
            self.rest =
                after.strip_prefix("\r\n").or(after.strip_prefix(['\n', '\r'])).unwrap_or("");
            return Some(cells);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{read_table, write_table};

    #[test]
    fn what_is_written_is_read_again() {
        let text = "\"zip\",\"a b\",\"cell\"\n\"1<3\",\"x\"\"y\",\"\"\n\" \",\"\"\"\",\"a\r\nb\"\n\
                    \"\"\"q\"\"\",\",\",\"ü\"\n";
        let xml = write_table(text).unwrap();
        assert!(xml.contains("<cell name=\"a b\">x&quot;y</cell>"), "{xml}");
        assert_eq!(read_table(&xml).unwrap(), text);
        assert_eq!(write_table("a\n\u{1}\n").unwrap_err().detail.as_deref(), Some("letter"));
    }

    #[test]
    fn cells_without_quotation_marks_are_the_same() {
        let plain = write_table("a,b\n1,\n,x y\n").unwrap();
        assert_eq!(plain, write_table("\"a\",\"b\"\n\"1\",\"\"\n\"\",\"x y\"\n").unwrap());
    }

    #[test]
    fn cells_may_be_missing_but_not_strange() {
        let read = read_table("<t><r><a>1</a><b>2</b></r><r><b>3</b></r></t>").unwrap();
        assert_eq!(read, "\"a\",\"b\"\n\"1\",\"2\"\n\"\",\"3\"\n");
        for (xml, line) in [
            ("<t><r><a>1</a></r>\n<r><b>3</b></r></t>", 2),
            ("<t><r><a>1</a>\n<a>1</a></r></t>", 2),
            ("<t>\n<r><a><b/></a></r></t>", 2),
        ] {
            let problem = read_table(xml).unwrap_err();
            assert_eq!((problem.detail.as_deref(), problem.line), (Some("cell"), Some(line)));
        }
    }
}
