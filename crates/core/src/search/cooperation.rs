//! Several optimal searches through one study that work together.
//!
//! # Idea
//! One search leads. The others hand it accounts of what they did, and it hands them
//! orders: regions to look at, the best node known, or to give regions back for somebody
//! without work. Nothing here knows how accounts and orders travel: between threads, between
//! workers of a page, or through the queues of a test.
//!
//! # Invariants
//! * **Nothing is lost.** Every node that may be the best lies in an open region of the
//!   leader, in a spare one, or in one that was entrusted to a helper that has not said that
//!   it ended. A helper is remembered to have a region until it has ended with all that it
//!   was ever handed, whatever it gave back meanwhile; if it dies ([`Leader::lose`]), all of
//!   them are spare again. Some nodes are then looked at twice, none is forgotten.
//! * **The outcome is that of one search.** A search ends with the least of the nodes that it
//!   looked at or heard of, in the order of [`Loss::compare`] and then of the levels. That is
//!   an order of the nodes: losses are compared in units that each of them has by itself, not
//!   by how near two of them are, so that "no better than" is transitive, and two nodes never
//!   tie since their levels differ. The least of a set is the same in whatever order the set
//!   is gone through. And the optimum itself is always among the nodes looked at: a region is
//!   dropped only if its bound and lowest corner come after a feasible node in this order,
//!   where the bound is lowered by its rounding; the optimum comes after no feasible node, and
//!   a region with the optimum in it has a bound and a corner that come after the optimum
//!   neither. What remains to be told is the loss of the optimum, which is then the bound, and
//!   both depend on the node alone.
//! * [`Leader::bound`](Search::bound) never exceeds the optimum and never falls.

use super::{Evaluated, Limits, Optimal, Region, Search, Stage, cannot_beat};
use crate::loss::Loss;
use crate::study::Study;
use std::sync::Arc;

/// Nodes that the leader looks at before it gives anything away, if none of them is feasible:
/// without a good node to compare with, others would look at what nobody needs.
const ALONE: u32 = 32;

/// Regions handed over at once: accounts and orders take time to travel.
const SHARE: usize = 4;

/// What the leader tells a helper.
#[derive(Clone, Debug)]
pub enum Order {
    /// Look at this region.
    Take(Region),
    /// Somebody found this node.
    Hear(Evaluated),
    /// Give regions back with the next account, if there are any to spare.
    Spare,
}

/// What a helper tells the leader.
#[derive(Clone, Debug)]
pub struct Account {
    /// Regions it was handed so far.
    pub taken: u32,
    /// Whether it is done with all of them.
    pub ended: bool,
    /// None of the nodes it has yet to look at has a smaller loss.
    pub bound: Loss,
    /// Nodes whose partitions it computed.
    pub visited: u32,
    /// A better node than any that the leader knew when it last spoke.
    pub best: Option<Evaluated>,
    /// Regions that it knows nothing more of.
    pub spare: Vec<Region>,
}

/// Up to [`SHARE`] regions of a search.
fn share(search: &mut Optimal) -> Vec<Region> {
    std::iter::from_fn(|| search.give_away()).take(SHARE).collect()
}

/// Whether one of two nodes is another than the other.
fn differ(one: Option<&Evaluated>, other: Option<&Evaluated>) -> bool {
    one.map(|node| &node.levels) != other.map(|node| &node.levels)
}

/// A search that does what a [`Leader`] tells it.
#[derive(Debug)]
pub struct Helper {
    search: Optimal,
    taken: u32,
    ended: bool,
    asked: bool,
    /// The best node that the leader is known to know.
    told: Option<Evaluated>,
}

impl Helper {
    /// A search through nothing yet.
    #[must_use]
    pub fn new(study: Arc<Study>) -> Self {
        let search = Optimal::over(study, []);
        Self { search, taken: 0, ended: true, asked: false, told: None }
    }

