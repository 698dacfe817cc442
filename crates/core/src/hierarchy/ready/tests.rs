use super::{LADDERS, Ladder, Ready, countries, icd};
use crate::error::Kind;
use crate::hierarchy::{Spec, build};
use crate::table::Domain;
use std::collections::{BTreeMap, BTreeSet};

fn told(ladder: Ladder, value: &str) -> Option<String> {
    ladder.labels(value).map(|labels| labels.join(" "))
}

fn built(ladder: Ladder, others: Option<&str>, values: &[&str]) -> Result<Vec<Vec<String>>, Kind> {
    let ready = Ready::new(ladder, others.map(str::to_owned)).map_err(|error| error.kind)?;
    let outcome = build(&Spec::new(ready), &Domain::from_values(values, &[""]));
    let (hierarchy, _) = outcome.map_err(|error| error.kind)?;
    Ok(hierarchy.levels().iter().map(|level| level.labels.clone()).collect())
}

#[test]
fn codes_find_their_groups() {
    for (ladder, value, labels) in [
        (Ladder::Icd, "E11.9", "E11 E10-E14 E00-E90"),
        (Ladder::Icd, "e119", "E11 E10-E14 E00-E90"),
        (Ladder::Icd, "E11", "E11 E10-E14 E00-E90"),
        (Ladder::Icd, "E11.-", "E11 E10-E14 E00-E90"),
        (Ladder::Icd, "G63.2*", "G63 G60-G64 G00-G99"),
        (Ladder::Icd, "A17.0†", "A17 A15-A19 A00-B99"),
        (Ladder::Icd, "C50.1", "C50 C50 C00-D48"),
        (Ladder::Isced, "3", "3 3-4"),
        (Ladder::Isced, "344", "3 3-4"),
        (Ladder::Isced, "8", "8 5-8"),
        (Ladder::Nuts, "DE21H", "DE21 DE2 DE"),
        (Ladder::Nuts, "el3", "EL3 EL3 EL"),
        (Ladder::Nuts, "DEA1B", "DEA1 DEA DE"),
        (Ladder::Nuts, "ITC4C", "ITC4 ITC IT"),
        (Ladder::Nuts, "UKI31", "UKI3 UKI UK"),
        (Ladder::Nuts, "DE212", "DE21 DE2 DE"),
        (Ladder::Nuts, "DEA", "DEA DEA DE"),
        (Ladder::Nuts, "DEZZZ", "DEZZ DEZ DE"),
        (Ladder::Countries, "Österreich", "AUT Western Europe Europe"),
        (Ladder::Countries, "AUSTRIA", "AUT Western Europe Europe"),
        (Ladder::Countries, "040", "AUT Western Europe Europe"),
        (Ladder::Countries, "at", "AUT Western Europe Europe"),
        (Ladder::Countries, "Kenia", "KEN Sub-Saharan Africa Africa"),
        (Ladder::Countries, "Australia", "AUS Australia and New Zealand Oceania"),
        (Ladder::Isco, "2512", "251 25 2"),
        (Ladder::Isco, "0110", "011 01 0"),
        (Ladder::Isco, "962", "962 96 9"),
        (Ladder::Isco, "96", "96 96 9"),
        (Ladder::Postcodes, "13053", "13 1"),
        (Ladder::UkPostcodes, "SW1A 1AA", "SW1A 1 SW1A SW"),
        (Ladder::UkPostcodes, "m11ae", "M1 1 M1 M"),
        (Ladder::UkPostcodes, "DN55 1PT", "DN55 1 DN55 DN"),
        (Ladder::Times, "8:15", "08:00-08:59 06:00-11:59 00:00-11:59"),
        (Ladder::Times, "23:59:59", "23:00-23:59 18:00-23:59 12:00-23:59"),
    ] {
        assert_eq!(told(ladder, value).as_deref(), Some(labels), "{ladder:?} {value}");
    }
}

