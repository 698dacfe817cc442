//! Lists that say once whose rows follow.

use super::{Lead, dittos, fill_down, unfilled};
use crate::error::{Kind, WarningKind};
use crate::format::csv::{Options, Reader};
use crate::table::Table;

fn table(csv: &str) -> Table {
    let options = Options { header: Some(true), delimiter: Some(b','), ..Options::default() };
    let mut reader = Reader::new(options);
    reader.push(csv.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

fn lines(table: &Table) -> Vec<String> {
    let records = (0..table.records).map(|record| {
        let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
        cells.collect::<Vec<_>>().join(",")
    });
    records.collect()
}

const VISITS: &str = "\
patient,born,visit,zip
A,1950,1.1.,80331
,,2.1.,
,,3.1.,
B,,1.2.,80333
,,5.2.,
C,1980,2.2.,
,,7.2.,
,,8.2.,
";

#[test]
fn records_take_what_their_block_begins_with() {
    let mut table = table(VISITS);
    assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }]);
    fill_down(&mut table, &["patient".to_owned()]).unwrap();
    let expected = [
        "A,1950,1.1.,80331",
        "A,1950,2.1.,80331",
        "A,1950,3.1.,80331",
        "B,,1.2.,80333",
        "B,,5.2.,80333",
        "C,1980,2.2.,",
        "C,1980,7.2.,",
        "C,1980,8.2.,",
    ];
    assert_eq!(lines(&table), expected);
    // Nothing is left to be said, and no text stands there that nobody shows.
    assert_eq!(unfilled(&table), []);
    assert_eq!(table.columns[0].dictionary.len(), 3);
    let refused = fill_down(&mut table, &["person".to_owned()]);
    assert_eq!(refused.unwrap_err().kind, Kind::MissingAttribute);
}

#[test]
fn what_is_filled_in_some_record_that_goes_on_is_no_part_of_the_block() {
    let mut table = table(&VISITS.replace(",,5.2.,", ",,5.2.,80335"));
    fill_down(&mut table, &["patient".to_owned()]).unwrap();
    let filled = lines(&table);
    assert_eq!(filled[1], "A,1950,2.1.,");
    assert_eq!(filled[4], "B,,5.2.,80335");
}

#[test]
fn blocks_within_blocks_are_filled_from_the_outermost() {
    let text =
        "clinic,patient,visit\nN,A,1\n,,2\n,B,3\n,,4\nS,C,5\n,,6\n,D,7\n,E,8\n,,9\nW,F,1\n,,2\n";
    let mut table = table(text);
    let found: Vec<usize> = unfilled(&table).iter().map(|lead| lead.column).collect();
    assert_eq!(found, [0, 1]);
    fill_down(&mut table, &["clinic".to_owned(), "patient".to_owned()]).unwrap();
    let expected = ["N,A,1", "N,A,2", "N,B,3", "N,B,4", "S,C,5", "S,C,6", "S,D,7", "S,E,8"];
    assert_eq!(lines(&table)[..8], expected);
    assert_eq!(lines(&table)[8..], ["S,E,9", "W,F,1", "W,F,2"]);
}

#[test]
fn a_block_ends_where_the_one_around_it_does() {
    let mut table = table("clinic,patient,visit\nN,A,1\n,,2\n,B,3\n,,4\nS,,5\n,,6\n,C,7\n");
    fill_down(&mut table, &["clinic".to_owned(), "patient".to_owned()]).unwrap();
    let expected = ["N,A,1", "N,A,2", "N,B,3", "N,B,4", "S,,5", "S,,6", "S,C,7"];
    assert_eq!(lines(&table), expected);
}

#[test]
fn what_persons_are_may_stand_in_each_of_their_records() {
    let table = table("client,sex,kind\nA,f,1\n,f,2\n,f,1\nB,m,2\n,m,1\nC,f,3\n,f,1\n,f,2\n");
    assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }]);
}

