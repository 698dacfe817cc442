//! Two releases of nearly the same persons compared, in steps.

use super::complementary::{CombinedReleases, Exposed, combined};
use super::owners::Owners;
use super::pair::{Pairing, Pairs};
use super::paired::PairedColumn;
use super::saturation::{Assumption, Saturated, Saturation};
use super::temporal::{Newcomers, newcomers};
use std::sync::Arc;

/// What two releases say together of persons (spec H7 and H8).
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    /// What was said of the persons.
    pub claimed: Assumption,
    /// What the findings rest on: [`Assumption::None`] if what was said cannot be.
    pub assumption: Assumption,
    /// Number of records of the first release.
    pub tried: u64,
    /// Of how many of them the combined tuple is known, be it exposed or not.
    pub known: u64,
    /// Combined tuples that fewer than k records are known to have, the surest first.
    pub exposed: Vec<Exposed>,
    /// How many of these there are besides, none of them surer.
    pub more: u64,
    /// Classes of the second release with fewer than k persons who have joined, the fewest first;
    /// none if both releases are of the same persons.
    pub newcomers: Vec<Newcomers>,
    /// How many of these there are besides.
    pub more_newcomers: u64,
    /// Whether there were too many pairs to keep; nothing is found then.
    pub cut_short: bool,
}

#[derive(Debug)]
enum Phase {
    Pairing(Pairing),
    /// The edges are in the flow meanwhile.
    Saturating(Pairs, Saturation),
    Compared(Pairs, Saturated),
    /// Between two stages.
    Passing,
}

/// Two releases, while they are compared.
///
/// ```
/// use outis::attack::{Assumption, PairedColumn, ReleaseComparison};
/// use outis::format::csv::{Options, Reader};
/// use outis::hierarchy::{Side, Spec};
///
/// let read = |text: &[u8]| {
///     let mut reader = Reader::new(Options { header: Some(true), ..Options::default() });
///     reader.push(text)?;
///     reader.finish().map(|loaded| loaded.table)
/// };
/// let earlier = read(b"zip,sex,illness\n816**,m,flu\n816**,m,gout\n819**,f,gout\n819**,f,flu\n")?;
/// let later = read(b"zip,sex,illness\n81667,*,flu\n81667,*,gout\n81925,*,flu\n81925,*,gout\n")?;
/// let both = |column: usize| [&earlier.columns[column], &later.columns[column]];
/// let columns = vec![
///     PairedColumn::regions(&Spec::mask(Side::Right), None, both(0), &[])?,
///     PairedColumn::regions(&Spec::NONE, None, both(1), &[])?,
///     PairedColumn::texts(both(2), &[]),
/// ];
///
/// let mut comparison = ReleaseComparison::new(columns, Assumption::SamePersons);
/// while !comparison.step(1000) {}
/// // Both releases have two of everything, and so have they together.
/// let compared = comparison.finish(2, 10);
/// assert_eq!((compared.known, compared.exposed.len()), (4, 0));
/// # Ok::<(), outis::Error>(())
/// ```
#[derive(Debug)]
pub struct ReleaseComparison {
    claimed: Assumption,
    owners: Option<Arc<Owners>>,
    stage: Phase,
}

impl ReleaseComparison {
    /// Begins to compare them. `columns` are those that both have; `claimed` is what is known of
    /// their persons, [`Assumption::None`] if a release left out anybody.
    #[must_use]
    pub fn new(columns: Vec<PairedColumn>, claimed: Assumption) -> Self {
        Self { claimed, owners: None, stage: Phase::Pairing(Pairing::new(columns)) }
    }

    /// The same where persons have several records: they are counted then.
    #[must_use]
    pub fn with_owners(self, owners: Option<Arc<Owners>>) -> Self {
        Self { owners, ..self }
    }

    /// Goes on for about `budget` nodes and edges, though not in the middle of a phase that looks at
    /// all of them; true once all is done.
    pub fn step(&mut self, budget: usize) -> bool {
        self.stage = match std::mem::replace(&mut self.stage, Phase::Passing) {
            Phase::Pairing(mut pairing) => match pairing.step(budget) {
                false => Phase::Pairing(pairing),
                true => {
                    let mut pairs = pairing.finish();
                    // Of edges that are not all there nothing follows.
                    let claimed = if pairs.cut_short { Assumption::None } else { self.claimed };
                    let sizes = [pairs.sizes(0), pairs.sizes(1)];
                    let edges = std::mem::take(&mut pairs.edges);
                    let saturation = Saturation::new(sizes, edges, claimed);
                    Phase::Saturating(pairs, saturation)
                }
            },
            Phase::Saturating(pairs, mut saturation) => match saturation.step(budget) {
                false => Phase::Saturating(pairs, saturation),
                true => Phase::Compared(pairs, saturation.finish()),
            },
            stage => stage,
        };
        matches!(self.stage, Phase::Compared(..))
    }

