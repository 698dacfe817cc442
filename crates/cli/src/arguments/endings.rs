//! What help says below the arguments.

pub(super) const EXIT_CODES: &str = "\
Exit codes:
  0  done, and all models hold
  1  no solution within the limits (`run` writes the report, but no release), or a model
     does not hold (`measure`), or groups are too small together with an earlier release
  2  the request or the data is wrong; the message says where
  3  a fault in Outis itself; nothing is written";

pub(super) const INTERRUPTS: &str = "\
Interrupts (Ctrl-C, or a request to end):
  During the search, the best table found so far is released, checked like any other, and
  the report says that its levels are fixed; nothing is then known about better ones. If
  nothing was found yet, the report says so (warning `interrupted`) and the exit code is 1.
  Before the search, or a second time, everything is abandoned: no file is written or
  changed, and the exit code is 130, as shells have it.";

pub(super) const FRONTIER: &str = "\
Every point is what a run of the recipe would come to with another k for its k-anonymity and
another suppression limit; all else stays as it is. For full-domain, `optimal` says whether no
choice of one level for each column loses less; where the nodes were spent before, it is the best
that was found. Mixed is the recoding that lost least of those tried, and nothing is proven of it.
An interrupt (Ctrl-C) prints the points that are known by then and ends with 130, as shells have
it. Exit code 1: no point has a table.";

pub(super) const LATTICE: &str = "\
A node is one level for each quasi-identifier. It holds if its table may be released: every model
holds, with no more records left out than the recipe allows. It is minimal if it holds and no node
with levels that are all as low or lower does. Where the models allow it, most nodes are told by
others; elsewhere each is looked at. More than 1,000,000 nodes are refused.
Exit code 1: no node holds.";

pub(super) const SIMULATION: &str = "\
Of each sample the release that loses least is found as `optimal` finds it, four times: with k-anonymity,
and with k-map by individual risk, by a Poisson test and by a truncated Poisson test, both at a
significance of 0.1. The risk is one over the fewest people of the population
who are alike in what is released; the discernibility is over that of k-anonymity in the same
sample. The recipe has k-anonymity and no other model.
The same seed, population and recipe give the same samples and figures for any number of threads.
An interrupt (Ctrl-C) prints what the samples come to that were looked at by then and ends with
130, as shells have it. Exit code 1: no sample has a release.";

pub(super) const ADVICE: &str = "\
k is one over the risk, in whole people and at least 2. Who knows of a person that they are in the
file looks among its records: k-anonymity. Who knows the population and not who is in the file
looks among all people of it: k-map, counted in the population if it is at hand, or told from a
sample by a test. Without its share nothing tells the population from the file: k-anonymity.";

pub(super) const AUDIT: &str = "\
Columns have the roles that are given; for the others those that `inspect` suggests are taken, so
look at what each was taken for. Equal texts are one class, whatever they stand for.
Exit code 1: a finding reaches the confidence; a record that is alone in its class does.";

pub(super) const ATTACKS: &str = "\
Attacks: linking, homogeneity, background, skewness, similarity, minimality; with --known also
membership; with --earlier also unsorted, complementary, temporal, composition,
difference, with several also joint.
Without --known those who are attacked are the people of the input, of whom all quasi-identifiers
are known. Who may be which record is decided by what each text may stand for; * and missing cells
may be anything. `persons` are lines of the known file, or of the input, `rows` records of the
release, counted from 1.
Exit code 1: a finding reaches the confidence.";

pub(super) const GATE: &str = "\
What columns are for is said by the policy, and of those that it does not name by what they look
like; a column of which neither knows is refused. Models and risk are measured on the release. What
it does not show (who is who, weights, the population, earlier releases) only the report can say:
that is listed, and refused unless the policy accepts it.
Exit code 1: the release may not pass; every reason is said.";
