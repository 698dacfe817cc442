//! The search for minimal sample uniques.
//!
//! # Invariants
//! Sets of attributes are visited so that every part of a set comes before it: in the order
//! of the numbers that they are in binary. A record that is unique on a set is then minimal
//! there unless one of its earlier sets is a part of this one.
//!
//! # Cost
//! Records are collapsed into tuples. A set is an extension of one with an attribute less,
//! and only tuples that still have company there are looked at: who is alone on a set is
//! neither an MSU of a larger one nor company for anybody. There are 2^ATT sets, so the work
//! is done in steps.

use super::{AttributeSet, MinimalSampleUniques};
use crate::risk::coded_column::{CodedColumn, records};
use std::collections::HashMap;

/// Codes are numbered from 1 for the search; this stands for a missing value.
const MISSING: u32 = 0;

/// A search for minimal sample uniques under way.
#[derive(Debug)]
pub struct Suda {
    /// For each attribute, the code of each distinct tuple.
    columns: Vec<Vec<u32>>,
    split: Split,
    stack: Vec<Frame>,
    found: MinimalSampleUniques,
}

/// A set of attributes that is being extended.
#[derive(Debug)]
struct Frame {
    set: AttributeSet,
    /// Tuples that have company on the set, by what they share.
    groups: TupleGroups,
    /// The next attribute to extend by; those below `end` are to come.
    next: usize,
    end: usize,
}

/// Disjoint groups of tuples.
#[derive(Debug, Default)]
struct TupleGroups {
    members: Vec<u32>,
    ends: Vec<u32>,
}

