//! Random demands, as a recipe writes them and as the oracle takes them.

use super::others::{ASK, GUARD, ILL, MORE, NAMES, Others};
use super::pick;
use crate::oracle::demand::Thousandths;
use crate::oracle::{Demand, Distance, Estimator};
use fastrand::Rng;
use serde_json::{Value, json};

/// What demands may be about.
pub(super) struct Grounds<'a> {
    pub(super) records: usize,
    pub(super) quasi: usize,
    pub(super) markers: &'a [String],
    pub(super) others: &'a Others,
    pub(super) weighed: bool,
}

/// A demand with its model in the recipe.
pub(super) type Said = (Demand, Value);

/// A parameter as the recipe has it.
fn decimal(thousandths: Thousandths) -> f64 {
    thousandths as f64 / 1000.0
}

/// k-anonymity, sometimes with a k that is larger than the table.
pub(super) fn k_anonymity(random: &mut Rng, records: usize) -> Said {
    let k = if random.u8(0..100) < 4 { records + 1 } else { random.usize(2..=5) };
    (Demand::K(k), json!({"model": "k-anonymity", "k": k}))
}

impl Grounds<'_> {
    /// Any model but k-anonymity.
    pub(super) fn draw(&self, random: &mut Rng) -> Said {
        match random.u8(0..18) {
            0 => self.k_map(random),
            1 => self.estimated(random),
            2 => average_risk(random),
            3..=5 => self.diversity(random),
            6 | 7 => self.positive(random),
            8 | 9 => self.closeness(random),
            10 => presence(random),
            11 => disclosure(random),
            12 => likeness(random),
            13 => self.alpha_k(random),
            14 => {
                let model = json!({"model": "personal-k", "attribute": NAMES[ASK]});
                (Demand::PersonalK(ASK), model)
            }
            15 => self.guarding(random),
            16 => self.subsets(random),
            _ => uniqueness(random),
        }
    }

    fn k_map(&self, random: &mut Rng) -> Said {
        let k = random.usize(2..=6);
        (Demand::KMap(k), json!({"model": "k-map", "k": k, "population": "people"}))
    }

    fn estimated(&self, random: &mut Rng) -> Said {
        let k = random.usize(2..=12);
        let (estimator, name) = *pick(
            random,
            &[
                (Estimator::IndividualRisk, "individual-risk"),
                (Estimator::Poisson, "poisson"),
                (Estimator::TruncatedPoisson, "truncated-poisson"),
            ],
        );
        let fraction = *pick(random, &[50, 100, 300, 600, 1000]);
        let significance = *pick(random, &[10, 100, 300]);
        let mut model = json!({"model": "k-map", "k": k, "estimator": name});
        if estimator != Estimator::IndividualRisk {
            model["significance"] = json!(decimal(significance));
        }
        if estimator != Estimator::IndividualRisk || !self.weighed {
            model["sampling-fraction"] = json!(decimal(fraction));
        }
        (Demand::KMapEstimated { k, estimator, fraction, significance }, model)
    }

    fn diversity(&self, random: &mut Rng) -> Said {
        let joint = random.u8(0..4) == 0;
        let others = if joint { vec![MORE] } else { Vec::new() };
        let (demand, mut model) = match random.u8(0..3) {
            0 => {
                let l = random.usize(2..=4);
                let model = json!({"model": "distinct-l-diversity", "l": l});
                (Demand::Distinct { column: ILL, l, joint: others }, model)
            }
            1 => {
                let l = *pick(random, &[1000, 1500, 2000, 2500, 3000]);
                let model = json!({"model": "entropy-l-diversity", "l": decimal(l)});
                (Demand::Entropy { column: ILL, l, joint: others }, model)
            }
            _ => {
                let (c, l) = (any_c(random), random.usize(1..=4));
                let model = json!({"model": "recursive-l-diversity", "c": decimal(c), "l": l});
                (Demand::Recursive { column: ILL, c, l, joint: others }, model)
            }
        };
        model["attribute"] = json!(NAMES[ILL]);
        if joint {
            model["joint"] = json!(true);
        }
        (demand, model)
    }

    /// Some of the sensitive values that occur; others are refused.
    fn some(&self, random: &mut Rng) -> Vec<String> {
        let values = self.others.tree.iter().map(|path| path[0].clone());
        let known = values.filter(|value| self.others.cells[ILL].contains(value));
        known.filter(|_| random.u8(0..100) < 35).collect()
    }

    fn positive(&self, random: &mut Rng) -> Said {
        let (c, l, acceptable) = (any_c(random), random.usize(1..=4), self.some(random));
        let mut model = json!({"attribute": NAMES[ILL], "l": l, "acceptable": acceptable});
        let mut guarded = None;
        if random.bool() {
            let (values, percent) =
                (self.some(random), *pick(random, &[0, 10_000, 20_000, 33_300]));
            model["model"] = json!("npd-recursive-l-diversity");
            model["c1"] = json!(decimal(c));
            model["c2"] = json!(decimal(percent));
            model["guarded"] = json!(values);
            guarded = Some((values, percent));
        } else {
            model["model"] = json!("pd-recursive-l-diversity");
            model["c"] = json!(decimal(c));
        }
        (Demand::PositiveRecursive { column: ILL, c, l, acceptable, guarded }, model)
    }

    fn closeness(&self, random: &mut Rng) -> Said {
        let t = *pick(random, &[0, 100, 200, 300, 400, 500, 600, 800]);
        let values = self.others.ordered(self.markers);
        let numbers: Option<Vec<(String, i64)>> =
            values.iter().map(|v| Some((v.clone(), v.parse().ok()?))).collect();
        let (distance, name) = match (random.u8(0..4), numbers) {
            (0, _) => (Distance::Equal, "equal"),
            (1, Some(numbers)) if !numbers.is_empty() => (Distance::Numeric(numbers), "numeric"),
            (2, _) => {
                let mut tree = self.others.tree.clone();
                if self.others.own_value {
                    // Not listed: it stays itself until everything is one (spec M12).
                    let marker = self.markers[0].clone();
                    tree.push(vec![marker.clone(), marker, "*".to_owned()]);
                }
                (Distance::Hierarchical(tree), "hierarchical")
            }
            _ => (Distance::Ordered(values), "ordered"),
        };
        let reference = match t {
            100 | 400 => Some("released"),
            200 | 600 => Some("input"),
            _ => None,
        };
        let released = reference == Some("released");
        let mut model = json!({"model": "t-closeness", "attribute": NAMES[ILL], "t": decimal(t),
                               "distance": name});
        if let Some(reference) = reference {
            model["reference"] = json!(reference);
        }
        (Demand::Closeness { column: ILL, t, distance, released }, model)
    }

    fn alpha_k(&self, random: &mut Rng) -> Said {
        let (alpha, k) = (*pick(random, &[300, 400, 500, 600, 800]), random.usize(2..=3));
        let values = random.bool().then(|| self.some(random));
        let mut model = json!({"model": "alpha-k-anonymity", "attribute": NAMES[ILL],
                               "alpha": decimal(alpha), "k": k});
        if let Some(values) = &values {
            model["values"] = json!(values);
        }
        (Demand::AlphaK { column: ILL, alpha, k, values }, model)
    }

    fn guarding(&self, random: &mut Rng) -> Said {
        let probability = *pick(random, &[200, 400, 500, 700]);
        let mut tree = self.others.tree.clone();
        if self.others.own_value {
            let marker = self.markers[0].clone();
            tree.push(vec![marker.clone(), marker, "*".to_owned()]);
        }
        let model = json!({"model": "guarding-nodes", "attribute": NAMES[ILL],
                           "guard": NAMES[GUARD], "probability": decimal(probability)});
        (Demand::Guarding { column: ILL, guard: GUARD, probability, tree }, model)
    }

    fn subsets(&self, random: &mut Rng) -> Said {
        let k = random.usize(2..=4);
        let mut model = json!({"model": "subset-k-anonymity", "k": k});
        let sets = (1_usize..1 << self.quasi)
            .map(|set| (0..self.quasi).filter(|i| set >> i & 1 == 1).collect::<Vec<usize>>());
        let combinations: Vec<Vec<usize>> = if random.bool() {
            let size = random.usize(1..=3);
            model["size"] = json!(size);
            sets.filter(|set| set.len() <= size).collect()
        } else {
            let mut some: Vec<Vec<usize>> = sets.filter(|_| random.u8(0..3) == 0).collect();
            if some.is_empty() {
                some.push(vec![0]);
            }
            let named: Vec<Vec<String>> =
                some.iter().map(|set| set.iter().map(|i| format!("q{i}")).collect()).collect();
            model["combinations"] = json!(named);
            some
        };
        (Demand::SubsetK { k, combinations }, model)
    }
}

