//! The numbers of spec I6, and what is found held against what it says, on small random logs.

use super::{
    AddressShown, AlikeParts, ClickGraph, IntentMerging, IntentSearch, Intents, LogColumns,
    LogLayout, LogStudy, QueryLog, QueryPart, QueryShown, QuerySimilarity, ReleasedLog, ShownLog,
    TimeShown, check, read, threats,
};
use crate::error::Kind;
use crate::shuffle::Seed;
use proptest::prelude::{Strategy, prop};
use proptest::{prop_assert, prop_assert_eq, proptest};
use std::collections::{BTreeMap, BTreeSet};

const SEED: Seed = Seed([7; 32]);

/// S3's example.
const SUN: &str = "user,query,address\n\
    a,Sun,http://www.sun.com/\nb,Solaris System,http://www.sun.com/\nc,Sun Inc.,http://www.sun.com/\n\
    d,Sun Company,http://www.sun.com/\ne,Sun Unix server,http://www.sun.com/\n\
    f,Sun,https://en.wikipedia.org/wiki/Sun\ng,Solar System,https://en.wikipedia.org/wiki/Sun\n";

fn layout(shown: ShownLog) -> LogLayout {
    let [user, query, address, time] = ["user", "query", "address", "time"].map(str::to_owned);
    let time = (shown.time != TimeShown::Nothing).then_some(time);
    LogLayout {
        delimiter: Some(b','),
        columns: LogColumns { user, query, address: Some(address), time },
        shown,
    }
}

fn log(file: &str) -> QueryLog {
    let shown = ShownLog { address: AddressShown::Page, time: TimeShown::Nothing };
    read(file.as_bytes(), &layout(shown)).expect("a log")
}

fn study(log: QueryLog, k: u32, same: AlikeParts, text: QueryShown) -> LogStudy {
    let similarity = QuerySimilarity::Jaccard;
    LogStudy { log, k, same, similarity, threshold: 0.5, sampled: 1, text }
}

/// The part of a query, which is not ambiguous.
fn part<'a>(log: &QueryLog, graph: &'a ClickGraph, query: &str) -> &'a QueryPart {
    graph.parts.iter().find(|part| log.queries[part.query as usize] == query).expect("a query")
}

fn merged(parts: &[QueryPart], similarity: QuerySimilarity, threshold: f64) -> Intents {
    let mut merging = IntentMerging::new(parts, similarity, threshold);
    while !merging.step(3) {}
    merging.intents()
}

#[test]
fn the_similarities_of_the_example_are_those_of_the_literature() {
    let log = log(SUN);
    let graph = ClickGraph::whole(&log.rows);
    let similarity = |one: &str, other: &str| {
        QuerySimilarity::Jaccard.of_parts(part(&log, &graph, one), part(&log, &graph, other))
    };
    assert_eq!(similarity("sun", "solaris system"), 0.5);
    assert_eq!(similarity("sun", "solar system"), 0.5);
    assert_eq!(similarity("solaris system", "sun inc."), 1.0);
    assert_eq!(similarity("solaris system", "solar system"), 0.0);
    let cosine = QuerySimilarity::Cosine
        .of_parts(part(&log, &graph, "sun"), part(&log, &graph, "solaris system"));
    assert_eq!(cosine, 1.0 / 2_f64.sqrt());
}

#[test]
fn the_ambiguous_query_is_parted_by_address() {
    let log = log(SUN);
    let graph = ClickGraph::whole(&log.rows).parted();
    assert_eq!(graph.ambiguous, 1);
    let said = graph.parts.iter().map(|part| {
        let addresses = part.clicks.iter().map(|(address, _)| &*log.addresses[*address as usize]);
        (&*log.queries[part.query as usize], addresses.collect::<Vec<_>>().join(" "))
    });
    let suns: Vec<_> = said.filter(|(query, _)| *query == "sun").collect();
    let addresses = ["en.wikipedia.org/wiki/Sun", "www.sun.com"];
    assert_eq!(suns, addresses.map(|address| ("sun", address.to_owned())));

    for similarity in [QuerySimilarity::Jaccard, QuerySimilarity::Cosine] {
        let intents = merged(&graph.parts, similarity, 0.5);
        assert_eq!((intents.count, intents.complete), (2, true));
        // Solar System, Solaris System, Sun in the sky, Sun the firm, and its other names.
        assert_eq!(intents.parts, [0, 1, 0, 1, 1, 1, 1]);
    }
}

