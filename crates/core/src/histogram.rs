//! How often each value of a tracked column occurs in each class.
//!
//! Sensitive attributes, persons and personal demands are all columns whose
//! values a class has to be asked about. Their histograms roll up like counts: a
//! coarser class has the sums of the finer ones (spec G0). Only values that occur
//! are stored, so that the histograms of all classes together never have more
//! entries than there are records, whatever the number of distinct values.

mod count; // Counting records.

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
        self.values.binary_search(&value).map_or(0, |index| self.counts[index])
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
    /// The histograms of classes made of these, by their members.
    #[must_use]
    pub(crate) fn grouped(&self, members: &Members) -> Self {
        let mut sparse = Sparse::new(self.domain);
        let mut found = Histograms::empty(self.domain, members.classes());
        for class in 0..members.classes() {
            add_up(self, members.of_class(class), &mut sparse, &mut found);
        }
        found
    }

    /// Without classes, and room for so many.
    fn empty(domain: usize, classes: usize) -> Self {
        let mut starts = Vec::with_capacity(classes + 1);
        starts.push(0);
        Self { domain, starts, values: Vec::new(), counts: Vec::new() }
    }

    fn push(&mut self, value: u32, count: u32) {
        self.values.push(value);
        self.counts.push(count);
    }

    /// What was pushed since the last time is one class.
    fn close(&mut self) {
        self.starts.push(self.values.len() as u32);
    }

    /// The histogram of one class.
    #[inline]
    #[must_use]
    pub fn of_class(&self, class: usize) -> Histogram<'_> {
        let entries = self.starts[class] as usize..self.starts[class + 1] as usize;
        Histogram { values: &self.values[entries.clone()], counts: &self.counts[entries] }
    }

    /// Number of distinct values of the column, whether or not they occur.
    #[must_use]
    pub fn domain(&self) -> usize {
        self.domain
    }

    fn classes(&self) -> usize {
        self.starts.len() - 1
    }

    /// What they take in memory.
    pub(crate) fn bytes(&self) -> usize {
        4 * self.starts.len() + 8 * self.values.len()
    }
}

/// For each class of a coarser partition the classes of a finer one that it is made of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Members {
    starts: Vec<u32>,
    order: Vec<u32>,
}

impl Members {
    /// Sorts the finer classes by the coarser class of each.
    pub(crate) fn new(class_of: &[u32], classes: usize) -> Self {
        Self::of_some(class_of, classes)
    }

    /// The same where finer classes with a number from `classes` on belong to none.
    pub(crate) fn of_some(class_of: &[u32], classes: usize) -> Self {
        let some = || class_of.iter().enumerate().filter(|(_, class)| (**class as usize) < classes);
        let mut starts = vec![0_u32; classes + 1];
        for (_, &class) in some() {
            starts[class as usize + 1] += 1;
        }
        for class in 0..classes {
            starts[class + 1] += starts[class];
        }
        let mut next = starts.clone();
        let mut order = vec![0; starts[classes] as usize];
        for (member, &class) in some() {
            let place = &mut next[class as usize];
            order[*place as usize] = member as u32;
            *place += 1;
        }
        Self { starts, order }
    }

    pub(crate) fn classes(&self) -> usize {
        self.starts.len() - 1
    }

    pub(crate) fn of_class(&self, class: usize) -> &[u32] {
        &self.order[self.starts[class] as usize..self.starts[class + 1] as usize]
    }
}

/// The counts of one class while they are added up.
#[derive(Debug)]
struct Sparse {
    counts: Vec<u32>,
    /// The values that occur, as bits, if there are few enough.
    bits: u64,
    /// The values that occur, otherwise.
    touched: Vec<u32>,
}

impl Sparse {
    fn new(domain: usize) -> Self {
        Self { counts: vec![0; domain], bits: 0, touched: Vec::new() }
    }

    #[inline]
    fn add(&mut self, value: u32, count: u32) {
        let has_bits = self.counts.len() <= u64::BITS as usize;
        let known = &mut self.counts[value as usize];
        if has_bits {
            self.bits |= 1 << value;
        } else if *known == 0 {
            self.touched.push(value);
        }
        *known += count;
    }

