//! The least loss possible, proven: best-first branch and bound over boxes of the lattice.
//!
//! # Idea
//! A box is the set of nodes from a lowest to a highest corner. All its nodes
//! are coarser than the lowest corner, so the marginals there bound their loss
//! from below; and where the models are monotone, all of them suppress at least
//! what the highest corner suppresses, which raises that bound, and all fail if
//! the highest corner fails. The box with the smallest bound is looked at next:
//! its upper sides are pulled in as far as the best node known allows, its
//! highest corner is measured, and what is left is cut in two. When no box is
//! left that could beat the best node, that node is optimal. A quick [`Dive`]
//! before all that finds a good node to begin with.
//!
//! # Invariants
//! * A box is dropped only if each of its nodes is worse than the best known by
//!   more than rounding, or equal and lexicographically later, or infeasible by a
//!   monotonicity that holds on this study ([`Study::prunes`]).
//! * [`Search::bound`] never exceeds the optimum and never falls.
//! * The lattice is never materialised: memory grows with the open boxes and the
//!   nodes looked at, and with partitions to roll up from ([`Sources`]), all of them
//!   within [`Limits`].
//! * Every node that may be the best lies in an open region, in the one being looked
//!   at or in one given away. So several searches that hand regions to each other
//!   ([`Optimal::give_away`]) and tell each other what they find ([`Optimal::hear`])
//!   end, in whatever order they work, with the node that one alone ends with: all
//!   of them compare losses and nodes in the same way.

use super::dive::Dive;
use super::evaluate::measure;
use super::packed::PackedNodes;
use super::proof::{Proof, raised};
use super::region::Region;
use super::screen::Screen;
use super::sources::Sources;
use super::suppressed_below::SuppressedBelow;
use super::{Evaluated, Limits, Search, Stage, keep_better};
use crate::lattice::Levels;
use crate::loss::{Floor, KnownSuppression, Loss};
use crate::partition::{Memory, Partition, RollUp, Rolls};
use crate::study::Study;
use std::collections::{BinaryHeap, HashMap};
use std::sync::Arc;

/// What one region costs beside roll-ups, in classes looked at: each attribute is tried in turn,
/// and each trial joins the parts of all. With few attributes it is next to nothing; with
/// thousands it is nearly everything.
fn overhead(attributes: usize) -> usize {
    1 + attributes.saturating_mul(attributes) / 64
}

/// What it is at until a first node is known.
pub(super) const DIVING: &str = "dive";

/// What it is at from then on.
pub(crate) const PROVING: &str = "prove";

/// What a pending roll-up is for.
#[derive(Debug)]
enum Task {
    /// A first good node is looked for.
    Dive,
    /// The highest corner of this region is to be measured.
    High(Region),
    /// The partition of the lowest corner is to raise its bound.
    Low(Region),
    /// This partition is to be the source of that task's at this node.
    Way(Box<Task>, Levels),
}

/// What is remembered of a node whose partition was computed.
#[derive(Clone, Debug)]
struct KnownNode {
    feasible: bool,
    /// All nodes at or below it suppress these records.
    suppression: KnownSuppression,
    /// No node at or above it has a smaller loss; `None` if its levels say as much.
    floor: Option<Floor>,
}

/// The optimal search.
///
/// Where several work together, [`Search::bound`] speaks of the regions that each has: what
/// they prove together is the smallest of their bounds.
#[derive(Debug)]
pub struct Optimal {
    study: Arc<Study>,
    rolls: Rolls,
    sources: Sources,
    screen: Option<Screen>,
    memory: Memory,
    /// Until it has ended.
    dive: Option<Dive>,
    open: BinaryHeap<Region>,
    /// Regions to be worked through before any open one, the last first: where memory is short.
    deep: Vec<Region>,
    limits: Limits,
    pending: Option<(Task, RollUp)>,
    known: HashMap<Levels, KnownNode, rustc_hash::FxBuildHasher>,
    /// The highest nodes that fail and below which all fail.
    failing: PackedNodes,
    /// What the others suppress that were measured.
    suppressed_below: SuppressedBelow,
    best: Option<Evaluated>,
    bound: Loss,
    ended: bool,
    visited: u32,
    /// Tuples counted by the screen since the budget was last charged.
    screened: usize,
    /// What choosing and bounding a region costs, in classes looked at.
    overhead: usize,
}

