use super::{NAMED, Offer, offers};
use crate::format::csv::{Options, Reader};
use crate::hierarchy::kinds::HierarchyContext;
use crate::hierarchy::{LADDERS, Spec, build, kinds};
use crate::table::suggest::{found_markers, profile};
use crate::table::{DataType, Domain};
use std::collections::{BTreeMap, BTreeSet};

/// What is offered for a column of these values.
fn offered<T: ToString>(name: &str, values: impl IntoIterator<Item = T>) -> Vec<Offer> {
    let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    let mut text = format!("{name};other\n");
    for value in &values {
        text += &format!("\"{value}\";x\n");
    }
    let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
    reader.push(text.as_bytes()).unwrap();
    let table = reader.finish().unwrap().table;
    let markers = found_markers(&table);
    let profile = &profile(&table, &markers).columns[0];
    let found = offers(&table.columns[0], profile, &markers, 2026);
    // What is said to fit is taken.
    let texts: Vec<&str> = values.iter().map(String::as_str).collect();
    let missing: Vec<&str> = markers.iter().map(String::as_str).collect();
    let mut counted = BTreeMap::new();
    texts.iter().for_each(|text| *counted.entry((*text).to_owned()).or_default() += 1);
    for offer in found.iter().filter(|offer| offer.fitting == offer.values) {
        let context = HierarchyContext {
            numbers: profile.inferred.form,
            integer: &|| profile.inferred.data_type == DataType::Integer,
            records: &|| Some(counted.clone()),
            file: &|_| None,
        };
        let spec: Spec = kinds::bind(&offer.choice, &context).unwrap();
        let (hierarchy, warnings) = build(&spec, &Domain::from_values(&texts, &missing)).unwrap();
        assert!(hierarchy.height() > 1, "{}", offer.ladder);
        assert_eq!(warnings, [], "{}", offer.ladder);
    }
    found
}

/// Their names, with a mark behind those that a recipe may begin with.
fn names<T: ToString>(name: &str, values: impl IntoIterator<Item = T>) -> Vec<String> {
    let said = offered(name, values).into_iter();
    said.map(|offer| format!("{}{}", offer.ladder, if offer.is_certain { "!" } else { "" }))
        .collect()
}

#[test]
fn values_tell_which_ladders_fit() {
    let diagnoses = ["E11.9", "E10.1", "I10", "J44.0", "C50.1", "J45"];
    assert_eq!(names("x", diagnoses), ["icd-10-who-2019!"]);
    assert_eq!(names("diagnosis", ["E11", "I10"]), ["icd-10-who-2019!"]);
    // Rooms may be called like diagnoses.
    assert_eq!(names("room", ["A01", "B02", "C03", "D04", "E05"]), ["icd-10-who-2019"]);
    for codes in [["S123", "S145", "S101", "S110", "S199"], ["M45", "M10", "M32", "M79", "M81"]] {
        assert!(!names("staff", codes).iter().any(|name| name.starts_with("icd")), "{codes:?}");
        assert_eq!(names("Diagnose", codes)[0], "icd-10-who-2019!");
    }
    let sites = (1..9).map(|site| format!("SITE{site}"));
    assert!(!names("site", sites).iter().any(|name| name.starts_with("nuts")));
    let days = ["110", "121", "122", "131", "132", "211", "2111", "14"];
    assert!(!names("days", days).iter().any(|name| name.starts_with("isco")));
    assert_eq!(names("x", ["Germany", "France", "Österreich"]), ["countries-m49!"]);
    assert_eq!(names("x", ["DE", "FR", "AT"]), ["countries-m49"]);
    assert_eq!(names("nationality", ["DE", "FR", "AT"]), ["countries-m49!"]);
    assert_eq!(names("Beruf", ["2512", "7115", "9112"]), ["isco-08!"]);
    assert_eq!(names("nuts3", ["DE212", "DE21H", "FR101"]), ["nuts!"]);
    // A firm stands beside a number of something else.
    assert_eq!(names("Marke", ["DEUTZ", "FIAT", "DE212", "SEAT"]), [""; 0]);
    assert_eq!(names("ISCED", [0, 1, 2, 3, 4, 5]), ["isced-2011!", "counts"]);
    assert_eq!(names("postcode", ["SW1A 1AA", "M1 1AE", "EH1 1YZ"]), ["postcode-uk!"]);
    assert_eq!(names("PLZ", ["01067", "80331", "20095"]), ["plz-leitregion", "postcode-digits"]);
    let decimals = names("PLZ", ["10115.0", "80331.0", "20095.0", "50667.0"]);
    assert!(!decimals.iter().any(|name| name.starts_with("postcode")), "{decimals:?}");
    assert_eq!(names("PLZ", [1010, 8010, 5020]), ["postcode-digits"]);
    assert_eq!(names("Code postal", ["75011", "69003", "13001"]), ["postcode-digits"]);
    assert_eq!(names("arrival", ["8:15", "23:59", "00:00"]), ["time-of-day!"]);
    assert_eq!(names("admitted", ["2020-01-05", "2021-02-03"]), ["calendar", "weeks"]);
    assert_eq!(names("first seen", ["01/2020", "02/2021", "03/2022"]), ["calendar"]);
    assert_eq!(names("Sprache", ["de", "ar", "tr", "pl"]), [""; 0]);
    assert_eq!(names("ZIP", ["01067", "80331", "20095"]), ["postcode-digits"]);
    assert_eq!(names("Postinumero", ["00100", "20100", "33100"]), ["postcode-digits"]);
    let calls = (0..40).map(|call| format!("00:{:02}:{:02}", call % 25, 59 - call));
    assert_eq!(names("Talk time", calls), [""; 0]);
    assert_eq!(names("birth date", ["05.01.1953", "03.02.1961"]), ["calendar"]);
    assert_eq!(names("work", ["nurse", "smith", "baker"]), [""; 0]);
    assert_eq!(names("constant", ["DE", "DE"]), [""; 0]);
}

