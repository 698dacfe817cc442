//! Composition attack (spec H12): what two releases say together of a sensitive value.
//!
//! # Definition
//! Of a person x all quasi-identifiers are known, and that both releases have a record of x. M₁(x)
//! and M₂(x) are the records that these may be (spec H). The value of x is one that some record of
//! either shows, so that of two classes with ℓ values each fewer may be left, though each release
//! keeps its promise (S. R. Ganta, S. P. Kasiviswanathan, A. Smith, Composition attacks and auxiliary
//! information in data privacy, KDD 2008). Records are of one person only if they agree in all that is
//! released word for word. A value counts as often as the release shows it that shows it less often,
//! and its confidence is its share of what is left: 1 if nothing else is. It is told if neither
//! release comes to as much by itself.
//!
//! What is released word for word tells of records, too: those of a class that agree with none of the
//! other class are not the person's. Where fewer than k are left, both releases together single out
//! whom neither does by itself.
//!
//! Where both releases are of the same persons, all of whom are known, and every class is of as many
//! of them as it has records, counts say more: whoever may have a value has it if nobody else is left
//! to. So many of the persons of two classes have a value as the margins of the table of classes and
//! values leave room for (the shuttle algorithm: L. Buzzigoli, A. Giusti, Statistical Data Protection
//! 1998; A. Dobra, S. E. Fienberg, PNAS 97(22), 2000). These bounds are not the narrowest that there
//! are, so that what is not told may be certain all the same.
//!
//! # Cost
//! That of [`Pairing`] of the persons with each release; linear in the values of what persons match,
//! of which no more than [`MOST_EDGES`] are looked at.

use super::candidates::{EqualRecords, Map};
use super::pair::{MOST_EDGES, Pairing, Pairs};
use super::paired::PairedColumn;
use super::regions::EVERYTHING;
use super::saturation::Assumption;
use crate::table::Column;

/// The most times that bounds are narrowed.
const MOST_ROUNDS: usize = 100;

/// A sensitive value that two releases tell of persons, and neither by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Composed {
    /// The column, by its number among those that were asked about.
    pub column: usize,
    /// The persons, by their records in the original, from 0 on.
    pub persons: Vec<u32>,
    /// The records of each release, from 0 on, that they may be and that show the value.
    pub rows: [Vec<u32>; 2],
    /// The share of the value in what is left for them.
    pub confidence: f64,
    /// The larger share that it has in what they match in one of the releases.
    pub prior: f64,
}

/// Persons of whom two releases together leave fewer records than k.
#[derive(Clone, Debug, PartialEq)]
pub struct Narrowed {
    /// The persons, by their records in the original, from 0 on.
    pub persons: Vec<u32>,
    /// The records of each release, from 0 on, that are left for them.
    pub rows: [Vec<u32>; 2],
    /// How many they are in the release that leaves fewer, 1 or more.
    pub fit: u64,
}

/// What two releases say together of sensitive values, and of records.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundCompositions {
    /// What was found, the surest first.
    pub composed: Vec<Composed>,
    /// Of whom too few records are left, those with the fewest first.
    pub narrowed: Vec<Narrowed>,
    /// How many of both there are besides, none of them surer.
    pub more: u64,
    /// On how many persons it was tried: those who match a record of each release.
    pub tried: u64,
    /// Of how many of them something is told.
    pub succeeded: u64,
    /// The highest confidence that it came to where neither release does by itself, told or not.
    pub highest: Option<f64>,
    /// Whether it was counted who is left: [`Assumption::SamePersons`] or [`Assumption::None`].
    pub assumption: Assumption,
    /// Whether there was too much to look at; nothing is found then.
    pub cut_short: bool,
}

/// Two releases and the persons of an original, while it is looked for who may be what.
#[derive(Debug)]
pub struct Composition {
    pairings: [Pairing; 2],
    /// For each release and record a number of all that it shows word for word.
    shown: [Vec<u32>; 2],
    /// For each sensitive column and each of these numbers the value; `None` if it is missing.
    values: Vec<Vec<Option<u32>>>,
    claimed: Assumption,
}

