//! What comments and documents cite of `docs/definitions.md`, and what is wrong with it.
//!
//! A citation is the word `spec`, then a list: ids (`spec D1`), parts by their letter (`spec part
//! D`), numeric rules (`spec section 0, rule 4`), and tables by name (`spec vector N1`), parted by
//! commas, "and" or "with"; ranges with "to" or a dash. It may run on in the next line of a
//! comment. A table may also be named without that word (`table M1`, and T12 alone); in Markdown a
//! link to an entry cites it.
//!
//! Whatever else in a comment or document looks like an id is a citation in the wrong words, or is
//! meant to stand in backticks. Code is no comment: there an id is one only after `spec`.

use std::collections::{BTreeMap, BTreeSet};

/// Where the entries stand.
pub const DEFINITIONS: &str = "docs/definitions.md";

/// A file of the project.
pub struct Text {
    /// Its path from the project's root.
    pub path: String,
    /// What it says.
    pub content: String,
}

/// A word, or a sign that ends one.
#[derive(Clone, Copy)]
struct Token<'a> {
    text: &'a str,
    line: usize,
    /// Whether it stands in a comment or a document, not in code.
    prose: bool,
}

/// What a name in a list is, unless a word before it says otherwise.
#[derive(Clone, Copy, PartialEq)]
enum Named {
    Entry,
    Table,
    Rule,
}

/// An id taken apart: a capital letter, a number, and perhaps a small letter.
#[derive(Clone, Copy)]
struct Id<'a> {
    letter: &'a str,
    number: u32,
}

impl<'a> Id<'a> {
    fn read(text: &'a str) -> Option<Self> {
        let (letter, rest) = text.split_at_checked(1)?;
        let digits = rest.trim_end_matches(|end: char| end.is_ascii_lowercase());
        let shaped = letter.starts_with(|first: char| first.is_ascii_uppercase())
            && rest.len() <= digits.len() + 1
            && (1..=2).contains(&digits.len());
        let number = digits.parse().ok()?;
        shaped.then_some(Self { letter, number })
    }
}

/// The entries, by what they are cited as.
#[derive(Default)]
struct Entries {
    /// Ids, `rule 4` and `table T12`, with their lines.
    lines: BTreeMap<String, usize>,
    /// The letters of the sections, and 0.
    sections: BTreeSet<String>,
    /// What an address ends in, with the entry there if it is one.
    anchors: BTreeMap<String, Option<String>>,
}

impl Entries {
    fn read(definitions: &str) -> Self {
        let mut entries = Self::default();
        for (line, text) in (1..).zip(definitions.lines()) {
            if let Some(heading) = text.strip_prefix("### ") {
                let entry = heading.replace("Rule ", "rule ").replace("Table ", "table ");
                entries.anchors.insert(anchor(heading), Some(entry.clone()));
                entries.lines.insert(entry, line);
            } else if let Some(heading) = text.strip_prefix("## ") {
                entries.anchors.insert(anchor(heading), None);
                let section = heading.split(' ').next().filter(|first| first.len() == 1);
                entries.sections.extend(section.map(str::to_owned));
            }
        }
        entries
    }

    /// Whether a word looks like the id of an entry.
    fn is_like(&self, word: &str) -> bool {
        Id::read(word).is_some_and(|id| self.sections.contains(id.letter))
    }
}

/// What an address of a heading ends in.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase().replace(' ', "-");
    kept.chars().filter(|kept| kept.is_alphanumeric() || *kept == '-').collect()
}

