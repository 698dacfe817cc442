use super::super::{Hierarchy, Spec, build};
use super::{LevelsTable, parse_csv, write_csv};
use crate::drawing::drawn_of;
use crate::error::{Error, Kind, Warning, WarningKind};
use crate::table::Domain;
use proptest::prelude::*;

fn built(csv: &str, values: &[&str], markers: &[&str]) -> Result<(Hierarchy, Vec<Warning>), Error> {
    let table = parse_csv(csv.as_bytes(), None)?;
    build(&Spec::levels(table), &Domain::from_values(values, markers))
}

/// The kind of the refusal with line, other line and level.
fn refused(csv: &str, markers: &[&str]) -> (Kind, Option<u64>, Option<u64>, Option<u32>) {
    let Error { kind, place } = built(csv, &[], markers).unwrap_err();
    (kind, place.line, place.other_line, place.level)
}

const JOBS: &str = "nurse;health;*\nclerk;office;*\ndoctor;health;*\ncook;service;*\n";

#[test]
fn values_find_their_groups_and_shares_count_all_lines() {
    let (jobs, warnings) = built(JOBS, &["doctor", "clerk", "nurse"], &[]).unwrap();
    assert_eq!(warnings, []);
    assert_eq!((jobs.height(), jobs.total(), jobs.exact_weight()), (2, 4, 1));
    assert_eq!(jobs.level(0).labels, ["doctor", "clerk", "nurse"]);
    assert_eq!(jobs.level(1).labels, ["health", "office"]);
    assert_eq!(jobs.level(1).groups, [0, 1, 0]);
    assert_eq!(jobs.level(1).weights, [2, 1]);
    assert_eq!(jobs.level(2).weights, [4]);
}

#[test]
fn every_way_of_writing_the_file_reads_alike() {
    let expected = built(JOBS, &["doctor", "clerk"], &[]).unwrap();
    for file in [
        JOBS.replace('\n', "\r\n"),
        JOBS.replace('\n', "\r"),
        JOBS.trim_end().to_owned(),
        format!("\u{feff}{JOBS}"),
        format!("{JOBS}\n\r\n\n"),
        format!("{JOBS}clerk;office;*\n"),
        JOBS.replace(';', ","),
        JOBS.replace(';', "\t"),
        JOBS.replace(';', "|"),
        JOBS.replace("health", "\"health\""),
    ] {
        assert_eq!(built(&file, &["doctor", "clerk"], &[]).unwrap(), expected, "{file:?}");
    }
    let rows: Vec<Vec<&str>> = JOBS.lines().map(|line| line.split(';').collect()).collect();
    let table = LevelsTable::from_rows(&rows).unwrap();
    assert_eq!((table.height(), table.leaves()), (2, 4));
    let domain = Domain::from_values(&["doctor", "clerk"], &[]);
    assert_eq!(build(&Spec::levels(table), &domain).unwrap(), expected);
}

#[test]
fn cells_are_taken_as_they_stand() {
    let csv = "\" a\";\"x;\"\"y\"\"\r\nz\";*\n a ; b;*\n";
    let (hierarchy, _) = built(csv, &[" a", " a "], &[]).unwrap();
    assert_eq!(hierarchy.level(1).labels, ["x;\"y\"\r\nz", " b"]);
    let table = parse_csv(b"a;b,c\nd;e,c\n", Some(b',')).unwrap();
    assert_eq!((table.height(), table.leaves()), (1, 2));
}

