//! What becomes of the classes of a node.

/// Which classes of a node are suppressed.
#[derive(Clone, Debug, Default)]
pub struct Decision {
    /// For each class whether it is suppressed; classes of the population alone never are.
    pub fails: Vec<bool>,
    /// Records in those classes. If more than allowed, counting may have ended early.
    pub suppressed: u64,
    /// However the classes are divided into smaller ones, at least so many records are in ones
    /// that fail ([`ClassModel::lost`](crate::model::ClassModel::lost)). Filled only where `suppressed` itself is no such number.
    pub lost: u64,
    /// The classes of which any are lost, and how many.
    pub losing: Vec<(usize, u32)>,
    /// Released classes.
    pub classes: u32,
    /// A class of the population without released records breaks a demand, which no suppression
    /// can mend.
    pub impossible: bool,
    /// The suppressed records stay as stars, and as a class they do not meet every demand (spec
    /// M23). Of other nodes this says nothing.
    pub stars_fail: bool,
}
