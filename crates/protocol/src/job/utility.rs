//! What of the table is left, in the shape of the report.

use super::associations::associations;
use super::exposed::Skipped;
use super::{Chosen, Found, Input, Job};
use crate::report::{AttributeUtility, Utility};
use outis::loss::class_size;
use outis::release::Applied;
use outis::utility;

impl Job {
    /// The utility of what is released.
    pub(super) fn utility(
        &self,
        input: &Input,
        found: &Found,
        applied: &Applied,
        skipped: &mut Skipped,
    ) -> Utility {
        let study = &self.prepared.study;
        let suppressed = found.chosen.suppressed();
        let associations = associations(self, input, found, applied);
        if associations.is_none() {
            skipped.insert("associations-skipped");
        }
        let config = study.objective().config();
        let measured = match &found.chosen {
            Chosen::Node(node) => utility::Utility::of(study, &node.levels, config),
            Chosen::Recoded(recoded) => utility::Utility::of_recoded(recoded, config),
        };
        let names = study.attributes().iter().map(|attribute| attribute.name.clone());
        let records = study.contingency().records();
        Utility {
            loss: measured.loss,
            precision: measured.precision.unwrap_or(1.0),
            // Counted in whole numbers, whatever a search makes of them.
            discernibility: class_size::discernibility(&applied.released, suppressed),
            discernibility_star: class_size::discernibility_star(&applied.all),
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
            associations,
        }
    }
}

fn of_attribute(measured: &utility::AttributeUtility) -> AttributeUtility {
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
