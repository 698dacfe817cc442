//! What a release shows of a column, in words that tell nothing that the release does not.
//!
//! How many values have gone together, and below which number values are rare, is not told. Groups
//! and ranges are told by their names, and only those that the release shows.

use crate::Job;
use outis::study::QuasiIdentifier;
use outis::table::naturally;
use outis_protocol::recipe::{Attribute, Hierarchy, Keep, Perturbation, Role, SuppressionStyle};
use outis_protocol::report::{Detail, Recoding, Solution};

const EXACT: &str = "as in the input";
const NOTHING: &str = "nothing: the same for all records";
/// What single cells show of which nothing is left.
const NO_CELL: &str = "nothing (*)";
/// What a column shows that holds a set of items in each cell.
const ITEMS: &str =
    "items, some of them as groups above them, and none where too few records had any";
/// So many groups are told by their names.
const MOST_NAMES: usize = 12;

impl Job {
    /// What is shown of a column, which shows these `texts`, where they are few.
    pub(super) fn shown(
        &self,
        attribute: &Attribute,
        solution: &Solution,
        texts: &[String],
    ) -> String {
        let shown = match attribute.role {
            Role::Identifier => return "removed".to_owned(),
            Role::Sensitive | Role::Insensitive => match (&attribute.items, &attribute.perturb) {
                (Some(_), _) => ITEMS.to_owned(),
                (None, Some(perturbation)) => perturbed_in_words(perturbation),
                (None, None) => EXACT.to_owned(),
            },
            Role::QuasiIdentifier => self.generalized(attribute, solution, texts),
        };
        match self.folded(attribute).filter(|_| shown != NOTHING) {
            // No record of the input says how many there are, or what they come to.
            Some((kept, true)) if shown == EXACT => kept.to_owned(),
            Some((kept, _)) => format!("{shown} ({kept})"),
            None => shown,
        }
    }

    /// Which of a person's records a column shows where each has one, and whether that is made of
    /// several.
    fn folded(&self, attribute: &Attribute) -> Option<(&'static str, bool)> {
        let fold = self.recipe.data.fold.as_ref()?;
        let title = attribute.title();
        if title == fold.person {
            return None;
        }
        let keep = fold.columns.get(&title).map_or(Keep::First, |column| column.keep);
        let kept = match keep {
            Keep::First => "each person's first record",
            Keep::Last => "each person's last record",
            Keep::Count => "how many each person has",
            Keep::Sum => "the sum of each person's records",
            Keep::Min => "the smallest of each person's records",
            Keep::Max => "the largest of each person's records",
        };
        Some((kept, keep.makes()))
    }

    /// What is shown of a quasi-identifier.
    fn generalized(&self, attribute: &Attribute, solution: &Solution, texts: &[String]) -> String {
        let title = attribute.title();
        let studied = self.prepared.study.attributes();
        let Some(studied) = studied.iter().find(|studied| studied.name == title) else {
            return EXACT.to_owned();
        };
        let in_words =
            |level: usize| level_in_words(studied, attribute.hierarchy.as_ref(), level, texts);
        let is_starred =
            self.recipe.suppression.style == SuppressionStyle::Star && solution.suppressed > 0;
        match &solution.recoding {
            Recoding::FullDomain { levels } => {
                let level = levels.get(&title).copied().unwrap_or_default() as usize;
                let mut shown = in_words(level);
                if level > 0 && shown != NOTHING && shown != EXACT {
                    for companion in self.companions(attribute, studied, level, texts) {
                        shown.push_str(", or ");
                        shown.push_str(&companion);
                    }
                }
                match shown.as_str() {
                    NOTHING => shown,
                    _ if is_starred => format!("{shown}, or {NO_CELL}"),
                    _ => shown,
                }
            }
            Recoding::Cut { detail }
            | Recoding::Regions { detail }
            | Recoding::Cells { detail } => detail
                .get(&title)
                .map_or_else(|| EXACT.to_owned(), |detail| mixed(detail, is_starred, in_words)),
        }
    }
}

/// What a column shows whose values are not true of the persons beside them.
fn perturbed_in_words(perturbation: &Perturbation) -> String {
    match perturbation.id() {
        "swap" => format!(
            "need not be true of the person beside it: the values of {} % of the records were exchanged at random",
            perturbation.percent("share")
        ),
        _ => format!(
            "need not be true of the person beside it: kept with a probability of {} %, otherwise drawn at random \
             from all values",
            perturbation.percent("keep")
        ),
    }
}

