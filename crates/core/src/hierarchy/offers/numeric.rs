//! Bands of numbers that people use: of ages, of years, of amounts, of small counts.

use crate::choice::{Argument, Choice, CutPoint, ValueGroup};
use crate::hierarchy::date::DateLevel;
use crate::hierarchy::kinds::HierarchyChoice;
use crate::hierarchy::{Cuts, Intervals, NamedGroups};
use crate::table::Role;
use crate::table::suggest::{Profile, Reason, are_years, says};
use rust_decimal::Decimal;

/// The oldest that anybody is.
const OLDEST: i64 = 120;

/// From this age on nobody is told apart.
const TOP_AGE: i64 = 90;

/// Ages of which fewer may be anything.
const MANY_AGES: usize = 30;

/// The greatest of counts, and the values that are counted with it should another file have them.
const MOST_COUNTED: i64 = 20;
const COUNTED: i64 = 30;

/// Digits of the greatest amount behind which nothing is told apart.
const DECADES: i32 = 5;

/// An amount may be this many times the middle one before steps of one width say nothing.
const SKEWED: i64 = 20;

#[rustfmt::skip]
const AGES: &[&str] = &["age", "ages", "alter", "lebensalter", "aeltester", "yearsold"];

/// What lasts, or is reached, and is no age, however old.
#[rustfmt::skip]
const NO_AGES: &[&str] = &[
    "days", "hours", "minutes", "duration", "length", "los", "lengthofstay", "score", "points", "weight", "height",
    "tage", "stunden", "minuten", "dauer", "verweildauer", "liegedauer", "liegetage", "punkte", "gewicht", "groesse",
    "jours", "heures", "duree", "dureedesejour", "poids", "taille",
    "pulse", "puls", "pouls", "heartrate", "herzfrequenz", "bpm", "kg", "cm", "number", "no", "nr", "nummer", "numero", "id", "lfdnr",
        "krankheitstage", "krankentage", "fehltage", "urlaubstage", "fehlstunden", "sickdays", "absences", "joursdabsence",
];

/// Units that ages of small children are told in.
const NO_YEARS: &[&str] = &[
    "days", "weeks", "months", "tage", "tagen", "wochen", "monate", "monaten", "jours", "semaines",
    "mois",
];

#[rustfmt::skip]
const COUNTS: &[&str] = &[
    "children", "kids", "kinder", "kinderzahl", "enfants", "siblings", "geschwister", "household",
    "householdsize", "haushaltsgroesse", "menage", "tailledumenage", "persons", "personen", "anzahl",
    "nombre", "count", "visits", "besuche", "rooms", "zimmer", "cars", "autos", "pregnancies",
];

/// The ladders of numbers that suit all of these values: name, choice, and whether a recipe may begin
/// with it.
pub(super) fn offers(
    name: &str,
    profile: &Profile,
    values: &[&str],
) -> Vec<(&'static str, Choice, bool)> {
    let form = profile.inferred.form;
    let Some(mut numbers) = values.iter().map(|text| form.parse(text)).collect::<Option<Vec<_>>>()
    else {
        return Vec::new();
    };
    numbers.sort_unstable();
    let (least, most) = (numbers[0], numbers[numbers.len() - 1]);
    let is_whole = numbers.iter().all(|number| number.fract().is_zero());
    let lie_in = |lowest: i64, highest: i64| least >= lowest.into() && most <= highest.into();
    let mut offers = Vec::new();
    if is_whole && are_years(&numbers) {
        offers.push(("years", super::dates("%Y", YEARS, 0), false));
        return offers;
    }
    let is_age = says(name, AGES) && !says(name, NO_YEARS);
    let are_plain = values.iter().all(|text| {
        let are_digits = text.bytes().all(|byte| byte.is_ascii_digit());
        are_digits && (!text.starts_with('0') || *text == "0")
    });
    let is_other = !is_age
        && (says(name, NO_AGES) || says(name, NO_YEARS) || profile.reason == Reason::SomeNumber);
    let may_be_ages =
        are_plain && !is_other && numbers.len() >= MANY_AGES && most >= MANY_AGES.into();
    if is_whole && lie_in(0, OLDEST) && (is_age || may_be_ages) {
        let has_oldest = most >= TOP_AGE.into();
        offers.push(("ages", bands(most), is_age && !has_oldest));
        offers.push((
            "ages-top",
            cuts(&[&steps(5), &steps(10), &[20, 40, 60, 80]]),
            is_age && has_oldest,
        ));
        offers.push(("life-stages", cuts(&[&[6, 12, 18, 30, 45, 65, 80], &[18, 65]]), false));
    }
    let is_count = says(name, COUNTS);
    let enough = if is_count { 3 } else { 4 };
    if lie_in(0, MOST_COUNTED) && numbers.len() >= enough && are_plain {
        offers.push(("counts", counts(least, most), is_count));
    }
    // Keys of trades, numbers of persons, and days that are counted are no amounts.
    let is_code = matches!(profile.reason, Reason::Postcode | Reason::Birth | Reason::EventDate)
        || profile.reason.role() == Role::Identifier
        || values.iter().any(|text| {
            text.len() > 1
                && text.starts_with('0')
                && text.bytes().all(|byte| byte.is_ascii_digit())
        });
    if !is_code && numbers.len() >= MOST_COUNTED as usize && most >= 1000.into() {
        let middle = numbers[numbers.len() / 2].abs();
        let is_skewed = middle.checked_mul(SKEWED.into()).is_some_and(|limit| limit <= most);
        offers.extend(amounts(&numbers).map(|choice| ("amounts", choice, is_skewed)));
    }
    offers
}

