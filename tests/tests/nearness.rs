//! The class nearest to a record that is left out, against an oracle that asks every record of every
//! class by the definition (spec E14).

use crate::left_out::{searched, told};
use fastrand::Rng;
use outis::recoding::{Cell, Recoded};
use outis_job::{Chosen, Job, Run};
use outis_protocol::look::{LeftOutRecords, NearestGroup};
use outis_tests::harness::{self, Attached};
use outis_tests::oracle::Question;
use outis_tests::random::{Drawn, Study};
use outis_tests::recoded::{Ready, prepared};
use outis_tests::shares::Shares;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::sync::Arc;

/// Distances closer than this are equal.
const TIE: f64 = 1e-9;

/// A quasi-identifier of the table's own records.
struct Column {
    /// For each record what it shows on each level.
    labels: Vec<Vec<String>>,
    /// Where the value of each record stands in an order, if it does.
    places: Vec<Option<f64>>,
}

impl Column {
    /// How far the values of two records are from each other.
    fn apart(&self, record: usize, other: usize) -> f64 {
        if let (Some(one), Some(place)) = (self.places[record], self.places[other]) {
            let all = || self.places.iter().flatten().copied();
            let span = all().fold(f64::MIN, f64::max) - all().fold(f64::MAX, f64::min);
            return if one == place { 0.0 } else { (one - place).abs() / span };
        }
        let [labels, others] = [record, other].map(|record| &self.labels[record]);
        let together = (0..labels.len()).find(|&level| labels[level] == others[level]);
        together.map_or(1.0, |level| level as f64 / (labels.len() - 1).max(1) as f64)
    }

    /// How far a record's value is from the nearest of some others.
    fn away(&self, record: usize, others: impl Fn(usize) -> bool) -> f64 {
        let others = (0..self.labels.len()).filter(|&other| others(other));
        others.map(|other| self.apart(record, other)).fold(f64::INFINITY, f64::min)
    }
}

/// Days of a date `dd.mm.yyyy` in the Gregorian calendar, counted year by year.
fn days(text: &str) -> f64 {
    let parts: Vec<u32> = text.split('.').map(|part| part.parse().expect("a number")).collect();
    let is_leap = |year: u32| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let february = if is_leap(parts[2]) { 29 } else { 28 };
    let months = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let years = (1..parts[2]).map(|year| if is_leap(year) { 366 } else { 365 }).sum::<u32>();
    f64::from(years + months[..parts[1] as usize - 1].iter().sum::<u32>() + parts[0])
}

/// The values of groups and of those within them, as they are named.
fn scale(groups: &Value) -> Vec<String> {
    let mut values = Vec::new();
    for group in groups.as_array().into_iter().flatten() {
        let own = group["values"].as_array().into_iter().flatten();
        values.extend(own.map(|value| value.as_str().expect("a text").to_owned()));
        values.extend(scale(&group["groups"]));
    }
    values
}

/// The quasi-identifiers of a study, in the order of the question.
fn columns(question: &Question, drawn: &[Drawn], recipe: &Value) -> Vec<Column> {
    let recipe = recipe["attributes"].as_array().expect("a list").iter();
    let hierarchies = recipe.filter(|attribute| attribute["role"] == "quasi-identifier");
    let columns = question.attributes.iter().zip(drawn).zip(hierarchies);
    columns
        .map(|((attribute, drawn), said)| {
            let hierarchy = &said["hierarchy"];
            let scale = scale(&hierarchy["groups"]);
            let places = (0..question.records).map(|record| {
                let cell = drawn.cells[record].as_str();
                match hierarchy["kind"].as_str().unwrap_or_default() {
                    _ if attribute.shown.missing[record][0] => None,
                    "intervals" | "cuts" => cell.parse().ok(),
                    "date" => Some(days(cell)),
                    "groups" if hierarchy["scale"] == true => {
                        scale.iter().position(|value| value == cell).map(|place| place as f64)
                    }
                    _ => None,
                }
            });
            let labels = attribute.shown.labels[..question.records].to_vec();
            Column { places: places.collect(), labels }
        })
        .collect()
}

/// Some of the groups that were drawn become scales.
fn with_scales(recipe: &mut Value, random: &mut Rng) {
    for attribute in recipe["attributes"].as_array_mut().into_iter().flatten() {
        if attribute["hierarchy"]["kind"] == "groups" && random.bool() {
            attribute["hierarchy"]["scale"] = json!(true);
        }
    }
}

