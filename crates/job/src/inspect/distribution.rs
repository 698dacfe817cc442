//! How a column's values are spread.

use outis::table::number::NumberForm;
use outis::table::suggest::Profile;
use outis::table::{Column, DataType};
use outis_protocol::view::{Bar, Distribution};

/// Values shown of a distribution.
const BARS: usize = 8;

/// Bins of a histogram.
const BINS: usize = 24;

/// How many records have each of the commonest values, or numbers in each bin. Values that only one record has are not shown.
pub(super) fn distribution(column: &Column, profile: &Profile, markers: &[String]) -> Distribution {
    let mut records = vec![0_u32; column.dictionary.len()];
    column.codes.for_each(|code| records[code as usize] += 1);
    let present: Vec<(&str, u32)> = column
        .dictionary
        .iter()
        .zip(records)
        .filter(|(text, _)| !markers.iter().any(|marker| marker == text))
        .collect();
    // Of bins narrower than one those between two whole numbers would be empty.
    let narrowest = match profile.inferred.data_type {
        DataType::Integer => Some(1.0),
        DataType::Decimal => Some(0.0),
        _ => None,
    };
    if let Some(narrowest) = narrowest
        && present.len() > BARS
        && let Some(histogram) = histogram(&present, profile.inferred.form, narrowest)
    {
        return histogram;
    }
    let mut bars: Vec<(&str, u32)> = present.iter().copied().filter(|bar| bar.1 > 1).collect();
    bars.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
    bars.truncate(BARS);
    let shown: u32 = bars.iter().map(|bar| bar.1).sum();
    let all: u32 = present.iter().map(|bar| bar.1).sum();
    Distribution::Bars {
        others: (present.len() - bars.len()) as u32,
        other_records: all - shown,
        bars: bars
            .into_iter()
            .map(|(label, records)| Bar { label: label.to_owned(), records })
            .collect(),
    }
}

fn histogram(present: &[(&str, u32)], form: NumberForm, narrowest: f64) -> Option<Distribution> {
    let numbers: Vec<(f64, u32)> = present
        .iter()
        .filter_map(|(text, records)| {
            let number: f64 = form.parse(text)?.to_string().parse().ok()?;
            Some((number, *records))
        })
        .collect();
    let least = numbers.iter().map(|n| n.0).reduce(f64::min)?;
    let most = numbers.iter().map(|n| n.0).reduce(f64::max)?;
    let width = round_up(f64::max((most - least) / BINS as f64, narrowest))?;
    // The ends are rounded outward, because the least and the greatest value may each be one
    // person's.
    let start = f64::floor(least / width) * width;
    let number_of_bins = f64::floor((most - start) / width) as usize + 1;
    let mut bins = vec![0; number_of_bins];
    for (number, records) in numbers {
        let bin = ((number - start) / width) as usize;
        bins[bin.min(number_of_bins - 1)] += records;
    }
    let end = start + width * number_of_bins as f64;
    Some(Distribution::Histogram { from: start, to: end, bins })
}

/// The smallest of 1, 2, 5, 10, 20, … (or a tenth, a hundredth, …) that is at least `width`;
/// `None` unless `width` is positive and finite.
fn round_up(width: f64) -> Option<f64> {
    if !(width > 0.0 && width.is_finite()) {
        return None;
    }
    let mut decade = 1.0;
    while decade < width {
        decade *= 10.0;
    }
    while decade / 10.0 >= width {
        decade /= 10.0;
    }
    [decade / 5.0, decade / 2.0, decade].into_iter().find(|&rounded| rounded >= width)
}

#[cfg(test)]
mod tests {
    use super::{Distribution, NumberForm, histogram, round_up};

    #[test]
    fn bins_of_whole_numbers_are_no_narrower_than_one() {
        let values: Vec<String> = (18..30).map(|year| year.to_string()).collect();
        let present: Vec<(&str, u32)> = values.iter().map(|text| (text.as_str(), 2)).collect();
        let bins = |narrowest| match histogram(&present, NumberForm::POINT, narrowest) {
            Some(Distribution::Histogram { bins, .. }) => bins,
            _ => Vec::new(),
        };
        assert_eq!(bins(1.0), [2; 12]);
        assert_eq!(bins(0.0)[..4], [2, 0, 2, 0]);
    }

    #[test]
    fn widths_are_rounded_up_to_round_numbers() {
        for (width, rounded) in
            [(0.9, 1.0), (1.0, 1.0), (1.1, 2.0), (3.0, 5.0), (51.0, 100.0), (0.03, 0.05)]
        {
            assert!((round_up(width).unwrap() - rounded).abs() < 1e-12, "{width}");
        }
        assert_eq!(round_up(0.0), None);
        assert_eq!(round_up(f64::INFINITY), None);
    }
}
