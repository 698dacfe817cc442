//! What the tests and benchmarks of Outis share.
//!
//! Whatever can be said as a recipe is tested as a recipe, through the same
//! steps that page and CLI take ([`harness`]). The least loss possible is known
//! twice over: from an [`oracle`] that is written from the definitions and shares
//! no code with the core, and from other tools' numbers ([`mod@reference`]).

pub mod arx;
pub mod arx_presence;
pub mod bench;
pub mod citations;
pub mod clusters;
pub mod corpus;
pub mod difference;
pub mod engines;
pub mod fuzzing;
pub mod harness;
pub mod letters;
pub mod meets;
pub mod merging;
pub mod monotone;
pub mod mutation;
pub mod nodes;
pub mod oracle;
pub mod parser;
pub mod random;
pub mod recoded;
pub mod reference;
pub mod shares;
pub mod tables;
