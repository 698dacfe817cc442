//! `outis lattice`: which nodes hold, and which of them are minimal.

use super::CLASSES;
use super::job::{PreparedJob, job};
use crate::arguments::Lattice;
use crate::fluent::Words;
use crate::guard;
use crate::progress::Progress;
use crate::refusal::{Ended, Ending};
use crate::terminal;
use outis_job::LatticeWalk;
use outis_protocol::lattice;

/// So many minimal nodes stand beside the heights.
const MOST_SHOWN: usize = 20;

/// Digits of the number of ways in which cells could be generalized one by one, at most.
const DIGITS_SHOWN: usize = 30;

/// Looks at the lattice of a table and prints what holds. An interrupt ends it: what is minimal is
/// known at the end.
pub(crate) fn lattice(arguments: &Lattice) -> Ended {
    guard::handle_interrupts();
    let mut progress = if arguments.json { Progress::hidden() } else { Progress::on_terminal() };
    let PreparedJob { job, .. } = job(&arguments.asked, &mut progress)?;
    let mut walk = LatticeWalk::new(job, arguments.detail())?;
    progress.searching();
    while !walk.step(CLASSES) {
        progress.walked(walk.stage());
    }
    progress.clear();
    let found = walk.found();
    let text = if arguments.json {
        serde_json::to_string_pretty(&found).unwrap_or_default() + "\n"
    } else {
        said(&Words::new(), &found)
    };
    terminal::print(&text)?;
    Ok(if found.minimal.is_empty() { Ending::ModelsDoNotHold } else { Ending::Done })
}

/// The lattice in a few lines for a terminal.
fn said(words: &Words, found: &lattice::Lattice) -> String {
    let visited = found.visited.into();
    let nodes = found.lattice.as_str().into();
    let holding = found.holding.into();
    let mut lines = vec![
        words.say("cli-lattice", [("nodes", nodes), ("visited", visited), ("holding", holding)]),
    ];
    // A number that nobody reads stands in the JSON alone.
    if let Some(ways) = found.cell_level.as_deref().filter(|ways| ways.len() <= DIGITS_SHOWN) {
        lines.push(words.say("cli-lattice-cells", [("ways", ways.into())]));
    }
    for counts in found.heights.iter().flatten() {
        lines.push(words.say(
            "cli-lattice-height",
            [
                ("height", counts.height.into()),
                ("nodes", counts.nodes.into()),
                ("holding", counts.holding.into()),
                ("pruned", counts.pruned.into()),
            ],
        ));
    }
    lines.push(words.say("cli-lattice-minimal", [("count", found.minimal.len().into())]));
    // Where only these are asked for, all of them are.
    let shown = if found.heights.is_some() { MOST_SHOWN } else { usize::MAX };
    for node in found.minimal.iter().take(shown) {
        let levels = node.levels.iter().map(|(name, level)| format!("{name} {level}"));
        let loss = words.decimal(node.loss, 4);
        let levels = levels.collect::<Vec<_>>().join(", ");
        lines.push(words.say(
            "cli-lattice-node",
            [
                ("levels", levels.into()),
                ("loss", loss.into()),
                ("suppressed", node.suppressed.into()),
            ],
        ));
    }
    if let Some(more) = found.minimal.len().checked_sub(shown).filter(|&more| more > 0) {
        lines.push(words.say("cli-lattice-more", [("more", more.into())]));
    }
    if !found.exact {
        lines.push(words.say("cli-lattice-inexact", []));
    }
    lines.join("\n") + "\n"
}
