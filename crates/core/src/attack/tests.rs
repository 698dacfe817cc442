//! The examples of the literature, and the definition by brute force.

use super::{
    Attack, AttackFindings, Fact, KnownSource, Likelihood, LinkedColumn, SensitiveColumn, Settings,
    Trial,
};
use crate::drawing::drawn_of;
use crate::error::Kind;
use crate::format::csv::{Options, Reader};
use crate::hierarchy::{LevelsTable, STAR, Side, Spec};
use crate::plan::MissingSensitive;
use crate::table::Table;
use proptest::prelude::*;
use std::collections::BTreeMap;

fn read(text: &str) -> Table {
    let options = Options { delimiter: Some(b','), header: Some(true), ..Options::default() };
    let mut reader = Reader::new(options);
    reader.push(text.as_bytes()).unwrap();
    reader.finish().unwrap().table
}

/// A hierarchy of lines, finest first.
fn levels(lines: &[&str]) -> Spec {
    let rows: Vec<Vec<&str>> = lines.iter().map(|line| line.split(';').collect()).collect();
    Spec::levels(LevelsTable::from_rows(&rows).unwrap())
}

/// What attacks come to that link the first columns by these hierarchies and learn of the others.
fn tried(
    hierarchies: &[Spec],
    [original, known, release]: [&Table; 3],
    sensitive: &[(usize, Spec, bool)],
    settings: Settings,
) -> BTreeMap<Attack, AttackFindings> {
    let markers = [String::new()];
    let columns = hierarchies.iter().enumerate().map(|(number, spec)| {
        let [original, known, released] =
            [original, known, release].map(|table| &table.columns[number]);
        LinkedColumn::new(spec, Some(original), (known, KnownSource::Register), released, &markers)
            .unwrap()
    });
    let sensitive = sensitive.iter().map(|(number, spec, ranged)| {
        let released = &release.columns[*number];
        let missing = MissingSensitive::Excluded;
        SensitiveColumn::new(*number, released, &markers, missing, (spec, *ranged)).unwrap()
    });
    let sensitive = sensitive.collect();
    let mut trial = Trial::new(columns.collect(), release.records, sensitive, settings);
    while !trial.step(1) {}
    trial.finish().into_iter().map(|outcome| (outcome.attack, outcome)).collect()
}

fn value(attribute: usize, value: &str) -> Fact {
    Fact::Value { attribute, value: value.to_owned() }
}

fn h4() -> [Spec; 3] {
    let zip = ["13053;1305*;130**;*", "13067;1306*;130**;*"];
    let age = [
        "28;<30;<40;*",
        "29;<30;<40;*",
        "37;3*;<40;*",
        "36;3*;<40;*",
        "22;<30;<40;*",
        "23;<30;<40;*",
    ];
    let origin = ["Brazilian;American;*", "US;American;*", "Indian;Asian;*", "Japanese;Asian;*"];
    [levels(&zip), levels(&age), levels(&origin)]
}

const T4: &str = "zip,age,from,ill\n13053,28,Brazilian,HD\n13067,29,US,HD\n13053,37,Indian,CA\n\
                  13067,36,Japanese,CA\n";
const VOTERS: &str = "zip,age,from\n13067,45,US\n13067,22,US\n13067,29,US\n13067,23,US\n";

/// Somebody else's file writes missing cells and numbers in its own way, and that says nothing of who is
/// in the release. Nor does a zero that a spreadsheet took away.
#[test]
fn a_register_is_not_misread() {
    let table = read("age,zip\n20,01\n20,01\n31,02\n31,02\n");
    let known = read("age,zip\n20.0,NA\n20,null\n31.00,*\n20,3\n20,1\n");
    let register = Settings { register: true, ..Settings::default() };
    let found = tried(&[Spec::NONE, Spec::NONE], [&table, &known, &table], &[], register);
    let absent = &found[&Attack::Membership].findings;
    assert_eq!(absent.iter().map(|finding| &finding.persons[..]).collect::<Vec<_>>(), [&[3][..]]);
    assert_eq!(found[&Attack::Linking].highest, Some(0.5));
}

