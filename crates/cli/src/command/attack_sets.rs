//! `outis attack` for sets of items: what somebody learns who knows some of a person's.

use super::attack::{asked, choice, ending, said};
use super::run_other::is_of_data;
use super::run_sets::exposed;
use crate::arguments;
use crate::files::{RecipeFiles, read_whole};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Refusal};
use crate::terminal;
use outis_job::{SetAttacking, SetFile, SetJob};
use outis_protocol::Problem;
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::recipe::SetRecipe;
use std::path::Path;

/// Lines and people that are looked at before progress is shown: some milliseconds of work.
const LINES: usize = 1 << 18;

/// Attacks a release and prints what comes of it. Nothing is written.
pub(super) fn attack(arguments: &arguments::Attack, recipe: SetRecipe) -> Ended {
    let words = Words::new();
    let choice = choice(arguments)?;
    let (input, release) = files(arguments)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let files = RecipeFiles::near(&arguments.asked.recipe);
    let bytes = read_whole(input)?;
    progress.preparing();
    let job = SetJob::new(recipe, &bytes, &files).map_err(|problem| {
        let of_data = is_of_data(&problem);
        Refusal::in_file(problem, if of_data { input } else { &arguments.asked.recipe })
    })?;
    let released = read_whole(release)?;
    let known = arguments.known.iter().map(|path| Ok((path, read_whole(path)?)));
    let known = known.collect::<Outcome<Vec<_>>>()?;
    let known: Vec<SetFile<'_>> = known
        .iter()
        .map(|(path, bytes)| SetFile { name: path.display().to_string(), bytes })
        .collect();
    let release = SetFile { name: release.display().to_string(), bytes: &released };
    let attacking = SetAttacking::new(&job, &release, &known, &choice, &files);
    let mut attacking = attacking.map_err(|problem| match problem.field.as_deref() {
        Some("attacks") => Problem { field: Some("--only".to_owned()), ..problem },
        _ => asked(problem),
    })?;
    progress.searching();
    while !attacking.step(LINES) {
        progress.attacked(attacking.progress());
    }
    progress.clear();
    let report = attacking.finish();
    let text = match arguments.json {
        true => serde_json::to_string_pretty(&report).unwrap_or_default() + "\n",
        false => {
            let lines = report.exposure.iter().flat_map(|risk| exposed(&words, risk));
            let lines: String = lines.map(|line| line + "\n").collect();
            lines + &said(&words, &report.attacks, (choice.confidence, "persons"))
        }
    };
    terminal::print(&text)?;
    Ok(ending(&report.attacks, choice.confidence))
}

/// The one file of sets and the one release; refuses what is only there for tables.
fn files(arguments: &arguments::Attack) -> Outcome<(&Path, &Path)> {
    let refused = |name: &str, detail: &str| {
        Err(Problem::of_field(Code::OtherDataKind, name).with_detail(detail))
    };
    let asked = &arguments.asked;
    let [input] = &asked.input[..] else { return refused("--input", "several") };
    let [release] = &arguments.release[..] else { return refused("--release", "several") };
    for (name, is_given) in [
        ("--sheet", asked.sheet.is_some()),
        ("--table", !asked.tables.is_empty()),
        ("--join", !asked.join.is_empty()),
        ("--earlier", !asked.earlier.is_empty()),
        ("--likelihood", !arguments.likelihood.is_empty()),
    ] {
        if is_given {
            return refused(name, "option");
        }
    }
    Ok((input, release))
}
