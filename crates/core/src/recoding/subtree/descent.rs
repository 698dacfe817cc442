//! A way down: a cut with its classes, and what each step down would do to them.

use super::super::Cell;
use super::super::price::Prices;
use super::super::united_tuples::UnitedTuples;
use super::cut::Cut;
use crate::num::log2;
use crate::study::Study;
use std::cmp::Ordering;
use std::sync::Arc;

/// Prices are counted in parts of this, so that sums do not depend on their order.
const UNIT: f64 = (1_u64 << 24) as f64;

/// What makes one step better than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Score {
    /// What the table gains.
    Gain,
    /// What it gains for each bit more that says which class a record is in.
    GainPerBit,
}

/// A group of the cut that is to be replaced by those of the level below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refinement {
    pub(super) attribute: usize,
    pub(super) level: u8,
    pub(super) group: u32,
}

/// What a step does to one class, or to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Effect {
    /// By how much prices fall.
    gain: i128,
    /// Records that are suppressed more.
    suppressed: i64,
    /// Bits that say more of which class a record is in.
    bits: i128,
}

impl Effect {
    fn add(&mut self, other: &Self) {
        self.gain += other.gain;
        self.suppressed += other.suppressed;
        self.bits += other.bits;
    }

    fn take_off(&mut self, other: &Self) {
        self.gain -= other.gain;
        self.suppressed -= other.suppressed;
        self.bits -= other.bits;
    }
}

/// A class of the cut.
#[derive(Debug)]
struct CutClass {
    tuples: Vec<u32>,
    records: u32,
    released: bool,
    /// The price of what it shows, for each record.
    price: i128,
    /// For each attribute what it would do to the class to go down there.
    effects: Vec<Effect>,
}

/// A cut on its way down.
#[derive(Debug)]
pub(super) struct Descent {
    study: Arc<Study>,
    score: Score,
    cut: Cut,
    united_tuples: UnitedTuples,
    /// For each attribute, level and group its price.
    prices: Vec<Vec<Vec<i128>>>,
    /// The price of a suppressed record.
    star: i128,
    classes: Vec<CutClass>,
    suppressed: i64,
    /// For each attribute, level and group of the cut what it does to all classes to replace it.
    effects: Vec<Vec<Vec<Effect>>>,
    /// The steps that may be taken.
    open: Vec<Refinement>,
    /// For each level and group which part it is, and when that was said.
    part_of: Vec<(u32, u32)>,
    now: u32,
    /// The most groups that a level has.
    widest: usize,
}

impl Descent {
    pub(super) fn new(study: &Arc<Study>, cut: Cut, score: Score) -> Self {
        let prices = Prices::new(study);
        let fixed = |price: f64| libm::round(price * UNIT) as i128;
        let attributes = || study.attributes().iter().enumerate();
        let widest = attributes().map(|(_, attribute)| attribute.counts.len()).max().unwrap_or(0);
        let highest =
            study.hierarchies().iter().map(|hierarchy| hierarchy.levels().len()).max().unwrap_or(0);
        let levels = |attribute: usize| study.hierarchies()[attribute].levels().iter().zip(0_u8..);
        let by_group = attributes().map(|(attribute, _)| {
            let levels = levels(attribute).map(|(grouping, level)| {
                (0..grouping.labels.len() as u32)
                    .map(|group| fixed(prices.cell(attribute, Cell::Group { level, group })))
                    .collect()
            });
            levels.collect()
        });
        let no_effects = attributes().map(|(attribute, _)| {
            levels(attribute)
                .map(|(grouping, _)| vec![Effect::default(); grouping.labels.len()])
                .collect()
        });
        let mut descent = Self {
            study: study.clone(),
            score,
            united_tuples: UnitedTuples::new(study),
            prices: by_group.collect(),
            star: attributes()
                .map(|(attribute, _)| fixed(prices.cell(attribute, Cell::Star)))
                .sum(),
            classes: Vec::new(),
            suppressed: 0,
            effects: no_effects.collect(),
            open: Vec::new(),
            part_of: vec![(0, 0); widest * highest],
            now: 0,
            widest,
            cut,
        };
        descent.begin();
        descent
    }

