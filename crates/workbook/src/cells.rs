//! The part of a sheet of an `.xlsx`, read for what the library does not tell of it, and for cells
//! that it would read otherwise than they are written.

use crate::merged::{Area, Merged, place};
use crate::parts::{Facts, attribute, broken};
use outis_protocol::problem::Outcome;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::io::BufRead;

/// The facts of a sheet, and its merged cells.
///
/// # Errors
/// `workbook-broken`.
pub(crate) fn facts(part: &mut Reader<impl BufRead>) -> Outcome<(Facts, Merged)> {
    let mut pass = MarkupPass::default();
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|_| broken())? {
            Event::Start(element) => {
                pass.begin(&element)?;
                match element.local_name().as_ref() {
                    "v" if pass.cell.is_some() => pass.value(part)?,
                    "is" | "f" if pass.cell.is_some() => {
                        part.read_to_end_into(element.name(), &mut Vec::new())
                            .map_err(|_| broken())?;
                    }
                    _ => {}
                }
            }
            Event::Empty(element) => {
                pass.begin(&element)?;
                if element.local_name().as_ref() == "c" {
                    pass.cell = None;
                }
            }
            Event::End(element) if element.local_name().as_ref() == "c" => pass.end_cell()?,
            Event::Eof => return Ok(pass.finish()),
            _ => {}
        }
    }
}

/// A sheet's part on its way in.
#[derive(Default)]
struct MarkupPass {
    facts: Facts,
    areas: Vec<Area>,
    row_is_hidden: bool,
    cell: Option<IncomingCell>,
    /// Whether columns are hidden of which nothing is said.
    hides_columns: bool,
    /// The column after those of which something was said, from 0.
    said: u32,
}

/// A cell on its way in.
#[derive(Default)]
struct IncomingCell {
    kind: String,
    is_formula: bool,
    has_value: bool,
    /// The last of its elements, by the order in which they have to come.
    last: Option<Element>,
}

/// What a cell may hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Element {
    Formula,
    Value,
    Text,
}

impl MarkupPass {
    /// What the attributes of an element say.
    fn begin(&mut self, element: &BytesStart<'_>) -> Outcome<()> {
        match element.local_name().as_ref() {
            "sheetFormatPr" => self.hides_columns = is_zero(element, "defaultColWidth")?,
            "col" => self.columns(element)?,
            "row" => self.row_is_hidden = is_hidden(element)? || is_zero(element, "ht")?,
            "c" => {
                // A row counts once, with its first cell.
                self.facts.hidden_rows += u32::from(std::mem::take(&mut self.row_is_hidden));
                // The library counts on where it is told a place beyond all numbers.
                if let Some(reference) = attribute(element, "r")? {
                    place(&reference).ok_or_else(broken)?;
                }
                let kind = attribute(element, "t")?.unwrap_or_default();
                self.cell = Some(IncomingCell { kind, ..IncomingCell::default() });
            }
            "f" => self.element(Element::Formula)?,
            "v" => self.element(Element::Value)?,
            "is" => self.element(Element::Text)?,
            "mergeCell" => {
                let reference = attribute(element, "ref")?.unwrap_or_default();
                self.areas.push(Area::read(&reference).ok_or_else(broken)?);
            }
            _ => {}
        }
        Ok(())
    }

    /// Of two values the library takes the later one, and none if a formula comes last.
    fn element(&mut self, element: Element) -> Outcome<()> {
        let Some(cell) = &mut self.cell else { return Ok(()) };
        if cell.last >= Some(element) {
            return Err(broken());
        }
        cell.last = Some(element);
        cell.is_formula |= element == Element::Formula;
        Ok(())
    }

    /// Reads a value to its end. Of numbers and the like the library reads the first piece of plain
    /// text alone, and of texts no section of character data.
    fn value(&mut self, part: &mut Reader<impl BufRead>) -> Outcome<()> {
        let Some(cell) = &mut self.cell else { return Ok(()) };
        let is_number = matches!(cell.kind.as_str(), "" | "n" | "s" | "b" | "e");
        let mut buffer = Vec::new();
        loop {
            buffer.clear();
            match part.read_event_into(&mut buffer).map_err(|_| broken())? {
                Event::Text(_) if !(is_number && cell.has_value) => cell.has_value = true,
                Event::GeneralRef(_) if !is_number => cell.has_value = true,
                Event::Comment(_) if !is_number => {}
                Event::End(_) => return Ok(()),
                _ => return Err(broken()),
            }
        }
    }

    fn end_cell(&mut self) -> Outcome<()> {
        let Some(cell) = self.cell.take() else { return Ok(()) };
        self.facts.without_value += u32::from(cell.is_formula && !cell.has_value);
        // Where a text is announced, the library looks for no value.
        let is_text = matches!(cell.kind.as_str(), "inlineStr" | "is");
        let is_lost = is_text && cell.has_value && cell.last == Some(Element::Value);
        if is_lost { Err(broken()) } else { Ok(()) }
    }