    /// What part of it is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        match &self.stage {
            Phase::Pairing(pairing) => {
                let (done, all) = pairing.progress();
                done as f64 / all.max(1) as f64 / 2.0
            }
            Phase::Saturating(..) => 0.5,
            Phase::Compared(..) | Phase::Passing => 1.0,
        }
    }

    /// What they say together that fewer than `k` persons share, at most `most` findings of a kind;
    /// nothing if it was not done.
    #[must_use]
    pub fn finish(self, k: u64, most: usize) -> Compared {
        let mut compared = Compared {
            claimed: self.claimed,
            assumption: Assumption::None,
            tried: 0,
            known: 0,
            exposed: Vec::new(),
            more: 0,
            newcomers: Vec::new(),
            more_newcomers: 0,
            cut_short: true,
        };
        let Phase::Compared(pairs, saturated) = self.stage else { return compared };
        compared.tried = pairs.records()[0];
        if pairs.cut_short {
            return compared;
        }
        compared.cut_short = false;
        let owners = self.owners.as_deref();
        compared.assumption = saturated.assumption;
        let CombinedReleases { exposed, more, known } =
            combined(&pairs, &saturated, owners, (k, most));
        (compared.exposed, compared.more, compared.known) = (exposed, more, known);
        if saturated.assumption != Assumption::SamePersons {
            (compared.newcomers, compared.more_newcomers) =
                newcomers(&pairs, &saturated, owners, (k, most));
        }
        compared
    }
}

#[cfg(test)]
mod tests {
    use super::{Compared, ReleaseComparison};
    use crate::attack::testing::{ADDED, GT1, GT3, figure_5, levels, paired};
    use crate::attack::{Assumption, PairedColumn};
    use crate::hierarchy::Spec;

    fn compared(columns: Vec<PairedColumn>, claimed: Assumption) -> Compared {
        let mut comparison = ReleaseComparison::new(columns, claimed);
        while !comparison.step(1) {}
        comparison.finish(2, 100)
    }

    /// The rows of both releases, as they are counted in the paper.
    fn rows(compared: &Compared) -> Vec<[u32; 2]> {
        let rows = compared.exposed.iter().map(|exposed| {
            assert_eq!((exposed.count, exposed.most, exposed.confidence), (1, 1, 1.0));
            exposed.rows.each_ref().map(|rows| {
                assert_eq!(rows.len(), 1);
                rows[0] + 1
            })
        });
        rows.collect()
    }

    #[test]
    fn figure_5_exposes_two_of_its_records() {
        for claimed in [Assumption::SamePersons, Assumption::OnlyAdded, Assumption::None] {
            let found = compared(paired(&figure_5(), [GT1, GT3]), claimed);
            assert_eq!((found.assumption, found.claimed), (claimed, claimed));
            assert_eq!((found.tried, found.known, found.more), (12, 12, 0));
            assert_eq!(rows(&found), [[7, 7], [8, 8]]);
            assert_eq!(found.exposed[0].cells, ["white", "1964", "male", "02138"]);
            assert_eq!(found.exposed[1].cells, ["white", "1965", "female", "02139"]);
            assert_eq!(found.newcomers, []);
        }
    }

    #[test]
    fn the_others_are_two_of_each() {
        let mut comparison =
            ReleaseComparison::new(paired(&figure_5(), [GT1, GT3]), Assumption::SamePersons);
        while !comparison.step(1) {}
        let found = comparison.finish(3, 100);
        let counts: Vec<u64> = found.exposed.iter().map(|exposed| exposed.count).collect();
        assert_eq!(counts, [1, 1, 2, 2, 2, 2, 2]);
    }

