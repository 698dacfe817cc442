//! Histograms counted from records.
//!
//! Records are gone through in the order of their values. So each class gets its values in that
//! order, and none has to be sorted. Which records show a class a new value is beyond
//! any branch predictor; nothing depends on it but numbers.

use super::{Histograms, VOID};
use crate::table::{Multiplicity, Translated};

/// Where the next value of a class goes to.
#[derive(Clone, Copy)]
struct NextSlot {
    next: u32,
    /// The value before.
    last: u32,
}

impl Histograms {
    /// Counts the values of a column (or [`VOID`]), where `class_of` gives the class of each
    /// line, `sizes` the number of records in each class and `lines` how many of them each line
    /// stands for.
    #[must_use]
    pub(crate) fn count(
        column: &Translated<'_>,
        class_of: &[u32],
        sizes: &[u32],
        lines: &Multiplicity,
    ) -> Self {
        if lines.is_one() {
            let (classes, starts) = by_value(column, class_of.iter().copied());
            let shape = (classes.len(), &starts[..]);
            return Self::count_sorted(column.values(), shape, sizes, |place| (classes[place], 1));
        }
        // Each class has room for its lines, of which there may be far fewer than records.
        let mut lines_of = vec![0_u32; sizes.len()];
        class_of.iter().for_each(|&class| lines_of[class as usize] += 1);
        let (in_order, starts) = by_value(column, 0..class_of.len() as u32);
        let shape = (in_order.len(), &starts[..]);
        Self::count_sorted(column.values(), shape, &lines_of, |place| {
            let line = in_order[place] as usize;
            (class_of[line], lines.count(line))
        })
    }

    /// Counts so many lines that stand in the order of their values; `starts` says where each value
    /// begins, `sizes` how many lines each class has, and `line_at` the class of the line at a place,
    /// and how many records it stands for.
    fn count_sorted(
        domain: usize,
        (lines, starts): (usize, &[u32]),
        sizes: &[u32],
        line_at: impl Fn(usize) -> (u32, u32),
    ) -> Self {
        let mut next = 0;
        let place = |&size: &u32| {
            next += size;
            NextSlot { next: next - size, last: VOID }
        };
        let mut places: Vec<NextSlot> = sizes.iter().map(place).collect();
        // Values with their counts: a class has room for as many as it has records.
        let mut entries = vec![(0, 0); lines];
        for (value, range) in (0..).zip(starts.windows(2)) {
            for index in range[0] as usize..range[1] as usize {
                let (class, records) = line_at(index);
                let place = &mut places[class as usize];
                place.next += u32::from(place.last != value);
                place.last = value;
                let (known, count) = &mut entries[place.next as usize - 1];
                *known = value;
                *count += records;
            }
        }
        let mut starts = Vec::with_capacity(sizes.len() + 1);
        starts.push(0);
        let (mut begin, mut end) = (0, 0);
        for (place, &size) in places.iter().zip(sizes) {
            end += place.next - begin;
            begin += size;
            starts.push(end);
        }
        let (mut values, mut counts) = (vec![0; end as usize + 1], vec![0; end as usize + 1]);
        let mut written = 0;
        for (value, count) in entries {
            values[written] = value;
            counts[written] = count;
            written += usize::from(count > 0);
        }
        values.pop();
        counts.pop();
        Self { domain, starts, values, counts }
    }
}

/// The class of each record, those of one value together; where each value begins, and where the
/// last ends. What is [`VOID`] comes after that.
fn by_value(
    column: &Translated<'_>,
    mut class_of: impl ExactSizeIterator<Item = u32>,
) -> (Vec<u32>, Vec<u32>) {
    let domain = column.values();
    let place = |value: u32| (value as usize).min(domain);
    let mut starts = vec![0_u32; domain + 1];
    column.for_each(|value| starts[place(value)] += 1);
    let mut sum = 0;
    for start in &mut starts {
        sum += std::mem::replace(start, sum);
    }
    let mut next = starts.clone();
    let mut classes = vec![0; class_of.len()];
    column.for_each(|value| {
        if let Some(class) = class_of.next() {
            let next = &mut next[place(value)];
            classes[*next as usize] = class;
            *next += 1;
        }
    });
    (classes, starts)
}
