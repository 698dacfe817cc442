//! `outis inspect`: what is in a file, and what its columns may be for.

use super::outcome;
use crate::arguments::Inspect;
use crate::files::{read_table, read_tables};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis::format::csv::Options;
use outis::format::layout::Layout;
use outis::table::dates::{POSIX_PIVOT, year_of};
use outis_job::join::{belonging, joined};
use outis_job::{Incoming, inspect};
use outis_protocol::Problem;
use outis_protocol::advice::Advice;
use outis_protocol::problem::Code;
use outis_protocol::recipe::{Format, Recipe, Role, Unassigned, Wrapping};
use outis_protocol::view::{ColumnView, FoundFormat, FoundLayout, Inspection, Source};
use outis_protocol::workbook::{Sheet, Workbook};
use serde::Serialize;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// Looks at a file.
pub(crate) fn inspect(arguments: &Inspect) -> Ended {
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let options = Options { layout: Layout::guessed(), ..Options::default() };
    let (paths, sheet) = (&arguments.input, arguments.sheet.as_deref());
    let mut input = read_tables(paths, &options, sheet, Incoming::finish, &mut progress)?;
    let mut joins = Vec::with_capacity(arguments.join.len());
    for path in &arguments.join {
        let other = read_table(path, options.clone(), None, Incoming::finish, &mut progress)?;
        let name = path.display().to_string();
        let stem =
            path.file_stem().map_or_else(|| name.clone(), |stem| stem.to_string_lossy().into());
        let Some(found) = belonging(&input, &other, &stem) else {
            return Err(Problem::new(Code::Join).with_detail("no-key").in_file(&name).into());
        };
        joins.push(found.join);
        input.put_beside(other).map_err(|problem| problem.in_file(&name))?;
    }
    let mut recipe = Recipe::silent();
    recipe.data.join = joins;
    let input = joined(&recipe, &Arc::new(input))?;
    let mut found = inspect::inspect(&input, this_year());
    // That records are nobody's is for somebody to accept who has seen which.
    for join in &mut found.recipe.data.join {
        join.without_person = Unassigned::Refuse;
    }
    let text = if arguments.json {
        let text = serde_json::to_string_pretty(&found);
        text.map_err(|_| Problem::new(Code::Internal))? + "\n"
    } else {
        describe(&Words::new(), &found)
    };
    terminal::print(&text)?;
    Ok(Ending::Done)
}

/// The year that it is here; POSIX's pivot if the clock is out of its mind.
pub(super) fn this_year() -> i16 {
    let seconds =
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |elapsed| elapsed.as_secs());
    i64::try_from(seconds).ok().and_then(year_of).unwrap_or(POSIX_PIVOT)
}

fn describe(words: &Words, found: &Inspection) -> String {
    let mut lines = vec![words.say(
        "cli-inspected",
        [("records", found.records.into()), ("columns", found.columns.len().into())],
    )];
    let written = match &found.workbook {
        Some(workbook) => sheets(words, workbook, &found.format.layout),
        None if found.format.source == Source::Json => vec![words.say("cli-json", [])],
        None => vec![format(words, &found.format)],
    };
    // Files that are written alike have a delimiter in common, which the recipe then says.
    let is_of_first = found.files.len() > 1 && found.recipe.data.format.delimiter.is_none();
    lines.extend(written.into_iter().map(|said| match is_of_first {
        true => words.say("in-file", [("number", 1.into()), ("said", said.into())]),
        false => said,
    }));
    lines.extend(layout(words, &found.format.layout));
    lines.extend(around(words, &found.format.layout));
    lines.extend(numbers(words, &found.recipe.data.format));
    lines.extend(found.columns.iter().flat_map(|column| one_column(words, column)));
    lines.extend(outcome::joined(words, found.join.as_ref()));
    lines.extend(found.person.iter().map(|person| {
        let names: Vec<&str> = std::iter::once(&person.attribute)
            .chain(&person.partners)
            .map(String::as_str)
            .collect();
        let attribute = found.recipe.attributes.iter().find(|one| one.title() == person.attribute);
        // Its values would be generalized, and could not be read any more.
        let is_quasi = attribute.is_some_and(|one| one.role == Role::QuasiIdentifier);
        words.say(
            if person.time.is_some() {
                "cli-persons-recur"
            } else if !person.partners.is_empty() {
                "cli-person-of-names"
            } else {
                "cli-person"
            },
            [
                ("time", person.time.clone().unwrap_or_default().into()),
                ("name", person.attribute.as_str().into()),
                ("names", names.join(", ").into()),
                ("partners", serde_json::to_string(&person.partners).unwrap_or_default().into()),
                ("quasi", if is_quasi { "yes" } else { "no" }.into()),
                ("values", person.values.into()),
                ("records", person.records.into()),
                ("unassigned", found.records.saturating_sub(person.records).into()),
            ],
        )
    }));
    let alike = found.person.iter().filter(|person| person.alike);
    lines.extend(alike.map(|_| words.say("person-alike", [])));
    lines.extend(
        found
            .warnings
            .iter()
            .map(|notice| words.say("cli-warning", [("warning", words.warning(notice).into())])),
    );
    lines.extend(advice(words, &found.advice));
    lines.join("\n") + "\n"
}

/// What stands out about the columns, and what the quasi-identifiers give an attacker if there are
/// many.
fn advice(words: &Words, found: &Advice) -> Vec<String> {
    let said = found
        .notices
        .iter()
        .map(|notice| words.say("cli-advice", [("advice", words.warning(notice).into())]));
    let ranked = found.ranked.iter().map(|column| {
        words.say(
            "cli-ranked",
            [
                ("name", column.attribute.as_str().into()),
                ("gain", words.share(Some(column.gain)).into()),
                ("distinction", words.share(Some(column.distinction)).into()),
                ("separation", words.share(Some(column.separation)).into()),
                ("unique", column.unique.into()),
                ("set", column.strongest.join(", ").into()),
            ],
        )
    });
    said.chain(ranked).collect()
}