/// How far a record is from a class: the mean over the columns, of each of which it is told which
/// records have a value that counts.
fn distance(columns: &[Column], record: usize, counts: impl Fn(usize, usize) -> bool) -> f64 {
    let each = columns.iter().enumerate();
    let sum: f64 =
        each.map(|(index, column)| column.away(record, |other| counts(index, other))).sum();
    sum / columns.len() as f64
}

/// The one record of those with the values told that comes first.
fn record_of(columns: &[Column], told: &LeftOutRecords) -> usize {
    let mut records = 0..columns[0].labels.len();
    let record = records.find(|&record| {
        columns.iter().zip(&told.values).all(|(c, value)| c.labels[record][0] == *value)
    });
    record.expect("a record")
}

/// How many of classes of these distances and sizes are nearest.
fn equally_near(ranks: &[(f64, usize)]) -> u32 {
    let least = ranks.iter().map(|(far, _)| *far).fold(f64::INFINITY, f64::min);
    ranks.iter().filter(|(far, _)| *far <= least + TIE).count() as u32
}

/// Counts how often the oracle's other choices would have been others.
fn note(shares: &mut Shares, ranks: &[(f64, usize)], least: f64) {
    let largest = ranks.iter().map(|(_, size)| *size).max();
    let near = || ranks.iter().filter(|(far, _)| *far <= least + TIE);
    shares.count("several classes", ranks.len() > 1);
    shares.count("not the largest", near().map(|(_, size)| *size).max() < largest);
    shares.count("equally near", near().count() > 1);
}

/// Random studies with one level for each column.
#[test]
fn the_nearest_class_of_a_node_is_the_one_that_the_oracle_finds() {
    let mut random = Rng::with_seed(20_261_127);
    let mut shares = Shares::of_every_choice();
    for number in 0..1600 {
        let mut study = Study::draw(&mut random);
        // Few have a population, whose values count for nothing.
        while usize::is_multiple_of(number, 2)
            && study.question.population <= study.question.records
        {
            study = Study::draw(&mut random);
        }
        with_scales(&mut study.recipe, &mut random);
        let job = prepared(&study);
        let Some(mut run) = searched(&job) else { continue };
        let found = run.found().expect("a table");
        let levels = &found.node().expect("a node").levels;
        let levels: Vec<usize> = levels.as_slice().iter().map(|&l| usize::from(l)).collect();
        let question = &study.question;
        let kept = question.node(&levels).kept;
        let partition = question.partition(&levels);
        let columns = columns(question, &study.attributes, &study.recipe);
        shares.count("a column in order", columns.iter().any(|c| c.places[0].is_some()));
        let released: Vec<usize> = (0..partition.labels.len())
            .filter(|&class| partition.records[class].first().is_some_and(|&first| kept[first]))
            .collect();
        for told in told(&mut run, 10).shown {
            let say = format!("{number}: {told:?}\n{}\n{}\n{levels:?}", study.recipe, study.data);
            let record = record_of(&columns, &told);
            let ranks: Vec<(f64, usize)> = released
                .iter()
                .map(|&class| {
                    let far = distance(&columns, record, |index, other| {
                        columns[index].labels[other][levels[index]]
                            == partition.labels[class][index]
                    });
                    (far, question.class(&partition, class).size())
                })
                .collect();
            let least = ranks.iter().map(|(far, _)| *far).fold(f64::INFINITY, f64::min);
            let places = (0..released.len()).filter(|&place| ranks[place].0 <= least + TIE);
            let expected = places
                .map(|place| released[place])
                .min_by_key(|&class| {
                    let size = question.class(&partition, class).size();
                    (Reverse(size), &partition.keys[class])
                })
                .map(|class| NearestGroup {
                    equally_near: equally_near(&ranks),
                    labels: partition.labels[class].clone(),
                    size: question.class(&partition, class).size() as u32,
                    differs: (0..columns.len() as u32)
                        .filter(|&index| {
                            let index = index as usize;
                            partition.labels[class][index] != told.labels[index]
                        })
                        .collect(),
                });
            assert_eq!(told.nearest, expected, "{say}");
            note(&mut shares, &ranks, least);
        }
    }
    for (what, least) in [
        ("several classes", 400),
        ("not the largest", 200),
        ("equally near", 100),
        ("a column in order", 200),
    ] {
        assert!(shares.number(what) >= least, "{what}: {}", shares.number(what));
    }
}

/// The codes of a record's values.
fn codes_of(recoded: &Recoded, record: usize) -> Vec<u32> {
    let contingency = recoded.study().contingency();
    let words = contingency.layout().words();
    let tuple = contingency.tuple_of()[record] as usize;
    let key = &contingency.keys()[tuple * words..][..words];
    contingency.layout().fields().iter().map(|field| field.code(key) as u32).collect()
}

