//! What of the table is left, in the shape of the report.

use super::associations::associations;
use super::exposed::Skipped;
use super::{Found, Input, Job};
use crate::report::Utility;
use outis::loss::class_size;
use outis::release::Applied;
use outis::search::Evaluated;

impl Job {
    pub(super) fn utility(
        &self,
        input: &Input,
        found: &Found,
        applied: &Applied,
        skipped: &mut Skipped,
    ) -> Utility {
        let study = &self.prepared.study;
        let suppressed = found.node.suppressed;
        let of_k = self.recipe.k();
        let associations = associations(self, input, found, applied);
        if associations.is_none() {
            skipped.insert("associations-skipped");
        }
        Utility {
            precision: self.precision(&found.node),
            discernibility: class_size::discernibility(&applied.released, suppressed),
            discernibility_star: class_size::discernibility_star(&applied.all),
            average_class_size: class_size::average_class_size(&applied.released),
            c_avg: of_k.and_then(|k| class_size::c_avg(&applied.released, k)),
            suppressed_share: if study.contingency().records() == 0 {
                0.0
            } else {
                suppressed as f64 / study.contingency().records() as f64
            },
            associations,
            ..Utility::default()
        }
    }

    /// Prec (spec F3): 1 less the mean height of the cells, suppressed ones at the top.
    fn precision(&self, node: &Evaluated) -> f64 {
        let study = &self.prepared.study;
        let heights: f64 = study
            .attributes()
            .iter()
            .zip(node.levels.as_slice())
            .map(|(attribute, &level)| match attribute.hierarchy.height() {
                0 => 0.0,
                height => f64::from(level) / height as f64,
            })
            .sum();
        let tall = study.attributes().iter().filter(|a| a.hierarchy.height() > 0).count();
        let (records, attributes) =
            (study.contingency().records() as f64, study.attributes().len() as f64);
        if records * attributes == 0.0 {
            return 1.0;
        }
        let suppressed = node.suppressed as f64;
        1.0 - ((records - suppressed) * heights + suppressed * tall as f64) / (records * attributes)
    }
}
