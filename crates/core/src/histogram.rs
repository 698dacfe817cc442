//! How often each value of a tracked column occurs in each class.
//!
//! Sensitive attributes, persons and personal demands are all columns whose
//! values a class has to be asked about. Their histograms roll up like counts: a
//! coarser class has the sums of the finer ones (spec G0). Only values that occur
//! are stored, so that the histograms of all classes together never have more
//! entries than there are records, whatever the number of distinct values.

/// Stands for a cell that is not to be counted.
pub const VOID: u32 = u32::MAX;

/// The values of one class with their numbers of records, ascending by value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Histogram<'a> {
    /// Codes of the values that occur, ascending.
    pub values: &'a [u32],
    /// How often each of them occurs, at least once.
    pub counts: &'a [u32],
}

impl<'a> Histogram<'a> {
    /// Number of records counted; cells that are [`VOID`] are not.
    #[must_use]
    pub fn total(self) -> u32 {
        self.counts.iter().sum()
    }

    /// Number of distinct values.
    #[must_use]
    pub fn distinct(self) -> u32 {
        self.values.len() as u32
    }

    /// How often the most frequent value occurs; 0 if there is none.
    #[must_use]
    pub fn largest(self) -> u32 {
        self.counts.iter().copied().max().unwrap_or(0)
    }

    /// How often a value occurs.
    #[must_use]
    pub fn count(self, value: u32) -> u32 {
        self.values.binary_search(&value).map_or(0, |at| self.counts[at])
    }

    /// Values with their counts, ascending by value.
    pub fn iter(self) -> impl Iterator<Item = (u32, u32)> + 'a {
        self.values.iter().copied().zip(self.counts.iter().copied())
    }
}

/// The histograms of all classes of a partition, for one column.
#[derive(Clone, Debug)]
pub struct Histograms {
    /// Number of distinct values of the column.
    domain: usize,
    /// Where each class begins among the entries, and where the last one ends.
    starts: Vec<u32>,
    values: Vec<u32>,
    counts: Vec<u32>,
}

impl Histograms {
    /// Counts a column of codes below `domain` (or [`VOID`]), where `class_of` gives the class
    /// of each record.
    #[must_use]
    pub fn count(codes: &[u32], domain: usize, class_of: &[u32], classes: usize) -> Self {
        let members = Members::new(class_of, classes);
        let mut gather = Gather::new(domain, classes);
        let add = |record: u32, tally: &mut Tally| {
            let code = codes[record as usize];
            if code != VOID {
                tally.add(code, 1);
            }
        };
        gather.step(&members, usize::MAX, add);
        gather.into_histograms()
    }

    /// The histogram of one class.
    #[inline]
    #[must_use]
    pub fn of(&self, class: usize) -> Histogram<'_> {
        let entries = self.starts[class] as usize..self.starts[class + 1] as usize;
        Histogram { values: &self.values[entries.clone()], counts: &self.counts[entries] }
    }

    /// Number of distinct values of the column, whether or not they occur.
    #[must_use]
    pub fn domain(&self) -> usize {
        self.domain
    }
}

/// For each class of a coarser partition the classes of a finer one that it is made of.
#[derive(Debug, Default)]
pub(crate) struct Members {
    starts: Vec<u32>,
    order: Vec<u32>,
}

impl Members {
    /// Sorts the finer classes by the coarser class of each.
    pub(crate) fn new(class_of: &[u32], classes: usize) -> Self {
        let mut starts = vec![0_u32; classes + 1];
        for &class in class_of {
            starts[class as usize + 1] += 1;
        }
        for class in 0..classes {
            starts[class + 1] += starts[class];
        }
        let mut next = starts.clone();
        let mut order = vec![0; class_of.len()];
        for (member, &class) in class_of.iter().enumerate() {
            let at = &mut next[class as usize];
            order[*at as usize] = member as u32;
            *at += 1;
        }
        Self { starts, order }
    }

    fn of(&self, class: usize) -> &[u32] {
        &self.order[self.starts[class] as usize..self.starts[class + 1] as usize]
    }
}

/// The counts of one class while they are added up.
#[derive(Debug)]
struct Tally {
    counts: Vec<u32>,
    touched: Vec<u32>,
}

impl Tally {
    #[inline]
    fn add(&mut self, value: u32, count: u32) {
        let known = &mut self.counts[value as usize];
        if *known == 0 {
            self.touched.push(value);
        }
        *known += count;
    }
}

/// Histograms being rolled up: resumable, class by class.
#[derive(Debug)]
pub(crate) struct Gather {
    next: usize,
    classes: usize,
    tally: Tally,
    found: Histograms,
}

impl Gather {
    pub(crate) fn new(domain: usize, classes: usize) -> Self {
        let mut starts = Vec::with_capacity(classes + 1);
        starts.push(0);
        Self {
            next: 0,
            classes,
            tally: Tally { counts: vec![0; domain], touched: Vec::new() },
            found: Histograms { domain, starts, values: Vec::new(), counts: Vec::new() },
        }
    }

    /// Rolls up classes of about `budget` members in all; returns how many it did.
    pub(crate) fn roll_up(
        &mut self,
        source: &Histograms,
        members: &Members,
        budget: usize,
    ) -> usize {
        self.step(members, budget, |member, tally| {
            for (value, count) in source.of(member as usize).iter() {
                tally.add(value, count);
            }
        })
    }

    fn step(&mut self, members: &Members, budget: usize, add: impl Fn(u32, &mut Tally)) -> usize {
        let mut done = 0;
        while self.next < self.classes && done < budget {
            let of = members.of(self.next);
            for &member in of {
                add(member, &mut self.tally);
            }
            done += of.len();
            self.flush();
            self.next += 1;
        }
        done
    }

    fn flush(&mut self) {
        let Tally { counts, touched } = &mut self.tally;
        touched.sort_unstable();
        for value in touched.drain(..) {
            self.found.values.push(value);
            self.found.counts.push(std::mem::take(&mut counts[value as usize]));
        }
        self.found.starts.push(self.found.values.len() as u32);
    }

    pub(crate) fn is_done(&self) -> bool {
        self.next == self.classes
    }

    pub(crate) fn into_histograms(self) -> Histograms {
        debug_assert!(self.is_done());
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::{Gather, Histograms, Members, VOID};

    #[test]
    fn histograms_roll_up_like_counts() {
        let codes = [2, 0, 2, VOID, 1, 0];
        let fine = Histograms::count(&codes, 3, &[0, 1, 0, 2, 2, 1], 3);
        assert_eq!((fine.of(0).values, fine.of(0).counts), (&[2][..], &[2][..]));
        assert_eq!(fine.of(2).total(), 1);
        let members = Members::new(&[1, 0, 1], 2);
        let mut gather = Gather::new(3, 2);
        while !gather.is_done() {
            gather.roll_up(&fine, &members, 1);
        }
        let coarse = gather.into_histograms();
        assert_eq!((coarse.of(0).values, coarse.of(0).counts), (&[0][..], &[2][..]));
        assert_eq!((coarse.of(1).values, coarse.of(1).counts), (&[1, 2][..], &[1, 2][..]));
        assert_eq!((coarse.of(1).largest(), coarse.of(1).distinct()), (2, 2));
        assert_eq!((coarse.of(1).count(2), coarse.of(1).count(0)), (2, 0));
    }
}
