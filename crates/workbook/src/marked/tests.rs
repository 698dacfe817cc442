//! Tables as XML, there and back, and what is no table.

use super::{content, read, write};
use crate::archive::Bytes;
use outis_protocol::problem::{Code, Outcome};

fn text(xml: &[u8]) -> Outcome<String> {
    content(&Bytes::new(xml.into())).map(|(text, _)| text)
}

#[test]
fn what_is_written_is_read_again() {
    let table = "zip,a b,cell,\"x,\"\"y\",xmlns,ä\n1<3,\"x\"\"y\",,&amp;,,]]>\n \
                 ,\"\"\"\",\"a\r\nb\",\t,\"\u{feff}\",ü\n,,,,,\n";
    let xml = write(table, true).unwrap();
    let shown = String::from_utf8(xml.clone()).unwrap();
    assert!(shown.contains("<cell name=\"a b\">x&quot;y</cell>"), "{shown}");
    assert_eq!(read(&xml, true).unwrap(), table);
    let bare = "1,\n,x y\n";
    assert_eq!(read(&write(bare, false).unwrap(), false).unwrap(), bare);
    let column = "a\n\"\"\n1\n";
    assert_eq!(read(&write(column, true).unwrap(), true).unwrap(), column);
}

#[test]
fn what_xml_cannot_hold_is_not_written() {
    for (table, detail) in [("a\n\u{1}\n", "XML"), ("a\n\u{ffff}\n", "XML"), ("a,b\n", "XML-names")]
    {
        let problem = write(table, true).unwrap_err();
        assert_eq!((problem.code, problem.detail.as_deref()), (Code::Unwritable, Some(detail)));
    }
}

#[test]
fn cells_may_be_missing_and_columns_come_late() {
    let read = text(b"<t><r><a>1</a><b>2</b></r><r><c>3</c><a/></r></t>").unwrap();
    assert_eq!(read, "a,b,c\n1,2,\n,,3\n");
    let utf16: Vec<u8> =
        "\u{feff}<?xml version=\"1.0\" encoding=\"UTF-16\"?><t><r><a>é</a></r></t>"
            .encode_utf16()
            .flat_map(u16::to_be_bytes)
            .collect();
    assert_eq!(text(&utf16).unwrap(), "a\né\n");
}

#[test]
fn tables_of_mysql_are_read() {
    let read = text(
        b"<?xml version=\"1.0\"?>\n\n<resultset statement=\"select * from t\" \
          xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n  <row>\n\
          \t<field name=\"zip code\">13053</field>\n\t<field name=\"age\" xsi:nil=\"true\" />\n  \
          </row>\n</resultset>\n",
    );
    assert_eq!(read.unwrap(), "zip code,age\n13053,\n");
}

#[test]
fn what_is_no_table_is_refused_with_its_line() {
    for (xml, detail, line) in [
        (&b"<t><r><a>1</a>\n<a>1</a></r></t>"[..], "cell-twice", 2),
        (b"<t>\n<r><a><b/></a></r></t>", "cell", 2),
        (b"<t><r>\nx<a>1</a></r></t>", "cell", 1),
        (b"<t>\n<r id=\"1\"><a>1</a></r></t>", "attribute", 2),
        (b"<t>\n<r><a unit=\"m\">1</a></r></t>", "attribute", 2),
        (
            b"<!DOCTYPE t [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>\n<t><r><a>&e;</a></r></t>",
            "entities",
            1,
        ),
        (b"<t><r>\n<a>&e;</a></r></t>", "entities", 2),
        (b"<t><r><a>1</a></r>\n", "syntax", 2),
        (b"<t><r><a>\n\xff</a></r></t>", "encoding", 2),
    ] {
        let problem = text(xml).unwrap_err();
        assert_eq!(
            (problem.code, problem.detail.as_deref(), problem.line),
            (Code::XmlBroken, Some(detail), Some(line)),
            "{}",
            xml.escape_ascii()
        );
    }
    assert_eq!(text(b"<t/>").unwrap_err().code, Code::Empty);
    assert_eq!(text(b"<t><r/></t>").unwrap_err().code, Code::Empty);
}

#[test]
fn what_is_deep_or_would_be_wide_is_refused() {
    let deep = "<a>".repeat(1_000_000);
    assert_eq!(text(deep.as_bytes()).unwrap_err().code, Code::XmlBroken);
    // A column of its own in each record.
    let mut wide = "<t>".to_owned();
    (0..20_000).for_each(|number| wide.push_str(&format!("<r><c{number}/></r>")));
    wide.push_str("</t>");
    assert_eq!(text(wide.as_bytes()).unwrap_err().detail.as_deref(), Some("too-many-cells"));
}