    /// The classes of the cut that it starts from.
    fn begin(&mut self) {
        let counts = (0..).zip(self.study.contingency().counts());
        // Tuples of the population alone are in no class.
        let tuples: Vec<u32> =
            counts.filter(|&(_, &count)| count > 0).map(|(tuple, _): (u32, _)| tuple).collect();
        let mut classes = vec![tuples];
        for (attribute, groups) in self.cut.groups(&self.study).iter().enumerate() {
            for &cell in groups {
                let Cell::Group { level, group } = cell else { continue };
                if level > self.floor(attribute) {
                    self.open.push(Refinement { attribute, level, group });
                }
            }
            classes = classes
                .into_iter()
                .flat_map(|tuples| self.parts(&tuples, attribute, None))
                .collect();
        }
        for tuples in classes {
            self.add(tuples);
        }
    }

    /// The lowest level that an attribute may be on.
    fn floor(&self, attribute: usize) -> u8 {
        self.study.attributes()[attribute].floor
    }

    /// The value of a tuple.
    fn value(&self, tuple: u32, attribute: usize) -> u32 {
        let layout = self.study.contingency().layout();
        let words = layout.words();
        let key = &self.study.contingency().keys()[tuple as usize * words..][..words];
        layout.fields()[attribute].code(key) as u32
    }

    /// What a tuple shows in one attribute.
    fn shown(&self, tuple: u32, attribute: usize) -> (u8, u32) {
        let value = self.value(tuple, attribute);
        let level = self.cut.level(attribute, value);
        let groups = &self.study.hierarchies()[attribute].level(usize::from(level)).groups;
        (level, groups[value as usize])
    }

    /// Tuples by the group that they have on a level, or on that of the cut; groups in the order
    /// of their first tuples.
    fn parts(&mut self, tuples: &[u32], attribute: usize, level: Option<u8>) -> Vec<Vec<u32>> {
        let mut parts: Vec<Vec<u32>> = Vec::new();
        let hierarchy = self.study.hierarchies()[attribute].clone();
        self.now += 1;
        for &tuple in tuples {
            let value = self.value(tuple, attribute);
            let shown = level.unwrap_or_else(|| self.cut.level(attribute, value));
            let group = hierarchy.level(usize::from(shown)).groups[value as usize] as usize;
            // Groups of a cut may be of different levels.
            let known = &mut self.part_of[usize::from(shown) * self.widest + group];
            if known.1 != self.now {
                *known = (parts.len() as u32, self.now);
                parts.push(Vec::new());
            }
            parts[known.0 as usize].push(tuple);
        }
        parts
    }

    /// Whether tuples may be released as one class that shows what the cut says, but for one
    /// attribute.
    fn releases(&mut self, tuples: &[u32], but: Option<(usize, u8)>) -> bool {
        let (asks_for_cells, concern_missing) =
            (self.united_tuples.asks_for_cells(), self.study.demands().concern_missing());
        if !asks_for_cells && !self.united_tuples.meets(tuples, None) {
            return false;
        }
        if !asks_for_cells && !concern_missing {
            return true;
        }
        let cells: Vec<Cell> = (0..self.study.attributes().len())
            .map(|attribute| {
                let (level, group) = self.shown(tuples[0], attribute);
                match but {
                    Some((but, level)) if but == attribute => {
                        let value = self.value(tuples[0], attribute);
                        Cell::group(&self.study.hierarchies()[attribute], level, value)
                    }
                    _ => Cell::Group { level, group },
                }
            })
            .collect();
        !self.study.demands().refuse_missing(&cells)
            && (!asks_for_cells || self.united_tuples.meets(tuples, Some(&cells)))
    }

    /// Adds a class, with what each step would do to it.
    fn add(&mut self, tuples: Vec<u32>) {
        let attributes = self.study.attributes().len();
        let records = self.united_tuples.records(&tuples);
        let released = self.releases(&tuples, None);
        if !released {
            self.suppressed += i64::from(records);
        }
        let shown: Vec<(u8, u32)> =
            (0..attributes).map(|attribute| self.shown(tuples[0], attribute)).collect();
        let prices = shown.iter().enumerate().map(|(attribute, &(level, group))| {
            self.prices[attribute][usize::from(level)][group as usize]
        });
        let price = prices.sum();
        let mut class = CutClass { tuples, records, released, price, effects: Vec::new() };
        for (attribute, &(level, group)) in shown.iter().enumerate() {
            let effect = self.effect(&class, attribute, level);
            self.effects[attribute][usize::from(level)][group as usize].add(&effect);
            class.effects.push(effect);
        }
        self.classes.push(class);
    }

