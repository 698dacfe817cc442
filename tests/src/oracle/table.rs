//! Demands on the released classes together: spec D3, D16, E4, E9, and the matching of spec A8.
//!
//! Each suppresses what it must: the smallest classes first (spec M13), or, where a record
//! can be said to fail by itself, every class of such records, again and again until none is
//! left.

use super::class::{Answer, closeness};
use super::demand::{Demand, Distance, Thousandths};
use super::{Matching, Partition, Question};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Classes of a node with what is decided about them.
#[derive(Clone, Debug)]
pub struct Released<'a> {
    /// The question.
    pub question: &'a Question,
    /// The levels of the node.
    pub levels: &'a [usize],
    /// The classes.
    pub partition: &'a Partition,
    /// For each class whether it is suppressed.
    pub fails: Vec<bool>,
}

impl Released<'_> {
    /// Classes that are left, with records.
    #[must_use]
    pub fn left(&self) -> Vec<usize> {
        let partition = self.partition;
        (0..partition.records.len())
            .filter(|&class| !self.fails[class] && !partition.records[class].is_empty())
            .collect()
    }

    /// For each record whether it is released.
    #[must_use]
    pub fn kept(&self) -> Vec<bool> {
        let mut kept = vec![true; self.question.records];
        for (records, _) in self.partition.records.iter().zip(&self.fails).filter(|(_, f)| **f) {
            records.iter().for_each(|&record| kept[record] = false);
        }
        kept
    }

    /// How many records are suppressed.
    #[must_use]
    pub fn suppressed(&self) -> usize {
        self.kept().into_iter().filter(|kept| !kept).count()
    }

    fn size(&self, class: usize) -> usize {
        self.question.class(self.partition, class).size()
    }

    fn persons(&self) -> usize {
        self.left().iter().map(|&class| self.size(class)).sum()
    }

    /// The classes that are left, smallest first; of equal ones first what saves least if it
    /// stays while all others so small or smaller go, ties by key (spec M20).
    fn smallest_first(&self) -> Vec<usize> {
        let left = self.left().into_iter().map(|class| {
            let key = self.partition.keys[class].clone();
            ((self.size(class), self.remaining(class), key), class)
        });
        let mut left: Vec<_> = left.collect();
        left.sort_by(|(a, _), (b, _)| {
            let costs = a.1.iter().zip(&b.1).map(|(a, b)| b.cmp(a));
            let costs = costs.fold(Ordering::Equal, Ordering::then);
            a.0.cmp(&b.0).then(costs).then(a.2.cmp(&b.2))
        });
        left.into_iter().map(|(_, class)| class).collect()
    }

    /// What the node loses if a class stays while all others so small or smaller go, in ten
    /// thousand millionths of itself.
    fn remaining(&self, class: usize) -> Vec<i128> {
        let mut trial = self.clone();
        for other in self.left() {
            trial.fails[other] = other != class && self.size(other) <= self.size(class);
        }
        let kept = trial.kept();
        let losses = super::losses::of_node(self.question, self.levels, &trial, &kept);
        losses
            .into_iter()
            .map(|loss| {
                let digits = 10.0 - libm::floor(libm::log10(loss.max(1e-9)));
                (digits as i128, libm::round(loss * libm::pow(10.0, digits)) as i128)
            })
            .flat_map(|(digits, loss)| [-digits, loss])
            .collect()
    }

    /// Suppresses what `demand` cannot bear, where it is one on the table.
    pub fn enforce(&mut self, demand: &Demand, most: usize) {
        match demand {
            &Demand::K(k) if self.question.matching == Matching::Wildcard => self.wildcard(k),
            Demand::AverageRisk { .. } => self.average_risk(demand),
            Demand::SubsetK { k, combinations } => self.subsets(*k, combinations),
            &Demand::SampleUniqueness(max) => self.sample_uniqueness(max),
            Demand::PopulationUniqueness { .. } => self.population_uniqueness(demand, most),
            Demand::Closeness { .. } if self.question.is_on_table(demand) => self.closeness(demand),
            _ => {}
        }
    }

    /// Suppresses what the demands cannot bear, until none of them wants more.
    pub fn enforce_all(&mut self, most: usize) {
        loop {
            let before = self.fails.clone();
            for demand in &self.question.demands {
                self.enforce(demand, most);
            }
            if self.fails == before {
                return;
            }
        }
    }

    /// Whether a demand holds for what is seen: suppressed records that stay are a class of the
    /// table, too (spec M13 with M23).
    fn seen_to_hold(&self, demand: &Demand) -> bool {
        if !self.question.star || self.suppressed() == 0 {
            return self.answer(demand).holds;
        }
        let alone = Question { demands: vec![demand.clone()], ..self.question.clone() };
        alone.starred_answers(self.levels, &self.kept())[0].holds
    }

    /// What goes one after the other for such a demand: where all who are alone are gone, the
    /// stars may be; then the next go, too.
    fn going(&self) -> Vec<usize> {
        if self.question.star { self.smallest_first() } else { self.alone() }
    }

    /// What a demand on the table says of the classes that are left.
    #[must_use]
    pub fn answer(&self, demand: &Demand) -> Answer {
        let left = self.left();
        if left.is_empty() {
            return Answer { holds: true, measure: None };
        }
        let persons = self.persons() as i128;
        let share = |count: i128| Some(count as f64 / persons as f64);
        match demand {
            &Demand::K(k) => {
                let least = left.iter().map(|&class| self.matches(class)).min().unwrap_or(0);
                Answer { holds: least >= k, measure: Some(least as f64) }
            }
            &Demand::AverageRisk { average, max, at_risk } => {
                let classes = left.len() as i128;
                let risky = left.iter().filter(|&&class| self.is_risky(class, max));
                let risky: i128 = risky.map(|&class| self.size(class) as i128).sum();
                let few = risky * 1000 <= at_risk * persons;
                let holds = few && classes * 1000 <= average * persons;
                Answer { holds, measure: share(classes) }
            }
            Demand::SubsetK { k, combinations } => {
                let least = self.least_count(combinations);
                Answer { holds: least.is_none_or(|n| n >= *k), measure: least.map(|n| n as f64) }
            }
            &Demand::SampleUniqueness(max) => {
                let alone = self.uniques() as i128;
                Answer { holds: alone * 1000 <= max * persons, measure: share(alone) }
            }
            &Demand::PopulationUniqueness { max, fraction, pitman } => {
                let found = self.population_uniques(fraction, pitman);
                Answer { holds: found <= max as f64 / 1000.0 + 1e-9, measure: Some(found) }
            }
            Demand::Closeness { .. } => {
                let answers = self.distances(demand).into_iter().map(|(_, answer)| answer);
                Answer::weakest(answers.collect(), f64::max)
            }
            _ => panic!("a demand on each class"),
        }
    }

    /// Whether 1/f of a class is above τ_max.
    fn is_risky(&self, class: usize, max: Option<Thousandths>) -> bool {
        max.is_some_and(|max| 1000 > max * self.size(class) as i128)
    }

    fn average_risk(&mut self, demand: &Demand) {
        for class in self.smallest_first() {
            if self.seen_to_hold(demand) {
                return;
            }
            self.fails[class] = true;
        }
    }

    fn uniques(&self) -> usize {
        self.left().into_iter().filter(|&class| self.size(class) == 1).count()
    }

    /// The classes of one, in the order in which they go.
    fn alone(&self) -> Vec<usize> {
        let mut order = self.smallest_first();
        order.retain(|&class| self.size(class) == 1);
        order
    }

    fn sample_uniqueness(&mut self, max: Thousandths) {
        for class in self.going() {
            if self.seen_to_hold(&Demand::SampleUniqueness(max)) {
                return;
            }
            self.fails[class] = true;
        }
    }

    /// Records of a class that match it where a missing value matches everything (spec A8, maybe).
    fn matches(&self, class: usize) -> usize {
        let (labels, missing) = (&self.partition.labels, &self.partition.missing);
        let records = self.left().into_iter().filter(|other| {
            let mut cells = 0..labels[class].len();
            cells.all(|i| {
                labels[class][i] == labels[*other][i] || missing[class][i] || missing[*other][i]
            })
        });
        let all: Vec<usize> =
            records.flat_map(|other| self.partition.records[other].clone()).collect();
        super::class::Class { question: self.question, records: &all, population: 0 }.size()
    }

    fn wildcard(&mut self, k: usize) {
        loop {
            let left = self.left();
            let weak: Vec<usize> = left.into_iter().filter(|&c| self.matches(c) < k).collect();
            if weak.is_empty() {
                return;
            }
            weak.into_iter().for_each(|class| self.fails[class] = true);
        }
    }

    /// The distance of each class that is left from what is left (spec D9, released).
    fn distances(&self, demand: &Demand) -> Vec<(usize, Answer)> {
        let Demand::Closeness { column, t, distance, .. } = demand else { return Vec::new() };
        let left = self.left();
        let records = left.iter().flat_map(|&class| self.partition.records[class].clone());
        let q = self.question.at_hand(*column, records);
        // Who is left has other values first and last, and fewer between them.
        let distance = match distance.clone() {
            Distance::Ordered(mut values) => {
                values.retain(|value| q.contains_key(value));
                Distance::Ordered(values)
            }
            Distance::Numeric(mut values) => {
                values.retain(|(value, _)| q.contains_key(value));
                Distance::Numeric(values)
            }
            other => other,
        };
        left.into_iter()
            .map(|class| {
                let own = self.partition.records[class].iter().copied();
                (class, closeness(&self.question.at_hand(*column, own), &q, *t, &distance))
            })
            .collect()
    }

    /// Round by round the farthest go, with all that are as far.
    fn closeness(&mut self, demand: &Demand) {
        loop {
            let far: Vec<(usize, f64)> = self
                .distances(demand)
                .into_iter()
                .filter(|(_, answer)| !answer.holds)
                .filter_map(|(class, answer)| Some((class, answer.measure?)))
                .collect();
            let Some(most) = far.iter().map(|&(_, distance)| distance).reduce(f64::max) else {
                return;
            };
            let gone = far.into_iter().filter(|&(_, distance)| distance >= most - 1e-9);
            gone.for_each(|(class, _)| self.fails[class] = true);
        }
    }

    /// For each class the fewest records that show what it shows in one of the combinations.
    fn counts(&self, combinations: &[Vec<usize>]) -> Vec<(usize, Option<usize>)> {
        let left = self.left();
        let shown = |class: usize, combination: &[usize]| -> Vec<&String> {
            combination.iter().map(|&i| &self.partition.labels[class][i]).collect()
        };
        let mut fewest: Vec<(usize, Option<usize>)> =
            left.iter().map(|&class| (class, None)).collect();
        for combination in combinations {
            let mut records: BTreeMap<Vec<&String>, Vec<usize>> = BTreeMap::new();
            for &class in &left {
                let own = &self.partition.records[class];
                records.entry(shown(class, combination)).or_default().extend(own);
            }
            for (class, fewest) in &mut fewest {
                let records = &records[&shown(*class, combination)];
                let question = self.question;
                let size = super::class::Class { question, records, population: 0 }.size();
                *fewest = Some(fewest.map_or(size, |known| known.min(size)));
            }
        }
        fewest
    }

    fn least_count(&self, combinations: &[Vec<usize>]) -> Option<usize> {
        self.counts(combinations).into_iter().filter_map(|(_, fewest)| fewest).min()
    }

    fn subsets(&mut self, k: usize, combinations: &[Vec<usize>]) {
        loop {
            let weak = self.counts(combinations).into_iter();
            let weak: Vec<usize> =
                weak.filter(|(_, n)| n.is_some_and(|n| n < k)).map(|(class, _)| class).collect();
            if weak.is_empty() {
                return;
            }
            weak.into_iter().for_each(|class| self.fails[class] = true);
        }
    }

    /// Spec E9: the share of the population that stands alone, if what is left is a sample of it.
    fn population_uniques(&self, fraction: Thousandths, pitman: bool) -> f64 {
        if self.uniques() == 0 {
            return 0.0;
        }
        let sizes: Vec<usize> = self.left().into_iter().map(|class| self.size(class)).collect();
        let fraction = fraction as f64 / 1000.0;
        if pitman {
            // The likelihood's maximum is compared with the definition where it is computed.
            let sizes = sizes.into_iter().map(|size| size as u32).collect();
            let found = outis::risk::uniqueness::pitman(&sizes, fraction);
            return found.map_or(f64::INFINITY, |found| found.fraction);
        }
        zayatz(&sizes, fraction)
    }

    /// As few of those who are alone go as are enough, tried one after the other (spec M13).
    fn population_uniqueness(&mut self, demand: &Demand, most: usize) {
        let going = self.going();
        let mut trial = self.clone();
        let mut records = 0;
        let mut gone = 0;
        while !trial.seen_to_hold(demand) && gone < going.len() && records <= most {
            trial.fails[going[gone]] = true;
            records += self.partition.records[going[gone]].len();
            gone += 1;
        }
        self.fails = trial.fails;
    }
}

/// Spec E9 after Zayatz: the hypergeometric probabilities as products of fractions.
fn zayatz(sizes: &[usize], fraction: f64) -> f64 {
    let n: usize = sizes.iter().sum();
    let population = n as f64 / fraction;
    // P(exactly one of i is among the n sampled of N): i·(n/N)·Π (N − n − j)/(N − 1 − j).
    let one_of = |i: usize| -> f64 {
        let others = (0..i - 1).map(|j| {
            let j = j as f64;
            f64::max(0.0, population - n as f64 - j) / (population - 1.0 - j)
        });
        i as f64 * (n as f64 / population) * others.product::<f64>()
    };
    let alone = sizes.iter().filter(|&&size| size == 1).count() as f64;
    let total: f64 = sizes.iter().map(|&size| one_of(size)).sum();
    let chance = alone * one_of(1) / total;
    alone * chance / fraction / population
}