#[test]
fn numbers_of_records_and_what_lasts_take_no_block_away() {
    for text in [
        "no,case,kind\n1,A,1\n2,,2\n3,,1\n4,B,2\n6,,1\n7,C,3\n9,,1\n",
        "x,case,age\n11,A,30\n12,,30\n13,,30\n14,B,52\n15,,53\n16,C,18\n17,,18\n",
    ] {
        assert_eq!(unfilled(&table(text))[0].column, 1, "{text}");
    }
    // With it something else of the same person is told once.
    let mails = "mail,name,kind\na@x,A,1\n,,2\n,,1\nb@x,B,2\n,,1\nc@x,C,3\n,,1\n";
    assert_eq!(unfilled(&table(mails))[0].column, 0);
}

#[test]
fn ditto_marks_are_filled_up_too() {
    let marked = VISITS.replace("\n,,", "\n\"\"\"\", dito ,");
    let mut table = table(&marked);
    assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }]);
    assert_eq!(dittos(&table, &unfilled(&table)), []);
    let told = dittos(&table, &[]);
    let columns: Vec<_> = told.iter().map(|one| (one.place.column, one.place.line)).collect();
    assert_eq!(columns, [(Some(1), Some(3)), (Some(2), Some(3))]);
    assert_eq!(told[0].kind, WarningKind::DittoMarks { records: 5 });
    fill_down(&mut table, &["patient".to_owned()]).unwrap();
    assert_eq!(lines(&table)[1], "A,1950,2.1.,");
    assert_eq!(lines(&table)[7], "C,1980,8.2.,");
    let mut table = self::table("who,town\nA,x\n\"\"\"\",\"\"\"\"\nB,dito\nC,y\n");
    fill_down(&mut table, &["who".to_owned(), "town".to_owned()]).unwrap();
    assert_eq!(lines(&table), ["A,x", "A,x", "B,x", "C,y"]);
}

#[test]
fn ditto_marks_are_told_in_any_column() {
    for mark in ["\"\"\"\"", "s. o.", "Wie oben", "idem", "''", "\u{2013} \"\" \u{2013}", "Ditto"] {
        let mark = if mark.contains("\"\"") && !mark.starts_with('"') {
            format!("\"{mark}\"")
        } else {
            mark.to_owned()
        };
        let told = dittos(&table(&format!("a,town\n1,x\n2,{mark}\n3,y\n4,{mark}\n")), &[]);
        assert_eq!(told.len(), 1, "{mark}");
        assert_eq!(told[0].kind, WarningKind::DittoMarks { records: 2 }, "{mark}");
    }
    for other in ["-", "so", "id", "x\"", "oben", ""] {
        let other = other.replace('"', "\"\"");
        let table = table(&format!("a,town\n1,x\n2,\"{other}\"\n3,y\n"));
        assert_eq!(dittos(&table, &[]), [], "{other}");
    }
    assert_eq!(dittos(&table("unit\n\"\"\"\"\ncm\n\"\"\"\"\n"), &[]), []);
}

#[test]
fn dashes_below_a_key_point_to_the_cell_above() {
    for dash in ["-", "--", "\u{2014}", " \u{2013} "] {
        let marked = VISITS.replace("\n,,", "\n-,-,");
        let mut table = table(&marked.replace('-', dash).replace("B,,", "B,1960,"));
        assert_eq!(unfilled(&table), [Lead { column: 0, records: 5, first: 1 }], "{dash}");
        fill_down(&mut table, &["patient".to_owned()]).unwrap();
        assert_eq!(lines(&table)[2], "A,1950,3.1.,", "{dash}");
        assert_eq!(lines(&table)[4], "B,1960,5.2.,", "{dash}");
        assert_eq!(lines(&table)[7], "C,1980,8.2.,", "{dash}");
    }
    // Beside gaps a dash is a value, and in any other column one that is missing.
    for (text, found) in [
        ("who,v\nA,1\n-,2\n-,3\nB,4\n-,5\n,6\nC,7\n-,8\n", vec![]),
        ("zip,code\n1,x\n1,-\n2,y\n1,-\n2,z\n1,-\n", vec![]),
        ("mail,sex\na@x,f\n-,m\n-,m\nb@x,f\n-,f\nc@x,m\n-,f\n", vec![]),
        ("who,v\nA,1\n-,2\n-,3\nB,4\n-,5\nC,6\n-,7\n", vec![0]),
    ] {
        let leads: Vec<usize> = unfilled(&table(text)).iter().map(|lead| lead.column).collect();
        assert_eq!(leads, found, "{text}");
    }
}

