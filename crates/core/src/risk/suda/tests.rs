use super::{AttributeSet, MinimalSampleUniques, Suda};
use crate::risk::CodedColumn;
use proptest::prelude::*;

/// Stands for a missing value.
const NA: u32 = 99;

fn search(columns: &[Vec<u32>], max_size: Option<usize>) -> Suda {
    let coded: Vec<CodedColumn<'_>> =
        columns.iter().map(|codes| CodedColumn { codes, missing: Some(NA) }).collect();
    Suda::new(&coded, max_size).unwrap()
}

fn sets(found: &MinimalSampleUniques, record: usize) -> Vec<Vec<usize>> {
    found.minimal_sample_uniques(record).iter().map(|set| set.iter().collect()).collect()
}

/// Spec E11, the table of sdcMicro's guideline: residence, gender, education, labor.
fn guideline() -> Vec<Vec<u32>> {
    const SECONDARY_INCOMPLETE: u32 = 0;
    const PRIMARY_INCOMPLETE: u32 = 1;
    const SECONDARY_COMPLETE: u32 = 2;
    const PRIMARY_COMPLETE: u32 = 3;
    const POST_SECONDARY: u32 = 4;
    vec![
        vec![0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
        vec![0, 0, 0, 1, 0, 1, 0, 1, 0, 0],
        vec![
            SECONDARY_INCOMPLETE,
            SECONDARY_INCOMPLETE,
            PRIMARY_INCOMPLETE,
            SECONDARY_COMPLETE,
            SECONDARY_COMPLETE,
            SECONDARY_COMPLETE,
            PRIMARY_COMPLETE,
            POST_SECONDARY,
            SECONDARY_INCOMPLETE,
            SECONDARY_INCOMPLETE,
        ],
        vec![0, 0, 1, 0, 2, 0, 1, 2, 1, 1],
    ]
}

/// Spec E11: the scores of that table.
#[test]
fn the_guideline_has_the_scores_of_the_spec() {
    let found = search(&guideline(), None).finish();
    assert_eq!(found.scores(), [0.0, 0.0, 6.0, 0.0, 12.0, 0.0, 6.0, 10.0, 0.0, 0.0]);
    assert_eq!(sets(&found, 4), [vec![0], vec![1, 2], vec![1, 3], vec![2, 3]]);
    assert_eq!(sets(&found, 7), [vec![2], vec![0, 3], vec![1, 3]]);
    assert_eq!(sets(&found, 0), [[0; 0]; 0]);
    for (share, dis, expected) in [
        (0.01, 0.006_688_963_2, [0.004_986_797_7, 0.011_383_006_2, 0.009_166_678_7]),
        (0.1, 0.068_965_517_2, [0.052_249_212_3, 0.112_416_671_9, 0.092_366_523_6]),
    ] {
        assert!((found.dis(share).unwrap() - dis).abs() < 1e-10);
        let scores = found.dis_scores(share).unwrap();
        for (record, expected) in [(2, expected[0]), (4, expected[1]), (7, expected[2])] {
            assert!((scores[record] - expected).abs() < 1e-10);
        }
        assert_eq!((scores[0], scores[6]), (0.0, scores[2]));
    }
}

/// The attributes' shares of record 5, from its MSUs in spec E11, and of all 34 points.
#[test]
fn contributions_are_shares_of_the_score() {
    let found = search(&guideline(), None).finish();
    let third = 4.0 / 12.0;
    assert_eq!(found.contributions(4).unwrap(), [0.5, third, third, third]);
    assert_eq!(found.contributions(7).unwrap(), [0.2, 0.2, 0.6, 0.4]);
    assert_eq!(found.contributions(0), None);
    let all = found.contributions_to_all().unwrap();
    assert_eq!(all, [8.0 / 34.0, 6.0 / 34.0, 22.0 / 34.0, 8.0 / 34.0]);
    assert_eq!(search(&[vec![1, 1, 1]], None).finish().contributions_to_all(), None);
}

/// With M of 2, a pair scores 1 and a single attribute 3.
#[test]
fn a_smaller_size_scores_less() {
    let found = search(&guideline(), Some(2)).finish();
    assert_eq!(found.scores(), [0.0, 0.0, 3.0, 0.0, 6.0, 0.0, 3.0, 5.0, 0.0, 0.0]);
    let found = search(&guideline(), Some(1)).finish();
    assert_eq!(found.scores(), [0.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 0.0]);
}

#[test]
fn without_pairs_or_in_a_census_every_special_unique_is_at_stake() {
    let unpaired = search(&[vec![0, 1, 1, 1]], None).finish();
    assert_eq!(unpaired.dis(0.1), Some(1.0));
    assert_eq!(unpaired.dis_scores(0.1).unwrap(), [1.0, 0.0, 0.0, 0.0]);
    let census = search(&guideline(), None).finish().dis_scores(1.0).unwrap();
    assert_eq!((census[2], census[0]), (1.0, 0.0));
    let nobody = search(&[vec![3, 3, 3]], None).finish();
    assert_eq!(nobody.dis_scores(0.1).unwrap(), [0.0; 3]);
    assert_eq!(nobody.dis(0.1), None);
    for share in [0.0, 1.1, f64::NAN] {
        assert_eq!(unpaired.dis(share), None);
        assert_eq!(nobody.dis_scores(share), None);
    }
}

#[test]
fn empty_tables_are_searched_and_too_many_attributes_are_not() {
    assert_eq!(search(&[], None).finish().records(), 0);
    assert_eq!(search(&[vec![], vec![]], None).finish().records(), 0);
    assert_eq!(search(&[vec![7], vec![NA]], None).finish().scores(), [1.0]);
    let column = CodedColumn { codes: &[1, 2], missing: None };
    assert!(Suda::new(&[column; 65], None).is_none());
    let widest = Suda::new(&[column; 64], None).unwrap().finish();
    assert_eq!(widest.minimal_sample_uniques(1).len(), 64);
    assert_eq!(widest.minimal_sample_uniques(2), []);
    assert!(widest.score(0).is_finite());
}

proptest! {
    /// Against trying every set of attributes for every record, in steps of any length.
    #[test]
    fn special_uniques_are_those_of_the_definition(
        rows in prop::collection::vec(
            prop::array::uniform5(prop_oneof![6 => 0..3_u32, 1 => Just(NA)]), 0..30,
        ),
        max_size in 1..7_usize,
        budget in 1..60_usize,
    ) {
        let columns: Vec<Vec<u32>> =
            (0..5).map(|i| rows.iter().map(|row| row[i]).collect()).collect();
        let mut search = search(&columns, Some(max_size));
        let mut steps = 0;
        while !search.step(budget) {
            steps += 1;
        }
        prop_assert!(steps <= 31);
        let found = search.finish();
        for (record, row) in rows.iter().enumerate() {
            let unique = |set: u64| {
                let is_in_set = |i: &usize| set >> i & 1 == 1;
                let shown = (0..5).filter(is_in_set).all(|i| row[i] != NA);
                let alike = rows.iter().filter(|other| {
                    (0..5).filter(is_in_set).all(|i| other[i] == row[i])
                });
                set > 0 && shown && alike.count() == 1
            };
            let expected: Vec<AttributeSet> = (1..32_u64)
                .filter(|&set| unique(set) && set.count_ones() as usize <= max_size)
                .filter(|&set| !(1..set).any(|part| part & set == part && unique(part)))
                .map(AttributeSet)
                .collect();
            prop_assert_eq!(found.minimal_sample_uniques(record), expected);
        }
    }
}
