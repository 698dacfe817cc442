//! A release compared with an earlier one (spec H6 to H8, H11 and H12).
//!
//! The earlier release is read by the hierarchies of the recipe, over the values of the input. No
//! file can show that two releases are of the same persons. It is assumed where both have as many
//! records as the input, so that neither left anybody out; where the earlier one has fewer, and this
//! one left nobody out, that people have only joined; otherwise nothing. The outcome says which.

use super::composition::{ComposedTold, Composing};
use super::written::WrittenRelease;
use super::{AttackChoice, NamedInput};
use crate::resolve;
use outis::attack::{
    Assumption, Attack, Compared, Difference, Differences, Exposed, JointlyExposed, LabelReading,
    Newcomers, Owners, PairedColumn, ReleaseComparison, Unsorted, unsorted,
};
use outis::hierarchy::{STAR, Spec};
use outis::table::{Column, Role, Table};
use outis_protocol::attack::{AttackFact, AttackFinding, AttackOutcome, NamedCells};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Recipe;
use std::collections::HashMap;
use std::sync::Arc;

/// Findings of each attack that are told, and records of each.
pub(super) const MOST: usize = 1000;

/// The k that is asked about where the recipe asks for none.
pub(super) const PAIR: u32 = 2;

/// Which columns link the records of two releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Linking {
    /// All that both have: what is released word for word is taken to stay the same.
    All,
    /// Quasi-identifiers alone: anything else may have changed.
    QuasiIdentifiers,
}

/// Comparisons with one earlier release, while they are made.
#[derive(Debug)]
pub(super) struct Earlier {
    name: String,
    k: u64,
    confidence: f64,
    /// The quasi-identifiers of either.
    columns: Vec<String>,
    asked: Vec<Attack>,
    unsorted: Option<Unsorted>,
    comparisons: Vec<(Attack, ReleaseComparison)>,
    differences: Option<Differences>,
    composing: Option<Composing>,
    /// Records of the earlier release, and of the larger one.
    records: u64,
    most_records: u64,
    /// The same where what the earlier release shows is read otherwise.
    otherwise: Option<Box<Earlier>>,
}

impl Earlier {
    /// Begins to compare a release with a file. Of `sensitive` columns it is asked what both tell
    /// together.
    ///
    /// # Errors
    /// `nothing-in-common` if they share no quasi-identifier, and as [`super::Attacking::new`].
    pub(super) fn new(
        written: &WrittenRelease<'_>,
        file: &NamedInput<'_>,
        asked: (&AttackChoice, &[String]),
        linking: Linking,
    ) -> Outcome<Self> {
        let (mut first, is_ambiguous) =
            Self::read(written, file, asked, (linking, LabelReading::Finest))?;
        if is_ambiguous {
            let (other, _) = Self::read(written, file, asked, (linking, LabelReading::Coarsest))?;
            first.otherwise = Some(Box::new(other));
        }
        Ok(first)
    }

