//! `outis inspect`: what is in a file, and what its columns may be for.

use crate::arguments::Inspect;
use crate::files::read_table;
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis::format::csv::Options;
use outis::format::layout::Layout;
use outis::table::dates::{POSIX_PIVOT, year_of};
use outis_job::{Incoming, inspect};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_protocol::recipe::Format;
use outis_protocol::view::{ColumnView, FoundLayout, Inspection};
use serde::Serialize;
use std::time::{SystemTime, UNIX_EPOCH};

/// Looks at a file.
pub(crate) fn inspect(arguments: &Inspect) -> Ended {
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let options = Options { layout: Layout::guessed(), ..Options::default() };
    let input = read_table(&arguments.input, options, Incoming::finish, &mut progress)?;
    let found = inspect::inspect(&input, this_year());
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
fn this_year() -> i16 {
    let seconds =
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |elapsed| elapsed.as_secs());
    i64::try_from(seconds).ok().and_then(year_of).unwrap_or(POSIX_PIVOT)
}

fn describe(words: &Words, found: &Inspection) -> String {
    let yes = |is: bool| if is { "yes" } else { "no" }.into();
    let delimiter = match found.format.delimiter.as_str() {
        "\t" => "tab",
        other => other,
    };
    let mut lines = vec![
        words.say(
            "cli-inspected",
            [("records", found.records.into()), ("columns", found.columns.len().into())],
        ),
        words.say(
            "cli-format",
            [
                ("delimiter", delimiter.into()),
                ("encoding", id(&found.format.encoding).into()),
                ("reason", found.format.encoding_reason.as_deref().unwrap_or_default().into()),
                ("header", yes(found.format.header)),
                ("bom", yes(found.format.bom)),
                ("lineEnd", found.format.line_ending.as_str().into()),
            ],
        ),
    ];
    lines.extend(layout(words, &found.format.layout));
    lines.extend(numbers(words, &found.recipe.data.format));
    lines.extend(found.columns.iter().map(|column| one_column(words, column)));
    lines.extend(found.person.iter().map(|person| {
        words.say(
            "cli-person",
            [
                ("name", person.attribute.as_str().into()),
                ("values", person.values.into()),
                ("records", person.records.into()),
            ],
        )
    }));
    lines.extend(
        found
            .warnings
            .iter()
            .map(|notice| words.say("cli-warning", [("warning", words.warning(notice).into())])),
    );
    lines.join("\n") + "\n"
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
            ("last", left_out.last.into()),
        ],
    ))
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

fn one_column(words: &Words, column: &ColumnView) -> String {
    words.say(
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
    )
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
