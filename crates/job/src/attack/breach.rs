//! Whether a release may be written beside earlier ones.

use super::defence::floors_of;
use super::earlier::{Earlier, Linking};
use super::joint::Joint;
use super::written::WrittenRelease;
use super::{AttackChoice, NamedInput, ReleaseColumns};
use crate::resolve::{self, Files, Occurring};
use crate::{Input, Job, fold};
use outis::attack::Attack;
use outis_protocol::attack::AttackOutcome;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{EarlierReleases, Recipe};
use outis_protocol::report::EarlierOutcome;
use std::collections::BTreeMap;

/// Classes looked at in a step, by whoever does not wait for them one by one.
const CLASSES: usize = 1 << 16;

/// What a release that was just written says together with each earlier one, for the report. Persons
/// are known by the quasi-identifiers of the recipe that was `asked`: a defence may have made more.
///
/// # Errors
/// `breaks-earlier` with the file if that tells fewer people apart than the recipe's k, or was not
/// looked at to its end, and the recipe does not accept it; and as [`super::Attacking::new`].
pub fn compare_with_earlier(
    job: &Job,
    asked: &Recipe,
    written: &Input,
    earlier: &[NamedInput<'_>],
) -> Outcome<Vec<EarlierOutcome>> {
    let folded = fold::measured(&job.recipe, written)?;
    let release = ReleaseColumns::new(job, folded.as_ref().unwrap_or(written))?;
    match compared(&WrittenRelease::of_job(&release, asked), earlier)? {
        (outcomes, None) => Ok(outcomes),
        (_, Some(breach)) => Err(breach),
    }
}

/// What a file says together with each earlier release, and the first breach that the recipe does not
/// accept. `original` is the table that the file was made of, if that is there: it says what labels
/// stand for, and whether anybody was left out. Rows are joined one by one whatever the recipe says of
/// their order, since no file shows that it was shuffled.
///
/// # Errors
/// As [`compare_with_earlier`], but for `breaks-earlier`.
pub fn measure_with_earlier(
    recipe: &Recipe,
    file: &Input,
    original: Option<&Input>,
    files: &dyn Files,
    earlier: &[NamedInput<'_>],
) -> Outcome<(Vec<EarlierOutcome>, Option<Problem>)> {
    if !earlier.is_empty() {
        resolve::refuse_counted(recipe)?;
    }
    let folded = fold::measured(recipe, file)?;
    let file = folded.as_ref().unwrap_or(file);
    let whole = original.map(|original| fold::original(recipe, original)).transpose()?.flatten();
    let original = whole.as_ref().or(original).map(Input::table);
    let written = WrittenRelease::of_file(recipe, file.table(), original, files);
    compared(&written.map_err(|problem| file.told(problem))?, earlier)
}

fn compared(
    written: &WrittenRelease<'_>,
    earlier: &[NamedInput<'_>],
) -> Outcome<(Vec<EarlierOutcome>, Option<Problem>)> {
    let mut attacks = Attack::OF_EARLIER.to_vec();
    // Nobody knows which rows of two releases belong together if the order of one is random.
    attacks.retain(|&attack| attack != Attack::Unsorted || written.may_keep_order);
    let choice = AttackChoice { attacks, ..AttackChoice::default() };
    // What nothing protects, one release may tell by itself.
    let places = resolve::columns(written.recipe, written.table, true)?;
    let values = Occurring::new(written.recipe, written.table, &places);
    let protected = written.recipe.models.iter().filter_map(|model| values.protected_by(model));
    let protected: Vec<String> = protected.map(str::to_owned).collect();
    let mut breach = None;
    let outcomes = earlier.iter().map(|file| {
        let mut findings: BTreeMap<String, u32> = BTreeMap::new();
        let mut complete = true;
        // What is released word for word may have changed, and then links nobody.
        for linking in [Linking::All, Linking::QuasiIdentifiers] {
            let mut comparisons = Earlier::new(written, file, (&choice, &protected), linking)?;
            while !comparisons.step(CLASSES) {}
            for one in comparisons.finish(false) {
                let most = findings.entry(one.attack.to_owned()).or_default();
                *most = telling(&one).max(*most);
                complete &= one.complete;
            }
        }
        if written.source.is_none() && !protected.is_empty() {
            // Nobody is known of whom it could be tried.
            findings.remove(Attack::Composition.id());
        }
        // Several attacks may find the same people.
        let found = findings.values().map(|&found| u64::from(found)).max().unwrap_or(0);
        let accepted = written.recipe.earlier == Some(EarlierReleases::Accepted);
        if (found > 0 || !complete) && !accepted && breach.is_none() {
            let problem = broken(written.recipe).in_file(&file.name);
            breach = Some(Problem { found: Some(found), ..problem });
        }
        let defence = written.recipe.earlier.filter(|_| !accepted);
        let floors = match defence {
            Some(EarlierReleases::Floors) => floors_of(written, file)?,
            _ => BTreeMap::new(),
        };
        let facts = file.input.facts();
        let jointly = None;
        Ok(EarlierOutcome { file: facts, findings, complete, jointly, accepted, defence, floors })
    });
    let mut outcomes = outcomes.collect::<Outcome<Vec<EarlierOutcome>>>()?;
    let accepted = written.recipe.earlier == Some(EarlierReleases::Accepted);
    for linking in [Linking::All, Linking::QuasiIdentifiers] {
        let Some(mut joint) = Joint::new(written, earlier, &choice, linking) else { break };
        while !joint.step(CLASSES) {}
        let told = joint.finish(false);
        for (files, exposed) in told.exposed.iter().filter(|(_, exposed)| *exposed > 0) {
            for &file in files {
                let most =
                    outcomes[file].findings.entry(Attack::Joint.id().to_owned()).or_default();
                *most = u32::try_from(*exposed).unwrap_or(u32::MAX).max(*most);
            }
            if breach.is_none() && !accepted {
                let names: Vec<&str> = files.iter().map(|&file| &*earlier[file].name).collect();
                let problem = broken(written.recipe).in_file(names.join(" + "));
                breach = Some(Problem { found: Some(*exposed), ..problem });
            }
        }
        for outcome in &mut outcomes {
            outcome.findings.entry(Attack::Joint.id().to_owned()).or_default();
            outcome.jointly = Some(told.is_whole && outcome.jointly != Some(false));
        }
    }
    Ok((outcomes, breach))
}

/// That a release of a recipe says too much beside others. Of one whose search names its levels the field
/// says that it has to be taken out for a defence: these are either finer than that asks for, or what breaks
/// the earlier release.
fn broken(recipe: &Recipe) -> Problem {
    match recipe.search.levels() {
        Some(_) => Problem::of_field(Code::BreaksEarlier, "search"),
        None => Problem::new(Code::BreaksEarlier),
    }
}

/// How many findings tell people apart. Those of counts that are not of everybody do not, and stand
/// behind the others.
fn telling(outcome: &AttackOutcome) -> u32 {
    let telling = outcome.findings.iter().filter(|finding| finding.confidence > 0.0).count();
    let more = if telling == outcome.findings.len() { outcome.more } else { 0 };
    u32::try_from(telling as u64 + more).unwrap_or(u32::MAX)
}
