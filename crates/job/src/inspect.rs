//! What was found in a file, and a recipe to begin with.

mod distribution; // How values are spread.

use crate::report::{column_notices, unit_counted, with_name};
use crate::{Input, Origin, advice, ambiguous, misread, resolve, shortened, sql, turned, unparted};
use distribution::distribution;
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
use outis::table::persons::{self, ColumnRoles, few_repeated, recurring_persons, repeated_persons};
use outis::table::suggest::{
    Profile, Profiles, Profiling, Reason, SuggestedHierarchy, found_markers,
};
use outis::table::{Column, DataType, Multiplicity, Role, Table};
use outis_protocol::advice::Advice;
use outis_protocol::recipe::{self, Acceptable, Recipe};
use outis_protocol::report::{LeftOut, Notice, NoticeCode};
use outis_protocol::view::{
    ColumnView, FoundFormat, FoundLayout, Inspection, Looks, OfferedLadder, RepeatedPersons, Source,
};
use std::collections::BTreeMap;

/// From more columns on none is looked at for what keeps it from being of a kind: that would keep
/// whoever asked waiting, and nobody reads as many notices.
const WIDE: usize = 1000;

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
    Inspecting::new(year).finish(input)
}

/// A look at a file, in steps: one of thousands of columns takes a while. Each step is given the
/// same file.
pub struct Inspecting {
    year: i16,
    stage: Stage,
    markers: Vec<String>,
    profiling: Profiling,
    profiles: Profiles,
    repeated: Option<persons::RepeatedPersons>,
    looks: Vec<ColumnLook>,
    /// What is shown of the columns that were looked at.
    views: Vec<ColumnView>,
    recipe: Recipe,
    advice: Advice,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Markers,
    Columns,
    Together,
    Persons,
    Views,
    Advice,
    Nothing,
}

/// What was found of a column, once roles are suggested.
struct ColumnLook {
    /// The last year that two digits may mean.
    year: i16,
    ladders: Vec<Offer>,
    /// That it is nearly of one kind.
    nearly: Option<Notice>,
    /// What its values show that would be released word for word.
    shown: Vec<(Acceptable, Notice)>,
}

impl Inspecting {
    /// Begins a look in this year.
    #[must_use]
    pub fn new(year: i16) -> Self {
        Self {
            year,
            stage: Stage::Markers,
            markers: Vec::new(),
            profiling: Profiling::default(),
            profiles: Profiles { columns: Vec::new(), form: NumberForm::POINT },
            repeated: None,
            looks: Vec::new(),
            views: Vec::new(),
            recipe: Recipe::silent(),
            advice: Advice::default(),
        }
    }

    /// Does some of what is to be done: where that is done column by column, with columns of so many
    /// distinct values together, one at least. True once nothing is left.
    pub fn step(&mut self, input: &Input, values: usize) -> bool {
        let table = input.table();
        let is_done = self.stage == Stage::Nothing;
        self.stage = match self.stage {
            Stage::Markers => {
                self.markers = found_markers(table);
                Stage::Columns
            }
            Stage::Columns => match self.profiling.step(table, &self.markers, values) {
                true => Stage::Together,
                false => Stage::Columns,
            },
            Stage::Together => {
                let profiling = std::mem::take(&mut self.profiling);
                self.profiles = profiling.finish(table, &self.markers);
                Stage::Persons
            }
            Stage::Persons => {
                self.look_for_persons(input);
                Stage::Views
            }
            Stage::Views => match self.look_at_columns(input, values) {
                true => Stage::Advice,
                false => Stage::Views,
            },
            Stage::Advice => {
                self.recipe = self.suggested_recipe(input);
                // The recipe is for this very table.
                self.advice = advice(&self.recipe, input, &self.views).unwrap_or_default();
                Stage::Nothing
            }
            Stage::Nothing => Stage::Nothing,
        };
        is_done
    }

