//! Measures of loss, and how attributes' losses become one number.

use super::{Item, Parameter, ParameterKind, declared};
use outis::loss::{AGGREGATES, LOSSES, LossKind};

/// All measures of loss.
pub(super) fn losses() -> Vec<Item> {
    LOSSES.iter().map(metric).collect()
}

/// All aggregates.
pub(super) fn aggregates() -> Vec<Item> {
    AGGREGATES.iter().map(|(declaration, _)| declared(declaration)).collect()
}

/// A measure with the fields of `loss` that it asks for. What is to be predicted has a form of its
/// own, and is no attribute that a model asks for.
fn metric(kind: &LossKind) -> Item {
    let item = declared(kind.declared);
    let parameters = item.parameters.into_iter().map(|parameter| Parameter {
        name: format!("loss.{}", parameter.name),
        only_with: parameter.only_with.map(|other| format!("loss.{other}")),
        kind: match parameter.kind {
            ParameterKind::Attribute => ParameterKind::Other,
            kind => kind,
        },
        ..parameter
    });
    Item { parameters: parameters.collect(), ..item }
}
