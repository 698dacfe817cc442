use super::{PERTURBATIONS, Perturbation};
use crate::choice::Choice;
use crate::shuffle::{Draws, Seed};
use proptest::prelude::*;

fn draws(seed: u8) -> Draws {
    Draws::new(Seed([seed; 32]), 1)
}

fn sorted(cells: &[u32]) -> Vec<u32> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

/// ln((keep + (1 − keep)/m) / ((1 − keep)/m)), by hand: Warner's coin shows two answers, and with
/// keep = 1/2 the true one three times as often as the other.
#[test]
fn the_epsilon_of_randomized_response_is_that_of_the_definition() {
    for (keep, values, odds) in [(0.5, 2, 3.0), (0.5, 10, 11.0), (0.75, 4, 13.0), (0.2, 4, 2.0)] {
        let epsilon = Perturbation::RandomizedResponse { keep }.epsilon(values).unwrap();
        assert!((crate::num::exp(epsilon) - odds).abs() < 1e-9, "{keep} {values}");
    }
    assert_eq!(Perturbation::Swap { share: 0.5 }.epsilon(2), None);
}

/// 1,000 cells of four values with keep = 0.2: 0.8 · 3/4 of them show another one.
#[test]
fn so_many_cells_are_expected_to_change() {
    let expected = Perturbation::RandomizedResponse { keep: 0.2 }.expected(1000, 4).unwrap();
    assert!((expected - 600.0).abs() < 1e-9);
}

#[test]
fn a_number_outside_its_range_is_refused() {
    let [swap, randomized] = PERTURBATIONS;
    let chosen = |choice: Choice| Perturbation::chosen(&choice).ok();
    assert_eq!(chosen(swap.choose().with("share", 1.0)), Some(Perturbation::Swap { share: 1.0 }));
    for share in [0.0, 0.09, -0.1, 1.01, f64::NAN] {
        assert_eq!(chosen(swap.choose().with("share", share)), None, "{share}");
    }
    let kept = Some(Perturbation::RandomizedResponse { keep: 0.7 });
    assert_eq!(chosen(randomized.choose().with("keep", 0.7)), kept);
    for keep in [0.0, 0.91, 1.0, 2.0] {
        assert_eq!(chosen(randomized.choose().with("keep", keep)), None, "{keep}");
    }
}

/// Two that have exchanged their values are made true again by whoever knows it.
#[test]
fn few_records_are_not_enough() {
    let swap = Perturbation::Swap { share: 0.25 };
    assert!(swap.suits(12, 12) && swap.suits(10, 2) && !swap.suits(9, 2) && !swap.suits(0, 0));
    let randomized = Perturbation::RandomizedResponse { keep: 0.5 };
    assert!(randomized.suits(20, 2) && !randomized.suits(19, 2));
}

/// Of 60,000 cells with the value 0 of four, each is shown as often as the definition says: within
/// five standard deviations of a binomial, about 0.01.
#[test]
fn each_value_is_shown_with_the_probability_of_the_definition() {
    let mut cells = vec![0; 60_000];
    let drawn =
        Perturbation::RandomizedResponse { keep: 0.6 }.perturb(&mut cells, 4, &mut draws(7));
    let share = |number: u64| number as f64 / 60_000.0;
    assert!((share(drawn) - 0.4).abs() < 0.01, "{drawn}");
    for (value, probability) in [(0, 0.7), (1, 0.1), (2, 0.1), (3, 0.1)] {
        let shown = cells.iter().filter(|&&cell| cell == value).count() as u64;
        assert!((share(shown) - probability).abs() < 0.01, "{value}: {shown}");
    }
    // What analysts are told gives the shares back.
    let shown = share(cells.iter().filter(|&&cell| cell == 0).count() as u64);
    assert!(((shown - 0.1) / 0.6 - 1.0).abs() < 0.02);
}