    /// What it does to a class to go down from a level of one attribute.
    fn effect(&mut self, class: &CutClass, attribute: usize, level: u8) -> Effect {
        // What a class too small is made of is too small.
        if level == self.floor(attribute) || class.records < self.study.demands().smallest() {
            return Effect::default();
        }
        let group = self.shown(class.tuples[0], attribute).1;
        let own = self.prices[attribute][usize::from(level)][group as usize];
        let below = usize::from(level) - 1;
        let star = self.star;
        let mut effect = Effect {
            gain: i128::from(class.records) * if class.released { class.price } else { star },
            suppressed: if class.released { 0 } else { -i64::from(class.records) },
            bits: bits(class.records),
        };
        for part in self.parts(&class.tuples, attribute, Some(level - 1)) {
            let records = self.united_tuples.records(&part);
            let released = self.releases(&part, Some((attribute, level - 1)));
            let value = self.value(part[0], attribute);
            let group = self.study.hierarchies()[attribute].level(below).groups[value as usize];
            let price = class.price - own + self.prices[attribute][below][group as usize];
            effect.gain -= i128::from(records) * if released { price } else { star };
            effect.suppressed += if released { 0 } else { i64::from(records) };
            effect.bits -= bits(records);
        }
        effect
    }

    /// The cut as it is.
    pub(super) fn cut(&self) -> &Cut {
        &self.cut
    }

    /// Whether no more is suppressed than may be.
    pub(super) fn is_feasible(&self) -> bool {
        self.suppressed <= self.study.suppressible() as i64
    }

    /// The step to take next; `None` if none is feasible and gains anything.
    pub(super) fn best_step(&self) -> Option<Refinement> {
        let room = self.study.suppressible() as i64 - self.suppressed;
        let mut best: Option<(Refinement, &Effect)> = None;
        for &step in &self.open {
            let Refinement { attribute, level, group } = step;
            let effect = &self.effects[attribute][usize::from(level)][group as usize];
            let free = effect.bits == 0 && effect.suppressed <= 0 && effect.gain >= 0;
            if effect.suppressed > room || (effect.gain <= 0 && !free) {
                continue;
            }
            if best.is_none_or(|(_, known)| self.score.order(effect, known).is_gt()) {
                best = Some((step, effect));
            }
        }
        best.map(|(step, _)| step)
    }

    /// Never takes this step.
    pub(super) fn refuse(&mut self, step: Refinement) {
        self.open.retain(|&open| open != step);
    }

    /// Takes a step; how many tuples were looked at.
    pub(super) fn take(&mut self, step: Refinement) -> usize {
        let Refinement { attribute, level, group } = step;
        let classes = std::mem::take(&mut self.classes).into_iter();
        let (gone, kept): (Vec<CutClass>, Vec<CutClass>) =
            classes.partition(|class| self.shown(class.tuples[0], attribute) == (level, group));
        self.classes = kept;
        for class in &gone {
            for (attribute, effect) in class.effects.iter().enumerate() {
                let (level, group) = self.shown(class.tuples[0], attribute);
                self.effects[attribute][usize::from(level)][group as usize].take_off(effect);
            }
            if !class.released {
                self.suppressed -= i64::from(class.records);
            }
        }
        self.cut.refine(&self.study, step);
        self.refuse(step);
        if level - 1 > self.floor(attribute) {
            let hierarchy = &self.study.hierarchies()[attribute];
            let below = hierarchy.map(usize::from(level) - 1, usize::from(level));
            let parts = (0..).zip(&below).filter(|(_, parent)| **parent == group);
            self.open.extend(parts.map(|(group, _)| Refinement {
                attribute,
                level: level - 1,
                group,
            }));
        }
        let mut work = 0;
        for class in gone {
            work += class.tuples.len();
            for tuples in self.parts(&class.tuples, attribute, Some(level - 1)) {
                self.add(tuples);
            }
        }
        work * self.study.attributes().len().max(1)
    }
}

impl Score {
    /// Whether one effect is better than another. Of equal ones none is.
    fn order(self, a: &Effect, b: &Effect) -> Ordering {
        // What costs no anonymity comes first, as it may hide what would gain.
        let free = |effect: &Effect| effect.bits == 0 && effect.suppressed <= 0;
        let order = free(a).cmp(&free(b));
        let ratio = |effect: &Effect| match self {
            Self::Gain => effect.gain as f64,
            Self::GainPerBit => effect.gain as f64 / (effect.bits.max(1)) as f64,
        };
        order.then_with(|| ratio(a).total_cmp(&ratio(b)))
    }
}

/// n·log2 n, in parts.
fn bits(records: u32) -> i128 {
    let records = f64::from(records.max(1));
    libm::round(records * log2(records) * 65_536.0) as i128
}
