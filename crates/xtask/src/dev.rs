//! The page on loopback, made again whenever its source changes.
//!
//! It is made in seconds rather than small: nothing is minified or packed well, and the module is
//! compiled as tests are. What is shipped is built by `cargo xtask build`.

use crate::shell::Call;
use crate::{paths, serve, setup, wasm};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

/// What `cargo xtask dev` does; ends only when interrupted.
pub(crate) fn dev(arguments: &[String]) -> Result<()> {
    let port = serve::asked_port(arguments)?;
    setup::for_page()?;
    // Listened to before the first build, so that nothing that changes meanwhile is missed.
    let (sender, changes) = channel();
    thread::spawn(move || watch(&sender));
    let mut module = None;
    rebuild(&mut module);
    let listener = serve::listen(port)?;
    thread::spawn(move || serve::answer_all(&listener, &page()));
    while let Ok(first) = changes.recv() {
        // What has changed while the last build went on is built at once.
        if [first].into_iter().chain(changes.try_iter()).any(|change| change == "core") {
            module = None;
        }
        rebuild(&mut module);
    }
    Ok(())
}

fn page() -> PathBuf {
    paths::browser_target().join("quick").join("outis.html")
}

/// Sends a line for each change, as `web/watch.mjs` prints it.
fn watch(changes: &Sender<String>) {
    let watched = Call::new("node").arg("web/watch.mjs").lines(|line| {
        // Nobody listens any more only when all of us ends.
        let _ = changes.send(line.to_owned());
    });
    if let Err(fault) = watched {
        println!("{fault:#}");
    }
}

/// Says what became of it. After a failure the page that was there stays.
fn rebuild(module: &mut Option<(Vec<PathBuf>, PathBuf)>) {
    let start = Instant::now();
    match build(module) {
        Ok(()) => println!("built in {:.1} s; reload the page", start.elapsed().as_secs_f64()),
        Err(fault) => println!("{fault:#}"),
    }
}

/// Puts the page together, and compiles the module unless it is there.
fn build(module: &mut Option<(Vec<PathBuf>, PathBuf)>) -> Result<()> {
    if module.is_none() {
        *module = Some(wasm::build_quickly()?);
    }
    let (modules, bindings) = module.as_ref().context("no module")?;
    let quick = Call::new("node").args(["web/build.mjs", "--quick"]).args(modules);
    quick.args([bindings, &page()]).check()
}
