//! Which of two lists of boxes overlap.
//!
//! # Definition
//! A box has a range on every axis. Two boxes overlap if they have a place in common on every axis.
//!
//! # Cost
//! Space is halved again and again, each pair of boxes being looked for on the side on which the later of
//! the two begins. Of boxes that overlap few others, as the classes of a partition, that is little more
//! than linear.

/// From where to where, both within.
pub(super) type NumberSpan = [u32; 2];

/// Pairs that are looked at rather than parted further.
const FEW: usize = 1 << 10;

/// The most pairs that are looked at: some seconds' work.
const MOST_LOOKED_AT: usize = 1 << 30;

/// The pairs of boxes that overlap, by their places in both lists; `None` if there are more than `most`,
/// or if they take too long to find.
pub(super) fn overlapping(
    sides: [&[Vec<NumberSpan>]; 2],
    most: usize,
) -> Option<Vec<(usize, usize)>> {
    let axes = sides.iter().find_map(|boxes| boxes.first()).map_or(0, Vec::len);
    let mut search = BoxPairing { sides, most, looked_at: 0, found: Vec::new() };
    let all = sides.map(|boxes| (0..boxes.len()).collect::<Vec<usize>>());
    search.part(all, &mut vec![[0, u32::MAX]; axes]).then_some(search.found)
}

struct BoxPairing<'a> {
    sides: [&'a [Vec<NumberSpan>]; 2],
    most: usize,
    looked_at: usize,
    found: Vec<(usize, usize)>,
}

impl BoxPairing<'_> {
    /// Looks for pairs the later of which begins within these spans; false if it was given up.
    fn part(&mut self, boxes: [Vec<usize>; 2], region: &mut Vec<NumberSpan>) -> bool {
        let pairs = boxes[0].len().saturating_mul(boxes[1].len());
        let cuts = (0..region.len()).filter_map(|axis| self.cut(&boxes, axis));
        let best = if pairs <= FEW { None } else { cuts.min_by_key(|&(pairs, ..)| pairs) };
        // Where that parts hardly anything, each is compared with each.
        let Some((_, axis, place)) = best.filter(|(parted, ..)| *parted < pairs / 8 * 7) else {
            return self.compare(&boxes, region);
        };
        let [begin, end] = region[axis];
        let before = self.chosen(&boxes, |own| own[axis][0] <= place);
        region[axis] = [begin, place];
        if !self.part(before, region) {
            return false;
        }
        let later = self.chosen(&boxes, |own| own[axis][1] > place);
        region[axis] = [place + 1, end];
        let is_done = self.part(later, region);
        region[axis] = [begin, end];
        is_done
    }

    fn chosen(
        &self,
        boxes: &[Vec<usize>; 2],
        is_chosen: impl Fn(&[NumberSpan]) -> bool,
    ) -> [Vec<usize>; 2] {
        [0, 1].map(|side: usize| {
            let own = boxes[side].iter().copied();
            own.filter(|&place| is_chosen(&self.sides[side][place])).collect()
        })
    }

    /// Where to cut an axis, and the pairs that are left on both sides then.
    fn cut(&self, boxes: &[Vec<usize>; 2], axis: usize) -> Option<(usize, usize, u32)> {
        let both =
            || [0, 1].into_iter().flat_map(|side| boxes[side].iter().map(move |&own| (side, own)));
        let mut begins: Vec<u32> =
            both().map(|(side, own)| self.sides[side][own][axis][0]).collect();
        let middle = begins.len() / 2;
        let (_, &mut place, later) = begins.select_nth_unstable(middle);
        // All that begins in the middle is before the cut, so that something has to begin behind it.
        let place =
            if later.iter().any(|&begin| begin > place) { place } else { place.checked_sub(1)? };
        let mut counts = [[0_usize; 2]; 2];
        for (side, own) in both() {
            let [begin, end] = self.sides[side][own][axis];
            counts[0][side] += usize::from(begin <= place);
            counts[1][side] += usize::from(end > place);
        }
        let [before, later] = counts.map(|[one, other]| one.saturating_mul(other));
        Some((before.saturating_add(later), axis, place))
    }

    fn compare(&mut self, boxes: &[Vec<usize>; 2], region: &[NumberSpan]) -> bool {
        let [first, second] = self.sides;
        self.looked_at =
            self.looked_at.saturating_add(boxes[0].len().saturating_mul(boxes[1].len()));
        if self.looked_at > MOST_LOOKED_AT {
            return false;
        }
        for &one in &boxes[0] {
            for &other in &boxes[1] {
                let mut axes = first[one].iter().zip(&second[other]).zip(region);
                let is_found = axes.all(|((one, other), region)| {
                    let begin = one[0].max(other[0]);
                    begin <= one[1].min(other[1]) && region[0] <= begin && begin <= region[1]
                });
                if is_found {
                    self.found.push((one, other));
                }
            }
            if self.found.len() > self.most {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::overlapping;

    /// Boxes at random overlap as a comparison of each with each says.
    #[test]
    fn overlapping_boxes_are_found_once() {
        let mut state = 5_u32;
        let mut random = |most: u32| {
            state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (state >> 8) % most
        };
        for axes in [0, 1, 2, 3] {
            for width in [1, 4, 40] {
                let sides = [(); 2].map(|()| {
                    let boxes = (0..200).map(|_| {
                        let spans = (0..axes).map(|_| {
                            let begin = random(60);
                            [begin, begin + random(width)]
                        });
                        spans.collect::<Vec<_>>()
                    });
                    boxes.collect::<Vec<_>>()
                });
                let mut expected = Vec::new();
                for (one, first) in sides[0].iter().enumerate() {
                    for (other, second) in sides[1].iter().enumerate() {
                        let mut axes = first.iter().zip(second);
                        if axes.all(|(one, other)| one[0] <= other[1] && other[0] <= one[1]) {
                            expected.push((one, other));
                        }
                    }
                }
                let mut found = overlapping([&sides[0], &sides[1]], usize::MAX).unwrap();
                found.sort_unstable();
                assert_eq!(found, expected, "{axes} axes, {width}");
                if expected.len() > 1 {
                    assert_eq!(overlapping([&sides[0], &sides[1]], expected.len() - 1), None);
                }
            }
        }
    }
}
