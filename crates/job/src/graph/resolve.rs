//! From a recipe for a graph to what is looked for.

use outis::format::csv::{DELIMITERS, delimiter};
use outis::graph::{self, GraphDemand, GraphLayout, GraphLines, Network, degree_demand};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{EdgeLayout, GraphRecipe};

/// What a recipe asks for.
///
/// # Errors
/// `no-models`, `one-model`, and `parameter` for a number outside its range.
pub(super) fn demand(recipe: &GraphRecipe) -> Outcome<GraphDemand> {
    let [model] = &recipe.models[..] else {
        let code = if recipe.models.is_empty() { Code::NoModels } else { Code::OneModel };
        return Err(Problem::of_field(code, "models"));
    };
    let k = degree_demand(model).map_err(|error| error.of_model(0))?;
    GraphDemand::bind(k, recipe.search.as_deref())
        .map_err(|error| Problem::from(error).within("search"))
}

/// The graph of a file, and how a release of it is written.
///
/// # Errors
/// Whatever is wrong with the recipe's format, or with the file, with its line.
pub(super) fn read(recipe: &GraphRecipe, bytes: &[u8]) -> Outcome<(Network, GraphLayout)> {
    let format = &recipe.data.format;
    let is_labelled = format.label.unwrap_or(false);
    let lines = match format.layout {
        EdgeLayout::Edges => GraphLines::Edges,
        EdgeLayout::Adjacency => GraphLines::Adjacency { label: is_labelled },
    };
    for (name, is_idle) in [
        ("data.format.label", format.label.is_some() && lines == GraphLines::Edges),
        ("output.labels", recipe.output.labels && !is_labelled),
    ] {
        if is_idle {
            return Err(Problem::of_field(Code::IdleField, name));
        }
    }
    let header = format
        .header
        .ok_or_else(|| Problem::of_field(Code::RecipeMissingField, "data.format.header"))?;
    let parted = format.delimiter.as_deref().map(|text| {
        delimiter(text).ok_or_else(|| {
            Problem::of_field(Code::Parameter, "data.format.delimiter").with_detail(DELIMITERS)
        })
    });
    let delimiter = parted.transpose()?;
    let simplify = format.simplify;
    let layout = GraphLayout { lines, delimiter, header, formula_guard: false, simplify };
    let network = graph::read(bytes, layout).map_err(|error| of_graph(error.into()))?;
    Ok((network, GraphLayout { formula_guard: recipe.output.formula_guard, ..layout }))
}

/// The same problem in words of graphs, where those of tables name what only their recipes have.
fn of_graph(problem: Problem) -> Problem {
    let code = match problem.code {
        Code::BlankLine => Code::GraphBlankLine,
        Code::Ragged => Code::GraphRagged,
        code => code,
    };
    Problem { code, ..problem }
}
