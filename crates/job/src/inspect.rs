//! What was found in a file, and a recipe to begin with.

use crate::report::{column_notices, unit_counted, with_name};
use crate::{Input, Origin, advice, ambiguous, misread, resolve, shortened, sql, turned, unparted};
use outis::choice::Argument;
use outis::evidence::column_figures;
use outis::format::csv::LineEnding;
use outis::format::layout::{self, Extent, Wrapping};
use outis::format::zeros::{ColumnKey, LeadingZeros};
use outis::format::{Format, Loaded};
use outis::hierarchy::{
    DateLevel, HierarchyChoice, Intervals, Mask, Offer, dates, last_year_of, offers, other_label,
};
use outis::model::{KAnonymity, ModelChoice};
use outis::table::detect::named_after_persons;
use outis::table::exceptions::{Majority, exceptions, may_count_days};
use outis::table::number::NumberForm;
use outis::table::persons::{ColumnRoles, few_repeated, repeated_persons};
use outis::table::suggest::{
    Profile, Profiles, Reason, SuggestedHierarchy, found_markers, profile,
};
use outis::table::{Column, DataType, Multiplicity, Role, Table};
use outis_protocol::recipe::{self, Recipe};
use outis_protocol::report::{LeftOut, Notice, NoticeCode};
use outis_protocol::view::{
    Bar, ColumnView, Distribution, FoundFormat, FoundLayout, Inspection, Looks, OfferedLadder,
    RepeatedPersons, Source,
};

/// Values shown of a distribution.
const BARS: usize = 8;

/// From more columns on none is looked at for what keeps it from being of a kind: that would keep
/// whoever asked waiting, and nobody reads as many notices.
const WIDE: usize = 1000;

/// Bins of a histogram.
const BINS: usize = 24;

/// What stands in the missing cells of a column, the commonest text first.
fn missing_texts(column: &Column, profile: &Profile, markers: &[String]) -> Vec<String> {
    // Most columns have none, and need not be read once more.
    if profile.missing == 0 {
        return Vec::new();
    }
    let mut records = vec![0_u32; column.dictionary.len()];
    column.codes.for_each(|code| records[code as usize] += 1);
    let texts = column.dictionary.iter().zip(records);
    let mut found: Vec<(&str, u32)> =
        texts.filter(|(text, _)| markers.iter().any(|marker| marker == text)).collect();
    found.sort_by(|(one, fewer), (other, more)| more.cmp(fewer).then(one.cmp(other)));
    found.into_iter().map(|(text, _)| text.to_owned()).collect()
}

