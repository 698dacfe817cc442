//! All attacks on one release, tried in steps.

use super::candidates::{Candidates, EqualRecords, MOST_PAIRS, Matched, distinct};
use super::finding::{Attack, AttackFindings, Findings, Ranked};
use super::learning::Learning;
use super::linked::LinkedColumn;
use super::linking::{RecordPersons, fewest_persons, linked};
use super::membership::{ReleasedPersons, present};
use super::person_values::PersonValues;
use super::sensitive::{SensitiveColumn, SetValues};
use crate::table::Codes;

/// How much likelier, or less likely, a value is for those who are attacked than for the others
/// of their class.
#[derive(Clone, Debug, PartialEq)]
pub struct Likelihood {
    /// The sensitive column, by its number among the attributes.
    pub attribute: usize,
    /// The value.
    pub value: String,
    /// ρ(s), 0 if the value is excluded.
    pub ratio: f64,
}

/// What is asked of the attacks.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The attacks to try.
    pub attacks: Vec<Attack>,
    /// The confidence, above 0 and at most 1, from which on a value, a range or a group of values
    /// is learned.
    pub confidence: f64,
    /// How many values somebody can exclude where no likelihoods are given.
    pub exclusions: usize,
    /// What is known of the likelihood of values.
    pub likelihoods: Vec<Likelihood>,
    /// How much more frequent a value is to be: as a difference of shares, or as a ratio.
    pub skew: (f64, f64),
    /// How narrow an interval is to be, as a share of the range of all released values.
    pub width: f64,
    /// Whether the persons are all that the release may have been drawn from, or a register that
    /// others keep, rather than those whose records were generalized.
    pub register: bool,
    /// The most findings of each attack that are told.
    pub most: usize,
    /// The most pairs of a class and of persons alike that are kept: 8 bytes each. If there are
    /// more, nothing is found.
    pub most_pairs: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            attacks: Attack::ALL.to_vec(),
            confidence: 0.9,
            exclusions: 1,
            likelihoods: Vec::new(),
            skew: (0.5, 10.0),
            width: 0.25,
            register: false,
            most: 1000,
            most_pairs: MOST_PAIRS,
        }
    }
}

/// Who may be which record, and what of it was looked at.
#[derive(Debug)]
struct Looking {
    matched: Matched,
    values: Vec<SetValues>,
    persons: Option<RecordPersons>,
    /// What everybody has in each sensitive column, where it is known whose each record is.
    everybody_has: Vec<PersonValues>,
    /// How many persons the release shows, where those known are a register.
    released: Option<ReleasedPersons>,
    next: usize,
}

#[derive(Debug)]
enum Phase {
    /// Who may be behind the records, where a person may have several.
    Owners(Candidates),
    Matching(Candidates),
    Looking(Looking),
    /// Between two stages.
    Passing,
}

/// Attacks on one release, while they are tried.
#[derive(Debug)]
pub struct Trial {
    settings: Settings,
    sensitive: Vec<SensitiveColumn>,
    stage: Phase,
    /// Who is then looked for, once it is known who may be behind the records.
    known: Option<Candidates>,
    /// Whose each record of the original is, where a person may have several.
    person_of: Codes,
    /// Who stands for original records that do not say whose they are.
    nobody: Option<u32>,
    persons: Option<RecordPersons>,
    /// Whose each record is of those that are attacked, and who stands for nobody.
    people: Option<(Vec<u32>, Option<u32>)>,
    findings: Vec<(Attack, Findings)>,
}

impl Trial {
    /// Begins to attack a release of so many records. `columns` link persons to it; of `sensitive`
    /// ones is learned.
    #[must_use]
    pub fn new(
        columns: Vec<LinkedColumn>,
        records: usize,
        sensitive: Vec<SensitiveColumn>,
        settings: Settings,
    ) -> Self {
        let mut trial = Self::begun(sensitive, settings);
        if columns.is_empty() {
            // Without a column that both have, everybody may be every record.
            trial.look(Matched::of_classes(
                EqualRecords::new::<fn(usize) -> u32>(records, &[]),
                records,
            ));
        } else {
            trial.stage = Phase::Matching(Candidates::new(columns, trial.settings.most_pairs));
        }
        trial
    }

    /// With nothing to look at yet.
    fn begun(sensitive: Vec<SensitiveColumn>, settings: Settings) -> Self {
        let attacks = settings.attacks.iter().filter(|attack| attack.is_of_records());
        let findings = attacks
            .map(|&attack| (attack, Findings::new(attack, settings.most, settings.confidence)));
        let findings = findings.collect();
        Self {
            settings,
            sensitive,
            stage: Phase::Passing,
            known: None,
            person_of: Codes::default(),
            nobody: None,
            persons: None,
            people: None,
            findings,
        }
    }

