//! Attacks on a release of sets, tried in steps.

use super::super::baskets::Baskets;
use super::super::items::ItemTree;
use super::super::release::ItemExposure;
use super::best::BestKnown;
use super::lines::ReleasedLines;
use crate::attack::{Attack, AttackFindings, Fact, Finding};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

/// More persons and records of a finding than anybody looks at are counted, not listed.
const MOST_LISTED: usize = 1000;

/// The most findings of each attack that are told.
const MOST_FINDINGS: usize = 1000;

/// The most lines and people that are looked at: some minutes' work.
const MOST_WORK: u64 = 1 << 34;

/// What is asked of attacks on sets.
#[derive(Clone, Debug)]
pub struct SetSettings {
    /// The attacks to try, of [`Attack::Linking`], [`Attack::Homogeneity`] and
    /// [`Attack::Membership`].
    pub attacks: Vec<Attack>,
    /// The confidence, above 0 and at most 1, from which on something is learned.
    pub confidence: f64,
    /// The most items of a person that somebody knows.
    pub known: u32,
    /// The k of the model, if it has one.
    pub k: Option<u32>,
}

/// Attacks on the people of the input, while they are tried.
#[derive(Debug)]
pub struct SetTrial {
    lines: Arc<ReleasedLines>,
    labels: Vec<String>,
    settings: SetSettings,
    /// On the sets as they were, on those of the release, and on what it says of sensitive items.
    walks: Vec<BestKnown>,
    next: usize,
}

/// What attacks came to.
#[derive(Clone, Debug)]
pub struct SetTrialFindings {
    /// What somebody finds who knows some items of a person, before anything was done.
    pub before: ItemExposure,
    /// The same people in the release.
    pub after: ItemExposure,
    /// Each attack.
    pub attacks: Vec<AttackFindings>,
}

impl SetTrial {
    /// Begins to attack a release with these lines. Of the people of `baskets` nobody knows the
    /// `sensitive` items where it is about these, and none at all where they stand in no line of the
    /// release.
    #[must_use]
    pub fn new(
        tree: &ItemTree,
        (baskets, sensitive): (&Baskets, &[u32]),
        lines: ReleasedLines,
        settings: SetSettings,
    ) -> Self {
        let lines = Arc::new(lines);
        let as_they_were = Arc::new(ReleasedLines::of_sets(tree, &baskets.sets, &[]));
        let most = settings.known as usize;
        let mut walks = vec![
            BestKnown::new((tree, baskets, &[]), as_they_were, (most, false), MOST_WORK),
            BestKnown::new((tree, baskets, &[]), lines.clone(), (most, false), MOST_WORK),
        ];
        if settings.attacks.contains(&Attack::Homogeneity) && !sensitive.is_empty() {
            let known = (tree, baskets, sensitive);
            walks.push(BestKnown::new(known, lines.clone(), (most, true), MOST_WORK));
        }
        Self { lines, labels: labels(tree, sensitive), settings, walks, next: 0 }
    }

    /// Looks at about so many lines and people; true once all was tried.
    pub fn step(&mut self, budget: usize) -> bool {
        if let Some(walk) = self.walks.get_mut(self.next) {
            self.next += usize::from(walk.step(budget));
        }
        self.next == self.walks.len()
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let parts = self.walks.iter().map(BestKnown::progress);
        parts.sum::<f64>() / self.walks.len() as f64
    }

    /// What was found, as far as it was looked for.
    #[must_use]
    pub fn finish(&self) -> SetTrialFindings {
        let tried = self.settings.attacks.iter();
        let attacks = tried.filter(|&&attack| attack != Attack::Membership).map(|&attack| {
            let walk =
                if attack == Attack::Linking { self.walks.get(1) } else { self.walks.get(2) };
            self.found(attack, walk)
        });
        SetTrialFindings {
            before: self.exposure(&self.walks[0]),
            after: self.exposure(&self.walks[1]),
            attacks: attacks.collect(),
        }
    }

    fn exposure(&self, walk: &BestKnown) -> ItemExposure {
        let fewest = walk.told().iter().map(|told| told.map_or(u64::MAX, |told| told.records));
        let (known, k) = (self.settings.known, self.settings.k);
        ItemExposure::of_fewest(&fewest.collect::<Vec<_>>(), &walk.pool.people, known, k)
    }