#[test]
fn days_that_are_written_once_are_found_wherever_they_stand() {
    let head = "ward,sex,zip,kind,finding,day\n";
    let rows = |days: &[&str]| -> String {
        let rows = days.iter().enumerate().map(|(record, day)| {
            let (ward, sex) = (record % 2, ["f", "m"][record / 2 % 2]);
            format!("{ward},{sex},{},a,F{},{day}\n", 80331 + record % 3, record % 4)
        });
        head.to_owned() + &rows.collect::<String>()
    };
    let once = ["2025-01-02", "", "", "2025-01-03", "", "2025-01-07", "", "", "2025-02-01"];
    let mut table = table(&rows(&once));
    assert_eq!(unfilled(&table), [Lead { column: 5, records: 5, first: 1 }]);
    fill_down(&mut table, &["day".to_owned()]).unwrap();
    let days = lines(&table);
    assert!(days[2].ends_with(",2025-01-02") && days[7].ends_with(",2025-01-07"), "{days:?}");
    for other in [
        // In no order, as where some have no such day.
        ["2025-01-02", "", "", "2025-05-03", "", "2025-01-01", "", "", "2025-02-01"],
        // Those without any stand behind all others.
        ["2025-01-02", "2025-01-03", "2025-01-04", "2025-01-05", "", "", "", "", ""],
        ["", "2025-01-02", "", "2025-01-03", "", "2025-01-07", "", "", "2025-02-01"],
    ] {
        assert_eq!(unfilled(&self::table(&rows(&other))), [], "{other:?}");
    }
}

#[test]
fn other_gaps_begin_no_block() {
    for (text, why) in [
        ("zip,mail,b\n1,x,1\n1,,2\n1,,3\n2,y,4\n1,,5\n1,z,6\n2,,7\n", "something else leads"),
        (
            "mail,age,sex,zip\na@x,30,f,1\n,31,m,2\n,40,f,1\nb@x,31,f,2\n,30,m,1\nc@x,35,f,2\n,33,m,2\n",
            "whose sex stands there is somebody else",
        ),
        (
            "mail,sex\na@x,f\n,f\n,m\n,m\nb@x,f\n,f\n,m\nc@x,m\n,f\n,m\n",
            "that it is the same now and then is chance",
        ),
        ("a,b\n,1\nx,2\n,3\n,4\ny,5\nz,6\n,7\n", "the first record belongs to none"),
        ("a,b\nx,1\nx,2\n,3\n,4\nx,5\ny,6\n,7\n", "values recur"),
        ("a,b\nx,1\n,2\ny,3\nz,4\nw,5\n,6\nv,7\nu,8\nt,9\n,1\ns,2\nr,3\n", "seldom, and alone"),
        ("a,b,c\nx,1,1\n,,\ny,2,2\n,,\nz,3,3\n,,\n", "nothing stands there at all"),
        (
            "case,age\nA,30\n,41\n,52\nB,33\n,64\n,25\nC,71\n,18\n,30\n",
            "who is of another age is somebody else",
        ),
        (
            "case,zip\nA,01067\n,80331\n,20095\nB,50667\n,80331\n,01067\nC,10115\n,20095\n",
            "who lives elsewhere is somebody else",
        ),
        (
            "phone,kind\n0171,1\n,2\n,1\n0172,2\n,1\n0173,3\n,1\n,2\n",
            "not everybody tells a telephone",
        ),
        (
            "mail,case,kind\na@x,A,1\nb@x,,2\nc@x,,1\nd@x,B,2\ne@x,,1\nf@x,C,3\ng@x,,1\n",
            "each has an address",
        ),
    ] {
        assert_eq!(unfilled(&table(text)), [], "{why}");
    }
}