/// Spec M16: a text of two groups counts as the smaller one, and nobody of the larger one is said to be
/// absent for that.
#[test]
fn whom_a_text_may_stand_for_is_not_absent() {
    let spec = levels(&["10;10;*", "11;10;*", "12;12;*"]);
    let table = read("a\n10\n11\n12\n");
    let release = read("a\n10\n10\n12\n");
    let register = Settings { register: true, ..Settings::default() };
    let found = tried(&[spec], [&table, &table, &release], &[], register);
    assert!(found[&Attack::Membership].findings.iter().all(|finding| finding.fact != Fact::Absent));
}

/// Two people who fit records of two classes are not everybody where there are three records.
#[test]
fn fewer_people_than_records_are_not_everybody() {
    let table = read("a,b\n1,1\n");
    let release = read("a,b\n1,*\n1,*\n*,1\n");
    let known = read("a,b\n1,1\n1,1\n");
    let register = Settings { register: true, ..Settings::default() };
    let found = tried(&[Spec::NONE, Spec::NONE], [&table, &known, &release], &[], register);
    assert!(found[&Attack::Membership].findings.is_empty());
}

/// Spec H1: of the voters only Bob is in T4 as it is, in row 2, and has a heart disease. John's
/// age is not in the hierarchy.
#[test]
fn voters_are_linked_to_the_raw_table() {
    let [table, voters] = [T4, VOTERS].map(read);
    let register = Settings { register: true, ..Settings::default() };
    let sensitive = [(3, Spec::NONE, false)];
    let found = tried(&h4(), [&table, &voters, &table], &sensitive, register);
    let [bob] = &found[&Attack::Linking].findings[..] else { panic!("only Bob") };
    assert_eq!((&bob.persons[..], &bob.rows[..], bob.confidence), (&[2][..], &[1][..], 1.0));
    let [ill] = &found[&Attack::Homogeneity].findings[..] else { panic!("only Bob") };
    assert_eq!((&ill.persons[..], &ill.fact, ill.prior), (&[2][..], &value(3, "HD"), Some(0.5)));
    let absent = &found[&Attack::Membership].findings[0];
    assert_eq!((&absent.persons[..], &absent.fact), (&[0, 1, 3][..], &Fact::Absent));
}

/// Spec H1: after (130**, <40, *) Bob, Paul and Chris match all four rows, and John none.
#[test]
fn voters_are_hidden_in_the_generalized_table() {
    let [table, voters] = [T4, VOTERS].map(read);
    let rows = ["HD", "HD", "CA", "CA"].map(|ill| format!("130**,<40,*,{ill}\n"));
    let release = read(&format!("zip,age,from,ill\n{}", rows.concat()));
    let register = Settings { register: true, ..Settings::default() };
    let sensitive = [(3, Spec::NONE, false)];
    let found = tried(&h4(), [&table, &voters, &release], &sensitive, register);
    let [all] = &found[&Attack::Linking].findings[..] else { panic!("one set") };
    assert_eq!((&all.persons[..], &all.rows[..]), (&[1, 2, 3][..], &[0, 1, 2, 3][..]));
    assert_eq!((all.confidence, all.journalist), (0.25, Some(1.0 / 3.0)));
    assert_eq!(found[&Attack::Homogeneity].findings, []);
    assert_eq!(found[&Attack::Homogeneity].highest, Some(0.5));
    // More rows than voters who match: the register is not everybody, and tells nobody's presence.
    let [absent] = &found[&Attack::Membership].findings[..] else { panic!("John alone") };
    assert_eq!((&absent.persons[..], &absent.fact), (&[0][..], &Fact::Absent));
}

/// Spec H1: the example of Weld has 6 candidates by birth date, 3 by sex as well and 1 by ZIP.
#[test]
fn each_column_known_leaves_fewer_candidates() {
    let rows = ["a,m,1", "a,m,2", "a,m,3", "a,f,1", "a,f,2", "a,f,3", "b,m,1"];
    let table = read(&format!("born,sex,zip\n{}\n", rows.join("\n")));
    let counted = ["a,,", "a,m,", "a,m,1"].map(|weld| {
        let known = read(&format!("born,sex,zip\n{weld}\n"));
        let specs = [Spec::NONE, Spec::NONE, Spec::NONE];
        let found = tried(&specs, [&table, &known, &table], &[], Settings::default());
        found[&Attack::Linking].findings[0].rows.len()
    });
    assert_eq!(counted, [6, 3, 1]);
}

