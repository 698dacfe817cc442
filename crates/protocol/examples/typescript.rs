//! Prints the TypeScript declarations of the protocol; `cargo xtask codegen`
//! writes them to the page's source.

// Printing is all it does.
#![allow(clippy::print_stdout)]

fn main() {
    print!("{}", outis_protocol::typescript());
}
