//! Cases