const T12: &str =
    "class,ill\na,HD\na,HD\na,VI\na,VI\nb,CA\nb,HD\nb,VI\nb,VI\nc,CA\nc,CA\nc,CA\nc,CA\n";

fn of_t12(settings: Settings) -> BTreeMap<Attack, AttackFindings> {
    let table = read(T12);
    tried(&[Spec::NONE], [&table, &table, &table], &[(1, Spec::NONE, false)], settings)
}

/// Spec H2: class c of T12 gives cancer for certain, and no other class gives anything.
#[test]
fn a_class_of_one_condition_gives_it_away() {
    let found = of_t12(Settings::default());
    let [cancer] = &found[&Attack::Homogeneity].findings[..] else { panic!("class c alone") };
    assert_eq!((&cancer.fact, cancer.confidence), (&value(1, "CA"), 1.0));
    assert_eq!(cancer.rows, [8, 9, 10, 11]);
    assert_eq!(found[&Attack::Homogeneity].succeeded, 4);
}

/// Spec H3: Umeko is in class a. Heart diseases are rare in Japan.
#[test]
fn umeko_s_infection_is_likelier_the_rarer_heart_diseases_are() {
    for (ratio, posterior) in [(0.1, 10.0 / 11.0), (0.01, 100.0 / 101.0), (0.0, 1.0)] {
        let likelihoods = vec![Likelihood { attribute: 1, value: "HD".to_owned(), ratio }];
        let found = of_t12(Settings { likelihoods, ..Settings::default() });
        let mut findings = found[&Attack::Background].findings.iter();
        let umeko = findings.find(|finding| finding.rows[0] == 0).unwrap();
        assert_eq!(umeko.fact, value(1, "VI"));
        assert!((umeko.confidence - posterior).abs() < 1e-12);
        assert_eq!(umeko.prior, Some(0.5));
    }
    // Whoever can exclude one condition of two knows the other; one of three leaves two.
    let found = of_t12(Settings::default());
    let rows: Vec<u32> =
        found[&Attack::Background].findings.iter().map(|finding| finding.rows[0]).collect();
    assert_eq!(rows, [0]);
}

/// S0's Table 4, of which spec H2 uses the released half: all four with whom Bob may be confused have
/// the same illness.
#[test]
fn bob_is_hidden_among_four_who_have_cancer() {
    let original = read(
        "from,age,zip\nAmerican,42,02135\nJapanese,41,02133\nGerman,38,02238\nJapanese,29,02139\n\
        Indian,37,02232\nNative American,34,02236\nRussian,53,02138\nChinese,23,02139\n\
        American,23,02141\nIndian,46,02139\nAmerican,31,02239\nAmerican,28,02130\n",
    );
    let release = read(
        "from,age,zip,problem\n*,>=40,021**,Viral\n*,>=40,021**,Heart\n*,3*,0223*,Cancer\n\
        *,<=30,021**,Fever\n*,3*,0223*,Cancer\n*,3*,0223*,Cancer\n*,>=40,021**,Viral\n\
        *,<=30,021**,Cancer\n*,<=30,021**,Breath\n*,>=40,021**,Viral\n*,3*,0223*,Cancer\n\
        *,<=30,021**,Viral\n",
    );
    let ages: Vec<String> = (20..60)
        .map(|age| match age {
            ..=30 => format!("{age};<=30;*"),
            31..40 => format!("{age};3*;*"),
            _ => format!("{age};>=40;*"),
        })
        .collect();
    let ages = levels(&ages.iter().map(String::as_str).collect::<Vec<_>>());
    let hierarchies = [Spec::NONE, ages, Spec::mask(Side::Right)];
    let bob = read("from,age,zip\nAmerican,31,02239\n");
    let register = Settings { register: true, ..Settings::default() };
    let sensitive = [(3, Spec::NONE, false)];
    let found = tried(&hierarchies, [&original, &bob, &release], &sensitive, register);
    let [linked] = &found[&Attack::Linking].findings[..] else { panic!("Bob") };
    assert_eq!((&linked.rows[..], linked.confidence), (&[2, 4, 5, 10][..], 0.25));
    let [cancer] = &found[&Attack::Homogeneity].findings[..] else { panic!("Bob") };
    assert_eq!((&cancer.fact, cancer.confidence), (&value(3, "Cancer"), 1.0));
    assert_eq!((cancer.prior, &cancer.rows[..]), (Some(5.0 / 12.0), &[2, 4, 5, 10][..]));
}

