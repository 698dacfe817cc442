//! What others learn of cloaks: among how many people each may be.

use super::cloak::{Cloak, Cloaking};
use super::request::{Request, distinct};
use std::collections::{BTreeMap, BTreeSet};

/// Among how many people somebody is found, over all that is released.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceExposure {
    /// The fewest people; nothing if nothing is released.
    pub fewest: Option<u32>,
    /// How many people are singled out at least once.
    pub unique: u32,
    /// How many are found among fewer than they want at least once.
    pub below: u32,
}

impl PlaceExposure {
    /// Of requests, each with the people that it is found among.
    fn gather<'a>(found: impl Iterator<Item = (&'a Request, u32)>) -> Self {
        let (mut fewest, mut unique, mut below) = (None::<u32>, BTreeSet::new(), BTreeSet::new());
        for (request, people) in found {
            fewest = Some(fewest.map_or(people, |least| least.min(people)));
            if people == 1 {
                unique.insert(request.user);
            }
            if people < request.k {
                below.insert(request.user);
            }
        }
        Self { fewest, unique: unique.len() as u32, below: below.len() as u32 }
    }

    /// Before anything was done: who is known to have been at a place at a time is found among all
    /// who were.
    #[must_use]
    pub fn before(requests: &[Request]) -> Self {
        let spot = |request: &Request| (request.x, request.y, request.time);
        let mut people: BTreeMap<_, BTreeSet<u32>> = BTreeMap::new();
        for request in requests {
            people.entry(spot(request)).or_default().insert(request.user);
        }
        Self::gather(requests.iter().map(|request| (request, people[&spot(request)].len() as u32)))
    }
}

/// What each attack finds (spec I4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threats {
    /// Restricted space: who knows of a region whose it is, since nobody else is ever seen there.
    pub restricted: PlaceExposure,
    /// Observation: who sees everybody in the region while the cloak lasts.
    pub observed: PlaceExposure,
    /// Who sees everybody, and knows how cloaks are made: the people with this very cloak.
    pub reciprocity: PlaceExposure,
    /// Who knows which cloaks are one person's, and looks who was seen in all of them.
    pub intersected: PlaceExposure,
}

impl Threats {
    /// All attacks on what is released for requests.
    #[must_use]
    pub fn new(requests: &[Request], cloaks: &Cloaking) -> Self {
        let (seen, alike) = (SeenPeople::new(requests), alike(requests, cloaks));
        let observed = known(cloaks, |cloak| seen.observed(cloak));
        Self {
            restricted: found(requests, cloaks, &known(cloaks, |cloak| seen.restricted(cloak))),
            observed: found(requests, cloaks, &known(cloaks, |cloak| observed[cloak].len() as u32)),
            reciprocity: found(requests, cloaks, &alike),
            intersected: intersected(requests, cloaks, &observed),
        }
    }
}

/// Requests from west to east, so that a narrow region is looked up without going through all.
#[derive(Debug)]
pub struct SeenPeople<'a> {
    order: Vec<&'a Request>,
}

impl<'a> SeenPeople<'a> {
    /// All requests.
    #[must_use]
    pub fn new(requests: &'a [Request]) -> Self {
        let mut order: Vec<&Request> = requests.iter().collect();
        order.sort_by_key(|request| request.x);
        Self { order }
    }

    /// Those between the western and the eastern edge of a cloak, the edges included.
    fn near(&self, cloak: &Cloak) -> &[&'a Request] {
        let start = self.order.partition_point(|request| request.x < cloak.x.least);
        let end = self.order.partition_point(|request| request.x <= cloak.x.end);
        &self.order[start..end.max(start)]
    }

    /// Who is seen in a region while its cloak lasts.
    #[must_use]
    pub fn observed(&self, cloak: &Cloak) -> BTreeSet<u32> {
        let here = self.near(cloak).iter().filter(|request| cloak.covers(request));
        here.map(|request| request.user).collect()
    }

    /// How many people are ever seen in a region.
    #[must_use]
    pub fn restricted(&self, cloak: &Cloak) -> u32 {
        let here = self.near(cloak).iter().filter(|request| cloak.has_place(request));
        distinct(here.map(|request| request.user))
    }
}

/// For each cloak how many people have it.
#[must_use]
pub fn alike(requests: &[Request], cloaks: &Cloaking) -> BTreeMap<Cloak, u32> {
    let mut people: BTreeMap<Cloak, BTreeSet<u32>> = BTreeMap::new();
    for (request, cloak) in requests.iter().zip(cloaks) {
        if let Some(cloak) = cloak {
            people.entry(*cloak).or_default().insert(request.user);
        }
    }
    people.into_iter().map(|(cloak, people)| (cloak, people.len() as u32)).collect()
}

/// What is found out of each cloak, once for all that have it.
pub(super) fn known<T>(cloaks: &Cloaking, figure: impl Fn(&Cloak) -> T) -> BTreeMap<Cloak, T> {
    let distinct: BTreeSet<&Cloak> = cloaks.iter().flatten().collect();
    distinct.into_iter().map(|cloak| (*cloak, figure(cloak))).collect()
}

/// Who is found among how many, by a figure of each cloak.
fn found(requests: &[Request], cloaks: &Cloaking, people: &BTreeMap<Cloak, u32>) -> PlaceExposure {
    let all = requests.iter().zip(cloaks);
    PlaceExposure::gather(all.filter_map(|(request, cloak)| Some((request, people[&(*cloak)?]))))
}

/// Who is left for each person that was seen in all of their cloaks.
fn intersected(
    requests: &[Request],
    cloaks: &Cloaking,
    observed: &BTreeMap<Cloak, BTreeSet<u32>>,
) -> PlaceExposure {
    let mut left: BTreeMap<u32, BTreeSet<u32>> = BTreeMap::new();
    for (request, cloak) in requests.iter().zip(cloaks) {
        let Some(cloak) = cloak else { continue };
        let here = &observed[cloak];
        let people = left.entry(request.user).or_insert_with(|| here.clone());
        people.retain(|user| here.contains(user));
    }
    let released = requests.iter().zip(cloaks).filter(|(_, cloak)| cloak.is_some());
    let each = released.map(|(request, _)| (request, left[&request.user].len() as u32));
    PlaceExposure::gather(each)
}
