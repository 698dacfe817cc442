//! Files that are something else, known by their first bytes.

/// SAS data sets begin with this signature.
const SAS: [u8; 32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xc2, 0xea, 0x81, 0x60, 0xb3, 0x14, 0x11, 0xcf, 0xbd, 0x92,
    0x08, 0, 0x09, 0xc7, 0x31, 0x8c, 0x18, 0x1f, 0x10, 0x11,
];

/// Whether a file that begins so may be a workbook: it is a zip archive, a compound file or a data
/// set of Stata or Parquet, which nothing that is text can be. Eight bytes are enough to tell.
///
/// ```
/// assert!(outis::format::may_be_workbook(b"PK\x03\x04..."));
/// assert!(!outis::format::may_be_workbook(b"PK;name"));
/// ```
#[must_use]
pub fn may_be_workbook(head: &[u8]) -> bool {
    let begins = |signature: &[u8]| head.starts_with(signature);
    begins(b"PK\x03\x04")
        || begins(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
        || begins(b"<stata_d")
        || is_old_stata(head)
        || is_parquet(head)
}

/// Whether a file is one of Parquet, whose first page, or whose end where it is encrypted, follows
/// with bytes that no text has.
fn is_parquet(head: &[u8]) -> bool {
    let rest = head.strip_prefix(b"PAR1").or_else(|| head.strip_prefix(b"PARE"));
    rest.is_some_and(|rest| {
        rest.iter().take(4).any(|&byte| byte < b' ' && !b"\t\r\n".contains(&byte))
    })
}

/// Whether a file that begins so holds objects of JSON, in a list or one after the other. What
/// begins so may also be a cell, so this is for files of which nobody has said how they are to be
/// read.
#[must_use]
pub fn may_be_json(head: &[u8]) -> bool {
    markup(head) == Some("json")
}

/// Whether a file that begins so is XML. What begins so may hardly be a cell: see `markup`.
///
/// ```
/// assert!(outis::format::may_be_xml(b"<?xml version=\"1.0\"?>"));
/// assert!(!outis::format::may_be_xml(b"<age>;b"));
/// ```
#[must_use]
pub fn may_be_xml(head: &[u8]) -> bool {
    let is_wide = [&b"\xff\xfe<\0?\0"[..], b"\xfe\xff\0<\0?", b"<\0?\0", b"\0<\0?"]
        .iter()
        .any(|beginning| head.starts_with(beginning));
    is_wide || markup(head) == Some("xml")
}

/// The first byte of tables of dBase III and its kin, by version.
const DBASE: [u8; 7] = [0x02, 0x03, 0x30, 0x31, 0x83, 0x8b, 0xf5];

/// How far into a zip archive the names of its parts are looked for.
const ZIP_NAMES: usize = 64 << 10;

/// The id of the format that `head`, the first bytes of a file, belongs to, where that is
/// not text: one of those that [`Kind::OtherFormat`](crate::Kind::OtherFormat) lists.
///
/// A signature made of letters only counts with the bytes that follow it in a real file of
/// that format, so that no text is refused because of its first word.
#[must_use]
pub(crate) fn identify(head: &[u8]) -> Option<&'static str> {
    let is = |signature: &[u8]| head.starts_with(signature);
    if is(b"PK\x03\x04") || is(b"PK\x05\x06") {
        let names = &head[..head.len().min(ZIP_NAMES)];
        let holds = |part: &[u8]| memchr::memmem::find(names, part).is_some();
        return Some(if holds(b"xl/") || holds(b"[Content_Types].xml") { "excel" } else { "zip" });
    }
    if is(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") {
        return Some("excel");
    }
    if is(b"$FL2") || is(b"$FL3") {
        return Some("spss");
    }
    if is(&SAS) || is(b"HEADER RECORD*******") {
        return Some("sas");
    }
    if is(b"<stata_dta>") || is_old_stata(head) {
        return Some("stata");
    }
    if is(b"%PDF-") {
        return Some("pdf");
    }
    if is(b"\x89PNG\r\n\x1a\n") || is(b"\xff\xd8\xff") || is(b"II*\0") || is(b"MM\0*") {
        return Some("image");
    }
    if is(b"\x1f\x8b") {
        return Some("gzip");
    }
    if is_parquet(head) {
        return Some("parquet");
    }
    if is(b"ARROW1\0") || is(b"FEA1\0") {
        return Some("arrow");
    }
    if is(b"\0\x01\0\0Standard ") {
        return Some("access");
    }
    if is(b"X\n\0\0\0") || is(b"RDX2\nX\n") || is(b"RDX3\nX\n") {
        return Some("r");
    }
    if is_portable_spss(head) {
        return Some("spss");
    }
    if is_dbase(head) {
        return Some("dbase");
    }
    if is_sylk(head) {
        return Some("sylk");
    }
    is(b"SQLite format 3\0").then_some("sqlite")
}