impl Optimal {
    /// A search through the whole lattice that has looked at nothing yet.
    #[must_use]
    pub fn new(study: Arc<Study>) -> Self {
        let mut search = Self::over(study, []);
        let study = &search.study;
        let low = study.bottom();
        let finest = search.sources.finest();
        let bound = study.objective().bound(&low, 0, study.suppressible());
        let floor = study.floor(finest);
        let bound = raised(bound, floor.map(|floor| study.floor_bound(&floor, 0)).as_ref());
        let all = Region {
            low,
            high: study.top(),
            suppression: KnownSuppression::default(),
            bound,
            floor,
            raised: 0,
        };
        search.dive = Some(Dive::new(study));
        search.take(all);
        search
    }

    /// A search through these regions, to which [`Self::take`] adds others.
    #[must_use]
    pub fn over(study: Arc<Study>, regions: impl IntoIterator<Item = Region>) -> Self {
        let source = Arc::new(Partition::exact(study.contingency()));
        let overhead = overhead(study.attributes().len());
        let failing = PackedNodes::new(study.attributes().len());
        let suppressed_below = SuppressedBelow::new(study.attributes().len());
        let sources = Sources::new(source, study.hierarchies(), Limits::default().memory / 2);
        let screen = Screen::new(&study);
        let mut search = Self {
            study,
            rolls: Rolls::default(),
            sources,
            screen,
            memory: Memory::default(),
            dive: None,
            open: BinaryHeap::new(),
            deep: Vec::new(),
            limits: Limits::default(),
            pending: None,
            known: HashMap::default(),
            failing,
            suppressed_below,
            best: None,
            bound: Loss::INFINITE,
            ended: true,
            visited: 0,
            screened: 0,
            overhead,
        };
        for region in regions {
            search.take(region);
        }
        search
    }

    /// The same search that asks the screen about every node, as it does where tuples are many.
    #[cfg(test)]
    pub(super) fn eagerly_screened(self) -> Self {
        Self { screen: self.screen.map(Screen::eager), ..self }
    }