/// Random studies of mixed detail, with and without ranges.
#[test]
fn the_nearest_class_of_mixed_cells_is_the_one_that_the_oracle_finds() {
    let mut random = Rng::with_seed(20_261_128);
    let mut shares = Shares::of_every_choice();
    let searches = [
        json!({"algorithm": "mondrian"}),
        json!({"algorithm": "mondrian", "cells": "ranges"}),
        json!({"algorithm": "cell-suppression"}),
        json!({"algorithm": "subtree"}),
    ];
    for number in 0..1600 {
        let Some(ready) = Ready::draw(&mut random) else { continue };
        let mut recipe = ready.drawn.recipe.clone();
        with_scales(&mut recipe, &mut random);
        recipe["search"] = searches[number % searches.len()].clone();
        let Ok(read) = harness::recipe(&recipe) else { continue };
        let input = harness::read(&read, ready.drawn.data.as_bytes()).expect("a table");
        let Ok(job) = Job::new(read, &input, &ready.drawn.files) else { continue };
        let Ok(mut run) = Run::new(Arc::new(job)) else { continue };
        while !run.search(1 << 16) {}
        let Some(found) = run.found() else { continue };
        let Chosen::Recoded(recoded) = &found.chosen else { continue };
        let question = &ready.drawn.question;
        let columns = columns(question, &ready.drawn.attributes, &recipe);
        let codes: Vec<Vec<u32>> =
            (0..question.records).map(|record| codes_of(recoded, record)).collect();
        let attributes = recoded.study().attributes();
        let releases = recoded.releases();
        let released: Vec<usize> = (0..releases.len()).filter(|&class| releases[class]).collect();
        for told in told(&mut run, 10).shown {
            let say = format!("{number}: {told:?}\n{recipe}\n{}", ready.drawn.data);
            let record = record_of(&columns, &told);
            let covers = |class: usize, index: usize, record: usize| {
                recoded.cells(class)[index].covers(&attributes[index], codes[record][index])
            };
            let ranks: Vec<(f64, usize)> = released
                .iter()
                .map(|&class| {
                    let far = distance(&columns, record, |index, other| {
                        match recoded.cells(class)[index] {
                            Cell::Range { low, high } if !covers(class, index, record) => {
                                [low, high].contains(&codes[other][index])
                            }
                            _ => covers(class, index, other),
                        }
                    });
                    (far, recoded.partition().class(class).size as usize)
                })
                .collect();
            let least = ranks.iter().map(|(far, _)| *far).fold(f64::INFINITY, f64::min);
            assert_eq!(told.nearest.is_none(), released.is_empty(), "{say}");
            let Some(nearest) = &told.nearest else { continue };
            let near = (0..released.len()).filter(|&place| ranks[place].0 <= least + TIE);
            let largest = near.clone().map(|place| ranks[place].1).max();
            assert_eq!(Some(nearest.size as usize), largest, "{say}");
            assert_eq!(nearest.equally_near, equally_near(&ranks), "{say}");
            let is_there = near.map(|place| released[place]).any(|class| {
                let cells = recoded.cells(class).iter().zip(attributes);
                let labels: Vec<String> = cells.map(|(cell, a)| cell.label(a)).collect();
                let differs = (0..columns.len()).filter(|&index| !covers(class, index, record));
                let differs: Vec<u32> = differs.map(|index| index as u32).collect();
                nearest.labels == labels && nearest.differs == differs
            });
            assert!(is_there, "{ranks:?} {say}");
            note(&mut shares, &ranks, least);
            let ranges = released.iter().flat_map(|&class| recoded.cells(class));
            shares.count("ranges", ranges.clone().any(|cell| matches!(cell, Cell::Range { .. })));
        }
    }
    for (what, least) in
        [("several classes", 100), ("not the largest", 20), ("equally near", 20), ("ranges", 10)]
    {
        assert!(shares.number(what) >= least, "{what}: {}", shares.number(what));
    }
}