    /// The same with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { search: self.search.with_limits(limits), ..self }
    }

    /// Does as it is told.
    pub fn follow(&mut self, order: Order) {
        match order {
            Order::Take(region) => {
                self.taken += 1;
                self.ended = false;
                self.search.take(region);
            }
            Order::Hear(best) => {
                self.search.hear(&best);
                self.told = Some(best);
            }
            Order::Spare => self.asked = true,
        }
    }

    /// Whether there is nothing to do until it is told.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.ended
    }

    /// Looks at about `budget` classes, and says what came of it.
    pub fn step(&mut self, budget: usize) -> Account {
        self.ended = self.search.step(budget);
        let best = self.search.best();
        let news = best.filter(|best| differ(Some(best), self.told.as_ref())).cloned();
        if news.is_some() {
            self.told.clone_from(&news);
        }
        let asked = std::mem::take(&mut self.asked) && !self.ended;
        let spare = if asked { share(&mut self.search) } else { Vec::new() };
        Account {
            taken: self.taken,
            ended: self.ended,
            bound: self.search.bound().unwrap_or(Loss::NONE),
            visited: self.search.visited(),
            best: news,
            spare,
        }
    }
}

/// What the leader knows of a helper.
#[derive(Debug)]
struct Member {
    /// What it was handed since it last had nothing to do.
    entrusted: Vec<Region>,
    handed: u32,
    /// No node that it has yet to look at has a smaller loss.
    bound: Loss,
    visited: u32,
    /// Whether it was asked for regions and has not answered.
    asked: bool,
    gone: bool,
    /// The best node it is known to know.
    told: Option<Evaluated>,
    orders: Vec<Order>,
}

impl Member {
    fn is_idle(&self) -> bool {
        !self.gone && self.entrusted.is_empty()
    }

    fn is_busy(&self) -> bool {
        !self.gone && !self.entrusted.is_empty()
    }

    fn entrust(&mut self, region: Region) {
        // Regions are taken in units of ties, which a bound that is shown has to allow for.
        let bound = region.bound().loosened();
        self.bound = if self.is_idle() { bound } else { self.bound.clone().min(bound) };
        self.handed += 1;
        self.orders.push(Order::Take(region.clone()));
        self.entrusted.push(region);
    }
}

/// The optimal search with helpers. Without any it is [`Optimal`] alone.
#[derive(Debug)]
pub struct Leader {
    own: Optimal,
    ended: bool,
    members: Vec<Member>,
    spare: Vec<Region>,
    /// The highest bound said so far.
    bound: Loss,
    limits: Limits,
}

impl Leader {
    /// A search through the whole lattice, alone for now.
    #[must_use]
    pub fn new(study: Arc<Study>) -> Self {
        let own = Optimal::new(study);
        let (members, spare, bound) = (Vec::new(), Vec::new(), Loss::NONE);
        Self { own, ended: false, members, spare, bound, limits: Limits::default() }
    }

