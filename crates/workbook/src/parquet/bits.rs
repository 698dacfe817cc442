//! Numbers in fewer bits than bytes have: runs and packed groups, and differences in blocks
//! (*Encodings.md*, "Run Length Encoding / Bit-Packing Hybrid" and "Delta Encoding"). They are read
//! one by one, so that a page that says it has very many takes no room.

use super::compact::{Compact, zigzag};

/// Numbers in runs of one, and in groups of eight that are packed.
pub(super) struct Hybrid {
    /// Bits that each number has.
    width: u32,
    /// Where the next run begins.
    place: usize,
    /// Where the last one ends.
    end: usize,
    /// Numbers that are left of this run.
    left: u64,
    /// The number of a run, or the bit where the next one of a group begins.
    run: Run,
}

enum Run {
    Same(u64),
    Packed(usize),
}

impl Hybrid {
    /// Those of so many bits that stand there. Nothing for more bits than ids and levels have.
    pub(super) fn new(width: u32, place: usize, end: usize) -> Option<Self> {
        (width <= 32).then_some(Self { width, place, end, left: 0, run: Run::Same(0) })
    }

    /// The next number.
    pub(super) fn next(&mut self, page: &[u8]) -> Option<u64> {
        let width = self.width as usize;
        while self.left == 0 {
            let mut head = Compact::new(page.get(self.place..self.end)?);
            let said = head.varint()?;
            self.place += head.place();
            if said & 1 == 1 {
                let bytes = usize::try_from(said >> 1).ok()?.checked_mul(width)?;
                self.run = Run::Packed(self.place.checked_mul(8)?);
                self.left = (said >> 1).checked_mul(8)?;
                self.place = self.place.checked_add(bytes)?;
            } else {
                self.left = said >> 1;
                self.run = Run::Same(bits(page, self.place.checked_mul(8)?, width)?);
                self.place += width.div_ceil(8);
            }
            if self.place > self.end {
                return None;
            }
        }
        self.left -= 1;
        match &mut self.run {
            Run::Same(number) => Some(*number),
            Run::Packed(bit) => {
                *bit += width;
                bits(page, *bit - width, width)
            }
        }
    }
}

/// Numbers by their differences, in blocks of which each part has bits of its own.
#[derive(Clone)]
pub(super) struct Delta {
    /// Numbers in a part of a block, and parts.
    part: u64,
    parts: usize,
    /// Numbers that are left.
    left: u64,
    value: i64,
    /// Whether it is the first one, which stands before the blocks.
    first: bool,
    /// What is added to each difference of this block, and the bits of each of its parts.
    least: i64,
    widths: Vec<u8>,
    /// The part at which it is, the numbers that are left of it, and where its next one begins.
    current: usize,
    left_here: u64,
    bit: usize,
    /// Where the part ends.
    place: usize,
}

impl Delta {
    /// Those that begin there.
    pub(super) fn new(page: &[u8], place: usize) -> Option<Self> {
        let mut head = Compact::new(page.get(place..)?);
        let (block, parts) = (head.varint()?, head.varint()?);
        let (left, value) = (head.varint()?, head.integer()?);
        // A part is made of whole bytes, however few bits its numbers have.
        let part = block.checked_div(parts).filter(|part| *part > 0 && part % 8 == 0)?;
        let parts = usize::try_from(parts).ok().filter(|&parts| parts <= page.len())?;
        let place = place + head.place();
        let (widths, current) = (Vec::new(), parts);
        let (first, least, left_here, bit) = (true, 0, 0, 0);
        Some(Self {
            part,
            parts,
            left,
            value,
            first,
            least,
            widths,
            current,
            left_here,
            bit,
            place,
        })
    }

    /// The next number.
    pub(super) fn next(&mut self, page: &[u8]) -> Option<i64> {
        self.left = self.left.checked_sub(1)?;
        if self.first {
            self.first = false;
            return Some(self.value);
        }
        if self.left_here == 0 {
            self.begin_part(page)?;
        }
        let width = usize::from(*self.widths.get(self.current)?);
        let difference = bits(page, self.bit, width)?;
        self.bit += width;
        self.left_here -= 1;
        self.value = self.value.wrapping_add(self.least).wrapping_add(difference as i64);
        Some(self.value)
    }

