//! XML on its way out.

use std::fmt::Write as _;

/// XML that is being written: an element on a line, those within it two blanks further in.
#[derive(Default)]
pub(crate) struct Markup {
    pub(crate) text: String,
    open: Vec<&'static str>,
}

impl Markup {
    /// Begins with the declaration.
    pub(crate) fn new() -> Self {
        let text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned();
        Self { text, open: Vec::new() }
    }

    /// Begins an element, which the next [`close`](Self::close) ends.
    pub(crate) fn open(&mut self, name: &'static str, attributes: &[(&str, &str)]) {
        self.tag(name, attributes);
        self.text.push_str(">\n");
        self.open.push(name);
    }

    /// Ends the element that began last.
    pub(crate) fn close(&mut self) {
        let name = self.open.pop().unwrap_or_default();
        let _ = writeln!(self.text, "{:1$}</{name}>", "", 2 * self.open.len());
    }

    /// Adds an element without content.
    pub(crate) fn empty(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.tag(name, attributes);
        self.text.push_str("/>\n");
    }

    /// Adds an element with text.
    pub(crate) fn text(&mut self, name: &str, text: &str) {
        self.tag(name, &[]);
        self.text.push('>');
        push_text(&mut self.text, text);
        let _ = writeln!(self.text, "</{name}>");
    }

    fn tag(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let _ = write!(self.text, "{:1$}<{name}", "", 2 * self.open.len());
        for (name, value) in attributes {
            let _ = write!(self.text, " {name}=\"");
            push_text(&mut self.text, value);
            self.text.push('"');
        }
    }
}

/// Adds text as XML has it, in an element or in an attribute.
pub fn push_text(xml: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            '\t' | '\n' | '\r' => {
                let _ = write!(xml, "&#{};", u32::from(letter));
            }
            letter => xml.push(letter),
        }
    }
}

/// Whether XML can hold a text: it has no way to write most control characters.
#[must_use]
pub fn is_writable(text: &str) -> bool {
    !text.contains(|letter: char| match letter {
        '\t' | '\n' | '\r' => false,
        '\0'..=' ' => letter != ' ',
        letter => matches!(letter, '\u{fffe}' | '\u{ffff}'),
    })
}
