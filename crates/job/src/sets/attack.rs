//! Attacks on a release of sets of items.

use super::resolve::{self, of_sets};
use super::{SetJob, json, report};
use crate::AttackChoice;
use crate::attack::told;
use crate::resolve::Files;
use outis::attack::Attack;
use outis::sets::{
    Baskets, FileLayout, KnownMeaning, Lines, ListedTrial, PlacedGroups, Protection, ReleasedLines,
    SetSettings, SetTrial, comparable, read,
};
use outis::table::LineIndex;
use outis_protocol::attack::{AttackOutcome, SetAttackReport};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::report::{SetExposure, SetRiskPair};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What there is to attack sets with.
const ATTACKS: [Attack; 3] = [Attack::Linking, Attack::Homogeneity, Attack::Membership];

/// A file of sets with its name.
pub struct SetFile<'a> {
    /// What the file is called.
    pub name: String,
    /// What it holds.
    pub bytes: &'a [u8],
}

/// One trial on the persons of a known file.
#[derive(Debug)]
struct ListedFile {
    file: String,
    lines: LineIndex,
    trial: ListedTrial,
}

/// Attacks on a release of sets, while they are tried.
#[derive(Debug)]
pub struct SetAttacking {
    records: u64,
    values: bool,
    is_marked: bool,
    /// The largest share of a group of the release that has one sensitive item.
    likeliest: Option<f64>,
    /// On the persons of the input, unless others are known.
    own: Option<(SetTrial, LineIndex)>,
    listed: Vec<ListedFile>,
    next: usize,
}

impl SetAttacking {
    /// Begins to attack a release of the job: on the persons of each known file, of whom its items
    /// are known, or on those of the input, of whom up to `risk.known` of the recipe are.
    ///
    /// # Errors
    /// `parameter` if the confidence is no share, `unknown-choice` for an attack that is not there for
    /// sets; `item-not-in-hierarchy` with the line of what stands for no node of the tree,
    /// `release-line` for a line of the release that is no line of one; whatever makes a file of sets
    /// unacceptable; each with the file.
    pub fn new(
        job: &SetJob,
        release: &SetFile<'_>,
        known: &[SetFile<'_>],
        choice: &AttackChoice,
        files: &dyn Files,
    ) -> Outcome<Self> {
        choice.check()?;
        let is_default = choice.attacks == AttackChoice::default().attacks;
        let mut attacks = choice.attacks.clone();
        if let (false, true) = (is_default, attacks.iter().any(|one| !ATTACKS.contains(one))) {
            let detail = ATTACKS.map(Attack::id).join(", ");
            return Err(Problem::of_field(Code::UnknownChoice, "attacks").with_detail(detail));
        }
        attacks.retain(|attack| ATTACKS.contains(attack));
        let study = &job.study;
        let lines =
            released(job, release.bytes).map_err(|problem| placed(problem, &release.name))?;
        let (records, likeliest) = (lines.records(), lines.largest_share());
        let settings = SetSettings {
            attacks,
            confidence: choice.confidence,
            known: job.known,
            k: study.protection.k(),
        };
        let (mut own, mut listed) = (None, Vec::new());
        if known.is_empty() {
            let people = (&study.baskets, &study.sensitive[..]);
            let trial = SetTrial::new(&study.tree, people, lines, settings);
            own = Some((trial, study.baskets.line_index()));
        } else {
            let lines = Arc::new(lines);
            for file in known {
                let one = list(job, file, (&lines, &settings), files);
                listed.push(one.map_err(|problem| placed(problem, &file.name))?);
            }
        }
        let is_marked = !study.sensitive.is_empty();
        let values = choice.values;
        Ok(Self { records, values, is_marked, likeliest, own, listed, next: 0 })
    }

    /// Looks at about so many lines and people; true once all was tried.
    pub fn step(&mut self, budget: usize) -> bool {
        match (&mut self.own, self.listed.get_mut(self.next)) {
            (Some((trial, _)), _) => trial.step(budget),
            (None, Some(listed)) => {
                self.next += usize::from(listed.trial.step(budget));
                self.next == self.listed.len()
            }
            (None, None) => true,
        }
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.own {
            Some((trial, _)) => trial.progress(),
            None => {
                let part = self.listed.get(self.next).map_or(0.0, |one| one.trial.progress());
                (self.next as f64 + part) / self.listed.len().max(1) as f64
            }
        }
    }

    /// What was found.
    #[must_use]
    pub fn finish(self) -> SetAttackReport {
        let names = [ITEMS.to_owned()];
        let Some((trial, lines)) = self.own else {
            let attacks = self.listed.into_iter().flat_map(|listed| {
                let ListedFile { file, lines, trial } = listed;
                let outcomes = trial.finish().into_iter();
                let told = outcomes.map(|one| told(one, Some(&file), &lines, &names, self.values));
                told.collect::<Vec<AttackOutcome>>()
            });
            let attacks = attacks.collect();
            return SetAttackReport { records: self.records, exposure: None, attacks };
        };
        let found = trial.finish();
        let outcomes = found.attacks.into_iter();
        let attacks: Vec<AttackOutcome> =
            outcomes.map(|one| told(one, None, &lines, &names, self.values)).collect();
        let before = report::exposure(found.before);
        let after = report::exposure(found.after);
        let exposure = SetRiskPair {
            before: SetExposure { likeliest: self.is_marked.then_some(1.0), ..before },
            after: Some(SetExposure { likeliest: self.likeliest, ..after }),
        };
        SetAttackReport { records: self.records, exposure: Some(exposure), attacks }
    }
}

/// What findings about sensitive items are about: the field of the recipe.
const ITEMS: &str = "items.sensitive";

/// A problem with what stands in a file, unless it names another.
fn placed(problem: Problem, file: &str) -> Problem {
    if problem.file.is_some() { problem } else { problem.in_file(file) }
}

/// The lines of a release.
fn released(job: &SetJob, bytes: &[u8]) -> Outcome<ReleasedLines> {
    let study = &job.study;
    if !matches!(study.protection, Protection::PrivacyDegree { .. }) {
        let baskets = match job.layout {
            None => json::read(bytes),
            Some(layout) => {
                let lines = match layout.lines {
                    Lines::Persons { items, .. } => Lines::Persons { id: false, items },
                    Lines::Pairs => Lines::Pairs,
                };
                let delimiter = layout.delimiter.or(Some(b';'));
                read(bytes, FileLayout { lines, delimiter, ..layout }).map_err(Problem::from)
            }
        };
        let baskets = baskets.map_err(of_sets)?;
        let words = baskets.items.iter().zip(baskets.first_lines.iter().copied());
        let nodes = nodes(job, words)?;
        let records = baskets.sets.iter();
        let records = records.map(|set| set.iter().map(|&item| nodes[item as usize]).collect());
        let records: Vec<Vec<u32>> = records.collect();
        return Ok(ReleasedLines::of_sets(&study.tree, &records, &study.sensitive));
    }
    let PlacedGroups { groups, sensitive, people } = match job.layout {
        None => json::read_groups(bytes)?,
        Some(layout) => PlacedGroups::read(bytes, layout).map_err(|error| {
            let problem = of_sets(error.into());
            let is_line = problem.code == Code::NotVerified;
            let code = if is_line { Code::ReleaseLine } else { problem.code };
            let detail = problem.detail.clone().filter(|_| !is_line);
            Problem { code, detail, ..problem }
        })?,
    };
    let (mut records, mut group_of, mut told) = (Vec::new(), Vec::new(), Vec::new());
    for (number, group) in groups.iter().enumerate() {
        let named = group.sensitive.iter().zip(&sensitive[number]);
        let items = nodes(job, named.map(|((item, _), &line)| (item.as_str(), line)))?;
        let counts = group.sensitive.iter().map(|&(_, count)| count);
        told.push((group.people.len() as u64, items.into_iter().zip(counts).collect()));
        for (person, &line) in group.people.iter().zip(&people[number]) {
            records.push(nodes(job, person.iter().map(|item| (item.as_str(), line)))?);
            group_of.push(number as u32);
        }
    }
    Ok(ReleasedLines::of_groups(&study.tree, &records, &group_of, &told))
}

/// The nodes that are written so, each with the line where it stands.
///
/// # Errors
/// `item-not-in-hierarchy` with the first line where one stands that is no node.
fn nodes<'a>(job: &SetJob, items: impl Iterator<Item = (&'a str, u64)>) -> Outcome<Vec<u32>> {
    let mut unknown = BTreeSet::new();
    let mut first: Option<u64> = None;
    let mut nodes = Vec::new();
    for (item, line) in items {
        match job.study.tree.node(item) {
            Some(node) => nodes.push(node),
            None => {
                first = Some(first.map_or(line, |first| first.min(line)));
                unknown.insert(item);
            }
        }
    }
    if unknown.is_empty() {
        return Ok(nodes);
    }
    let found = Some(unknown.len() as u64);
    Err(Problem { found, line: first, ..Problem::new(Code::ItemNotInHierarchy) })
}

