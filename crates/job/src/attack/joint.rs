//! A release laid beside several earlier ones at once (spec H7).
//!
//! Two releases may hold and three tell apart what no two do. So every choice of two earlier releases or more
//! is compared with this one; of what an earlier release says of who is in it the same is assumed as where it
//! is compared by itself. Where there are more than [`MOST_FILES`], each two of them are, and all together.

use super::earlier::{
    Linking, MOST, PAIR, TellingWords, alone_places, assumed, has_changed, named, owners, stars,
};
use super::written::{WrittenColumn, WrittenRelease};
use super::{AttackChoice, NamedInput};
use crate::resolve::Titles;
use outis::attack::{
    Assumption, Attack, JointColumn, JointComparison, JointlyFound, LabelReading, Owners,
    PairedColumn,
};
use outis::hierarchy::Spec;
use outis::table::{Column, Role};
use outis_protocol::attack::AttackOutcome;
use outis_protocol::problem::{Outcome, Problem};
use std::sync::Arc;

/// The most earlier releases of which every choice is compared: with one more it would be twice the work.
const MOST_FILES: usize = 5;

/// What a release and several earlier ones say together, while it is looked at.
#[derive(Debug)]
pub(super) struct Joint {
    names: Vec<String>,
    k: u64,
    confidence: f64,
    readings: Vec<JointReading>,
    /// Whether every choice of releases is compared, and in every way to read them.
    is_whole: bool,
}

/// What came of it.
pub(super) struct JointOutcome {
    /// What was found, for all earlier releases and for those choices of them that tell something.
    pub(super) outcomes: Vec<AttackOutcome>,
    /// For each choice of earlier releases, by their places, how many tuples it exposes.
    pub(super) exposed: Vec<(Vec<usize>, u64)>,
    /// Whether everything was looked at.
    pub(super) is_whole: bool,
}

