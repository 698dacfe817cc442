//! Columns that have one value in every record, or none: they tell nobody apart, but their one value
//! may name or reach somebody, as does what another file of the same form has.

use super::texts::Texts;
use super::{DataType, Reason, words};
use crate::table::Role;
use crate::table::detect::{Detector, Sighting};

/// What the name of such a column says, if that is an identifier. Of a column without values that is
/// enough; numbers of records and cases, and words for people, need a value of somebody's.
pub(super) fn named(texts: &Texts<'_>) -> Option<Reason> {
    let named = words::reason(texts.name)?;
    let is_of_somebody = texts.distinct == 0
        || named != Reason::SomeNumber
            && (words::is_bare_name(texts.name) || !words::is_vague(texts.name));
    let is_identifier = named.role() == Role::Identifier && named != Reason::FreeText;
    (is_identifier && is_of_somebody).then_some(named)
}

/// What its one value looks like, if that names or reaches somebody. Versions, semesters and the names of
/// files are built like number plates, addresses of devices and keys.
pub(super) fn sighting(data_type: DataType, texts: &Texts<'_>) -> Option<Sighting> {
    let value = texts.iter().next()?;
    let detector = Detector::ALL.into_iter().find(|detector| {
        (detector.is_unmistakable() || detector.is_of_few())
            && !matches!(
                detector,
                Detector::NumberPlate | Detector::NetworkAddress | Detector::Guid
            )
            && !detector.is_ruled_out_by(texts.name)
            && detector.matches(value)
    })?;
    let may_be = matches!(data_type, DataType::Text | DataType::Integer);
    may_be.then_some(Sighting { detector, share: 1.0, is_form: false })
}
