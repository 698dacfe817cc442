//! Households: who is found if any member is.
//!
//! # Definition
//! A member whose class has f persons is found with probability 1/f; a household is found if any
//! of its members is, 1 − ∏ (1 − 1/f), taken as if members were found independently (spec E3).
//! Somebody with several records is found by the one in the smallest class. Records that do not say
//! whose they are are those of members whom others name, whichever of them that exposes most, and of
//! one member where nobody is named (spec A1). Suppressed records are nobody's, and whoever belongs
//! to no household is in none.

use super::Classes;
use super::markers::one_marker;
use crate::risk::{expected_reidentifications, group_risk};
use crate::table::Column;
use std::collections::HashMap;

/// Whose household and whose record each record is.
#[derive(Clone, Copy, Debug)]
pub struct HouseholdColumns<'a> {
    /// The column that says to which household somebody belongs.
    pub household: &'a Column,
    /// The column that says whose record it is, where records are not persons.
    pub person: Option<&'a Column>,
    /// What means that nothing is known.
    pub markers: &'a [String],
}

/// How exposed households are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HouseholdRisk {
    /// How many households have somebody in the table.
    pub households: u32,
    /// How many persons they have there.
    pub members: u32,
    /// Records that say nothing of a household.
    pub unassigned: u32,
    /// The largest risk of any household.
    pub max: f64,
    /// The mean over households.
    pub average: f64,
    /// How many households would be found if all were sought.
    pub expected: f64,
}

impl Classes<'_> {
    /// How exposed the households of the table are that these classes were made of; `None`
    /// without any.
    #[must_use]
    pub fn household_risk(&self, columns: HouseholdColumns<'_>) -> Option<HouseholdRisk> {
        let (households, no_household) = one_marker(columns.household, columns.markers);
        let person = columns.person.map(|column| (column, one_marker(column, columns.markers)));
        let mut unassigned = 0;
        // Household, person or none, persons of the class.
        let mut members: Vec<(u32, Option<u32>, u32)> = Vec::new();
        let mut smallest: HashMap<u32, u32> = HashMap::new();
        for (record, size) in self.records_by_size() {
            let own = match &person {
                Some((column, (persons, nobody))) => {
                    let own = persons[column.codes.get(record) as usize];
                    Some(own).filter(|own| Some(*own) != *nobody)
                }
                None => Some(record as u32),
            };
            if let Some(own) = own {
                let least = smallest.entry(own).or_insert(size);
                *least = size.min(*least);
            }
            let household = households[columns.household.codes.get(record) as usize];
            match Some(household) == no_household {
                true => unassigned += 1,
                false => members.push((household, own, size)),
            }
        }
        // Whoever has records in another household, or in none, is found by these as well.
        for (_, person, size) in &mut members {
            *size = person.map_or(*size, |person| smallest[&person]);
        }
        // Those of nobody stand first, the smallest classes before the others.
        members.sort_unstable();
        // In an order that depends on no order of records.
        let mut number = 0;
        let mut risks: Vec<f64> = members
            .chunk_by(|a, b| a.0 == b.0)
            .map(|household| {
                let first_named = household.partition_point(|&(_, person, _)| person.is_none());
                let (nobody, named) = household.split_at(first_named);
                let persons = named.chunk_by(|a, b| a.1 == b.1).map(|records| records[0].2);
                let sizes = sizes_of_members(persons.collect(), nobody.iter().map(|one| one.2));
                number += sizes.len() as u32;
                group_risk(sizes.into_iter().map(|size| 1.0 / f64::from(size)))
            })
            .collect();
        risks.sort_by(f64::total_cmp);
        let expected = expected_reidentifications(risks.iter().copied());
        Some(HouseholdRisk {
            households: risks.len() as u32,
            members: number,
            unassigned,
            max: *risks.last()?,
            average: expected / risks.len() as f64,
            expected,
        })
    }
}

/// The sizes of the classes by which the members of a household are found, ascending: those of whom
/// records name, where records of nobody, by ascending size, are those of whoever is hardest to find.
fn sizes_of_members(mut named: Vec<u32>, mut nobody: impl Iterator<Item = u32>) -> Vec<u32> {
    if named.is_empty() {
        named.extend(nobody.next());
    }
    named.sort_unstable();
    for (size, own) in named.iter_mut().rev().zip(nobody) {
        *size = own.min(*size);
    }
    named.sort_unstable();
    named
}

#[cfg(test)]
mod tests {
    use super::{Classes, HouseholdColumns, HouseholdRisk, sizes_of_members};
    use crate::hierarchy::Spec;
    use crate::model::KAnonymity;
    use crate::plan::{Plan, PlannedAttribute};
    use crate::risk::group_risk;
    use crate::table::{Column, Dictionary, LineIndex, Role, Table};
    use proptest::collection::vec;
    use proptest::prelude::*;

