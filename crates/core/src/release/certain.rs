//! What the classes of a file tell of a sensitive value by themselves, whatever was asked for.

use crate::histogram::{Members, VOID};
use crate::model::{Ground, Side};
use crate::table::{Role, Translated};

/// What finding the class of a person tells of one column, in persons, each once in each class:
/// in records unless an entity tells persons apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SensitiveFigures {
    /// Those in classes with a value that everybody there has. A missing cell is one only where
    /// the plan says so.
    pub certain: u64,
    /// Those in classes in which no value is recorded.
    pub unrecorded: u64,
    /// Records without a value, whatever counts elsewhere.
    pub missing: u64,
}

/// Measures every sensitive column that the file has, each with its number among the attributes
/// of the plan. `class_of` gives the class of each record.
pub(super) fn sensitive_shown(
    ground: &Ground<'_>,
    class_of: &[u32],
    classes: usize,
) -> Vec<(usize, SensitiveFigures)> {
    let plan = ground.plan();
    let look = |side| ground.look(side).ok();
    let persons = plan.entity.and_then(|entity| look(Side::Whole(entity)));
    let persons = persons.as_ref().map(|(codes, _)| &**codes);
    let members = Members::new(class_of, classes);
    let attributes = plan.attributes.iter().enumerate();
    let sensitive = attributes.filter(|(_, attribute)| attribute.role == Role::Sensitive);
    let shown = sensitive.filter_map(|(number, _)| {
        let (codes, values) = look(Side::Sensitive(number))?;
        Some((number, figures(&members, &codes, values.missing, persons)))
    });
    shown.collect()
}

fn figures(
    members: &Members,
    values: &Translated<'_>,
    missing: Option<u32>,
    persons: Option<&Translated<'_>>,
) -> SensitiveFigures {
    let mut figures = SensitiveFigures::default();
    // The value of each record above, its person below.
    let mut shown: Vec<u64> = Vec::new();
    let value = |of: u64| (of >> 32) as u32;
    for class in 0..members.classes() {
        let records = members.of(class);
        let person = |record: u32| persons.map_or(record, |codes| codes.get(record as usize));
        shown.clear();
        shown.extend(records.iter().map(|&record| {
            (u64::from(values.get(record as usize)) << 32) | u64::from(person(record))
        }));
        let is_recorded = |value: u32| value != VOID && Some(value) != missing;
        let gaps = shown.iter().filter(|&&of| !is_recorded(value(of))).count();
        let recorded = gaps < shown.len();
        let (size, shared) = match persons {
            None => (
                shown.len(),
                shown.iter().all(|&of| value(of) == value(shown[0]) && value(of) != VOID),
            ),
            Some(_) => {
                let mut everybody: Vec<u64> =
                    shown.iter().map(|of| of & u64::from(u32::MAX)).collect();
                everybody.sort_unstable();
                everybody.dedup();
                shown.sort_unstable();
                shown.dedup();
                let mut of_value = shown.chunk_by(|&a, &b| value(a) == value(b));
                let by_all = |of: &[u64]| value(of[0]) != VOID && of.len() == everybody.len();
                (everybody.len(), of_value.any(by_all))
            }
        };
        figures.missing += gaps as u64;
        figures.certain += if shared { size as u64 } else { 0 };
        figures.unrecorded += if recorded { 0 } else { size as u64 };
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::SensitiveFigures;
    use crate::format::csv::{Options, Reader};
    use crate::hierarchy::Spec;
    use crate::plan::{MissingSensitive, Plan, PlannedAttribute};
    use crate::release::measure;
    use crate::table::Role;
    use proptest::prelude::{any, prop, prop_assert_eq, proptest};
    use std::collections::{BTreeMap, BTreeSet};

    /// Records of a person, a class and a value; `-` is missing.
    fn measured(rows: &[(u8, u8, u8)], entity: bool, own_value: bool) -> SensitiveFigures {
        let mut text = "who,zip,ill\n".to_owned();
        for &(who, zip, ill) in rows {
            text += &format!("p{who},{zip},{}\n", ["-", "flu", "HIV"][usize::from(ill)]);
        }
        let options = Options { delimiter: Some(b','), header: Some(true) };
        let mut reader = Reader::new(options);
        reader.push(text.as_bytes()).unwrap();
        let table = reader.finish().unwrap().table;
        let attribute = |name, at, role| PlannedAttribute::new(name, at, role, Spec::None);
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
            ..Plan::of_k(attributes, 2)
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
        let mut figures = of(0, 0, missing);
        for persons in classes.values() {
            let all_have = |value: u8| persons.values().all(|values| values.contains(&value));
            if (u8::from(!own_value)..3).any(all_have) {
                figures.certain += persons.len() as u64;
            }
            if persons.values().flatten().all(|&value| value == 0) {
                figures.unrecorded += persons.len() as u64;
            }
        }
        figures
    }

    fn of(certain: u64, unrecorded: u64, missing: u64) -> SensitiveFigures {
        SensitiveFigures { certain, unrecorded, missing }
    }

    /// Of two persons both have HIV, though one of them has flu as well.
    #[test]
    fn a_value_of_everybody_is_certain_whatever_else_somebody_has() {
        let rows = [(1, 0, 2), (2, 0, 2), (2, 0, 1)];
        assert_eq!(measured(&rows, true, false), of(2, 0, 0));
        assert_eq!(measured(&rows, false, false), of(0, 0, 0));
    }

    #[test]
    fn a_gap_is_no_value_unless_it_is_said_to_be_one() {
        let gaps = [(1, 0, 0), (2, 0, 0), (3, 1, 2), (4, 1, 0)];
        assert_eq!(measured(&gaps, false, false), of(0, 2, 3));
        assert_eq!(measured(&gaps, false, true), of(2, 2, 3));
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