/// Looks at a file. `year` is the present one: years of two digits are suggested to end with
/// it, since most dates in such files are births and other events of the past.
#[must_use]
pub fn inspect(input: &Input, year: i16) -> Inspection {
    let loaded = input.loaded();
    let table = &loaded.table;
    let markers = found_markers(table);
    let mut profiles = profile(table, &markers);
    let joins = input.joining.as_ref().map_or(&[][..], |joining| &joining.asked);
    // Of joined tables it is known whose records are.
    let repeated = match joins {
        [] => repeated_persons(table, &markers).or_else(|| {
            few_repeated(table, &suggested_roles(&profiles, table.records as u32), &markers)
        }),
        _ => None,
    };
    let keys =
        joins.iter().filter_map(|join| table.columns.iter().position(|own| own.name == join.key));
    for column in keys.chain(repeated.map(|found| found.column)) {
        profiles.columns[column].take_as_person();
    }
    let profiled = || table.columns.iter().zip(&profiles.columns);
    let years: Vec<i16> =
        profiled().map(|(column, profile)| last_year_of(column, profile, &markers, year)).collect();
    let ladders: Vec<Vec<Offer>> = profiled()
        .zip(&years)
        .map(|((column, profile), &year)| offers(column, profile, &markers, year))
        .collect();
    let columns = profiled().zip(&ladders).enumerate();
    let views = columns.map(|(index, ((column, profile), ladders))| ColumnView {
        number: index as u32 + 1,
        name: column.name.clone(),
        kind: data_type(profile.inferred.data_type),
        distinct: profile.distinct,
        missing: profile.missing,
        markers: missing_texts(column, profile, &markers),
        role: profile.reason.role().into(),
        reason: profile.reason.id().to_owned(),
        certainty: profile.certainty.id().to_owned(),
        looks: profile.detected.map(|sighting| Looks {
            detector: sighting.detector.id().to_owned(),
            share: sighting.share,
            form: sighting.is_form,
        }),
        distribution: distribution(column, profile, &markers),
        grouping: match profile.reason.role() {
            Role::QuasiIdentifier => None,
            _ => suggested(profile.grouping.as_ref(), ladders, years[index]),
        },
        other: other_label(column),
        offers: ladders.iter().map(offered).collect(),
    });
    let Format::Csv(format) = loaded.format;
    let source = match input.origin {
        Origin::Workbook(_) => Source::Workbook,
        Origin::Json(_) => Source::Json,
        Origin::Text => Source::Text,
    };
    let delimiter = char::from(format.delimiter).to_string();
    let decimal = match profiles.form.decimal {
        ',' => recipe::Decimal::Comma,
        _ => recipe::Decimal::Point,
    };
    let attributes = profiled().zip(&ladders).enumerate();
    let mut recipe = Recipe {
        data: recipe::Data {
            kind: recipe::DataKind::Table,
            format: recipe::Format {
                decimal: Some(decimal),
                thousands: profiles.form.thousands.and_then(recipe::Thousands::of_sign),
                currency: profiles.form.currency.then_some(true),
                ..found_format(input)
            },
            join: joins.to_vec(),
            fold: None,
        },
        missing: recipe::Missing {
            values: if markers.is_empty() { vec![String::new()] } else { markers.clone() },
            ..recipe::Missing::default()
        },
        attributes: attributes
            .map(|(index, ((column, profile), ladders))| {
                let hierarchy = suggested(profile.hierarchy.as_ref(), ladders, years[index]);
                attribute(index, column, profile, format.header, hierarchy)
            })
            .collect(),
        models: vec![KAnonymity::DECLARED.begin().into()],
        suppression: recipe::Suppression {
            limit: recipe::Suppression::SUGGESTED_LIMIT,
            ..recipe::Suppression::default()
        },
        records: recipe::Records {
            entity: joins.first().map(|join| join.key.clone()),
            ..recipe::Records::default()
        },
        ..Recipe::silent()
    };
    if joins.is_empty() {
        sql::take_counts(&mut recipe, table);
    }
    let person = repeated.map(|found| RepeatedPersons {
        attribute: recipe.attributes[found.column].title(),
        values: found.values,
        records: found.records,
        given: found.given.map(|column| recipe.attributes[column].title()),
    });
    let columns: Vec<ColumnView> = views.collect();
    let places: Vec<usize> = (0..columns.len()).collect();
    Inspection {
        // The recipe is for this very table.
        advice: advice(&recipe, input, &columns).unwrap_or_default(),
        counted: unit_counted(&recipe),
        person,
        join: input.facts().join,
        fold: input.facts().fold,
        bytes: input.bytes(),
        files: input.facts().files,
        records: table.records as u32,
        format: FoundFormat {
            source,
            delimiter,
            encoding: format.encoding.into(),
            encoding_reason: loaded.detected.encoding.map(|reason| reason.id().to_owned()),
            bom: format.bom,
            header: loaded.extent.names_line.is_some(),
            layout: found_layout(&loaded.extent, input.left_out()),
            line_ending: match format.line_ending {
                LineEnding::Lf => "lf".to_owned(),
                LineEnding::CrLf => "crlf".to_owned(),
            },
            delimiter_detected: loaded.detected.delimiter.is_some(),
            header_detected: loaded.detected.header.is_some(),
        },
        columns,
        warnings: input
            .notices()
            .chain(ambiguous::dates(table, &profiles))
            .chain(ambiguous::commas(table, &profiles, &markers))
            .chain(ambiguous::points(loaded, &profiles, &markers))
            .chain(misread::letters(loaded))
            .chain(shortened::numbers(table))
            .chain(unparted::columns(input))
            .chain(turned::fields(input))
            .chain(of_nearly_one_kind(table, &profiles, &markers))
            .chain(resolve::read_alike(&recipe, table, &places, &markers))
            .chain(of_columns(table, &profiles, &markers))
            .map(|notice| input.told_of_column(notice))
            .collect(),
        workbook: input.workbook().cloned(),
        recipe,
    }
}