impl Composition {
    /// Begins to look. `known` are the columns that `persons` persons are known by, with what the
    /// original has there, where a marker is a missing cell; `texts` those that both releases show
    /// word for word, the first `sensitive` of which are asked about; `claimed` is what is known of the
    /// persons of both.
    #[must_use]
    pub fn new(
        known: &[(&PairedColumn, &Column)],
        (persons, markers): (usize, &[String]),
        (texts, sensitive): (&[PairedColumn], usize),
        claimed: Assumption,
    ) -> Self {
        let pairings = [0, 1].map(|release: usize| {
            let columns = known.iter().filter_map(|(paired, original)| {
                let mut numbers = paired.told()?.values(original);
                // What is not known of somebody may be anything.
                for (number, text) in numbers.iter_mut().zip(original.dictionary.iter()) {
                    if markers.iter().any(|marker| marker == text) {
                        *number = EVERYTHING;
                    }
                }
                let own = original.codes.iter().take(persons);
                let own = own.map(|code| numbers[code as usize]).collect();
                Some(PairedColumn {
                    shown: [own, paired.shown[release].clone()],
                    ..(*paired).clone()
                })
            });
            Pairing::new(columns.collect())
        });
        let records = texts.first().map_or([0, 0], PairedColumn::records);
        // Numbers of both releases mean the same: they are one list, the second behind the first.
        let columns: Vec<_> = texts
            .iter()
            .map(|column| {
                move |record: usize| match record.checked_sub(records[0]) {
                    Some(record) => column.shown[1][record],
                    None => column.shown[0][record],
                }
            })
            .collect();
        let alike = EqualRecords::new(records[0] + records[1], &columns);
        let asked = texts[..sensitive].iter().zip(&columns);
        let values = asked.map(|(text, column)| {
            let shown = alike.first.iter().map(|&record| column(record as usize));
            shown.map(|value| Some(value).filter(|_| text.missing != Some(value))).collect()
        });
        let values = values.collect();
        let (first, second) = alike.number_of.split_at(records[0]);
        let shown = [first.to_vec(), second.to_vec()];
        Self { pairings, shown, values, claimed }
    }

    /// Goes on for about `budget` classes and pairs of them; true once all is done.
    pub fn step(&mut self, budget: usize) -> bool {
        self.pairings.iter_mut().all(|pairing| pairing.step(budget))
    }