    /// The same where a person may have several of the records: `original` links those that the
    /// release was made of by the same columns, and `person_of` tells whose each of these is, with
    /// `nobody` for those that do not say it. As many candidates as records there are not then.
    #[must_use]
    pub fn with_persons(
        mut self,
        original: Vec<LinkedColumn>,
        person_of: Codes,
        nobody: Option<u32>,
    ) -> Self {
        let owners = Phase::Owners(Candidates::new(original, self.settings.most_pairs));
        if let Phase::Matching(known) = std::mem::replace(&mut self.stage, owners) {
            self.known = Some(known);
        }
        Self { person_of, nobody, ..self }
    }

    /// The same where it is known whose each released record is: `persons` has a number for each, and
    /// `nobody` for those that do not say it. Records that show the same in all columns may change theirs.
    #[must_use]
    pub fn with_known_persons(self, persons: Vec<u32>, nobody: Option<u32>) -> Self {
        Self { persons: Some(RecordPersons::known(persons, nobody)), ..self }
    }

    /// The same where those who are attacked are persons of the original, who may have several of its
    /// records: `person_of` tells whose each is, with `nobody` for those that do not say it. Each counts
    /// once.
    #[must_use]
    pub fn with_people(self, person_of: Vec<u32>, nobody: Option<u32>) -> Self {
        Self { people: Some((person_of, nobody)), ..self }
    }

    /// The same where nobody is known: of each class of the release by itself.
    #[must_use]
    pub fn of_classes(
        columns: &[&Codes],
        records: usize,
        sensitive: Vec<SensitiveColumn>,
        settings: Settings,
    ) -> Self {
        let codes: Vec<_> = columns.iter().map(|codes| |record: usize| codes.get(record)).collect();
        let matched = Matched::of_classes(EqualRecords::new(records, &codes), records);
        let mut trial = Self::begun(sensitive, settings);
        trial.look(matched);
        trial
    }

    fn look(&mut self, matched: Matched) {
        let persons = self.persons.take();
        let matched = match self.people.take() {
            Some((person_of, nobody)) => matched.with_people(person_of, nobody),
            None => matched,
        };
        let values = self.sensitive.iter().map(|column| SetValues::new(column, &matched)).collect();
        let is_register = self.settings.register;
        let released = is_register.then(|| ReleasedPersons::new(&matched, persons.as_ref()));
        let everybody_has = match &persons {
            Some(RecordPersons::Known { persons, nobody, .. }) => {
                let columns = self.sensitive.iter().map(|column| {
                    let records = persons.iter().enumerate();
                    let pairs = records.map(|(row, &person)| (column.codes.get(row), person));
                    PersonValues::new(*nobody, pairs)
                });
                columns.collect()
            }
            _ => Vec::new(),
        };
        let next = 0;
        self.stage =
            Phase::Looking(Looking { matched, values, persons, everybody_has, released, next });
    }

    /// Goes on for about `budget` classes, tuples or sets; true once all was tried.
    pub fn step(&mut self, budget: usize) -> bool {
        match std::mem::replace(&mut self.stage, Phase::Passing) {
            Phase::Owners(mut candidates) => {
                if candidates.step(budget) {
                    let matched = candidates.finish();
                    let of_classes = fewest_persons(&matched, &self.person_of, self.nobody);
                    let persons = distinct(self.person_of.iter()).len() as u32;
                    self.persons = Some(RecordPersons::Fewest { of_classes, persons });
                    // Who may be behind the records is then unknown, and so is who is found.
                    let known = self.known.take();
                    let known =
                        if matched.cut_short { known.map(Candidates::cut_short) } else { known };
                    self.stage = known.map_or(Phase::Passing, Phase::Matching);
                } else {
                    self.stage = Phase::Owners(candidates);
                }
                false
            }
            Phase::Matching(mut candidates) => {
                match candidates.step(budget) {
                    true => self.look(candidates.finish()),
                    false => self.stage = Phase::Matching(candidates),
                }
                false
            }
            Phase::Looking(mut looking) => {
                let mut looked_at = 0;
                while looking.next < looking.matched.sets.len() && looked_at < budget {
                    let number = looking.next;
                    looking.next += 1;
                    looked_at += 1 + looking.matched.sets[number].classes.len();
                    for (attack, findings) in &mut self.findings {
                        let mut told = SetFindings { findings, looking: &mut looking, number };
                        told.attack(*attack, &self.sensitive, &self.settings);
                    }
                }
                let is_done = looking.next == looking.matched.sets.len();
                self.stage = Phase::Looking(looking);
                is_done
            }
            Phase::Passing => true,
        }
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let (done, all) = match &self.stage {
            Phase::Owners(candidates) | Phase::Matching(candidates) => candidates.progress(),
            Phase::Looking(looking) => (looking.next, looking.matched.sets.len()),
            Phase::Passing => (1, 1),
        };
        let part = done as f64 / all.max(1) as f64;
        if matches!(self.stage, Phase::Looking(_)) { f64::midpoint(1.0, part) } else { part / 2.0 }
    }

