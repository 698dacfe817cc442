//! From a recipe for places to a study.

use crate::other::refuse_twice;
use crate::report::notice;
use outis::choice::Choice;
use outis::format::csv::{DELIMITERS, delimiter};
use outis::places::{
    self, Cloaker, Coordinates, Decimal, Degrees, LocationKAnonymity, MILLION, PlaceStudy,
    RequestColumns, RequestLayout, Silence,
};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{
    PlaceColumns, PlaceCoordinates, PlaceFormat, PlaceMiddle, PlaceRecipe,
};
use outis_protocol::report::{Notice, NoticeCode};

/// What a recipe asks of the requests of a file.
///
/// # Errors
/// Whatever is wrong with the recipe, or with the file, with its line.
pub(super) fn study(recipe: &PlaceRecipe, bytes: &[u8]) -> Outcome<PlaceStudy> {
    let [model] = &recipe.models[..] else {
        let code = if recipe.models.is_empty() { Code::NoModels } else { Code::OneModel };
        return Err(Problem::of_field(code, "models"));
    };
    let protection = LocationKAnonymity::bind(model).map_err(|error| error.of_model(0))?;
    let cloaker =
        Cloaker::bind(&recipe.search).map_err(|error| Problem::from(error).within("search"))?;
    let format = &recipe.data.format;
    check_apart(&format.columns)?;
    check_columns(&format.columns, cloaker)?;
    check_times(recipe, cloaker)?;
    if matches!(cloaker, Cloaker::Temporal { .. }) && protection.reciprocal {
        return Err(Problem::of_field(Code::PlacesReciprocal, "models[0].reciprocal"));
    }
    let [dx, dy, dt] = match cloaker {
        Cloaker::CliqueCloak { tolerances, .. } => tolerances,
        Cloaker::Temporal { dt, .. } => [None, None, dt],
        Cloaker::Grid { .. } | Cloaker::QuadTree { .. } => [None; 3],
    };
    let silence = Silence {
        k: protection.k,
        dx: dx.unwrap_or_default(),
        dy: dy.unwrap_or_default(),
        dt: dt.unwrap_or_default(),
    };
    let visits = places::read(bytes, &layout(format)?, silence)
        .map_err(|error| said_of_places(error.into()))?;
    Ok(PlaceStudy { visits, protection, cloaker })
}

/// The same problem in words of places, where those of tables name what only their recipes have.
fn said_of_places(problem: Problem) -> Problem {
    match problem.code {
        Code::BlankLine => Problem { code: Code::SetBlankLine, ..problem },
        Code::Ragged => Problem { code: Code::PlaceCell, ..problem }.with_detail("ragged"),
        Code::NoRecords => Problem { code: Code::PlaceCell, ..problem }.with_detail("nobody"),
        _ => problem,
    }
}

fn layout(format: &PlaceFormat) -> Outcome<RequestLayout> {
    let field = "data.format.delimiter";
    let delimiter = format.delimiter.as_deref().map(|text| {
        delimiter(text)
            .ok_or_else(|| Problem::of_field(Code::Parameter, field).with_detail(DELIMITERS))
    });
    let coordinates = match (format.coordinates, &format.middle) {
        (PlaceCoordinates::Planar, None) => Coordinates::Planar,
        (PlaceCoordinates::Planar, Some(_)) => {
            return Err(Problem::of_field(Code::IdleField, "data.format.middle"));
        }
        (PlaceCoordinates::Wgs84, middle) => {
            Coordinates::Wgs84 { middle: middle.as_ref().map(degrees).transpose()? }
        }
    };
    let PlaceColumns { user, x, y, time, k, dx, dy, dt } = format.columns.clone();
    let columns = RequestColumns { user, x, y, time, k, dx, dy, dt };
    Ok(RequestLayout { delimiter: delimiter.transpose()?, coordinates, columns })
}

fn degrees(middle: &PlaceMiddle) -> Outcome<Degrees> {
    let number = |number: &serde_json::Number, most: i64, name: &str| {
        let read = Decimal::read(&number.to_string(), most * MILLION).filter(|it| it.exact);
        read.map(|it| it.floor).ok_or_else(|| {
            let field = format!("data.format.middle.{name}");
            Problem::of_field(Code::Parameter, field).with_detail(format!("-{most}..={most}"))
        })
    };
    Ok(Degrees {
        longitude: number(&middle.longitude, 180, "longitude")?,
        latitude: number(&middle.latitude, 85, "latitude")?,
    })
}

