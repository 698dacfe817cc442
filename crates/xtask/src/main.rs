//! Every chore of the project, as `cargo xtask COMMAND`.
//!
//! A chore is written in Rust where it drives cargo and in Node where it drives
//! the page, so that a machine with those two needs nothing else. Each command
//! first brings in what it lacks ([`setup`]) and says so.

// A chore talks to the person at the terminal.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod ahead; // The page, built while other steps go on.
mod browsers; // Finding and installing the browsers that the tests drive.
mod budgets; // What the built files may weigh.
mod build; // The one artefact, web/dist/outis.html.
mod codegen; // TypeScript declarations of the protocol.
mod deny; // Which packages of others there may be.
mod dev; // The page, made again on every change.
mod notices; // What is shipped of others, and its terms.
mod packing; // Modules as short as they can be.
mod paths; // Where things lie.
mod reproducible; // The same bytes from another folder.
mod serve; // The page on loopback.
mod setup; // Everything a fresh machine lacks.

mod shell; // Running other programs.
mod site; // The documents as pages.
mod tally; // Counting tests across harnesses.
mod test; // Everything that must hold.
mod timing; // What each part of a run took.
mod wasm; // Core and bindings for the browser.
mod workspace; // What is compiled for this machine.

use anyhow::{Context, Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  setup               bring in what this machine lacks: wasm target, npm packages, browsers
  build               web/dist/outis.html and its SHA-256; the npm package, web/embed/dist
  serve [--port N]    build, serve on loopback, print the address (port 8080, or the next free one)
  dev [--port N]      the same in a quick form, made again whenever the source changes
  test [STEP...]      everything, or only the named steps; the last line is the total
       [--fast]       what can be checked in three minutes; `test --help` says what is left out
       [-- FILTER]    only tests whose name contains FILTER
  bless [FILTER]      take what comes of the cases in tests/suite, and the shapes that page and
                      program exchange, for what is expected; only of those whose name
                      contains FILTER, such as losses/height or what_this_build_can_do
  bless pictures      take how the steps of the page look now for how they are to look
  bench [NAME [ID...]]
                      measure; see tests/; `browser` in Chromium, `kills` ends workers
                      at random in both browsers, `responsive` how long the page is
                      busy, `storage` what of a release remains, `paint OTHER.html` how soon
                      it is seen beside another build, `roles` how often what is suggested
                      for made-up tables is right
  codegen             write the generated TypeScript that is committed
  docs                the documents of docs/ as pages, in target/site; opened from disk they need
                      no network
  deny                whether licences and sources of all packages are as deny.toml says;
                      brings in cargo-deny, which takes some minutes to compile
  notices             the licences of what `outis`, the program, is made of on this machine
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(fault) => {
            eprintln!("error: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<ExitCode> {
    let Some((command, rest)) = arguments.split_first() else {
        print!("{HELP}");
        return Ok(ExitCode::from(2));
    };
    match (command.as_str(), rest) {
        ("setup", []) => setup::everything()?,
        ("build", []) => build::build()?,
        ("serve", _) => serve::serve(rest)?,
        ("dev", _) => dev::dev(rest)?,
        ("test", _) => return test::test(rest),
        ("bless", [what]) if what == PICTURES => bless_pictures()?,
        ("bless", [] | [_]) => bless(rest)?,
        ("bench", [name, only @ ..]) if name == "browser" => bench_in_browser(only)?,
        ("bench", [name, rest @ ..]) if PAGE_BENCHES.contains(&name.as_str()) => {
            bench_page(name, rest)?;
        }
        ("bench", _) => shell::Call::cargo()
            .args(["run", "--release", "--locked", "-p", "outis-tests", "--bin", "bench", "--"])
            .args(rest)
            .check()?,
        ("codegen", []) => codegen::write()?,
        ("docs", []) => println!("{} pages in {}", site::build()?, site::folder().display()),
        ("deny", []) => deny::deny()?,
        ("notices", []) => notices::for_program()?,
        ("help" | "--help" | "-h", _) => print!("{HELP}"),
        _ => {
            print!("{HELP}");
            bail!("cannot do `{}`", arguments.join(" "));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Rewrites what the cases and the snapshots of shapes expect. Which files changed the tests say
/// themselves.
fn bless(filter: &[String]) -> Result<()> {
    workspace::cargo()?
        .args(["test", "--quiet", "--test", "suite", "--test", "shapes"])
        .args(workspace::PRODUCT)
        .arg("--")
        .args(filter)
        .env("UPDATE_EXPECT", "1")
        .env("INSTA_UPDATE", "always")
        .check()
}

/// What of the page is looked at.
const PICTURES: &str = "pictures";

/// Takes pictures of every step of the page, for somebody to look at before they are committed.
fn bless_pictures() -> Result<()> {
    build::build()?;
    browsers::driver()
        .env("UPDATE_EXPECT", "1")
        .args(["--test", "tests/browser/pictures.test.mjs"])
        .check()
}

/// What the page costs and withstands: each is a script in tests/browser/bench.
const PAGE_BENCHES: [&str; 4] = ["kills", "paint", "responsive", "storage"];

fn bench_page(name: &str, arguments: &[String]) -> Result<()> {
    build::build()?;
    workspace::build_cli()?;
    browsers::driver().arg(format!("tests/browser/bench/{name}.mjs")).args(arguments).check()
}

/// Searches in Chromium, with the module that the page carries.
fn bench_in_browser(only: &[String]) -> Result<()> {
    setup::for_page()?;
    wasm::build()?;
    let chromium = browsers::Engine::Chromium;
    let program = chromium.find().context("Chromium is not installed; see `cargo xtask setup`")?;
    shell::Call::new("node")
        .env(chromium.variable(), program)
        .env("OUTIS_WASM", wasm::MAIN.path())
        .arg("tests/browser/bench/arx.mjs")
        .args(only)
        .check()
}