    /// Whose records are, where several may be one person's.
    fn look_for_persons(&mut self, input: &Input) {
        let (table, markers, profiles) = (input.table(), &self.markers, &mut self.profiles);
        let joins = input.joining.as_ref().map_or(&[][..], |joining| &joining.asked);
        // Of joined tables it is known whose records are.
        self.repeated = match joins {
            [] => repeated_persons(table, markers)
                .or_else(|| {
                    few_repeated(table, &suggested_roles(profiles, table.records as u32), markers)
                })
                .or_else(|| recurring_persons(table, markers)),
            _ => None,
        };
        let keys = joins
            .iter()
            .filter_map(|join| table.columns.iter().position(|own| own.name == join.key));
        // What recurs with the persons of several times is still what others may know of them.
        let own = self.repeated.filter(|found| found.time.is_none());
        for column in keys.chain(own.map(|found| found.column)) {
            profiles.columns[column].take_as_person();
        }
    }

    /// Looks at some more columns; true once all were looked at.
    fn look_at_columns(&mut self, input: &Input, values: usize) -> bool {
        let table = input.table();
        let mut left = values;
        while let Some(column) = table.columns.get(self.looks.len()) {
            let place = self.looks.len();
            let (look, view) = looked_at(table, place, &self.profiles, &self.markers, self.year);
            self.looks.push(look);
            self.views.push(view);
            left = left.saturating_sub(1 + column.dictionary.len());
            if left == 0 {
                break;
            }
        }
        self.looks.len() == table.columns.len()
    }