#[test]
fn a_file_that_is_no_table_is_refused_with_its_line() {
    let none = (None, None);
    let cases: &[(&[u8], Kind, Option<u64>)] = &[
        (b"", Kind::HierarchyEmpty, None),
        (b"\xef\xbb\xbf", Kind::HierarchyEmpty, None),
        (b"\n\r\n", Kind::HierarchyEmpty, None),
        (b"a;*\n\nb;*\n", Kind::BlankLine, Some(2)),
        (b"\na;*\n", Kind::BlankLine, Some(1)),
        (b"a;*\n\n\nb;*\n", Kind::BlankLine, Some(2)),
        (b"a;*\nb\n", Kind::HierarchyRagged { expected: 2, found: 1 }, Some(2)),
        (b"a;*\nb;c;*\n", Kind::HierarchyRagged { expected: 2, found: 3 }, Some(2)),
        (b"a;*\n \n", Kind::HierarchyRagged { expected: 2, found: 1 }, Some(2)),
        (b"\"a\nb\";*\nb\n", Kind::HierarchyRagged { expected: 2, found: 1 }, Some(3)),
        (b"a;*\n\"b;*\nc;*\n", Kind::UnclosedQuote, Some(2)),
        (b"a;*\n\"b\"x;*\n", Kind::TextAfterQuote, Some(2)),
        (b"a;*\r\nb\0;*\n", Kind::Nul, Some(2)),
        (b"a;*\rb;*\r\0", Kind::Nul, Some(3)),
        (b"a;*\r\nb\x81;*\n", Kind::Encoding { expected: "utf-8" }, Some(2)),
    ];
    for (bytes, kind, line) in cases {
        let error = parse_csv(bytes, None).unwrap_err();
        assert_eq!((&error.kind, error.place.line), (kind, *line));
        assert_eq!((error.place.level, error.place.other_line), none);
    }
    let no_cell: Vec<Vec<&str>> = vec![vec![]];
    let error = LevelsTable::from_rows(&no_cell).unwrap_err();
    assert_eq!(error.kind, Kind::HierarchyRagged { expected: 1, found: 0 });
    let no_row: Vec<Vec<&str>> = vec![];
    assert_eq!(LevelsTable::from_rows(&no_row).unwrap_err().kind, Kind::HierarchyEmpty);
}

#[test]
fn a_value_with_two_ways_is_refused() {
    let csv = "a;x;*\nb;x;*\na;x;all\n";
    assert_eq!(refused(csv, &[]), (Kind::HierarchyConflict, Some(3), Some(1), Some(2)));
}

#[test]
fn a_group_that_splits_is_refused() {
    let csv = "a;x;north;*\nb;y;south;*\nc;x;south;*\n";
    assert_eq!(refused(csv, &[]), (Kind::NotNested, Some(3), Some(1), Some(1)));
    let csv = "a;v;x;north\nb;w;x;south\n";
    assert_eq!(refused(csv, &[]), (Kind::NotNested, Some(2), Some(1), Some(2)));
}

/// The levels of the first warning about a label, and its two lines.
fn repeated(csv: &str, values: &[&str], markers: &[&str]) -> Option<[Option<u64>; 4]> {
    let (_, warnings) = built(csv, values, markers).unwrap();
    warnings.into_iter().find_map(|Warning { kind, place }| match kind {
        WarningKind::LabelRepeated { below } => {
            let levels = [Some(u64::from(below)), place.level.map(u64::from)];
            Some([levels[0], levels[1], place.line, place.other_line])
        }
        _ => None,
    })
}

/// Spec M16: across levels one text may stand for different groups; it is said.
#[test]
fn a_label_with_two_meanings_is_said() {
    let csv = "a;x;*\nb;x;*\nc;y;*\nx;y;*\n";
    assert_eq!(repeated(csv, &["a"], &[]), Some([0, 1, 1, 4].map(Some)));
    let csv = "a;x;v;*\nb;x;v;*\nc;y;x;*\n";
    assert_eq!(repeated(csv, &["a"], &[]), Some([1, 2, 3, 1].map(Some)));
    // Rounding, and zero with small fractions.
    assert_eq!(repeated("10;10;*\n11;10;*\n", &["10"], &[]), Some([0, 1, 1, 1].map(Some)));
    assert_eq!(repeated("0;0\n0.4;0\n", &["0", "0.4"], &[]), Some([0, 1, 1, 1].map(Some)));
    // A row for missing values that are everything at once.
    let missing = "a;x;*\nb;y;*\n;*;*\n";
    assert_eq!(repeated(missing, &["a", ""], &[""]), Some([1, 2, 1, 3].map(Some)));
    // The same values may keep their label.
    assert_eq!(repeated("a;x;x;*\nb;x;x;*\nc;c;c;*\n", &["a", "c"], &[]), None);
}