    /// What is told of values with at least `confidence`, and of whom fewer than `k` records are left; at
    /// most `most` findings of each kind; nothing if it was not done.
    #[must_use]
    pub fn finish(self, confidence: f64, (k, most): (u64, usize)) -> FoundCompositions {
        let Self { pairings, shown, values, claimed } = self;
        let pairs = pairings.map(Pairing::finish);
        let mut found = FoundCompositions {
            composed: Vec::new(),
            narrowed: Vec::new(),
            more: 0,
            tried: 0,
            succeeded: 0,
            highest: None,
            assumption: Assumption::None,
            cut_short: true,
        };
        if pairs.iter().any(|pairs| pairs.cut_short) {
            return found;
        }
        let releases =
            [0, 1].map(|release: usize| MatchedRelease::new(&pairs[release], &shown[release]));
        let [Some(first), Some(second)] = releases else { return found };
        found.cut_short = false;
        let releases = [first, second];
        let mut groups = shared_groups(&pairs[0], &releases);
        found.tried = groups.iter().map(|group| group.people).sum();
        if claimed == Assumption::SamePersons
            && releases.iter().zip(&pairs).all(|(release, pairs)| release.is_counted(pairs))
            && narrow(&mut groups, &releases)
        {
            found.assumption = Assumption::SamePersons;
        }
        let mut told: Vec<(f64, f64, usize, usize, u32)> = Vec::new();
        for (number, group) in groups.iter().enumerate() {
            for (column, values) in values.iter().enumerate() {
                for (value, share) in shares(group, confidence, |text| values[text as usize]) {
                    let prior = [0, 1].map(|release: usize| {
                        let set = group.sets[release];
                        releases[release].share(set, value, |text| values[text as usize])
                    });
                    let prior = prior[0].max(prior[1]);
                    // What a release tells by itself is no news.
                    if prior >= confidence {
                        continue;
                    }
                    found.highest = Some(found.highest.map_or(share, |highest| highest.max(share)));
                    if share >= confidence {
                        told.push((share, prior, number, column, value));
                    }
                }
            }
        }
        let mut narrowed: Vec<(u64, usize)> = groups
            .iter()
            .enumerate()
            .filter(|(_, group)| group.people < k)
            .map(|(number, group)| (group.fit(&releases), number))
            .filter(|&(fit, _)| (1..k).contains(&fit))
            .collect();
        narrowed.sort_unstable();
        if let Some(&(fewest, _)) = narrowed.first() {
            let surest = 1.0 / fewest as f64;
            found.highest = Some(found.highest.map_or(surest, |highest| highest.max(surest)));
        }
        let sure = narrowed.iter().filter(|&&(fit, _)| 1.0 / fit as f64 >= confidence);
        let mut numbers: Vec<usize> = sure.map(|&(_, number)| number).collect();
        numbers.extend(told.iter().map(|&(_, _, number, ..)| number));
        numbers.sort_unstable();
        numbers.dedup();
        found.succeeded = numbers.into_iter().map(|number| groups[number].people).sum();
        told.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.2.cmp(&other.2)));
        found.more = (told.len().saturating_sub(most) + narrowed.len().saturating_sub(most)) as u64;
        told.truncate(most);
        narrowed.truncate(most);
        let persons = |group: &SharedGroup| {
            let nodes = group.nodes.iter().flat_map(|&node| pairs[0].rows(0, node));
            let mut persons: Vec<u32> = nodes.copied().collect();
            persons.sort_unstable();
            persons
        };
        let rows = |group: &SharedGroup, is_meant: &dyn Fn(u32) -> bool| {
            [0, 1].map(|release: usize| {
                let classes = releases[release].sets[group.sets[release] as usize].iter();
                let rows = classes.flat_map(|&class| pairs[release].rows(1, class)).copied();
                let mut rows: Vec<u32> = rows
                    .filter(|&row| {
                        let text = shown[release][row as usize];
                        is_meant(text) && group.left.iter().any(|left| left.text == text)
                    })
                    .collect();
                rows.sort_unstable();
                rows
            })
        };
        let left = narrowed.into_iter().map(|(fit, number)| {
            let group = &groups[number];
            Narrowed { persons: persons(group), rows: rows(group, &|_| true), fit }
        });
        found.narrowed = left.collect();
        let composed = told.into_iter().map(|(confidence, prior, number, column, value)| {
            let group = &groups[number];
            let rows = rows(group, &|text| values[column][text as usize] == Some(value));
            Composed { column, persons: persons(group), rows, confidence, prior }
        });
        found.composed = composed.collect();
        found
    }
}

/// One release, by what persons match in it.
struct MatchedRelease {
    /// Classes that some person matches exactly.
    sets: Vec<Vec<u32>>,
    /// For each set what its records show, ascending, and how many do.
    profiles: Vec<Vec<(u32, u32)>>,
    /// For each node of persons its set; `None` if they match nothing.
    set_of: Vec<Option<u32>>,
}

impl MatchedRelease {
    /// `shown` is what each record shows. `None` if that is too much.
    fn new(pairs: &Pairs, shown: &[u32]) -> Option<Self> {
        let classes = 0..pairs.nodes[1].len() as u32;
        let texts: Vec<Vec<(u32, u32)>> = classes
            .map(|class| {
                let rows = pairs.rows(1, class).iter();
                counted(rows.map(|&row| (shown[row as usize], 1)).collect())
            })
            .collect();
        let mut matched = vec![Vec::new(); pairs.nodes[0].len()];
        for &(node, class) in &pairs.edges {
            matched[node as usize].push(class);
        }
        let mut numbers: Map<Vec<u32>, u32> = Map::default();
        let (mut sets, mut profiles, mut entries) = (Vec::new(), Vec::new(), 0);
        let mut set_of = Vec::with_capacity(matched.len());
        for classes in matched {
            if classes.is_empty() {
                set_of.push(None);
                continue;
            }
            let new = sets.len() as u32;
            let set = *numbers.entry(classes).or_insert_with_key(|classes| {
                let all = classes.iter().flat_map(|&class| texts[class as usize].iter().copied());
                let all: Vec<(u32, u32)> = all.collect();
                entries += all.len();
                profiles.push(counted(all));
                sets.push(classes.clone());
                new
            });
            set_of.push(Some(set));
            if entries > MOST_EDGES {
                return None;
            }
        }
        Some(Self { sets, profiles, set_of })
    }