/// Where in a line of a file with this ending a comment begins, if one does; `block` says whether
/// the line begins within one, and afterwards whether the next one does.
fn prose_from(path: &str, line: &str, block: &mut bool) -> usize {
    let begins = |marker: &str| {
        let found = line.match_indices(marker).map(|(index, _)| index);
        found
            .into_iter()
            .find(|&index| line[..index].chars().next_back().is_none_or(char::is_whitespace))
    };
    let (single, open, close) = match path.rsplit('.').next().unwrap_or_default() {
        "md" => return 0,
        "html" => ("<!--", "<!--", "-->"),
        "css" => ("/*", "/*", "*/"),
        "ftl" | "toml" | "yml" => ("#", "\0", "\0"),
        _ => ("//", "/*", "*/"),
    };
    let was_block = *block;
    let start = [begins(single), begins(open)].into_iter().flatten().min();
    *block = match line.rfind(close) {
        Some(closed) => line.rfind(open).is_some_and(|opened| opened > closed),
        None => was_block || begins(open).is_some(),
    };
    if was_block { 0 } else { start.unwrap_or(line.len()) }
}

/// Splits a piece of a line into words and the signs between them.
fn tokenize<'a>(piece: &'a str, line: usize, prose: bool, tokens: &mut Vec<Token<'a>>) {
    let mut add = |text: &'a str| tokens.push(Token { text, line, prose });
    let mut rest = piece;
    while let Some(first) = rest.chars().next() {
        // What these hold together is one word: a colour, a path, a range of values.
        let end = rest.find(|sign: char| !sign.is_alphanumeric() && !"_.#&%/@'’-".contains(sign));
        let end = end.unwrap_or(rest.len()).max(first.len_utf8());
        let run = &rest[..end];
        let word = run.trim_end_matches(['.', '-', '/', '\'', '’']);
        let word =
            ["'s", "’s"].iter().fold(word, |word, end| word.strip_suffix(end).unwrap_or(word));
        match (word.is_empty(), first.is_whitespace()) {
            (_, true) => {}
            (true, _) => add(run),
            (false, _) => {
                add(word);
                (word.len() < run.len()).then(|| add(&run[word.len()..]));
            }
        }
        rest = &rest[end..];
    }
}

/// The words of a file; what stands in backticks is one sign.
fn tokens(text: &Text) -> Vec<Token<'_>> {
    let (mut tokens, mut block, mut fenced) = (Vec::new(), false, false);
    for (line, content) in (1..).zip(text.content.lines()) {
        let (code, prose) = content.split_at(prose_from(&text.path, content, &mut block));
        tokenize(code, line, false, &mut tokens);
        let prose = prose.trim_start_matches(['/', '!', '*', '#', '<', '-', ' ', '\t']);
        if prose.starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        for (index, piece) in prose.split('`').enumerate() {
            if index % 2 == 0 {
                tokenize(piece, line, true, &mut tokens);
            } else {
                tokens.push(Token { text: "`", line, prose: true });
            }
        }
    }
    tokens
}

/// What a file cites: an entry or the letter of a section, with the line.
#[derive(Default)]
struct Cited {
    citations: Vec<(usize, String)>,
    /// Ids that stand there without the word.
    bare: Vec<(usize, String)>,
}

/// Reads what one file cites.
fn cited(entries: &Entries, text: &Text) -> Cited {
    let tokens = tokens(text);
    let (mut cited, mut index) = (Cited::default(), 0);
    while let Some(&token) = tokens.get(index) {
        index += 1;
        let named = match token.text {
            "spec" | "Spec" => Some(Named::Entry),
            "table" | "tables" | "vector" | "vectors" | "Table" | "Tables" | "Vector"
            | "Vectors"
                if token.prose =>
            {
                Some(Named::Table)
            }
            _ => None,
        };
        if let Some(named) = named {
            let here = tokens[index..].iter().take_while(|other| other.prose == token.prose);
            index += read_list(&here.copied().collect::<Vec<_>>(), named, &mut cited.citations);
        } else if token.prose && Id::read(token.text).is_some_and(|id| id.letter == "T") {
            cited.citations.push((token.line, format!("table {}", token.text)));
        } else if token.prose && entries.is_like(token.text) {
            cited.bare.push((token.line, token.text.to_owned()));
        }
    }
    cited
}

