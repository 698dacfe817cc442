//! The text of a cell of OpenDocument, as the sheet shows it (ISO/IEC 26300-1, 6.1).

use crate::grid::refuse_too_long;
use crate::ods::count;
use crate::parts::broken;
use outis_protocol::problem::Outcome;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::io::BufRead;

/// The text of a cell, its paragraphs as lines, up to its end.
///
/// # Errors
/// `workbook-broken`, and `workbook-too-large` if it is longer than a sheet.
pub(crate) fn text(part: &mut Reader<impl BufRead>, cell: &BytesStart<'_>) -> Outcome<String> {
    let end = cell.name().as_ref().to_owned();
    let mut lines = Lines::default();
    // Elements that are open within one that is no part of the text.
    let mut apart = 0_u32;
    let mut buffer = Vec::new();
    loop {
        buffer.clear();
        match part.read_event_into(&mut buffer).map_err(|_| broken())? {
            Event::Start(element) => {
                let name = element.name();
                if apart > 0 || is_apart(name.as_ref()) {
                    apart += 1;
                } else if is_paragraph(name.as_ref()) {
                    lines.begin();
                } else {
                    lines.space(&element)?;
                }
            }
            Event::Empty(element) if apart == 0 => {
                if is_paragraph(element.name().as_ref()) {
                    lines.begin();
                    lines.end();
                } else {
                    lines.space(&element)?;
                }
            }
            Event::Text(content) if apart == 0 => lines.push(&content.xml10_content())?,
            Event::CData(content) if apart == 0 => lines.push(&content.xml10_content())?,
            Event::GeneralRef(entity) if apart == 0 => {
                let letter = match entity.resolve_char_ref() {
                    Ok(Some(letter)) => letter,
                    _ => match &*entity.xml10_content() {
                        "amp" => '&',
                        "lt" => '<',
                        "gt" => '>',
                        "quot" => '"',
                        "apos" => '\'',
                        _ => return Err(broken()),
                    },
                };
                lines.push(letter.encode_utf8(&mut [0; 4]))?;
            }
            Event::End(_) if apart > 0 => apart -= 1,
            Event::End(element) if element.name().as_ref() == end => return Ok(lines.text),
            Event::End(element) if is_paragraph(element.name().as_ref()) => lines.end(),
            Event::Eof => return Err(broken()),
            _ => {}
        }
    }
}

/// The paragraphs so far.
#[derive(Default)]
struct Lines {
    text: String,
    paragraphs: u32,
    is_within: bool,
    /// Whether white space would stand at the beginning of a paragraph, or after other.
    after_space: bool,
    /// White space that is shown if something comes after it.
    is_pending: bool,
}

impl Lines {
    fn begin(&mut self) {
        if self.paragraphs > 0 {
            self.text.push('\n');
        }
        self.paragraphs += 1;
        (self.is_within, self.after_space, self.is_pending) = (true, true, false);
    }

    fn end(&mut self) {
        self.is_within = false;
    }

    /// Adds what stands in a paragraph: any white space is one space, and none at its ends. What
    /// stands between paragraphs makes the file easier to read.
    fn push(&mut self, content: &str) -> Outcome<()> {
        if !self.is_within {
            return Ok(());
        }
        for letter in content.chars() {
            if matches!(letter, ' ' | '\t' | '\r' | '\n') {
                self.is_pending |= !self.after_space;
                self.after_space = true;
            } else {
                self.shown();
                self.text.push(letter);
            }
        }
        refuse_too_long(self.text.len() as u64)
    }

    /// Adds white space that is written as an element.
    fn space(&mut self, element: &BytesStart<'_>) -> Outcome<()> {
        let (letter, times) = match element.name().as_ref() {
            "text:s" => (' ', count(element, "text:c")?),
            "text:tab" => ('\t', 1),
            "text:line-break" => ('\n', 1),
            _ => return Ok(()),
        };
        if !self.is_within {
            return Ok(());
        }
        self.shown();
        refuse_too_long(self.text.len() as u64 + u64::from(times))?;
        self.text.extend(std::iter::repeat_n(letter, times as usize));
        Ok(())
    }

    /// Something comes that is shown.
    fn shown(&mut self) {
        if std::mem::take(&mut self.is_pending) {
            self.text.push(' ');
        }
        self.after_space = false;
    }
}

fn is_paragraph(name: &str) -> bool {
    matches!(name, "text:p" | "text:h")
}

/// What stands in a cell and is no part of its text: remarks, pictures and shapes, tables within
/// it, notes, and how a word is pronounced.
fn is_apart(name: &str) -> bool {
    matches!(name, "office:annotation" | "table:table" | "text:note" | "text:ruby-text")
        || name.starts_with("draw:")
        || name.starts_with("dr3d:")
}

#[cfg(test)]
mod tests {
    use super::text;
    use quick_xml::Reader;
    use quick_xml::events::Event;

    #[track_caller]
    fn reads(content: &str, expected: &str) {
        let cell = format!("<cell>{content}</cell>");
        let mut part = Reader::from_reader(cell.as_bytes());
        let mut buffer = Vec::new();
        let Ok(Event::Start(element)) = part.read_event_into(&mut buffer) else { unreachable!() };
        assert_eq!(text(&mut part, &element).unwrap(), expected, "{content}");
    }

    #[test]
    fn paragraphs_are_lines() {
        reads("<text:p>a</text:p><text:p/><text:p>b &amp; &#99;</text:p>", "a\n\nb & c");
        reads("<text:p>a<x>b</x><text:line-break/>c<text:tab/>d</text:p>", "ab\nc\td");
        reads("<text:p><![CDATA[<b>]]> p<!-- c -->q</text:p>", "<b> pq");
        reads("", "");
    }

    #[test]
    fn white_space_is_one_space_and_none_around_paragraphs() {
        reads("\n <text:p>v1</text:p>\n", "v1");
        reads("<text:p>\n  v\n   w \t</text:p> \n<text:p> x</text:p>", "v w\nx");
        reads("<text:p>a <x> b</x> </text:p>", "a b");
        reads("<text:p>a <text:s text:c=\"2\"/>b<text:s/></text:p>", "a   b ");
        reads("<text:p>a\u{a0}\u{a0}b</text:p>", "a\u{a0}\u{a0}b");
    }

    #[test]
    fn what_is_no_part_of_the_text_is_left_out() {
        reads("<office:annotation><text:p>n</text:p></office:annotation><text:p>a</text:p>", "a");
        reads(
            "<text:p><text:ruby><text:ruby-base>a</text:ruby-base><text:ruby-text>b</text:ruby-text>\
             </text:ruby><text:note><text:p>n</text:p></text:note></text:p>",
            "a",
        );
        reads("<draw:frame><draw:x/><text:p>n</text:p></draw:frame><text:p>a</text:p>", "a");
    }
}