impl Job {
    /// What the release shows beside the groups of a level: values in no group, those that a
    /// classification lacks, and missing ones.
    fn companions(
        &self,
        attribute: &Attribute,
        studied: &QuasiIdentifier,
        level: usize,
        texts: &[String],
    ) -> Vec<String> {
        let hierarchy = attribute.hierarchy.as_ref();
        let is_shown = |text: &&str| texts.iter().any(|other| other == text);
        let are_frequent = hierarchy.is_some_and(|hierarchy| hierarchy.id() == "rare");
        let leaves_exact = !are_frequent
            && labels_shown(studied, level, texts, true)
                .any(|label| self.plan.markers.iter().all(|marker| marker != label));
        let ladder = hierarchy.filter(|hierarchy| hierarchy.id() == "ready");
        let others = ladder.and_then(|ladder| ladder.text_given("others"));
        let marker = self.plan.markers.first().map(String::as_str);
        [
            leaves_exact.then(|| EXACT.to_owned()),
            others.filter(is_shown).map(str::to_owned),
            marker.filter(is_shown).map(|_| "empty".to_owned()),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// What is shown where cells of one column are on several levels. What records that are starred show
/// is told as what single cells of others show: nobody is to know which they are.
fn mixed(detail: &Detail, is_starred: bool, in_words: impl Fn(usize) -> String) -> String {
    let levels = (0..).zip(&detail.levels).filter(|&(_, &records)| records > 0);
    let mut shown: Vec<String> = levels.map(|(level, _)| in_words(level)).collect();
    // Levels of which no group is left show what the first does.
    shown.dedup();
    if detail.ranges > 0 {
        shown.push("ranges of numbers".to_owned());
    }
    if detail.missing > 0 {
        shown.push("empty".to_owned());
    }
    let is_told = shown.iter().any(|level| level == NOTHING);
    if (detail.suppressed_cells > 0 || is_starred) && !is_told {
        shown.push(NOTHING.to_owned());
    }
    if shown.len() < 2 {
        return shown.pop().unwrap_or_else(|| NOTHING.to_owned());
    }
    let is_one = shown.len() == 2 && shown.iter().any(|level| level == NOTHING);
    let cells = shown.iter().map(|level| if level == NOTHING { NO_CELL } else { level });
    let cells = cells.collect::<Vec<_>>().join(", or ");
    if is_one { cells } else { format!("from cell to cell: {cells}") }
}

/// What a level shows.
fn level_in_words(
    studied: &QuasiIdentifier,
    hierarchy: Option<&Hierarchy>,
    level: usize,
    texts: &[String],
) -> String {
    if level == 0 {
        return EXACT.to_owned();
    }
    let height = studied.hierarchy.height();
    if level == height && studied.hierarchy.level(level).labels.len() == 1 {
        return NOTHING.to_owned();
    }
    let own = hierarchy.and_then(|hierarchy| match hierarchy.id() {
        "date" => hierarchy.texts("levels")?.get(level - 1).map(|part| part_of_date(part)),
        "intervals" => {
            hierarchy.exacts("steps").get(level - 1).map(|step| format!("intervals of {step}"))
        }
        "mask" => {
            let side = match hierarchy.text_given("from")? {
                "left" => "first",
                _ => "last",
            };
            Some(match level {
                1 => format!("the {side} character hidden"),
                _ => format!("the {side} {level} characters hidden"),
            })
        }
        "cuts" => Some(named("ranges", studied, level, texts)),
        "rare" => {
            let are_exact =
                !texts.is_empty() && labels_shown(studied, level, texts, false).next().is_none();
            Some(if are_exact { EXACT } else { "frequent values, rare ones together" }.to_owned())
        }
        "ready" => classified(hierarchy.text_given("ladder")?, level).map(str::to_owned),
        _ => None,
    });
    own.unwrap_or_else(|| named("groups of values", studied, level, texts))
}

/// What a level shows, `called` so, by the names of those of its groups that stand among the
/// `texts` of the release; that there are others would tell who was left out.
fn named(called: &str, studied: &QuasiIdentifier, level: usize, texts: &[String]) -> String {
    let mut names: Vec<&str> = labels_shown(studied, level, texts, false).collect();
    // In the order of the input it would be told which came first there.
    names.sort_by(|a, b| naturally(a, b));
    match names.len() {
        0 if texts.is_empty() => {
            format!("{called}, level {level} of {}", studied.hierarchy.height())
        }
        0 => EXACT.to_owned(),
        1 if texts.len() == 1 => NOTHING.to_owned(),
        1..=MOST_NAMES => format!("{called}: {}", names.join(" · ")),
        many => format!("{many} {called}"),
    }
}

/// The labels of a level that stand among the `texts` of the release: those that are values, too,
/// which the level leaves as they are, or those that are not.
fn labels_shown<'a>(
    studied: &'a QuasiIdentifier,
    level: usize,
    texts: &[String],
    are_exact: bool,
) -> impl Iterator<Item = &'a str> {
    let exact = &studied.hierarchy.level(0).labels;
    studied.hierarchy.level(level).labels.iter().map(|label| &**label).filter(move |&label| {
        texts.iter().any(|text| text == label)
            && exact.iter().any(|value| &**value == label) == are_exact
    })
}

fn part_of_date(level: &str) -> String {
    match level {
        "five-years" => "five years".to_owned(),
        "week-year" => "year of weeks".to_owned(),
        _ => level.to_owned(),
    }
}

/// What a level of a published classification shows.
fn classified(ladder: &str, level: usize) -> Option<&'static str> {
    let levels: &[&str] = match ladder {
        "icd-10-who-2019" => &["category of ICD-10", "block of ICD-10", "chapter of ICD-10"],
        "isced-2011" => &["level of ISCED 2011", "broad level of ISCED 2011"],
        "nuts" => &[
            "first four characters of the NUTS code",
            "first three characters of the NUTS code",
            "country of the NUTS code",
        ],
        "countries-m49" => &["country", "part of a continent", "continent"],
        "isco-08" => {
            &["minor group of ISCO-08", "sub-major group of ISCO-08", "major group of ISCO-08"]
        }
        "plz-leitregion" => &["first two digits", "first digit"],
        "postcode-uk" => &["postcode sector", "postcode district", "postcode area"],
        "time-of-day" => &["hour", "quarter of the day", "half of the day"],
        _ => &[],
    };
    levels.get(level - 1).copied()
}