impl Joint {
    /// Begins to compare a release with files; `None` if there are fewer than two.
    pub(super) fn new(
        written: &WrittenRelease<'_>,
        files: &[NamedInput<'_>],
        choice: &AttackChoice,
        linking: Linking,
    ) -> Option<Self> {
        if files.len() < 2 {
            return None;
        }
        let read = |reading: LabelReading| {
            JointReading::new(written, files, (linking, reading), choices(files.len())).ok()
        };
        let (mut readings, mut is_whole) = (Vec::new(), files.len() <= MOST_FILES);
        match read(LabelReading::Finest) {
            Some(first) => {
                // One file may be read in one way, and another in the other.
                is_whole &= first.ambiguous < 2;
                let is_ambiguous = first.ambiguous > 0;
                readings.push(first);
                if is_ambiguous {
                    let other = read(LabelReading::Coarsest);
                    is_whole &= other.is_some();
                    readings.extend(other);
                }
            }
            None => is_whole = false,
        }
        let k = written.recipe.models.iter().filter_map(|model| model.k()).max();
        Some(Self {
            names: files.iter().map(|file| file.name.clone()).collect(),
            k: u64::from(k.unwrap_or(PAIR)),
            confidence: choice.confidence,
            readings,
            is_whole,
        })
    }

    /// Goes on for about `budget` classes and pairs of them; true once all is done.
    pub(super) fn step(&mut self, budget: usize) -> bool {
        let k = self.k;
        self.readings.iter_mut().all(|reading| reading.step(budget, k))
    }

    /// What was found: of two readings of the files what either finds more of.
    pub(super) fn finish(self, values: bool) -> JointOutcome {
        let all: Vec<usize> = (0..self.names.len()).collect();
        let mut told =
            JointOutcome { outcomes: Vec::new(), exposed: Vec::new(), is_whole: self.is_whole };
        for (place, files) in choices(self.names.len()).into_iter().enumerate() {
            let found = self
                .readings
                .iter()
                .filter_map(|reading| Some((reading, reading.found.get(place)?)));
            let mut found: Vec<(&JointReading, &JointlyFound)> = found.collect();
            told.is_whole &= found.iter().all(|(_, found)| found.complete);
            found.sort_by_key(|(_, found)| found.exposed.len() as u64 + found.more);
            let exposed =
                found.last().map_or(0, |(_, found)| found.exposed.len() as u64 + found.more);
            if files == all || exposed > 0 {
                told.outcomes.push(self.outcome(&files, found.last().copied(), values));
            }
            told.exposed.push((files, exposed));
        }
        told
    }

    fn outcome(
        &self,
        files: &[usize],
        found: Option<(&JointReading, &JointlyFound)>,
        values: bool,
    ) -> AttackOutcome {
        let mut names = files.iter().map(|&file| self.names[file].clone());
        let mut outcome = AttackOutcome {
            attack: Attack::Joint.id(),
            known: None,
            earlier: names.next(),
            others: names.collect(),
            assumption: None,
            refuted: None,
            tried: 0,
            succeeded: 0,
            highest: None,
            findings: Vec::new(),
            more: 0,
            complete: false,
            source: Attack::Joint.source(),
        };
        let Some((reading, found)) = found else { return outcome };
        let told = TellingWords { columns: &reading.told, values };
        outcome.findings = found.exposed.iter().map(|exposed| told.joint(exposed)).collect();
        outcome.assumption = Some(named(found.assumption));
        outcome.highest =
            outcome.findings.iter().map(|finding| finding.confidence).max_by(f64::total_cmp);
        let sure = outcome.findings.iter().filter(|finding| finding.confidence >= self.confidence);
        outcome.tried = found.tried;
        outcome.succeeded = sure.map(|finding| finding.people).sum::<u64>().min(found.tried);
        outcome.more = found.more;
        outcome.complete = found.complete;
        outcome
    }
}

/// Which earlier releases are compared together, by their places: all of them last.
fn choices(files: usize) -> Vec<Vec<usize>> {
    let mut chosen: Vec<Vec<usize>> = (0..1_u64 << files.min(u64::BITS as usize - 1))
        .take_while(|_| files <= MOST_FILES)
        .map(|bits| (0..files).filter(|file| bits >> file & 1 == 1).collect())
        .collect();
    if files > MOST_FILES {
        chosen.extend((0..files).flat_map(|one| (one + 1..files).map(move |two| vec![one, two])));
        chosen.push((0..files).collect());
    }
    chosen.retain(|chosen| chosen.len() > 1);
    chosen.sort_by_key(Vec::len);
    chosen
}

/// Where the columns stand in a file that this release has, too, and which of them are quasi-identifiers.
type SharedPlaces = (Vec<usize>, Vec<usize>);

/// All files as they are read in one way.
#[derive(Debug)]
struct JointReading {
    columns: Vec<JointColumn>,
    /// The quasi-identifiers of any of them.
    told: Vec<String>,
    /// Records of each earlier release and of this one.
    records: Vec<usize>,
    assumed: Vec<Assumption>,
    owners: Option<Arc<Owners>>,
    /// How many files can be read otherwise.
    ambiguous: usize,
    /// The choices that are not compared yet, the next one last.
    open: Vec<Vec<usize>>,
    comparison: Option<JointComparison>,
    found: Vec<JointlyFound>,
}

impl JointReading {
    fn new(
        written: &WrittenRelease<'_>,
        files: &[NamedInput<'_>],
        (linking, reading): (Linking, LabelReading),
        mut open: Vec<Vec<usize>>,
    ) -> Outcome<Self> {
        open.reverse();
        let k = written.recipe.models.iter().filter_map(|model| model.k()).max();
        let k = u64::from(k.unwrap_or(PAIR));
        let titles = files.iter().map(|file| Titles::new(written.recipe, file.input.table()));
        let titles: Vec<Titles<'_>> = titles.collect();
        let missing: Vec<Column> =
            files.iter().map(|file| stars(file.input.table().records)).collect();
        let (mut columns, mut told) = (Vec::new(), Vec::new());
        let mut known: Vec<Option<(PairedColumn, &Column)>> = Vec::new();
        let mut places: Vec<SharedPlaces> = vec![(Vec::new(), Vec::new()); files.len()];
        for column in &written.columns {
            let own = titles.iter().zip(files).zip(&mut places).map(|((titles, file), places)| {
                let place = titles.find_alike(&column.title)?;
                places.0.push(place);
                if column.role == Role::QuasiIdentifier && !column.only_links {
                    places.1.push(place);
                }
                Some(&file.input.table().columns[place])
            });
            let own: Vec<Option<&Column>> = own.collect();
            let is_alone = own.iter().all(Option::is_none);
            if column.role == Role::QuasiIdentifier {
                if is_alone && (column.only_links || written.persons.is_some()) {
                    continue;
                }
                let own = own.iter().zip(&missing).map(|(own, missing)| own.unwrap_or(missing));
                let releases: Vec<&Column> = own.chain([column.released]).collect();
                let original = column.original.as_deref();
                let markers = (&written.markers[..], reading);
                let read = JointColumn::read(&column.spec, original, &releases, markers)?;
                if column.only_links {
                    columns.push(read.that_only_links());
                    continue;
                }
                let this = files.len();
                known.push(original.map(|original| (read.paired([0, this]), original)));
                columns.push(read);
                told.push(column.title.clone());
            } else if linking == Linking::All && !is_alone {
                columns.push(texts(written, column, own));
            }
        }
        if written.persons.is_none() {
            for (title, column) in alone_there(written, files, &titles, (places, k))? {
                told.push(title);
                columns.push(column);
            }
        }
        let owners = owners(written, &known);
        let assumed = files.iter().enumerate().map(|(place, file)| {
            let has_left = columns.iter().any(|column| column.shows_strangers(place));
            assumed(written, file.input.table().records, has_left)
        });
        let of_files = files.iter().map(|file| file.input.table().records);
        let ambiguous = (0..files.len())
            .filter(|&place| columns.iter().any(|column| column.is_ambiguous(place)));
        Ok(Self {
            assumed: assumed.collect(),
            records: of_files.chain([written.table.records]).collect(),
            ambiguous: ambiguous.count(),
            columns,
            told,
            owners,
            open,
            comparison: None,
            found: Vec::new(),
        })
    }

    fn step(&mut self, budget: usize, k: u64) -> bool {
        let Some(files) = self.open.last() else { return true };
        let comparison = self.comparison.get_or_insert_with(|| {
            let releases: Vec<usize> =
                files.iter().copied().chain([self.records.len() - 1]).collect();
            let columns = self.columns.iter().map(|column| column.chosen(&releases)).collect();
            let records: Vec<usize> = releases.iter().map(|&own| self.records[own]).collect();
            let assumed = files.iter().map(|&file| self.assumed[file]).collect();
            JointComparison::new(columns, &records, assumed).with_owners(self.owners.clone())
        });
        if comparison.step(budget)
            && let Some(comparison) = self.comparison.take()
        {
            self.found.push(comparison.finish(k, MOST));
            self.open.pop();
        }
        self.open.is_empty()
    }
}

/// What is released word for word, in the files where it has not changed since.
fn texts(
    written: &WrittenRelease<'_>,
    column: &WrittenColumn<'_>,
    own: Vec<Option<&Column>>,
) -> JointColumn {
    let unchanged =
        own.into_iter().map(|own| own.filter(|own| !has_changed([own, column.released])));
    let releases: Vec<Option<&Column>> = unchanged.chain([Some(column.released)]).collect();
    JointColumn::texts(&releases, &written.markers)
}

/// Quasi-identifiers of earlier releases that this one has not: in each those that leave its groups as large
/// as k. `places` are the columns of each that this one has, and which of them are quasi-identifiers.
fn alone_there(
    written: &WrittenRelease<'_>,
    files: &[NamedInput<'_>],
    titles: &[Titles<'_>],
    (places, k): (Vec<SharedPlaces>, u64),
) -> Outcome<Vec<(String, JointColumn)>> {
    let alone = files
        .iter()
        .zip(places)
        .map(|(file, (places, quasi))| alone_places(file.input.table(), &places, (quasi, k)));
    let mut alone: Vec<Vec<usize>> = alone.collect();
    let this = stars(written.table.records);
    let missing: Vec<Column> = files.iter().map(|file| stars(file.input.table().records)).collect();
    let mut found = Vec::new();
    for place in 0..files.len() {
        for own in std::mem::take(&mut alone[place]) {
            let title = files[place].input.table().columns[own].name.clone();
            let mut releases: Vec<&Column> = missing.iter().chain([&this]).collect();
            releases[place] = &files[place].input.table().columns[own];
            for other in place + 1..files.len() {
                let alike = titles[other].find_alike(&title);
                if let Some(alike) = alike.filter(|alike| alone[other].contains(alike)) {
                    alone[other].retain(|place| *place != alike);
                    releases[other] = &files[other].input.table().columns[alike];
                }
            }
            let markers = (&written.markers[..], LabelReading::Finest);
            let read = JointColumn::read(&Spec::NONE, None, &releases, markers);
            found.push((title, read.map_err(Problem::from)?));
        }
    }
    Ok(found)
}