/// A portable file of SPSS says so in its first 200 letters, and again behind the letters it is
/// written in, which makes lines of 80.
fn is_portable_spss(head: &[u8]) -> bool {
    let holds = |part: &[u8], end: usize| {
        memchr::memmem::find(&head[..head.len().min(end)], part).is_some()
    };
    holds(b"SPSS PORT FILE", 256) && holds(b"SPSSPORT", 512)
}

/// dBase III and its kin: the version, year, month and day of the last change, how many records,
/// how long the header and each record are, and two bytes of nothing.
fn is_dbase(head: &[u8]) -> bool {
    matches!(head, [version, _, 1..=12, 1..=31, _, _, _, _, low, high, _, _, 0, 0, ..]
        if DBASE.contains(version) && u16::from_le_bytes([*low, *high]) > 32)
}

/// SYLK is lines of letters and fields: who wrote it, formats, and a cell each.
fn is_sylk(head: &[u8]) -> bool {
    let mut lines = head.split(|&byte| byte == b'\n').skip(1);
    head.starts_with(b"ID;P")
        && lines
            .next()
            .is_some_and(|line| matches!(line, [b'P' | b'B' | b'F' | b'C' | b'O', b';', ..]))
        && lines.any(|line| line.starts_with(b"C;Y") || line.starts_with(b"C;X"))
}

/// The id of the format that `head` is written in where that is text, but no table: XML, a web
/// page or JSON. Read as one it would be a column of its lines.
///
/// What begins so may also be a cell, so this is for files of which nobody has said how they
/// are to be read, and more must fit than the first character.
#[must_use]
pub(crate) fn markup(head: &[u8]) -> Option<&'static str> {
    let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head).trim_ascii_start();
    let is = |beginning: &[u8]| {
        text.get(..beginning.len()).is_some_and(|text| text.eq_ignore_ascii_case(beginning))
    };
    if is(b"<?xml") {
        return Some("xml");
    }
    if is(b"<!doctype html") || is(b"<html") {
        return Some("html");
    }
    if is(b"<!doctype") {
        return Some("xml");
    }
    if let Some(comment) = text.strip_prefix(b"<!--") {
        return markup(&comment[memchr::memmem::find(comment, b"-->")? + 3..]);
    }
    if let Some(name) = element(text) {
        return Some(if name.eq_ignore_ascii_case(b"table") { "html" } else { "xml" });
    }
    if are_lists(text) {
        return Some("json");
    }
    let listed = text.strip_prefix(b"[").map_or(text, <[u8]>::trim_ascii_start);
    let content = listed.strip_prefix(b"{")?.trim_ascii_start();
    let name = content.strip_prefix(b"\"")?;
    let end = name.iter().position(|&byte| byte == b'"')?;
    name[end + 1..].trim_ascii_start().starts_with(b":").then_some("json")
}

