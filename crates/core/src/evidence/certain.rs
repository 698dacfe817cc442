//! What the classes of a file tell of a sensitive value by themselves, whatever was asked for.

use crate::entity::counted_pairs;
use crate::histogram::{Members, VOID};
use crate::model::{ColumnTracker, TrackedColumn};
use crate::table::{Multiplicity, Role, Translated};
use std::iter::repeat;

/// What finding the class of a person tells of one column, in persons, each once in each class:
/// in records unless an entity tells persons apart. Records that do not say whose they are are no
/// further person where somebody else is (spec A1).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SensitiveFigures {
    /// Those in classes with a value that everybody there has who has any. A missing cell is one only
    /// where the plan says so.
    pub certain: u64,
    /// Those in classes without any value.
    pub unrecorded: u64,
    /// The largest share that has one value of those of a class who have any: how often whoever finds
    /// that class guesses it right. A missing value is none (spec A8). 0 without a value.
    pub likeliest: f64,
    /// Records without a value, whatever counts elsewhere.
    pub missing: u64,
}

/// Measures every sensitive column that the file has, each with its number among the attributes
/// of the plan. `class_of` gives the class of each record.
pub(crate) fn sensitive_shown(
    tracker: &ColumnTracker<'_>,
    class_of: &[u32],
    classes: usize,
) -> Vec<(usize, SensitiveFigures)> {
    let plan = tracker.plan();
    let look = |tracked| tracker.look(tracked).ok();
    let persons = plan.entity.and_then(|entity| look(TrackedColumn::Whole(entity)));
    let persons = persons.as_ref().map(|(codes, values)| (&**codes, values.missing));
    let members = Members::new(class_of, classes);
    let attributes = plan.attributes.iter().enumerate();
    let sensitive = attributes.filter(|(_, attribute)| attribute.role == Role::Sensitive);
    let shown = sensitive.filter_map(|(number, _)| {
        let (codes, values) = look(TrackedColumn::Sensitive(number))?;
        Some((number, figures(&members, (&codes, values.missing), persons, tracker.lines())))
    });
    shown.collect()
}

fn figures(
    members: &Members,
    (values, missing): (&Translated<'_>, Option<u32>),
    persons: Option<(&Translated<'_>, Option<u32>)>,
    lines: &Multiplicity,
) -> SensitiveFigures {
    let mut figures = SensitiveFigures::default();
    let mut counter = ValueCounter::default();
    for class in 0..members.classes() {
        let records = members.of_class(class);
        let shown = records.iter().map(|&record| values.get(record as usize));
        let counts = records.iter().map(|&record| lines.count(record as usize));
        let counted = shown.clone().zip(counts);
        let (size, commonest) = match persons {
            None => {
                let size = counted.clone().map(|(_, count)| u64::from(count)).sum();
                (size, counter.commonest(counted.clone()))
            }
            Some((codes, nobody)) => {
                let persons = records.iter().map(|&record| codes.get(record as usize));
                counter.of_persons(counted_pairs(nobody, shown.zip(persons)))
            }
        };
        let gaps = counted.filter(|&(value, _)| value == VOID || Some(value) == missing);
        figures.missing += gaps.map(|(_, count)| u64::from(count)).sum::<u64>();
        let Commonest { number, having, .. } = commonest;
        match having {
            0 => figures.unrecorded += size,
            having => {
                figures.certain += if u64::from(number) == having { size } else { 0 };
                let share = f64::from(number) / having as f64;
                figures.likeliest = figures.likeliest.max(share);
            }
        }
    }
    figures
}

/// The value that most of a class have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Commonest {
    /// Its code, the smallest of equally common ones; 0 if there is none.
    pub(super) value: u32,
    /// How many have it; 0 if none has any.
    pub(super) number: u32,
    /// How many have any.
    pub(super) having: u64,
    /// How many different values there are.
    pub(super) distinct: u32,
}

/// Counts the values of one class after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct ValueCounter {
    /// How often each value was seen; nothing between two classes.
    counts: Vec<u32>,
    /// The value of each record above, its person below.
    pairs: Vec<u64>,
    persons: Vec<u32>,
}

impl ValueCounter {
    /// The most frequent of some values, each with how often it is there.
    pub(super) fn commonest(
        &mut self,
        values: impl Iterator<Item = (u32, u32)> + Clone,
    ) -> Commonest {
        let mut found = Commonest::default();
        let counted = values.filter(|&(value, _)| value != VOID);
        for (value, records) in counted.clone() {
            if value as usize >= self.counts.len() {
                self.counts.resize(value as usize + 1, 0);
            }
            let count = &mut self.counts[value as usize];
            found.distinct += u32::from(*count == 0);
            found.having += u64::from(records);
            *count += records;
        }
        for (value, _) in counted {
            let number = std::mem::take(&mut self.counts[value as usize]);
            if number > found.number || (number == found.number && value < found.value) {
                (found.value, found.number) = (value, number);
            }
        }
        found
    }

    /// How many persons there are, and the value that most of them have.
    pub(super) fn of_persons(
        &mut self,
        shown: impl Iterator<Item = (u32, u32)>,
    ) -> (u64, Commonest) {
        self.pairs.clear();
        self.pairs
            .extend(shown.map(|(value, person)| (u64::from(value) << 32) | u64::from(person)));
        let all = self.persons_of(|_| true);
        let having = self.persons_of(|value| value != VOID);
        self.pairs.sort_unstable();
        self.pairs.dedup();
        let values: Vec<u32> = self.pairs.iter().map(|&pair| (pair >> 32) as u32).collect();
        let commonest = self.commonest(values.into_iter().zip(repeat(1)));
        (all, Commonest { having, ..commonest })
    }

