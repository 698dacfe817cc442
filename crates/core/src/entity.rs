//! Whose records are whose, where a person may have several (spec A1).
//!
//! Records that do not say whose they are may be those of persons whom other records name. They
//! count as one person where nobody else is, and as no further one elsewhere: a class is said to
//! hold only as many persons as it holds for certain.

use std::sync::Arc;

/// Who stands for records that do not say whose they are, if they are no further person: where one of
/// `persons` is somebody else. None if there are no such records.
pub fn no_further_person(
    nobody: Option<u32>,
    mut persons: impl Iterator<Item = u32>,
) -> Option<u32> {
    nobody.filter(|&nobody| persons.any(|person| person != nobody))
}

/// Of values with the persons who have them those that a class counts: records that do not say
/// whose they are only where no other does.
pub(crate) fn counted_pairs(
    nobody: Option<u32>,
    pairs: impl Iterator<Item = (u32, u32)> + Clone,
) -> impl Iterator<Item = (u32, u32)> {
    let nobody = no_further_person(nobody, pairs.clone().map(|(_, person)| person));
    pairs.filter(move |&(_, person)| Some(person) != nobody)
}

/// How many persons there are for certain in a set of them.
pub(crate) fn certain_persons(
    nobody: Option<u32>,
    persons: impl ExactSizeIterator<Item = u32>,
) -> u32 {
    let all = persons.len();
    let names_nobody = nobody.is_some_and(|nobody| { persons }.any(|person| person == nobody));
    Entity::certain(all, names_nobody)
}

/// The tracked column that says whose record each is.
#[derive(Clone, Debug)]
pub struct Entity {
    /// Its number among the tracked columns.
    pub track: usize,
    /// What it has for records that do not say whose they are, if there are any.
    pub nobody: Option<u32>,
    /// How many persons of the population each person stands for, in millionths, by code; empty if
    /// all weigh the same.
    weights: Arc<Vec<u64>>,
}

impl Entity {
    /// The persons of a tracked column.
    #[must_use]
    pub fn new(track: usize, nobody: Option<u32>) -> Self {
        Self { track, nobody, weights: Arc::default() }
    }

    /// The same, where each weighs as much as the least of the records that name them (spec E6).
    /// `persons` says whose each record is, `weights` what it weighs.
    #[must_use]
    pub fn weighed(
        self,
        persons: impl Iterator<Item = u32>,
        weights: impl Iterator<Item = u64>,
    ) -> Self {
        let mut least = Vec::new();
        for (person, weight) in persons.zip(weights) {
            let person = person as usize;
            if least.len() <= person {
                least.resize(person + 1, u64::MAX);
            }
            least[person] = least[person].min(weight);
        }
        Self { weights: Arc::new(least), ..self }
    }

    /// How many persons there are for certain where records name so many; `names_nobody` says whether
    /// one of these is [`nobody`](Self::nobody).
    fn certain(persons: usize, names_nobody: bool) -> u32 {
        (persons - usize::from(persons > 1 && names_nobody)) as u32
    }

    /// How many persons there are for certain in a set of them.
    #[must_use]
    pub fn number(&self, persons: impl ExactSizeIterator<Item = u32>) -> u32 {
        certain_persons(self.nobody, persons)
    }

    /// The same of the values of a class, ascending.
    #[inline]
    #[must_use]
    pub fn number_of_class(&self, persons: &[u32]) -> u32 {
        let names_nobody = self.nobody.is_some_and(|nobody| persons.binary_search(&nobody).is_ok());
        Self::certain(persons.len(), names_nobody)
    }

    /// Whether persons were [weighed](Self::weighed).
    #[must_use]
    pub fn is_weighed(&self) -> bool {
        !self.weights.is_empty()
    }

    /// What the persons of a class weigh together, in millionths; 0 if all weigh the same.
    #[must_use]
    pub fn weight(&self, persons: &[u32]) -> u64 {
        if self.weights.is_empty() {
            return 0;
        }
        let nobody = no_further_person(self.nobody, persons.iter().copied());
        let certain = persons.iter().filter(|&&person| Some(person) != nobody);
        certain.map(|&person| self.weights[person as usize]).fold(0, u64::saturating_add)
    }
}

#[cfg(test)]
mod tests {
    use super::Entity;

    #[test]
    fn records_of_nobody_are_a_person_only_where_nobody_else_is() {
        let entity = Entity::new(0, Some(3));
        for (persons, number) in
            [(&[][..], 0), (&[3], 1), (&[0], 1), (&[0, 3], 1), (&[3, 4, 5], 2), (&[0, 1, 2], 3)]
        {
            assert_eq!(entity.number_of_class(persons), number, "{persons:?}");
            assert_eq!(entity.number(persons.iter().copied()), number, "{persons:?}");
        }
        assert_eq!(Entity::new(0, None).number_of_class(&[0, 3]), 2);
    }

    /// Person 0 has records of 20 and 5, person 1 one of 7; who has the last is not said.
    #[test]
    fn a_person_weighs_as_the_least_of_the_records() {
        let records = [(0, 20), (1, 7), (0, 5), (2, 1)];
        let (persons, weights) = (records.map(|(person, _)| person), records.map(|(_, w)| w));
        let entity = Entity::new(0, Some(2)).weighed(persons.into_iter(), weights.into_iter());
        assert_eq!(entity.weight(&[0, 1]), 12);
        assert_eq!(entity.weight(&[0, 1, 2]), 12);
        assert_eq!(entity.weight(&[2]), 1);
        assert_eq!(Entity::new(0, None).weight(&[0, 1]), 0);
    }
}