    /// The same of one reading of the file, and whether there is another.
    fn read(
        written: &WrittenRelease<'_>,
        file: &NamedInput<'_>,
        (choice, sensitive): (&AttackChoice, &[String]),
        (linking, reading): (Linking, LabelReading),
    ) -> Outcome<(Self, bool)> {
        let table = file.input.table();
        let titles = resolve::Titles::new(written.recipe, table);
        let (mut paired, mut columns, mut originals) = (Vec::new(), Vec::new(), Vec::new());
        let (mut places, mut quasi, mut known, mut texts) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut is_ambiguous, mut has_left) = (false, false);
        refuse_perturbed(written.recipe, &titles).map_err(|told| told.in_file(&file.name))?;
        for column in &written.columns {
            let Some(own) = titles.find_alike(&column.title) else { continue };
            places.push(own);
            let both = [&table.columns[own], column.released];
            paired.push(match column.role {
                Role::QuasiIdentifier => {
                    let original = column.original.as_deref();
                    let markers = (&written.markers[..], reading);
                    let regions = PairedColumn::read(&column.spec, original, both, markers);
                    let regions = regions.map_err(|error| {
                        // What the release shows itself is not the file's.
                        let alone = [&Column::default(), column.released];
                        let own =
                            PairedColumn::regions(&column.spec, original, alone, &written.markers);
                        match own {
                            Err(own) => super::not_of_release(own, &column.title),
                            Ok(_) => {
                                super::not_of_release(error, &column.title).in_file(&file.name)
                            }
                        }
                    })?;
                    is_ambiguous |= regions.is_ambiguous();
                    has_left |= regions.shows_strangers();
                    if column.only_links {
                        regions.that_only_links()
                    } else {
                        quasi.push(own);
                        columns.push(column.title.clone());
                        known.extend(original.map(|original| (regions.clone(), original)));
                        if written.persons.is_some() {
                            originals.push(original.map(|original| (regions.clone(), original)));
                        }
                        regions
                    }
                }
                _ if linking == Linking::QuasiIdentifiers || has_changed(both) => continue,
                _ => {
                    let paired = PairedColumn::texts(both, &written.markers);
                    texts.push((column, paired.clone()));
                    paired
                }
            });
        }
        if columns.is_empty() {
            return Err(Problem::new(Code::NothingInCommon).in_file(&file.name));
        }
        let asked = written.recipe.models.iter().filter_map(|model| model.k()).max();
        let k = u64::from(asked.unwrap_or(PAIR));
        let here = alone_here(written, table.records, &titles)?;
        known.extend(here.iter().filter_map(|(_, column, own)| Some((column.clone(), (*own)?))));
        if written.persons.is_none() {
            let there = alone_there(written, table, &places, (quasi, k))?;
            let here = here.into_iter().map(|(title, column, _)| (title, column));
            for (title, column) in here.chain(there) {
                columns.push(title);
                paired.push(column);
            }
        }
        let asks = |attack: Attack| choice.attacks.contains(&attack);
        let [before, after] = [table.records, written.table.records];
        let assumption = assumed(written, before, has_left);
        let owners = owners(written, &originals);
        let compared = |claimed: Assumption| {
            ReleaseComparison::new(paired.clone(), claimed).with_owners(owners.clone())
        };
        let mut comparisons = Vec::new();
        if asks(Attack::Complementary) {
            // Of other persons as well, nothing is known of who is whose partner.
            let claimed = if before == after { assumption } else { Assumption::None };
            comparisons.push((Attack::Complementary, compared(claimed)));
        }
        if asks(Attack::Temporal) && before != after {
            comparisons.push((Attack::Temporal, compared(assumption)));
        }
        comparisons.reverse();
        let composing = asks(Attack::Composition) && linking == Linking::All;
        let composing =
            composing.then(|| Composing::new(written, (texts, sensitive), &known, assumption));
        let compared = Self {
            otherwise: None,
            name: file.name.clone(),
            k,
            confidence: choice.confidence,
            columns,
            asked: choice.attacks.clone(),
            unsorted: asks(Attack::Unsorted).then(|| unsorted(&paired, owners.as_deref(), k, MOST)),
            comparisons,
            differences: asks(Attack::Difference)
                .then(|| Differences::new(paired).with_owners(owners)),
            composing: composing.flatten(),
            records: before as u64,
            most_records: before.max(after) as u64,
        };
        Ok((compared, is_ambiguous))
    }

    /// Goes on for about `budget` classes and pairs of them; true once all is done.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        for (_, comparison) in &mut self.comparisons {
            if !comparison.step(budget) {
                return false;
            }
        }
        self.composing.as_mut().is_none_or(|composing| composing.step(budget))
            && self.differences.as_mut().is_none_or(|differences| differences.step(budget))
            && self.otherwise.as_mut().is_none_or(|otherwise| otherwise.step(budget))
    }

    /// What was found: of two readings of the file what either attack finds more of.
    pub(super) fn finish(mut self, values: bool) -> Vec<AttackOutcome> {
        let otherwise = self.otherwise.take();
        let mut outcomes = self.found(values);
        let others = otherwise.map_or(Vec::new(), |otherwise| otherwise.found(values));
        for (outcome, other) in outcomes.iter_mut().zip(others) {
            let complete = outcome.complete && other.complete;
            let counts = [&*outcome, &other].map(|one| {
                (one.succeeded, one.findings.len() as u64 + one.more, one.highest.unwrap_or(0.0))
            });
            if counts[1] > counts[0] {
                *outcome = other;
            }
            outcome.complete = complete;
        }
        outcomes
    }

    fn found(self, values: bool) -> Vec<AttackOutcome> {
        let told = TellingWords { columns: &self.columns, values };
        let mut outcomes = Vec::new();
        let outcome = |attack: Attack, tried: u64| AttackOutcome {
            attack: attack.id(),
            known: None,
            earlier: Some(self.name.clone()),
            others: Vec::new(),
            assumption: None,
            refuted: None,
            tried,
            succeeded: 0,
            highest: None,
            findings: Vec::new(),
            more: 0,
            complete: true,
            source: attack.source(),
        };
        if let Some(found) = self.unsorted {
            let findings = found.exposed.iter().map(|exposed| told.exposed(exposed)).collect();
            let refuted = found.refuted.map(|row| u64::from(row) + 1);
            let unsorted = outcome(Attack::Unsorted, found.tried);
            outcomes.push(AttackOutcome { refuted, findings, more: found.more, ..unsorted });
        }
        for (attack, comparison) in self.comparisons.into_iter().rev() {
            let Compared {
                assumption,
                tried,
                exposed,
                more,
                newcomers,
                more_newcomers,
                cut_short,
                ..
            } = comparison.finish(self.k, MOST);
            let mut findings: Vec<AttackFinding> =
                exposed.iter().map(|exposed| told.exposed(exposed)).collect();
            let mut untold = more;
            if attack == Attack::Temporal {
                findings.extend(newcomers.iter().map(|joined| told.joined(joined)));
                untold += more_newcomers;
            }
            let assumption = Some(named(assumption));
            let (compared, complete) = (outcome(attack, tried), !cut_short);
            outcomes.push(AttackOutcome {
                assumption,
                findings,
                more: untold,
                complete,
                ..compared
            });
        }
        let ran = outcomes.iter().any(|outcome| outcome.attack == Attack::Temporal.id());
        if self.asked.contains(&Attack::Temporal) && !ran {
            outcomes.push(outcome(Attack::Temporal, 0));
        }
        if self.asked.contains(&Attack::Composition) {
            let composed = outcome(Attack::Composition, 0);
            outcomes.push(match self.composing {
                Some(composing) => {
                    let told = composing.finish(self.confidence, (self.k, MOST), values);
                    let ComposedTold { tried, succeeded, highest, complete, .. } = told;
                    let (findings, more) = (told.findings, told.more);
                    let assumption = Some(named(told.assumption));
                    AttackOutcome {
                        assumption,
                        tried,
                        succeeded,
                        highest,
                        findings,
                        more,
                        complete,
                        ..composed
                    }
                }
                None => composed,
            });
        }
        if let Some(differences) = self.differences {
            let found = differences.finish(self.k, MOST);
            let findings = found.differences.iter().map(|apart| told.apart(apart)).collect();
            let difference = outcome(Attack::Difference, self.records);
            let complete = !found.cut_short;
            outcomes.push(AttackOutcome { findings, more: found.more, complete, ..difference });
        }
        for outcome in &mut outcomes {
            // That is of persons who are known, and has counted them.
            if outcome.attack == Attack::Composition.id() {
                continue;
            }
            let found = &outcome.findings;
            let highest = found.iter().map(|finding| finding.confidence).max_by(f64::total_cmp);
            outcome.highest = highest;
            let sure = found.iter().filter(|finding| finding.confidence >= self.confidence);
            // Both releases may show the same person.
            let people: u64 = sure.map(|finding| finding.people).sum();
            outcome.tried = if outcome.tried == 0 { 0 } else { self.most_records };
            outcome.succeeded = people.min(outcome.tried);
        }
        outcomes
    }
}