impl Suda {
    /// A search for the MSUs of up to `max_size` attributes, of any number if that is `None`.
    /// It copies the columns, which takes time for each cell. `None` if there are more than 64.
    #[must_use]
    pub fn new(columns: &[CodedColumn<'_>], max_size: Option<usize>) -> Option<Self> {
        let attributes = columns.len();
        if attributes > AttributeSet::LIMIT {
            return None;
        }
        let (tuple_of_record, counts) = collapse(columns);
        let renumbered: Vec<Vec<u32>> =
            columns.iter().map(|column| renumber(column, &tuple_of_record, counts.len())).collect();
        let codes = renumbered.iter().flatten().max().map_or(0, |&code| code as usize + 1);
        let all = TupleGroups {
            members: (0..counts.len() as u32).collect(),
            ends: vec![counts.len() as u32],
        };
        let root = Frame { set: AttributeSet(0), groups: all, next: 0, end: attributes };
        Some(Self {
            columns: renumbered,
            split: Split { counts: vec![0; codes], seen: Vec::new() },
            stack: vec![root],
            found: MinimalSampleUniques {
                attributes,
                max_size: max_size.unwrap_or(attributes).clamp(attributes.min(1), attributes),
                tuple_of_record,
                minimal: vec![Vec::new(); counts.len()],
                counts,
            },
        })
    }

    /// Looks at about `budget` tuples, one set of attributes at least; true once the search
    /// has ended.
    pub fn step(&mut self, budget: usize) -> bool {
        let mut left = budget;
        while let Some(frame) = self.stack.last_mut() {
            if frame.next == frame.end {
                self.stack.pop();
                continue;
            }
            let attribute = frame.next;
            frame.next += 1;
            let set = frame.set.with(attribute);
            let work = frame.groups.members.len();
            let (found, singles) = (&mut self.found, &mut Vec::new());
            let groups = self.split.split(&frame.groups, &self.columns[attribute], singles);
            for &mut tuple in singles {
                let sets = &mut found.minimal[tuple as usize];
                if found.counts[tuple as usize] == 1 && !sets.iter().any(|s| s.is_part_of(set)) {
                    sets.push(set);
                }
            }
            if set.size() < found.max_size && !groups.members.is_empty() {
                self.stack.push(Frame { set, groups, next: 0, end: attribute });
            }
            left = left.saturating_sub(work.max(1));
            if left == 0 {
                break;
            }
        }
        self.stack.is_empty()
    }

    /// The MSUs of every record; does what is left of the search.
    #[must_use]
    pub fn finish(mut self) -> MinimalSampleUniques {
        while !self.step(usize::MAX) {}
        self.found
    }
}

/// Which distinct tuple each record is, numbered as they appear, and how often each occurs.
/// A missing value is a value of its own here.
fn collapse(columns: &[CodedColumn<'_>]) -> (Vec<u32>, Vec<u32>) {
    let mut tuples = vec![0; records(columns) as usize];
    for column in columns {
        let mut numbers: HashMap<(u32, u32), u32, rustc_hash::FxBuildHasher> = HashMap::default();
        for (tuple, &code) in tuples.iter_mut().zip(column.codes) {
            let next = numbers.len() as u32;
            *tuple = *numbers.entry((*tuple, code)).or_insert(next);
        }
    }
    let distinct = tuples.iter().max().map_or(0, |&last| last as usize + 1);
    let mut counts = vec![0; distinct];
    for &tuple in &tuples {
        counts[tuple as usize] += 1;
    }
    (tuples, counts)
}

/// The codes of the distinct tuples, numbered from 1 as they appear, and [`MISSING`].
fn renumber(column: &CodedColumn<'_>, tuple_of_record: &[u32], tuples: usize) -> Vec<u32> {
    let mut numbers: HashMap<u32, u32, rustc_hash::FxBuildHasher> = HashMap::default();
    let mut renumbered = vec![MISSING; tuples];
    for (&tuple, &code) in tuple_of_record.iter().zip(column.codes) {
        if column.missing != Some(code) {
            let next = numbers.len() as u32 + 1;
            renumbered[tuple as usize] = *numbers.entry(code).or_insert(next);
        }
    }
    renumbered
}

/// Memory for splitting groups, all of it zero or empty in between.
#[derive(Debug)]
struct Split {
    /// How often each code occurs in the group, then where its tuples go.
    counts: Vec<u32>,
    seen: Vec<u32>,
}

impl Split {
    /// Splits groups by one more attribute. Tuples that are left alone go to `singles`, and
    /// those in which the attribute is missing go nowhere.
    fn split(
        &mut self,
        groups: &TupleGroups,
        codes: &[u32],
        singles: &mut Vec<u32>,
    ) -> TupleGroups {
        let mut finer = TupleGroups::default();
        let mut start = 0;
        for &end in &groups.ends {
            let group = &groups.members[start as usize..end as usize];
            start = end;
            for &tuple in group {
                let code = codes[tuple as usize];
                let count = &mut self.counts[code as usize];
                if *count == 0 {
                    self.seen.push(code);
                }
                *count += 1;
            }
            self.place(&mut finer);
            for &tuple in group {
                match &mut self.counts[codes[tuple as usize] as usize] {
                    &mut ALONE => singles.push(tuple),
                    &mut GONE => {}
                    place => {
                        finer.members[*place as usize] = tuple;
                        *place += 1;
                    }
                }
            }
            for code in self.seen.drain(..) {
                self.counts[code as usize] = 0;
            }
        }
        finer
    }

    /// Makes room for a group of each code that several tuples have.
    fn place(&mut self, finer: &mut TupleGroups) {
        let mut end = finer.members.len() as u32;
        for &code in &self.seen {
            let count = &mut self.counts[code as usize];
            if code == MISSING {
                *count = GONE;
            } else if *count == 1 {
                *count = ALONE;
            } else {
                let begin = end;
                end += *count;
                *count = begin;
                finer.ends.push(end);
            }
        }
        finer.members.resize(end as usize, 0);
    }
}

/// In the place of a group's first member: the code has one tuple only. There is no group
/// there, since that would take more members than there are numbers.
const ALONE: u32 = u32::MAX;

/// In the place of a group's first member: the attribute is missing.
const GONE: u32 = u32::MAX - 1;