/// S0's Table 5: a colleague of 32 years in 93607 has cancer or a heart disease, and heart diseases
/// are rare in Japan.
#[test]
fn a_colleague_has_cancer_if_heart_diseases_are_out_of_the_question() {
    let original = read("zip,age\n93677,29\n93602,22\n93909,52\n93906,47\n93673,36\n93607,32\n");
    let release = read(
        "zip,age,ill\n936**,<=30,Liver\n936**,<=30,Liver\n9390*,>=40,Cancer\n9390*,>=40,Flu\n\
        936**,3*,Heart\n936**,3*,Cancer\n",
    );
    let ages = ["29;<=30;*", "22;<=30;*", "52;>=40;*", "47;>=40;*", "36;3*;*", "32;3*;*"];
    let hierarchies = [Spec::mask(Side::Right), levels(&ages)];
    let colleague = read("zip,age\n93607,32\n");
    let of_ratio = |ratio: f64| {
        let likelihoods = vec![Likelihood { attribute: 2, value: "Heart".to_owned(), ratio }];
        let settings = Settings { register: true, likelihoods, ..Settings::default() };
        let sensitive = [(2, Spec::NONE, false)];
        let found = tried(&hierarchies, [&original, &colleague, &release], &sensitive, settings);
        assert_eq!(found[&Attack::Homogeneity].findings, []);
        found[&Attack::Background].clone()
    };
    for (ratio, posterior) in [(0.1, 10.0 / 11.0), (0.0, 1.0)] {
        let found = of_ratio(ratio);
        let [cancer] = &found.findings[..] else { panic!("the colleague") };
        assert_eq!((&cancer.fact, &cancer.rows[..]), (&value(2, "Cancer"), &[4, 5][..]));
        assert!((cancer.confidence - posterior).abs() < 1e-12);
        assert_eq!(cancer.prior, Some(0.5));
    }
    // As likely as anything else it says nothing.
    assert_eq!(of_ratio(1.0).findings, []);
}

/// Spec H4: half of a class have HIV where one in a hundred of all do: the ratio is 50.
#[test]
fn hiv_is_fifty_times_as_frequent_in_a_class_as_in_the_table() {
    let rows = |class: &str, ill: &str, count| format!("{class},{ill}\n").repeat(count);
    let text = [rows("a", "+", 25), rows("a", "-", 25), rows("b", "+", 15), rows("b", "-", 3935)];
    let table = read(&format!("class,ill\n{}", text.concat()));
    let sensitive = [(1, Spec::NONE, false)];
    let found = tried(&[Spec::NONE], [&table, &table, &table], &sensitive, Settings::default());
    let [skewed] = &found[&Attack::Skewness].findings[..] else { panic!("class a alone") };
    assert_eq!((&skewed.fact, skewed.confidence, skewed.prior), (&value(1, "+"), 0.5, Some(0.01)));
    assert!((skewed.confidence / skewed.prior.unwrap() - 50.0).abs() < 1e-12);
}

/// Spec H5: the first class earns 20 to 40 of 20 to 100, and all of it has a disease of the
/// stomach.
#[test]
fn salaries_and_diseases_of_a_class_mean_nearly_the_same() {
    let rows = [
        "a,20,gastric ulcer",
        "a,30,gastritis",
        "a,40,stomach cancer",
        "b,50,gastritis",
        "b,100,flu",
        "b,70,bronchitis",
        "c,60,bronchitis",
        "c,80,pneumonia",
        "c,90,stomach cancer",
    ];
    let table = read(&format!("class,salary,disease\n{}\n", rows.join("\n")));
    let tree = levels(&[
        "gastric ulcer;stomach;*",
        "gastritis;stomach;*",
        "stomach cancer;stomach;*",
        "flu;respiratory;*",
        "bronchitis;respiratory;*",
        "pneumonia;respiratory;*",
    ]);
    let sensitive = [(1, Spec::NONE, true), (2, tree, false)];
    let found = tried(&[Spec::NONE], [&table, &table, &table], &sensitive, Settings::default());
    let [salary, disease] = &found[&Attack::Similarity].findings[..] else { panic!("class a") };
    let [low, high] = ["20", "40"].map(str::to_owned);
    let range = Fact::Range { attribute: 1, low, high, width: 0.25 };
    assert_eq!((&salary.fact, salary.confidence), (&range, 1.0));
    let stomach = Fact::Group { attribute: 2, group: "stomach".to_owned(), level: 1 };
    assert_eq!((&disease.fact, disease.confidence), (&stomach, 1.0));
    assert_eq!(disease.prior, Some(5.0 / 9.0));
}