#[test]
fn a_query_that_others_click_alike_is_not_ambiguous() {
    let log =
        log("user,query,address\na,one,x\na,one,y\nb,two,x\nb,two,y\nc,three,z\nc,three,own\n");
    let graph = ClickGraph::whole(&log.rows).parted();
    assert_eq!((graph.ambiguous, graph.parts.len()), (0, 3));
}

#[test]
fn nothing_more_is_merged_beyond_so_many_looks_and_that_is_said() {
    let log = log(SUN);
    let graph = ClickGraph::whole(&log.rows);
    let mut merging = IntentMerging::new(&graph.parts, QuerySimilarity::Jaccard, 0.1).within(2);
    while !merging.step(1) {}
    assert!(!merging.intents().complete);
}

#[test]
fn what_is_at_fault_in_a_log_is_said() {
    let shown = ShownLog { address: AddressShown::Host, time: TimeShown::Day };
    let fault = |file: &str| {
        let error = read(file.as_bytes(), &layout(shown)).expect_err("a fault");
        (error.kind, error.place.line)
    };
    let names = "user,query,address,time\n";
    assert_eq!(fault(""), (Kind::Empty, None));
    assert_eq!(fault(names), (Kind::NoRecords, None));
    assert_eq!(fault("user,query,address\na,b,c\n"), (Kind::MissingColumn, None));
    for (line, kind) in [
        (",pizza,x,2006-03-01", Kind::QueryCell { why: "user" }),
        ("a,pizza,x,03/01/2006", Kind::QueryCell { why: "time" }),
        ("a,pizza,x,2006-02-30", Kind::QueryCell { why: "time" }),
        ("a,pizza,x", Kind::Ragged { expected: 4, found: 3 }),
    ] {
        assert_eq!(fault(&format!("{names}{line}\n")), (kind, Some(2)), "{line}");
    }
    let log = read(
        format!("{names}a,pizza,HTTP://Pizza.example/menu?x=1#top,2006-03-01 07:17\n").as_bytes(),
        &layout(shown),
    )
    .expect("a log");
    assert_eq!(log.times, ["2006-03-01"]);
    assert_eq!(log.written, [Some("pizza.example".to_owned())]);
}

#[test]
fn a_text_of_one_person_and_an_address_of_one_person_are_never_written() {
    // Everybody searches for pizza; one person for themselves, and one clicks a page of their own.
    let mut file = "user,query,address\n".to_owned();
    for user in 0..6 {
        file += &format!("u{user},pizza,pizza.example\nu{user},cheap pizza,pizza.example\n");
    }
    file += "u0,zorblax quixley,pizza.example/zq\nu1,pizza,my.example/diary\nu2,pizza near me,pizza.example\n";
    for same in [AlikeParts::Lines, AlikeParts::Intents] {
        for text in [QueryShown::Typed, QueryShown::Intent] {
            let study = study(log(&file), 3, same, text);
            let released = released(&study);
            let all = released.text(&study.log, true);
            for never in ["zorblax", "diary", "near me", "zq"] {
                assert!(!all.contains(never), "{never} in {all}");
            }
            assert!(all.contains("pizza.example"));
        }
    }
}

/// What is released of a log, read again and checked.
fn released(study: &LogStudy) -> ReleasedLog {
    let mut search = IntentSearch::new(study, SEED);
    while !search.step(study, 5) {}
    let (lines, found) = (search.lines().expect("lines"), search.found().expect("a log"));
    let expected = ReleasedLog::new(&study.log, lines, found, SEED);
    let bytes = expected.text(&study.log, true).into_bytes();
    let read = ReleasedLog::parse(&bytes, &study.log, true).expect("what was written");
    if !found.rows.is_empty() {
        let achieved = check(study, lines, &expected, &read).expect("what holds");
        assert!(achieved >= study.k);
    }
    let kept = lines.rows.len() as u64 - found.suppressed - found.repeated;
    assert_eq!(kept + found.added, found.rows.len() as u64);
    assert_eq!(lines.rows.len() as u64 + lines.rare, study.log.rows.len() as u64);
    assert_eq!(found.people + found.dropped, study.log.people);
    read
}

