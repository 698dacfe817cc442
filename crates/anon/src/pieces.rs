//! XML piece by piece, with the line of each, and within bounds.

use crate::element::Element;
use encoding_rs::Encoding;
use outis_protocol::problem::{Code, Outcome, Problem};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use std::borrow::Cow;

/// The most bytes that are read.
const MOST_BYTES: usize = 256 << 20;

/// How deep elements may be within each other.
const DEEPEST: usize = 64;

/// How far into a file its declaration is looked for.
const DECLARATION: usize = 256;

/// A problem with the XML on a line.
#[must_use]
pub fn broken(detail: &str, line: u64) -> Problem {
    Problem { line: Some(line), ..Problem::new(Code::XmlBroken).with_detail(detail) }
}

/// A problem with a bound.
#[must_use]
pub fn bounded(detail: &str, most: usize, line: u64) -> Problem {
    Problem { expected: Some(most as u64), ..broken(detail, line) }
}

/// The text of a file: in the encoding of its byte order mark, else in that which its declaration
/// names, else in UTF-8.
///
/// # Errors
/// `xml-broken` with the detail `encoding`, if there is no such encoding or the bytes are not in it.
pub fn decode(bytes: &[u8]) -> Outcome<Cow<'_, str>> {
    let begins = |beginning: &[u8]| bytes.starts_with(beginning);
    let (encoding, mark) = match Encoding::for_bom(bytes) {
        Some(found) => found,
        None if begins(b"<\0") => (encoding_rs::UTF_16LE, 0),
        None if begins(b"\0<") => (encoding_rs::UTF_16BE, 0),
        None => {
            let head = &bytes[..bytes.len().min(DECLARATION)];
            let named = match declared(&String::from_utf8_lossy(head)) {
                None => Some(encoding_rs::UTF_8),
                // What can be read so far is no UTF-16.
                Some(label) => Encoding::for_label(label.as_bytes())
                    .filter(|found| found.output_encoding() == *found),
            };
            (named.ok_or_else(|| broken("encoding", 1))?, 0)
        }
    };
    let content = &bytes[mark..];
    let text = encoding.decode_without_bom_handling_and_without_replacement(content);
    text.ok_or_else(|| {
        let valid = Encoding::utf8_valid_up_to(content);
        let passed = if encoding == encoding_rs::UTF_8 { &content[..valid] } else { &[] };
        broken("encoding", 1 + passed.iter().filter(|&&byte| byte == b'\n').count() as u64)
    })
}

/// The encoding that a declaration names.
fn declared(head: &str) -> Option<&str> {
    let declaration = head.trim_ascii_start().strip_prefix("<?xml")?.split("?>").next()?;
    let (_, rest) = declaration.split_once("encoding")?;
    let value = rest.trim_ascii_start().strip_prefix('=')?.trim_ascii_start();
    let quote = value.chars().next().filter(|quote| ['"', '\''].contains(quote))?;
    value[1..].split(quote).next()
}

/// What XML is made of.
#[derive(Debug)]
pub enum XmlPiece {
    /// An element begins; nothing stands in it yet.
    Begin(Element),
    /// Text, its references resolved, and the line that it begins on.
    Text(String, u64),
    /// The element that began last and has not ended ends.
    End,
}

/// XML on its way in.
pub struct XmlPieces<'a> {
    lines: Lines<'a>,
    reader: Reader<&'a [u8]>,
    /// How many elements are open.
    depth: usize,
    /// Whether the element that began last is one without content.
    is_empty: bool,
    /// Whether the outermost element has begun.
    has_root: bool,
}

impl<'a> XmlPieces<'a> {
    /// Begins to read.
    ///
    /// # Errors
    /// `xml-broken` for a text that is too large.
    pub fn new(text: &'a str) -> Outcome<Self> {
        if text.len() > MOST_BYTES {
            return Err(bounded("too-large", MOST_BYTES, 1));
        }
        Ok(Self {
            lines: Lines { text, offset: 0, line: 1 },
            reader: Reader::from_str(text),
            depth: 0,
            is_empty: false,
            has_root: false,
        })
    }