    fn found(&self, attack: Attack, walk: Option<&BestKnown>) -> AttackFindings {
        let mut gathered = Gathered::new(attack, self.settings.confidence);
        let Some(walk) = walk else { return gathered.finish(&self.lines, &self.labels, false) };
        gathered.tried = walk.place.len() as u64;
        let mut sets: BTreeMap<(u32, Option<u32>), (f64, Vec<u32>)> = BTreeMap::new();
        for (person, &place) in (0..).zip(&walk.place) {
            let told = place.and_then(|place| walk.told()[place as usize]);
            if let Some(told) = told {
                let key = (told.known, told.item.map(|(item, _)| item));
                let people = sets.entry(key).or_insert_with(|| (told.confidence(), Vec::new()));
                people.1.push(person);
            }
        }
        for ((known, item), (confidence, persons)) in sets {
            let lines = LinesOf::Known(known);
            gathered.add(Learned { persons, item, confidence, lines });
        }
        gathered.resolve(|known| walk.lines_of(known));
        gathered.finish(&self.lines, &self.labels, walk.is_cut_short())
    }
}

/// The node of something that is known, if it is one of the tree, and the nodes that may stand for it.
pub type KnownMeaning = (Option<u32>, Vec<u32>);

/// Attacks on persons of whom some items are known, each of them as the nodes of the tree that may
/// stand for it, while they are tried.
#[derive(Debug)]
pub struct ListedTrial {
    lines: Arc<ReleasedLines>,
    labels: Vec<String>,
    /// For each item that is known of somebody the nodes that may stand for it.
    meanings: Vec<Vec<u32>>,
    /// For each of them the sensitive item that it is.
    hidden: Vec<Option<u32>>,
    next: usize,
    gathered: Vec<Gathered>,
    /// Persons of whom the same is known come to the same lines.
    known: BTreeMap<Vec<u32>, Vec<u32>>,
    order: Vec<Vec<u32>>,
    work: u64,
}

impl ListedTrial {
    /// Begins to attack a release with these lines. Of each person some items are known; `meanings`
    /// has for each item its node, if it is one of the tree, and the nodes that may stand for it.
    #[must_use]
    pub fn new(
        tree: &ItemTree,
        sensitive: &[u32],
        lines: Arc<ReleasedLines>,
        (persons, meanings): (&[Vec<u32>], Vec<KnownMeaning>),
        settings: &SetSettings,
    ) -> Self {
        let labels = labels(tree, sensitive);
        let gathered = settings.attacks.iter().map(|&attack| {
            let is_tried = attack != Attack::Homogeneity || !sensitive.is_empty();
            let tried = if is_tried { persons.len() as u64 } else { 0 };
            Gathered { tried, ..Gathered::new(attack, settings.confidence) }
        });
        let gathered = gathered.collect();
        let mut known: BTreeMap<Vec<u32>, Vec<u32>> = BTreeMap::new();
        for (person, items) in (0..).zip(persons) {
            known.entry(items.clone()).or_default().push(person);
        }
        let order = known.keys().cloned().collect();
        let (nodes, meanings): (Vec<Option<u32>>, _) = meanings.into_iter().unzip();
        let hidden = nodes.into_iter();
        let hidden =
            hidden.map(|node| node.filter(|node| sensitive.binary_search(node).is_ok())).collect();
        Self { lines, labels, meanings, hidden, next: 0, gathered, known, order, work: 0 }
    }

    /// Looks at about so many lines; true once all was tried.
    pub fn step(&mut self, budget: usize) -> bool {
        let limit = self.work.saturating_add(budget as u64);
        while self.work < limit && self.next < self.order.len() && !self.is_cut_short() {
            let items = &self.order[self.next];
            self.next += 1;
            let hidden: Vec<u32> =
                items.iter().filter_map(|&item| self.hidden[item as usize]).collect();
            let in_lines = items
                .iter()
                .filter(|&&item| !self.lines.is_grouped || self.hidden[item as usize].is_none());
            let known: Vec<&[u32]> = in_lines.map(|&item| &*self.meanings[item as usize]).collect();
            let mut fitting = self.lines.fitting(&known);
            if self.lines.is_grouped {
                for &item in &hidden {
                    fitting = self.lines.grouped_with(&fitting, item);
                }
            }
            let looked_at = known.iter().copied().flatten();
            self.work += 1;
            self.work += looked_at
                .map(|&node| 1 + self.lines.postings[node as usize].len() as u64)
                .sum::<u64>();
            let persons = &self.known[items];
            for gathered in &mut self.gathered {
                let (item, confidence) = match gathered.attack {
                    Attack::Linking if !fitting.is_empty() => {
                        (None, 1.0 / self.lines.weight(&fitting) as f64)
                    }
                    Attack::Membership if fitting.is_empty() => (None, 1.0),
                    Attack::Homogeneity if !fitting.is_empty() => {
                        match self.lines.likeliest(&fitting, &hidden) {
                            None => continue,
                            Some((item, chance)) => (Some(item), chance),
                        }
                    }
                    _ => continue,
                };
                let (persons, lines) = (persons.clone(), LinesOf::Lines(fitting.clone()));
                gathered.add(Learned { persons, item, confidence, lines });
            }
        }
        self.next == self.order.len() || self.is_cut_short()
    }