    fn columns(&mut self, element: &BytesStart<'_>) -> Outcome<()> {
        let number = |name| -> Outcome<Option<u32>> {
            Ok(attribute(element, name)?.and_then(|number| number.parse().ok()))
        };
        // Places of buttons and the like have columns too, which say nothing of the sheet's.
        let (Some(first), Some(end)) = (number("min")?, number("max")?) else { return Ok(()) };
        let first = first.checked_sub(1).ok_or_else(broken)?;
        if self.hides_columns && self.said < first {
            self.facts.hidden.push((self.said, first));
        }
        self.said = self.said.max(end);
        if is_hidden(element)? || is_zero(element, "width")? {
            self.facts.hidden.push((first, end));
        }
        Ok(())
    }

    fn finish(mut self) -> (Facts, Merged) {
        if self.hides_columns {
            self.facts.hidden.push((self.said, u32::MAX));
        }
        (self.facts, Merged::new(self.areas))
    }
}

fn is_hidden(element: &BytesStart<'_>) -> Outcome<bool> {
    Ok(matches!(attribute(element, "hidden")?.as_deref(), Some("1" | "true")))
}

/// Whether a width or height is zero, with which nothing is seen.
fn is_zero(element: &BytesStart<'_>, name: &str) -> Outcome<bool> {
    Ok(attribute(element, name)?.and_then(|size| size.parse().ok()) == Some(0.0))
}

#[cfg(test)]
mod tests {
    use super::facts;
    use crate::parts::Facts;
    use outis_protocol::problem::Outcome;
    use quick_xml::Reader;

    fn read(sheet: &str) -> Outcome<Facts> {
        facts(&mut Reader::from_reader(sheet.as_bytes())).map(|(facts, _)| facts)
    }

    #[test]
    fn values_that_would_be_lost_are_refused() {
        let read = |cell: &str| read(&format!("<sheetData><row>{cell}</row></sheetData>")).is_ok();
        for cell in [
            "<c><v>1&#48;</v></c>",
            "<c><v>1<!-- c -->2</v></c>",
            "<c><v><!-- c -->2</v></c>",
            "<c t=\"n\"><v><![CDATA[1]]></v></c>",
            "<c t=\"s\"><v>1<![CDATA[0]]></v></c>",
            "<c t=\"b\"><v><?p?>1</v></c>",
            "<c t=\"str\"><v>a<![CDATA[b]]></v></c>",
            "<c t=\"str\"><v>a<x>b</x></v></c>",
            "<c><v>1</v><f>A1</f></c>",
            "<c><v>1</v><v>2</v></c>",
            "<c t=\"inlineStr\"><is><t>a</t></is><v/></c>",
            "<c r=\"A4294967298\"><v>1</v></c>",
            "<c r=\"1\"><v>1</v></c>",
            "<c t=\"inlineStr\"><v>a</v></c>",
        ] {
            assert!(!read(cell), "{cell}");
        }
        for cell in [
            "<c><f>A1&amp;B1</f><v>1</v></c>",
            "<c/><c><v/></c>",
            "<c t=\"str\"><v>a&amp;b<!-- c -->&#10;c</v></c>",
            "<c t=\"inlineStr\"><v>0</v><is><t>a<![CDATA[b]]></t></is></c>",
        ] {
            assert!(read(cell), "{cell}");
        }
    }

    #[test]
    fn what_is_hidden_by_its_size_is_told() {
        let rows = "<sheetData><row ht=\"0\"><c/></row><row ht=\"0.0\"/><row ht=\"15\"><c/></row>\
                    <row hidden=\"true\"><c/></row></sheetData>";
        assert_eq!(read(rows).unwrap().hidden_rows, 2);
        let columns =
            "<cols><col min=\"2\" max=\"3\" width=\"0\"/><col min=\"5\" max=\"5\"/></cols>";
        let found = read(columns).unwrap();
        assert_eq!((found.hidden_columns(9), found.hidden_columns(2)), (2, 1));
        let found = read(&format!("<sheetFormatPr defaultColWidth=\"0\"/>{columns}")).unwrap();
        assert_eq!((found.hidden_columns(9), found.hidden_columns(5)), (8, 4));
        // Rows of which something is said are seen with it, and others have no cells.
        let found = read("<sheetFormatPr zeroHeight=\"1\"/><row><c/></row>").unwrap();
        assert_eq!(found.hidden_rows, 0);
        assert!(read("<cols><col min=\"0\" max=\"3\"/></cols>").is_err());
    }
}
