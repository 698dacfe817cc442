//! Which packages of others there may be, as `deny.toml` says.

use crate::shell::Call;
use anyhow::Result;

/// The version of cargo-deny that is installed where there is none.
const VERSION: &str = "0.20.2";

/// What `cargo xtask deny` does. Advisories are left out: their list comes from the network.
pub(crate) fn deny() -> Result<()> {
    install_missing()?;
    // Packages for other systems are looked at too, and may never have been needed here.
    Call::cargo().args(["fetch", "--locked"]).check()?;
    let checks = ["licenses", "bans", "sources"];
    Call::cargo().args(["deny", "--offline", "--locked", "check"]).args(checks).check()
}

/// Installs cargo-deny if there is none. Its few checks take a moment, so that optimising it,
/// which doubles the minutes that it compiles, would never pay.
fn install_missing() -> Result<()> {
    if Call::cargo().args(["deny", "--version"]).quietly() {
        return Ok(());
    }
    println!("setup: cargo install cargo-deny {VERSION}; this takes some minutes");
    Call::cargo()
        .args(["install", "--locked", "--debug", "cargo-deny", "--version", VERSION])
        .check()
}