/// What a recipe says of how a file is written, but for its numbers.
pub(crate) fn found_format(input: &Input) -> recipe::Format {
    let Format::Csv(format) = input.loaded().format;
    // What differs from file to file is told by each.
    let is_text = matches!(input.origin, Origin::Text) && input.is_uniform();
    recipe::Format {
        delimiter: is_text.then(|| char::from(format.delimiter).to_string()),
        encoding: is_text.then(|| format.encoding.into()),
        sheet: input.workbook().map(|workbook| workbook.sheet.clone()),
        ..laid_out(input.loaded())
    }
}

/// Which columns are suggested to be left out, or have so many values that somebody has to say what
/// they are; and what others may know.
fn suggested_roles(profiles: &Profiles, records: u32) -> ColumnRoles {
    let mut roles = ColumnRoles::default();
    for (index, profile) in profiles.columns.iter().enumerate() {
        let is_open = profile.reason == Reason::NothingRulesItOut
            && profile.inferred.data_type != DataType::Decimal
            && profile.distinct * 2 >= records.saturating_sub(profile.missing);
        match profile.reason.role() {
            Role::Identifier => roles.identifiers.push(index),
            _ if is_open => roles.identifiers.push(index),
            Role::QuasiIdentifier => roles.quasi_identifiers.push(index),
            Role::Sensitive | Role::Insensitive => {}
        }
    }
    roles
}

/// What a recipe says of where the table stands in its file, so that it is found there again.
fn laid_out(loaded: &Loaded) -> recipe::Format {
    let extent = &loaded.extent;
    let line = |line: u64| u32::try_from(line).ok();
    let columns = loaded.table.columns.iter();
    let left_out = extent.left_out;
    let lines_before = if extent.names_line.is_some() { left_out.units } else { left_out.above };
    recipe::Format {
        header: Some(extent.names_line.is_some()),
        header_line: extent.names_line.filter(|&line| line > 1).and_then(line),
        first_line: Some(extent.first_record).filter(|_| lines_before > 0).and_then(line),
        skip_empty: extent.skips_empty.then_some(true),
        skip_repeated_names: extent.skips_repeated_names.then_some(true),
        skip_pages: extent.skips_pages.then_some(true),
        trim: extent.trims.then_some(true),
        fit_records: extent.fits_records.then_some(true),
        wrapping: Some(extent.wrapping.into()).filter(|_| extent.wrapping != Wrapping::Nothing),
        skip_last: u32::try_from(left_out.last).ok().filter(|&records| records > 0),
        names: extent.renamed.then(|| columns.map(|column| column.name.clone()).collect()),
        leading_zeros: Some(leading_zeros(extent)).filter(|columns| !columns.is_empty()),
        fill_down: extent.fill_down.clone(),
        ..recipe::Format::default()
    }
}

fn leading_zeros(extent: &Extent) -> Vec<recipe::LeadingZeros> {
    let columns = extent.leading_zeros.iter().map(|LeadingZeros { column, digits }| {
        let (name, column) = match column {
            ColumnKey::Name(name) => (Some(name.clone()), None),
            ColumnKey::Number(number) => (None, Some(*number)),
        };
        recipe::LeadingZeros { name, column, digits: *digits }
    });
    columns.collect()
}

/// Where the table stands in its file.
fn found_layout(extent: &Extent, left_out: layout::LeftOut) -> FoundLayout {
    FoundLayout {
        header_line: extent.names_line.map(|line| line as u32),
        first_line: extent.first_record as u32,
        reason: extent.reason.map(|reason| reason.id().to_owned()),
        heading: extent.heading.id().to_owned(),
        cleaned: extent.cleaned,
        renamed: extent.renamed,
        skip_empty: extent.skips_empty,
        skip_repeated_names: extent.skips_repeated_names,
        skip_pages: extent.skips_pages,
        trim: extent.trims,
        fit_records: extent.fits_records,
        wrapping: extent.wrapping.into(),
        left_out: LeftOut::told(left_out),
    }
}

