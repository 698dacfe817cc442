//! Degrees that enough vertices share, as near to those of a graph as can be (K. Liu, E. Terzi.
//! Towards Identity Anonymization on Graphs. SIGMOD 2008; spec I5).
//!
//! Of degrees in descending order some group of neighbours always shares one, and no group needs to
//! be as large as 2k, since the two halves of it cost no more. So the least cost of the first i
//! degrees is that of the first t and of one group of the rest, for some t.

/// Degrees of vertices whose degrees were in descending order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// The degree of each.
    pub degrees: Vec<u32>,
    /// What all of them together differ from those before.
    pub cost: u64,
}

/// The least that degrees are raised by until each is that of k vertices or more. With `even` their
/// sum is to be even, as that of a graph is. Nothing for fewer than k vertices.
#[must_use]
pub fn raised(descending: &[u32], k: usize, even: bool) -> Option<Sequence> {
    least(descending, (k, even), |sums, first, last| {
        let (largest, size) = (descending[first], (last - first) as u64);
        let cost = size * u64::from(largest) - (sums[last] - sums[first]);
        [Some((largest, cost)), Some((largest + 1, cost + size)), None]
    })
}

/// The least that degrees are raised or lowered by until each is that of k vertices or more.
/// With `even` their sum is to be even. Nothing for fewer than k vertices.
#[must_use]
pub fn moved(descending: &[u32], k: usize, even: bool) -> Option<Sequence> {
    least(descending, (k, even), |sums, first, last| {
        // Nothing is nearer to all of them than the one in the middle; what is next to it costs the
        // least of the other parity.
        let middle = descending[first + (last - first) / 2];
        let below = middle.checked_sub(1);
        [Some(middle), Some(middle + 1), below].map(|shared| {
            let shared = shared?;
            Some((shared, distance(descending, sums, (first, last), shared)))
        })
    })
}

/// What the degrees of a group differ from one that they share.
fn distance(descending: &[u32], sums: &[u64], (first, last): (usize, usize), shared: u32) -> u64 {
    let above = descending[first..last].partition_point(|&degree| degree >= shared);
    let middle = first + above;
    let lowered = (sums[middle] - sums[first]) - above as u64 * u64::from(shared);
    let raised = (last - middle) as u64 * u64::from(shared) - (sums[last] - sums[middle]);
    lowered + raised
}

/// What a group may share, with what that costs.
type Offers = [Option<(u32, u64)>; 3];

/// The best way to the first degrees, with an even sum or an odd one.
#[derive(Clone, Copy)]
struct CheapestWay {
    cost: u64,
    /// Where the last group begins.
    first: usize,
    /// Parity of what stands before it.
    parity: usize,
    /// What it shares.
    shared: u32,
}

/// The cheapest groups of k or more, where `offers` tells what one of them may share. Of ways that
/// cost the same it is the one whose last group begins first.
fn least(
    descending: &[u32],
    (k, even): (usize, bool),
    offers: impl Fn(&[u64], usize, usize) -> Offers,
) -> Option<Sequence> {
    let all = descending.len();
    if all < k || k == 0 {
        return None;
    }
    let highest = all as u32 - 1;
    let mut sums = vec![0_u64; all + 1];
    for (place, &degree) in descending.iter().enumerate() {
        sums[place + 1] = sums[place] + u64::from(degree);
    }
    let mut ways: Vec<[Option<CheapestWay>; 2]> = vec![[None; 2]; all + 1];
    let start = CheapestWay { cost: 0, first: 0, parity: 0, shared: 0 };
    ways[0][0] = Some(start);
    for last in k..=all {
        // A group of fewer than 2k; the first k degrees stand in one in any case.
        for first in (last + 1).saturating_sub(2 * k)..=last - k {
            let before = ways[first];
            if before.iter().all(Option::is_none) {
                continue;
            }
            for (shared, cost) in offers(&sums, first, last).into_iter().flatten() {
                if shared > highest && even {
                    continue;
                }
                for (parity, way) in before.into_iter().enumerate() {
                    let Some(way) = way else { continue };
                    let odd = (last - first) * shared as usize % 2;
                    let place = if even { (parity + odd) % 2 } else { 0 };
                    let cost = way.cost + cost;
                    if ways[last][place].is_none_or(|best| cost < best.cost) {
                        ways[last][place] = Some(CheapestWay { cost, first, parity, shared });
                    }
                }
            }
        }
    }
    let end = ways[all][0]?;
    let mut degrees = vec![0; all];
    let (mut way, mut last) = (end, all);
    while last > 0 {
        degrees[way.first..last].fill(way.shared);
        last = way.first;
        way = ways[last][way.parity]?;
    }
    Some(Sequence { degrees, cost: end.cost })
}

/// Whether there is a graph of these degrees, which are in descending order (P. Erdős, T. Gallai.
/// Graphs with prescribed degrees of vertices. Matematikai Lapok 11, 1960).
#[must_use]
pub fn is_graphical(descending: &[u32]) -> bool {
    let all = descending.len();
    let mut sums = vec![0_u64; all + 1];
    for (place, &degree) in descending.iter().enumerate() {
        sums[place + 1] = sums[place] + u64::from(degree);
    }
    sums[all].is_multiple_of(2)
        && (1..=all).all(|count| {
            let size = count as u64;
            // Of the others those with more than so many neighbours, who give so many at most.
            let full = descending.partition_point(|&degree| u64::from(degree) > size).max(count);
            let rest = (full - count) as u64 * size + (sums[all] - sums[full]);
            sums[count] <= size * (size - 1) + rest
        })
}