/// Whether a text is a list of lists in JSON, or an empty one: no table, but nothing else either.
fn are_lists(text: &[u8]) -> bool {
    let Some(list) = text.strip_prefix(b"[").map(<[u8]>::trim_ascii) else { return false };
    let inner = list.strip_prefix(b"[").map(<[u8]>::trim_ascii_start);
    let inner = inner.filter(|inner| {
        inner.first().is_some_and(|byte| byte.is_ascii_digit() || b"\"-".contains(byte))
    });
    list == b"]"
        || inner.is_some_and(|inner| {
            let end = memchr::memchr(b']', inner).map_or(inner.len(), |end| end + 1);
            let next = inner[end..].trim_ascii_start().strip_prefix(b",");
            next.is_some_and(|next| next.trim_ascii_start().starts_with(b"["))
                || text.trim_ascii_end().ends_with(b"]]")
        })
}

/// The separator that the first line tells a spreadsheet, where it is no record but says that, in
/// quotation marks or not: `sep=;`.
#[must_use]
pub(crate) fn separator_line(text: &[u8]) -> Option<u8> {
    let end = text.iter().position(|byte| b"\r\n".contains(byte)).unwrap_or(text.len());
    let line = &text[..end];
    let (name, rest) = match line.strip_prefix(b"\"") {
        Some(line) => line.split_at_checked(4)?,
        None => line.split_at_checked(4)?,
    };
    let (&separator, rest) = rest.split_first()?;
    let rest = match line.first() {
        Some(b'"') => rest.strip_prefix(b"\"")?,
        _ => rest,
    };
    let parts = separator == b'\t' || separator.is_ascii_punctuation() && separator != b'"';
    let says = name.eq_ignore_ascii_case(b"sep=") && parts;
    (says && rest.is_empty()).then_some(separator)
}

/// The name of the element that a text is, if it is one: it begins with a tag after which the
/// next tag comes at once, and somewhere an element ends. A column may be called `<name>`, but
/// what follows is then a delimiter or a record.
fn element(text: &[u8]) -> Option<&[u8]> {
    let tag = text.strip_prefix(b"<")?;
    let length =
        tag.iter().position(|byte| !byte.is_ascii_alphanumeric() && !b"_-.:".contains(byte))?;
    let (name, rest) = tag.split_at(length);
    if !name.first()?.is_ascii_alphabetic() || !b" \t\r\n/>".contains(rest.first()?) {
        return None;
    }
    let after = &rest[rest.iter().position(|&byte| byte == b'>')? + 1..];
    let nested = after.trim_ascii_start().starts_with(b"<");
    let ends = |end: &[u8]| memchr::memmem::find(after, end).is_some();
    (nested && (ends(b"</") || ends(b"/>"))).then_some(name)
}

/// Stata up to release 12: version, byte order 1 or 2, file type 1, padding 0.
fn is_old_stata(head: &[u8]) -> bool {
    matches!(head, [102..=115, 1 | 2, 1, 0, ..])
}

#[cfg(test)]
mod tests {
    use super::{identify, markup, separator_line};

    #[test]
    fn a_line_that_names_the_separator_is_no_record() {
        for (line, separator) in [
            ("sep=;\na;b\n", b';'),
            ("SEP=,\r\n", b','),
            ("\"sep=;\"\n", b';'),
            ("sep=\t", b'\t'),
            ("sep=^\n", b'^'),
        ] {
            assert_eq!(separator_line(line.as_bytes()), Some(separator), "{line}");
        }
        for line in
            ["sep;a\nsep=;b\n", "sep=a\n", "sep=\n", "\nsep=;\n", "sep=;;\n", "\"sep=;\n", ""]
        {
            assert_eq!(separator_line(line.as_bytes()), None, "{line}");
        }
    }

