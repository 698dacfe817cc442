//! Columns side by side that have the same few values are the answers to the questions of a form.

use super::{Certainty, Profile, Reason};
use crate::table::{Column, Table};
use std::collections::BTreeSet;

/// Columns side by side, at least: two may be alike by chance.
const COLUMNS: usize = 3;

/// Values to choose from, at least and at most. Two would be yes and no.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=11;

/// The greatest number on a scale.
const GREATEST: u32 = 10;

/// What forms write where there is no answer, beyond every scale.
const NO_ANSWERS: [i32; 11] = [-1, -2, -7, -8, -9, -99, 77, 88, 98, 99, 999];

/// Looks at each run of columns of which nothing is known otherwise.
pub(super) fn look(table: &Table, markers: &[String], profiles: &mut [Profile]) {
    let scales: Vec<Option<BlockScale>> = table
        .columns
        .iter()
        .zip(&*profiles)
        .map(|(column, profile)| {
            let is_open = profile.reason == Reason::NothingRulesItOut;
            is_open.then(|| BlockScale::new(column, markers)).flatten()
        })
        .collect();
    let mut first = 0;
    for run in scales.chunk_by(|one, other| one == other) {
        if run.len() >= COLUMNS && run[0].is_some() {
            for profile in &mut profiles[first..first + run.len()] {
                profile.reason = Reason::Answer;
                profile.certainty = Certainty::Likely;
                profile.grouping = profile.hierarchy.take();
            }
        }
        first += run.len();
    }
}

/// What there is to choose from.
#[derive(PartialEq)]
enum BlockScale<'a> {
    /// Numbers, of which some columns may lack one: the least and the greatest.
    Numbers(u32, u32),
    Words(BTreeSet<&'a str>),
}

impl<'a> BlockScale<'a> {
    fn new(column: &'a Column, markers: &[String]) -> Option<Self> {
        let texts = column.dictionary.iter();
        let values = texts.filter(|text| {
            !markers.iter().any(|marker| marker == text)
                && text.parse().map_or(true, |number| !NO_ANSWERS.contains(&number))
        });
        let texts: BTreeSet<&str> = values.take(CHOICES.end() + 1).collect();
        if !CHOICES.contains(&texts.len()) {
            return None;
        }
        let numbers: Option<Vec<u32>> = texts.iter().map(|text| text.parse().ok()).collect();
        match numbers {
            Some(numbers) => {
                let (least, greatest) = (*numbers.iter().min()?, *numbers.iter().max()?);
                (greatest <= GREATEST).then_some(Self::Numbers(least, greatest))
            }
            // Letters beside digits are codes.
            None => {
                let are_words =
                    texts.iter().all(|text| !text.bytes().any(|byte| byte.is_ascii_digit()));
                are_words.then_some(Self::Words(texts))
            }
        }
    }
}