#[test]
fn values_that_the_table_lacks_are_counted() {
    let values = ["clerk", "NULL", "judge", "clerk", "judge", "pilot"];
    let error = built(JOBS, &values, &["NULL"]).unwrap_err();
    assert_eq!(error.kind, Kind::NotInHierarchy { values: 2 });
    assert_eq!((error.place.record, error.place.line), (Some(3), Some(4)));
}

#[test]
fn missing_cells_join_the_root_unless_the_table_says_otherwise() {
    let values = ["clerk", "NULL", "cook", "?"];
    let (hierarchy, warnings) = built(JOBS, &values, &["NULL", "?"]).unwrap();
    assert_eq!(warnings, []);
    assert_eq!(hierarchy.level(1).labels, ["office", "NULL", "service"]);
    assert_eq!(hierarchy.level(1).weights, [1, 1, 1]);
    assert_eq!((hierarchy.level(2).labels.len(), hierarchy.total()), (1, 4));

    let listed = format!("{JOBS}NULL;service;*\n?;service;*\n");
    let (hierarchy, _) = built(&listed, &values, &["NULL", "?"]).unwrap();
    assert_eq!(hierarchy.level(0).labels, ["clerk", "NULL", "cook"]);
    assert_eq!(hierarchy.level(1).labels, ["office", "service"]);
    assert_eq!(hierarchy.level(1).weights, [1, 2]);
    assert_eq!(hierarchy.total(), 5);
    // A listed marker counts whether or not a cell is missing.
    assert_eq!(built(&listed, &["clerk"], &["NULL", "?"]).unwrap().0.total(), 5);

    let parted = format!("{JOBS}NULL;service;*\n?;unknown;*\n");
    let expected = (Kind::HierarchyConflict, Some(6), Some(5), Some(1));
    assert_eq!(refused(&parted, &["NULL", "?"]), expected);
}

/// Missing cells that stay missing on a level are one group of it, and need a text of their own.
#[test]
fn a_group_may_not_read_like_a_missing_cell_beside_it() {
    let blank = "a;;*\nb;x;*\n";
    let outcome = |values: &[&str], markers: &[&str]| built(blank, values, markers).map(|_| ());
    let refused = outcome(&["a", ""], &["", "NULL"]).unwrap_err();
    assert_eq!(refused.kind, Kind::LabelReused);
    assert_eq!((refused.place.level, refused.place.line), (Some(1), Some(1)));
    // So it is where nothing is missing, or is written otherwise: whoever reads the release cannot know.
    for (values, markers) in [(&["a"][..], ["", "NULL"]), (&["a", ""], ["NULL", ""])] {
        assert_eq!(outcome(values, &markers).unwrap_err().kind, Kind::LabelReused);
    }
    outcome(&["a"], &["NULL", "?"]).unwrap();
    let listed = format!("{blank}NULL;NULL;*\n");
    let refused = built(&listed, &["a", "NULL"], &["NULL", ""]).unwrap_err();
    assert_eq!(refused.kind, Kind::LabelReused);
    // All markers may be written as one of them.
    let alike = "a;a;*\n;NULL;*\nNULL;NULL;*\n";
    assert_eq!(repeated(alike, &["", "a"], &["NULL", ""]), None);
    // The root may be called like a marker: nothing else is written there.
    let (hierarchy, _) = built(JOBS, &["cook", "*"], &["*"]).unwrap();
    assert_eq!(hierarchy.level(1).labels, ["service", "*"]);
    assert_eq!(hierarchy.level(2).labels, ["*"]);
    assert!(repeated(JOBS, &["cook", "*"], &["*"]).is_some());
    assert_eq!(repeated(JOBS, &["cook"], &["*"]), None);
}

