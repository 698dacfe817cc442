//! Random hierarchies that are made of values by a rule, with what the rule says of each value,
//! written from the definitions (spec B2, B3).

use fastrand::Rng;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// A hierarchy as a recipe says it, and what its values are called.
#[derive(Clone, Debug)]
pub struct Made {
    /// As a recipe says it.
    pub hierarchy: Value,
    /// For each value its labels on the levels between the exact one and `*`.
    pub chains: BTreeMap<String, Vec<String>>,
}

impl Made {
    fn new(hierarchy: Value, values: &[String], chain: impl Fn(&str) -> Vec<String>) -> Self {
        let chains = values.iter().map(|value| (value.clone(), chain(value))).collect();
        Self { hierarchy, chains }
    }
}

/// The label of a group, its values, and the level that it stands on.
type Set = (String, BTreeSet<String>, usize);

/// Named groups of some of these values and of one that there is not: on each level a value shows
/// the largest of its groups that stands there.
pub fn groups(random: &mut Rng, values: &[String]) -> Made {
    let mut free = values.to_vec();
    free.push("unused".to_owned());
    random.shuffle(&mut free);
    let mut sets = Vec::new();
    let tree = grouped(random, &mut free, (3, &mut sets));
    let height = sets.iter().map(|(.., level)| *level).max().expect("a group");
    let hierarchy = json!({"kind": "groups", "groups": tree});
    Made::new(hierarchy, values, |value| {
        (1..=height)
            .map(|level| {
                let standing =
                    sets.iter().filter(|(_, set, base)| set.contains(value) && *base <= level);
                let largest = standing.max_by_key(|(_, set, base)| (set.len(), *base));
                largest.map_or(value.to_owned(), |(label, ..)| label.clone())
            })
            .collect()
    })
}

/// Random groups of some of the values, at most so deep, and the sets of values of all of them with
/// the level that each stands on.
fn grouped(
    random: &mut Rng,
    free: &mut Vec<String>,
    (depth, sets): (usize, &mut Vec<Set>),
) -> Value {
    let mut groups = Vec::new();
    for _ in 0..random.usize(1..=2) {
        if free.is_empty() {
            break;
        }
        let mut inner = Vec::new();
        let values = free.split_off(free.len() - random.usize(1..=free.len()).min(2));
        let own = match depth > 0 && random.bool() {
            true => grouped(random, free, (depth - 1, &mut inner)),
            false => Value::Null,
        };
        let label = format!("g{}", sets.len() + 100 * depth + 1000 * free.len());
        let level = inner.iter().map(|(.., level)| level + 1).max().unwrap_or(1);
        let all = inner.iter().flat_map(|(_, set, _)| set.clone()).chain(values.clone());
        sets.push((label.clone(), all.collect(), level));
        sets.append(&mut inner);
        let mut group = json!({"label": label, "values": values, "description": "drawn"});
        if own.as_array().is_some_and(|own| !own.is_empty()) {
            group["groups"] = own;
        }
        groups.push(group);
    }
    json!(groups)
}

/// Whole numbers that cut points may be between.
pub fn numbers(random: &mut Rng) -> Vec<String> {
    (0..random.usize(1..8)).map(|_| random.i64(-3..25).to_string()).collect()
}

/// Cut points of whole numbers: a value shows the points next to it.
pub fn cuts(random: &mut Rng, values: &[String]) -> Made {
    let mut lists: Vec<Vec<i64>> = Vec::new();
    let mut points: Vec<i64> = (0..20).filter(|_| random.u8(0..4) == 0).collect();
    points.push(20);
    for _ in 0..random.usize(1..4) {
        lists.push(points.clone());
        let keep = random.usize(0..points.len());
        points = points
            .iter()
            .enumerate()
            .filter(|(number, _)| *number == keep || random.bool())
            .map(|(_, &point)| point)
            .collect();
    }
    let right = random.bool();
    let closed = if right { "right" } else { "left" };
    let hierarchy = json!({"kind": "cuts", "cuts": lists, "closed": closed});
    Made::new(hierarchy, values, |value| {
        let value: i64 = value.parse().expect("a number");
        lists
            .iter()
            .map(|points| {
                let is_below =
                    |point: &&i64| if right { **point < value } else { **point <= value };
                let low = points.iter().filter(is_below).max();
                let high = points.iter().filter(|point| !is_below(point)).min();
                match (low, high) {
                    (Some(low), Some(high)) if right => format!("{}-{high}", low + 1),
                    (Some(low), Some(high)) => format!("{low}-{}", high - 1),
                    (Some(low), None) => format!("{}{low}", if right { ">" } else { ">=" }),
                    (None, Some(high)) => format!("{}{high}", if right { "<=" } else { "<" }),
                    (None, None) => unreachable!("there is a point"),
                }
            })
            .collect()
    })
}

/// Rare values: a value shows the label where these cells hold it too seldom.
pub fn rare(random: &mut Rng, values: &[String], cells: &[String]) -> Made {
    let mut below = vec![random.usize(2..4)];
    if random.bool() {
        below.push(below[0] + random.usize(1..4));
    }
    let hierarchy = json!({"kind": "rare", "below": below, "label": "other"});
    Made::new(hierarchy, values, |value| {
        let records = cells.iter().filter(|cell| *cell == value).count();
        below
            .iter()
            .map(|&below| if records < below { "other".to_owned() } else { value.to_owned() })
            .collect()
    })
}