    fn is_cut_short(&self) -> bool {
        self.work > MOST_WORK
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        self.next as f64 / self.order.len().max(1) as f64
    }

    /// What was found, as far as it was looked for.
    #[must_use]
    pub fn finish(self) -> Vec<AttackFindings> {
        let is_cut_short = self.next < self.order.len();
        let gathered = self.gathered.into_iter();
        gathered.map(|one| one.finish(&self.lines, &self.labels, is_cut_short)).collect()
    }
}

/// For each item what it is called, if it is a sensitive one.
fn labels(tree: &ItemTree, sensitive: &[u32]) -> Vec<String> {
    let mut labels = vec![String::new(); tree.items()];
    for &item in sensitive {
        tree.label(item).clone_into(&mut labels[item as usize]);
    }
    labels
}

/// The lines that show something.
#[derive(Clone, Debug)]
enum LinesOf {
    /// By the number of items that tell it.
    Known(u32),
    Lines(Vec<u32>),
}

/// What is learned of persons.
#[derive(Clone, Debug)]
struct Learned {
    persons: Vec<u32>,
    /// The sensitive item, if it is about one.
    item: Option<u32>,
    confidence: f64,
    lines: LinesOf,
}

/// What one attack finds, while it is gathered.
#[derive(Clone, Debug)]
struct Gathered {
    attack: Attack,
    tried: u64,
    kept: Vec<Learned>,
    found: u64,
    succeeded: u64,
    highest: Option<f64>,
    confidence: f64,
}

impl Gathered {
    fn new(attack: Attack, confidence: f64) -> Self {
        let (tried, found, succeeded) = (0, 0, 0);
        Self { attack, tried, kept: Vec::new(), found, succeeded, highest: None, confidence }
    }

    /// Notes what is learned. Of sensitive items only what is learned with the confidence that was
    /// asked about is a finding.
    fn add(&mut self, learned: Learned) {
        let confidence = learned.confidence;
        self.highest = Some(self.highest.map_or(confidence, |highest| highest.max(confidence)));
        if confidence >= self.confidence {
            self.succeeded += learned.persons.len() as u64;
        } else if self.attack == Attack::Homogeneity {
            return;
        }
        self.found += 1;
        self.kept.push(learned);
        if self.kept.len() > 2 * MOST_FINDINGS {
            self.trim();
        }
    }

    fn trim(&mut self) {
        self.kept.sort_by(|one, other| {
            let surest = other.confidence.total_cmp(&one.confidence);
            surest.then(one.persons.cmp(&other.persons))
        });
        self.kept.truncate(MOST_FINDINGS);
    }

    /// Replaces items by the lines that they come to.
    fn resolve(&mut self, lines_of: impl Fn(u32) -> Vec<u32>) {
        self.trim();
        for learned in &mut self.kept {
            if let LinesOf::Known(known) = learned.lines {
                learned.lines = LinesOf::Lines(lines_of(known));
            }
        }
    }

    fn finish(
        mut self,
        released: &ReleasedLines,
        labels: &[String],
        cut_short: bool,
    ) -> AttackFindings {
        self.trim();
        let attack = self.attack;
        let findings = self.kept.into_iter().map(|learned| {
            let Learned { mut persons, item, confidence, lines } = learned;
            let lines = match lines {
                LinesOf::Lines(lines) => lines,
                LinesOf::Known(_) => Vec::new(),
            };
            let people = persons.len() as u64;
            persons.truncate(MOST_LISTED);
            let (fact, prior) = match (attack, item) {
                (_, Some(item)) => {
                    let value = labels[item as usize].clone();
                    (Fact::Value { attribute: 0, value }, Some(released.share(item)))
                }
                (Attack::Membership, _) => (Fact::Absent, None),
                _ => (Fact::Identity, Some(1.0 / released.records() as f64)),
            };
            Finding {
                persons,
                people,
                fact,
                confidence,
                prior,
                journalist: None,
                rows: released.rows(&lines, MOST_LISTED),
                records: released.weight(&lines),
            }
        });
        let findings: Vec<Finding> = findings.collect();
        AttackFindings {
            attack,
            tried: self.tried,
            more: self.found - findings.len() as u64,
            findings,
            highest: self.highest,
            succeeded: self.succeeded,
            cut_short,
        }
    }
}

/// The items that are known of persons as nodes that may stand for them: a node itself, those above
/// it, and those below it where it is a group.
#[must_use]
pub fn comparable(tree: &ItemTree, node: u32) -> Vec<u32> {
    let mut nodes: Vec<u32> = tree.upwards(node).collect();
    let mut open = tree.children(node).to_vec();
    while let Some(node) = open.pop() {
        nodes.push(node);
        open.extend(tree.children(node));
    }
    nodes.sort_by_key(|&node| Reverse(node));
    nodes
}
