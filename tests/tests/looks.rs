//! The classes of a table and any of its records, as screens show them, against what the report says
//! and what can be read off the records one by one.

use fastrand::Rng;
use outis_job::{ClassLook, Job, RecordLook, Run, show};
use outis_protocol::look::{
    ClassChoice, ClassPage, ClassSort, ListedClass, RecordChoice, RecordFilter,
};
use outis_protocol::view::ComparedRows;
use outis_tests::harness;
use outis_tests::oracle::Demand;
use outis_tests::random::Study;
use outis_tests::recoded::prepared;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

const BY_RECORDS: ClassChoice = ClassChoice {
    sort: ClassSort::Records,
    column: 0,
    descending: false,
    search: String::new(),
    deciding: false,
};

/// A run of a random study that found a table; every other one of mixed detail.
fn drawn(random: &mut Rng, number: usize) -> Option<(Study, Arc<Job>, Run)> {
    let mut study = Study::draw(random);
    if number.is_multiple_of(5) {
        study = study.starred();
    }
    let mut job = prepared(&study);
    if number.is_multiple_of(2) {
        study.recipe["search"] = json!({"algorithm": "mondrian"});
        let recipe = harness::recipe(&study.recipe).ok()?;
        job = Arc::new(Job::new(recipe, &job.input, &study.files).ok()?);
    }
    let mut run = Run::new(job.clone()).ok()?;
    while !run.search(1 << 16) {}
    run.found()?;
    run.applied().ok()?;
    Some((study, job, run))
}

/// Before and after as cells, without those that are not written.
fn written(rows: &ComparedRows) -> Vec<(&[String], &[String])> {
    let rows = rows.before.iter().zip(&rows.after);
    rows.filter(|(_, after)| !after.is_empty()).map(|(b, a)| (&b[..], &a[..])).collect()
}

fn all_classes(look: &mut ClassLook, choice: &ClassChoice) -> ClassPage {
    let mut all = look.page(choice, 0, 3).expect("classes");
    while all.classes.len() < all.found as usize {
        let more = look.page(choice, all.classes.len(), 3).expect("classes");
        assert!(!more.classes.is_empty());
        all.classes.extend(more.classes);
    }
    all
}

/// Every class is what its records show; sizes, likeliest values and deciding classes are those of
/// the report.
#[test]
fn classes_are_what_the_report_says_of_them() {
    let mut random = Rng::with_seed(20_261_127);
    let (mut looked, mut decided, mut several, mut of_subsets) = (0, 0, 0, 0);
    for number in 0..500 {
        let Some((study, job, mut run)) = drawn(&mut random, number) else { continue };
        let say = || format!("study {number}: {}\n{}", study.recipe, study.data);
        let mut look = ClassLook::new(&mut run).expect("a table");
        while !look.step([1, 4, 1 << 20][number % 3]) {}
        let page = all_classes(&mut look, &BY_RECORDS);
        assert_eq!(page.all as usize, page.classes.len(), "{}", say());
        assert!(page.classes.is_sorted_by_key(|class| class.records), "{}", say());
        let applied = run.applied().expect("a table");
        let shown = show::compared_rows(&job, applied, 0, usize::MAX);
        let quasi: Vec<usize> = applied.quasi_identifiers();
        let mut seen: BTreeMap<Vec<String>, u32> = BTreeMap::new();
        for after in &shown.after {
            let labels = plan_order(&job, &quasi, &shown.columns, &page.columns);
            *seen.entry(labels.iter().map(|&i| after[i].clone()).collect()).or_insert(0) += 1;
        }
        for class in &page.classes {
            let left =
                seen.get_mut(&class.labels).unwrap_or_else(|| panic!("{class:?}\n{}", say()));
            *left -= class.records;
            let opened = look.open(class.class, 0, usize::MAX).expect("a class");
            assert_eq!(opened.records, class.records);
            assert_eq!(written(&opened.rows).len(), class.records as usize, "{}", say());
            for (values, told) in opened.values.iter().zip(&class.sensitive) {
                let first = values.values.first();
                assert_eq!(values.values.len(), told.distinct as usize, "{}", say());
                let most = first.map_or(0, |first| first.count);
                // Of whoever has several values one is enough to have any.
                let having: u32 = values.values.iter().map(|value| value.count).sum();
                let share = |persons: u32| f64::from(most) / f64::from(persons.max(1));
                match job.plan.person() {
                    None => assert!((share(having) - told.share).abs() < 1e-12, "{}", say()),
                    Some(_) => {
                        let least = share(having.min(class.persons)) - 1e-12;
                        assert!((least..=1.0).contains(&told.share), "{}", say());
                    }
                }
                let likeliest = told.likeliest.as_ref();
                assert!(
                    likeliest.is_none_or(|value| {
                        values.values.iter().any(|v| v.value == *value && v.count == most)
                    }) && likeliest.is_none() == first.is_none()
                );
            }
        }
        assert!(seen.values().all(|&left| left == 0), "{}", say());
        looked += 1;

        let _ = harness::write(&mut run, harness::SEED, 7).expect("a release");
        let (report, _) = run.finish(None, Vec::new(), None).expect("a report");
        for (index, outcome) in report.models.iter().enumerate() {
            let Some(deciding) = &outcome.deciding else { continue };
            let labels: Vec<&String> =
                page.columns.iter().map(|name| &deciding.labels[name]).collect();
            let class = page.classes.iter().find(|c| c.labels.iter().eq(labels.iter().copied()));
            // A class of the population alone has no record that would be listed.
            let Some(class) = class else { continue };
            let achieved = page.models[index].achieved;
            assert!(
                achieved.is_none_or(|ours| outcome
                    .achieved
                    .is_some_and(|theirs| (ours - theirs).abs() < 1e-9)),
                "{achieved:?} {outcome:?}\n{}",
                say()
            );
            let marked = |class: &&ListedClass| class.decides.contains(&(index as u32));
            // Of classes that are equally weak the report names one, and says how many there are.
            // Some may be of the population alone, which are not listed.
            let found = page.classes.iter().filter(marked).count() as u32;
            assert!(marked(&class), "{outcome:?}\n{}", say());
            assert!(found <= deciding.equally_weak, "{found} {outcome:?}\n{}", say());
            if job.plan.population.is_none() {
                assert_eq!(found, deciding.equally_weak, "{outcome:?}\n{}", say());
            }
            several += usize::from(found > 1);
            let demand = &study.question.demands[index];
            if let Demand::SubsetK { combinations, .. } = demand
                && let Some(class) = page.classes.iter().find(marked)
            {
                let least = combinations.iter().map(|columns| alike(&page, class, columns)).min();
                let achieved = outcome.achieved.expect("a count");
                let most = least.map_or(0.0, f64::from);
                // Whose records are in several classes counts once, which a list of them does not tell.
                let is_least = match job.plan.person() {
                    None => most == achieved,
                    Some(_) => achieved <= most,
                };
                assert!(is_least, "{most} {achieved} {class:?}\n{}", say());
                of_subsets += 1;
            }
            decided += 1;
        }
        for sensitive in &report.sensitive {
            let column = page.sensitive.iter().position(|name| *name == sensitive.attribute);
            let (Some(column), Some(likeliest)) = (column, sensitive.likeliest) else { continue };
            let most = page.classes.iter().map(|class| class.sensitive[column].share);
            assert!((most.fold(0.0, f64::max) - likeliest).abs() < 1e-12, "{}", say());
        }
    }
    assert!(looked > 150 && decided > 150, "{looked} {decided}");
    assert!(several > 50 && several < decided && of_subsets > 0, "{several} {of_subsets}");
}

