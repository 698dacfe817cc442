//! XML as a tree of elements, with the line of each, and within bounds.

use outis_protocol::problem::{Code, Outcome, Problem};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

/// The most bytes that are read.
const MOST_BYTES: usize = 256 << 20;

/// How deep elements may be within each other.
const DEEPEST: usize = 64;

/// An element with what stands in it.
#[derive(Debug, Default)]
pub(crate) struct Element {
    pub(crate) name: String,
    /// The line that it begins on, from 1.
    pub(crate) line: u64,
    pub(crate) attributes: Vec<(String, String)>,
    pub(crate) text: String,
    pub(crate) children: Vec<Element>,
}

/// A problem with the XML on a line.
pub(crate) fn broken(detail: &str, line: u64) -> Problem {
    Problem { line: Some(line), ..Problem::new(Code::AnonXml).with_detail(detail) }
}

impl Element {
    /// Reads a whole document.
    ///
    /// # Errors
    /// `anon-xml` with the line, if it is not well-formed, too large, nested too deeply, or has a
    /// document type or entities of its own.
    pub(crate) fn read(text: &str) -> Outcome<Self> {
        if text.len() > MOST_BYTES {
            return Err(bounded("too-large", MOST_BYTES, 1));
        }
        let mut lines = Lines { text, offset: 0, line: 1 };
        let mut reader = Reader::from_str(text);
        let mut open: Vec<Self> = Vec::new();
        let mut root = None;
        loop {
            let line = lines.reached(reader.buffer_position());
            let event = reader.read_event().map_err(|_| broken("syntax", line))?;
            match event {
                Event::Start(_) | Event::Empty(_) if open.is_empty() && root.is_some() => {
                    return Err(broken("syntax", line));
                }
                Event::Start(_) | Event::Empty(_) if open.len() == DEEPEST => {
                    return Err(bounded("too-deep", DEEPEST, line));
                }
                Event::Start(start) => open.push(Self::begin(&start, line)?),
                Event::Empty(start) => place(Self::begin(&start, line)?, &mut open, &mut root),
                Event::End(_) => {
                    let closed = open.pop().ok_or_else(|| broken("syntax", line))?;
                    place(closed, &mut open, &mut root);
                }
                Event::Text(text) => add(&text.xml10_content(), &mut open, line)?,
                Event::CData(text) => add(&text.xml10_content(), &mut open, line)?,
                Event::GeneralRef(reference) => {
                    let letter = match &*reference {
                        "amp" => Some('&'),
                        "lt" => Some('<'),
                        "gt" => Some('>'),
                        "quot" => Some('"'),
                        "apos" => Some('\''),
                        _ => reference.resolve_char_ref().map_err(|_| broken("syntax", line))?,
                    };
                    let letter = letter.ok_or_else(|| broken("entities", line))?;
                    add(letter.encode_utf8(&mut [0; 4]), &mut open, line)?;
                }
                Event::DocType(_) => return Err(broken("entities", line)),
                Event::Eof => break,
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
            }
        }
        root.filter(|_| open.is_empty()).ok_or_else(|| broken("syntax", lines.last()))
    }