    /// Moves the class to `found`.
    fn flush(&mut self, found: &mut Histograms) {
        while self.bits != 0 {
            let value = self.bits.trailing_zeros();
            self.bits &= self.bits - 1;
            found.push(value, std::mem::take(&mut self.counts[value as usize]));
        }
        self.touched.sort_unstable();
        for value in self.touched.drain(..) {
            found.push(value, std::mem::take(&mut self.counts[value as usize]));
        }
        found.close();
    }
}

/// Histograms being rolled up: resumable.
#[derive(Debug)]
pub(crate) struct Gather {
    classes: usize,
    next: usize,
    way: GatherMethod,
    found: Histograms,
}

#[derive(Debug)]
enum GatherMethod {
    /// One row of counts for each class, to which the finer classes are added in their order.
    /// Only where rows do not cost more than the entries that are added.
    Rows(Vec<u32>),
    /// One class after the other.
    Classes(Sparse),
}

impl Gather {
    pub(crate) fn new(source: &Histograms, classes: usize) -> Self {
        let domain = source.domain;
        let way = match domain.checked_mul(classes) {
            Some(cells) if cells <= 4 * source.values.len() => GatherMethod::Rows(vec![0; cells]),
            _ => GatherMethod::Classes(Sparse::new(domain)),
        };
        Self { classes, next: 0, way, found: Histograms::empty(domain, classes) }
    }

    /// Rolls up about `budget` of the finer classes, whose coarser ones `class_of` gives;
    /// returns how many it did. `members` are made when they are needed.
    pub(crate) fn roll_up(
        &mut self,
        source: &Histograms,
        class_of: &[u32],
        members: &mut Option<Members>,
        budget: usize,
    ) -> usize {
        match &mut self.way {
            GatherMethod::Rows(rows) => {
                let end = source.classes().min(self.next.saturating_add(budget));
                let finer = source.starts[self.next..=end].windows(2);
                for (entries, &class) in finer.zip(&class_of[self.next..end]) {
                    let row = &mut rows[class as usize * source.domain..][..source.domain];
                    let entries = entries[0] as usize..entries[1] as usize;
                    for (&value, &count) in
                        source.values[entries.clone()].iter().zip(&source.counts[entries])
                    {
                        row[value as usize] += count;
                    }
                }
                let done = end - self.next;
                self.next = end;
                if end == source.classes() {
                    compress(rows, self.classes, &mut self.found);
                }
                done
            }
            GatherMethod::Classes(sparse) => {
                let members = members.get_or_insert_with(|| Members::new(class_of, self.classes));
                let mut done = 0;
                while self.next < self.classes && done < budget {
                    let own = members.of_class(self.next);
                    add_up(source, own, sparse, &mut self.found);
                    done += own.len();
                    self.next += 1;
                }
                done
            }
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        self.found.classes() == self.classes
    }

    pub(crate) fn into_histograms(self) -> Histograms {
        debug_assert!(self.is_done());
        let mut found = self.found;
        shrink(&mut found.values);
        shrink(&mut found.counts);
        found
    }
}

/// Numbers that a list must have for its spare room to be given back.
const LONG: usize = 1 << 18;

/// Gives back the room of a long list that has grown beyond what it needs.
pub(crate) fn shrink<T>(list: &mut Vec<T>) {
    if list.len() > LONG {
        list.shrink_to_fit();
    }
}

/// The sum of the histograms of some classes. That of one is a copy.
#[inline]
fn add_up(source: &Histograms, members: &[u32], sparse: &mut Sparse, found: &mut Histograms) {
    if let [member] = members {
        let Histogram { values, counts } = source.of_class(*member as usize);
        found.values.extend_from_slice(values);
        found.counts.extend_from_slice(counts);
        found.close();
        return;
    }
    for &member in members {
        for (value, count) in source.of_class(member as usize).iter() {
            sparse.add(value, count);
        }
    }
    sparse.flush(found);
}

/// Adds up the histograms of a few classes at a time, again and again: what it costs grows with
/// what they hold, not with the values of the column.
#[derive(Debug)]
pub(crate) struct Adder(Sparse);

impl Adder {
    /// For histograms of the same column as these.
    pub(crate) fn new(histograms: &Histograms) -> Self {
        Self(Sparse::new(histograms.domain))
    }