    /// Columns of letters, one text for each record; `-` is missing.
    fn found(columns: [&str; 3], by_person: bool) -> Option<HouseholdRisk> {
        let columns = columns.map(|texts| {
            let mut dictionary = Dictionary::new();
            let codes = texts.chars().map(|one| dictionary.insert(&one.to_string())).collect();
            Column { name: String::new(), dictionary, codes }
        });
        let records = columns[0].codes.len();
        let table = Table { columns: columns.into(), records, lines: LineIndex::default() };
        let attribute = |name, column, role| PlannedAttribute::new(name, column, role, Spec::NONE);
        let attributes = vec![
            attribute("q", 0, Role::QuasiIdentifier),
            attribute("household", 1, Role::Identifier),
            attribute("person", 2, Role::Identifier),
        ];
        let plan = Plan {
            markers: vec!["-".to_owned()],
            entity: by_person.then_some(2),
            ..Plan::new(attributes, vec![KAnonymity::chosen(2)])
        };
        let classes = Classes::of_table(&plan, &table, &[Some(0), Some(1), Some(2)]).unwrap();
        classes.household_risk(HouseholdColumns {
            household: &table.columns[1],
            person: by_person.then_some(&table.columns[2]),
            markers: &plan.markers,
        })
    }

    /// Classes of 2, 4 and 1: a household with one of each of the first two is found with
    /// 1 − 1/2·3/4.
    #[test]
    fn a_household_is_found_by_any_member() {
        let risk = found(["aabbbbc", "xyx-zz-", "1234567"], false).unwrap();
        assert_eq!((risk.households, risk.members, risk.unassigned), (3, 5, 2));
        // x: 1 − 1/2·3/4 = 5/8; y: 1/2; z: 1 − (3/4)² = 7/16.
        assert_eq!((risk.max, risk.expected), (0.625, 0.625 + 0.5 + 0.4375));
        assert_eq!(risk.average, risk.expected / 3.0);
        assert_eq!(found(["ab", "--", "12"], false), None);
    }

    /// Person 1 has two records: in the class of persons 1 and 2, and in one of 1, 3 and 4.
    #[test]
    fn a_person_with_several_records_is_one_member() {
        let risk = found(["aabbb", "xxxyy", "12134"], true).unwrap();
        assert_eq!((risk.households, risk.members), (2, 4));
        assert!((risk.max - 0.75).abs() < 1e-15, "{risk:?}");
        assert!((risk.expected - 0.75 - 5.0 / 9.0).abs() < 1e-15, "{risk:?}");
    }

    /// Records of nobody in a household with two members: in classes of 1, of 3 and of 9.
    #[test]
    fn records_of_nobody_are_no_further_members() {
        let risk = found(["aabbbc", "xxxxxy", "12-3--"], true).unwrap();
        assert_eq!((risk.households, risk.members), (2, 4), "{risk:?}");
        // One who is named by nobody is one member.
        let alone = found(["aab", "xxx", "---"], true).unwrap();
        assert_eq!((alone.households, alone.members, alone.max), (1, 1, 1.0));
        for (named, nobody, sizes) in [
            (vec![2, 9], vec![1, 3, 9], vec![2, 1]),
            (vec![2, 9], vec![4], vec![2, 4]),
            (vec![5], vec![7], vec![5]),
            (vec![], vec![3, 4], vec![3]),
        ] {
            let mut sizes = sizes;
            sizes.sort_unstable();
            assert_eq!(sizes_of_members(named, nobody.into_iter()), sizes);
        }
    }

    /// Whoever the records of nobody are given to of those who are named, in every way: none exposes
    /// the household more.
    #[test]
    fn no_other_owners_expose_a_household_more() {
        proptest!(|(named in vec(1_u32..9, 0..4), mut nobody in vec(1_u32..9, 0..4))| {
            nobody.sort_unstable();
            let persons = named.len().max(nobody.len().min(1));
            let ways = (persons as u32).pow(nobody.len() as u32);
            let worst = (0..ways).map(|way| {
                let mut sizes = named.clone();
                sizes.resize(persons, u32::MAX);
                let mut way = way;
                for &size in &nobody {
                    let owner = (way as usize) % persons;
                    sizes[owner] = size.min(sizes[owner]);
                    way /= persons as u32;
                }
                group_risk(sizes.into_iter().map(|size| 1.0 / f64::from(size)))
            });
            let worst = worst.fold(0.0, f64::max);
            let sizes = sizes_of_members(named, nobody.into_iter());
            prop_assert_eq!(sizes.len(), persons);
            let risk = group_risk(sizes.into_iter().map(|size| 1.0 / f64::from(size)));
            prop_assert!((risk - worst).abs() < 1e-12, "{} instead of {}", risk, worst);
        });
    }
}