#[test]
fn numbers_tell_which_bands_fit() {
    assert_eq!(names("age", 17..=80), ["ages!", "ages-top", "life-stages"]);
    assert_eq!(names("Alter", 0..=104), ["ages-top!", "ages", "life-stages"]);
    assert_eq!(names("x", 0..=70), ["ages", "ages-top", "life-stages"]);
    assert_eq!(names("x", [34, 35, 36]), [""; 0]);
    for name in
        ["Verweildauer", "Nr", "Alter in Monaten", "Puls", "Krankheitstage", "Gepäck kg", "Fall"]
    {
        assert_eq!(names(name, 1..=40), [""; 0], "{name}");
    }
    // Nobody lives in a household of none.
    let household = &offered("household size", 1..=7)[0];
    let groups = household.choice.groups("groups").unwrap();
    let labels: Vec<&str> = groups.iter().map(|group| &group.label[..]).collect();
    assert_eq!((household.ladder, labels), ("counts", vec!["1-2", "3+"]));
    assert_eq!(names("children", 0..=5), ["counts!"]);
    assert_eq!(names("answer", 0..=2), [""; 0]);
    assert_eq!(names("answer", 1..=5), ["counts"]);
    assert_eq!(names("birth year", 1950..=1999), ["years"]);
    let skewed = (1_i64..=40).map(|step| step.pow(5));
    assert_eq!(names("income", skewed), ["amounts!"]);
    assert_eq!(names("income", (0..40).map(|step| 2_000 + 50 * step)), ["amounts"]);
    assert_eq!(names("rate", ["0.1", "0.5", "1.5"]), [""; 0]);
}

/// Of texts without a meaning the commonest stay, told apart by round numbers; what goes together
/// is called by a text that no cell holds.
#[test]
fn the_commonest_of_many_texts_stay() {
    let work = |letter: char, records: usize| vec![letter.to_string(); records];
    let many: Vec<String> = [120, 83, 60, 41, 30, 19, 12, 7, 3, 1]
        .into_iter()
        .zip('a'..)
        .flat_map(|(records, letter)| work(letter, records))
        .collect();
    let parted = |values: &[String]| {
        let offers = offered("work", values);
        let [offer] = &offers[..] else { panic!("one offer, not {}", offers.len()) };
        assert_eq!((offer.ladder, offer.is_meant, offer.is_certain), ("common", false, false));
        let below = offer.choice.numbers("below").unwrap().to_vec();
        (below, offer.choice.text("label").unwrap().to_owned())
    };
    assert_eq!(parted(&many), (vec![20.0, 80.0], "other".to_owned()));
    let more: Vec<String> = (0..40_u8)
        .flat_map(|value| vec![format!("work {value}"); 100 + 3 * usize::from(value)])
        .collect();
    assert_eq!(parted(&more), (vec![160.0, 200.0, 212.0], "other".to_owned()));
    // Of values that are alike none is told from the others.
    let alike = (0..15_u8).flat_map(|value| vec![format!("trade {value}"); 3]);
    let common = [120, 80, 60, 50, 40, 30, 12].into_iter().zip('a'..);
    let common = common.flat_map(|(records, letter)| work(letter, records));
    assert_eq!(parted(&common.chain(alike).collect::<Vec<_>>()).0, [10.0, 60.0, 80.0]);
    // Missing cells are no value.
    let missing = [more.clone(), vec![String::new(); 900]].concat();
    assert_eq!(parted(&missing), parted(&more));
    let named = |labels: &[&str]| {
        let labels = labels.iter().map(|&label| label.to_owned());
        parted(&many.iter().cloned().chain(labels).collect::<Vec<_>>()).1
    };
    assert_eq!(named(&["other"]), "others");
    assert_eq!(named(&["other", "others", "all others", "other 2"]), "other 3");
    // Nothing is common where all are alike, and little where nearly all stand alone.
    assert_eq!(names("work", (0..40).map(|value| format!("work {}", value / 2))), [""; 0]);
    let alone = (0..400).map(|value| format!("person {}", value.max(20) - 20));
    assert_eq!(names("who", alone), [""; 0]);
    // What is meant as something else needs no such offer.
    let countries =
        ["Germany", "Germany", "Germany", "France", "France", "Kenya", "Brazil", "Italy"];
    assert_eq!(names("x", countries), ["countries-m49!"]);
}