/// Refuses an earlier release that shows a column whose values are not true of the persons beside them
/// here: most of them may be, and nobody could say how much both tell together.
///
/// # Errors
/// `not-together`.
fn refuse_perturbed(recipe: &Recipe, titles: &resolve::Titles<'_>) -> Outcome<()> {
    let mut perturbed =
        recipe.attributes.iter().enumerate().filter(|(_, one)| one.perturb.is_some());
    let shown = perturbed.find(|(_, one)| titles.find_alike(&one.title()).is_some());
    shown.map_or(Ok(()), |(number, attribute)| {
        let field = format!("attributes[{number}].perturb");
        let problem = Problem::of_field(Code::NotTogether, field).with_detail("perturb-earlier");
        Err(problem.of_attribute(attribute.title()))
    })
}

/// Quasi-identifiers that this release has alone, and what they were before: whoever finds a person in both
/// learns them, too.
fn alone_here<'w>(
    written: &'w WrittenRelease<'_>,
    before: usize,
    titles: &resolve::Titles<'_>,
) -> Outcome<Vec<(String, PairedColumn, Option<&'w Column>)>> {
    let none = stars(before);
    let mut found = Vec::new();
    for column in &written.columns {
        let is_alone = titles.find_alike(&column.title).is_none();
        if column.role == Role::QuasiIdentifier && !column.only_links && is_alone {
            let (original, both) = (column.original.as_deref(), [&none, column.released]);
            let regions = PairedColumn::regions(&column.spec, original, both, &written.markers);
            found.push((column.title.clone(), regions.map_err(Problem::from)?, original));
        }
    }
    Ok(found)
}