#[test]
fn a_changed_file_is_not_verified() {
    let study = study(log(SUN), 2, AlikeParts::Lines, QueryShown::Typed);
    let mut search = IntentSearch::new(&study, SEED);
    while !search.step(&study, 5) {}
    let (lines, found) = (search.lines().expect("lines"), search.found().expect("a log"));
    let mut rows = found.rows.clone();
    assert!(!rows.is_empty());
    // One person's alone: what is written is what was meant, but does not hold.
    rows.truncate(1);
    let alone = super::FoundLog { rows, ..found.clone() };
    let expected = ReleasedLog::new(&study.log, lines, &alone, SEED);
    let fault = check(&study, lines, &expected, &expected).expect_err("one is no two");
    assert_eq!(fault.kind, Kind::NotVerified { check: "models" });
    let other = ReleasedLog::new(&study.log, lines, found, SEED);
    let fault = check(&study, lines, &other, &expected).expect_err("another file");
    assert_eq!(fault.kind, Kind::NotVerified { check: "records" });
}

/// Merges as the definition says it: all pairs are compared, again and again.
fn naive(parts: &[QueryPart], similarity: QuerySimilarity, threshold: f64) -> BTreeSet<Vec<u32>> {
    let mut clusters: Vec<(QueryPart, Vec<u32>)> =
        (0..).zip(parts).map(|(number, part)| (part.clone(), vec![number])).collect();
    loop {
        clusters.sort_by_key(|(_, members)| members[0]);
        let mut best: Option<(f64, usize, usize)> = None;
        for one in 0..clusters.len() {
            for other in one + 1..clusters.len() {
                let value = similarity.of_parts(&clusters[one].0, &clusters[other].0);
                if value >= threshold && best.is_none_or(|(best, ..)| value > best) {
                    best = Some((value, one, other));
                }
            }
        }
        let Some((_, one, other)) = best else { break };
        let (part, members) = clusters.remove(other);
        let mut clicks: BTreeMap<u32, u64> = clusters[one].0.clicks.iter().copied().collect();
        for (address, count) in part.clicks {
            *clicks.entry(address).or_default() += count;
        }
        clusters[one].0.clicks = clicks.into_iter().collect();
        clusters[one].1.extend(members);
        clusters[one].1.sort_unstable();
    }
    clusters.into_iter().map(|(_, members)| members).collect()
}

/// Logs of few people, queries, addresses and days.
fn logs() -> impl Strategy<Value = String> {
    let row = (0_u32..8, 0_u32..9, prop::option::of(0_u32..6), 1_u32..3);
    prop::collection::vec(row, 1..60).prop_map(|rows| {
        let mut file = "user,query,address,time\n".to_owned();
        for (user, query, address, day) in rows {
            let address =
                address.map(|it| format!("h{}.example/p{it}", it / 2)).unwrap_or_default();
            file += &format!("u{user},topic {query},{address},2006-03-0{day}\n");
        }
        file
    })
}