/// Refuses a column that is to say two things, such as who somebody is and where. How far a place may
/// be widened may be one number both ways.
fn check_apart(columns: &PlaceColumns) -> Outcome<()> {
    let PlaceColumns { user, x, y, time, k, dx, dy, dt } = columns;
    let named = [
        ("user", Some(user)),
        ("x", Some(x)),
        ("y", Some(y)),
        ("time", time.as_ref()),
        ("k", k.as_ref()),
        ("dx", dx.as_ref()),
        ("dy", dy.as_ref()),
        ("dt", dt.as_ref()),
    ];
    refuse_twice(&named, &[("dx", "dy")])
}

/// Refuses columns that say nothing for a search, and tolerances that nothing gives or two do.
fn check_columns(columns: &PlaceColumns, cloaker: Cloaker) -> Outcome<()> {
    let (takes_k, tolerances) = match cloaker {
        // Squares are made for one k.
        Cloaker::Grid { .. } | Cloaker::QuadTree { .. } => (false, [None; 3]),
        Cloaker::Temporal { dt, .. } => (true, [None, None, Some(dt)]),
        Cloaker::CliqueCloak { tolerances, .. } => (true, tolerances.map(Some)),
    };
    if columns.k.is_some() && !takes_k {
        let problem = Problem::of_field(Code::IdleField, "data.format.columns.k");
        return Err(problem.with_detail("places-k"));
    }
    let named = [("dx", &columns.dx), ("dy", &columns.dy), ("dt", &columns.dt)];
    for ((name, column), taken) in named.into_iter().zip(tolerances) {
        let (code, field) = match (column, taken) {
            (Some(_), None) => (Code::IdleField, format!("data.format.columns.{name}")),
            (Some(_), Some(Some(_))) => (Code::IdleField, format!("search.{name}")),
            (None, Some(None)) => (Code::RecipeMissingField, format!("search.{name}")),
            _ => continue,
        };
        return Err(Problem::of_field(code, field));
    }
    Ok(())
}

/// Refuses what would show the exact time or place of somebody, unless that is asked for, and what
/// says nothing without times.
fn check_times(recipe: &PlaceRecipe, cloaker: Cloaker) -> Outcome<()> {
    let refused = |code: Code, field: &str| Err(Problem::of_field(code, field));
    let exact =
        |field: &str, why: &str| Err(Problem::of_field(Code::PlacesExact, field).with_detail(why));
    let is_timed = recipe.data.format.columns.time.is_some();
    let is_exact = asks_for_exact(&recipe.search);
    let (width, period) = match cloaker {
        Cloaker::Grid { period, .. } | Cloaker::QuadTree { period, .. } => {
            return match (is_timed, period) {
                (true, None) => exact("search.period", "squares"),
                (false, Some(_)) => refused(Code::IdleField, "search.period"),
                _ => Ok(()),
            };
        }
        Cloaker::Temporal { period, .. } => (None, period),
        Cloaker::CliqueCloak { edges, .. } => (Some(edges.width), edges.period),
    };
    if !is_timed {
        return refused(Code::RecipeMissingField, "data.format.columns.time");
    }
    match (is_exact, width.flatten(), period) {
        (true, Some(_), _) | (true, _, Some(_)) => refused(Code::IdleField, "search.exact"),
        (false, None, _) if width.is_some() => exact("search.width", "width"),
        (false, _, None) => exact("search.period", "period"),
        _ => Ok(()),
    }
}

/// Whether a search is to end at the exact places and times of members.
fn asks_for_exact(search: &Choice) -> bool {
    search.switch("exact")
}

/// What to know although nothing is wrong.
pub(super) fn warnings(recipe: &PlaceRecipe, study: &PlaceStudy) -> Vec<Notice> {
    let said = [
        (asks_for_exact(&recipe.search), NoticeCode::ExactPlaces),
        (!recipe.output.shuffle, NoticeCode::NotShuffled),
    ];
    let said = said.into_iter().filter(|(holds, _)| *holds).map(|(_, code)| Notice::new(code));
    study.visits.alike.iter().map(notice).chain(said).collect()
}