#[test]
fn what_a_ladder_does_not_know_is_nothing() {
    for (ladder, values) in [
        (Ladder::Icd, &["E17", "E11.", "E11.999", "E1", "11E", "E1Z", "E11.9**", "Ｅ11"] as &[_]),
        (Ladder::Isced, &["9", "34", "3444", "٣", "-1", "3.0"]),
        (Ladder::Nuts, &["GR3", "DE21HX", "D", "DE 1", "ＤＥ", "XX1", "DEUTZ", "ITAL", "FRANK"]),
        (Ladder::Countries, &["congo", "korea", "XX", "40", "Аustria", "Europe"]),
        (Ladder::Isco, &["1000", "1115", "25120", "٢٥", "2.5", "25 1", "04"]),
        (Ladder::UkPostcodes, &["SW1A", "AA1 1AA", "SW1A 1A1", "SW1A IAA", "SW 1AA", "SW1A 1CA"]),
        (
            Ladder::Times,
            &["24:00", "12:60", "12", "8:1", "08:15:", "1:00:00:00", "+8:15", "08:15Z"],
        ),
        (Ladder::Postcodes, &["05123", "11011", "1305", "130530", "١٣٠٥٣", "D-13053"]),
    ] {
        for value in values {
            assert_eq!(told(ladder, value), None, "{ladder:?} {value}");
        }
    }
    let huge = "E11.9".repeat(100_000);
    for (_, ladder) in LADDERS {
        for hostile in ["", " ", "\0", "*", "E\u{301}11", "ééé", &huge] {
            assert_eq!(told(ladder, hostile), None, "{ladder:?}");
        }
    }
}

/// The numbers are those of the sources: 22 chapters, 263 blocks and 2,050 categories of ICD-10,
/// the 249 countries of ISO 3166 in the 17 sub-regions of M.49 and in Antarctica, the 10 major, 43
/// sub-major, 130 minor and 436 unit groups of ISCO-08.
#[test]
fn there_is_all_that_there_should_be() {
    let distinct = |ladder: Ladder, values: &[String], level: usize| {
        let labels = values.iter().map(|value| ladder.labels(value).unwrap()[level].clone());
        labels.collect::<BTreeSet<_>>().len()
    };
    let categories = icd::categories();
    assert_eq!([0, 1, 2].map(|level| distinct(Ladder::Icd, &categories, level)), [2050, 263, 22]);
    let called = countries::called();
    assert_eq!([0, 1, 2].map(|level| distinct(Ladder::Countries, &called, level)), [249, 18, 6]);
    let occupations: Vec<String> = (0..10_000).map(|code| format!("{code:04}")).collect();
    let known: Vec<String> =
        occupations.into_iter().filter(|code| Ladder::Isco.labels(code).is_some()).collect();
    assert_eq!(known.len(), 436);
    assert_eq!([0, 1, 2].map(|level| distinct(Ladder::Isco, &known, level)), [130, 43, 10]);
    let postcodes: Vec<String> = (0..100).map(|region| format!("{region:02}000")).collect();
    let known = postcodes.iter().filter(|code| Ladder::Postcodes.labels(code).is_some());
    assert_eq!(known.count(), 95);
}

/// What is together on a level is together on the next one.
#[test]
fn each_level_is_a_coarsening_of_the_one_below() {
    let mut values = icd::categories();
    values.extend(countries::called());
    values.extend((0..1000).map(|number| format!("{number}")));
    values.extend((0..100).map(|region| format!("{region:02}999")));
    values.extend((0..10_000).map(|code| format!("{code:04}")));
    values.extend((0..24).map(|hour| format!("{hour}:30")));
    values.extend(
        (1..10).flat_map(|digit| ["E", "EC", "M"].map(|area| format!("{area}{digit} {digit}AA"))),
    );
    values
        .extend(["DE21H", "DE21", "DE2", "DE", "FR101", "FR10", "UKC", "de212"].map(str::to_owned));
    for (_, ladder) in LADDERS {
        let known: Vec<_> = values.iter().filter_map(|value| ladder.labels(value)).collect();
        assert!(known.len() >= 8);
        for level in 1..ladder.inner_levels() {
            let mut above = BTreeMap::new();
            for labels in &known {
                assert_eq!(labels.len(), ladder.inner_levels());
                let one = above.entry(&labels[level - 1]).or_insert(&labels[level]);
                assert_eq!(*one, &labels[level], "{ladder:?}");
            }
        }
    }
}

