//! What of a log may be written at all: texts that enough people typed, and beside them addresses
//! that enough people clicked for them.
//!
//! A text that hardly anybody else typed may be a name, and an address somebody's own page. So a
//! text of fewer than k people is replaced by the one that most people typed who meant the same, if
//! enough did; otherwise its rows are left out.

use super::clicks::ClickGraph;
use super::intents::Intents;
use super::reading::QueryLog;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Which text is written for a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QueryShown {
    /// The one that was typed, if enough people did.
    #[default]
    Typed,
    /// That of its intent.
    Intent,
}

/// A line as it may be written. It has one intent, so that whoever reads the release can tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Which of the log's queries.
    pub text: u32,
    /// Which of the addresses that are written.
    pub address: Option<u32>,
    /// Which of the times.
    pub time: u32,
    /// What is meant.
    pub intent: u32,
}

/// The lines that may be written of a log.
#[derive(Clone, Debug)]
pub struct LogLines {
    /// Each of them once.
    pub lines: Vec<LogLine>,
    /// What is written of addresses.
    pub addresses: Vec<String>,
    /// For each search that may be written whose it is, and its line.
    pub rows: Vec<(u32, u32)>,
    /// The intent of each search of the log.
    pub meant: Vec<u32>,
    /// For each intent the text that most people typed for it, if enough typed it.
    pub texts: Vec<Option<u32>>,
    /// For each intent how many searches of the log had it.
    pub searches: Vec<u64>,
    /// Searches that may not be written, since hardly anybody typed such a thing.
    pub rare: u64,
    /// Searches for which another text of their intent is written.
    pub replaced: u64,
    /// Searches whose address is left out, since hardly anybody clicked it for that text.
    pub hidden: u64,
}

/// A search on its way to a line.
struct HalfLine {
    user: u32,
    text: u32,
    address: Option<u32>,
    time: u32,
    intent: u32,
}

impl LogLines {
    /// What may be written of a log, of texts and addresses of k people each at least.
    #[must_use]
    pub fn new(
        log: &QueryLog,
        (graph, intents): (&ClickGraph, &Intents),
        (k, shown): (u32, QueryShown),
    ) -> Self {
        let meant = meant(log, graph, intents);
        let typed = people(log.rows.iter().map(|row| (row.query, row.user)));
        let is_common = |query: u32| typed.get(&query).is_some_and(|&people| people >= k);
        let texts = texts(log, &meant, intents.count, is_common);
        let (addresses, codes) = written(log);

        let mut searches = vec![0; intents.count as usize];
        let (mut rare, mut replaced, mut hidden) = (0, 0, 0);
        let mut half: Vec<HalfLine> = Vec::with_capacity(log.rows.len());
        for (row, &intent) in log.rows.iter().zip(&meant) {
            searches[intent as usize] += 1;
            let is_typed = shown == QueryShown::Typed && is_common(row.query);
            let text = if is_typed { Some(row.query) } else { texts[intent as usize] };
            let Some(text) = text else {
                rare += 1;
                continue;
            };
            replaced += u64::from(text != row.query);
            let address = row.address.and_then(|address| codes[address as usize]);
            half.push(HalfLine { user: row.user, text, address, time: row.time, intent });
        }
        let clicked = people(half.iter().map(|row| ((row.text, row.address), row.user)));
        for row in half.iter_mut().filter(|row| row.address.is_some()) {
            if clicked[&(row.text, row.address)] < k {
                row.address = None;
                hidden += 1;
            }
        }
        let (lines, rows) = numbered(&half);
        Self { lines, addresses, rows, meant, texts, searches, rare, replaced, hidden }
    }
}

/// The intent of each search. One without a click means what most clicks for its query did.
fn meant(log: &QueryLog, graph: &ClickGraph, intents: &Intents) -> Vec<u32> {
    let mut parts: BTreeMap<(u32, Option<u32>), u32> = BTreeMap::new();
    let mut most: BTreeMap<u32, u64> = BTreeMap::new();
    for (part, &intent) in graph.parts.iter().zip(&intents.parts) {
        parts.extend(part.clicks.iter().map(|(address, _)| ((part.query, Some(*address)), intent)));
        let clicks = part.clicks.iter().map(|(_, clicks)| clicks).sum();
        if most.get(&part.query).is_none_or(|&most| clicks > most) {
            most.insert(part.query, clicks);
            parts.insert((part.query, None), intent);
        }
    }
    log.rows.iter().map(|row| parts[&(row.query, row.address)]).collect()
}

/// How many people each thing has.
fn people<T: Ord + Copy>(pairs: impl Iterator<Item = (T, u32)>) -> BTreeMap<T, u32> {
    let mut pairs: Vec<(T, u32)> = pairs.collect();
    pairs.sort_unstable();
    pairs.dedup();
    let alike = pairs.chunk_by(|one, other| one.0 == other.0);
    alike.map(|alike| (alike[0].0, alike.len() as u32)).collect()
}

/// For each intent the text that most people typed for it; of those that enough people typed.
fn texts(
    log: &QueryLog,
    meant: &[u32],
    count: u32,
    is_common: impl Fn(u32) -> bool,
) -> Vec<Option<u32>> {
    let common = log.rows.iter().zip(meant).filter(|(row, _)| is_common(row.query));
    let typed = people(common.map(|(row, &intent)| ((intent, row.query), row.user)));
    let mut best: Vec<Option<(u32, Reverse<u32>)>> = vec![None; count as usize];
    for ((intent, query), people) in typed {
        let best = &mut best[intent as usize];
        *best = (*best).max(Some((people, Reverse(query))));
    }
    best.into_iter().map(|best| best.map(|(_, Reverse(query))| query)).collect()
}

/// What is written of addresses, and which of it of each.
fn written(log: &QueryLog) -> (Vec<String>, Vec<Option<u32>>) {
    let mut texts: Vec<&String> = log.written.iter().flatten().collect();
    texts.sort_unstable();
    texts.dedup();
    let codes = log.written.iter().map(|text| {
        let code = texts.binary_search(&text.as_ref()?).ok()?;
        Some(code as u32)
    });
    let codes = codes.collect();
    (texts.iter().map(|text| (*text).clone()).collect(), codes)
}

/// Each line once, and which of them each search has. What text and address show is one intent: that
/// of most searches.
fn numbered(half: &[HalfLine]) -> (Vec<LogLine>, Vec<(u32, u32)>) {
    let mut meant: BTreeMap<(u32, Option<u32>), BTreeMap<u32, u64>> = BTreeMap::new();
    for row in half {
        let intents = meant.entry((row.text, row.address)).or_default();
        *intents.entry(row.intent).or_default() += 1;
    }
    let mut numbers: BTreeMap<(u32, Option<u32>, u32), u32> = BTreeMap::new();
    for row in half {
        numbers.insert((row.text, row.address, row.time), 0);
    }
    let mut lines = Vec::with_capacity(numbers.len());
    for (&(text, address, time), number) in &mut numbers {
        *number = lines.len() as u32;
        let intents = meant[&(text, address)].iter();
        let intent = intents.max_by_key(|(intent, rows)| (**rows, Reverse(**intent)));
        let intent = intent.map_or(0, |(intent, _)| *intent);
        lines.push(LogLine { text, address, time, intent });
    }
    let rows = half.iter().map(|row| (row.user, numbers[&(row.text, row.address, row.time)]));
    (lines, rows.collect())
}
