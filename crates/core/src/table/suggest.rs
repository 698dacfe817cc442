//! Suggested roles.
