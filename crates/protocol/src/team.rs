//! What searches that work together tell each other, as it travels between workers.
//!
//! Numbers cross as they are: a loss that came back slightly different would not be that of
//! the node any more. So these shapes are for the structured clone of a page's workers, which
//! keeps every bit, and not for text.

use outis::lattice::Levels;
use outis::loss;
use outis::search;
use serde::{Deserialize, Serialize};

/// [`loss::Loss`], the number that counts first in front.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Loss(Vec<f64>);

/// [`search::Region`]. Whoever takes it finds out for itself what the classes of its lowest
/// corner say.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Region {
    low: Vec<u8>,
    high: Vec<u8>,
    least: u32,
    bound: Loss,
}

/// [`search::Evaluated`] of a node that may be released.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Node {
    levels: Vec<u8>,
    suppressed: u32,
    classes: u32,
    loss: Loss,
}

/// [`search::Order`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Look at this region.
    Take(Region),
    /// Somebody found this node.
    Hear(Node),
    /// Give regions back.
    Spare,
}

/// [`search::Account`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    taken: u32,
    ended: bool,
    bound: Loss,
    visited: u32,
    best: Option<Node>,
    spare: Vec<Region>,
}

/// What a search through the lattice has found: all that a worker that takes the place of a dead
/// one needs so as not to search again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FoundNode {
    /// What may be released.
    pub node: Node,
    /// No feasible node has a smaller loss; `None` if that was not searched for.
    pub bound: Option<Loss>,
    /// Nodes that were tried.
    pub visited: u32,
    /// How many searches worked on it together.
    pub workers: u32,
}

impl From<&loss::Loss> for Loss {
    fn from(loss: &loss::Loss) -> Self {
        Self(loss.values().collect())
    }
}

impl From<Loss> for loss::Loss {
    fn from(Loss(numbers): Loss) -> Self {
        Self::ranked(numbers)
    }
}

impl From<&search::Region> for Region {
    fn from(region: &search::Region) -> Self {
        Self {
            low: region.low().as_slice().to_vec(),
            high: region.high().as_slice().to_vec(),
            // No table has more records.
            least: region.least() as u32,
            bound: region.bound().into(),
        }
    }
}

impl From<Region> for search::Region {
    fn from(Region { low, high, least, bound }: Region) -> Self {
        Self::new(Levels::new(low), Levels::new(high), least.into(), bound.into())
    }
}

impl From<&search::Evaluated> for Node {
    fn from(node: &search::Evaluated) -> Self {
        Self {
            levels: node.levels.as_slice().to_vec(),
            suppressed: node.suppressed as u32,
            classes: node.classes,
            loss: (&node.loss).into(),
        }
    }
}

impl From<Node> for search::Evaluated {
    fn from(Node { levels, suppressed, classes, loss }: Node) -> Self {
        let (levels, suppressed) = (Levels::new(levels), suppressed.into());
        Self { levels, suppressed, classes, loss: loss.into(), feasible: true }
    }
}

impl From<&search::Order> for Order {
    fn from(order: &search::Order) -> Self {
        match order {
            search::Order::Take(region) => Self::Take(region.into()),
            search::Order::Hear(node) => Self::Hear(node.into()),
            search::Order::Spare => Self::Spare,
        }
    }
}

impl From<Order> for search::Order {
    fn from(order: Order) -> Self {
        match order {
            Order::Take(region) => Self::Take(region.into()),
            Order::Hear(node) => Self::Hear(node.into()),
            Order::Spare => Self::Spare,
        }
    }
}

impl From<&search::Account> for Account {
    fn from(account: &search::Account) -> Self {
        Self {
            taken: account.taken,
            ended: account.ended,
            bound: (&account.bound).into(),
            visited: account.visited,
            best: account.best.as_ref().map(Node::from),
            spare: account.spare.iter().map(Region::from).collect(),
        }
    }
}

impl From<Account> for search::Account {
    fn from(account: Account) -> Self {
        let Account { taken, ended, bound, visited, best, spare } = account;
        let best = best.map(search::Evaluated::from);
        let spare = spare.into_iter().map(search::Region::from).collect();
        Self { taken, ended, bound: bound.into(), visited, best, spare }
    }
}

#[cfg(test)]
mod tests {
    use super::{Account, Order};
    use outis::lattice::Levels;
    use outis::loss::Loss;
    use outis::search::{self, Evaluated, Region};

    fn node() -> Evaluated {
        let loss = Loss::ranked(vec![0.1, 1.0 / 3.0, 0.0]);
        let levels = Levels::from([3, 0, 1]);
        Evaluated { levels, suppressed: 7, classes: 11, loss, feasible: true }
    }

    fn region() -> Region {
        Region::new(Levels::from([0, 1]), Levels::from([2, 1]), 5, Loss::number(0.7))
    }

    #[test]
    fn an_order_arrives_as_it_was_sent() {
        for order in
            [search::Order::Take(region()), search::Order::Hear(node()), search::Order::Spare]
        {
            let back = search::Order::from(Order::from(&order));
            assert_eq!(format!("{back:?}"), format!("{order:?}"));
        }
    }

    #[test]
    fn an_account_arrives_as_it_was_sent() {
        let account = search::Account {
            taken: 3,
            ended: false,
            bound: Loss::INFINITE,
            visited: 12,
            best: Some(node()),
            spare: vec![region(), region()],
        };
        let back = search::Account::from(Account::from(&account));
        assert_eq!(format!("{back:?}"), format!("{account:?}"));
        assert_eq!(back.best.unwrap().loss, node().loss);
    }
}
