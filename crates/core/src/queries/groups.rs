//! People in groups of k with similar intents: one person, then always who is most similar to all of
//! the group so far (k-member, as J.-W. Byun et al., DASFAA 2007, have it for records).

use std::collections::BTreeMap;

/// People who have an intent, beyond whom it says little: those who share only such intents are not
/// looked for.
const MOST_SHARERS: usize = 1000;

/// What somebody is grouped by.
#[derive(Clone, Debug, Default)]
pub(super) struct GroupedPerson {
    /// How many searches were of each intent, in the order of intents.
    pub(super) shares: Vec<(u32, u32)>,
    /// What is to be the same within a group, in its order.
    pub(super) units: Vec<u32>,
}

impl GroupedPerson {
    /// The share of each intent.
    fn shares(&self) -> impl Iterator<Item = (u32, f64)> {
        let all: u32 = self.shares.iter().map(|(_, searches)| searches).sum();
        let shares = self.shares.iter();
        shares.map(move |&(intent, searches)| (intent, f64::from(searches) / f64::from(all)))
    }

    /// How long the vector of shares is.
    fn length(&self) -> f64 {
        self.shares().map(|(_, share)| share * share).sum::<f64>().sqrt()
    }
}

/// The numbers of the people of each group; none if there are fewer than k people.
pub(super) fn groups(people: &[GroupedPerson], k: u32) -> Vec<Vec<u32>> {
    let k = k as usize;
    let numbers = 0..people.len() as u32;
    if people.len() < k {
        return Vec::new();
    }
    // Who is alike as it is stays so.
    let mut alike: BTreeMap<&[u32], Vec<u32>> = BTreeMap::new();
    for number in numbers {
        alike.entry(&people[number as usize].units).or_default().push(number);
    }
    let (alike, others): (Vec<Vec<u32>>, Vec<Vec<u32>>) =
        alike.into_values().partition(|alike| alike.len() >= k);
    let mut others = others.concat();
    // Who has most is the hardest to find others for.
    others.sort_unstable_by_key(|&number| {
        (usize::MAX - people[number as usize].shares.len(), number)
    });
    let mut gathering = GroupGathering::new(people, &others);
    let mut groups = alike;
    let mut left = others.len();
    for &first in &others {
        if left < k {
            break;
        }
        if gathering.is_left[first as usize] {
            groups.push(gathering.group(first, k, &others));
            left -= k;
        }
    }
    let rest: Vec<u32> =
        others.into_iter().filter(|&number| gathering.is_left[number as usize]).collect();
    join(people, &rest, &mut groups);
    groups
}

/// What is needed to gather groups.
struct GroupGathering<'a> {
    people: &'a [GroupedPerson],
    is_left: Vec<bool>,
    /// For each intent who has it, with the share.
    sharers: BTreeMap<u32, Vec<(u32, f64)>>,
    /// The first of the order who may be left.
    start: usize,
}

impl<'a> GroupGathering<'a> {
    fn new(people: &'a [GroupedPerson], others: &[u32]) -> Self {
        let mut is_left = vec![false; people.len()];
        let mut sharers: BTreeMap<u32, Vec<(u32, f64)>> = BTreeMap::new();
        for &number in others {
            is_left[number as usize] = true;
            for (intent, share) in people[number as usize].shares() {
                sharers.entry(intent).or_default().push((number, share));
            }
        }
        Self { people, is_left, sharers, start: 0 }
    }

    /// A group of k with its first.
    fn group(&mut self, first: u32, k: usize, others: &[u32]) -> Vec<u32> {
        let mut group = Vec::with_capacity(k);
        // The product of the shares of each who is left with those of the group.
        let mut products: BTreeMap<u32, f64> = BTreeMap::new();
        let mut next = first;
        loop {
            self.is_left[next as usize] = false;
            products.remove(&next);
            group.push(next);
            if group.len() == k {
                return group;
            }
            for (intent, share) in self.people[next as usize].shares() {
                let Some(sharers) = self.sharers.get_mut(&intent) else { continue };
                sharers.retain(|(number, _)| self.is_left[*number as usize]);
                for &(number, others) in sharers.iter().take(MOST_SHARERS) {
                    *products.entry(number).or_default() += share * others;
                }
            }
            let similar = products.iter().map(|(&number, product)| {
                (product / self.people[number as usize].length(), number)
            });
            let nearest = similar.reduce(|best, other| if other.0 > best.0 { other } else { best });
            next = nearest.map_or_else(|| self.first_left(others), |(_, number)| number);
        }
    }

    /// The first in the order who is left.
    fn first_left(&mut self, others: &[u32]) -> u32 {
        while !self.is_left[others[self.start] as usize] {
            self.start += 1;
        }
        others[self.start]
    }
}

/// Puts who is left over, fewer than k people, to the groups that are most similar.
fn join(people: &[GroupedPerson], rest: &[u32], groups: &mut [Vec<u32>]) {
    if rest.is_empty() {
        return;
    }
    let centres: Vec<BTreeMap<u32, f64>> = groups
        .iter()
        .map(|group| {
            let mut centre: BTreeMap<u32, f64> = BTreeMap::new();
            for (intent, share) in group.iter().flat_map(|&it| people[it as usize].shares()) {
                *centre.entry(intent).or_default() += share;
            }
            centre
        })
        .collect();
    for &number in rest {
        let similar = centres.iter().map(|centre| {
            let shares = people[number as usize].shares();
            let product: f64 =
                shares.map(|(intent, share)| share * centre.get(&intent).unwrap_or(&0.0)).sum();
            product / centre.values().map(|share| share * share).sum::<f64>().sqrt()
        });
        let nearest = (0..groups.len()).zip(similar);
        let nearest = nearest.reduce(|best, other| if other.1 > best.1 { other } else { best });
        if let Some((group, _)) = nearest {
            groups[group].push(number);
        }
    }
}