    #[test]
    fn known_signatures_are_named() {
        let excel = b"PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0bbbb[Content_Types].xml";
        for (head, format) in [
            (&excel[..], "excel"),
            (b"PK\x03\x04\x14\0\0\0\0\0\0\0!\0data.csv", "zip"),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0", "excel"),
            (b"$FL2@(#) SPSS DATA FILE", "spss"),
            (&super::SAS, "sas"),
            (b"<stata_dta><header>", "stata"),
            (b"\x72\x02\x01\0\x03\0", "stata"),
            (b"%PDF-1.7", "pdf"),
            (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "image"),
            (b"\xff\xd8\xff\xe0\0\x10JFIF", "image"),
            (b"II*\0\x08\0\0\0", "image"),
            (b"\x1f\x8b\x08", "gzip"),
            (b"PAR1\x15\x04", "parquet"),
            (b"PAR1\x1c\x15", "parquet"),
            (b"PARE\x80\x02\x00\x00", "parquet"),
            (b"\x30\x7c\x05\x11\x02\0\0\0\x68\x01\x1e\0\0\0", "dbase"),
            (b"SQLite format 3\0\x10", "sqlite"),
            (b"ARROW1\0\0\xff", "arrow"),
            (b"\0\x01\0\0Standard ACE DB\0", "access"),
            (b"\0\x01\0\0Standard Jet DB\0", "access"),
            (b"X\n\0\0\0\x03", "r"),
            (b"RDX3\nX\n\0", "r"),
            (b"ASCII SPSS PORT FILE\r\n0123\r\nSPSSPORTA8/20240101", "spss"),
            (b"\x03\x7c\x03\x11\x02\0\0\0\x61\0\x15\0\0\0\0\0", "dbase"),
            (b"ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K\"age\"\r\n", "sylk"),
        ] {
            assert_eq!(identify(head), Some(format));
        }
    }

    #[test]
    fn text_that_begins_like_a_signature_is_text() {
        for head in [
            &b""[..],
            b"PK,value\n",
            b"PAR1;PAR2\n",
            b"PARENT\r\n1\n",
            b"%PDF;x",
            b"stata",
            b"name,age",
            b"P",
            b"ID;PLZ\nB;01067\nC;01069\n",
            b"SPSS PORT FILE;x\n",
            b"ARROW1;x\n",
            b"X\n1\n",
        ] {
            assert_eq!((identify(head), markup(head)), (None, None));
        }
    }

    #[test]
    fn texts_of_other_kinds_are_named() {
        for (head, format) in [
            (&b"<?xml version=\"1.0\"?>\n<people>"[..], "xml"),
            (b"\xef\xbb\xbf\n <?XML version='1.0'?>", "xml"),
            (b"<!DOCTYPE html>\n<html>", "html"),
            (b"<HTML><body>", "html"),
            (b"<table border=\"1\">\n<tr><td>1</td></tr>\n</table>\n", "html"),
            (b"<!-- by hand -->\n<html><body>", "html"),
            (b"<rows>\n<row><a>1</a></row>\n</rows>\n", "xml"),
            (b"<!-- by hand -->\n<dataset>\n<r/>\n</dataset>\n", "xml"),
            (b"<!DOCTYPE dataset SYSTEM \"d.dtd\">\n<dataset/>", "xml"),
            (b"\n<patient id=\"1\"\n born='2'><x:y/></patient>", "xml"),
            (b"{\"age\": 30}\n{\"age\": 31}", "json"),
            (b" [\n  {\"age\" : 30}", "json"),
            (b"[[\"age\", 30],\n [\"zip\", 1]]", "json"),
            (b"[[1, 2]]\n", "json"),
            (b"[]\n", "json"),
        ] {
            assert_eq!(markup(head), Some(format));
        }
        for head in [
            &b"[id],[name]\n1,2\n"[..],
            b"{id};{name}\n",
            b"<5,>5\n",
            b"<xml>,b\n",
            b"<age>;b\n1;2\n",
            b"<5,a,b\n1,2,3\n",
            b"<low>\n<high>\n<low>\n",
            b"<age>\n1\n2\n",
            b"<age >= 5>,b\n1,</b>\n",
            b"<!-- a,b\n1,2\n",
            b"<\n",
            b"{\"a\",b\n",
            b"[1]\n[2]\n",
            b"[[1]],2\n",
        ] {
            assert_eq!(markup(head), None, "{}", head.escape_ascii());
        }
    }
}
