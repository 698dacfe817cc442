//! How a file is read, by what a recipe or a person says of it.

use super::check_range;
use super::hierarchy::number_form;
use outis::choice::Range;
use outis::format::csv::{Numbering, Options};
use outis::format::encoding::Encoding;
use outis::format::layout::{Layout, SKIP_LAST_LIMIT, Wrapping};
use outis::format::zeros::{ColumnKey, DIGITS_LIMIT, LeadingZeros};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, Format, Recipe};

/// How a file is to be read of which somebody says this much; the rest is found out.
///
/// # Errors
/// As [`read_options`](super::read_options).
pub fn format_options(format: &Format) -> Outcome<Options> {
    read_options(format, None, true)
}

/// How a file is to be read that may be the release of a recipe: a table and nothing else, with
/// the names that its columns were given.
///
/// # Errors
/// As [`read_options`](super::read_options).
pub fn release_options(recipe: &Recipe) -> Outcome<Options> {
    let options = super::read_options(recipe)?;
    let named = options.layout.names.as_ref().is_some_and(|names| !names.is_empty());
    let header = if named { Some(true) } else { options.header };
    Ok(Options { header, layout: Layout::default(), ..options })
}

/// The same by the format of a recipe. `by_name` says whether its attributes are called by name,
/// if it has any; `guess`, whether what it does not say of the layout is found out.
pub(super) fn read_options(
    format: &Format,
    by_name: Option<bool>,
    guess: bool,
) -> Outcome<Options> {
    let names = format.names.clone();
    let gives_names = names.as_ref().is_some_and(|names| !names.is_empty());
    let header = match (format.header, format.header_line) {
        (Some(false), Some(_)) => {
            let problem = Problem::of_field(Code::NotTogether, "data.format.header-line");
            return Err(problem.with_detail("header-line-without-header"));
        }
        (None, Some(_)) => Some(true),
        (None, None) if !gives_names => by_name,
        // Who gives names to columns has a file that lacks them.
        (None, None) => (!guess).then_some(false),
        (said, _) => said,
    };
    let least = |field, least, line| check_range(Range::at_least(least), field, f64::from(line));
    if let Some(line) = format.header_line {
        least("data.format.header-line", 1, line)?;
    }
    if let Some(line) = format.first_line {
        let names = format.header_line.or((header == Some(true)).then_some(1)).unwrap_or(0);
        least("data.format.first-line", names.saturating_add(1), line)?;
    }
    if number_form(format).thousands == Some(number_form(format).decimal) {
        let problem = Problem::of_field(Code::Parameter, "data.format.thousands");
        return Err(problem.with_detail("other than data.format.decimal"));
    }
    let skip_last = format.skip_last.unwrap_or(0);
    check_range(Range::whole(0, SKIP_LAST_LIMIT), "data.format.skip-last", f64::from(skip_last))?;
    let without_names = format.first_line.filter(|_| header == Some(false));
    let delimiter = format.delimiter.as_deref();
    Ok(Options {
        encoding: format.encoding.map(Encoding::from),
        delimiter: delimiter
            .map(|text| super::delimiter(text, "data.format.delimiter"))
            .transpose()?,
        header,
        layout: Layout {
            guess,
            begin: format.header_line.or(without_names).map(u64::from),
            first_record: format.first_line.map(u64::from),
            skip_empty: format.skip_empty,
            skip_repeated_names: format.skip_repeated_names,
            skip_pages: format.skip_pages,
            skip_last,
            trim: format.trim,
            fit_records: format.fit_records,
            wrapping: format.wrapping.map(Wrapping::from),
            names,
            leading_zeros: leading_zeros(format)?,
            fill_down: format.fill_down.clone(),
        },
        numbering: Numbering::Lines,
        keeps_formula_texts: false,
    })
}

fn leading_zeros(format: &Format) -> Outcome<Vec<LeadingZeros>> {
    let wanted = format.leading_zeros.iter().flatten();
    let wanted = wanted.map(|recipe::LeadingZeros { name, column, digits }| {
        let column = match (name, column) {
            (Some(name), None) => ColumnKey::Name(name.clone()),
            (None, Some(number)) => ColumnKey::Number(*number),
            (Some(_), Some(_)) | (None, None) => {
                let problem = Problem::of_field(Code::NotTogether, "data.format.leading-zeros");
                return Err(problem.with_detail("name-or-column"));
            }
        };
        let range = Range::whole(2, DIGITS_LIMIT);
        check_range(range, "data.format.leading-zeros.digits", f64::from(*digits))?;
        Ok(LeadingZeros { column, digits: *digits })
    });
    wanted.collect()
}

#[cfg(test)]
mod tests {
    use super::read_options;
    use outis_protocol::problem::Code;
    use outis_protocol::recipe::{Format, Thousands};

    #[test]
    fn what_contradicts_itself_is_refused() {
        let format = Format::default();
        for (format, code, field) in [
            (
                Format { header: Some(false), header_line: Some(2), ..format.clone() },
                Code::NotTogether,
                "data.format.header-line",
            ),
            (
                Format { header_line: Some(0), ..format.clone() },
                Code::Parameter,
                "data.format.header-line",
            ),
            (
                Format { header_line: Some(3), first_line: Some(3), ..format.clone() },
                Code::Parameter,
                "data.format.first-line",
            ),
            (
                Format { header: Some(true), first_line: Some(1), ..format.clone() },
                Code::Parameter,
                "data.format.first-line",
            ),
            (
                Format { thousands: Some(Thousands::Point), ..format.clone() },
                Code::Parameter,
                "data.format.thousands",
            ),
            (
                Format { skip_last: Some(1001), ..format.clone() },
                Code::Parameter,
                "data.format.skip-last",
            ),
        ] {
            let problem = read_options(&format, None, false).unwrap_err();
            assert_eq!((problem.code, problem.field.as_deref()), (code, Some(field)));
        }
    }

    #[test]
    fn who_gives_names_has_a_file_without() {
        let names = Some(vec!["a".to_owned()]);
        let format = Format { names, ..Format::default() };
        let header = |format: &Format| read_options(format, Some(true), false).unwrap().header;
        assert_eq!(header(&format), Some(false));
        assert_eq!(header(&Format { header: Some(true), ..format.clone() }), Some(true));
        assert_eq!(header(&Format { header_line: Some(1), ..format.clone() }), Some(true));
        assert_eq!(header(&Format::default()), Some(true));
    }
}
