//! Who asked where and when.

use std::collections::BTreeSet;

/// Somebody at a place at a time who asks for something. Numbers are millionths of the unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who it is, by the order of first appearance.
    pub user: u32,
    /// Where, eastwards.
    pub x: i64,
    /// Where, northwards.
    pub y: i64,
    /// When; 0 where nothing says so.
    pub time: i64,
    /// Among how many people somebody wants to be.
    pub k: u32,
    /// How far the place may be widened each way, eastwards and westwards.
    pub dx: i64,
    /// The same northwards and southwards.
    pub dy: i64,
    /// How long somebody waits.
    pub dt: i64,
}

/// How many people are among users.
#[must_use]
pub fn distinct(users: impl IntoIterator<Item = u32>) -> u32 {
    users.into_iter().collect::<BTreeSet<_>>().len() as u32
}