/// The nearest group of the one record that a table leaves out, of one column on this level.
fn nearest(attribute: &Value, level: u32, cells: &[(&str, usize)]) -> NearestGroup {
    let rows = cells.iter().flat_map(|(cell, records)| std::iter::repeat_n(*cell, *records));
    let data = rows.fold("value\n".to_owned(), |text, cell| text + cell + "\n");
    let mut attribute = attribute.clone();
    attribute["name"] = json!("value");
    attribute["role"] = json!("quasi-identifier");
    let recipe = harness::recipe(&json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "table",
            "format": {"delimiter": ";", "header": true, "thousands": "'"}},
        "attributes": [attribute],
        "models": [{"model": "k-anonymity", "k": 3}],
        "suppression": {"limit": 0.2},
        "search": {"algorithm": "fixed", "levels": {"value": level}},
    }));
    let recipe = recipe.expect("a recipe");
    let input = harness::read(&recipe, data.as_bytes()).expect("a table");
    let job = Arc::new(Job::new(recipe, &input, &Attached::new()).expect("a job"));
    let page = told(&mut searched(&job).expect("a table"), 10);
    assert_eq!((page.records, page.shown.len()), (1, 1));
    page.shown[0].nearest.clone().expect("a class")
}

/// Born 1939: decades meet only at `*`, and the larger group is born a decade later than the nearer.
#[test]
fn the_decade_next_to_it_is_nearest_however_large_another_is() {
    let born = [("1939", 1), ("1941", 2), ("1949", 1), ("1960", 4), ("1965", 4)];
    for attribute in [
        json!({"hierarchy": {"kind": "date", "format": "%Y", "levels": ["decade"]}}),
        json!({"type": "integer", "hierarchy":
            {"kind": "intervals", "start": 1900, "end": 2000, "steps": [10]}}),
        json!({"type": "integer", "hierarchy": {"kind": "levels", "rows": [
            ["1939", "1930-1939", "*"], ["1941", "1940-1949", "*"], ["1949", "1940-1949", "*"],
            ["1960", "1960-1969", "*"], ["1965", "1960-1969", "*"]]}}),
    ] {
        let group = nearest(&attribute, 1, &born);
        let differs = vec![0];
        let labels = group.labels[0].replace("1940-1950", "1940-1949");
        assert_eq!((labels.as_str(), group.size, group.differs), ("1940-1949", 3, differs));
    }
}

/// Marks on a scale, by their steps; as mere groups the largest is nearest.
#[test]
fn a_scale_is_measured_by_its_steps() {
    let groups = json!([
        {"label": "low", "values": ["none"]},
        {"label": "some", "values": ["little", "half"]},
        {"label": "much", "values": ["most", "all"]},
    ]);
    let cells = [("none", 1), ("little", 3), ("most", 5)];
    let scale = json!({"hierarchy": {"kind": "groups", "scale": true, "groups": groups}});
    assert_eq!(nearest(&scale, 1, &cells).labels, ["some"]);
    let plain = json!({"hierarchy": {"kind": "groups", "groups": groups}});
    assert_eq!(nearest(&plain, 1, &cells).labels, ["much"]);
}

/// Postcodes are no numbers: what they share in front decides, not the difference.
#[test]
fn digits_that_are_no_numbers_go_by_the_hierarchy() {
    let cells = [("13999", 1), ("14000", 5), ("13000", 3)];
    let postcode = json!({"hierarchy": {"kind": "mask", "from": "right"}});
    assert_eq!(nearest(&postcode, 0, &cells).labels, ["13000"]);
}

/// What is missing is as far from everything as the hierarchy has it.
#[test]
fn a_missing_value_is_far_from_all_values_alike() {
    let cells = [("", 1), ("20", 3), ("70", 5)];
    let age = json!({"type": "integer", "hierarchy":
        {"kind": "intervals", "start": 0, "end": 100, "steps": [10]}});
    assert_eq!(nearest(&age, 0, &cells).labels, ["70"]);
}

/// Dates go by time, down to the minute, whatever their levels are, unless they are called texts.
#[test]
fn dates_go_by_time() {
    let days = [("01.03.1939", 1), ("05.02.1939", 3), ("01.03.1960", 5)];
    assert_eq!(nearest(&json!({}), 0, &days).labels, ["05.02.1939"]);
    assert_eq!(nearest(&json!({"type": "text"}), 0, &days).labels, ["01.03.1960"]);
    let moments = [("2024-03-01 08:00", 1), ("2024-03-01 09:30", 3), ("2024-03-01 20:00", 5)];
    assert_eq!(nearest(&json!({}), 0, &moments).labels, ["2024-03-01 09:30"]);
}

/// Numbers go by size, also with thousands apart.
#[test]
fn amounts_go_by_size() {
    let cells = [("1'200", 1), ("900", 3), ("9'000", 5)];
    let amount = json!({"type": "integer", "hierarchy":
        {"kind": "intervals", "start": 0, "end": 10000, "steps": [1000]}});
    assert_eq!(nearest(&amount, 0, &cells).labels, ["900"]);
}