    /// What the attacks came to, as far as they were tried.
    #[must_use]
    pub fn finish(self) -> Vec<AttackFindings> {
        let Phase::Looking(looking) = self.stage else { return Vec::new() };
        let matched = &looking.matched;
        let by_class = matched.persons == 0;
        let tried = if by_class { matched.sets.len() as u64 } else { matched.persons };
        let outcomes = self.findings.into_iter().map(|(attack, findings)| {
            let is_tried = match attack {
                Attack::Linking => true,
                Attack::Membership => self.settings.register,
                _ => !self.sensitive.is_empty(),
            };
            findings.finish(matched, if is_tried { tried } else { 0 })
        });
        outcomes.collect()
    }
}

/// What one attack finds of one set.
struct SetFindings<'a> {
    findings: &'a mut Findings,
    looking: &'a mut Looking,
    number: usize,
}

impl SetFindings<'_> {
    fn attack(&mut self, attack: Attack, sensitive: &[SensitiveColumn], settings: &Settings) {
        let set = &self.looking.matched.sets[self.number];
        match attack {
            Attack::Linking => {
                let persons = self.looking.persons.as_ref();
                let found = linked(&self.looking.matched, (self.number, set), persons);
                self.tell(found);
            }
            Attack::Membership => {
                let Looking { matched, released, .. } = &*self.looking;
                let number = self.number;
                let found = released
                    .as_ref()
                    .and_then(|released| present(matched, (number, set), released));
                self.tell(found);
            }
            Attack::Homogeneity | Attack::Background | Attack::Skewness | Attack::Similarity
                if !set.classes.is_empty() =>
            {
                for (place, column) in sensitive.iter().enumerate() {
                    self.learn(attack, (place, column), settings);
                }
            }
            _ => {}
        }
    }

    fn tell(&mut self, found: impl IntoIterator<Item = Ranked>) {
        for ranked in found {
            self.findings.add(&self.looking.matched, ranked);
        }
    }

    /// What is learned of a sensitive column.
    fn learn(
        &mut self,
        attack: Attack,
        (place, column): (usize, &SensitiveColumn),
        settings: &Settings,
    ) {
        let Looking { matched, values, persons, everybody_has, .. } = &mut *self.looking;
        let set = self.number;
        let classes = &matched.sets[set].classes;
        let learned = match persons {
            Some(RecordPersons::Known { persons, nobody, .. }) => {
                let rows =
                    classes.iter().flat_map(|&class| matched.classes.of_class(class as usize));
                let pairs =
                    rows.map(|&row| (column.codes.get(row as usize), persons[row as usize]));
                let own = PersonValues::new(*nobody, pairs);
                let learning =
                    Learning { set, column, settings, everybody: everybody_has.get(place) };
                learning.learned(attack, (own.histogram(), own.persons), Some(&own))
            }
            persons => {
                let records = matched.sets[set].records;
                let fewest =
                    persons.as_ref().map(|persons| persons.count(matched, &matched.sets[set]));
                let learning = Learning { set, column, settings, everybody: None };
                values[place].of_classes(classes, |here| {
                    // Some of the fewest persons who can be behind the records may have no value.
                    let total = here.total();
                    let lacking = records.saturating_sub(u64::from(total));
                    let all = fewest.map_or(total, |fewest| {
                        (fewest.saturating_sub(lacking).max(1) as u32).min(total)
                    });
                    learning.learned(attack, (here, all), None)
                })
            }
        };
        for (ranked, is_told) in learned {
            match is_told {
                true => self.findings.add(matched, ranked),
                false if attack != Attack::Similarity => self.findings.note(ranked.confidence),
                false => {}
            }
        }
    }
}