    /// The same with other limits.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { own: self.own.with_limits(limits), limits, ..self }
    }

    /// What each of those that work together may take.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// How many searches work together, those included that were lost.
    #[must_use]
    pub fn workers(&self) -> u32 {
        1 + self.members.len() as u32
    }

    /// Another helper is there; the number by which it is called.
    pub fn join(&mut self) -> usize {
        self.members.push(Member {
            entrusted: Vec::new(),
            handed: 0,
            bound: Loss::INFINITE,
            visited: 0,
            asked: false,
            gone: false,
            told: None,
            orders: Vec::new(),
        });
        self.members.len() - 1
    }

    /// A helper will not be heard of again: what it was doing, others have to do.
    pub fn lose(&mut self, member: usize) {
        let Some(member) = self.members.get_mut(member) else { return };
        member.gone = true;
        member.orders.clear();
        self.spare.append(&mut member.entrusted);
    }

    /// Takes in what a helper says. One that was given up is not listened to: others do its
    /// work.
    pub fn hear(&mut self, member: usize, account: Account) {
        let Some(member) = self.members.get_mut(member).filter(|member| !member.gone) else {
            return;
        };
        member.visited = account.visited;
        member.asked = false;
        if account.taken == member.handed {
            member.bound = account.bound;
            if account.ended {
                member.entrusted.clear();
            }
        }
        if let Some(best) = account.best {
            self.own.hear(&best);
            member.told = Some(best);
        }
        self.spare.extend(account.spare);
        self.note_bound();
    }

    /// What each helper is to be told, in order; each order is handed out once.
    pub fn orders(&mut self) -> Vec<(usize, Order)> {
        self.distribute();
        let best = self.own.best();
        let mut all = Vec::new();
        for (number, member) in self.members.iter_mut().enumerate() {
            let news = best.filter(|best| differ(Some(best), member.told.as_ref()));
            if let Some(best) = news.filter(|_| member.is_busy()) {
                member.told = Some(best.clone());
                // Before the regions that it spares looking at.
                member.orders.insert(0, Order::Hear(best.clone()));
            }
            all.extend(member.orders.drain(..).map(|order| (number, order)));
        }
        all
    }

    /// Whether the leader has nothing to do itself until it hears from a helper.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.ended && self.spare.is_empty() && !self.is_done()
    }

    fn is_done(&self) -> bool {
        self.ended && self.spare.is_empty() && !self.members.iter().any(Member::is_busy)
    }

    /// The spare region to look at first, of those that are worth it.
    fn next_spare(&mut self) -> Option<Region> {
        let best = self.own.best();
        self.spare.retain(|region| !cannot_beat(best, region.bound(), region.low()));
        let (index, _) = self.spare.iter().enumerate().max_by(|a, b| a.1.cmp(b.1))?;
        Some(self.spare.swap_remove(index))
    }

    /// Hands spare regions to whoever has none, and asks for more if they do not go round.
    fn distribute(&mut self) {
        let idle: Vec<usize> =
            (0..self.members.len()).filter(|&number| self.members[number].is_idle()).collect();
        if idle.is_empty() && !self.ended {
            return;
        }
        let early = self.own.best().is_none() && self.own.visited() < ALONE;
        if self.spare.is_empty() && !self.ended && !early {
            let given = idle.iter().flat_map(|_| share(&mut self.own));
            self.spare = given.collect();
        }
        // In turn, so that the most promising ones are looked at by different searches.
        for &number in std::iter::repeat_n(&idle, SHARE).flatten() {
            let Some(region) = self.next_spare() else { break };
            self.members[number].entrust(region);
        }
        let wanting = self.members.iter().any(Member::is_idle) || self.ended;
        if wanting && self.spare.is_empty() {
            for member in self.members.iter_mut().filter(|member| member.is_busy()) {
                if !std::mem::replace(&mut member.asked, true) {
                    member.orders.push(Order::Spare);
                }
            }
        }
    }

    /// What is proven now.
    fn proven(&self) -> Loss {
        let open = [self.own.bound().filter(|_| !self.ended)].into_iter().flatten();
        let busy = self.members.iter().filter(|member| member.is_busy());
        let spare = self.spare.iter().map(|region| region.bound().loosened());
        let all = open.chain(busy.map(|member| member.bound.clone())).chain(spare);
        all.fold(Loss::INFINITE, Loss::min)
    }

    fn note_bound(&mut self) {
        if !self.is_done() {
            self.bound = std::mem::replace(&mut self.bound, Loss::NONE).max(self.proven());
        }
    }
}

impl Search for Leader {
    fn step(&mut self, budget: usize) -> bool {
        if self.ended {
            for region in std::iter::from_fn(|| self.next_spare()).take(SHARE).collect::<Vec<_>>() {
                self.own.take(region);
                self.ended = false;
            }
        }
        if !self.ended {
            self.ended = self.own.step(budget);
        }
        self.note_bound();
        self.is_done()
    }

    fn best(&self) -> Option<&Evaluated> {
        self.own.best()
    }

    fn bound(&self) -> Option<Loss> {
        let best = self.best().map_or(Loss::INFINITE, |best| best.loss.clone());
        Some(if self.is_done() { best } else { best.min(self.bound.clone()) })
    }

    fn visited(&self) -> u32 {
        let helpers = self.members.iter().map(|member| member.visited);
        helpers.fold(self.own.visited(), u32::saturating_add)
    }

    fn stage(&self) -> Stage {
        self.own.stage()
    }
}

#[cfg(test)]
mod tests;
