//! What a leader does with its helpers, step by step. That the outcome is that of one search
//! is tested on random studies with all models.

use super::{Helper, Leader, Order};
use crate::plan::{Plan, PlannedAttribute};
use crate::prepare::prepare;
use crate::search::{Optimal, Search};
use crate::study::Study;
use crate::table::Role;
use crate::{format::csv, hierarchy::Spec, loss::Loss, model::KAnonymity};
use std::sync::Arc;

/// A table of eight columns, each with a few values, that takes a search some hundred nodes.
fn study() -> Arc<Study> {
    let mut state = 5_u32;
    let mut below = |n: u32| {
        state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (state >> 16) % n
    };
    let options =
        csv::Options { delimiter: Some(b','), header: Some(false), ..csv::Options::default() };
    let mut reader = csv::Reader::new(options);
    for _ in 0..400 {
        let record: Vec<String> = (0..8).map(|_| format!("{:02b}", below(4) & below(4))).collect();
        reader.push((record.join(",") + "\n").as_bytes()).unwrap();
    }
    let table = reader.finish().unwrap().table;
    let attributes = (0..8)
        .map(|column| {
            let name = column.to_string();
            let mask = Spec::mask(crate::hierarchy::Side::Right);
            PlannedAttribute::new(&name, column, Role::QuasiIdentifier, mask)
        })
        .collect();
    let plan =
        Plan { suppression_limit: 0.1, ..Plan::new(attributes, vec![KAnonymity::chosen(5)]) };
    prepare(&table, &plan).unwrap().study
}

fn alone(study: &Arc<Study>) -> Optimal {
    let mut search = Optimal::new(study.clone());
    while !search.step(1 << 16) {}
    search
}

/// A leader that has given its first regions to this helper.
fn handed_over(study: &Arc<Study>) -> (Leader, Helper, usize) {
    let mut leader = Leader::new(study.clone());
    let number = leader.join();
    let mut helper = Helper::new(study.clone());
    while helper.is_idle() {
        assert!(!leader.step(1), "the search is too short for this test");
        for (receiver, order) in leader.orders() {
            assert_eq!(receiver, number);
            helper.follow(order);
        }
    }
    (leader, helper, number)
}

#[test]
fn a_leader_does_not_end_before_its_helpers_did() {
    let study = study();
    let (mut leader, mut helper, number) = handed_over(&study);
    for _ in 0..100_000 {
        assert!(!leader.step(1 << 16));
        if leader.is_waiting() {
            break;
        }
        // The helper hears what was found, and hands back nothing.
        leader.orders().into_iter().for_each(|(_, order)| match order {
            Order::Spare => {}
            order => helper.follow(order),
        });
    }
    assert!(leader.is_waiting());
    loop {
        let account = helper.step(1 << 16);
        let ended = account.ended;
        leader.hear(number, account);
        if ended {
            break;
        }
    }
    assert!(leader.step(1 << 16));
    let alone = alone(&study);
    assert_eq!((leader.best(), leader.bound()), (alone.best(), alone.bound()));
    assert_eq!(leader.workers(), 2);
}

/// All that was handed to a helper that dies comes back, also what nobody heard of since.
#[test]
fn what_a_dead_helper_had_is_looked_at_by_others() {
    let study = study();
    let (mut leader, helper, number) = handed_over(&study);
    drop(helper);
    while !leader.is_waiting() {
        assert!(!leader.step(1 << 16), "it ended without the regions of the dead helper");
        leader.orders();
    }
    leader.lose(number);
    assert!(!leader.is_waiting());
    while !leader.step(1 << 16) {}
    let alone = alone(&study);
    assert_eq!((leader.best(), leader.bound()), (alone.best(), alone.bound()));
}

/// An account may cross an order: that a helper ended says nothing of what it has yet to take.
#[test]
fn an_end_from_before_the_last_order_is_none() {
    let study = study();
    let (mut leader, mut helper, number) = handed_over(&study);
    let mut account = helper.step(1);
    account.taken -= 1;
    account.ended = true;
    account.bound = Loss::INFINITE;
    leader.hear(number, account);
    while !leader.is_waiting() {
        assert!(!leader.step(1 << 16), "it ended without the regions of its helper");
        leader.orders();
    }
}

#[test]
fn a_leader_without_helpers_is_the_search_alone() {
    let study = study();
    let (mut leader, mut search) = (Leader::new(study.clone()), Optimal::new(study));
    loop {
        let ended = search.step(1000);
        assert_eq!(leader.step(1000), ended);
        assert!(leader.orders().is_empty());
        assert_eq!((leader.best(), leader.visited()), (search.best(), search.visited()));
        assert_eq!(leader.bound(), search.bound());
        if ended {
            break;
        }
    }
    assert_eq!(leader.workers(), 1);
}