/// How many persons show the same as a class in some columns.
fn alike(page: &ClassPage, class: &ListedClass, columns: &[usize]) -> u32 {
    page.classes
        .iter()
        .filter(|other| columns.iter().all(|&c| other.labels[c] == class.labels[c]))
        .map(|class| class.persons)
        .sum()
}

/// Where the quasi-identifiers of a page stand among released columns.
fn plan_order(job: &Job, quasi: &[usize], columns: &[String], names: &[String]) -> Vec<usize> {
    names
        .iter()
        .map(|name| {
            let planned =
                job.plan.attributes.iter().find(|a| a.name == *name).expect("an attribute");
            let title = &job.input.table().columns[planned.column].name;
            *quasi.iter().find(|&&index| columns[index] == *title).expect("a column")
        })
        .collect()
}

/// Sorting and filtering leave the same classes that one finds by looking at each.
#[test]
fn classes_are_sorted_and_found() {
    let mut random = Rng::with_seed(20_261_128);
    let mut found = 0;
    for number in 0..200 {
        let Some((study, _, mut run)) = drawn(&mut random, number) else { continue };
        let mut look = ClassLook::new(&mut run).expect("a table");
        while !look.step(1 << 20) {}
        let all = all_classes(&mut look, &BY_RECORDS);
        let say = || format!("study {number}: {}\n{}", study.recipe, study.data);
        for descending in [false, true] {
            let sorted = |look: &mut ClassLook, sort, column| {
                let choice = ClassChoice { sort, column, descending, ..BY_RECORDS };
                let page = all_classes(look, &choice);
                assert_eq!(page.classes.len(), all.classes.len());
                page.classes
            };
            let turned = |mut figures: Vec<f64>| {
                if descending {
                    figures.reverse();
                }
                figures
            };
            let risks = sorted(&mut look, ClassSort::Risk, 0);
            let risks = risks.iter().map(|class| 1.0 / f64::from(class.persons)).collect();
            assert!(turned(risks).is_sorted(), "{}", say());
            for column in 0..all.sensitive.len() {
                let classes = sorted(&mut look, ClassSort::Share, column as u32);
                let shares = classes.iter().map(|class| class.sensitive[column].share).collect();
                assert!(turned(shares).is_sorted(), "{}", say());
            }
        }
        let Some(text) = all.classes.first().and_then(|class| class.labels.first()) else {
            continue;
        };
        let text: String = text.chars().take(2).collect::<String>().to_uppercase();
        let choice = ClassChoice { search: text.clone(), ..BY_RECORDS };
        let page = all_classes(&mut look, &choice);
        let expected = all
            .classes
            .iter()
            .filter(|class| {
                class.labels.iter().any(|label| label.to_lowercase().contains(&text.to_lowercase()))
            })
            .count();
        assert_eq!((page.found as usize, page.classes.len()), (expected, expected), "{}", say());
        let deciding = ClassChoice { deciding: true, ..BY_RECORDS };
        let page = all_classes(&mut look, &deciding);
        let expected = all.classes.iter().filter(|class| !class.decides.is_empty()).count();
        assert_eq!(page.found as usize, expected, "{}", say());
        found += 1;
    }
    assert!(found > 60, "{found}");
    let mut random = Rng::with_seed(1);
    let (_, _, mut run) = (0..).find_map(|number| drawn(&mut random, 2 * number + 1)).expect("one");
    let mut look = ClassLook::new(&mut run).expect("a table");
    while !look.step(1 << 20) {}
    let beyond = ClassChoice { sort: ClassSort::Label, column: 99, ..BY_RECORDS };
    assert_eq!(look.page(&beyond, 0, 1).expect_err("no such column").code.id(), "parameter");
    assert_eq!(look.open(u32::MAX, 0, 1).expect_err("no such class").code.id(), "parameter");
}