    /// Whether every class is of as many persons as it has records, and everybody of one class.
    fn is_counted(&self, pairs: &Pairs) -> bool {
        let mut open: Vec<u64> = pairs.sizes(1).into_iter().map(u64::from).collect();
        let nodes = self.set_of.iter().zip(pairs.sizes(0));
        let mut is_alone = true;
        for (set, people) in nodes {
            match set.map(|set| &self.sets[set as usize][..]) {
                Some(&[class]) => {
                    let class = &mut open[class as usize];
                    *class = class.checked_sub(u64::from(people)).unwrap_or(u64::MAX);
                }
                _ => is_alone = false,
            }
        }
        is_alone && open.iter().all(|&open| open == 0)
    }

    /// How many records of a set show a text.
    fn times(&self, set: u32, text: u32) -> u64 {
        let profile = &self.profiles[set as usize];
        let place = profile.binary_search_by_key(&text, |&(text, _)| text);
        u64::from(place.map_or(0, |place| profile[place].1))
    }

    /// The share of a value in the records of a set that have one; `value` says which a text has.
    fn share(&self, set: u32, asked: u32, value: impl Fn(u32) -> Option<u32>) -> f64 {
        let (mut here, mut all) = (0_u64, 0_u64);
        for &(text, count) in &self.profiles[set as usize] {
            let Some(value) = value(text) else { continue };
            all += u64::from(count);
            here += if value == asked { u64::from(count) } else { 0 };
        }
        here as f64 / all.max(1) as f64
    }
}

/// The persons who match one set in each release.
struct SharedGroup {
    sets: [u32; 2],
    /// Nodes of persons.
    nodes: Vec<u32>,
    people: u64,
    left: Vec<LeftValue>,
}

impl SharedGroup {
    /// How many records are left for its persons in the release that leaves fewer.
    fn fit(&self, releases: &[MatchedRelease; 2]) -> u64 {
        let [one, other] = [0, 1].map(|release: usize| {
            let times =
                self.left.iter().map(|left| releases[release].times(self.sets[release], left.text));
            times.sum::<u64>()
        });
        one.min(other)
    }
}

/// What may be shown of persons of a group.
struct LeftValue {
    text: u32,
    /// How often the release shows it that shows it less often.
    weight: u32,
    /// The fewest and the most persons of the group who have it.
    bounds: [u64; 2],
}

/// The persons by what they match in both releases, and what that leaves for them.
fn shared_groups(pairs: &Pairs, releases: &[MatchedRelease; 2]) -> Vec<SharedGroup> {
    let mut numbers: Map<[u32; 2], usize> = Map::default();
    let mut groups: Vec<SharedGroup> = Vec::new();
    for (node, people) in (0..).zip(pairs.sizes(0)) {
        let both = [0, 1].map(|release: usize| releases[release].set_of[node as usize]);
        let [Some(first), Some(second)] = both else { continue };
        let sets = [first, second];
        let number = *numbers.entry(sets).or_insert(groups.len());
        if number == groups.len() {
            groups.push(SharedGroup { sets, nodes: Vec::new(), people: 0, left: Vec::new() });
        }
        groups[number].nodes.push(node);
        groups[number].people += u64::from(people);
    }
    for group in &mut groups {
        let [first, second] =
            [0, 1].map(|release: usize| &releases[release].profiles[group.sets[release] as usize]);
        let mut others = second.iter().peekable();
        for &(text, count) in first {
            while others.next_if(|&&(other, _)| other < text).is_some() {}
            if let Some(&(_, other)) = others.next_if(|&&(other, _)| other == text) {
                let weight = count.min(other);
                let bounds = [0, group.people.min(u64::from(weight))];
                group.left.push(LeftValue { text, weight, bounds });
            }
        }
    }
    groups
}

