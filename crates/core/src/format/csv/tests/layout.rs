//! Where the table begins and ends, said and found out, wherever the file is cut.

use super::*;
use crate::error::{Warning, WarningKind};
use crate::format::heading::Heading;
use crate::format::layout::{Extent, LeftOut, Wrapping};

fn guessed() -> Options {
    Options { layout: Layout::guessed(), ..Options::default() }
}

fn laid(layout: Layout) -> Options {
    Options { delimiter: Some(b';'), header: Some(true), layout, ..Options::default() }
}

/// The same whether the file comes whole or byte by byte.
#[track_caller]
fn read_both(options: &Options, text: &str) -> Result<Loaded> {
    let whole = read(options.clone(), text.as_bytes());
    let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
    let cut = read::read_in_slices(options.clone(), &bytes);
    if options.delimiter.is_some() && !options.layout.guess {
        let told = |result: &Result<Loaded>| match result {
            Ok(loaded) => Ok((
                format!("{:?}", records(loaded)),
                loaded.warnings.clone(),
                loaded.extent.left_out,
            )),
            Err(error) => Err(error.clone()),
        };
        assert_eq!(told(&whole), told(&cut), "{text:?}");
    }
    whole
}

#[track_caller]
fn found(options: &Options, text: &str, expected: &[(u64, &[&str])]) -> Extent {
    let loaded = read_both(options, text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    let expected: Vec<(u64, Vec<&str>)> = expected.iter().map(|&(l, c)| (l, c.to_vec())).collect();
    assert_eq!(records(&loaded), expected, "{text:?}");
    loaded.extent
}

#[test]
fn a_formula_that_gives_a_text_is_that_text() {
    let text = b"=\"PLZ\";n\n=\"01067\";1\n01067;2\n80331;\"=\"\"3\"\"\"\n=A1;4\n";
    let loaded = read(laid(Layout::default()), text).unwrap();
    assert_eq!(names(&loaded), ["PLZ", "n"]);
    let expected: [(u64, &[&str]); 4] =
        [(2, &["01067", "1"]), (3, &["01067", "2"]), (4, &["80331", "3"]), (5, &["=A1", "4"])];
    let expected: Vec<(u64, Vec<&str>)> = expected.map(|(l, cells)| (l, cells.to_vec())).into();
    assert_eq!(records(&loaded), expected);
    // Two ways to write a value are one value.
    assert_eq!(loaded.table.columns[0].dictionary.iter().count(), 3);
    let told = Warning { kind: WarningKind::FormulaTexts { records: 2 }, place: Place::line(2) };
    assert_eq!(loaded.warnings, [told]);
    // A release is what stands there.
    let mut reader = Reader::new(laid(Layout::default()));
    reader.push(text).unwrap();
    let release = reader.finish_release(false).unwrap();
    assert_eq!(names(&release)[0], "=\"PLZ\"");
    assert_eq!(release.warnings, []);
}

#[test]
fn the_line_of_the_names_can_be_said() {
    for end in ["\n", "\r\n", "\r"] {
        let text = "a \"title\" of; several\n\n\"x;\nn;m\n1;2\n3;4\n".replace('\n', end);
        let options = laid(Layout { begin: Some(4), ..Layout::default() });
        let loaded = read_both(&options, &text).unwrap();
        assert_eq!(names(&loaded), ["n", "m"]);
        let extent = found(&options, &text, &[(5, &["1", "2"]), (6, &["3", "4"])]);
        assert_eq!(extent.left_out, LeftOut { above: 3, ..LeftOut::default() });
        assert_eq!((extent.names_line, extent.first_record), (Some(4), 5));
        assert_eq!(extent.reason, None);
    }
    let options = laid(Layout { begin: Some(5), ..Layout::default() });
    let beyond = Kind::Parameter { field: "data.format.header-line", range: "1..=3".into() };
    refused(options, b"n;m\n1;2\n3;4\n", beyond, Place::default());
}

#[test]
fn lines_between_names_and_records_can_be_left_out() {
    let options = laid(Layout { begin: Some(2), first_record: Some(5), ..Layout::default() });
    let extent = found(&options, "t\n\"n\n\";m\n[kg];\n1;2\n", &[(5, &["1", "2"])]);
    assert_eq!(extent.left_out, LeftOut { above: 1, units: 1, ..LeftOut::default() });
    let early = laid(Layout { first_record: Some(2), ..Layout::default() });
    let least = Kind::Parameter { field: "data.format.first-line", range: "3..".into() };
    refused(early, b"\"n\n\";m\n1;2\n", least, Place::default());
    let headless =
        Options { header: Some(false), ..laid(Layout { begin: Some(3), ..Layout::default() }) };
    let extent = found(&headless, "t\n\n1;2\n3;4\n", &[(3, &["1", "2"]), (4, &["3", "4"])]);
    assert_eq!(extent.left_out, LeftOut { above: 2, ..LeftOut::default() });
    assert_eq!(extent.names_line, None);
}

#[test]
fn lines_without_content_can_be_left_out() {
    let text = "n;m\n\n1;2\n;\n \u{a0};\"\"\n3;\n\n;\n\n";
    let skipping = laid(Layout { skip_empty: Some(true), ..Layout::default() });
    let extent = found(&skipping, text, &[(3, &["1", "2"]), (6, &["3", ""])]);
    assert_eq!(extent.left_out, LeftOut { empty: 5, ..LeftOut::default() });
    // Unless it is said they are records, as they always were, or refused.
    found(&laid(Layout::default()), "n;m\n1;2\n;\n", &[(2, &["1", "2"]), (3, &["", ""])]);
    refused(laid(Layout::default()), text.as_bytes(), Kind::BlankLine, place(2, Some(1), None));
    // In a column of its own a blank line is a missing value, unless it is said to be none.
    let alone = guessed();
    found(&alone, "n\n1\n\n2\n", &[(2, &["1"]), (3, &[""]), (4, &["2"])]);
    assert_eq!(found(&skipping, "n\n1\n\n2\n", &[(2, &["1"]), (4, &["2"])]).left_out.empty, 1);
}

#[test]
fn the_last_records_can_be_left_out() {
    let options = |skip_last| laid(Layout { skip_last, ..Layout::default() });
    let text = "n;m\n1;2\n3;4\nSum;6\nSource: x\n";
    let extent = found(&options(2), text, &[(2, &["1", "2"]), (3, &["3", "4"])]);
    assert_eq!(extent.left_out, LeftOut { last: 2, ..LeftOut::default() });
    refused(
        options(0),
        text.as_bytes(),
        Kind::Ragged { expected: 2, found: 1 },
        place(5, Some(4), None),
    );
    // What is not left out is held to all that others are.
    let ragged = Kind::Ragged { expected: 2, found: 1 };
    refused(options(1), b"n;m\n1;2\n3\n4;5\nx\n", ragged, place(3, Some(2), None));
    refused(options(1), b"n;m\n1;2\n\n4;5\nx\n", Kind::BlankLine, place(3, Some(2), None));
    refused(
        options(1),
        b"n;m\n1;2\n3;4\n5;\"6\"x\n",
        Kind::TextAfterQuote,
        place(4, Some(3), Some(2)),
    );
    refused(options(3), b"n;m\n1;2\n3;4\n", Kind::NoRecords, Place::default());
    let wide = format!("n;m\n1;2\n{}\n", ";".repeat(100));
    found(&options(1), &wide, &[(2, &["1", "2"])]);
    let loaded = read_both(&options(1), "n;m\n1;2\n\nSum;2\n\n").unwrap();
    assert_eq!(loaded.warnings[0].place, Place::line(5));
    let both = laid(Layout { skip_last: 1, skip_empty: Some(true), ..Layout::default() });
    let extent = found(&both, "n;m\n1;2\n\nSum;2\n;\n", &[(2, &["1", "2"])]);
    assert_eq!(extent.left_out, LeftOut { empty: 2, last: 1, ..LeftOut::default() });
}

#[test]
fn names_can_be_given() {
    let named = |header, names: &[&str]| {
        let names = Some(names.iter().map(ToString::to_string).collect());
        Options { header: Some(header), ..laid(Layout { names, ..Layout::default() }) }
    };
    let loaded = read_both(&named(false, &["n", "m"]), "1;2\n3;4\n").unwrap();
    assert_eq!(names(&loaded), ["n", "m"]);
    assert_eq!(loaded.table.records, 2);
    assert!(csv_format(&loaded).header);
    let loaded = read_both(&named(true, &["n", "m"]), "1;1\n3;4\n").unwrap();
    assert_eq!((names(&loaded), loaded.table.records), (vec!["n", "m"], 1));
    let count = Kind::Parameter { field: "data.format.names", range: "2".into() };
    refused(named(false, &["n"]), b"1;2\n", count, Place::default());
    let twice = Place { column: Some(2), ..Place::default() };
    refused(named(false, &["n", "n"]), b"1;2\n", Kind::DuplicateName { first: 1 }, twice);
}

#[test]
fn where_the_table_begins_is_found_out() {
    use LayoutReason::{EmptyAbove, FewerCellsAbove, FirstLine, SeparatorAbove};
    let records = "1;m;2,5\n2;w;3,5\n3;m;4,5\n";
    for (above, line, reason) in [
        ("", 1, FirstLine),
        ("\n\n", 3, EmptyAbove),
        ("sep=;\n", 2, SeparatorAbove),
        ("Staff, 2020\n", 2, FewerCellsAbove),
        ("sep=;\nStaff;;\n\nmade; today\n;;\n", 6, FewerCellsAbove),
    ] {
        for head in ["", "[a];;[%]\n"] {
            let text = format!("{above}age;sex;share\n{head}{records}");
            let loaded =
                read_both(&guessed(), &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let extent = &loaded.extent;
            assert_eq!((extent.names_line, extent.reason), (Some(line), Some(reason)), "{text}");
            assert_eq!(names(&loaded), ["age", "sex", "share"]);
            let units = u64::from(!head.is_empty());
            assert_eq!(extent.left_out.units, units);
            assert_eq!(extent.left_out.above, line - 1);
            assert_eq!(loaded.table.records, 3, "{text}");
            // What was found out can be said, and comes to the same.
            let said = Layout {
                begin: Some(line),
                first_record: Some(line + 1 + units),
                skip_empty: Some(true),
                ..Layout::default()
            };
            let again = read_both(&laid(said), &text).unwrap();
            assert_eq!(super::records(&again), super::records(&loaded));
            let told = Extent { reason: None, skips_empty: true, ..extent.clone() };
            assert_eq!(again.extent, told);
        }
    }
    // Headings of several columns each, as merged cells come out of a workbook.
    let headed = "Ward 4;;;\nPerson;;Stay;\nname;sex;days;pay\nAnn;f;3;10\nBob;m;4;20\n";
    let loaded = read_both(&guessed(), headed).unwrap();
    assert_eq!((loaded.extent.names_line, loaded.table.records), (Some(3), 2));
    // Without names nothing above is guessed to be a title.
    refused(
        guessed(),
        b"x\n1;2\n3;4\n",
        Kind::Ragged { expected: 1, found: 2 },
        place(2, Some(1), None),
    );
    refused(COMMA, b"sep=,\na,b\n1,2\n", Kind::SeparatorLine, Place::line(1));
}

#[test]
fn lines_that_say_the_names_again_can_be_left_out() {
    let text =
        "age;sex;pay\n30;f;1\nage;sex;pay\n31;m;2\n\u{feff}age; sex;pay\n32;f;3\nage;sex;pay\n";
    let skips = |skips| laid(Layout { skip_repeated_names: skips, ..Layout::default() });
    for (options, records, left_out) in [
        (guessed(), 3, 3),
        (skips(Some(true)), 3, 3),
        (skips(Some(false)), 6, 0),
        (skips(None), 6, 0),
    ] {
        let loaded = read_both(&options, text).unwrap();
        assert_eq!(loaded.table.records, records);
        assert_eq!(loaded.extent.left_out.repeated_names, left_out);
        assert_eq!(loaded.extent.skips_repeated_names, left_out > 0);
    }
    // Also where they stand between nearly all records.
    let often = "age;name\n30;Ann\nage;name\n31;Bob\nage;name\n";
    let loaded = read_both(&guessed(), often).unwrap();
    assert_eq!((names(&loaded), loaded.table.records), (vec!["age", "name"], 2));
    // But somebody who stands twice gives no names.
    let loaded = read_both(&guessed(), "Ann;f\nBob;m\nAnn;f\nCid;m\n").unwrap();
    assert_eq!((names(&loaded), loaded.table.records), (vec!["1", "2"], 4));
    // The last records are counted without them.
    let layout = Layout { skip_repeated_names: Some(true), skip_last: 1, ..Layout::default() };
    let loaded = read_both(&laid(layout), text).unwrap();
    assert_eq!((loaded.table.records, loaded.extent.left_out.last), (2, 1));
    // Whatever the columns are called.
    let names = Some(["a", "b", "c"].map(str::to_owned).to_vec());
    let layout = Layout { skip_repeated_names: Some(true), names, ..Layout::default() };
    let loaded = read_both(&laid(layout), text).unwrap();
    assert_eq!((loaded.table.records, loaded.extent.left_out.repeated_names), (3, 3));
    // In a column of its own only where somebody says so.
    assert_eq!(
        read_both(&guessed(), "age\n1\nage\n2\n").unwrap().extent.left_out.repeated_names,
        0
    );
}

#[test]
fn names_are_cleaned_where_nobody_has_said_them() {
    let loaded = read_both(&guessed(), "\"'age'\";\" body\n weight\"\n1;2\n3;4\n").unwrap();
    assert_eq!(names(&loaded), ["age", "body weight"]);
    assert!(loaded.extent.cleaned && loaded.extent.renamed);
    let loaded = read_both(&laid(Layout::default()), "'age'; b \n1;2\n").unwrap();
    assert_eq!(names(&loaded), ["'age'", " b "]);
    // Not where two would then be the same.
    let loaded = read_both(&guessed(), "'age';age\n1;2\n3;4\n").unwrap();
    assert_eq!((names(&loaded), loaded.extent.renamed), (vec!["'age'", "age"], false));
}

#[test]
fn names_that_recur_are_numbered_where_nobody_has_said_them() {
    let loaded = read_both(&guessed(), "plz;alter;alter;alter (2);alter\n1;2;3;4;5\n").unwrap();
    let expected = ["plz", "alter", "alter (3)", "alter (2)", "alter (4)"];
    assert_eq!((names(&loaded), loaded.extent.renamed), (expected.to_vec(), true));
    assert!(!loaded.extent.cleaned);
}

#[test]
fn a_line_of_names_may_have_a_cell_more_or_fewer_than_the_records() {
    for (text, expected, heading) in [
        ("age;sex\n1;34;m\n2;35;f\n3;36;m\n", &["", "age", "sex"][..], Heading::FirstUnnamed),
        ("job;sex\nKoch;m;\nArzt;f;\nKoch;f;\n", &["job", "sex", ""], Heading::LastUnnamed),
        ("age;sex;\n34;m\n35;f\n36;m\n", &["age", "sex"], Heading::LastIsNone),
        // Below a title.
        ("Staff\nage;sex\n34;m;\n35;f;\n36;m;\n", &["age", "sex", ""], Heading::LastUnnamed),
    ] {
        let loaded = read_both(&guessed(), text).unwrap();
        assert_eq!((names(&loaded), loaded.table.records), (expected.to_vec(), 3), "{text:?}");
        assert_eq!((loaded.extent.heading, loaded.extent.renamed), (heading, true), "{text:?}");
        // The names alone say the same again.
        let names = Some(expected.iter().map(|&name| name.to_owned()).collect());
        let begin = loaded.extent.names_line;
        let said = laid(Layout { names, begin, ..Layout::default() });
        let again = read_both(&Options { header: Some(true), ..said }, text).unwrap();
        assert_eq!(records(&again), records(&loaded), "{text:?}");
    }
    // R quotes the numbers of records, and no other program those alone.
    let r = "\"rooms\",\"age\"\n\"1\",3,34\n\"2\",2,35\n\"3\",2,36\n";
    assert_eq!(read_both(&guessed(), r).unwrap().extent.heading, Heading::FirstUnnamed);
    let pay = "no,sex,pay\n1,m,1543,05\n2,f,920,82\n3,f,1113,73\n";
    assert_eq!(
        read_both(&guessed(), pay).unwrap_err().kind,
        Kind::Ragged { expected: 3, found: 4 }
    );
    // Numbers with commas of their own, and somebody whose first value is missing.
    for text in ["kg,sex\n70,5,m\n70,5,f\n", "Anna;Koch\nBob;Koch;Bonn\nEva;Maier;Ulm\n"] {
        let kind = read_both(&guessed(), text).unwrap_err().kind;
        assert_eq!(kind, Kind::Ragged { expected: 2, found: 3 }, "{text:?}");
    }
    // As many names as there are columns, however the file calls them.
    let names = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
    for given in [names(&["a", "b", "c"]), names(&["a"])] {
        let said = laid(Layout { names: given, ..Layout::default() });
        let error = read_both(&Options { header: Some(true), ..said }, "age;sex\n34;m\n");
        assert_eq!(error.unwrap_err(), Error::parameter("data.format.names", "2"));
    }
}

#[test]
fn notes_below_a_table_are_left_out_where_they_can_be_no_records() {
    let table = "name;age;sex\nAnn;34;f\nBob;35;m\nCid;36;m\n";
    for (notes, lines) in [
        ("Source: own survey\n", 1),
        ("(3 rows affected)\n\n", 1),
        ("\nPart 1 of 2\nSource: a; b\n", 2),
        ("as of 1 January 2024", 1),
        ("* estimated\n", 1),
        ("\nToelichting\n1) Bron: eigen.\n2) Afgerond.\n", 3),
    ] {
        let loaded = read_both(&guessed(), &[table, notes].concat()).unwrap();
        let left_out = loaded.extent.left_out;
        assert_eq!((loaded.table.records, left_out.last), (3, lines), "{notes:?}");
        // The recipe says how many.
        let (skip_last, skip_empty) = (lines as u32, Some(true));
        let said = laid(Layout { skip_last, skip_empty, ..Layout::default() });
        let again = read_both(&said, &[table, notes].concat()).unwrap();
        assert_eq!(records(&again), records(&loaded));
        assert_eq!(again.extent.left_out, left_out);
    }
    // What breaks off, and what stands between records.
    for rest in ["Eva", "Eva\n", "Eva Maria\n", "Eva;37\n", "Part 1 of 2\nDan;37;m\n"] {
        let error = read_both(&guessed(), &[table, rest].concat()).unwrap_err();
        assert!(matches!(error.kind, Kind::Ragged { expected: 3, .. }), "{rest:?}");
        assert_eq!(error.place.line, Some(5), "{rest:?}");
    }
    // Words that the first column has as well.
    let towns = "town;age\nBad Bad Ort;34\nAlt;35\nKleines Dorf am See\n";
    assert!(read_both(&guessed(), towns).is_err());
}

#[test]
fn a_mark_at_the_end_of_a_file_is_no_record() {
    for text in ["age;sex\n34;m\n35;f\n\u{1a}", "age\n34\n35\n\u{1a}"] {
        assert_eq!(read_both(&guessed(), text).unwrap().table.records, 2, "{text:?}");
        assert_eq!(read_both(&laid(Layout::default()), text).unwrap().table.records, 2);
    }
    let marked = "age;sex\n34;m\n35;\u{1a}\n";
    assert_eq!(read_both(&laid(Layout::default()), marked).unwrap().table.records, 2);
}

/// Each of two files begins with its mark.
#[test]
fn files_with_marks_that_were_put_together_have_their_names() {
    let text = "\u{feff}job;sex\nKoch;m\nArzt;f\nKoch;f\n";
    let loaded = read_both(&guessed(), &[text, text].concat()).unwrap();
    assert_eq!((names(&loaded), loaded.table.records), (vec!["job", "sex"], 6));
    assert_eq!(loaded.extent.left_out.repeated_names, 1);
}

/// A sheet's rows are counted, not the lines within its cells: those above the table too.
#[test]
fn rows_are_counted_where_lines_are_none() {
    let text = "\"Staff\n2020\",,\n\na,b,c\n1,\"x\n\r\ny\",2\n3,z,4\n";
    for begin in [None, Some(3)] {
        let layout = Layout { begin, guess: begin.is_none(), ..Layout::default() };
        let options = Options {
            delimiter: Some(b','),
            header: Some(true),
            layout,
            numbering: Numbering::Rows,
            ..Options::default()
        };
        let loaded = read_both(&options, text).unwrap();
        let lines: Vec<u64> = records(&loaded).into_iter().map(|(line, _)| line).collect();
        assert_eq!((lines, loaded.extent.names_line), (vec![4, 5], Some(3)));
        assert_eq!(loaded.extent.left_out.above, 2);
        let rows = first_lines(text.as_bytes(), true, &options, 9);
        let rows: Vec<(u64, usize)> = rows.iter().map(|row| (row.line, row.cells.len())).collect();
        assert_eq!(rows, [(1, 3), (2, 0), (3, 3), (4, 3), (5, 3)]);
    }
    let ragged = Options { numbering: Numbering::Rows, ..COMMA };
    refused(
        ragged,
        b"a,b\n1,\"2\n\n\"\n3\n",
        Kind::Ragged { expected: 2, found: 1 },
        place(3, Some(2), None),
    );
}

#[test]
fn blanks_beside_separators_belong_to_no_cell() {
    let text = "\"n\", \"m\"\n\"x, y\", \" 2 \"\n  3 , \"4\"  \n5, \n  \n";
    let trims = |trim, skip_empty| Options {
        delimiter: Some(b','),
        ..laid(Layout { trim, skip_empty, ..Layout::default() })
    };
    let expected: [(u64, &[&str]); 3] = [(2, &["x, y", " 2 "]), (3, &["3", "4"]), (4, &["5", ""])];
    let extent = found(&trims(Some(true), Some(true)), text, &expected);
    assert!(extent.trims && extent.left_out.empty == 1);
    let loaded = read_both(&guessed(), text).unwrap();
    assert!(loaded.extent.trims && loaded.extent.names_line == Some(1));
    assert_eq!(records(&loaded)[0].1, ["x, y", " 2 "]);
    // Nothing is skipped that nobody spoke of.
    let kept = found(&trims(None, None), "n, m\n1, 2\n", &[(2, &["1", " 2"])]);
    assert!(!kept.trims);
    let place = Place { column: Some(1), record: Some(1), ..Place::line(2) };
    for rest in ["\"x\" y,2\n", "\"x\" \"y\",2\n"] {
        let text = format!("n,m\n{rest}");
        refused(trims(Some(true), None), text.as_bytes(), Kind::TextAfterQuote, place.clone());
    }
    // A file of one column has a missing value where a line is blank.
    let alone =
        Options { delimiter: Some(b','), ..laid(Layout { trim: Some(true), ..Layout::default() }) };
    found(&alone, "n\n a \n  \n", &[(2, &["a"]), (3, &[""])]);
}

#[test]
fn records_are_fitted_to_the_columns_if_that_is_said() {
    let fits = |fit_records| laid(Layout { fit_records, ..Layout::default() });
    let text = "a;b;c\n1;2\n3;4;5\n6;7;8;; \n9;0\n";
    let expected: [(u64, &[&str]); 4] =
        [(2, &["1", "2", ""]), (3, &["3", "4", "5"]), (4, &["6", "7", "8"]), (5, &["9", "0", ""])];
    let extent = found(&fits(Some(true)), text, &expected);
    assert!(extent.fits_records);
    let said = read_both(&fits(Some(true)), text).unwrap().warnings;
    let kind = WarningKind::RecordsFitted { records: 3 };
    assert_eq!(said, [Warning { kind, place: Place::lines(2, 5) }]);
    let ragged = |found| Kind::Ragged { expected: 3, found };
    let place = |record| Place { record: Some(record), ..Place::line(record + 1) };
    refused(fits(None), text.as_bytes(), ragged(2), place(1));
    refused(fits(Some(true)), b"a;b;c\n1;2\n3;4;5;6\n", ragged(4), place(2));
    refused(fits(Some(true)), b"a;b;c\n1;2\nPage\n3;4\n", ragged(1), place(2));
    // A file that was cut ends within a record.
    refused(fits(Some(true)), b"a;b;c\n1;2;3\n4;5", ragged(2), place(2));
    found(&fits(Some(true)), "a;b;c\n1;2\n4;5", &[(2, &["1", "2", ""]), (3, &["4", "5", ""])]);
}

#[test]
fn whether_records_lack_cells_is_found_out() {
    let short = "name;age;note\nAnn;34\nBob;45\nCid;56;x\nSource: us; 2020\n";
    let extent = found(
        &guessed(),
        short,
        &[(2, &["Ann", "34", ""]), (3, &["Bob", "45", ""]), (4, &["Cid", "56", "x"])],
    );
    assert!(extent.fits_records && extent.left_out.last == 1);
    let rarely = format!("name;age;note\n{}Bob;45\n", "Ann;34;x\n".repeat(50));
    let error = read_both(&guessed(), &rarely).unwrap_err();
    assert_eq!(error.kind, Kind::Ragged { expected: 3, found: 2 });
    let ward = "name;age;note\nAnn;34\nBob;45\nWard 1\nCid;56\nDan;56;x\n";
    let error = read_both(&guessed(), ward).unwrap_err();
    assert_eq!((error.kind, error.place.line), (Kind::Ragged { expected: 3, found: 1 }, Some(4)));
}

#[test]
fn what_records_are_wrapped_in_is_taken_off() {
    let quoted = "\"a,b,c\"\n\"1,\"\"x, y\"\",2\"\n3,4,\"5\"\n\"\"\n\"6,\"\"z\nz\"\",7\"\n";
    let wrapped = |wrapping, delimiter| Options {
        delimiter: Some(delimiter),
        ..laid(Layout { wrapping: Some(wrapping), ..Layout::default() })
    };
    let expected: [(u64, &[&str]); 3] =
        [(2, &["1", "x, y", "2"]), (3, &["3", "4", "5"]), (5, &["6", "z\nz", "7"])];
    let extent = found(&wrapped(Wrapping::Quotes, b','), quoted, &expected);
    assert_eq!((extent.wrapping, extent.left_out.empty), (Wrapping::Quotes, 1));
    let extent =
        found(&guessed(), &quoted.replace("3,4,\"5\"\n", ""), &[expected[0], (4, expected[2].1)]);
    assert_eq!((extent.wrapping, extent.names_line), (Wrapping::Quotes, Some(1)));
    let place = Place { column: Some(2), record: Some(1), ..Place::line(2) };
    let faulty = b"\"a,b\"\n\"1,\"\"x\"\" y\"\n";
    refused(wrapped(Wrapping::Quotes, b','), faulty, Kind::TextAfterQuote, place);
    let place = Place { record: Some(1), ..Place::line(2) };
    let open = b"\"a,b\"\n\"1,\"\"x\"\n";
    refused(wrapped(Wrapping::Quotes, b','), open, Kind::UnclosedQuote, place);

    let framed =
        "+---+----+\n| a | b  |\n+---+----+\n| 1 | \"x |\n| 2 |    |\n+---+----+\n2 rows in set\n";
    let expected: [(u64, &[&str]); 2] = [(4, &["1", "\"x"]), (5, &["2", ""])];
    let extent = found(&guessed(), framed, &expected);
    assert_eq!((extent.wrapping, extent.names_line), (Wrapping::Frame, Some(2)));
    let left_out = LeftOut { above: 1, empty: 2, last: 1, ..LeftOut::default() };
    assert_eq!(extent.left_out, left_out);
    let said = Layout { wrapping: Some(Wrapping::Frame), begin: Some(2), ..Layout::default() };
    let (table, _) = framed.split_at(framed.len() - 14);
    found(&Options { delimiter: Some(b'|'), ..laid(said) }, table, &expected);
}