/// Columns that are text for a few values that are no dates or numbers, with the line of the first;
/// and those in which days are counted.
fn of_nearly_one_kind(
    table: &Table,
    profiles: &Profiles,
    markers: &[String],
) -> impl Iterator<Item = Notice> {
    let is_wide = table.columns.len() > WIDE;
    let columns = table.columns.iter().zip(&profiles.columns).filter(move |_| !is_wide);
    columns.filter_map(|(column, profile)| {
        // What keeps values from being read may be why each of them stands alone.
        let is_released =
            profile.reason.role() != Role::Identifier || profile.reason == Reason::AllDistinct;
        let notice = if may_count_days(column, profile, markers) {
            Notice::new(NoticeCode::DaysAsNumbers)
        } else if is_released && profile.inferred.data_type == DataType::Text {
            let found = exceptions(column, markers, profiles.form)?;
            Notice {
                line: u32::try_from(table.lines.line(found.first as u64)).ok(),
                records: Some(found.records),
                ..Notice::new(match found.majority {
                    Majority::Dates => NoticeCode::NearlyDates,
                    Majority::Numbers => NoticeCode::NearlyNumbers,
                    Majority::DatesOfSeveralFormats => NoticeCode::DatesOfSeveralFormats,
                    Majority::NumbersOfSeveralForms => NoticeCode::NumbersOfSeveralForms,
                    Majority::NumbersWithUnits => NoticeCode::NumbersWithUnits,
                })
            }
        } else {
            return None;
        };
        Some(Notice { attribute: Some(column.name.clone()), ..notice })
    })
}

/// What there is to say of the columns that would be released word for word in the roles that
/// are suggested.
fn of_columns(table: &Table, profiles: &Profiles, markers: &[String]) -> Vec<Notice> {
    let names: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    let called = named_after_persons(&names);
    let columns = table.columns.iter().zip(&profiles.columns).zip(called);
    let released = columns.filter(|((_, profile), _)| profile.reason.role() != Role::Identifier);
    let notices = released.flat_map(|((column, profile), called)| {
        let of_values = match profile.reason.role() {
            Role::Sensitive | Role::Insensitive => column_notices(
                &column.name,
                &column_figures(column, markers, None, &Multiplicity::default()),
            ),
            _ => Vec::new(),
        };
        with_name(of_values, &column.name, called)
    });
    notices.map(|(_, notice)| notice).collect()
}

fn attribute(
    index: usize,
    column: &Column,
    profile: &Profile,
    header: bool,
    hierarchy: Option<recipe::Hierarchy>,
) -> recipe::Attribute {
    let role = recipe::Role::from(profile.reason.role());
    let quasi = role == recipe::Role::QuasiIdentifier;
    recipe::Attribute {
        name: header.then(|| column.name.clone()),
        column: (!header).then_some(index as u32 + 1),
        kind: Some(data_type(profile.inferred.data_type)),
        hierarchy: hierarchy.filter(|_| quasi),
        ..recipe::Attribute::plain(role)
    }
}

/// What a recipe begins with: a ladder that leaves no choice, or else what suits the values. Codes
/// of which a ladder does not know some are codes all the same, and no scale.
fn suggested(
    by_values: Option<&SuggestedHierarchy>,
    ladders: &[Offer],
    year: i16,
) -> Option<recipe::Hierarchy> {
    let certain = ladders.iter().find(|offer| offer.is_certain);
    let are_codes = ladders.iter().any(|offer| offer.is_meant);
    let by_values = by_values.filter(|_| !are_codes);
    certain
        .map(|offer| offer.choice.clone().into())
        .or_else(|| by_values.map(|suggested| hierarchy(suggested, year)))
}

fn offered(offer: &Offer) -> OfferedLadder {
    OfferedLadder {
        ladder: offer.ladder.to_owned(),
        hierarchy: offer.choice.clone().into(),
        values: offer.values,
        fitting: offer.fitting,
        records: offer.records,
        fitting_records: offer.fitting_records,
    }
}

fn hierarchy(suggested: &SuggestedHierarchy, year: i16) -> recipe::Hierarchy {
    let hierarchy = match suggested {
        SuggestedHierarchy::Mask => Mask::choose().with("from", "right"),
        SuggestedHierarchy::Intervals { start, end, steps } => Intervals::choose()
            .with("start", Argument::exact(start))
            .with("end", Argument::exact(end))
            .with("steps", Argument::Exacts(steps.iter().map(ToString::to_string).collect())),
        SuggestedHierarchy::Date { format } => dates(format, DateLevel::suggested(format), year),
    };
    hierarchy.into()
}

/// The protocol's name of a data type.
fn data_type(kind: DataType) -> recipe::DataType {
    match kind {
        DataType::Integer => recipe::DataType::Integer,
        DataType::Decimal => recipe::DataType::Decimal,
        DataType::Date(_) => recipe::DataType::Date,
        DataType::Text => recipe::DataType::Text,
    }
}

/// How a column's values are spread. Values that only one record has are not shown.
fn distribution(column: &Column, profile: &Profile, markers: &[String]) -> Distribution {
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
