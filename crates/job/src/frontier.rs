//! What each k and each suppression limit cost: for every pair of them the best node of the
//! lattice, and the best table of mixed detail that one of a few recodings comes to.
//!
//! # What is varied
//! The k of every `k-anonymity` of the recipe, and its suppression limit. All other models and
//! settings stay as they are. Each point is what a run of that recipe would come to; none is
//! guessed from another. Of mixed detail, where a larger limit may come to a worse table, a smaller
//! limit's table is told in its place, and which limit that is.
//!
//! # What points share
//! * The table, its hierarchies and, for one k, all that models look at: a limit changes none of
//!   them.
//! * Nodes. The best one under the next larger limit and that under the next larger k are measured
//!   first: one that may be released shows what need not be looked at. The search then proves
//!   what it would have proven alone.
//! * Proofs. Where every class is judged by itself ([`limits_only_refuse`]), a smaller limit takes
//!   nodes away and changes none. So the best under a larger limit that a smaller one allows is its
//!   best, too, and where there was none there is none.

use crate::attempt::Way;
use crate::report::details;
use crate::resolve::placed_in_search;
use crate::{Attempt, Chosen, Job};
use outis::choice::{Argument, Range};
use outis::lattice::Levels;
use outis::loss::{Aggregate, Loss};
use outis::model::{KAnonymity, ModelChoice};
use outis::partition::partition;
use outis::recoding::{Iterative, Mondrian, RECODINGS, RecodingChoice, Subtree};
use outis::search::{Capped, Evaluated, Limits, Optimal, SearchChoice, evaluate};
use outis::study::Study;
use outis_protocol::frontier::{FrontierPoint, PointRecoding};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Model, Search};
use std::sync::Arc;

/// By so small a share losses differ that were summed in another order.
const SAME: f64 = 1e-9;

/// What is to be looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct FrontierRange {
    /// The values of k.
    pub k: Vec<u32>,
    /// The suppression limits, as shares of the records.
    pub limits: Vec<f64>,
    /// The recodings that are tried for mixed detail; without any there are no such points.
    pub mixed: Vec<Search>,
    /// The most nodes that are looked at for a point of one level for each column.
    pub nodes: u32,
}

impl Default for FrontierRange {
    /// The recodings are those that the page tries by itself: they take little time for what they
    /// keep.
    fn default() -> Self {
        Self {
            k: vec![2, 3, 5, 10, 20, 50],
            limits: vec![0.0, 0.01, 0.02, 0.05, 0.1],
            mixed: [Mondrian::choose(), Iterative::choose(), Subtree::choose()]
                .map(Search::from)
                .to_vec(),
            nodes: 10_000,
        }
    }
}

impl FrontierRange {
    /// Refuses what is no k, or no share of the records.
    fn check(&self) -> Outcome<()> {
        let refused = |field: &str, range: Range| {
            Err(Problem::of_field(Code::Parameter, field).with_detail(range.text()))
        };
        if let Some(k) = KAnonymity::DECLARED.parameter("k")
            && !self.k.iter().all(|&asked| k.range.holds(asked.into()))
        {
            return refused("k", k.range);
        }
        if !self.limits.iter().all(|&limit| Range::SHARE.holds(limit)) {
            return refused("limits", Range::SHARE);
        }
        let recodings = RECODINGS.each_ref().map(|kind| kind.declared.id);
        for search in &self.mixed {
            if !recodings.contains(&search.id()) {
                let problem = Problem::of_field(Code::Parameter, "mixed");
                return Err(problem.with_detail(recodings.join(" ")));
            }
            search.check().map_err(placed_in_search)?;
        }
        match self.nodes {
            0 => refused("nodes", Range::at_least(1)),
            _ => Ok(()),
        }
    }
}

/// The frontier of a job under way.
pub struct Frontier {
    job: Arc<Job>,
    range: FrontierRange,
    /// Pairs of k and limit by their places in the range, the next one last.
    open: Vec<(usize, usize)>,
    current: Option<DemandPair>,
    /// The best node of each limit under the k before this one.
    larger_k: Vec<Option<Levels>>,
    /// What is known under the limit before this one, with the same k.
    larger_limit: Option<KnownBest>,
    /// The job with the k at hand, and its place in the range.
    with_k: Option<(usize, Arc<Job>)>,
    points: Vec<((usize, usize), FrontierPoint)>,
}