/// Small numbers that no name says to be counted may be codes, which have no order.
#[test]
fn the_commonest_of_numbers_that_may_be_codes_stay() {
    let codes = |records: &[usize]| -> Vec<usize> {
        (0..).zip(records).flat_map(|(code, &records)| vec![code; records]).collect()
    };
    let four = codes(&[120, 60, 30, 2]);
    assert_eq!(names("Familienstand", &four), ["common", "counts"]);
    let offers = offered("Familienstand", &four);
    assert_eq!(offers[0].choice.numbers("below").unwrap(), [50.0]);
    // Three are grouped by hand; what is counted is no code; of many numbers few are codes.
    assert_eq!(names("status", codes(&[50, 20, 3])), [""; 0]);
    assert_eq!(names("children", &four), ["counts!"]);
    let wards = |count: usize| (0..count).flat_map(|ward| vec![300 + ward; 1 + ward * ward]);
    assert_eq!(names("Station", wards(30)), ["common"]);
    assert_eq!(names("Station", wards(31)), [""; 0]);
}

/// What is counted are different values and records, missing cells left out.
#[test]
fn shares_are_told() {
    let values = ["E11.9", "E11.9", "I10", "J45", "J44.0", "C50.1", "unknown", "unknown", ""];
    let [offer] = &offered("diagnosis", values)[..] else { panic!("one offer") };
    assert_eq!((offer.fitting, offer.values), (5, 6));
    assert_eq!((offer.fitting_records, offer.records), (6, 8));
    assert!(!offer.is_certain);
    // Less than half is no sign.
    assert_eq!(offered("x", ["E11", "I10", "one", "two", "three"]), []);
}

/// Of many values a part is looked at, and nobody is certain of the others.
#[test]
fn the_work_is_bounded() {
    let times = (0..24).flat_map(|hour| {
        (0..60).flat_map(move |minute| {
            (0..60).map(move |second| format!("{hour}:{minute:02}:{second:02}"))
        })
    });
    let [offer] = &offered("x", times)[..] else { panic!("one offer") };
    assert_eq!((offer.ladder, offer.values, offer.fitting), ("time-of-day", 9_600, 9_600));
    assert!(!offer.is_certain);
}

#[test]
fn round_amounts_begin_where_amounts_do() {
    let points = |values: Vec<i64>| {
        let all = offered("income", values);
        let amounts = all.iter().find(|offer| offer.ladder == "amounts").expect("amounts");
        let levels = amounts.choice.cuts("cuts").unwrap();
        let texts = levels.iter().map(|level| {
            let texts = level.iter().map(|point| match point {
                crate::choice::CutPoint::Number(text) | crate::choice::CutPoint::Text(text) => {
                    text.clone()
                }
            });
            texts.collect::<Vec<String>>()
        });
        texts.collect::<Vec<_>>()
    };
    let levels = points((0..40).map(|step| 1_200 + 1_000 * step).collect());
    assert_eq!(levels[2], ["1000", "10000"]);
    assert_eq!(levels[1], ["1000", "2000", "5000", "10000", "20000"]);
    assert_eq!(levels[0].len(), 13);
    // Debts are told apart like riches.
    let levels = points((-20..40).map(|step| 1_000 * step).collect());
    assert_eq!(levels[2], ["-10000", "-1000", "0", "1000", "10000"]);
}

#[test]
fn ladders_are_named_once_and_ready_ones_are_among_them() {
    let ids: BTreeSet<&str> = NAMED.iter().map(|ladder| ladder.id).collect();
    assert_eq!(ids.len(), NAMED.len());
    assert!(LADDERS.iter().all(|(id, _)| ids.contains(id)));
}
