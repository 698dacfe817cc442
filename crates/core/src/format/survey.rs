//! Lines that survey services put between the names and the records.
//!
//! Qualtrics exports the wording of each question below its name, and below that what the question
//! is to be imported as. SurveyMonkey leaves the names of all but the first option of a question
//! empty, and names the options, or says `Response`, in the line below.

use super::layout::Row;

/// What begins a cell of Qualtrics' line for programs.
const IMPORT: &str = "{\"ImportId\"";

/// What SurveyMonkey says below a question without options of its own, in lower case.
const RESPONSES: [&str; 8] = [
    "antwort",
    "open-ended response",
    "offene antwort",
    "reply",
    "response",
    "réponse",
    "réponse libre",
    "texte libre",
];

/// How many lines below the names, which are the first of `rows`, belong to them and are no
/// records.
pub(crate) fn lines_below(rows: &[Row]) -> usize {
    let is_for_import = |row: &Row| {
        let mut filled = row.cells.iter().filter(|cell| !cell.trim().is_empty()).peekable();
        filled.peek().is_some() && filled.all(|cell| cell.trim_start().starts_with(IMPORT))
    };
    match rows {
        [_, _, row, ..] if is_for_import(row) => 2,
        [_, row, ..] if is_for_import(row) => 1,
        [names, row, rest @ ..] if names_options(names, row, rest) => 1,
        _ => 0,
    }
}

/// Whether a line names the options of questions: its first cell is empty as in no other line, and
/// it says that a question has none.
fn names_options(names: &Row, row: &Row, rest: &[Row]) -> bool {
    let begins = |row: &Row| row.cells.first().is_some_and(|cell| !cell.trim().is_empty());
    begins(names)
        && !begins(row)
        && !rest.is_empty()
        && rest.iter().all(begins)
        && row.cells.iter().any(|cell| RESPONSES.contains(&cell.trim().to_lowercase().as_str()))
}

#[cfg(test)]
mod tests {
    use super::lines_below;
    use crate::format::layout::Row;

    fn lines(text: &str) -> usize {
        let rows = text.lines().zip(1..);
        let rows: Vec<Row> = rows
            .map(|(text, line)| Row { line, cells: text.split(';').map(str::to_owned).collect() })
            .collect();
        lines_below(&rows)
    }

    #[test]
    fn what_services_say_of_their_questions_is_no_record() {
        let import = "{\"ImportId\":\"QID1\"};{\"ImportId\":\"QID2\"}";
        assert_eq!(lines(&format!("Q1;Q2\nHow old are you?;And where?\n{import}\n31;Kiel\n")), 2);
        assert_eq!(lines(&format!("Q1;Q2\n{import}\n31;Kiel\n")), 1);
        assert_eq!(lines("Q1;Q2\n31;{\"ImportId\"\n32;x\n"), 0);
        assert_eq!(lines("Q1;Q2\n;\n;\n"), 0);
    }

    #[test]
    fn a_line_that_names_options_is_no_record() {
        let names = "Respondent ID;What do you own?;;And what else?\n";
        let records = "71;House;;nothing\n72;;Car;a bicycle\n";
        assert_eq!(lines(&format!("{names};House;Car;Open-Ended Response\n{records}")), 1);
        // Nothing says that it is such a line, or others begin as it does.
        assert_eq!(lines(&format!("{names};House;Car;a lot\n{records}")), 0);
        assert_eq!(lines(&format!("{names};House;Car;Response\n{records};;Car;x\n")), 0);
        assert_eq!(lines(&format!("{names}70;House;Car;Response\n{records}")), 0);
    }
}