/// A pair of k and limit that is being looked at.
struct DemandPair {
    place: (usize, usize),
    job: Arc<Job>,
    work: Work,
}

enum Work {
    /// The best node is looked for.
    Nodes(Attempt),
    /// Recodings are tried, those that are left the first last.
    Mixed { left: Vec<Search>, tried: Option<(Search, Attempt)>, best: Option<(Search, Chosen)> },
}

/// The best node of a pair.
struct KnownBest {
    study: Arc<Study>,
    best: Option<Evaluated>,
    /// Whether none is better.
    optimal: bool,
    /// Whether it is the first of the best, as ties are broken: the search has come to its end.
    complete: bool,
}

impl Frontier {
    /// Nothing looked at yet.
    ///
    /// # Errors
    /// `frontier-needs-k` if the recipe does not ask for k-anonymity, `parameter` for a k, limit or
    /// number of nodes out of its range.
    pub fn new(job: Arc<Job>, range: FrontierRange) -> Outcome<Self> {
        range.check()?;
        if !job.recipe.models.iter().any(is_k_anonymity) {
            return Err(Problem::of_field(Code::FrontierNeedsK, "models"));
        }
        // Larger ones first, so that their best nodes can be released under smaller k, and tell
        // what is best under smaller limits.
        let by_limit = ascending(&range.limits, |one, other| one.total_cmp(other));
        let by_k = ascending(&range.k, u32::cmp);
        let pairs = by_k.iter().flat_map(|&k| by_limit.iter().map(move |&limit| (k, limit)));
        Ok(Self {
            open: pairs.collect(),
            larger_k: vec![None; range.limits.len()],
            job,
            range,
            current: None,
            larger_limit: None,
            with_k: None,
            points: Vec::new(),
        })
    }

    /// Looks at about `classes` classes; true once every point is known.
    ///
    /// # Errors
    /// Whatever a recipe with another k or limit is refused for.
    pub fn step(&mut self, classes: usize) -> Outcome<bool> {
        let Some(pair) = self.current.take() else {
            let Some(place) = self.open.pop() else { return Ok(true) };
            self.current = self.begin(place)?;
            return Ok(self.current.is_none() && self.open.is_empty());
        };
        let DemandPair { place, job, work } = pair;
        let work = match work {
            Work::Nodes(mut attempt) => match attempt.step(classes) {
                false => Some(Work::Nodes(attempt)),
                true => {
                    self.learn(place, &job, KnownBest::found(&attempt, &job.prepared.study));
                    self.mixed()
                }
            },
            Work::Mixed { left, tried: Some((search, mut attempt)), best } => {
                match attempt.step(classes) {
                    false => Some(Work::Mixed { left, tried: Some((search, attempt)), best }),
                    true => {
                        let found = attempt.found().map(|found| (search, found.chosen));
                        Some(Work::Mixed { left, tried: None, best: better(best, found) })
                    }
                }
            }
            Work::Mixed { mut left, tried: None, best } => match left.pop() {
                // One that a study does not allow is not among those to choose from.
                Some(search) => {
                    let tried = job.attempt(&search).ok().map(|attempt| (search, attempt));
                    Some(Work::Mixed { left, tried, best })
                }
                None => {
                    self.points.push((place, mixed_point(&job, self.pair(place), best)));
                    None
                }
            },
        };
        self.current = work.map(|work| DemandPair { place, job, work });
        Ok(self.current.is_none() && self.open.is_empty())
    }