const YEARS: &[DateLevel] = &[DateLevel::FiveYears, DateLevel::Decade, DateLevel::Century];

/// Bands of 5, 10 and 20 years, from birth.
fn bands(most: Decimal) -> Choice {
    let twenties = (most / Decimal::from(20)).floor() + Decimal::ONE;
    Intervals::choose()
        .with("start", Argument::exact(&0))
        .with("end", Argument::exact(&(twenties * Decimal::from(20) - Decimal::ONE).normalize()))
        .with("steps", Argument::Exacts(["5", "10", "20"].map(str::to_owned).to_vec()))
}

/// The multiples of a step up to the top age.
fn steps(step: i64) -> Vec<i64> {
    (1..=TOP_AGE / step).map(|multiple| multiple * step).collect()
}

fn cuts(levels: &[&[i64]]) -> Choice {
    let levels = levels
        .iter()
        .map(|points| points.iter().map(|point| CutPoint::Number(point.to_string())).collect());
    Cuts::choose().with("cuts", Argument::Cuts(levels.collect())).with("closed", "left")
}

/// None, one, two, and three or more; then none and some, or up to two and more where there is always one.
/// Of larger counts five and more first.
fn counts(least: Decimal, most: Decimal) -> Choice {
    let texts =
        |lowest: i64, highest: i64| (lowest..=highest).map(|count| count.to_string()).collect();
    let and_more = |least: i64, values: Vec<String>, groups: Vec<ValueGroup>| ValueGroup {
        label: format!("{least}+"),
        values,
        groups,
        ..ValueGroup::default()
    };
    let three = if most > Decimal::from(5) {
        and_more(3, texts(3, 4), vec![and_more(5, texts(5, COUNTED), Vec::new())])
    } else {
        and_more(3, texts(3, COUNTED), Vec::new())
    };
    let groups = match least.is_zero() {
        true => vec![and_more(1, texts(1, 2), vec![three])],
        false => {
            let label = "1-2".to_owned();
            vec![ValueGroup { label, values: texts(1, 2), ..ValueGroup::default() }, three]
        }
    };
    NamedGroups::choose().with("groups", Argument::Groups(groups))
}

/// Ranges that begin with one digit and zeros behind it: first every digit, then 1, 2 and 5, then 1.
/// Of amounts below the fifth digit of the greatest nothing is told apart.
fn amounts(numbers: &[Decimal]) -> Option<Choice> {
    let greatest = numbers.iter().map(Decimal::abs).max()?;
    let mut top = 0;
    while Decimal::from(10_i64.checked_pow(top + 1)?) <= greatest {
        top += 1;
    }
    let top = i32::try_from(top).ok()?;
    let positive = numbers.partition_point(|number| *number <= Decimal::ZERO);
    let usual = numbers.get(positive + (numbers.len() - positive) / 10)?;
    let bottom = (0..top)
        .rev()
        .find(|power| Decimal::from(10_i64.pow(power.unsigned_abs())) <= *usual)
        .unwrap_or(0)
        .max(top - DECADES + 1);
    let negative = numbers[0] < Decimal::ZERO;
    let level = |digits: &[i64]| -> Vec<i64> {
        let powers = (bottom..=top).map(|power| 10_i64.pow(power.unsigned_abs()));
        let points = powers.flat_map(|power| digits.iter().map(move |digit| digit * power));
        let points: Vec<i64> = points.filter(|point| Decimal::from(*point) <= greatest).collect();
        let below = points.iter().rev().filter(|_| negative).map(|point| -point);
        let zero = Some(0).filter(|_| negative);
        below.chain(zero).chain(points.iter().copied()).collect()
    };
    Some(cuts(&[&level(&[1, 2, 3, 4, 5, 6, 7, 8, 9]), &level(&[1, 2, 5]), &level(&[1])]))
}