    /// An element without what stands in it.
    fn begin(start: &BytesStart<'_>, line: u64) -> Outcome<Self> {
        let mut attributes = Vec::new();
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|_| broken("syntax", line))?;
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|_| broken("entities", line))?;
            attributes.push((attribute.key.local_name().as_ref().to_owned(), value.into_owned()));
        }
        let name = start.local_name().as_ref().to_owned();
        Ok(Self { name, line, attributes, ..Self::default() })
    }

    /// Whether it is called so, in letters of any case: ANON's own examples differ in that.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// The element of this name in it, if there is one.
    ///
    /// # Errors
    /// `anon-job` if there are two.
    pub(crate) fn child(&self, name: &str) -> Outcome<Option<&Self>> {
        let mut found = self.children.iter().filter(|child| child.is(name));
        let first = found.next();
        match found.next() {
            Some(second) => Err(second.refused(name, "twice")),
            None => Ok(first),
        }
    }

    /// The text of the element of this name in it, without blanks around it; `None` if there is
    /// none or nothing in it.
    ///
    /// # Errors
    /// As [`Self::child`].
    pub(crate) fn child_text(&self, name: &str) -> Outcome<Option<&str>> {
        Ok(self.child(name)?.map(|child| child.text.trim()).filter(|text| !text.is_empty()))
    }

    /// The value of an attribute.
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        let mut found = self.attributes.iter();
        found.find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| &**value)
    }

    /// A problem with something in it; `detail` says what it must be.
    pub(crate) fn refused(&self, field: &str, detail: &str) -> Problem {
        let line = Some(self.line);
        Problem { line, ..Problem::of_field(Code::AnonJob, field).with_detail(detail) }
    }

    /// Refuses what is in it and has none of these names.
    ///
    /// # Errors
    /// `anon-job` with the first.
    pub(crate) fn refuse_others(&self, children: &[&str], attributes: &[&str]) -> Outcome<()> {
        let other = self.children.iter().find(|child| !children.iter().any(|name| child.is(name)));
        if let Some(child) = other {
            return Err(child.refused(&format!("{}/{}", self.name, child.name), "unknown"));
        }
        let mut unknown = self.attributes.iter().filter(|(own, _)| {
            let is_technical = own == "xmlns" || own.eq_ignore_ascii_case("schemaLocation");
            let is_known = attributes.iter().any(|name| own.eq_ignore_ascii_case(name));
            !is_technical && !is_known && !self.declares(own)
        });
        match unknown.next() {
            Some((own, _)) => Err(self.refused(&format!("{}/@{own}", self.name), "unknown")),
            None => Ok(()),
        }
    }

    /// Whether an attribute gives a prefix to a namespace, which means nothing here.
    fn declares(&self, name: &str) -> bool {
        let value = self.attribute(name).unwrap_or_default();
        name == "xsi" && value.starts_with("http")
    }
}

/// A problem with a bound.
fn bounded(detail: &str, most: usize, line: u64) -> Problem {
    Problem { expected: Some(most as u64), ..broken(detail, line) }
}

/// Puts an element that has ended where it belongs.
fn place(element: Element, open: &mut [Element], root: &mut Option<Element>) {
    match open.last_mut() {
        Some(parent) => parent.children.push(element),
        None => *root = Some(element),
    }
}

/// Adds text to the element that is open; outside there may only be blanks.
fn add(text: &str, open: &mut [Element], line: u64) -> Outcome<()> {
    match open.last_mut() {
        Some(element) => element.text.push_str(text),
        None if text.trim_matches(['\u{feff}', ' ', '\t', '\r', '\n']).is_empty() => {}
        None => return Err(broken("syntax", line)),
    }
    Ok(())
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
    use super::Element;

    #[track_caller]
    fn refuses(text: &str, detail: &str, line: u64) {
        let problem = Element::read(text).unwrap_err();
        assert_eq!((problem.detail.as_deref(), problem.line), (Some(detail), Some(line)));
    }

    #[test]
    fn elements_have_lines_attributes_and_text() {
        let read =
            Element::read("<?xml version=\"1.0\"?>\n<a b=\"&lt;1\">\n<c> x&amp;y&#13;</c></a>");
        let read = read.unwrap();
        assert_eq!((read.line, read.attribute("B")), (2, Some("<1")));
        assert_eq!((read.children[0].line, &*read.children[0].text), (3, " x&y\r"));
    }

    #[test]
    fn what_is_dangerous_or_broken_is_refused_with_its_line() {
        refuses("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>", "entities", 1);
        refuses("<a>\n&b;</a>", "entities", 2);
        refuses("<a b=\"&c;\"/>", "entities", 1);
        refuses("<a>\n<b></a>", "syntax", 2);
        refuses("<a/>\n<b/>", "syntax", 2);
        refuses("<a>\n", "syntax", 2);
        refuses("", "syntax", 1);
        refuses(&"<a>".repeat(65), "too-deep", 1);
    }
}
