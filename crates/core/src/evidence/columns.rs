//! What columns show that are released word for word: sensitive and insensitive ones.
//!
//! A model promises that nobody is found by the quasi-identifiers. A column that is released as
//! it is may find everybody by itself: an e-mail address, a note with a name in it, a salary that
//! no two people share. So each is measured: how many of its values only one record has, and how
//! many look like something that points to a person.

use crate::plan::{Columns, Plan};
use crate::table::detect::{Detector, Numbers, Seldom, ValueSigns, may_identify};
use crate::table::{Codes, Column, DataType, Dictionary, Multiplicity, Role, kind};

/// The share of the records with a value from which on a column is nearly unique if nobody else
/// has their value: a half. Whoever knows the value then finds the person more often than not.
pub const NEARLY_UNIQUE: f64 = 0.5;

/// Records with a value below which it says nothing that texts are all different.
pub const FEW_TEXTS: u64 = 10;

/// The same for numbers and dates, which are different by chance: of twenty laboratory values
/// with two decimals most are, whomever they belong to.
pub const FEW_NUMBERS: u64 = 25;

/// The share of the records with a value from which on telephone numbers, number plates,
/// addresses and whole names find the owners of a quasi-identifier's values: a half. Below it,
/// codes that look alike are likelier.
pub const OWNED: f64 = 0.5;

/// What a column shows. Missing cells count nowhere.
#[derive(Clone, Debug, PartialEq)]
pub struct ColumnFigures {
    /// Distinct values.
    pub values: u32,
    /// Records with a value.
    pub records: u64,
    /// Records whose value no other person has: no other record, unless an entity tells persons
    /// apart.
    pub unique: u64,
    /// What the values look like, if that means something: of several detectors the one that
    /// most records match.
    pub detected: Option<Detected>,
    /// Whether the values are numbers or dates, where that matters.
    numeric: bool,
    /// Whether the column's name leaves open that its values reach a person.
    open: bool,
}

/// What the values of a column look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detected {
    /// The detector.
    pub detector: Detector,
    /// Records whose value it matches.
    pub records: u64,
}

impl ColumnFigures {
    /// Whether nearly every record is found by its value: see [`NEARLY_UNIQUE`].
    #[must_use]
    pub fn is_nearly_unique(&self) -> bool {
        let few = if self.numeric { FEW_NUMBERS } else { FEW_TEXTS };
        self.records >= few && self.unique_share() >= NEARLY_UNIQUE
    }

    /// The share of the records with a value that no other has; 0 without any.
    #[must_use]
    pub fn unique_share(&self) -> f64 {
        share(self.unique, self.records)
    }

    /// Whether the values find their owners however many records share them: said of
    /// quasi-identifiers too, which may be released on a level that still shows them. What codes
    /// may look like has to be most of the values: see [`OWNED`].
    #[must_use]
    pub fn finds_owners(&self) -> bool {
        self.detected.is_some_and(|Detected { detector, .. }| {
            let is_likely = self.open || detector == Detector::StreetAddress;
            detector.is_unmistakable()
                || detector.is_part_of_name() && self.open
                || detector.is_of_few() && is_likely && self.matching_share() >= OWNED
        })
    }

    /// The share of the records with a value that match what was detected; 0 if nothing was.
    #[must_use]
    pub fn matching_share(&self) -> f64 {
        share(self.detected.map_or(0, |detected| detected.records), self.records)
    }
}

fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Measures a column. `markers` are the texts that mean "missing". `persons` is
/// the column that tells persons apart, if there is one: what all records of a person show is
/// theirs alone.
#[must_use]
pub fn column_figures(
    column: &Column,
    markers: &[String],
    persons: Option<&Column>,
    counts: &Multiplicity,
) -> ColumnFigures {
    let Column { codes, dictionary: texts, .. } = column;
    let mut of_value = vec![0_u64; texts.len()];
    let mut shared = vec![false; texts.len()];
    let mut first = vec![None; texts.len()];
    let mut record = 0;
    codes.for_each(|code| {
        let person = persons.map_or(record as u32, |persons| persons.codes.get(record));
        let value = code as usize;
        let records = counts.count(record);
        shared[value] |= records > 1 || *first[value].get_or_insert(person) != person;
        of_value[value] += u64::from(records);
        record += 1;
    });
    let is_missing = |text: &str| markers.iter().any(|marker| marker == text);
    let mut figures = ColumnFigures {
        values: 0,
        records: 0,
        unique: 0,
        detected: None,
        numeric: false,
        open: may_identify(&column.name),
    };
    let present =
        texts.iter().zip(&of_value).filter(|(text, records)| **records > 0 && !is_missing(text));
    let numbers = Numbers::new(&column.name, present.map(|(text, _)| text));
    let mut tally = [Matches::default(); Detector::ALL.len()];
    let mut seldom = Seldom::default();
    for ((text, &records), &shared) in texts.iter().zip(&of_value).zip(&shared) {
        if records == 0 || is_missing(text) {
            continue;
        }
        figures.values += 1;
        figures.records += records;
        figures.unique += if shared { 0 } else { records };
        seldom.add(text, records);
        let signs = ValueSigns::new(text);
        for (detector, matches) in Detector::ALL.iter().zip(&mut tally) {
            if signs.may_match(*detector) && detector.matches_among(text, &numbers) {
                matches.values += 1;
                matches.records += records;
            }
        }
    }
    // Of many records, or few that are alone, it makes no difference.
    figures.numeric = (FEW_TEXTS..FEW_NUMBERS).contains(&figures.records)
        && figures.unique_share() >= NEARLY_UNIQUE
        && kind::infer(texts, markers).data_type != DataType::Text;
    // What is the same everywhere points to nobody.
    if figures.values > 1 {
        figures.detected = detected(&tally, &seldom, figures.records, &column.name);
    }
    figures
}

/// What items of sets look like, if that finds their owners: addresses for mail and accounts, or one of
/// those that [`OWNED`] is about where so many of the items match. Counted are different items.
#[must_use]
pub fn owners_of_items(items: Dictionary) -> Option<Detected> {
    let codes: Codes = (0..items.len() as u32).collect();
    let column = Column { name: String::new(), codes, dictionary: items };
    let figures = column_figures(&column, &[], None, &Multiplicity::default());
    // Parts of names may be brands.
    let detected = figures.detected.filter(|one| !one.detector.is_part_of_name());
    detected.filter(|_| figures.finds_owners())
}

/// What a detector has matched.
#[derive(Clone, Copy, Default)]
struct Matches {
    values: u64,
    records: u64,
}

/// The detector that most records match, of those whose matches mean something; otherwise what is
/// somebody's in few of them.
fn detected(tally: &[Matches], seldom: &Seldom, records: u64, name: &str) -> Option<Detected> {
    let mut best: Option<Detected> = None;
    for (&detector, matches) in Detector::ALL.iter().zip(tally) {
        let rule = detector.rule();
        let means = matches.records > 0
            && !detector.is_ruled_out_by(name)
            && share(matches.records, records) >= rule.share
            && matches.values >= rule.values
            && (matches.records <= matches.values.saturating_mul(rule.sharers)
                || detector.is_varied(matches.values));
        if means && best.is_none_or(|best| matches.records > best.records) {
            best = Some(Detected { detector, records: matches.records });
        }
    }
    let told = seldom.found().filter(|(detector, _)| !detector.is_ruled_out_by(name));
    for (detector, records) in told {
        if best.is_none_or(|best| records > best.records) {
            best = Some(Detected { detector, records });
        }
    }
    best
}

/// Measures every column of a file that is released; each with its number among the attributes
/// of the plan.
#[must_use]
pub fn columns_shown(plan: &Plan, columns: &Columns<'_>) -> Vec<(usize, ColumnFigures)> {
    let persons = plan.entity.and_then(|entity| columns.by_attribute[entity]);
    let shown = plan.attributes.iter().enumerate().filter_map(|(number, attribute)| {
        let is_shown = attribute.role != Role::Identifier && !plan.is_total(number);
        let column = columns.by_attribute[number].filter(|_| is_shown)?;
        Some((number, column_figures(column, &plan.markers, persons, &columns.counts)))
    });
    shown.collect()
}