/// Adds what a list cites; how many words it takes, none if it is no list.
fn read_list(tokens: &[Token<'_>], first: Named, citations: &mut Vec<(usize, String)>) -> usize {
    let (mut named, mut taken, mut before) = (first, 0, None);
    let mut index = 0;
    loop {
        // What parts this item from the one before, and words that say what it is.
        let mut is_range = false;
        while let Some(token) = tokens.get(index) {
            named = match token.text {
                "," | "and" | "with" if taken > 0 => named,
                "to" | "–" if taken > 0 => {
                    is_range = true;
                    named
                }
                "part" | "parts" | "ruling" | "rulings" => Named::Entry,
                "table" | "tables" | "vector" | "vectors" => Named::Table,
                "numeric" | "rule" => Named::Rule,
                "section" => Named::Entry,
                _ => break,
            };
            index += 1;
        }
        let Some(&Token { text, line, .. }) = tokens.get(index) else { return taken };
        let id = Id::read(text);
        let entry = match named {
            Named::Entry if id.is_some() => text.to_owned(),
            Named::Entry if is_section(text) => text.to_owned(),
            Named::Table if id.is_some() => format!("table {text}"),
            Named::Rule if text.parse::<u32>().is_ok() => format!("rule {text}"),
            _ => return taken,
        };
        if let (true, Some(first_id), Some(last_id)) = (is_range, before, id)
            && let (Named::Entry, Some(Id { letter, number })) = (named, Id::read(first_id))
            && letter == last_id.letter
        {
            let skipped = number + 1..last_id.number;
            citations.extend(skipped.map(|number| (line, format!("{letter}{number}"))));
        }
        citations.push((line, entry));
        before = Some(text);
        index += 1;
        taken = index;
    }
}

fn is_section(word: &str) -> bool {
    word == "0" || (word.len() == 1 && word.starts_with(|only: char| only.is_ascii_uppercase()))
}

/// The ends of all addresses in a text that begin so, with their lines.
fn links<'a>(content: &'a str, before: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    (1..).zip(content.lines()).flat_map(move |(line, text)| {
        let after = text.split(before).skip(1);
        let end = |sign: char| !sign.is_alphanumeric() && sign != '-';
        let ends = after.map(move |rest| (line, rest.split(end).next().unwrap_or_default()));
        ends.filter(|(_, end)| !end.is_empty())
    })
}

/// Everything that is wrong, each with file and line: ids without entry, ids that are cited in
/// other words, addresses that lead nowhere, and entries that nobody cites.
#[must_use]
pub fn faults(texts: &[Text]) -> Vec<String> {
    let definitions = texts.iter().find(|text| text.path == DEFINITIONS);
    let entries = Entries::read(definitions.map_or("", |text| &text.content));
    let (mut faults, mut known) = (Vec::new(), BTreeSet::new());
    for text in texts {
        let is_definitions = text.path == DEFINITIONS;
        let mut fault = |line: usize, what: String| {
            faults.push(format!("{}:{line}: {what}", text.path));
        };
        let Cited { mut citations, bare } = cited(&entries, text);
        for (line, id) in bare {
            if is_definitions {
                // Entries speak of each other by their ids alone.
                citations.push((line, id));
            } else {
                fault(line, format!("{id} is cited without the word \"spec\""));
            }
        }
        for (line, entry) in citations {
            if !entries.lines.contains_key(&entry) && !entries.sections.contains(&entry) {
                fault(line, format!("{entry} has no entry in {DEFINITIONS}"));
            } else if !is_definitions {
                known.insert(entry);
            }
        }
        let before = if is_definitions { "](#" } else { "definitions.md#" };
        for (line, end) in links(&text.content, before) {
            match entries.anchors.get(end) {
                None => fault(line, format!("#{end} is no heading of {DEFINITIONS}")),
                Some(entry) if !is_definitions => known.extend(entry.clone()),
                Some(_) => {}
            }
        }
    }
    let unknown = entries.lines.iter().filter(|(entry, _)| !known.contains(*entry));
    faults
        .extend(unknown.map(|(entry, line)| format!("{DEFINITIONS}:{line}: nobody cites {entry}")));
    faults
}