    /// The sum of the histograms of some classes, as those of a single class.
    pub(crate) fn sum(&mut self, source: &Histograms, members: &[u32]) -> Histograms {
        let mut found = Histograms::empty(source.domain, 1);
        add_up(source, members, &mut self.0, &mut found);
        found
    }
}

/// Leaves out what does not occur.
fn compress(rows: &[u32], classes: usize, found: &mut Histograms) {
    let domain = found.domain;
    // Each entry is written, and overwritten by the next if its value does not occur: which
    // values do is beyond any branch predictor.
    let (mut values, mut counts) = (vec![0; rows.len()], vec![0; rows.len()]);
    let mut written = 0;
    for class in 0..classes {
        for (value, &count) in (0..).zip(&rows[class * domain..][..domain]) {
            values[written] = value;
            counts[written] = count;
            written += usize::from(count > 0);
        }
        found.starts.push(written as u32);
    }
    for entries in [&mut values, &mut counts] {
        entries.truncate(written);
        entries.shrink_to_fit();
    }
    found.values = values;
    found.counts = counts;
}

#[cfg(test)]
mod tests {
    use super::{Gather, GatherMethod, Histograms, VOID};
    use crate::table::{Multiplicity, Translated};
    use std::collections::BTreeMap;

    /// The histograms of codes below `domain`, [`VOID`] among them, by classes.
    fn count(codes: &[u32], domain: u32, class_of: &[u32], classes: usize) -> Histograms {
        let known = codes.iter().map(|&code| code.min(domain)).collect();
        let meanings = (0..domain).chain([VOID]).collect();
        let mut sizes = vec![0; classes];
        class_of.iter().for_each(|&class| sizes[class as usize] += 1);
        let column = Translated::new(&known, meanings, domain as usize);
        Histograms::count(&column, class_of, &sizes, &Multiplicity::default())
    }

    #[test]
    fn histograms_roll_up_like_counts() {
        let codes = [2, 0, 2, VOID, 1, 0];
        let fine = count(&codes, 3, &[0, 1, 0, 2, 2, 1], 3);
        assert_eq!((fine.of_class(0).values, fine.of_class(0).counts), (&[2][..], &[2][..]));
        assert_eq!(fine.of_class(2).total(), 1);
        let (class_of, mut members) = ([1, 0, 1], None);
        let mut gather = Gather::new(&fine, 2);
        while !gather.is_done() {
            gather.roll_up(&fine, &class_of, &mut members, 1);
        }
        let coarse = gather.into_histograms();
        assert_eq!((coarse.of_class(0).values, coarse.of_class(0).counts), (&[0][..], &[2][..]));
        assert_eq!(
            (coarse.of_class(1).values, coarse.of_class(1).counts),
            (&[1, 2][..], &[1, 2][..])
        );
        assert_eq!((coarse.of_class(1).largest(), coarse.of_class(1).distinct()), (2, 2));
        assert_eq!((coarse.of_class(1).count(2), coarse.of_class(1).count(0)), (2, 0));
    }

    /// Few and many values, few and many classes: every way gives what counting gives.
    #[test]
    fn every_way_of_rolling_up_counts_the_same() {
        let mut ways = [0, 0];
        for (domain, coarse) in [(3, 2), (3, 150), (60, 3), (60, 170), (200, 2), (200, 180), (1, 1)]
        {
            let records = 0..600_u32;
            let codes = records.clone().map(|record| match record * record % 97 {
                0 => VOID,
                hash => hash * 31 % domain,
            });
            let codes: Vec<u32> = codes.collect();
            let fine_of: Vec<u32> = records.clone().map(|record| record * 7 % 200).collect();
            let class_of: Vec<u32> = (0..200).map(|class| class % coarse).collect();
            let fine = count(&codes, domain, &fine_of, 200);
            let mut gather = Gather::new(&fine, coarse as usize);
            ways[usize::from(matches!(gather.way, GatherMethod::Rows(_)))] += 1;
            let mut members = None;
            while !gather.is_done() {
                assert!(gather.roll_up(&fine, &class_of, &mut members, 7) > 0);
            }
            let found = gather.into_histograms();
            for class in 0..coarse {
                let mut expected = BTreeMap::new();
                for record in records.clone() {
                    let code = codes[record as usize];
                    if class_of[fine_of[record as usize] as usize] == class && code != VOID {
                        *expected.entry(code).or_insert(0) += 1;
                    }
                }
                let found: Vec<(u32, u32)> = found.of_class(class as usize).iter().collect();
                assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
            }
        }
        assert!(ways.iter().all(|&times| times > 0), "{ways:?}");
    }
}