/// Three records of a person who has all of a class are no three candidates.
#[test]
fn records_of_one_person_are_one_candidate() {
    let table = read("zip\n1\n1\n1\n2\n2\n2\n");
    let zip = &table.columns[0];
    let linked =
        LinkedColumn::new(&Spec::NONE, Some(zip), (zip, KnownSource::Original), zip, &[]).unwrap();
    // Of the second class two of three records are one person's.
    let person_of = [7, 7, 7, 8, 8, 9].into_iter().collect();
    let trial = Trial::new(vec![linked.clone()], 6, Vec::new(), Settings::default());
    let mut trial = trial.with_persons(vec![linked], person_of, None);
    while !trial.step(1) {}
    let linking = trial.finish().into_iter().find(|outcome| outcome.attack == Attack::Linking);
    let linked = linking.unwrap().findings;
    let confidences: Vec<(u32, f64)> =
        linked.iter().map(|finding| (finding.rows[0], finding.confidence)).collect();
    assert_eq!(confidences, [(0, 1.0), (3, 0.5)]);
}

/// Records that do not say whose they are may be those of the others, and are no candidates.
#[test]
fn records_without_a_person_are_no_further_candidate() {
    let table = read("zip\n1\n1\n2\n2\n2\n3\n3\n");
    let zip = &table.columns[0];
    let linked =
        LinkedColumn::new(&Spec::NONE, Some(zip), (zip, KnownSource::Original), zip, &[]).unwrap();
    // 9 says nothing: beside one person, beside two, and alone.
    let persons = [7, 9, 7, 8, 9, 9, 9];
    let begun = || Trial::new(vec![linked.clone()], 7, Vec::new(), Settings::default());
    let person_of = persons.into_iter().collect();
    for mut trial in [
        begun().with_persons(vec![linked.clone()], person_of, Some(9)),
        begun().with_known_persons(persons.to_vec(), Some(9)),
    ] {
        while !trial.step(1) {}
        let linking = trial.finish().into_iter().find(|found| found.attack == Attack::Linking);
        let linked = linking.unwrap().findings;
        let confidences: BTreeMap<u32, f64> =
            linked.iter().map(|finding| (finding.rows[0], finding.confidence)).collect();
        assert_eq!(confidences, BTreeMap::from([(0, 1.0), (2, 0.5), (5, 1.0)]));
    }
}

/// Of candidates that are not all there nothing is said: fewer would look surer.
#[test]
fn too_many_pairs_find_nobody() {
    let table = read("zip\n1\n2\n3\n");
    let tables = [&table, &table, &table];
    for (most_pairs, found) in [(3, 3), (2, 0)] {
        let settings = Settings { most_pairs, register: true, ..Settings::default() };
        let outcomes = tried(&[Spec::NONE], tables, &[], settings.clone());
        for attack in [Attack::Linking, Attack::Membership] {
            let outcome = &outcomes[&attack];
            assert_eq!((outcome.findings.len(), outcome.cut_short), (found, found == 0));
        }
        let zip = &table.columns[0];
        let linked =
            LinkedColumn::new(&Spec::NONE, Some(zip), (zip, KnownSource::Original), zip, &[])
                .unwrap();
        let none = vec![linked.clone()];
        let trial = Trial::new(vec![linked], 3, Vec::new(), settings);
        let mut trial = trial.with_persons(none, [0, 1, 2].into_iter().collect(), None);
        while !trial.step(1) {}
        let linking = &trial.finish()[0];
        assert_eq!((linking.findings.len(), linking.cut_short), (found, found == 0));
    }
}

