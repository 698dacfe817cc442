//! What stands in the cells that a problem is about, for the page to show beside the message to the
//! person whose file it is. No problem holds it itself.

use crate::Input;
use crate::resolve::{Files, planned_by_name};
use outis::Kind;
use outis::hierarchy::unplaced;
use outis::prepare::hierarchy_of;
use outis::table::{Domain, number};
use outis_protocol::fitting::AtFault;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::Recipe;

/// Values that are shown of a column.
const SHOWN: usize = 12;

/// The values of a column that a problem with it is about; nothing for one that is about none.
///
/// # Errors
/// If the recipe does not name the column, or its hierarchy cannot be read.
pub fn at_fault(
    recipe: &Recipe,
    input: &Input,
    files: &dyn Files,
    problem: &Problem,
) -> Outcome<AtFault> {
    let Some(attribute) = &problem.attribute else { return Ok(AtFault::default()) };
    if problem.code == Code::Fold {
        // The line of the file says more.
        return Ok(AtFault::default());
    }
    let (planned, markers) = planned_by_name(recipe, attribute, input.table(), files)?;
    let column = &input.table().columns[planned.column];
    let (domain, _) = Domain::read(column, 0, &markers, &input.table().lines);
    if problem.code == Code::NotANumber
        && problem
            .field
            .as_deref()
            .is_some_and(|field| field.rsplit('.').next() == Some("distance"))
    {
        let texts = domain.present().map(|(_, text)| text);
        let others: Vec<&str> = texts
            .filter(|text| ['.', ','].iter().all(|&mark| number::parse(text, mark).is_none()))
            .collect();
        return Ok(shown(&others, others.len() as u64));
    }
    let values = match hierarchy_of(input.table(), &markers, &planned) {
        Err(error) => match error.kind {
            Kind::NotInHierarchy { values }
            | Kind::NotANumber { values }
            | Kind::OutOfRange { values }
            | Kind::NotADate { values } => values,
            _ => return Ok(AtFault::default()),
        },
        Ok(_) => return Ok(AtFault::default()),
    };
    Ok(shown(&unplaced(&planned.hierarchy, &domain, SHOWN), values))
}

/// The first of so many values.
fn shown(values: &[&str], all: u64) -> AtFault {
    let values: Vec<String> = values.iter().take(SHOWN).map(|&text| text.to_owned()).collect();
    AtFault { more: (all as u32).saturating_sub(values.len() as u32), values }
}

#[cfg(test)]
mod tests {
    use super::{SHOWN, at_fault};
    use crate::{Incoming, Input, resolve};
    use outis_protocol::fitting::AtFault;
    use outis_protocol::problem::{Code, Problem};
    use outis_protocol::recipe::Recipe;
    use std::collections::BTreeMap;

    fn read(hierarchy: &str, data: &str) -> (Recipe, Input) {
        let recipe = outis_protocol::parse(&format!(
            r#"{{"outis": 1, "kind": "recipe", "missing": {{"values": [""]}}, "attributes":
                [{{"name": "q", "role": "quasi-identifier", "hierarchy": {hierarchy}}},
                {{"name": "r", "role": "sensitive"}}],
                "models": [{{"model": "k-anonymity", "k": 2}}]}}"#
        ));
        let recipe = recipe.unwrap();
        let mut incoming = Incoming::new(resolve::read_options(&recipe).unwrap());
        incoming.push(data.as_bytes()).unwrap();
        (recipe, incoming.finish().unwrap())
    }

    fn found(hierarchy: &str, data: &str, file: &str, problem: &Problem) -> AtFault {
        let (recipe, input) = read(hierarchy, data);
        let files = BTreeMap::from([("h.csv".to_owned(), file.as_bytes().to_vec())]);
        at_fault(&recipe, &input, &files, problem).unwrap()
    }

    fn values(values: &[&str], more: u32) -> AtFault {
        AtFault { values: values.iter().map(|&text| text.to_owned()).collect(), more }
    }

    #[test]
    fn values_without_a_line_are_those_of_the_column() {
        let problem = Problem::new(Code::NotInHierarchy).of_attribute("q");
        let hierarchy = r#"{"kind": "levels", "file": "h.csv"}"#;
        let data = "q;r\na;1\nz;2\n;3\ny;4\nz;5\n";
        assert_eq!(found(hierarchy, data, "a;*\nb;*\n", &problem), values(&["z", "y"], 0));
        // A file that has them all has nothing to show.
        assert_eq!(found(hierarchy, data, "a;*\nz;*\ny;*\n", &problem), values(&[], 0));
    }

    #[test]
    fn of_many_values_the_first_are_shown_and_the_others_counted() {
        let problem = Problem::new(Code::NotInHierarchy).of_attribute("q");
        let rows: String = (0..30).map(|value| format!("v{value};1\n")).collect();
        let hierarchy = r#"{"kind": "levels", "file": "h.csv"}"#;
        let found = found(hierarchy, &format!("q;r\n{rows}"), "v3;*\n", &problem);
        assert_eq!((found.values.len(), found.more), (SHOWN, 29 - SHOWN as u32));
        assert_eq!(found.values[2..4], ["v2", "v4"]);
    }

    #[test]
    fn values_that_a_model_cannot_compare_are_those_that_are_no_numbers() {
        let field = Problem::of_field(Code::NotANumber, "models[1].distance").of_attribute("r");
        let data = "q;r\na;1\nz;much\na;2,5\na;more\n";
        let hierarchy = r#"{"kind": "mask", "from": "right"}"#;
        assert_eq!(found(hierarchy, data, "", &field), values(&["much", "more"], 0));
    }

    #[test]
    fn a_problem_with_no_column_is_about_no_value() {
        let hierarchy = r#"{"kind": "mask", "from": "right"}"#;
        assert_eq!(
            found(hierarchy, "q;r\na;1\nb;2\n", "", &Problem::new(Code::Empty)),
            values(&[], 0)
        );
    }
}
