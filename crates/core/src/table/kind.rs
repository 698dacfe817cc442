//! Data types.
/// What the values of a column look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataType {
    /// Anything.
    Text,
}