    /// Neither of the two coarse records is known to be a or b, but a and b are each known to be one
    /// of them.
    #[test]
    fn the_finer_release_knows_what_the_coarser_one_does_not() {
        let specs = [levels("a x *\nb x *\nc y *\nd y *")];
        let found = compared(paired(&specs, ["x\nx\ny", "a\nb\ny"]), Assumption::SamePersons);
        assert_eq!((found.known, found.exposed.len()), (1, 3));
        let told: Vec<_> = found
            .exposed
            .iter()
            .map(|exposed| (&*exposed.cells[0], exposed.count, exposed.most, &exposed.rows))
            .collect();
        assert!(told.contains(&("a", 1, 1, &[vec![0, 1], vec![0]])), "{told:?}");
        assert!(told.contains(&("b", 1, 1, &[vec![0, 1], vec![1]])), "{told:?}");
        assert!(told.contains(&("y", 1, 1, &[vec![2], vec![2]])), "{told:?}");
        // Who may have joined may be either.
        let later = "a\na\nb\nb";
        let found = compared(paired(&specs, ["x\nx", later]), Assumption::OnlyAdded);
        assert_eq!((found.known, found.exposed), (0, Vec::new()));
    }

    #[test]
    fn with_two_persons_more_it_exposes_the_same_two() {
        let later = format!("{GT3}{ADDED}");
        let found = compared(paired(&figure_5(), [GT1, &later]), Assumption::OnlyAdded);
        assert_eq!(found.assumption, Assumption::OnlyAdded);
        assert_eq!(rows(&found), [[7, 7], [8, 8]]);
        // The two newcomers are as many as k.
        assert_eq!(found.newcomers, []);
    }

    #[test]
    fn a_single_newcomer_is_exposed() {
        let one = ADDED.lines().nth(1).unwrap();
        let found =
            compared(paired(&figure_5(), [GT1, &format!("{GT3}\n{one}")]), Assumption::OnlyAdded);
        assert_eq!(found.newcomers.len(), 1);
        let newcomers = &found.newcomers[0];
        assert_eq!((&newcomers.rows[..], newcomers.count), (&[12][..], 1));
        assert_eq!(newcomers.cells, ["black", "1965", "male", "02139"]);
        // And so is one who joins a class that was there.
        let joined = format!("{GT1}\nwhite,1967,male,02138,gout");
        let found = compared(paired(&figure_5(), [GT1, &joined]), Assumption::OnlyAdded);
        assert_eq!((&found.newcomers[0].rows[..], found.newcomers[0].count), (&[12][..], 1));
        assert_eq!(found.exposed, []);
    }

    /// Three thousand of either release may be any of the other's.
    #[test]
    fn from_too_many_pairs_nothing_follows() {
        let lines = |line: fn(u32) -> String| (0..3000).map(line).collect::<Vec<_>>().join("\n");
        let releases = [lines(|row| format!("{row},*")), lines(|row| format!("*,{row}"))];
        let columns = paired(&[Spec::NONE, Spec::NONE], [&releases[0], &releases[1]]);
        let found = compared(columns, Assumption::SamePersons);
        assert!(found.cut_short);
        assert_eq!((found.tried, found.known, found.exposed), (3000, 0, Vec::new()));
        assert_eq!((found.assumption, found.claimed), (Assumption::None, Assumption::SamePersons));
    }

    /// Problems that the later release generalizes still say who may be whom, and are nothing that two
    /// must share.
    #[test]
    fn a_column_that_only_links_exposes_nobody_by_itself() {
        let specs = [levels("a x *\nb x *"), levels("flu ill\ngout ill\nmumps ill")];
        let releases = ["a,flu\na,gout\nb,flu\nb,mumps", "x,ill\nx,ill\nx,ill\nx,ill"];
        let asked = |columns: Vec<PairedColumn>| {
            let [age, problem] = columns.try_into().unwrap();
            let own = compared(vec![age.clone(), problem.clone()], Assumption::SamePersons);
            let linking = vec![age, problem.that_only_links()];
            [own, compared(linking, Assumption::SamePersons)]
        };
        let [own, linking] = asked(paired(&specs, releases));
        assert_eq!((own.exposed.len(), linking.exposed, linking.known), (4, Vec::new(), 4));
        // Two of a class are of one class again, whatever their problems.
        let [_, linking] = asked(paired(
            &specs,
            ["x,flu\nx,gout\nx,flu\nx,mumps", "a,flu\na,gout\nb,flu\nb,mumps"],
        ));
        assert_eq!(linking.exposed, []);
        // Who has gout is a, so that b has mumps.
        let [_, linking] = asked(paired(&specs, ["x,gout\nx,mumps", "a,gout\nb,ill"]));
        assert_eq!(linking.exposed.len(), 2);
    }

    #[test]
    fn what_is_made_of_the_earlier_release_exposes_nobody() {
        let later = format!("{GT1}{ADDED}");
        let found = compared(paired(&figure_5(), [GT1, &later]), Assumption::OnlyAdded);
        assert_eq!((found.exposed, found.newcomers, found.known), (Vec::new(), Vec::new(), 12));
    }
}