fn any_c(random: &mut Rng) -> Thousandths {
    *pick(random, &[300, 500, 1000, 1200, 1500, 2000, 3000])
}

fn average_risk(random: &mut Rng) -> Said {
    let average = *pick(random, &[100, 200, 300, 330, 500, 700]);
    let max = random.bool().then(|| *pick(random, &[200, 330, 500, 1000]));
    let mut model = json!({"model": "average-risk", "average": decimal(average)});
    if let Some(max) = max {
        model["max"] = json!(decimal(max));
    }
    let at_risk = max.and_then(|_| random.bool().then(|| *pick(random, &[0, 50, 100, 250, 500])));
    if let Some(at_risk) = at_risk {
        model["records-at-risk"] = json!(decimal(at_risk));
    }
    (Demand::AverageRisk { average, max, at_risk: at_risk.unwrap_or(0) }, model)
}

fn presence(random: &mut Rng) -> Said {
    let min = *pick(random, &[0, 0, 0, 50, 200]);
    let max = *pick(random, &[300, 400, 500, 600, 800, 1000]);
    let model = json!({"model": "delta-presence", "min": decimal(min), "max": decimal(max),
                       "population": "people"});
    (Demand::Presence { min, max }, model)
}

fn disclosure(random: &mut Rng) -> Said {
    let delta = *pick(random, &[300, 700, 1000, 1500, 2500]);
    let (binary, present_only) = (random.bool(), random.u8(0..3) > 0);
    let model = json!({"model": "delta-disclosure", "attribute": NAMES[ILL],
                       "delta": decimal(delta), "base": if binary { "2" } else { "e" },
                       "mode": if present_only { "present-only" } else { "strict" }});
    (Demand::Disclosure { column: ILL, delta, binary, present_only }, model)
}

fn likeness(random: &mut Rng) -> Said {
    let (beta, enhanced) = (*pick(random, &[200, 500, 1000, 2000]), random.bool());
    let model = json!({"model": "beta-likeness", "attribute": NAMES[ILL], "beta": decimal(beta),
                       "variant": if enhanced { "enhanced" } else { "basic" }});
    (Demand::Likeness { column: ILL, beta, enhanced }, model)
}

fn uniqueness(random: &mut Rng) -> Said {
    let max = *pick(random, &[0, 20, 50, 100, 300]);
    if random.bool() {
        let model = json!({"model": "sample-uniqueness", "max": decimal(max)});
        return (Demand::SampleUniqueness(max), model);
    }
    let fraction = *pick(random, &[100, 300, 500]);
    let pitman = random.bool();
    let estimator = if pitman { "pitman" } else { "zayatz" };
    let model = json!({"model": "population-uniqueness", "max": decimal(max),
                       "estimator": estimator, "sampling-fraction": decimal(fraction)});
    (Demand::PopulationUniqueness { max, fraction, pitman }, model)
}
