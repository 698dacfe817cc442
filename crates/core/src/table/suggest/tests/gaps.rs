//! What stands for missing numbers and dates.

use super::{DataType, found_markers, profile, table};

/// One word among numbers makes all of them text; among words it may be a value like others.
#[test]
fn what_stands_for_missing_numbers_is_a_marker() {
    let found = |marker: &str, other: &str, share: usize| {
        let lines = (0..180).map(|record| match record % share {
            0 => format!("{marker};{marker};{};{other}\n", record % 3),
            _ => format!("{};{}.03.1999;1;{}\n", 18 + record % 70, 10 + record % 20, record % 4),
        });
        let text = "age;day;group;other\n".to_owned() + &lines.collect::<String>();
        let table = table(&text);
        let markers = found_markers(&table);
        (profile(&table, &markers).columns[0].inferred.data_type, markers)
    };
    for marker in [
        "\\N",
        "(null)",
        "[NULL]",
        "<NA>",
        "None",
        "unknown",
        "unbekannt",
        "keine Angabe",
        "k. A.",
        "\u{2013}",
        "---",
        "n.v.",
        "#NULL!",
        ".",
        "missing",
        "nicht erhoben",
        "inconnu",
        ".a",
        "Blank",
        "non renseigné",
        "n. a.",
        "KEINE ANGABE",
        "s/d",
        "NaT",
        "\u{2026}",
        "x",
        "\u{a0}",
        "NULL ",
    ] {
        for share in [2, 9, 60] {
            let told = (DataType::Integer, vec![marker.to_owned()]);
            assert_eq!(found(marker, "7", share), told, "{marker} {share}");
        }
    }
    for value in ["keine", "female", "*", "x1", "tief"] {
        assert_eq!(found(value, "7", 9), (DataType::Text, Vec::new()), "{value}");
    }
    // What is a value beside words is none there; what says that nothing is known is.
    let words = |marker: &str| {
        let lines = (0..90).map(|record| match record % 9 {
            0 => format!("{marker};pollen\n"),
            1 => format!("{record};{marker}\n"),
            _ => format!("{record};nuts\n"),
        });
        found_markers(&table(&("age;allergy\n".to_owned() + &lines.collect::<String>())))
    };
    assert_eq!(words("none"), [""; 0]);
    assert_eq!(words("unknown"), ["unknown"]);
}