    /// A recipe to begin with.
    fn suggested_recipe(&self, input: &Input) -> Recipe {
        let (table, profiles) = (input.table(), &self.profiles);
        let joins = input.joining.as_ref().map_or(&[][..], |joining| &joining.asked);
        let Format::Csv(format) = input.loaded().format;
        let decimal = match profiles.form.decimal {
            ',' => recipe::Decimal::Comma,
            _ => recipe::Decimal::Point,
        };
        let profiled = table.columns.iter().zip(&profiles.columns);
        let attributes = profiled.zip(&self.looks).enumerate();
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
                together: BTreeMap::new(),
                fold: None,
            },
            missing: recipe::Missing {
                values: match &self.markers[..] {
                    [] => vec![String::new()],
                    markers => markers.to_vec(),
                },
                ..recipe::Missing::default()
            },
            attributes: attributes
                .map(|(index, ((column, profile), look))| {
                    let hierarchy = suggested(profile.hierarchy.as_ref(), &look.ladders, look.year);
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
        recipe
    }

    /// What was found. Does what is left to be done.
    #[must_use]
    pub fn finish(mut self, input: &Input) -> Inspection {
        while !self.step(input, usize::MAX) {}
        let Self { markers, profiles, repeated, looks, views, recipe, advice, .. } = self;
        let loaded = input.loaded();
        let table = &loaded.table;
        let Format::Csv(format) = loaded.format;
        let source = match input.origin {
            Origin::Workbook(_) => Source::Workbook,
            Origin::Json(_) => Source::Json,
            Origin::Text => Source::Text,
        };
        let person = repeated.map(|found| RepeatedPersons {
            attribute: recipe.attributes[found.column].title(),
            values: found.values,
            records: found.records,
            alike: found.alike,
            partners: found
                .partners
                .iter()
                .flatten()
                .map(|&one| recipe.attributes[one].title())
                .collect(),
            time: found.time.map(|time| recipe.attributes[time].title()),
        });
        let places: Vec<usize> = (0..looks.len()).collect();
        let (nearly, shown): (Vec<_>, Vec<_>) =
            looks.into_iter().map(|look| (look.nearly, look.shown)).unzip();
        Inspection {
            advice,
            counted: unit_counted(&recipe),
            person,
            join: input.facts().join,
            fold: input.facts().fold,
            bytes: input.bytes(),
            files: input.facts().files,
            records: table.records as u32,
            format: FoundFormat {
                source,
                delimiter: char::from(format.delimiter).to_string(),
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
            columns: views,
            warnings: input
                .notices()
                .chain(ambiguous::dates(table, &profiles))
                .chain(ambiguous::commas(table, &profiles, &markers))
                .chain(ambiguous::points(loaded, &profiles, &markers))
                .chain(ambiguous::blanks(table, &profiles, &markers))
                .chain(misread::letters(loaded))
                .chain(shortened::numbers(table))
                .chain(unparted::columns(input))
                .chain(turned::fields(input))
                .chain(nearly.into_iter().flatten())
                .chain(resolve::read_alike(&recipe, table, &places, &markers))
                .chain(of_columns(table, &profiles, shown))
                .map(|notice| input.told_of_column(notice))
                .collect(),
            workbook: input.workbook().cloned(),
            recipe,
        }
    }
}

/// What is found of the column with this number, from 0, and what is shown of it.
fn looked_at(
    table: &Table,
    index: usize,
    profiles: &Profiles,
    markers: &[String],
    year: i16,
) -> (ColumnLook, ColumnView) {
    let (column, profile) = (&table.columns[index], &profiles.columns[index]);
    let year = last_year_of(column, profile, markers, year);
    let ladders = offers(column, profile, markers, year);
    let view = ColumnView {
        number: index as u32 + 1,
        name: column.name.clone(),
        kind: data_type(profile.inferred.data_type),
        distinct: profile.distinct,
        missing: profile.missing,
        markers: missing_texts(column, profile, markers),
        role: profile.reason.role().into(),
        reason: profile.reason.id().to_owned(),
        certainty: profile.certainty.id().to_owned(),
        looks: profile.detected.map(|sighting| Looks {
            detector: sighting.detector.id().to_owned(),
            share: sighting.share,
            form: sighting.is_form,
        }),
        distribution: distribution(column, profile, markers),
        grouping: match profile.reason.role() {
            Role::QuasiIdentifier => None,
            _ => suggested(profile.grouping.as_ref(), &ladders, year),
        },
        other: other_label(column),
        offers: ladders.iter().map(offered).collect(),
    };
    let shown = match profile.reason.role() {
        Role::Sensitive | Role::Insensitive => column_notices(
            &column.name,
            &column_figures(column, markers, None, &Multiplicity::default()),
        ),
        Role::Identifier | Role::QuasiIdentifier => Vec::new(),
    };
    let is_wide = table.columns.len() > WIDE;
    let nearly = match is_wide {
        true => None,
        false => nearly_one_kind(table, column, profile, profiles.form, markers),
    };
    (ColumnLook { year, ladders, nearly, shown }, view)
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

/// That a column is text for a few values that are no dates or numbers, with the line of the first; or
/// that days are counted in it.
fn nearly_one_kind(
    table: &Table,
    column: &Column,
    profile: &Profile,
    form: NumberForm,
    markers: &[String],
) -> Option<Notice> {
    // What keeps values from being read may be why each of them stands alone.
    let is_released =
        profile.reason.role() != Role::Identifier || profile.reason == Reason::AllDistinct;
    let notice = if may_count_days(column, profile, markers) {
        Notice::new(NoticeCode::DaysAsNumbers)
    } else if is_released && profile.inferred.data_type == DataType::Text {
        let found = exceptions(column, markers, form)?;
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
}

/// What there is to say of the columns that would be released word for word in the roles that
/// are suggested; `shown` is what there is to say of the values of each.
fn of_columns(
    table: &Table,
    profiles: &Profiles,
    shown: Vec<Vec<(Acceptable, Notice)>>,
) -> Vec<Notice> {
    let names: Vec<String> = table.columns.iter().map(|column| column.name.clone()).collect();
    let called = named_after_persons(&names);
    let columns = names.iter().zip(&profiles.columns).zip(called).zip(shown);
    let released =
        columns.filter(|(((_, profile), _), _)| profile.reason.role() != Role::Identifier);
    let notices = released.flat_map(|(((name, _), called), shown)| with_name(shown, name, called));
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

#[cfg(test)]
mod tests;