#[test]
fn several_roots_are_allowed_with_a_warning() {
    let csv = "a;x\nb;y\n";
    let table = parse_csv(csv.as_bytes(), None).unwrap().in_file("h.csv");
    let domain = Domain::from_values(&["a", "NULL", "b"], &["NULL"]);
    let (hierarchy, warnings) = build(&Spec::levels(table), &domain).unwrap();
    assert_eq!(hierarchy.level(1).labels, ["x", "NULL", "y"]);
    assert_eq!(warnings.len(), 1);
    assert_eq!(warnings[0].kind, WarningKind::NoSingleRoot);
    assert_eq!(warnings[0].place.file.as_deref(), Some("h.csv"));
    assert_eq!(warnings[0].place.level, Some(1));

    let (hierarchy, warnings) = built("a;x\nb;*\n", &["a", "NULL", "b"], &["NULL"]).unwrap();
    assert_eq!(hierarchy.level(1).labels, ["x", "*"]);
    assert_eq!(hierarchy.level(1).groups, [0, 1, 1]);
    assert_eq!(warnings.len(), 1);

    let (hierarchy, warnings) = built("a\n", &["a", "NULL"], &["NULL"]).unwrap();
    assert_eq!((hierarchy.height(), warnings.len()), (0, 1));
    assert_eq!(built("a\n", &["a"], &["NULL"]).unwrap().1, []);
}

#[test]
fn a_hierarchy_is_written_as_arx_reads_it() {
    let (hierarchy, _) = built(JOBS, &["doctor", "", "clerk"], &[""]).unwrap();
    let written = |order: &[&str]| String::from_utf8(write_csv(&hierarchy, order, b';')).unwrap();
    assert_eq!(written(&[]), ";;*\nclerk;office;*\ndoctor;health;*\n");
    // What somebody put in order comes in that order, and before what nobody did.
    assert_eq!(written(&["judge", "clerk", "doctor"]), "clerk;office;*\ndoctor;health;*\n;;*\n");
}

/// The first rule that a small table breaks, by looking at all pairs of lines.
fn oracle(rows: &[Vec<String>]) -> Option<&'static str> {
    let height = rows[0].len();
    for a in rows {
        for b in rows {
            for level in 0..height - 1 {
                if a[level] == b[level] && a[level + 1] != b[level + 1] {
                    return Some("nested");
                }
            }
        }
    }
    let leaves = |level: usize, label: &str| {
        let mut leaves: Vec<&str> =
            rows.iter().filter(|row| row[level] == label).map(|row| row[0].as_str()).collect();
        leaves.sort_unstable();
        leaves.dedup();
        leaves
    };
    for a in rows {
        for (lower, label) in a.iter().enumerate() {
            for upper in 0..height {
                let there = leaves(upper, label);
                if !there.is_empty() && there != leaves(lower, label) {
                    return Some("label");
                }
            }
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(drawn_of(2000)))]
    #[test]
    fn tables_are_accepted_and_warned_of_as_the_pairs_of_lines_say(
        rows in (1_usize..4).prop_flat_map(|width| {
            let label = (0..4_usize, 0..8_usize).prop_map(|(level, label)| {
                // Mostly a level's own labels, now and then one that others use too.
                if label < 2 { format!("{level}{label}") } else { format!("x{}", label % 4) }
            });
            prop::collection::vec(prop::collection::vec(label, width), 1..5)
        })
    ) {
        let result = LevelsTable::from_rows(&rows)
            .and_then(|table| build(&Spec::levels(table), &Domain::from_values(&[], &[])));
        let found = match result.map_err(|error| error.kind) {
            Ok((_, warnings)) => warnings.iter().any(|warning| matches!(warning.kind, WarningKind::LabelRepeated { .. })).then_some("label"),
            Err(Kind::HierarchyConflict | Kind::NotNested) => Some("nested"),
            Err(other) => panic!("{other:?}"),
        };
        prop_assert_eq!(found, oracle(&rows));
    }
}