/// Records that are looked for are those that one finds by reading all of them.
#[test]
fn records_are_found_among_all_of_them() {
    let mut random = Rng::with_seed(20_261_129);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for number in 0..300 {
        let Some((study, job, mut run)) = drawn(&mut random, number) else { continue };
        let say = || format!("study {number}: {}\n{}", study.recipe, study.data);
        let records: Vec<u32> = (0..job.input.table().records as u32).collect();
        let applied = run.applied().expect("a table");
        let kept: Vec<bool> = records.iter().map(|&record| applied.keeps(record)).collect();
        let all = show::rows_of(&job, applied, &records);
        let mut look_for = |choice: &RecordChoice| {
            let mut look = RecordLook::new(&mut run, choice).expect("a table");
            while !look.step([1, 17, 1 << 20][number % 3]) {}
            let rows = look.rows(0, usize::MAX);
            assert_eq!(rows.before.len(), look.number() as usize);
            rows
        };
        let plain =
            |filter| RecordChoice { filter, search: String::new(), sort: None, descending: false };
        let expected = |is_one: &dyn Fn(usize) -> bool| -> (Vec<Vec<String>>, Vec<Vec<String>>) {
            let rows = (0..records.len()).filter(|&record| is_one(record));
            rows.map(|record| (all.before[record].clone(), all.after[record].clone())).unzip()
        };
        let both = |rows: ComparedRows| (rows.before, rows.after);
        let is_written = |record: usize| !all.after[record].is_empty();
        assert_eq!(
            both(look_for(&plain(RecordFilter::Written))),
            expected(&is_written),
            "{}",
            say()
        );
        let left_out = both(look_for(&plain(RecordFilter::LeftOut)));
        assert_eq!(left_out, expected(&|record| !kept[record]), "{}", say());
        let changed = both(look_for(&plain(RecordFilter::Changed)));
        // An apostrophe before a formula is written by the format, not by the release.
        let guarded = all.after.iter().flatten().any(|cell| cell.starts_with('\''));
        assert!(
            guarded
                || changed
                    == expected(
                        &|record| is_written(record) && all.before[record] != all.after[record]
                    ),
            "{}",
            say()
        );
        *counts.entry("left out").or_default() += left_out.0.len();
        *counts.entry("changed").or_default() += changed.0.len();
        let text = all.before[number % records.len()][number % all.columns.len()].to_uppercase();
        if !text.is_empty() {
            let choice = RecordChoice { search: text.clone(), ..plain(RecordFilter::Written) };
            let holds = |cell: &String| cell.to_lowercase().contains(&text.to_lowercase());
            let rows = both(look_for(&choice));
            *counts.entry("found").or_default() += rows.0.len();
            assert_eq!(
                rows,
                expected(&|record| {
                    is_written(record)
                        && (all.before[record].iter().any(holds)
                            || all.after[record].iter().any(holds))
                }),
                "{text}\n{}",
                say()
            );
        }
        for (column, descending) in [(0, false), (0, true)] {
            // The first column numbers the rows.
            let sort = Some(column as u32);
            let rows = look_for(&RecordChoice { sort, descending, ..plain(RecordFilter::Written) });
            let mut sorted: Vec<u32> =
                rows.before.iter().filter_map(|row| row[column].parse().ok()).collect();
            if descending {
                sorted.reverse();
            }
            assert!(sorted.is_sorted(), "{sorted:?}\n{}", say());
        }
        let beyond = RecordChoice { sort: Some(999), ..plain(RecordFilter::Written) };
        assert!(RecordLook::new(&mut run, &beyond).is_err());
    }
    assert!(counts.values().all(|&number| number > 100), "{counts:?}");
}
