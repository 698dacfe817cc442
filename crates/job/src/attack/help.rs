//! Which defence would help a release that breaks an earlier one: it is tried.

use super::{NamedInput, compare_with_earlier, defended};
use crate::resolve::{self, Files};
use crate::{Incoming, Input, Job, Run};
use outis::release::{SEED_BYTES, Seed};
use outis_protocol::problem::Outcome;
use outis_protocol::recipe::{EarlierReleases, Output, Recipe, Search};
use std::sync::Arc;

/// The most records of a table that defences are tried on.
const MOST_RECORDS: usize = 10_000;

/// Classes that are looked at for each before it counts as not tried.
const MOST_CLASSES: usize = 1 << 22;

/// Classes looked at in a step.
const CLASSES: usize = 1 << 16;

/// Records written in a step.
const RECORDS: usize = 1 << 13;

/// Which defences that the recipe does not ask for lead to a release that tells nobody apart together
/// with earlier ones; levels that it names are left to the search. `None` if that would take too long
/// to know.
pub fn helping_defences(
    recipe: &Recipe,
    input: &Arc<Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Option<Vec<EarlierReleases>> {
    if input.table().records > MOST_RECORDS {
        return None;
    }
    let mut helping = Vec::new();
    let mut defences = vec![EarlierReleases::Floors, EarlierReleases::Columns];
    defences.retain(|&defence| recipe.earlier != Some(defence));
    for defence in defences {
        // What a defence cannot be asked for with does not help.
        if helps(recipe, defence, input, files, earlier).unwrap_or(Some(false))? {
            helping.push(defence);
        }
    }
    Some(helping)
}

/// Whether a defence leads to such a release; `None` if it is not known.
fn helps(
    recipe: &Recipe,
    defence: EarlierReleases,
    input: &Arc<Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Outcome<Option<bool>> {
    let asked = recipe;
    let mut recipe = Recipe {
        earlier: Some(defence),
        output: Output { format: None, ..recipe.output.clone() },
        ..recipe.clone()
    };
    if recipe.search.levels().is_some() {
        recipe.search = Search::default();
    }
    let recipe = defended(recipe, input, files, earlier)?;
    let options = resolve::release_options(&recipe)?;
    let mut run = Run::new(Arc::new(Job::new(recipe, input, files)?))?;
    let has_ended = (0..MOST_CLASSES / CLASSES).any(|_| run.search(CLASSES));
    if !has_ended {
        return Ok(None);
    }
    // Whoever reads the releases does not know their order, so that it does not matter here.
    run.write(Seed([0; SEED_BYTES]), true)?;
    let mut incoming = Incoming::new(options);
    while let Some(bytes) = run.step(RECORDS)? {
        incoming.push(&bytes)?;
    }
    let job = run.job();
    let written = incoming.finish_release(job.recipe.output.is_guarded())?;
    Ok(Some(compare_with_earlier(job, asked, &written, earlier).is_ok()))
}