/// Narrows the bounds of all groups by their margins; false, with nothing changed, if they cannot be
/// met, as where values have changed between the releases.
fn narrow(groups: &mut [SharedGroup], releases: &[MatchedRelease; 2]) -> bool {
    let mut bounds: Vec<Vec<[u64; 2]>> =
        groups.iter().map(|group| group.left.iter().map(|left| left.bounds).collect()).collect();
    // What each margin comes to by the lowest and by the highest bounds.
    let mut margins: [Map<(u32, u32), [u64; 2]>; 2] = Default::default();
    for _ in 0..MOST_ROUNDS {
        for (release, margins) in margins.iter_mut().enumerate() {
            margins.clear();
            for (group, bounds) in groups.iter().zip(&bounds) {
                for (left, [low, high]) in group.left.iter().zip(bounds) {
                    let margin = margins.entry((group.sets[release], left.text)).or_default();
                    margin[0] += low;
                    margin[1] += high;
                }
            }
        }
        let mut has_changed = false;
        for (group, bounds) in groups.iter().zip(&mut bounds) {
            let sums = [0, 1].map(|end: usize| bounds.iter().map(|bound| bound[end]).sum::<u64>());
            for (left, [low, high]) in group.left.iter().zip(bounds.iter_mut()) {
                let [first, second] = [0, 1].map(|release: usize| {
                    let set = group.sets[release];
                    (releases[release].times(set, left.text), margins[release][&(set, left.text)])
                });
                let before = [*low, *high];
                for (total, [lowest, highest]) in [(group.people, sums), first, second] {
                    if total < lowest || total > highest {
                        return false;
                    }
                    *low = (*low).max(total.saturating_sub(highest - before[1]));
                    *high = (*high).min(total - (lowest - before[0]));
                }
                if low > high {
                    return false;
                }
                has_changed |= before != [*low, *high];
            }
        }
        if !has_changed {
            break;
        }
    }
    for (group, bounds) in groups.iter_mut().zip(bounds) {
        for (left, bounds) in group.left.iter_mut().zip(bounds) {
            left.bounds = bounds;
        }
        group.left.retain(|left| left.bounds[1] > 0);
    }
    true
}

/// The values that count at least a share of what is left of a group, with their shares; that which counts
/// most if none does, the first of those that count the same.
fn shares(group: &SharedGroup, least: f64, value: impl Fn(u32) -> Option<u32>) -> Vec<(u32, f64)> {
    let weights = group.left.iter().filter_map(|left| Some((value(left.text)?, left.weight)));
    let mut weights: Vec<(u32, u32)> = weights.collect();
    weights.sort_unstable();
    let all: u64 = weights.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let groups = weights.chunk_by(|one, other| one.0 == other.0);
    let sums = groups
        .map(|group| (group[0].0, group.iter().map(|&(_, weight)| u64::from(weight)).sum::<u64>()));
    let sums: Vec<(u32, u64)> = sums.collect();
    let commonest =
        sums.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
    let share = |(value, sum): (u32, u64)| (value, sum as f64 / all as f64);
    let shares: Vec<(u32, f64)> = sums.iter().map(|&sum| share(sum)).collect();
    let found: Vec<(u32, f64)> = shares.into_iter().filter(|&(_, share)| share >= least).collect();
    if found.is_empty() { commonest.map(share).into_iter().collect() } else { found }
}

/// The same with each number once, ascending, and its counts added.
fn counted(mut counts: Vec<(u32, u32)>) -> Vec<(u32, u32)> {
    counts.sort_unstable();
    let groups = counts.chunk_by(|one, other| one.0 == other.0);
    groups.map(|group| (group[0].0, group.iter().map(|&(_, count)| count).sum())).collect()
}

#[cfg(test)]
mod tests {
    use super::{Composed, Composition, FoundCompositions, Narrowed};
    use crate::attack::testing::{column, levels, paired};
    use crate::attack::{Assumption, PairedColumn};
    use crate::hierarchy::Spec;
    use crate::table::Column;

    fn composed(
        (specs, originals): (&[Spec], &[Column]),
        releases: [&str; 2],
        claimed: Assumption,
        confidence: f64,
    ) -> FoundCompositions {
        let mut columns = paired(specs, releases);
        let texts: Vec<PairedColumn> = columns.split_off(specs.len());
        let persons = originals[0].codes.len();
        let known: Vec<_> = columns.iter().zip(originals).collect();
        let mut composition = Composition::new(&known, (persons, &[]), (&texts, 1), claimed);
        while !composition.step(1) {}
        composition.finish(confidence, (2, 100))
    }

    fn ages() -> (Vec<Spec>, Vec<Column>) {
        (vec![levels("a x *\nb x *\nc y *\nd y *")], vec![column(&["a", "b", "c", "d"])])
    }