/// Each of four records gives its value to each of the others equally often, and never keeps it.
#[test]
fn whose_value_somebody_takes_is_drawn_uniformly() {
    let mut taken = [[0_u32; 4]; 4];
    for seed in 0..3000_u32 {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&seed.to_le_bytes());
        let mut cells = [0, 1, 2, 3];
        let drawn = Perturbation::Swap { share: 1.0 };
        assert_eq!(drawn.perturb(&mut cells, 4, &mut Draws::new(Seed(bytes), 1)), 4);
        for (place, &value) in cells.iter().enumerate() {
            taken[place][value as usize] += 1;
        }
    }
    for (place, row) in taken.iter().enumerate() {
        for (value, &times) in row.iter().enumerate() {
            // Five standard deviations of a binomial with n = 3000, p = 1/3.
            let expected = if place == value { 0 } else { 1000 };
            assert!(times.abs_diff(expected) < 130, "{taken:?}");
            assert!(place != value || times == 0, "{taken:?}");
        }
    }
}

/// Pinned: a change here would break the reproduction of old releases. So would one of a case in
/// `tests/suite/perturbation`.
#[test]
fn the_same_seed_gives_the_same_values_and_another_others() {
    let swapped = |seed: u8| {
        let mut cells: Vec<u32> = (0..12).collect();
        Perturbation::Swap { share: 0.5 }.perturb(&mut cells, 12, &mut draws(seed));
        cells
    };
    let randomized = |seed: u8| {
        let mut cells = vec![0; 12];
        Perturbation::RandomizedResponse { keep: 0.5 }.perturb(&mut cells, 3, &mut draws(seed));
        cells
    };
    assert_ne!(swapped(1), swapped(2));
    assert_ne!(randomized(1), randomized(2));
    assert_eq!(swapped(7), SWAPPED);
    assert_eq!(randomized(7), randomized(7));
}

const SWAPPED: [u32; 12] = [0, 4, 2, 7, 3, 5, 6, 11, 1, 9, 10, 8];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The values stay what they are and as many, and exactly the share that was asked for moves:
    /// where all differ nobody of it keeps their own, and nobody else is touched.
    #[test]
    fn a_swap_keeps_the_values_of_the_column(
        (number, share, seed) in (3..40_usize, 0.1..=1.0_f64, any::<u8>()),
    ) {
        let swap = Perturbation::Swap { share };
        prop_assume!(swap.suits(number, number));
        let mut cells: Vec<u32> = (0..number as u32).collect();
        let drawn = swap.perturb(&mut cells, 40, &mut draws(seed));
        let expected = (share * number as f64).round() as u64;
        prop_assert_eq!(drawn, expected);
        let moved = cells.iter().enumerate().filter(|&(place, &cell)| cell != place as u32);
        prop_assert_eq!(moved.count() as u64, drawn);
        prop_assert_eq!(sorted(&cells), (0..number as u32).collect::<Vec<u32>>());
    }

    #[test]
    fn equal_values_are_kept_as_often(
        (cells, share, seed) in (prop::collection::vec(0..4_u32, 0..40), 0.01..=1.0_f64, any::<u8>()),
    ) {
        let mut swapped = cells.clone();
        Perturbation::Swap { share }.perturb(&mut swapped, 4, &mut draws(seed));
        prop_assert_eq!(sorted(&swapped), sorted(&cells));
    }

    #[test]
    fn what_is_drawn_is_a_value_of_the_column(
        (cells, keep, seed) in (prop::collection::vec(0..5_u32, 0..40), 0.01..0.99_f64, any::<u8>()),
    ) {
        let mut randomized = cells.clone();
        let kind = Perturbation::RandomizedResponse { keep };
        let drawn = kind.perturb(&mut randomized, 5, &mut draws(seed));
        let changed = cells.iter().zip(&randomized).filter(|(a, b)| a != b).count();
        prop_assert!(changed as u64 <= drawn);
        prop_assert!(randomized.iter().all(|&cell| cell < 5));
    }
}