    fn begin_part(&mut self, page: &[u8]) -> Option<()> {
        self.current += 1;
        if self.current >= self.parts {
            let mut head = Compact::new(page.get(self.place..)?);
            self.least = zigzag(head.varint()?);
            self.widths.clear();
            for _ in 0..self.parts {
                self.widths.push(head.byte().filter(|&width| width <= 64)?);
            }
            self.place += head.place();
            self.current = 0;
        }
        let width = u64::from(*self.widths.get(self.current)?);
        let bytes = usize::try_from((self.part / 8).checked_mul(width)?).ok()?;
        self.bit = self.place.checked_mul(8)?;
        self.place = self.place.checked_add(bytes).filter(|&place| place <= page.len())?;
        self.left_here = self.part;
        Some(())
    }

    /// Where they end, which shows only once all of them were read.
    pub(super) fn end(mut self, page: &[u8]) -> Option<usize> {
        while self.left > 0 {
            self.next(page)?;
        }
        Some(self.place)
    }
}

/// The number that so many bits are, up to 64, the lowest first.
pub(super) fn bits(page: &[u8], bit: usize, width: usize) -> Option<u64> {
    if width == 0 {
        return Some(0);
    }
    let (start, end) = (bit / 8, (bit + width).div_ceil(8));
    let mut number = 0_u128;
    for (place, &byte) in page.get(start..end)?.iter().enumerate() {
        number |= u128::from(byte) << (8 * place);
    }
    Some((number >> (bit % 8)) as u64 & (u64::MAX >> (64 - width)))
}

#[cfg(test)]
mod tests {
    use super::{Delta, Hybrid, bits};

    #[test]
    fn runs_and_packed_groups_are_numbers() {
        // The example of the format: 0 to 7 in three bits each; then four times 5.
        let page = [0b0000_0011, 0b1000_1000, 0b1100_0110, 0b1111_1010, 8, 5];
        let mut numbers = Hybrid::new(3, 0, page.len()).unwrap();
        let read: Vec<_> = std::iter::from_fn(|| numbers.next(&page)).collect();
        assert_eq!(read, [0, 1, 2, 3, 4, 5, 6, 7, 5, 5, 5, 5]);
        // Runs without a number lead nowhere, and those beyond the end are none.
        assert_eq!(Hybrid::new(1, 0, 4).unwrap().next(&[0, 1, 0, 1]), None);
        assert_eq!(Hybrid::new(3, 0, 2).unwrap().next(&page), None);
        assert_eq!(Hybrid::new(33, 0, 2).map(|_| ()), None);
        assert_eq!(bits(&[0xff; 9], 4, 64), Some(u64::MAX));
        assert_eq!(bits(&[0xff; 8], 4, 64), None);
    }

    #[test]
    fn differences_are_numbers() {
        // The second example of the format: 7, 5, 3, 1, 2, 3, 4, 5 in a block of 128 in four parts.
        let packed = [0b1100_0000, 0b0011_1111, 0, 0, 0, 0, 0, 0];
        let page = [&[0x80, 1, 4, 8, 14, 3, 2, 0, 0, 0][..], &packed, &[9]].concat();
        let numbers = Delta::new(&page, 0).unwrap();
        let mut again = numbers.clone();
        let read: Vec<_> = std::iter::from_fn(|| again.next(&page)).collect();
        assert_eq!(read, [7, 5, 3, 1, 2, 3, 4, 5]);
        assert_eq!(numbers.end(&page), Some(page.len() - 1));
        assert!(Delta::new(&[0x80, 1, 0, 8, 14], 0).is_none());
        assert!(Delta::new(&page[..12], 0).unwrap().end(&page[..12]).is_none());
    }
}
