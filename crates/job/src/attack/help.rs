//! Which defence would help a release that breaks an earlier one: it is tried.

use super::{NamedInput, compare_with_earlier, defended};
use crate::resolve::{self, Files};
use crate::{Incoming, Input, Job, KnownPolicy, Run};
use outis::release::{SEED_BYTES, Seed};
use outis_protocol::problem::{Code, Outcome};
use outis_protocol::recipe::{EarlierReleases, Output, Recipe, Search};
use std::sync::Arc;

/// The most records of a table that defences are tried on.
const MOST_RECORDS: usize = 10_000;

/// Classes that are looked at for each before it counts as not tried, by whoever cannot stop it.
const MOST_CLASSES: usize = 1 << 22;

/// Classes looked at in a step.
const CLASSES: usize = 1 << 16;

/// As much work as to write a record.
const CLASSES_OF_RECORD: usize = 8;

/// A recipe with a defence in it, while it is tried whether it leads to a release that tells nobody apart
/// together with earlier ones.
pub struct DefenceTrial {
    run: Run,
    /// What was read of the release, as whoever receives it reads it, once there is one.
    read: Option<Incoming>,
}

impl DefenceTrial {
    /// Begins to try a recipe with a defence in it, under a policy if there is one; levels that it names
    /// are left to the search. `None` if that would take too long.
    ///
    /// # Errors
    /// What keeps the recipe from being carried out on the table.
    pub fn new(
        recipe: Recipe,
        input: &Arc<Input>,
        files: &dyn Files,
        policy: Option<Arc<KnownPolicy>>,
    ) -> Outcome<Option<Self>> {
        if input.table().records > MOST_RECORDS {
            return Ok(None);
        }
        let mut recipe = Recipe { output: Output { format: None, ..recipe.output }, ..recipe };
        if recipe.search.levels().is_some() {
            recipe.search = Search::default();
        }
        let job = Job::new(recipe, input, files)?;
        let job = match policy {
            Some(policy) => job.bound(policy),
            None => job,
        };
        Ok(Some(Self { run: Run::new(Arc::new(job))?, read: None }))
    }

    /// Goes on for about `budget` classes; true once it has ended.
    ///
    /// # Errors
    /// What keeps the release from being written, or read.
    pub fn step(&mut self, budget: usize) -> Outcome<bool> {
        if let Some(read) = &mut self.read {
            let Some(bytes) = self.run.step((budget / CLASSES_OF_RECORD).max(1))? else {
                return Ok(true);
            };
            read.push(&bytes)?;
            return Ok(false);
        }
        if !self.run.search(budget) {
            return Ok(false);
        }
        if self.run.found().is_none() {
            return Ok(true);
        }
        let options = resolve::release_options(&self.run.job().recipe)?;
        // Whoever reads the releases does not know their order, so that it does not matter here.
        self.run.write(Seed([0; SEED_BYTES]), true)?;
        self.read = Some(Incoming::new(options));
        Ok(false)
    }

    /// Whether the defence suffices; false as well where there is no release. Persons are known by the
    /// quasi-identifiers of the recipe that was `asked`.
    ///
    /// # Errors
    /// The problem with a file, or with what was read of the release.
    pub fn finish(self, asked: &Recipe, earlier: &[NamedInput<'_>]) -> Outcome<bool> {
        let Some(read) = self.read else { return Ok(false) };
        let job = self.run.job();
        let written = read.finish_release(job.recipe.output.is_guarded())?;
        match compare_with_earlier(job, asked, &written, earlier) {
            Ok(_) => Ok(true),
            Err(problem) if problem.code == Code::BreaksEarlier => Ok(false),
            Err(problem) => Err(problem),
        }
    }
}

/// Which defences that the recipe does not ask for lead to a release that tells nobody apart together
/// with earlier ones; levels that it names are left to the search. One that takes protections away
/// counts only where no other helps. `None` if that would take too long to know.
pub fn helping_defences(
    recipe: &Recipe,
    input: &Arc<Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Option<Vec<EarlierReleases>> {
    if input.table().records > MOST_RECORDS {
        return None;
    }
    let (mut helping, mut unprotecting) = (Vec::new(), Vec::new());
    let mut defences = vec![EarlierReleases::Floors, EarlierReleases::Columns];
    defences.retain(|&defence| recipe.earlier != Some(defence));
    for defence in defences {
        // What a defence cannot be asked for with does not help.
        match helps(recipe, defence, input, files, earlier).unwrap_or(Some(Help::None))? {
            Help::None => {}
            Help::Whole => helping.push(defence),
            Help::Unprotecting => unprotecting.push(defence),
        }
    }
    Some(if helping.is_empty() { unprotecting } else { helping })
}

/// What a defence comes to.
enum Help {
    None,
    /// It helps, and the recipe keeps all its models.
    Whole,
    /// It helps, and models cannot hold beside it.
    Unprotecting,
}

/// Whether a defence leads to such a release; `None` if it is not known.
fn helps(
    recipe: &Recipe,
    defence: EarlierReleases,
    input: &Arc<Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Outcome<Option<Help>> {
    let asked = Recipe { earlier: Some(defence), ..recipe.clone() };
    let defended = defended(asked, input, files, earlier)?;
    let help = if defended.unprotected.is_empty() { Help::Whole } else { Help::Unprotecting };
    let Some(mut trial) = DefenceTrial::new(defended.recipe, input, files, None)? else {
        return Ok(None);
    };
    for _ in 0..MOST_CLASSES / CLASSES {
        if trial.step(CLASSES)? {
            let suffices = trial.finish(recipe, earlier)?;
            return Ok(Some(if suffices { help } else { Help::None }));
        }
    }
    Ok(None)
}
