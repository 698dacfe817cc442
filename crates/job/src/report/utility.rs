//! What of the table is left, in the shape of the report.

use super::associations::associations;
use super::exposed::Skipped;
use crate::resolve::{self, Files};
use crate::{Found, Input, Job};
use outis::evidence::{self, Released, ShownTexts};
use outis::prepare::prepare;
use outis::recoding::{ReadOff, Unreadable};
use outis::study::Study;
use outis_protocol::recipe::Recipe;
use outis_protocol::report::{AttributeUtility, Notice, NoticeCode, Utility};

impl Job {
    /// The utility of what is released.
    pub(super) fn utility(
        &self,
        found: &Found,
        released: &Released<'_>,
        skipped: &mut Skipped,
    ) -> Utility {
        let study = &self.prepared.study;
        let suppressed = found.chosen.suppressed();
        let associations = associations(self, released);
        if associations.is_err() {
            skipped.insert(NoticeCode::AssociationsSkipped);
        }
        let config = study.objective().config();
        let measured = evidence::Utility::of_released(released, config);
        Utility { associations: associations.ok(), ..in_report(study, &measured, suppressed) }
    }
}

/// What was measured, in the shape of the report.
fn in_report(study: &Study, measured: &evidence::Utility, suppressed: u64) -> Utility {
    let names = study.attributes().iter().map(|attribute| attribute.name.clone());
    let records = study.contingency().records();
    Utility {
        loss: measured.loss,
        precision: measured.precision.unwrap_or(1.0),
        discernibility: measured.discernibility.unwrap_or_default() as u64,
        discernibility_star: measured.discernibility_star.map(|star| star as u64),
        average_class_size: measured.average_class_size,
        c_avg: measured.c_avg,
        aecs: measured.aecs,
        non_uniform_entropy: measured.non_uniform_entropy,
        monotonic_non_uniform_entropy: measured.monotonic_non_uniform_entropy,
        normalized_non_uniform_entropy: measured.normalized_non_uniform_entropy,
        ambiguity: measured.ambiguity,
        ncp: measured.ncp,
        gcp: measured.gcp,
        weighted_information_loss: measured.weighted_information_loss,
        distortion: measured.distortion,
        modification_rate: measured.modification_rate,
        classification: measured.classification,
        height: measured.height,
        minimal_distortion: measured.minimal_distortion,
        suppressed_share: match records {
            0 => 0.0,
            records => suppressed as f64 / records as f64,
        },
        attributes: names.zip(measured.attributes.iter().map(of_attribute)).collect(),
        associations: None,
    }
}

/// What of `original` is left in a file whose classes are `file`, or why that cannot be told:
/// the levels that the recipe names must be there for every value of the original, and each cell
/// of the file on one of them.
pub(super) fn left(
    recipe: &Recipe,
    original: &Input,
    file: &ShownTexts,
    files: &dyn Files,
) -> Result<Utility, Notice> {
    let untold = || Notice::new(NoticeCode::UtilityUntold);
    let untold_of = |name: &str| Notice { attribute: Some(name.to_owned()), ..untold() };
    let table = original.table();
    let plan = resolve::plan(recipe, table, files).map_err(|_| untold())?.plan;
    let names: Vec<&str> =
        plan.quasi_identifiers().map(|index| plan.attributes[index].name.as_str()).collect();
    if let Some(name) = names.iter().find(|name| !file.names.iter().any(|known| known == *name)) {
        return Err(untold_of(name));
    }
    let prepared = prepare(table, &plan).map_err(|_| untold())?;
    let read = ReadOff::new(&prepared.study, &file.texts, file.classes.clone());
    let read = read.map_err(|unreadable| match unreadable {
        Unreadable::Texts { attribute, texts } => {
            let value = Some(texts as f64);
            Notice { value, ..untold_of(names[attribute]) }
        }
        Unreadable::MoreRecords => untold(),
    })?;
    let study = &prepared.study;
    let measured = evidence::Utility::of_read_off(&read, study.objective().config());
    Ok(in_report(study, &measured, read.suppressed))
}

fn of_attribute(measured: &evidence::AttributeUtility) -> AttributeUtility {
    AttributeUtility {
        loss: measured.loss,
        precision: measured.precision,
        non_uniform_entropy: measured.non_uniform_entropy,
        normalized_non_uniform_entropy: measured.normalized_non_uniform_entropy,
        ncp: measured.ncp,
        range: measured.range,
        distortion: measured.distortion,
        modification_rate: measured.modification_rate,
    }
}