/// A record that nobody of the original can be is somebody's all the same.
#[test]
fn a_record_of_nobody_known_is_one_person_s() {
    let [table, known] = ["zip\n1\n2\n", "zip\n3\n"].map(read);
    let column = |known: &Table| {
        let release = &read("zip\n3\n").columns[0];
        LinkedColumn::new(
            &Spec::NONE,
            None,
            (&known.columns[0], KnownSource::Register),
            release,
            &[],
        )
        .unwrap()
    };
    let trial = Trial::new(vec![column(&known)], 1, Vec::new(), Settings::default());
    let mut trial = trial.with_persons(vec![column(&table)], [0, 1].into_iter().collect(), None);
    while !trial.step(1) {}
    assert_eq!(trial.finish()[0].highest, Some(1.0));
}

/// A text that is the name of no group could stand for anybody: nothing is said then.
#[test]
fn a_text_that_nothing_is_called_is_refused() {
    let table = read("zip\n1\n2\n");
    let released = read("zip\n1\n3\n");
    let [known, shown] = [&table, &released].map(|table| &table.columns[0]);
    let refused =
        LinkedColumn::new(&Spec::NONE, Some(known), (known, KnownSource::Register), shown, &[])
            .unwrap_err();
    assert_eq!(refused.kind, Kind::NotInPopulation { values: 1 });
}

/// A longer value would have a mask call all values otherwise. It is of nobody in the input.
#[test]
fn a_known_value_does_not_change_what_texts_stand_for() {
    let [table, release] = ["zip\n101\n102\n", "zip\n10*\n10*\n"].map(read);
    let known = read("zip\n102\n1024\n109\n");
    for side in [Side::Left, Side::Right] {
        let release = if side == Side::Right { &release } else { &table };
        let mask = [Spec::mask(side)];
        let found = tried(&mask, [&table, &known, release], &[], Settings::default());
        let linked = &found[&Attack::Linking].findings;
        let persons: Vec<u32> = linked.iter().flat_map(|one| one.persons.clone()).collect();
        assert_eq!(persons, if side == Side::Right { vec![0, 2] } else { vec![0] });
    }
}

/// Spec M16: `0` is a value and the group of 0 and 0.5.
#[test]
fn a_text_of_two_groups_is_what_its_level_says_or_the_one_of_fewer_persons() {
    let spec = levels(&["0;0;*", "0.5;0;*", "1;1 or 2;*", "2;1 or 2;*"]);
    let table = read("x\n0\n0.5\n1\n2\n");
    let linked = |release: &str| {
        let spec = [spec.clone()];
        let found = tried(&spec, [&table, &table, &read(release)], &[], Settings::default());
        let findings = found[&Attack::Linking].findings.clone();
        findings.into_iter().map(|finding| (finding.persons, finding.rows)).collect::<Vec<_>>()
    };
    // `1 or 2` is on level 1 alone, so that the column is, and `0` is a group of two.
    let of_level = [(vec![2, 3], vec![2]), (vec![0, 1], vec![0, 1])];
    assert_eq!(linked("x\n0\n0\n1 or 2\n"), of_level);
    // Levels mix: `0` is the value that one person has.
    let mixed = [(vec![0], vec![0]), (vec![3], vec![1]), (vec![2], vec![1, 2])];
    assert_eq!(linked("x\n0\n1 or 2\n1\n"), mixed);
}

/// The values below a text, by brute force: the text itself, what the columns above it are called,
/// or everything.
fn stands_for(lines: &[[&str; 3]], text: &str, value: &str) -> bool {
    let below = |level: usize| lines.iter().any(|line| line[0] == value && line[level] == text);
    text == STAR || text.is_empty() || below(0) || below(1)
}

const ZIPS: [[&str; 3]; 4] =
    [["11", "1*", "*"], ["12", "1*", "*"], ["21", "2*", "*"], ["22", "2*", "*"]];