    /// How many points are known, of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let kinds = if self.range.mixed.is_empty() { 1 } else { 2 };
        (self.points.len(), self.range.k.len() * self.range.limits.len() * kinds)
    }

    /// The points that are known so far, by k and limit in the order of the range; of each pair
    /// first that of one level for each column.
    #[must_use]
    pub fn points(&self) -> Vec<FrontierPoint> {
        let mut points: Vec<_> = self.points.iter().collect();
        // They come in this order themselves within a pair.
        points.sort_by_key(|(place, _)| *place);
        points.into_iter().map(|(_, point)| self.best_within(point)).collect()
    }

    /// A point, or the table of a smaller limit in its place: what that allows, this one does.
    fn best_within(&self, point: &FrontierPoint) -> FrontierPoint {
        let PointRecoding::Mixed = point.recoding else { return point.clone() };
        let smaller = self.points.iter().map(|(_, other)| other).filter(|other| {
            other.recoding == point.recoding && other.k == point.k && other.limit < point.limit
        });
        let loss = |point: &FrontierPoint| point.loss.unwrap_or(f64::INFINITY);
        let best = smaller
            .min_by(|one, other| {
                loss(one).total_cmp(&loss(other)).then(one.limit.total_cmp(&other.limit))
            })
            .filter(|best| best.loss.is_some() && loss(best) <= loss(point) * (1.0 + SAME));
        match best {
            Some(best) => {
                FrontierPoint { limit: point.limit, enough: Some(best.limit), ..best.clone() }
            }
            None => point.clone(),
        }
    }

    fn pair(&self, (k, limit): (usize, usize)) -> (u32, f64) {
        (self.range.k[k], self.range.limits[limit])
    }

    /// Begins with a pair: with what is known from others, if that is enough.
    fn begin(&mut self, place: (usize, usize)) -> Outcome<Option<DemandPair>> {
        let (k, limit) = self.pair(place);
        let with_k = match self.with_k.take() {
            Some((known, job)) if known == place.0 => job,
            _ => {
                self.larger_limit = None;
                Arc::new(self.job.with_k(k)?)
            }
        };
        let job = Arc::new(with_k.with_suppression_limit(limit)?);
        self.with_k = Some((place.0, with_k));
        let study = &job.prepared.study;
        if let Some(known) = self.larger_limit.take() {
            if let Some(same) = known.best_still(study) {
                self.learn(place, &job, same);
                return Ok(self.mixed().map(|work| DemandPair { place, job, work }));
            }
            self.larger_limit = Some(known);
        }
        let mut search = Capped::new(study.clone(), self.job.limits()?, self.range.nodes);
        let larger_limit = self.larger_limit.iter().filter_map(|known| known.best.as_ref());
        let neighbors = larger_limit.map(|node| &node.levels).chain(&self.larger_k[place.1]);
        for levels in neighbors {
            let node = measured(study, levels);
            if node.feasible {
                search.hear(&node);
            }
        }
        let attempt = Attempt::new(Way::Capped(Box::new(search)), study);
        Ok(Some(DemandPair { place, work: Work::Nodes(attempt), job }))
    }

    /// Takes in the best node of a pair.
    fn learn(&mut self, place: (usize, usize), job: &Job, known: KnownBest) {
        self.points.push((place, node_point(job, self.pair(place), &known)));
        self.larger_k[place.1] = known.best.as_ref().map(|node| node.levels.clone());
        self.larger_limit = Some(known);
    }

    /// The recodings to try, if any are wanted.
    fn mixed(&self) -> Option<Work> {
        let left: Vec<Search> = self.range.mixed.iter().rev().cloned().collect();
        (!left.is_empty()).then_some(Work::Mixed { left, tried: None, best: None })
    }
}

impl KnownBest {
    /// What a search that has ended, or looked at all the nodes that it may, has come to.
    fn found(attempt: &Attempt, study: &Arc<Study>) -> Self {
        let found = attempt.found();
        let bound = attempt.bound();
        let optimal = match &found {
            Some(found) => bound.is_some_and(|bound| bound.compare(found.chosen.loss()).is_ge()),
            None => attempt.proves_none(),
        };
        Self {
            study: study.clone(),
            best: found.and_then(|found| found.node().cloned()),
            optimal,
            complete: optimal && !attempt.is_spent() && study.allows_proof(),
        }
    }

    /// What it says of the same study under a smaller limit: that the best is the same, or nothing.
    fn best_still(&self, study: &Arc<Study>) -> Option<Self> {
        if !self.complete || !limits_only_refuse(&self.study) || !limits_only_refuse(study) {
            return None;
        }
        let best = match &self.best {
            None => None,
            Some(best) => {
                let node = measured(study, &best.levels);
                let same = node.feasible && node.loss.compare(&best.loss).is_eq();
                Some(same.then_some(node)?)
            }
        };
        Some(Self { study: study.clone(), best, optimal: true, complete: true })
    }
}