/// Those of the earlier release alone. Nothing says which they are; all that leave its groups as large as k
/// count.
fn alone_there(
    written: &WrittenRelease<'_>,
    table: &Table,
    places: &[usize],
    quasi: (Vec<usize>, u64),
) -> Outcome<Vec<(String, PairedColumn)>> {
    let none = stars(written.table.records);
    let found = alone_places(table, places, quasi).into_iter().map(|place| {
        let column = &table.columns[place];
        let regions = PairedColumn::regions(&Spec::NONE, None, [column, &none], &written.markers);
        Ok((column.name.clone(), regions.map_err(Problem::from)?))
    });
    found.collect()
}

/// The places of columns besides those at `places` that leave the groups of a table as large as k.
pub(super) fn alone_places(
    table: &Table,
    places: &[usize],
    (mut quasi, k): (Vec<usize>, u64),
) -> Vec<usize> {
    let mut found = Vec::new();
    for place in (0..table.columns.len()).filter(|place| !places.contains(place)) {
        quasi.push(place);
        if smallest_class(table, &quasi) < k {
            quasi.pop();
        } else {
            found.push(place);
        }
    }
    found
}

/// Whose the records of the original are, where persons have several: by what it has in the columns that
/// releases have in common, as far as the original is there.
pub(super) fn owners(
    written: &WrittenRelease<'_>,
    originals: &[Option<(PairedColumn, &Column)>],
) -> Option<Arc<Owners>> {
    let persons = written.persons.as_ref()?;
    // Without the original it is not known who has what.
    let known: Option<Vec<_>> = originals.iter().map(Option::as_ref).collect();
    let known = known.unwrap_or_default().into_iter();
    let known: Vec<_> = known.map(|(paired, original)| (paired, *original)).collect();
    Some(Arc::new(Owners::new(persons.clone(), &known)))
}

/// What is assumed of the persons of an earlier release of so many records, which shows somebody who has left
/// or does not.
pub(super) fn assumed(written: &WrittenRelease<'_>, before: usize, has_left: bool) -> Assumption {
    let [after, all] = [written.table.records, written.originals];
    match () {
        () if has_left || after != all || before > after => Assumption::None,
        () if before == after => Assumption::SamePersons,
        () => Assumption::OnlyAdded,
    }
}