proptest! {
    #[test]
    fn the_most_similar_are_merged_first(
        file in logs(),
        is_cosine: bool,
        is_parted: bool,
        threshold in prop::sample::select(vec![0.1, 0.25, 0.5, 0.7, 1.0]),
    ) {
        let log = log(&file);
        let graph = ClickGraph::whole(&log.rows);
        let graph = if is_parted { graph.parted() } else { graph };
        let similarity = if is_cosine { QuerySimilarity::Cosine } else { QuerySimilarity::Jaccard };
        let intents = merged(&graph.parts, similarity, threshold);
        let mut found: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for (part, intent) in (0..).zip(&intents.parts) {
            found.entry(*intent).or_default().push(part);
        }
        prop_assert_eq!(found.len() as u32, intents.count);
        let found: BTreeSet<Vec<u32>> = found.into_values().collect();
        prop_assert_eq!(found, naive(&graph.parts, similarity, threshold));
    }

    #[test]
    fn parts_have_all_clicks_of_their_query(file in logs()) {
        let log = log(&file);
        let graph = ClickGraph::whole(&log.rows);
        let mut clicks: BTreeMap<u32, Vec<(u32, u64)>> = BTreeMap::new();
        for part in graph.clone().parted().parts {
            clicks.entry(part.query).or_default().extend(part.clicks);
        }
        clicks.values_mut().for_each(|clicks| clicks.sort_unstable());
        let whole = graph.parts.into_iter().map(|part| (part.query, part.clicks)).collect();
        prop_assert_eq!(clicks, whole);
    }

    #[test]
    fn everybody_has_what_others_have_and_nothing_is_rare(
        file in logs(),
        k in 2_u32..5,
        is_of_intents: bool,
        is_of_representatives: bool,
        sampled in 1_u32..3,
        address in prop::sample::select(vec![AddressShown::Nothing, AddressShown::Host, AddressShown::Page]),
        time in prop::sample::select(vec![TimeShown::Nothing, TimeShown::Month, TimeShown::Day]),
    ) {
        let log = read(file.as_bytes(), &layout(ShownLog { address, time })).expect("a log");
        let same = if is_of_intents { AlikeParts::Intents } else { AlikeParts::Lines };
        let text = if is_of_representatives { QueryShown::Intent } else { QueryShown::Typed };
        let study = LogStudy { sampled, ..study(log, k, same, text) };
        let released = released(&study);
        // As somebody has it who has the files alone.
        let mut typed: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for line in file.lines().skip(1) {
            let cells: Vec<&str> = line.split(',').collect();
            typed.entry(cells[1]).or_default().insert(cells[0]);
        }
        for row in &released.rows {
            prop_assert!(typed[&*row.text].len() >= k as usize);
        }
        if same == AlikeParts::Lines {
            let text = released.text(&study.log, false);
            let mut people: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for line in text.lines().skip(1) {
                let (user, rest) = line.split_once(',').expect("a user");
                people.entry(user).or_default().push(rest);
            }
            let mut blocks: BTreeMap<Vec<&str>, u32> = BTreeMap::new();
            for mut lines in people.into_values() {
                lines.sort_unstable();
                *blocks.entry(lines).or_default() += 1;
            }
            prop_assert!(blocks.values().all(|&people| people >= k));
            let threats = threats(&released.texts(), k);
            prop_assert_eq!((threats.query.below, threats.two_queries.below, threats.all.below), (0, 0, 0));
        }
    }

    #[test]
    fn who_is_found_by_two_queries_is_found_among_as_many(
        people in prop::collection::vec(prop::collection::btree_set(0_u32..8, 0..6), 1..12),
        k in 1_u32..5,
    ) {
        let people: Vec<Vec<u32>> = people.into_iter().map(|it| it.into_iter().collect()).collect();
        let found = threats(&people, k);
        let knowing = |known: &[u32]| {
            let all = people.iter().filter(|it| known.iter().all(|thing| it.contains(thing)));
            all.count() as u32
        };
        let (mut one, mut two, mut all) = (vec![], vec![], vec![]);
        for things in people.iter().filter(|things| !things.is_empty()) {
            let pairs = things.iter().flat_map(|a| things.iter().map(move |b| [*a, *b]));
            two.push(pairs.map(|pair| knowing(&pair)).min().expect("a pair"));
            one.push(things.iter().map(|thing| knowing(&[*thing])).min().expect("a thing"));
            all.push(people.iter().filter(|others| *others == things).count() as u32);
        }
        for (found, expected) in [(found.query, one), (found.two_queries, two), (found.all, all)] {
            prop_assert_eq!(found.fewest, expected.iter().copied().min());
            let unique = expected.iter().filter(|people| **people == 1).count();
            let below = expected.iter().filter(|people| **people < k).count();
            prop_assert_eq!((found.unique, found.below), (unique as u32, below as u32));
        }
        prop_assert_eq!(found.undecided, 0);
    }
}