/// Whether a smaller suppression limit does no more than to refuse nodes: what each class shows
/// decides by itself whether it is released, and suppressed records are in no class.
fn limits_only_refuse(study: &Study) -> bool {
    !study.demands().concern_table() && !study.keeps_stars()
}

/// A node of a study, counted afresh.
fn measured(study: &Study, levels: &Levels) -> Evaluated {
    evaluate(study, &partition(study.contingency(), study.hierarchies(), levels))
}

pub(crate) fn is_k_anonymity(model: &Model) -> bool {
    model.id() == KAnonymity::DECLARED.id
}

/// The places of a list's members, the smallest first.
fn ascending<T>(all: &[T], order: impl Fn(&T, &T) -> std::cmp::Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..all.len()).collect();
    places.sort_by(|&one, &other| order(&all[one], &all[other]));
    places
}

/// What loses less; of equals what was tried first.
fn better(
    best: Option<(Search, Chosen)>,
    found: Option<(Search, Chosen)>,
) -> Option<(Search, Chosen)> {
    match (best, found) {
        (Some(best), Some(found)) if found.1.loss().compare(best.1.loss()).is_lt() => Some(found),
        (best, found) => best.or(found),
    }
}

fn node_point(job: &Job, (k, limit): (u32, f64), known: &KnownBest) -> FrontierPoint {
    let best = known.best.as_ref();
    let search = Search::default();
    FrontierPoint {
        levels: best.map(|node| job.named_levels(&node.levels)),
        optimal: known.optimal,
        ..point(job, (k, limit), Some(search), best.map(|node| (&node.loss, node.suppressed)))
    }
}

fn mixed_point(job: &Job, pair: (u32, f64), best: Option<(Search, Chosen)>) -> FrontierPoint {
    let (search, chosen) = best.unzip();
    let found = chosen.as_ref().map(|chosen| (chosen.loss(), chosen.suppressed()));
    let detail = match &chosen {
        Some(Chosen::Recoded(recoded)) => Some(details(job, recoded)),
        _ => None,
    };
    FrontierPoint { recoding: PointRecoding::Mixed, detail, ..point(job, pair, search, found) }
}

/// A point of which only what was lost and suppressed is known.
fn point(
    job: &Job,
    (k, limit): (u32, f64),
    search: Option<Search>,
    found: Option<(&Loss, u64)>,
) -> FrontierPoint {
    FrontierPoint {
        k,
        limit,
        enough: None,
        recoding: PointRecoding::FullDomain,
        search,
        levels: None,
        detail: None,
        loss: found.map(|(loss, _)| loss.value()),
        kept: found.and_then(|(loss, _)| job.kept(loss)),
        suppressed: found.map(|(_, suppressed)| suppressed as u32),
        optimal: false,
    }
}

impl Job {
    /// The share of the detail that is kept where so much is lost; `None` where the loss has no
    /// whole that something could be kept of, such as a sum, or one in which columns weigh.
    #[must_use]
    pub fn kept(&self, loss: &Loss) -> Option<f64> {
        let is_share = self.plan.loss.metric.kind().declared.family == "share";
        let mut weights = self.prepared.study.attributes().iter().map(|attribute| attribute.weight);
        let is_plain = weights.all(|weight| (weight - 1.0).abs() < f64::EPSILON);
        let is_whole = is_share && is_plain && self.plan.loss.aggregate != Aggregate::Sum;
        is_whole.then(|| 1.0 - loss.value())
    }

    /// What a search for the best node may take, if it is not the recipe's own that is begun.
    pub(crate) fn limits(&self) -> Outcome<Limits> {
        if self.recipe.search.id() != Optimal::DECLARED.id {
            return Ok(Limits::default());
        }
        Limits::chosen(&self.recipe.search).map_err(Problem::from)
    }

    /// The same with another k for k-anonymity.
    ///
    /// # Errors
    /// Whatever is wrong with the models then.
    fn with_k(&self, k: u32) -> Outcome<Self> {
        let mut models = self.recipe.models.clone();
        for model in models.iter_mut().filter(|model| is_k_anonymity(model)) {
            model.give("k", Argument::Integer(k));
        }
        self.with_models(models)
    }
}
