//! What is released of a study, as classes: before any record is looked at again.

use crate::partition::Partition;
use crate::recoding::Recoded;
use crate::study::{Classified, Study};
use std::borrow::Cow;

/// What is released of a study.
#[derive(Clone, Debug)]
pub enum Released<'a> {
    /// One level for each column.
    Node(&'a Study, Box<Cow<'a, Classified>>),
    /// Cells of mixed detail.
    Recoded(&'a Recoded),
}

/// The classes of a released table as whoever reads it sees them.
#[derive(Clone, Debug)]
pub struct ReleasedPartition {
    /// All classes; where suppressed records stay as stars, theirs is among them.
    pub partition: Partition,
    /// The class of each tuple; [`SUPPRESSED`](crate::recoding::SUPPRESSED) if it has none.
    pub class_of: Vec<u32>,
    /// Which classes are there to be seen.
    pub kept: Vec<bool>,
}

impl ReleasedPartition {
    /// The class of a tuple that is there to be seen.
    #[must_use]
    pub fn class(&self, tuple: usize) -> Option<u32> {
        let class = self.class_of[tuple];
        (self.kept.get(class as usize) == Some(&true)).then_some(class)
    }
}

impl<'a> Released<'a> {
    /// What is released of a node with its classes.
    #[must_use]
    pub fn of_node(study: &'a Study, node: Cow<'a, Classified>) -> Self {
        Self::Node(study, Box::new(node))
    }

    /// The study whose tuples are released: a recoding may have one of its own.
    #[must_use]
    pub fn study(&self) -> &Study {
        match self {
            Self::Node(study, _) => study,
            Self::Recoded(recoded) => recoded.study(),
        }
    }

    /// All classes, those that are suppressed too.
    #[must_use]
    pub fn partition(&self) -> &Partition {
        match self {
            Self::Node(_, node) => &node.partition,
            Self::Recoded(recoded) => recoded.partition(),
        }
    }

    /// The class of each tuple; [`SUPPRESSED`](crate::recoding::SUPPRESSED) if it has none.
    #[must_use]
    pub fn class_of(&self) -> &[u32] {
        match self {
            Self::Node(_, node) => &node.class_of,
            Self::Recoded(recoded) => recoded.class_of(),
        }
    }

    /// Which classes are released.
    #[must_use]
    pub fn classes(&self) -> Vec<bool> {
        match self {
            Self::Node(_, node) => node.decision.fails.iter().map(|fails| !fails).collect(),
            Self::Recoded(recoded) => recoded.releases(),
        }
    }

    /// Which tuples are released.
    #[must_use]
    pub fn tuples(&self) -> Vec<bool> {
        let classes = self.classes();
        // A tuple of no class has a number beyond all of them.
        self.class_of().iter().map(|&class| classes.get(class as usize) == Some(&true)).collect()
    }

    /// What whoever reads the table sees where suppressed records stay as stars: its classes, and
    /// which of them each tuple is in. `None` if no record is suppressed, or none stays.
    #[must_use]
    pub fn seen_with_stars(&self) -> Option<(Partition, Vec<u32>)> {
        match self {
            Self::Node(study, node) => {
                let (partition, class_at) =
                    study.seen_with_stars(&node.partition, &node.decision)?;
                let class_of = node.class_of.iter().map(|&class| class_at[class as usize]);
                Some((partition, class_of.collect()))
            }
            Self::Recoded(recoded) => recoded.seen_with_stars(),
        }
    }

    /// The classes as whoever reads the table sees them.
    #[must_use]
    pub fn seen(&self) -> ReleasedPartition {
        let has_records = |partition: &Partition| -> Vec<bool> {
            partition.counts().iter().map(|&records| records > 0).collect()
        };
        if let Some((partition, class_of)) = self.seen_with_stars() {
            let kept = has_records(&partition);
            return ReleasedPartition { partition, class_of, kept };
        }
        let partition = self.partition().clone();
        let released = has_records(&partition).into_iter().zip(self.classes());
        let kept = released.map(|(present, released)| present && released).collect();
        ReleasedPartition { partition, class_of: self.class_of().to_vec(), kept }
    }
}