#[test]
fn spellings_of_one_country_fall_together_and_missing_cells_stay_missing() {
    let levels =
        built(Ladder::Countries, None, &["DE", "Germany", "", "276", "Brasilien"]).unwrap();
    assert_eq!(levels[1], ["DEU", "", "BRA"]);
    assert_eq!(levels[2], ["Western Europe", "", "Latin America and the Caribbean"]);
    assert_eq!(levels[3], ["Europe", "", "Americas"]);
    assert_eq!(levels[4], ["*"]);
}

/// M.49 divides Sub-Saharan Africa and Latin America once more, into intermediate regions; what is
/// published are its sub-regions, with Antarctica, which is in none.
#[test]
fn countries_go_to_the_sub_regions_of_the_united_nations() {
    let parts: BTreeSet<[String; 2]> = countries::called()
        .iter()
        .filter_map(|name| Ladder::Countries.labels(name))
        .map(|labels| [labels[2].clone(), labels[1].clone()])
        .collect();
    let parts: Vec<String> = parts.iter().map(|part| part.join(": ")).collect();
    let expected = [
        "Africa: Northern Africa",
        "Africa: Sub-Saharan Africa",
        "Americas: Latin America and the Caribbean",
        "Americas: Northern America",
        "Antarctica: Antarctica",
        "Asia: Central Asia",
        "Asia: Eastern Asia",
        "Asia: South-eastern Asia",
        "Asia: Southern Asia",
        "Asia: Western Asia",
        "Europe: Eastern Europe",
        "Europe: Northern Europe",
        "Europe: Southern Europe",
        "Europe: Western Europe",
        "Oceania: Australia and New Zealand",
        "Oceania: Melanesia",
        "Oceania: Micronesia",
        "Oceania: Polynesia",
    ];
    assert_eq!(parts, expected);
}

#[test]
fn countries_are_known_without_their_blanks() {
    for name in ["United-States", "united_states", "United States"] {
        assert_eq!(Ladder::Countries.labels(name).unwrap()[0], "USA");
    }
    // What has a hyphen by itself keeps it.
    assert_eq!(Ladder::Countries.labels("Guinea-Bissau").unwrap()[0], "GNB");
}

#[test]
fn values_that_are_not_known_are_refused_or_go_together() {
    let values = ["E11.9", "unknown", "", "none"];
    assert_eq!(built(Ladder::Icd, None, &values), Err(Kind::NotInHierarchy { values: 2 }));
    let levels = built(Ladder::Icd, Some("other"), &values).unwrap();
    assert_eq!(levels[1], ["E11", "other", ""]);
    assert_eq!(levels[3], ["E00-E90", "other", ""]);
}

#[test]
fn labels_that_could_be_mistaken_are_refused() {
    let part = |why| Err(Kind::HierarchyPart { path: "others".to_owned(), why });
    assert_eq!(built(Ladder::Icd, Some(""), &["E11"]), part("empty"));
    assert_eq!(built(Ladder::Icd, Some(" "), &["E11"]), part("empty"));
    assert_eq!(built(Ladder::Icd, Some("*"), &["E11"]), part("star"));
    assert_eq!(built(Ladder::Icd, Some("I10"), &["E11"]), part("value-of-another"));
    assert_eq!(built(Ladder::Icd, Some("E10-E14"), &["E11"]), part("value-of-another"));
    let others = Ready::new(Ladder::Icd, Some("NA".to_owned())).unwrap();
    let error = build(&Spec::new(others), &Domain::from_values(&["E11"], &["", "NA"])).unwrap_err();
    assert_eq!(Err(error.kind), part("missing-marker"));
    let taken = Err(Kind::LabelIsValue { values: 1 });
    assert_eq!(built(Ladder::Icd, Some("other"), &["E11", "other"]), taken);
    assert_eq!(built(Ladder::Icd, Some("other"), &["E11", "E10-E14"]), taken);
}
