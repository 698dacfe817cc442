//! Requests with what was decided about them, and the way to cloaks.

use super::cloak::{CloakSpan, Cloaking};
use super::kinds::{Cloaker, LocationKAnonymity};
use super::messages::{Fate, Messages};
use super::reading::Visits;
use super::squares::{Moment, Squares};
use super::temporal::Waiting;
use std::collections::BTreeMap;

/// Requests with what was decided about them.
#[derive(Clone, Debug)]
pub struct PlaceStudy {
    /// The requests.
    pub visits: Visits,
    /// What must hold.
    pub protection: LocationKAnonymity,
    /// What finds a release.
    pub cloaker: Cloaker,
}

impl PlaceStudy {
    /// Whether as many people have the same cloak as want to be among.
    #[must_use]
    pub fn is_reciprocal(&self) -> bool {
        self.protection.reciprocal || self.cloaker.is_shared()
    }
}

/// The way to cloaks.
#[derive(Debug)]
pub struct CloakSearch {
    way: CloakWay,
    cloaks: Cloaking,
    steps: u64,
}

#[derive(Debug)]
enum CloakWay {
    Squares { squares: Squares, moments: Vec<Moment> },
    Waiting(Waiting),
    Messages(Messages),
}

impl CloakSearch {
    /// The way, at its beginning.
    #[must_use]
    pub fn new(study: &PlaceStudy) -> Self {
        let requests = &study.visits.requests;
        let way = match study.cloaker {
            Cloaker::Grid { width, enlarges, period } => {
                CloakWay::squares(study, Squares::grid(width, enlarges, requests), period)
            }
            Cloaker::QuadTree { area, smallest, period } => {
                CloakWay::squares(study, Squares::quadrants(area, smallest), period)
            }
            Cloaker::Temporal { width, period, .. } => {
                CloakWay::Waiting(Waiting::new(width, period, requests))
            }
            Cloaker::CliqueCloak { edges, budget, .. } => {
                CloakWay::Messages(Messages::new(edges, budget, requests))
            }
        };
        Self { way, cloaks: vec![None; requests.len()], steps: 0 }
    }

    /// Goes on for a number of steps: levels of squares, cells, or messages; true once it has ended.
    pub fn step(&mut self, study: &PlaceStudy, budget: usize) -> bool {
        let requests = &study.visits.requests;
        let LocationKAnonymity { k, reciprocal } = study.protection;
        for _ in 0..budget {
            let has_ended = match &mut self.way {
                CloakWay::Squares { squares, moments } => match moments.last_mut() {
                    None => true,
                    Some(moment) => {
                        if moment.step(squares, requests, (k, reciprocal)) {
                            moment.put(squares, &mut self.cloaks);
                            moments.pop();
                        }
                        false
                    }
                },
                CloakWay::Waiting(waiting) => waiting.step(requests, &mut self.cloaks),
                CloakWay::Messages(messages) => messages.step(requests),
            };
            if has_ended {
                return true;
            }
            self.steps += 1;
        }
        false
    }

    /// How many steps were taken.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.steps
    }

    /// The cloaks that were found, once it has ended.
    #[must_use]
    pub fn cloaks(&self) -> Cloaking {
        let CloakWay::Messages(messages) = &self.way else { return self.cloaks.clone() };
        let fates = messages.fates().iter();
        fates
            .map(|fate| match fate {
                Fate::Released { cloak, .. } => Some(*cloak),
                Fate::Dropped { .. } => None,
            })
            .collect()
    }

    /// How many searches for a set gave up within their budget.
    #[must_use]
    pub fn given_up(&self) -> u32 {
        match &self.way {
            CloakWay::Messages(messages) => messages.given_up(),
            _ => 0,
        }
    }
}

impl CloakWay {
    /// The requests of each period by themselves, or all together.
    fn squares(study: &PlaceStudy, squares: Squares, period: Option<i64>) -> Self {
        let requests = &study.visits.requests;
        let mut parts: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
        for (index, request) in requests.iter().enumerate() {
            let part = period.map_or(0, |period| request.time.div_euclid(period));
            parts.entry(part).or_default().push(index);
        }
        let moments = parts.into_iter().map(|(part, members)| {
            let time = match period {
                Some(period) => CloakSpan::half_open(part * period, period),
                None => CloakSpan::closed(0, 0),
            };
            Moment::new(&squares, requests, members, time)
        });
        Self::Squares { moments: moments.collect(), squares }
    }
}