/// Where the table begins and ends, unless that is where the file does.
fn layout(words: &Words, found: &FoundLayout) -> Option<String> {
    let left_out = found.left_out?;
    Some(words.say(
        "cli-layout",
        [
            ("header", found.header_line.unwrap_or(0).into()),
            ("first", found.first_line.into()),
            ("reason", found.reason.as_deref().unwrap_or_default().into()),
            ("above", left_out.above.into()),
            ("units", left_out.units.into()),
            ("empty", left_out.empty.into()),
            ("repeated-names", left_out.repeated_names.into()),
            ("pages", left_out.pages.into()),
            ("last", left_out.last.into()),
        ],
    ))
}

/// What stands around the cells and belongs to none, and what records lack.
fn around(words: &Words, found: &FoundLayout) -> Vec<String> {
    let wrapping = match found.wrapping {
        Wrapping::Nothing => None,
        Wrapping::Quotes => Some("cli-wrapping-quotes"),
        Wrapping::Frame => Some("cli-wrapping-frame"),
        Wrapping::Aligned => Some("cli-wrapping-aligned"),
    };
    let others = [(found.trim, "cli-trim"), (found.fit_records, "cli-fit-records")];
    let said = others.into_iter().filter_map(|(is_so, said)| is_so.then_some(said));
    wrapping.into_iter().chain(said).map(|said| words.say(said, [])).collect()
}

/// How numbers are written, unless with digits and a decimal separator alone.
fn numbers(words: &Words, found: &Format) -> Option<String> {
    if found.thousands.is_none() && found.currency.is_none() {
        return None;
    }
    let currency = if found.currency == Some(true) { "yes" } else { "no" };
    let thousands = found.thousands.as_ref().map(id).unwrap_or_else(|| "none".to_owned());
    Some(words.say("cli-numbers", [("thousands", thousands.into()), ("currency", currency.into())]))
}

/// How a file of text is written.
fn format(words: &Words, format: &FoundFormat) -> String {
    let delimiter = match format.delimiter.as_str() {
        "\t" => "tab",
        " " => "␣",
        other => other,
    };
    words.say(
        "cli-format",
        [
            ("delimiter", delimiter.into()),
            ("encoding", id(&format.encoding).into()),
            ("reason", format.encoding_reason.as_deref().unwrap_or_default().into()),
            ("header", format.layout.header_line.unwrap_or(0).into()),
            ("bom", yes(format.bom).into()),
            ("lineEnd", format.line_ending.as_str().into()),
        ],
    )
}

/// Which sheet of a workbook was read, and which it has.
fn sheets(words: &Words, workbook: &Workbook, layout: &FoundLayout) -> Vec<String> {
    let names: Vec<_> = workbook.sheets.iter().map(|sheet| one_sheet(words, sheet)).collect();
    let mut visible = workbook.sheets.iter().filter(|sheet| sheet.visible);
    let is_visible = visible.any(|sheet| sheet.name == workbook.sheet);
    vec![
        words.say(
            "cli-sheet",
            [
                ("sheet", workbook.sheet.as_str().into()),
                ("format", id(&workbook.format).into()),
                ("detected", yes(workbook.sheet_detected).into()),
                ("visible", yes(is_visible).into()),
                ("header", layout.header_line.unwrap_or(0).into()),
            ],
        ),
        words.say("cli-sheets", [("sheets", names.join(", ").into())]),
    ]
}

/// A sheet by its name, and how long it is.
fn one_sheet(words: &Words, sheet: &Sheet) -> String {
    let rows = sheet.rows.map_or_else(|| "none".into(), |rows| f64::from(rows).into());
    let visible = yes(sheet.visible).into();
    words.say(
        "cli-one-sheet",
        [("name", sheet.name.as_str().into()), ("rows", rows), ("visible", visible)],
    )
}

fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// What is said of a column, and the ladders that fit it.
fn one_column(words: &Words, column: &ColumnView) -> Vec<String> {
    let said = words.say(
        "cli-column",
        [
            ("number", column.number.into()),
            ("name", column.name.as_str().into()),
            ("type", id(&column.kind).into()),
            ("distinct", column.distinct.into()),
            ("missing", column.missing.into()),
            ("role", id(&column.role).into()),
            ("certainty", words.say(&format!("certainty-{}", column.certainty), []).into()),
            ("reason", reason(words, column).into()),
        ],
    );
    let offered = column.offers.iter().map(|offer| {
        let said = words.say(
            "cli-offer",
            [
                ("fitting", offer.fitting.into()),
                ("values", offer.values.into()),
                ("all", yes(offer.fitting == offer.values).into()),
                ("name", words.say(&format!("ladder-{}", offer.ladder), []).into()),
                ("levels", words.say(&format!("ladder-{}-text", offer.ladder), []).into()),
                ("ladder", offer.ladder.as_str().into()),
            ],
        );
        format!("   {said}")
    });
    [said].into_iter().chain(offered).collect()
}

/// Why the role is suggested, and what share of the values speaks for it.
fn reason(words: &Words, column: &ColumnView) -> String {
    let said = words.say(&format!("reason-{}", column.reason), []);
    let Some(looks) = &column.looks else { return said };
    words.say(
        "reason-looks",
        [
            ("reason", said.into()),
            ("share", words.share(Some(looks.share)).into()),
            ("detector", looks.detector.as_str().into()),
            ("form", if looks.form { "yes" } else { "no" }.into()),
        ],
    )
}

/// What a recipe calls it.
fn id(value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}
