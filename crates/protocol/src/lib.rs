//! placeholder

/// TypeScript declarations of every shape that leaves Rust, as one module.
#[cfg(feature = "ts")]
pub fn typescript() -> String {
    String::from("export {};\n")
}
