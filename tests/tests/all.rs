//! Everything that is tested across crates but the suite, in one program.

mod algorithms;
mod arx_small;
mod cell_suppression;
mod cooperation;
mod declarations;
mod fuzzed_recipes;
mod guard;
mod iterative;
mod local;
mod mondrian;
mod monotone;
mod mu_argus;
mod oracle;
mod order;
mod readings;
mod recodings;
mod reference;
mod stars;
mod stopped;
mod subtree;
mod vectors;
mod vectors_algorithms;
mod vectors_losses;
mod vectors_models;
mod vectors_records;
mod vectors_risk;