/// Whether a column that is released word for word has changed since, such as a year of reporting: most
/// records of one release show what none of the other does.
pub(super) fn has_changed([one, other]: [&Column; 2]) -> bool {
    let most_are_new = |column: &Column, known: &Column| {
        let occurring = column.codes.occurrences(column.dictionary.len());
        let texts =
            occurring.into_iter().map(|(code, count, _)| (column.dictionary.get(code), count));
        let new = texts.filter(|(text, _)| known.dictionary.code(text).is_none());
        let new: u64 = new.map(|(_, count)| u64::from(count)).sum();
        new * 2 > column.codes.len() as u64
    };
    most_are_new(one, other) && most_are_new(other, one)
}

/// How an assumption is called.
pub(super) fn named(assumption: Assumption) -> &'static str {
    match assumption {
        Assumption::SamePersons => "same-persons",
        Assumption::OnlyAdded => "only-added",
        Assumption::None => "none",
    }
}

/// A column that says nothing of so many records.
pub(super) fn stars(records: usize) -> Column {
    let mut column = Column::default();
    let code = column.dictionary.insert(STAR);
    column.codes = std::iter::repeat_n(code, records).collect();
    column
}

/// The records of the smallest class by these columns.
fn smallest_class(table: &Table, places: &[usize]) -> u64 {
    let mut sizes: HashMap<Vec<u32>, u64> = HashMap::new();
    for record in 0..table.records {
        let key = places.iter().map(|&place| table.columns[place].codes.get(record));
        *sizes.entry(key.collect()).or_default() += 1;
    }
    sizes.into_values().min().unwrap_or(0)
}

/// How findings are told.
pub(super) struct TellingWords<'a> {
    /// The quasi-identifiers that both releases have.
    pub(super) columns: &'a [String],
    /// Whether values are.
    pub(super) values: bool,
}

impl TellingWords<'_> {
    fn cells(&self, cells: &[String]) -> Option<NamedCells> {
        let named = self.columns.iter().cloned().zip(cells.iter().cloned());
        self.values.then(|| NamedCells(named.collect()))
    }

    fn finding(
        &self,
        fact: AttackFact,
        confidence: f64,
        people: u64,
        [before, after]: [&[u32]; 2],
    ) -> AttackFinding {
        let listed = |rows: &[u32]| rows.iter().take(MOST).map(|&row| u64::from(row) + 1).collect();
        AttackFinding {
            persons: Vec::new(),
            people,
            fact,
            confidence,
            prior: None,
            journalist: None,
            rows: listed(after),
            records: after.len() as u64,
            earlier_rows: Some(listed(before)),
            other_rows: Vec::new(),
            cells: None,
        }
    }

    pub(super) fn joint(&self, exposed: &JointlyExposed) -> AttackFinding {
        let fact = AttackFact::Combined { cells: self.cells(&exposed.cells) };
        // The first and the last are told as of two releases.
        let last = exposed.rows.len() - 1;
        let both = [&*exposed.rows[0], &*exposed.rows[last]];
        let other_rows = exposed.rows[1..last]
            .iter()
            .map(|rows| rows.iter().take(MOST).map(|&row| u64::from(row) + 1).collect());
        AttackFinding {
            other_rows: other_rows.collect(),
            ..self.finding(fact, exposed.confidence, exposed.count, both)
        }
    }

    fn exposed(&self, exposed: &Exposed) -> AttackFinding {
        let fact = AttackFact::Combined { cells: self.cells(&exposed.cells) };
        let rows = exposed.rows.each_ref().map(Vec::as_slice);
        self.finding(fact, exposed.confidence, exposed.count, rows)
    }

    fn joined(&self, joined: &Newcomers) -> AttackFinding {
        let fact = AttackFact::Joined { count: joined.count, cells: self.cells(&joined.cells) };
        self.finding(fact, joined.confidence, joined.count, [&[], &joined.rows])
    }

    fn apart(&self, apart: &Difference) -> AttackFinding {
        let Difference { cells: [earlier, cells], rows, count, is_exact: exact, .. } = apart;
        let (earlier, cells) = (self.cells(earlier), self.cells(cells));
        let fact = AttackFact::Apart { count: *count, earlier, cells, exact: *exact };
        let confidence = if *exact { 1.0 / *count as f64 } else { 0.0 };
        self.finding(fact, confidence, *count, rows.each_ref().map(Vec::as_slice))
    }
}
