//! From a recipe for query logs to a study.

use crate::other::refuse_twice;
use outis::format::csv::{DELIMITERS, delimiter};
use outis::queries::{
    self, AddressShown, LogColumns, LogDemand, LogLayout, LogStudy, QueryShown, SearchDemand,
    ShownLog, TimeShown,
};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{self, LogAddressShown, LogQueryShown, LogRecipe, LogTimeShown};

/// What a recipe asks of the log of a file.
///
/// # Errors
/// Whatever is wrong with the recipe, or with the file, with its line.
pub(super) fn study(recipe: &LogRecipe, bytes: &[u8]) -> Outcome<LogStudy> {
    let [model] = &recipe.models[..] else {
        let code = if recipe.models.is_empty() { Code::NoModels } else { Code::OneModel };
        return Err(Problem::of_field(code, "models"));
    };
    let LogDemand { k, same } = LogDemand::bind(model).map_err(|error| error.of_model(0))?;
    let SearchDemand { similarity, threshold, sampled } = search(recipe)?;
    let text = match recipe.output.query {
        LogQueryShown::Typed => QueryShown::Typed,
        LogQueryShown::Intent => QueryShown::Intent,
    };
    let log = queries::read(bytes, &layout(recipe)?).map_err(|error| said_of_log(error.into()))?;
    Ok(LogStudy { log, k, same, similarity, threshold, sampled, text })
}

/// What finds the release.
pub(super) fn search(recipe: &LogRecipe) -> Outcome<SearchDemand> {
    SearchDemand::bind(recipe.search.as_deref())
        .map_err(|error| Problem::from(error).within("search"))
}

/// The same problem in words of query logs, where those of tables name what only their recipes have.
fn said_of_log(problem: Problem) -> Problem {
    match problem.code {
        Code::BlankLine => Problem { code: Code::SetBlankLine, ..problem },
        Code::Ragged => Problem { code: Code::QueryCell, ..problem }.with_detail("ragged"),
        Code::NoRecords => Problem { code: Code::QueryCell, ..problem }.with_detail("nobody"),
        _ => problem,
    }
}

fn layout(recipe: &LogRecipe) -> Outcome<LogLayout> {
    let format = &recipe.data.format;
    let delimiter = format.delimiter.as_deref().map(|text| {
        delimiter(text).ok_or_else(|| {
            Problem::of_field(Code::Parameter, "data.format.delimiter").with_detail(DELIMITERS)
        })
    });
    let recipe::LogColumns { user, query, address, time } = format.columns.clone();
    let named = [
        ("user", Some(&user)),
        ("query", Some(&query)),
        ("address", address.as_ref()),
        ("time", time.as_ref()),
    ];
    refuse_twice(&named, &[])?;
    let output = &recipe.output;
    if output.time != LogTimeShown::None && time.is_none() {
        return Err(Problem::of_field(Code::RecipeMissingField, "data.format.columns.time"));
    }
    let address_shown = match (output.address, &address) {
        (LogAddressShown::None, _) | (LogAddressShown::Host, None) => AddressShown::Nothing,
        (LogAddressShown::Page, None) => {
            return Err(Problem::of_field(Code::RecipeMissingField, "data.format.columns.address"));
        }
        (LogAddressShown::Host, Some(_)) => AddressShown::Host,
        (LogAddressShown::Page, Some(_)) => AddressShown::Page,
    };
    let time_shown = match output.time {
        LogTimeShown::None => TimeShown::Nothing,
        LogTimeShown::Month => TimeShown::Month,
        LogTimeShown::Day => TimeShown::Day,
    };
    Ok(LogLayout {
        delimiter: delimiter.transpose()?,
        columns: LogColumns { user, query, address, time },
        shown: ShownLog { address: address_shown, time: time_shown },
    })
}