#[cfg(test)]
mod tests {
    use super::{ColumnFigures, Detected, column_figures};
    use crate::table::detect::Detector;
    use crate::table::{Column, Dictionary, Multiplicity};
    use proptest::prelude::{any, prop, proptest};
    use std::collections::BTreeMap;

    fn column_of(cells: &[String]) -> Column {
        let mut dictionary = Dictionary::new();
        let codes = cells.iter().map(|cell| dictionary.insert(cell)).collect();
        Column { name: String::new(), codes, dictionary }
    }

    fn figures(cells: impl IntoIterator<Item = String>) -> ColumnFigures {
        column_figures(
            &column_of(&cells.into_iter().collect::<Vec<_>>()),
            &[String::new()],
            None,
            &Multiplicity::default(),
        )
    }

    fn looks(cells: impl IntoIterator<Item = String>) -> Option<&'static str> {
        figures(cells).detected.map(|detected| detected.detector.id())
    }

    #[test]
    fn a_salary_of_everybodys_own_is_nearly_unique() {
        let salaries = figures((0..30).map(|i| (31_000 + 137 * i).to_string()));
        assert!(salaries.is_nearly_unique());
        assert_eq!((salaries.values, salaries.records, salaries.unique), (30, 30, 30));
        assert_eq!(salaries.detected, None);
        // Exactly half of them are alone; one more pair, and it is less.
        let with_pairs = |pairs: i32| {
            let alone = (0..30 - 2 * pairs).map(|i| i.to_string());
            alone.chain((0..2 * pairs).map(|i| (1000 + i / 2).to_string()))
        };
        assert!(!figures(with_pairs(8)).is_nearly_unique());
        assert!(figures(with_pairs(7)).is_nearly_unique());
    }

    #[test]
    fn small_tables_and_common_values_are_left_alone() {
        // Twenty laboratory values, all different.
        assert!(
            !figures((0..20).map(|i| format!("{}.{:02}", 3 + i % 2, 5 * i))).is_nearly_unique()
        );
        assert!(!figures((0..20).map(|i| format!("{:02}.03.2001", 1 + i))).is_nearly_unique());
        assert!(!figures((0..9).map(|i| format!("x{i}"))).is_nearly_unique());
        assert!(figures((0..10).map(|i| format!("x{i}"))).is_nearly_unique());
        // A diagnosis: nine of ten have a common one, the others one of their own.
        let diagnoses = figures(
            (1..1000).map(|i| if i % 10 == 0 { format!("J{i}") } else { format!("J{}", i % 4) }),
        );
        assert!(!diagnoses.is_nearly_unique() && diagnoses.detected.is_none());
        assert!((diagnoses.unique_share() - 0.1).abs() < 0.02);
        // Nothing at all.
        let nothing = figures((0..40).map(|_| String::new()));
        assert_eq!((nothing.values, nothing.records, nothing.unique), (0, 0, 0));
        assert!(!nothing.is_nearly_unique() && nothing.unique_share() == 0.0);
    }

    /// What recurs within one person's records is that person's alone.
    #[test]
    fn with_an_entity_a_value_of_one_person_is_unique() {
        let drawn = |value: fn(usize) -> String| column_of(&(0..60).map(value).collect::<Vec<_>>());
        let persons = drawn(|record| format!("p{}", record / 3));
        let unique = |column: &Column| {
            let found =
                column_figures(column, &[String::new()], Some(&persons), &Multiplicity::default());
            (found.unique, found.is_nearly_unique())
        };
        assert_eq!(unique(&drawn(|record| (31_000 + record / 3).to_string())), (60, true));
        assert_eq!(unique(&persons), (60, true));
        // Two persons have each.
        assert_eq!(unique(&drawn(|record| (31_000 + record / 6).to_string())), (0, false));
        assert_eq!(unique(&drawn(|record| (record % 3).to_string())), (0, false));
    }

    #[test]
    fn missing_cells_count_nowhere() {
        let cells = (0..100).map(|i| if i < 70 { String::new() } else { format!("x{i}") });
        let figures = figures(cells);
        assert_eq!((figures.values, figures.records, figures.unique), (30, 30, 30));
        assert!(figures.is_nearly_unique());
    }

    #[test]
    fn one_address_is_enough_and_one_lookalike_is_not() {
        let common = |i: i32| ["baker", "nurse", "cook"][(i % 3) as usize].to_owned();
        let common_and =
            |cell: &str| (0..300).map(common).chain([cell.to_owned()]).collect::<Vec<_>>();
        assert_eq!(looks(common_and("ada@example.org")), Some("e-mail"));
        assert_eq!(looks(common_and("DE89370400440532013000")), Some("iban"));
        assert_eq!(looks(common_and("0351 4630")), None);
        assert_eq!(looks(common_and("DD-AB 123")), None);
        assert_eq!(looks(common_and("Ada Lovelace")), None);
        assert_eq!(looks(common_and("sent home by Dr. Novak after a night on the ward")), None);
        let phones = (0..90).map(common).chain((0..10).map(|i| format!("0351 46300{i}")));
        assert_eq!(looks(phones), Some("telephone"));
    }

    /// Cost centres and telephone numbers are written alike; what a column is called tells them apart.
    #[test]
    fn codes_are_nobody_s_address_where_the_column_says_so() {
        type CellText = fn(u32) -> String;
        let looks = |name: &str, cell: CellText| {
            let column = Column {
                name: name.to_owned(),
                ..column_of(&(0..90).map(cell).collect::<Vec<_>>())
            };
            let detected = column_figures(&column, &[], None, &Multiplicity::default()).detected;
            detected.map(|detected| detected.detector.id())
        };
        let cells: [(&str, &str, &str, CellText); 5] = [
            ("Kostenstelle", "Telefon", "telephone", |i| format!("0512-{}-20", 100 + i)),
            ("Tarif", "x", "telephone", |i| format!("0123/45{:02}", i)),
            ("Aktenzahl", "", "telephone", |i| format!("0316-123{:02}", i)),
            ("lot", "plate", "number-plate", |i| {
                let letter = |index: u32| char::from(b'A' + (index % 8) as u8);
                format!("AB12 C{}{}", letter(i), letter(i / 8))
            }),
            ("Abschnitt", "x", "network-address", |i| format!("1.2.3.{}", 10 + i)),
        ];
        for (code, other, detector, cell) in cells {
            assert_eq!((looks(code, cell), looks(other, cell)), (None, Some(detector)), "{code}");
        }
    }

    /// What few have, many records may share: a few of them are a category, more are not.
    #[test]
    fn addresses_that_many_share_are_addresses() {
        let houses = |count: usize| {
            looks((0..400).map(|record| format!("{} rue de la Paix", 1 + record % count)))
        };
        assert_eq!((houses(12), houses(10)), (Some("street-address"), Some("street-address")));
        assert_eq!(houses(9), None);
    }

    /// What quasi-identifiers are warned of.
    #[test]
    fn what_reaches_its_owners_is_told_from_codes() {
        type CellText = fn(u32) -> String;
        let finds = |name: &str, records: u32, cell: CellText| {
            let cells: Vec<String> = (0..records).map(cell).collect();
            let column = Column { name: name.to_owned(), ..column_of(&cells) };
            column_figures(&column, &[String::new()], None, &Multiplicity::default()).finds_owners()
        };
        let phone: CellText = |i| format!("0351 46{:05}", i / 3);
        let family: CellText = |i| {
            let families =
                "Schneider Fischer Weber Wagner Becker Hoffmann Richter Klein Wolf Neumann";
            families.split(' ').nth(i as usize % 10).unwrap().to_owned()
        };
        let owners: [(&str, CellText); 10] = [
            ("x14", family),
            ("x", |i| {
                let given = ["Anna", "Peter", "Maria"][i as usize % 3];
                let family = ["Schneider", "Fischer", "Weber", "Wagner"][i as usize % 4];
                format!("{given} {family}")
            }),
            ("x", |i| format!("192.168.{}.{}", i % 3, 10 + i)),
            ("contact", phone),
            ("x", phone),
            ("x", |i| format!("DD-AB {}", 100 + i / 2)),
            ("Wohnort", |i| format!("Lindenweg {}", 1 + i / 2)),
            ("x", |i| format!("49{}{:07}", 170 + i % 10 + i % 3 * 10, i * 654_321 % 10_000_000)),
            ("Mobil", |i| format!("49170{:07}", i)),
            // One in two is missing, and counts nowhere.
            ("x", |i| if i % 2 == 0 { String::new() } else { format!("0351 46{i:05}") }),
        ];
        for (name, cell) in owners {
            assert!(finds(name, 90, cell), "{name}: {}", cell(1));
        }
        // Exactly half of the values, and one fewer.
        let half: CellText =
            |i| if i % 2 == 0 { format!("b{i}") } else { format!("0351 46{i:05}") };
        assert!(finds("x", 90, half) && !finds("x", 91, half));
        let others: [(&str, CellText); 10] = [
            ("zip", |i| format!("{:05}", 1_067 + i * 613)),
            ("age", |i| (18 + i % 70).to_string()),
            ("born", |i| format!("{:02}.{:02}.19{:02}", 1 + i % 28, 1 + i % 12, 40 + i % 60)),
            ("diagnosis", |i| format!("J{:02}.{}", i % 60, i % 10)),
            ("invoice", |i| format!("0123-{:05}", 4_567 + i)),
            ("canton", |i| format!("ZH {}", 8_001 + i)),
            ("region", |i| format!("0916{:08}", i * 1_000)),
            ("Regionalschlüssel", |i| format!("0916{:08}", i * 1_000)),
            ("ward", phone),
            ("town", family),
        ];
        for (name, cell) in others {
            assert!(!finds(name, 90, cell), "{name}: {}", cell(1));
        }
        // As it is released the number is one of nobody's any more.
        assert!(!finds("contact", 90, |i| format!("0351 46{:02}***", i / 10)));
    }

    #[test]
    fn what_many_share_is_a_category() {
        // The telephone numbers of three wards, and the same texts again and again.
        assert_eq!(looks((0..90).map(|i| format!("0351 463{}", i % 3))), None);
        let label = "Essential hypertension with signs of beginning heart failure, grade";
        assert_eq!(looks((0..90).map(|i| format!("{label} {}", i % 4))), None);
        assert_eq!(looks((0..90).map(|i| format!("{label} {i}"))), Some("long-text"));
        assert_eq!(looks((0..90).map(|_| "office@example.org".to_owned())), None);
        assert_eq!(looks((0..90).map(|i| format!("ward{}@example.org", i % 3))), Some("e-mail"));
    }

    #[test]
    fn of_several_detectors_the_one_with_most_matches_is_told() {
        let mails = (0..3).map(|i| format!("a{i}@example.org"));
        let phones = (0..7).map(|i| format!("0351 46300{i}"));
        let both = figures(mails.chain(phones));
        let told = Detected { detector: Detector::Telephone, records: 7 };
        assert_eq!(both.detected, Some(told));
        assert!((both.matching_share() - 0.7).abs() < 1e-12);
    }

    proptest! {
        /// Counted again by the plainest of means.
        #[test]
        fn figures_are_those_of_the_cells(cells in prop::collection::vec("[ab\\-]{0,2}", 0..60)) {
            let mut counts = BTreeMap::new();
            for cell in cells.iter().filter(|cell| !cell.is_empty()) {
                *counts.entry(cell.clone()).or_insert(0_u64) += 1;
            }
            let found = column_figures(&column_of(&cells), &[String::new()], None, &Multiplicity::default());
            assert_eq!(found.values as usize, counts.len());
            assert_eq!(found.records, counts.values().sum::<u64>());
            assert_eq!(found.unique, counts.values().filter(|&&records| records == 1).count() as u64);
        }

        #[test]
        fn any_column_can_be_measured(cells in prop::collection::vec(any::<String>(), 0..20)) {
            let found = figures(cells);
            assert!(found.unique <= found.records && (0.0..=1.0).contains(&found.matching_share()));
        }
    }
}
