//! XML as a tree of elements, with the line of each, and within bounds.

use crate::pieces::{XmlPiece, XmlPieces};
use outis_protocol::problem::{Code, Outcome, Problem};

/// An element with what stands in it.
#[derive(Debug, Default)]
pub struct Element {
    /// Its name, without a prefix.
    pub name: String,
    /// The line that it begins on, from 1.
    pub line: u64,
    /// Its attributes, without prefixes, in their order.
    pub attributes: Vec<(String, String)>,
    /// What stands in it and in no other element within it.
    pub text: String,
    /// The elements that stand in it.
    pub children: Vec<Element>,
}

impl Element {
    /// Reads a whole document.
    ///
    /// # Errors
    /// As [`XmlPieces`].
    pub(crate) fn read(text: &str) -> Outcome<Self> {
        let mut pieces = XmlPieces::new(text)?;
        let mut open = Vec::<Self>::new();
        // What ends last is the outermost.
        let mut root = Self::default();
        while let Some(piece) = pieces.read()? {
            match (piece, open.last_mut()) {
                (XmlPiece::Begin(element), _) => open.push(element),
                (XmlPiece::Text(text, _), Some(element)) => element.text.push_str(&text),
                (XmlPiece::Text(..), None) => {}
                (XmlPiece::End, _) => {
                    let ended = open.pop().unwrap_or_default();
                    match open.last_mut() {
                        Some(parent) => parent.children.push(ended),
                        None => root = ended,
                    }
                }
            }
        }
        Ok(root)
    }

    /// Whether it is called so, in letters of any case: ANON's own examples differ in that.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
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
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
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
