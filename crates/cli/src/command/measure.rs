//! `outis measure`: what a file holds, its labels taken as they stand.

use super::release_file::{named, read_earlier, read_release};
use super::{PLATFORM, machine, outcome};
use crate::arguments::Measure;
use crate::files::{RecipeFiles, put_beside, read_policy, read_recipe, read_tables};
use crate::fluent::Words;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending, Refusal};
use crate::terminal;
use outis_job::{Incoming, NamedInput, measure_file, measure_with_earlier, resolve, run_facts};
use std::time::Instant;

/// Measures a file.
pub(crate) fn measure(arguments: &Measure) -> Ended {
    let mut recipe = read_recipe(&arguments.recipe)?;
    let files = RecipeFiles::new(&arguments.recipe, &mut recipe, &arguments.tables)?;
    recipe.data.format.sheet = arguments.sheet.clone().or(recipe.data.format.sheet);
    let policy = arguments.policy.as_deref().map(read_policy).transpose()?;
    if let Some(policy) = &policy {
        policy.check_earlier(!arguments.earlier.is_empty())?;
        policy.check_recipe(&recipe)?;
    }
    let of_input = resolve::read_options(&recipe)?;
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let begun = Instant::now();
    let paths = &arguments.input;
    let mut input = read_release(&recipe, paths, arguments.sheet.as_deref(), &mut progress)?;
    let of_recipe = recipe.data.format.sheet.as_deref();
    let mut reference = match &arguments.reference[..] {
        [] => None,
        paths => Some(read_tables(paths, &of_input, of_recipe, Incoming::finish, &mut progress)?),
    };
    // A release is joined already: further files are those of the table that it was made of.
    match &mut reference {
        Some(before) => put_beside(before, &recipe, &arguments.join, &mut progress)?,
        None if arguments.join.is_empty() => {}
        None => put_beside(&mut input, &recipe, &arguments.join, &mut progress)?,
    }
    let mut report = measure_file(&recipe, &input, reference.as_ref(), &files, None)
        .map_err(|problem| Refusal::of_request(problem, (paths, &input), &arguments.recipe))?;
    let mut breach = None;
    if !arguments.earlier.is_empty() {
        let earlier = read_earlier(&recipe, &arguments.earlier, &mut progress)?;
        let earlier: Vec<NamedInput<'_>> = named(&earlier);
        if let Some(policy) = &policy {
            policy.check_earlier_files(&earlier)?;
        }
        let (outcomes, found) =
            measure_with_earlier(&recipe, &input, reference.as_ref(), &files, &earlier).map_err(
                |problem| Refusal::of_request(problem, (paths, &input), &arguments.recipe),
            )?;
        report = report.with_earlier(outcomes);
        breach = found;
    }
    let refusal = policy.as_ref().and_then(|policy| policy.check_measured(&recipe, &report).err());
    // What a report says of a policy is that it is met.
    report.policy = policy.filter(|_| refusal.is_none()).map(|policy| policy.facts);
    report.run = Some(run_facts(PLATFORM, &machine(), begun.elapsed().as_secs_f64()));
    let holds = report.models.iter().all(|model| model.holds);
    progress.clear();
    let text = match arguments.json {
        true => report.to_text(),
        false => outcome::of_measure(&Words::new(), &report, &arguments.earlier),
    };
    terminal::print(&text)?;
    if let Some(problem) = breach.or(refusal) {
        Refusal::from(problem).say(arguments.json);
        return Ok(Ending::ModelsDoNotHold);
    }
    Ok(if holds { Ending::Done } else { Ending::ModelsDoNotHold })
}
