//! Tables as programs print them: columns between blanks, bars and rules, pages with numbers.

use super::*;
use crate::format::layout::{LayoutReason, Wrapping};

fn guessed() -> Options {
    Options { layout: Layout::guessed(), ..Options::default() }
}

#[track_caller]
fn refused_as(text: &str, kind: Kind, line: u64) {
    let error = read(guessed(), text.as_bytes()).unwrap_err();
    assert_eq!((error.kind, error.place.line), (kind, Some(line)), "{text:?}");
}

fn drawn(why: &'static str) -> Kind {
    Kind::Drawn { why }
}

const STAFF: &str = "\
name         zip    pay
Ann Meier    01067    1,5
Bö \"x\"       01069   12,5
Cid          01067  112,5
";

#[test]
fn columns_between_blanks_are_read_where_all_stand_below_each_other() {
    let loaded = read(guessed(), STAFF.as_bytes()).unwrap();
    let expected: [(u64, &[&str]); 3] = [
        (2, &["Ann Meier", "01067", "1,5"]),
        (3, &["Bö \"x\"", "01069", "12,5"]),
        (4, &["Cid", "01067", "112,5"]),
    ];
    let expected: Vec<(u64, Vec<&str>)> = expected.map(|(l, cells)| (l, cells.to_vec())).into();
    assert_eq!(records(&loaded), expected);
    assert_eq!(names(&loaded), ["name", "zip", "pay"]);
    assert_eq!(loaded.extent.wrapping, Wrapping::Aligned);
    assert_eq!(loaded.extent.reason, Some(LayoutReason::FirstLine));
    // What was found is said in a recipe, and read alike.
    let layout = Layout { wrapping: Some(Wrapping::Aligned), ..Layout::default() };
    let said = Options { delimiter: Some(b'\t'), header: Some(true), layout, ..Options::default() };
    assert_eq!(records(&read(said, STAFF.as_bytes()).unwrap()), expected);
}

#[test]
fn records_that_stand_elsewhere_are_not_taken_for_others() {
    let many = |last: &str| {
        let lines = "Dan          01067    2,0\n".repeat(2000);
        format!("{STAFF}{lines}{last}\n")
    };
    read(guessed(), many("Eve          01067    2,0").as_bytes()).unwrap();
    // Somebody without a postcode whose name has two blanks, and somebody without one.
    refused_as(&many("Eve  Huber            2,0"), drawn("out-of-line"), 2005);
    let kind = Kind::Ragged { expected: 3, found: 2 };
    let text = format!("{}Fay          01067    2,0\n", many("Eve                   2,0"));
    refused_as(&text, kind, 2005);
    // Where nothing stands below each other nothing is read so, though somebody says it is.
    let layout = Layout { wrapping: Some(Wrapping::Aligned), ..Layout::default() };
    let said = Options { delimiter: Some(b'\t'), header: Some(true), layout, ..Options::default() };
    let error = read(said, b"a  b\n1  2\n333  4\n55   6\n").unwrap_err();
    assert_eq!((error.kind, error.place.line), (drawn("out-of-line"), Some(2)));
}

#[test]
fn cells_that_go_on_in_the_next_line_are_refused() {
    let text = " a    | b  \n------+----\n x   +| 1\n y    |\n z    | 2\n";
    refused_as(text, drawn("goes-on"), 3);
    let text = " a    | b  \n------+----\n x    | 1 +\n      | 2\n z    | 2\n";
    refused_as(text, drawn("goes-on"), 3);
    let text = "+------+----+\n| a    | b  |\n+------+----+\n| x   +| 1  |\n| y    |    |\n+------+----+\n";
    refused_as(text, drawn("goes-on"), 4);
    // Blood groups end with a plus as well.
    let text = " a | blood \n---+-------\n x | A+\n y | AB+\n z | B-\n";
    let loaded = read(guessed(), text.as_bytes()).unwrap();
    assert_eq!(records(&loaded)[1].1, ["y", "AB+"]);
}

#[test]
fn quoted_lines_may_lack_their_last_cells() {
    let text = "\"name;age;sex\"\n\"Ann;30;f\"\n\"Bob;41\"\n\"Cid;50;m\"\n\"Dan;35\"\n";
    let loaded = read(guessed(), text.as_bytes()).unwrap();
    assert_eq!((loaded.extent.wrapping, loaded.extent.fits_records), (Wrapping::Quotes, true));
    assert_eq!(records(&loaded)[1].1, ["Bob", "41", ""]);
    // What was ticked in a form is one cell.
    let text =
        "\"red;green;blue\"\n\"red;blue\"\n\"green;blue\"\n\"red;green;blue\"\n\"red;blue\"\n";
    let loaded = read(guessed(), text.as_bytes()).unwrap();
    assert_eq!(loaded.extent.wrapping, Wrapping::Nothing);
}

#[test]
fn lines_that_number_pages_are_left_out_and_counted() {
    let text =
        "name;age;sex\nAnn;30;f\nSeite 1 von 2;;\n\nname;age;sex\nBob;41;m\n;;Seite 2 von 2\n";
    let loaded = read(guessed(), text.as_bytes()).unwrap();
    let left_out = loaded.extent.left_out;
    assert_eq!((loaded.table.records, left_out.pages, left_out.repeated_names), (2, 2, 1));
    assert!(loaded.extent.skips_pages);
    // A line of another length as well.
    let loaded = read(guessed(), text.replace("2;;\n", "2\n").as_bytes()).unwrap();
    assert_eq!((loaded.table.records, loaded.extent.left_out.pages), (2, 2));
    // Behind a title, which stands above the table as well.
    let titled = "List;;;Page 1\nname;age;sex;pay\nAnn;30;f;1\nList;;;Page 2\nname;age;sex;pay\n\
                  Bob;41;m;2\nList;;;Page 3\nname;age;sex;pay\nCid;50;m;3\nDan;;;Page 7\n";
    let loaded = read(guessed(), titled.as_bytes()).unwrap();
    let left_out = loaded.extent.left_out;
    assert_eq!((loaded.table.records, left_out.pages, left_out.repeated_names), (4, 2, 2));
    // Unless somebody says that they are records; in a column of its own each is one.
    let layout = Layout { skip_pages: Some(false), ..Layout::guessed() };
    let loaded = read(Options { layout, ..guessed() }, text.as_bytes()).unwrap();
    assert_eq!((loaded.table.records, loaded.extent.left_out.pages), (4, 0));
    let loaded = read(guessed(), b"note\nPage 1\nx\n").unwrap();
    assert_eq!((loaded.extent.left_out.pages, loaded.extent.skips_pages), (0, false));
}
