//! Bytes to [`Table`](crate::table::Table) and back.
