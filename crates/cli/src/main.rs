//! Outis on the command line: recipe in, release and report out.
//!
//! Everything that is decided about data is decided in `outis` and
//! `outis-protocol`; what stands here reads files, drives the resumable work,
//! listens for interrupts, and says in words what came of it.

mod arguments;
mod command;
mod files;
mod fluent;
mod guard;
mod language;
mod numerals;
mod output;
mod progress;
mod refusal;
mod seed;
mod team;
mod terminal;

use arguments::{Arguments, Command, Sql, SqlCommand};
use refusal::Ending;
use std::process::ExitCode;

fn main() -> ExitCode {
    guard::report_panics();
    language::speak_as_asked(std::env::args_os());
    let arguments = match Arguments::read() {
        Ok(arguments) => arguments,
        Err(error) => return arguments::refuse(&error),
    };
    let json = arguments.command.json();
    let ended = match &arguments.command {
        Command::Run(run) => command::run(run),
        Command::Compare(compare) => command::compare(compare),
        Command::Frontier(frontier) => command::frontier(frontier),
        Command::Simulate(simulate) => command::simulate(simulate),
        Command::Convert(convert) => command::convert(convert),
        Command::Advise(advise) => command::advise(advise),
        Command::Lattice(lattice) => command::lattice(lattice),
        Command::Measure(measure) => command::measure(measure),
        Command::Attack(attack) => command::attack(attack),
        Command::Gate(gate) => command::gate(gate),
        Command::Sql(Sql { command: SqlCommand::Count(asked) }) => command::count(asked),
        Command::Plan(plan) => command::plan(plan),
        Command::Check(check) => command::check(check),
        Command::Audit(audit) => command::audit(audit),
        Command::Inspect(inspect) => command::inspect(inspect),
        Command::Hierarchy(hierarchy) => command::hierarchy(hierarchy),
        Command::Describe(describe) => command::describe(describe),
    };
    let code = match ended {
        Ok(Ending::Done) => 0,
        Ok(Ending::ModelsDoNotHold) => 1,
        Ok(Ending::Interrupted) => guard::INTERRUPTED_CODE as u8,
        Err(refusal) => {
            refusal.say(json);
            refusal.exit_code()
        }
    };
    ExitCode::from(code)
}
