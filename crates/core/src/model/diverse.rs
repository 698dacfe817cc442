//! How the models of l-diversity take the other sensitive attributes (spec D15).
//!
//! By default each attribute is looked at by itself, and what the model would be
//! joint with the others is reported beside it. The tuple of all attributes as one
//! value is no choice: it is the weakest of the three readings.

use super::{BesideJoint, ClassModel, ColumnTracker, Joint, Model, TrackedColumn, Values};
use crate::choice::{Choice, Parameter};
use crate::error::Result;

/// Whether the other sensitive attributes are taken to be known to the attacker.
pub(super) const JOINT: Parameter = Parameter::switch("joint");

/// Whether more than one value is asked for.
pub(super) fn asks_for_several(choice: &Choice) -> bool {
    choice.number_given("l").is_some_and(|l| l > 1.0)
}

/// The model that `new` makes for a track, by itself or `joint` with the other sensitive
/// attributes, where there are any.
///
/// # Errors
/// Whatever is wrong with a parameter or with the columns.
pub(super) fn diverse<M: ClassModel + 'static>(
    tracker: &mut ColumnTracker<'_>,
    choice: &Choice,
    new: impl Fn(usize, &Values) -> Result<M>,
) -> Result<Model> {
    let attribute = tracker.attribute(choice, "attribute")?;
    let joint = choice.switch(JOINT.name);
    let mut attributes = tracker.other_sensitive(attribute);
    let alone = attributes.is_empty();
    attributes.push(attribute);
    let with_others = |tracker: &mut ColumnTracker<'_>| -> Result<Joint> {
        let (_, values) = tracker.look(TrackedColumn::Sensitive(attribute))?;
        let model = Box::new(new(0, &values)?);
        let (track, combinations) = tracker.track_joint(&attributes)?;
        Ok(Joint::new(model, track, &combinations))
    };
    if joint && !alone {
        return Ok(Model::Class(Box::new(with_others(tracker)?)));
    }
    let (track, values) = tracker.track(TrackedColumn::Sensitive(attribute))?;
    let model = Box::new(new(track, &values)?);
    if alone || !tracker.reports() {
        return Ok(Model::Class(model));
    }
    Ok(Model::Class(Box::new(BesideJoint::new(model, with_others(tracker)?))))
}
