//! Personal k and tolerances: messages wait until enough of them can stand for each other.

use super::cloak::{Cloak, CloakSpan};
use super::request::Request;

/// What becomes of a message, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Released with the others of its set.
    Released {
        /// When.
        time: i64,
        /// The least box around all of the set.
        cloak: Cloak,
        /// Which set, in the order of release.
        set: u32,
    },
    /// Nobody who could stand for it came in time.
    Dropped {
        /// When it could wait no longer.
        time: i64,
    },
}

/// What boxes end at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoxEdges {
    /// Multiples of this; the exact places of members if there is none.
    pub width: Option<i64>,
    /// Multiples of this; the exact times of members if there is none.
    pub period: Option<i64>,
}

impl BoxEdges {
    /// The least box around messages that ends where boxes may.
    fn enclose<'a>(self, members: impl Iterator<Item = &'a Request> + Clone) -> Cloak {
        let span = |value: fn(&Request) -> i64, length: Option<i64>| {
            let least = members.clone().map(value).min().unwrap_or_default();
            let greatest = members.clone().map(value).max().unwrap_or_default();
            match length {
                Some(length) => CloakSpan::snapped(least, greatest, length),
                None => CloakSpan::closed(least, greatest),
            }
        };
        Cloak {
            x: span(|message| message.x, self.width),
            y: span(|message| message.y, self.width),
            time: span(|message| message.time, self.period),
        }
    }

    /// Whether two messages can stand for each other: other people, the box around both within what
    /// either tolerates, and the earlier can wait until the later comes.
    ///
    /// Each side of the box around a set is that around two of it, so that a set of which each two
    /// can stand for each other is within what all of them tolerate.
    #[must_use]
    pub fn compatible(self, one: &Request, other: &Request) -> bool {
        let cloak = self.enclose([one, other].into_iter());
        let (early, late) = if one.time <= other.time { (one, other) } else { (other, one) };
        let tolerates = |message: &Request| {
            let reaches = |span: CloakSpan, place: i64, tolerance: i64| {
                place - tolerance <= span.least && span.end <= place + tolerance
            };
            reaches(cloak.x, message.x, message.dx) && reaches(cloak.y, message.y, message.dy)
        };
        one.user != other.user
            && tolerates(one)
            && tolerates(other)
            && late.time - early.time <= early.dt
    }
}

/// Messages in the order of their times, then of the file. Each is released at once, with the
/// smallest set that it makes complete: each two compatible, and as many as the largest k among
/// them. Of several such sets the one whose members have the nearest deadlines is taken.
///
/// # Source
/// B. Gedik, L. Liu. "Location privacy in mobile systems: a personalized anonymization model."
/// ICDCS 2005, section 4 (CliqueCloak). The paper looks for cliques in an order of its own; here
/// none is missed within the budget.
#[derive(Clone, Debug)]
pub struct Messages {
    edges: BoxEdges,
    /// Steps that a search for a set takes at most.
    budget: u32,
    /// Those to come, the last first.
    coming: Vec<usize>,
    waiting: Vec<usize>,
    fates: Vec<Fate>,
    sets: u32,
    given_up: u32,
}

impl Messages {
    /// Messages before the first came.
    #[must_use]
    pub fn new(edges: BoxEdges, budget: u32, requests: &[Request]) -> Self {
        let mut coming: Vec<usize> = (0..requests.len()).collect();
        coming.sort_by_key(|&index| std::cmp::Reverse((requests[index].time, index)));
        let fates = requests.iter().map(|it| Fate::Dropped { time: it.time + it.dt }).collect();
        Self { edges, budget, coming, waiting: Vec::new(), fates, sets: 0, given_up: 0 }
    }

    /// Lets the next message come; true once none is left. A search gives up after the budget, and
    /// the message waits.
    pub fn step(&mut self, requests: &[Request]) -> bool {
        let Some(index) = self.coming.pop() else { return true };
        let now = requests[index].time;
        let deadline = |other: usize| requests[other].time + requests[other].dt;
        self.waiting.retain(|&other| deadline(other) >= now);
        let mut nearby: Vec<usize> = self.waiting.clone();
        nearby.retain(|&other| self.edges.compatible(&requests[index], &requests[other]));
        nearby.sort_by_key(|&other| (deadline(other), other));
        let mut search = SetSearch { requests, edges: self.edges, steps: self.budget };
        let Some(members) = search.smallest(index, &nearby) else {
            self.given_up += u32::from(search.steps == 0);
            self.waiting.push(index);
            return false;
        };
        let cloak = self.edges.enclose(members.iter().map(|&member| &requests[member]));
        for &member in &members {
            self.fates[member] = Fate::Released { time: now, cloak, set: self.sets };
        }
        self.sets += 1;
        self.waiting.retain(|other| !members.contains(other));
        false
    }

    /// What became of each message so far.
    #[must_use]
    pub fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// How many searches gave up.
    #[must_use]
    pub fn given_up(&self) -> u32 {
        self.given_up
    }
}

/// A search for a set, in bounded time.
struct SetSearch<'a> {
    requests: &'a [Request],
    edges: BoxEdges,
    steps: u32,
}

impl SetSearch<'_> {
    /// The smallest set around a message that satisfies the largest k in it.
    fn smallest(&mut self, index: usize, nearby: &[usize]) -> Option<Vec<usize>> {
        let own = self.requests[index].k;
        let mut sizes: Vec<u32> = nearby.iter().map(|&other| self.requests[other].k).collect();
        sizes.push(own);
        sizes.retain(|&size| size >= own);
        sizes.sort_unstable();
        sizes.dedup();
        sizes.into_iter().find_map(|size| {
            let mut candidates = nearby.to_vec();
            candidates.retain(|&other| self.requests[other].k <= size);
            let mut members = vec![index];
            self.extend(&mut members, &candidates, size as usize).then_some(members)
        })
    }

    /// Adds as many candidates as members are missing, each two compatible; false, and nobody was
    /// added, where there are none.
    fn extend(&mut self, members: &mut Vec<usize>, candidates: &[usize], size: usize) -> bool {
        if members.len() >= size {
            return true;
        }
        for (place, &next) in candidates.iter().enumerate() {
            if members.len() + candidates.len() - place < size || self.steps == 0 {
                return false;
            }
            self.steps -= 1;
            let rest = candidates[place + 1..].iter().copied();
            let rest: Vec<usize> = rest
                .filter(|&other| self.edges.compatible(&self.requests[next], &self.requests[other]))
                .collect();
            members.push(next);
            if self.extend(members, &rest, size) {
                return true;
            }
            members.pop();
        }
        false
    }
}