    /// The next piece; nothing at the end.
    ///
    /// # Errors
    /// `xml-broken` with the line, if it is not well-formed, nested too deeply, or has a document
    /// type or entities of its own.
    pub fn read(&mut self) -> Outcome<Option<XmlPiece>> {
        if std::mem::take(&mut self.is_empty) {
            self.depth -= 1;
            return Ok(Some(XmlPiece::End));
        }
        loop {
            let line = self.lines.reached(self.reader.buffer_position());
            let event = self.reader.read_event().map_err(|_| broken("syntax", line))?;
            let text = match event {
                Event::Start(start) => return self.begin(&start, line).map(Some),
                Event::Empty(start) => {
                    let begun = self.begin(&start, line)?;
                    self.is_empty = true;
                    return Ok(Some(begun));
                }
                Event::End(_) => {
                    self.depth = self.depth.checked_sub(1).ok_or_else(|| broken("syntax", line))?;
                    return Ok(Some(XmlPiece::End));
                }
                Event::Text(text) => text.xml10_content().into_owned(),
                Event::CData(text) => text.xml10_content().into_owned(),
                Event::GeneralRef(reference) => {
                    let letter = match &*reference {
                        "amp" => Some('&'),
                        "lt" => Some('<'),
                        "gt" => Some('>'),
                        "quot" => Some('"'),
                        "apos" => Some('\''),
                        _ => reference.resolve_char_ref().map_err(|_| broken("syntax", line))?,
                    };
                    letter.ok_or_else(|| broken("entities", line))?.to_string()
                }
                Event::DocType(_) => return Err(broken("entities", line)),
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) => continue,
                Event::Eof if self.depth == 0 && self.has_root => return Ok(None),
                Event::Eof => return Err(broken("syntax", self.lines.last())),
            };
            if self.depth > 0 {
                return Ok(Some(XmlPiece::Text(text, line)));
            }
            // Outside there may only be blanks.
            if !text.trim_matches(['\u{feff}', ' ', '\t', '\r', '\n']).is_empty() {
                return Err(broken("syntax", line));
            }
        }
    }

    fn begin(&mut self, start: &BytesStart<'_>, line: u64) -> Outcome<XmlPiece> {
        if self.depth == 0 && std::mem::replace(&mut self.has_root, true) {
            return Err(broken("syntax", line));
        }
        if self.depth == DEEPEST {
            return Err(bounded("too-deep", DEEPEST, line));
        }
        self.depth += 1;
        let mut attributes = Vec::new();
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|_| broken("syntax", line))?;
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|_| broken("entities", line))?;
            attributes.push((attribute.key.local_name().as_ref().to_owned(), value.into_owned()));
        }
        let name = start.local_name().as_ref().to_owned();
        Ok(XmlPiece::Begin(Element { name, line, attributes, ..Element::default() }))
    }
}

/// Counts lines on the way through a text.
struct Lines<'a> {
    text: &'a str,
    offset: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line at an offset that is not before the last one that was asked for.
    fn reached(&mut self, offset: u64) -> u64 {
        let offset = usize::try_from(offset).unwrap_or(usize::MAX).min(self.text.len());
        let passed = &self.text.as_bytes()[self.offset.min(offset)..offset];
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count() as u64;
        self.offset = offset;
        self.line
    }

    /// The last line.
    fn last(&mut self) -> u64 {
        self.reached(self.text.len() as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn text_is_in_the_encoding_that_is_said() {
        let utf16: Vec<u8> = "<a>é</a>".encode_utf16().flat_map(u16::to_le_bytes).collect();
        for (bytes, text) in [
            (&b"\xef\xbb\xbf<a>\xc3\xa9</a>"[..], "<a>é</a>"),
            (&utf16, "<a>é</a>"),
            (
                b"<?xml version='1.0' encoding='ISO-8859-1'?><a>\xe9</a>",
                "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>",
            ),
        ] {
            assert_eq!(decode(bytes).unwrap(), text);
        }
    }

    #[test]
    fn text_in_another_encoding_is_refused_with_its_line() {
        for (bytes, line) in [
            (&b"<a>\n\xe9</a>"[..], 2),
            (b"<?xml version=\"1.0\" encoding=\"klingon\"?><a/>", 1),
            (b"<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", 1),
        ] {
            let found = decode(bytes).map_err(|problem| (problem.detail, problem.line));
            assert_eq!(found.unwrap_err(), (Some("encoding".to_owned()), Some(line)));
        }
    }
}