/// A trial on the persons of a known file.
fn list(
    job: &SetJob,
    file: &SetFile<'_>,
    (lines, settings): (&Arc<ReleasedLines>, &SetSettings),
    files: &dyn Files,
) -> Outcome<ListedFile> {
    let (baskets, _) = resolve::read(&job.recipe, file.bytes)?;
    let tree = &job.study.tree;
    let others = unnamed(&baskets, |item| tree.node(item).is_none());
    // What nobody of the input has stands below the groups that the hierarchy puts it into.
    let above = others.as_ref().map(|others| resolve::tree(&job.recipe, others, files));
    let above = above.transpose()?;
    let meanings = baskets.items.iter().map(|item| match (tree.node(item), &above) {
        (Some(node), _) => (Some(node), comparable(tree, node)),
        (None, Some(above)) => {
            let node = above.node(item).unwrap_or_else(|| above.root());
            (None, above.upwards(node).filter_map(|node| tree.node(above.label(node))).collect())
        }
        (None, None) => (None, Vec::new()),
    });
    let meanings: Vec<KnownMeaning> = meanings.collect();
    let persons = (&baskets.sets[..], meanings);
    let trial = ListedTrial::new(tree, &job.study.sensitive, lines.clone(), persons, settings);
    Ok(ListedFile { file: file.name.clone(), lines: baskets.line_index(), trial })
}

/// The sets of a file with those items alone that are no nodes; nothing if there are none.
fn unnamed(baskets: &Baskets, is_unnamed: impl Fn(&str) -> bool) -> Option<Baskets> {
    let mut others = outis::sets::Gathering::default();
    for (set, &line) in baskets.sets.iter().zip(&baskets.lines) {
        let items = set.iter().map(|&item| baskets.items.get(item));
        // Nobody has an id here, so that nothing is refused.
        others.add(line, None, items.filter(|item| is_unnamed(item))).ok()?;
    }
    others.finish().ok()
}