const SEXES: [[&str; 3]; 2] = [["f", "f", "*"], ["m", "m", "*"]];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(drawn_of(2000)))]

    /// Who matches what, from the definition; what is found is what the sets say.
    #[test]
    fn findings_are_those_of_the_definition(
        people in prop::collection::vec((0_usize..8, 0_usize..3), 1..7),
        rows in prop::collection::vec((0_usize..8, 0_usize..4, 0_usize..4), 1..7),
        confidence in prop::sample::select(vec![0.5, 0.6, 1.0]),
        exclusions in 0_usize..3,
    ) {
        let zip = ["11", "12", "21", "22", "1*", "2*", "*", ""];
        let (sex, ill) = (["f", "m", "*", ""], ["flu", "gout", "HIV", ""]);
        let known: Vec<[&str; 2]> =
            people.iter().map(|&(z, s)| [zip[z], [sex[0], sex[1], ""][s]]).collect();
        let shown: Vec<[&str; 3]> = rows.iter().map(|&(z, s, i)| [zip[z], sex[s], ill[i]]).collect();
        let original = "zip,sex\n11,f\n12,m\n21,f\n22,m\n";
        let text = |cells: Vec<String>| cells.join("\n");
        let known_text = text(known.iter().map(|cells| cells.join(",")).collect());
        let shown_text = text(shown.iter().map(|cells| cells.join(",")).collect());
        let [original, persons, release] = [
            original.to_owned(),
            format!("zip,sex\n{known_text}\n"),
            format!("zip,sex,ill\n{shown_text}\n"),
        ].map(|text| read(&text));
        let specs = [&ZIPS[..], &SEXES[..]].map(|lines| {
            let rows: Vec<String> = lines.iter().map(|line| line.join(";")).collect();
            levels(&rows.iter().map(String::as_str).collect::<Vec<_>>())
        });
        let settings = Settings { confidence, exclusions, register: true, ..Settings::default() };
        let sensitive = [(2, Spec::NONE, false)];
        let found = tried(&specs, [&original, &persons, &release], &sensitive, settings);

        let mut told = [Attack::Linking, Attack::Homogeneity, Attack::Background].map(|attack| {
            let findings = &found[&attack].findings;
            let each = findings.iter().flat_map(|finding| {
                finding.persons.iter().map(|&person| (person, finding.rows.clone(), finding.confidence))
            });
            each.collect::<Vec<_>>()
        });
        let mut expected = [Vec::new(), Vec::new(), Vec::new()];
        let mut absent = Vec::new();
        for (person, cells) in (0..).zip(&known) {
            let lines: [&[[&str; 3]]; 2] = [&ZIPS, &SEXES];
            let own = (0..).zip(&shown).filter(|(_, row)| {
                (0..2).all(|i| {
                    let mut values = lines[i].iter().map(|line| line[0]);
                    values.any(|value| [row[i], cells[i]].iter().all(|text| stands_for(lines[i], text, value)))
                })
            });
            let own: Vec<u32> = own.map(|(row, _)| row).collect();
            if own.is_empty() {
                absent.push(person);
                continue;
            }
            expected[0].push((person, own.clone(), 1.0 / own.len() as f64));
            let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
            for &row in &own {
                *counts.entry(shown[row as usize][2]).or_default() += 1;
            }
            counts.remove("");
            let total: u32 = counts.values().sum();
            if let Some(&most) = counts.values().max() {
                for &count in counts.values() {
                    let share = f64::from(count) / f64::from(total);
                    if share >= confidence {
                        expected[1].push((person, own.clone(), share));
                    }
                }
                let mut others: Vec<u32> = counts.values().copied().collect();
                others.sort_unstable_by(|a, b| b.cmp(a));
                let left: u32 = others.iter().skip(1 + exclusions).sum();
                let sure = f64::from(most) / f64::from(most + left);
                if exclusions > 0 && counts.len() > 1 && sure >= confidence {
                    expected[2].push((person, own, sure));
                }
            }
        }
        for (told, mut expected) in told.iter_mut().zip(expected) {
            for found in [&mut *told, &mut expected] {
                found.sort_by(|a, b| a.0.cmp(&b.0).then(b.2.total_cmp(&a.2)));
            }
            prop_assert_eq!(told, &expected);
        }
        let gone = found[&Attack::Membership].findings.iter().filter(|finding| finding.fact == Fact::Absent);
        prop_assert_eq!(gone.flat_map(|finding| finding.persons.clone()).collect::<Vec<u32>>(), absent);
    }
}