    /// How many persons have a value that is `asked` for.
    fn persons_of(&mut self, asked: impl Fn(u32) -> bool) -> u64 {
        let pairs = self.pairs.iter().filter(|&&pair| asked((pair >> 32) as u32));
        self.persons.clear();
        self.persons.extend(pairs.map(|&pair| pair as u32));
        self.persons.sort_unstable();
        self.persons.dedup();
        self.persons.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::SensitiveFigures;
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::Spec;
    use crate::model::KAnonymity;
    use crate::plan::{MissingSensitive, Plan, PlannedAttribute};
    use crate::release::measure;
    use crate::table::Role;
    use proptest::prelude::{any, prop, prop_assert_eq, proptest};
    use std::collections::{BTreeMap, BTreeSet};

    /// Records of a person, a class and a value; `-` is missing, as is the person 0.
    fn measured(rows: &[(u8, u8, u8)], entity: bool, own_value: bool) -> SensitiveFigures {
        let mut text = "who,zip,ill\n".to_owned();
        for &(who, zip, ill) in rows {
            let who = if who == 0 { "-".to_owned() } else { format!("p{who}") };
            text += &format!("{who},{zip},{}\n", ["-", "flu", "HIV"][usize::from(ill)]);
        }
        let options = Options { delimiter: Some(b','), header: Some(true), ..Options::default() };
        let mut reader = Reader::new(options);
        reader.push(text.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let attribute = |name, column, role| PlannedAttribute::new(name, column, role, Spec::NONE);
        let attributes = vec![
            attribute("who", 0, Role::Identifier),
            attribute("zip", 1, Role::QuasiIdentifier),
            attribute("ill", 2, Role::Sensitive),
        ];
        let missing = if own_value { MissingSensitive::OwnValue } else { Default::default() };
        let plan = Plan {
            markers: vec!["-".to_owned()],
            entity: entity.then_some(0),
            missing_sensitive: missing,
            ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
        };
        let columns = plan.columns(&table);
        let measured = measure(&plan, columns.clone(), table.records, columns).unwrap();
        assert_eq!(measured.sensitive[0].0, 2);
        measured.sensitive[0].1
    }

    /// The same from the definition: for each class, whether some value is that of everybody.
    fn recounted(rows: &[(u8, u8, u8)], entity: bool, own_value: bool) -> SensitiveFigures {
        let mut classes: BTreeMap<u8, BTreeMap<usize, BTreeSet<u8>>> = BTreeMap::new();
        for (record, &(who, zip, ill)) in rows.iter().enumerate() {
            let person = if entity { usize::from(who) } else { record };
            classes.entry(zip).or_default().entry(person).or_default().insert(ill);
        }
        let missing = rows.iter().filter(|&&(_, _, ill)| ill == 0).count() as u64;
        let mut figures = figures(0, 0, missing, 0.0);
        let values = u8::from(!own_value)..3;
        for mut persons in classes.into_values() {
            if entity && persons.len() > 1 {
                persons.remove(&0);
            }
            let most = values
                .clone()
                .map(|value| persons.values().filter(|own| own.contains(&value)).count())
                .max()
                .unwrap();
            let having = persons.values().filter(|own| own.iter().any(|it| values.contains(it)));
            let having = having.count();
            if having == 0 {
                figures.unrecorded += persons.len() as u64;
                continue;
            }
            if most == having {
                figures.certain += persons.len() as u64;
            }
            figures.likeliest = figures.likeliest.max(most as f64 / having as f64);
        }
        figures
    }

    fn figures(certain: u64, unrecorded: u64, missing: u64, likeliest: f64) -> SensitiveFigures {
        SensitiveFigures { certain, unrecorded, missing, likeliest }
    }

    /// Of two persons both have HIV, though one of them has flu as well.
    #[test]
    fn a_value_of_everybody_is_certain_whatever_else_somebody_has() {
        let rows = [(1, 0, 2), (2, 0, 2), (2, 0, 1)];
        assert_eq!(measured(&rows, true, false), figures(2, 0, 0, 1.0));
        assert_eq!(measured(&rows, false, false), figures(0, 0, 0, 2.0 / 3.0));
    }

    #[test]
    fn a_gap_is_no_value_unless_it_is_said_to_be_one() {
        let gaps = [(1, 0, 0), (2, 0, 0), (3, 1, 2), (4, 1, 0)];
        // Of two one has HIV, and of the other nothing is known: whoever guesses it is not shown wrong.
        assert_eq!(measured(&gaps, false, false), figures(2, 2, 3, 1.0));
        assert_eq!(measured(&gaps, false, true), figures(2, 0, 3, 1.0));
    }

    proptest! {
        #[test]
        fn figures_are_those_of_the_definition(
            rows in prop::collection::vec((0_u8..5, 0_u8..5, 0_u8..3), 1..14),
            entity in any::<bool>(),
            own_value in any::<bool>(),
        ) {
            let expected = recounted(&rows, entity, own_value);
            prop_assert_eq!(measured(&rows, entity, own_value), expected);
        }
    }
}