    /// The same search with other limits.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self.sources.limit(limits.memory / 2);
        self
    }

    /// What the search takes at the moment, in bytes, as [`Limits::memory`] counts it.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.sources.bytes() + self.remembered()
    }

    /// What regions and remembered nodes take.
    fn remembered(&self) -> usize {
        /// What the allocator adds to each vector.
        const OVERHEAD: usize = 16;
        let levels = size_of::<Levels>() + self.study.attributes().len() + OVERHEAD;
        // What is known to be suppressed is shared by regions and nodes, though not always.
        let detail = size_of::<f64>() * self.study.attributes().len() + OVERHEAD;
        let region = size_of::<Region>() + 2 * levels;
        // Hash maps are at most half empty.
        let known = 2 * (size_of::<KnownNode>() + levels) + detail;
        (self.open.len() + self.deep.len()) * region
            + self.known.len() * known
            + self.failing.bytes()
            + self.suppressed_below.bytes()
    }

    fn is_crowded(&self) -> bool {
        self.remembered() > self.limits.memory / 2
    }

    /// Leaves a region for later.
    fn push(&mut self, region: Region) {
        if self.is_crowded() && !self.known.is_empty() {
            self.known = HashMap::default();
            self.suppressed_below = SuppressedBelow::new(self.study.attributes().len());
        }
        if self.is_crowded() { self.deep.push(region) } else { self.open.push(region) }
    }

    /// Hands out a region, which this search then knows nothing more of: whoever takes it has to
    /// prove what is in it. `None` if there is none to spare.
    ///
    /// Of several open ones it is the second: the first is what this search does next. Of a
    /// single one it is the upper half.
    pub fn give_away(&mut self) -> Option<Region> {
        loop {
            let first = self.open.pop()?;
            if self.proof().is_hopeless(&first) {
                continue;
            }
            let spare = match self.open.pop() {
                // What is being looked at is enough to go on with.
                None if self.pending.is_some() && self.dive.is_none() => return Some(first),
                None => {
                    let (lower, upper) = self.proof().halves(first);
                    self.open.push(lower);
                    return upper;
                }
                Some(second) => second,
            };
            self.open.push(first);
            if !self.proof().is_hopeless(&spare) {
                return Some(spare);
            }
        }
    }

    /// Takes over a region that another search gave away.
    pub fn take(&mut self, region: Region) {
        let bound = std::mem::replace(&mut self.bound, Loss::NONE);
        self.bound =
            if self.ended { region.bound.clone() } else { bound.min(region.bound.clone()) };
        self.ended = false;
        self.open.push(region);
    }

    /// Takes note of a feasible node that another search found.
    pub fn hear(&mut self, best: &Evaluated) {
        keep_better(&mut self.best, best.clone());
    }

    /// Refuses a node if it fails for its rare records alone; nothing is rolled up then.
    fn screen_out(&mut self, levels: &Levels) -> bool {
        let Some(screen) = &mut self.screen else { return false };
        let budget = self.sources.nearest(levels).classes() / 2;
        let (finest, hierarchies) = (self.sources.finest(), self.study.hierarchies());
        let (refused, counted) =
            screen.refuses(levels, finest, hierarchies, &mut self.rolls, budget);
        self.screened += counted;
        if refused {
            self.refuse(levels);
        }
        refused
    }

    /// Takes in that a node fails because too many of its records are in small classes.
    fn refuse(&mut self, levels: &Levels) {
        self.visited += 1;
        if self.is_crowded() {
            // It would go on asking for what is not remembered.
            self.dive = None;
        } else {
            self.fail(levels);
        }
    }

    /// Starts on a node's partition, or on one between its source and it.
    fn start(&mut self, task: Task, levels: &Levels) {
        let source = self.sources.nearest(levels);
        match self.sources.node_between(&source, levels) {
            Some(halfway) => {
                let task = Task::Way(Box::new(task), levels.clone());
                self.start_from(source, task, &halfway);
            }
            None => self.start_from(source, task, levels),
        }
    }

    fn start_from(&mut self, source: Arc<Partition>, task: Task, levels: &Levels) {
        let memory = std::mem::take(&mut self.memory);
        let hierarchies = self.study.hierarchies();
        let roll_up = RollUp::new(source, levels, hierarchies, &mut self.rolls, memory);
        let most = self.study.suppressible();
        let roll_up = match task {
            // Where nothing may be suppressed, nearly all nodes fail, and what fails is the
            // source of the few others.
            Task::Dive | Task::High(_) if most > 0 => {
                roll_up.refusing(self.study.demands().smallest(), most)
            }
            _ => roll_up,
        };
        self.pending = Some((task, roll_up));
    }

    /// Starts on the next node of the dive; false once that has ended.
    fn dive(&mut self) -> bool {
        let Some(dive) = &mut self.dive else { return false };
        match dive.next(&self.study, self.best.as_ref(), |levels| match self.known.get(levels) {
            Some(known) => Some(known.feasible),
            None => self.failing.covers(levels).then_some(false),
        }) {
            Some(levels) => self.start(Task::Dive, &levels),
            None => self.dive = None,
        }
        true
    }

    /// Takes in what a finished roll-up says. It is asked for the nodes from `low` to its own.
    fn learn(&mut self, partition: &Partition, low: &Levels) -> KnownNode {
        let (node, suppression) = measure(&self.study, partition, self.best.as_ref(), low);
        let floor = self.study.floor(partition);
        let failing = suppression.records > self.study.suppressible();
        let known = KnownNode { feasible: node.feasible, suppression, floor };
        if self.is_crowded() {
            // It would go on asking for what is not remembered.
            self.dive = None;
        } else {
            if failing {
                self.fail(&node.levels);
            } else {
                self.suppressed_below.add(&node.levels, &known.suppression);
            }
            self.known.insert(node.levels.clone(), known.clone());
        }
        keep_better(&mut self.best, node);
        known
    }

    /// Keeps a failing node, and of all those kept only the highest: what lies below one of
    /// them fails too.
    fn fail(&mut self, levels: &Levels) {
        if !self.failing.covers(levels) {
            self.failing.remove_below(levels);
            self.failing.insert(self.failing.len(), levels);
        }
    }

    /// What is known so far.
    fn proof(&self) -> Proof<'_> {
        Proof { study: &self.study, failing: &self.failing, best: self.best.as_ref() }
    }

    /// Takes the most promising region and decides what to do with it; false if none is left.
    fn next_region(&mut self) -> bool {
        // Regions in depth are parts of the open one that was taken last, whose bound stands.
        let taken = self.deep.pop().map(|region| (region, false));
        let taken = taken.or_else(|| self.open.pop().map(|region| (region, true)));
        let Some((mut region, first)) = taken else {
            self.bound = self.best.as_ref().map_or(Loss::INFINITE, |best| best.loss.clone());
            self.ended = true;
            return false;
        };
        if first {
            self.bound = std::mem::replace(&mut self.bound, Loss::NONE).max(region.bound.clone());
        }
        if !self.proof().tighten(&mut region) {
            return true;
        }
        match self.known.get(&region.high) {
            Some(KnownNode { suppression, .. }) => {
                let suppression = suppression.clone();
                self.divide(region, suppression);
            }
            None => {
                if let Some(suppression) =
                    self.suppressed_below.above(&region.high, region.suppression.records)
                {
                    region.suppression = suppression.clone();
                    self.proof().rebound(&mut region);
                    self.push(region);
                    return true;
                }
                let levels = region.high.clone();
                if !self.screen_out(&levels) {
                    self.start(Task::High(region), &levels);
                }
            }
        }
        true
    }

    /// What is left of a region once its highest corner has been measured.
    fn divide(&mut self, mut region: Region, suppression: KnownSuppression) {
        if region.is_node() || suppression.records > self.study.suppressible() {
            return;
        }
        // As many at a lower corner weigh less.
        if suppression.records > 0 && suppression.records >= region.suppression.records {
            region.suppression = suppression;
            self.proof().rebound(&mut region);
        }
        let before = region.high.clone();
        if !self.proof().tighten(&mut region) {
            return;
        }
        if region.high != before {
            self.push(region);
            return;
        }
        if self.proof().asks_for_floor(&region) {
            match self.known.get(&region.low) {
                Some(known) => {
                    let floor = known.floor;
                    self.floor(region, floor);
                }
                None => {
                    let levels = region.low.clone();
                    self.start(Task::Low(region), &levels);
                }
            }
            return;
        }
        let (lower, upper) = self.proof().halves(region);
        upper.into_iter().chain([lower]).for_each(|half| self.push(half));
    }

    /// Takes in what the partition of a region's lowest corner says.
    fn floor(&mut self, mut region: Region, floor: Option<Floor>) {
        region.floor = floor;
        region.raised = 0;
        self.proof().rebound(&mut region);
        self.push(region);
    }
}