    /// Two clinics: each shows two illnesses of everybody, and only one of them is in both.
    #[test]
    fn what_two_classes_have_in_common_may_be_one_value() {
        let (specs, originals) = ages();
        let releases = ["x,flu\nx,gout\ny,flu\ny,cold", "*,flu\n*,mumps\n*,cold\n*,rash"];
        let found = composed((&specs, &originals), releases, Assumption::None, 0.9);
        // Of c and d both flu and cold are left.
        assert_eq!(
            (found.tried, found.highest, found.assumption),
            (4, Some(1.0), Assumption::None)
        );
        let flu = Composed {
            column: 0,
            persons: vec![0, 1],
            rows: [vec![0], vec![0]],
            confidence: 1.0,
            prior: 0.5,
        };
        assert_eq!((&found.composed[..], found.more), (&[flu][..], 0));
        // To whom a half is enough both of two values are told.
        let halves = ["y,flu\ny,cold\ny,rash", "*,flu\n*,cold\n*,mumps"];
        let found = composed((&specs, &originals), halves, Assumption::None, 0.5);
        let told = found.composed.iter().map(|one| (one.rows[0].clone(), one.confidence));
        assert_eq!(told.collect::<Vec<_>>(), [(vec![0], 0.5), (vec![1], 0.5)]);
        // What one release says by itself is no news.
        let releases = ["x,flu\nx,flu\ny,flu\ny,cold", "*,flu\n*,mumps\n*,cold\n*,rash"];
        let found = composed((&specs, &originals), releases, Assumption::None, 0.9);
        assert_eq!((found.highest, found.composed), (Some(0.5), Vec::new()));
    }

    /// y has w2 alone, and one of v has it.
    #[test]
    fn what_is_released_word_for_word_leaves_few_records() {
        let specs = [levels("y *\nz *"), levels("u *\nv *")];
        let originals = [column(&["y", "y", "z", "z", "z"]), column(&["v", "u", "u", "v", "v"])];
        let releases =
            ["y,*,w2\ny,*,w2\nz,*,w0\nz,*,w2\nz,*,w3", "*,u,w2\n*,u,w2\n*,v,w0\n*,v,w2\n*,v,w3"];
        for claimed in [Assumption::None, Assumption::SamePersons] {
            let found = composed((&specs, &originals), releases, claimed, 0.9);
            let first = Narrowed { persons: vec![0], rows: [vec![0, 1], vec![3]], fit: 1 };
            let second = Narrowed { persons: vec![2], rows: [vec![3], vec![0, 1]], fit: 1 };
            assert_eq!(found.narrowed, [first, second], "{claimed:?}");
            assert_eq!(found.highest, Some(1.0));
        }
        // A coarser release leaves as many as the finer one.
        let nested =
            ["y,*,w2\ny,*,w1\nz,*,w0\nz,*,w2\nz,*,w3", "*,*,w2\n*,*,w1\n*,*,w0\n*,*,w2\n*,*,w3"];
        let found = composed((&specs, &originals), nested, Assumption::SamePersons, 0.9);
        assert_eq!(found.narrowed, []);
    }

    /// a has flu, so that b has gout, although both releases show both of b.
    #[test]
    fn who_is_left_has_the_rest() {
        let specs = [levels("a x *\nb x *\nc y *\nd y *"), levels("1 * *\n2 * *")];
        let originals = [column(&["a", "b", "c", "d"]), column(&["1", "2", "1", "2"])];
        let releases =
            ["x,*,flu\nx,*,gout\ny,*,flu\ny,*,cold", "*,1,flu\n*,1,cold\n*,2,flu\n*,2,gout"];
        let asked = |claimed: Assumption| {
            let found = composed((&specs, &originals), releases, claimed, 0.9);
            assert_eq!(found.assumption, claimed);
            let told = found.composed.into_iter();
            told.map(|one| (one.persons, one.rows[0].clone(), one.rows[1].clone()))
                .collect::<Vec<_>>()
        };
        let sure = [(vec![0], vec![0], vec![0]), (vec![3], vec![2], vec![2])];
        assert_eq!(asked(Assumption::None), sure);
        assert_eq!(
            asked(Assumption::SamePersons),
            [
                (vec![0], vec![0], vec![0]),
                (vec![1], vec![1], vec![3]),
                (vec![2], vec![3], vec![1]),
                (vec![3], vec![2], vec![2]),
            ]
        );
    }
}
