//! Clusters of tuples as slowly as possible: every pair is looked at, and costs are counted
//! anew each time.

use outis::contingency::Contingency;
use outis::recoding::{Cell, Cover, Recoded, SUPPRESSED};
use outis::study::Study;
use std::sync::Arc;

/// A class: its tuples, ascending.
pub type Class = Vec<usize>;

/// A study, its tuples and what covers them.
#[derive(Debug)]
pub struct Slow<'a> {
    /// The study.
    pub study: &'a Arc<Study>,
    /// Whether tuples that can never show the same are kept apart. Without that a class may
    /// show what no limit allows.
    pub apart: bool,
}

impl Slow<'_> {
    fn contingency(&self) -> &Contingency {
        self.study.contingency()
    }

    /// The exact value of a tuple.
    #[must_use]
    pub fn value(&self, tuple: usize, attribute: usize) -> u32 {
        let layout = self.contingency().layout();
        let key = &self.contingency().keys()[tuple * layout.words()..];
        layout.fields()[attribute].code(key) as u32
    }

    fn cells(&self, tuples: &[usize]) -> Vec<Cell> {
        self.cells_as(tuples, Cover::Hierarchy)
    }

    fn cells_as(&self, tuples: &[usize], cover: Cover) -> Vec<Cell> {
        self.study
            .attributes()
            .iter()
            .enumerate()
            .map(|(index, attribute)| {
                let values: Vec<u32> =
                    tuples.iter().map(|&tuple| self.value(tuple, index)).collect();
                cover.cell(attribute, &values)
            })
            .collect()
    }

    /// Whether two tuples may ever be in one class.
    fn may_meet(&self, one: usize, other: usize) -> bool {
        !self.apart || !self.cells(&[one, other]).contains(&Cell::Star)
    }

    /// The tuples that may be in one class, those with the first tuple first.
    #[must_use]
    pub fn regions(&self) -> Vec<Vec<usize>> {
        let mut regions: Vec<Vec<usize>> = Vec::new();
        for tuple in 0..self.contingency().tuples() {
            match regions.iter_mut().find(|region| self.may_meet(region[0], tuple)) {
                Some(region) => region.push(tuple),
                None => regions.push(vec![tuple]),
            }
        }
        regions
    }

    fn count(&self, tuple: usize) -> u32 {
        self.contingency().counts()[tuple]
    }

    fn records(&self, tuples: &[usize]) -> u32 {
        tuples.iter().map(|&tuple| self.count(tuple)).sum()
    }

    /// Σ level over height of what covers the tuples.
    fn cost(&self, tuples: &[usize]) -> f64 {
        self.cells(tuples)
            .into_iter()
            .zip(self.study.attributes())
            .map(|(cell, attribute)| {
                let height = attribute.hierarchy.height();
                let level = match cell {
                    Cell::Group { level, .. } => usize::from(level),
                    _ => height,
                };
                if height == 0 { 0.0 } else { level as f64 / height as f64 }
            })
            .sum()
    }

    /// How much more two classes cost together than apart, if so many records of the other pay.
    fn distance_paying(&self, one: &[usize], other: &[usize], paying: u32) -> f64 {
        let all = self.cost(&[one, other].concat());
        f64::from(self.records(one)) * (all - self.cost(one))
            + f64::from(paying) * (all - self.cost(other))
    }

    fn distance(&self, one: &[usize], other: &[usize]) -> f64 {
        self.distance_paying(one, other, self.records(other))
    }

    /// The classes of tuples that show the same on the lowest levels allowed.
    #[must_use]
    pub fn equal(&self) -> Vec<Class> {
        let mut classes: Vec<Class> = Vec::new();
        let row = |tuple: usize| -> Vec<u32> {
            let finest = self.study.attributes().iter().enumerate().map(|(index, attribute)| {
                let level = attribute.hierarchy.level(usize::from(attribute.floor));
                level.groups[self.value(tuple, index) as usize]
            });
            finest.collect()
        };
        for tuple in 0..self.contingency().tuples() {
            match classes.iter_mut().find(|class| row(class[0]) == row(tuple)) {
                Some(class) => class.push(tuple),
                None => classes.push(vec![tuple]),
            }
        }
        classes
    }

    /// KACA from the definition (spec G9), with or without stubs: the classes at first and after
    /// each merge.
    #[must_use]
    pub fn kaca(&self, k: u32, stubs: bool) -> Vec<Vec<Class>> {
        let mut stages = vec![self.equal()];
        loop {
            let mut classes = stages.last().cloned().unwrap_or_default();
            classes.sort_by_key(|class| class[0]);
            let others = |class: &Class| {
                classes
                    .iter()
                    .filter(|other| other[0] != class[0] && self.may_meet(class[0], other[0]))
                    .cloned()
                    .collect::<Vec<_>>()
            };
            let Some(class) = classes
                .iter()
                .find(|class| self.records(class) < k && !others(class).is_empty())
                .cloned()
            else {
                return stages;
            };
            let wanted = k - self.records(&class);
            let spares = |other: &Class| stubs && self.records(other) >= k + wanted;
            let others = others(&class);
            let nearest = others[least(others.iter().map(|other| {
                let records = if spares(other) { wanted } else { self.records(other) };
                self.distance_paying(&class, other, records)
            }))]
            .clone();
            classes.retain(|other| *other != class && *other != nearest);
            let parts = spares(&nearest).then(|| self.stub(&class, &nearest, wanted));
            let parts = parts.filter(|(_, rest)| self.records(rest) >= k);
            let (stub, rest) = parts.unwrap_or((nearest, Vec::new()));
            let mut grown = [class, stub].concat();
            grown.sort_unstable();
            classes.push(grown);
            classes.extend((!rest.is_empty()).then_some(rest));
            stages.push(classes);
        }
    }

    /// The tuples of another class that are cheapest to join, until they have so many records;
    /// and the rest.
    fn stub(&self, class: &[usize], other: &[usize], wanted: u32) -> (Class, Class) {
        let (mut stub, mut rest) = (Vec::new(), other.to_vec());
        while self.records(&stub) < wanted && !rest.is_empty() {
            stub.push(
                rest.remove(least(
                    rest.iter().map(|&tuple| self.cost(&[class, &[tuple]].concat())),
                )),
            );
        }
        (stub, rest)
    }

    /// Greedy k-member from the definition (spec G11), seeded with record 3.
    #[must_use]
    pub fn k_member(&self, k: u32) -> Vec<Class> {
        let records = self.contingency().tuple_of();
        let mut start = records[3 % records.len()] as usize;
        let mut all = Vec::new();
        for mut left in self.regions() {
            let mut clusters: Vec<Class> = Vec::new();
            while self.records(&left) >= k {
                let far = least(left.iter().map(|&tuple| -self.cost(&[start, tuple])));
                start = left.remove(far);
                let mut cluster = vec![start];
                while self.records(&cluster) < k {
                    let near = least(left.iter().map(|&tuple| self.distance(&cluster, &[tuple])));
                    cluster.push(left.remove(near));
                }
                cluster.sort_unstable();
                clusters.push(cluster);
            }
            for tuple in left {
                clusters.sort_by_key(|cluster| cluster[0]);
                if clusters.is_empty() {
                    clusters.push(Vec::new());
                }
                let near = least(clusters.iter().map(|cluster| self.distance(cluster, &[tuple])));
                clusters[near].push(tuple);
                clusters[near].sort_unstable();
            }
            all.extend(clusters);
        }
        all
    }

    /// The table that these classes make. Those that show what no limit allows are suppressed.
    #[must_use]
    pub fn recoded(&self, classes: &[Class]) -> Recoded {
        self.recoded_as(classes, Cover::Hierarchy)
    }

    /// The same with other cells.
    #[must_use]
    pub fn recoded_as(&self, classes: &[Class], cover: Cover) -> Recoded {
        let mut class_of = vec![SUPPRESSED; self.contingency().tuples()];
        let mut cells = Vec::new();
        for (class, tuples) in classes.iter().enumerate() {
            let shown = self.cells_as(tuples, cover);
            if !shown.contains(&Cell::Star) {
                tuples.iter().for_each(|&tuple| class_of[tuple] = class as u32);
            }
            cells.extend(shown);
        }
        Recoded::new(self.study, &class_of, &cells)
    }

    /// The best of the last of these stages and of the first that may be released, if anything
    /// may be suppressed.
    #[must_use]
    pub fn best(&self, stages: &[Vec<Class>]) -> Option<Recoded> {
        let (last, before) = stages.split_last()?;
        let may = |classes: &Vec<Class>| Some(self.recoded(classes)).filter(|one| one.feasible);
        let last = may(last);
        let first = match self.study.suppressible() {
            0 => None,
            _ => before.iter().find_map(may),
        };
        match (first, last) {
            (Some(first), Some(last)) if last.loss.compare(&first.loss).is_lt() => Some(last),
            (Some(first), _) => Some(first),
            (None, last) => last,
        }
    }
}

/// The place of the least number; of equal ones, rounding aside, the first.
fn least(numbers: impl Iterator<Item = f64>) -> usize {
    let mut best = (f64::INFINITY, 0);
    for (place, number) in numbers.enumerate() {
        if number < best.0 - 1e-7 {
            best = (number, place);
        }
    }
    best.1
}