impl Search for Optimal {
    fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        loop {
            if let Some((task, mut roll_up)) = self.pending.take() {
                left = left.saturating_sub(roll_up.advance(left));
                if !roll_up.is_done() {
                    self.pending = Some((task, roll_up));
                    return false;
                }
                let refused = roll_up.is_refused();
                let (partition, memory) = roll_up.finish();
                self.memory = memory;
                if refused {
                    self.refuse(partition.levels());
                } else {
                    self.visited += 1;
                    let partition = Arc::new(partition);
                    self.sources.keep(partition.clone());
                    match task {
                        Task::Way(task, levels) => {
                            self.start_from(partition, *task, &levels);
                            continue;
                        }
                        Task::High(region) => {
                            let known = self.learn(&partition, &region.low);
                            self.divide(region, known.suppression);
                        }
                        Task::Low(region) => {
                            let known = self.learn(&partition, &region.low);
                            self.floor(region, known.floor);
                        }
                        Task::Dive => {
                            let low = self.study.bottom();
                            self.learn(&partition, &low);
                        }
                    }
                }
            } else if !self.dive() && !self.next_region() {
                return true;
            }
            left = left.saturating_sub(self.overhead + std::mem::take(&mut self.screened));
            if left == 0 {
                return false;
            }
        }
    }

    fn best(&self) -> Option<&Evaluated> {
        self.best.as_ref()
    }

    fn bound(&self) -> Option<Loss> {
        // Regions are taken in units of ties, so that one with a slightly smaller bound, or a
        // best node with a slightly smaller loss, may still follow.
        let proven = if self.ended { self.bound.clone() } else { self.bound.loosened() };
        Some(match &self.best {
            Some(best) => best.loss.clone().min(proven),
            None => proven,
        })
    }

    fn visited(&self) -> u32 {
        self.visited
    }

    fn stage(&self) -> Stage {
        let phase = if self.dive.is_some() { DIVING } else { PROVING };
        Stage { phase, done: u64::from(self.visited), total: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::{Optimal, Search};
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::Spec;
    use crate::model::KAnonymity;
    use crate::plan::{Plan, PlannedAttribute};
    use crate::prepare::prepare;
    use crate::table::Role;

    /// Choosing a region of many attributes is most of the work; a budget has to cover it, or
    /// nobody is heard for minutes.
    #[test]
    fn a_step_through_a_wide_lattice_is_short() {
        const COLUMNS: usize = 200;
        let mut reader = Reader::new(Options {
            delimiter: Some(b','),
            header: Some(false),
            ..Options::default()
        });
        for record in 0..20_usize {
            let cells: Vec<String> =
                (0..COLUMNS).map(|column| (record * (column + 3) % 7 % 3).to_string()).collect();
            reader.push((cells.join(",") + "\n").as_bytes()).unwrap();
        }
        let table = reader.finish().unwrap().table;
        let attributes = (0..COLUMNS).map(|column| {
            PlannedAttribute::new(&column.to_string(), column, Role::QuasiIdentifier, Spec::NONE)
        });
        let plan = Plan::new(attributes.collect(), vec![KAnonymity::chosen(4)]);
        let mut search = Optimal::new(prepare(&table, &plan).unwrap().study);
        assert!(!search.step(10_000));
        assert!(search.visited() <= 16, "{}", search.visited());
        while search.best().is_none() {
            assert!(!search.step(10_000));
        }
    }
}
