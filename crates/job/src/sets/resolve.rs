//! From a recipe for sets to a study.

use super::json;
use crate::report::notice;
use crate::resolve::Files;
use outis::Kind;
use outis::evidence::owners_of_items;
use outis::format::csv::{DELIMITERS, delimiter};
use outis::hierarchy::kinds::{HierarchyContext, bind};
use outis::hierarchy::{Spec, build};
use outis::sets::{self, Algorithm, Baskets, FileLayout, ItemTree, Lines, Protection, SetStudy};
use outis::table::number::NumberForm;
use outis::table::spellings::compared_as;
use outis::table::{DataType, Dictionary, kind};
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{SetFormat, SetLayout, SetRecipe};
use outis_protocol::report::{Notice, NoticeCode};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// What somebody is taken to know of a person where the recipe does not say.
const KNOWN: u32 = 2;

/// The most items that somebody may be taken to know.
const MOST_KNOWN: u32 = 8;

/// A study with what is said beside it.
pub(super) struct ResolvedSets {
    pub(super) study: SetStudy,
    pub(super) known: u32,
    pub(super) warnings: Vec<Notice>,
}

/// The sets of a file, and how a release of them is written; nothing if that is JSON.
///
/// # Errors
/// Whatever is wrong with the recipe's format, or with the file, with its line.
pub(super) fn read(recipe: &SetRecipe, bytes: &[u8]) -> Outcome<(Baskets, Option<FileLayout>)> {
    let format = &recipe.data.format;
    refuse_idle(format)?;
    let lines = match format.layout {
        SetLayout::Json => return Ok((json::read(bytes).map_err(of_sets)?, None)),
        SetLayout::Pairs => Lines::Pairs,
        SetLayout::Persons => Lines::Persons {
            id: format.id.unwrap_or(true),
            items: character(format.item_delimiter.as_deref(), "data.format.item-delimiter")?,
        },
    };
    let field = "data.format.header";
    let header = format.header;
    let header = header.ok_or_else(|| Problem::of_field(Code::RecipeMissingField, field))?;
    let delimiter = character(format.delimiter.as_deref(), "data.format.delimiter")?;
    let layout = FileLayout { lines, delimiter, header, formula_guard: false };
    let baskets = sets::read(bytes, layout).map_err(|error| of_sets(error.into()))?;
    Ok((baskets, Some(FileLayout { formula_guard: recipe.output.formula_guard, ..layout })))
}

/// The same problem in words of sets, where those of tables name what only their recipes have.
pub(super) fn of_sets(problem: Problem) -> Problem {
    let code = match problem.code {
        Code::NoRecords => Code::NoSets,
        Code::BlankLine => Code::SetBlankLine,
        Code::Ragged => Code::SetRagged,
        code => code,
    };
    Problem { code, ..problem }
}

/// Refuses what says nothing in a layout.
fn refuse_idle(format: &SetFormat) -> Outcome<()> {
    let is_persons = format.layout == SetLayout::Persons;
    let is_text = format.layout != SetLayout::Json;
    for (name, is_given, may) in [
        ("item-delimiter", format.item_delimiter.is_some(), is_persons),
        ("id", format.id.is_some(), is_persons),
        ("header", format.header.is_some(), is_text),
        ("delimiter", format.delimiter.is_some(), is_text),
    ] {
        if is_given && !may {
            return Err(Problem::of_field(Code::IdleField, format!("data.format.{name}")));
        }
    }
    Ok(())
}

fn character(text: Option<&str>, field: &str) -> Outcome<Option<u8>> {
    text.map(|text| {
        delimiter(text)
            .ok_or_else(|| Problem::of_field(Code::Parameter, field).with_detail(DELIMITERS))
    })
    .transpose()
}

/// What a recipe asks of these sets.
///
/// # Errors
/// Whatever is wrong with the recipe by itself or for these sets.
pub(super) fn study(
    recipe: &SetRecipe,
    baskets: Baskets,
    files: &dyn Files,
) -> Outcome<ResolvedSets> {
    let [model] = &recipe.models[..] else {
        let code = if recipe.models.is_empty() { Code::NoModels } else { Code::OneModel };
        return Err(Problem::of_field(code, "models"));
    };
    let protection = Protection::bind(model).map_err(|error| error.of_model(0))?;
    let algorithm = Algorithm::bind(recipe.search.as_deref(), protection).map_err(|error| {
        let problem = Problem::from(error);
        let is_whole = problem.field.as_deref().is_some_and(|field| field.contains('.'));
        if is_whole { problem } else { problem.within("search") }
    })?;
    let limit = recipe.suppression.limit;
    if !(0.0..=1.0).contains(&limit) {
        return Err(Problem::of_field(Code::Parameter, "suppression.limit").with_detail("0..=1"));
    }
    let known = recipe.risk.known.unwrap_or(match protection {
        Protection::KmAnonymity { m, .. } => m,
        _ => KNOWN,
    });
    if !(1..=MOST_KNOWN).contains(&known) {
        let problem = Problem::of_field(Code::Parameter, "risk.known");
        return Err(problem.with_detail(format!("1..={MOST_KNOWN}")));
    }
    let sensitive = sensitive(recipe, &baskets)?;
    let is_grouped = matches!(protection, Protection::PrivacyDegree { .. });
    if is_grouped && sensitive.is_empty() {
        return Err(Problem::of_field(Code::SensitiveNeeded, "items.sensitive"));
    }
    // Items are published as they are, or not at all.
    if is_grouped && recipe.items.hierarchy.is_some() {
        return Err(Problem::of_field(Code::IdleField, "items.hierarchy"));
    }
    if !matches!(protection, Protection::KmAnonymity { .. }) && limit > 0.0 {
        return Err(Problem::of_field(Code::IdleField, "suppression.limit"));
    }
    let tree = tree(recipe, &baskets, files)?;
    let mut warnings: Vec<Notice> = baskets.alike.as_ref().map(notice).into_iter().collect();
    if !recipe.output.shuffle {
        warnings.push(Notice::new(NoticeCode::NotShuffled));
    }
    warnings.extend(identifying(&baskets, &sensitive));
    warnings.extend(unparted(recipe, &baskets));
    if !is_grouped && !sensitive.is_empty() {
        warnings.push(Notice::new(NoticeCode::SensitiveUnprotected));
    }
    let study = SetStudy { baskets, tree, sensitive, protection, algorithm, limit };
    Ok(ResolvedSets { study, known, warnings })
}

/// The sensitive items, ascending.
fn sensitive(recipe: &SetRecipe, baskets: &Baskets) -> Outcome<Vec<u32>> {
    let named = recipe.items.sensitive.iter();
    let known: Vec<Option<u32>> = named.map(|item| baskets.items.code(item.trim())).collect();
    let unknown = known.iter().filter(|item| item.is_none()).count() as u64;
    if unknown > 0 {
        let problem = Problem::of_field(Code::UnknownItems, "items.sensitive");
        return Err(Problem { found: Some(unknown), ..problem });
    }
    let mut sensitive: Vec<u32> = known.into_iter().flatten().collect();
    sensitive.sort_unstable();
    sensitive.dedup();
    refuse_spelled(baskets, &sensitive)?;
    Ok(sensitive)
}

/// The warning of items that are released and point to people by themselves.
fn identifying(baskets: &Baskets, sensitive: &[u32]) -> Option<Notice> {
    let mut open = Dictionary::new();
    for (item, text) in (0..).zip(baskets.items.iter()) {
        if sensitive.binary_search(&item).is_err() {
            open.insert(text);
        }
    }
    owners_of_items(open).map(|detected| Notice {
        values: Some(detected.records as u32),
        detector: Some(detected.detector.id().to_owned()),
        ..Notice::new(NoticeCode::LooksIdentifying)
    })
}

/// The share of the cells from which on it is hardly chance what all of them hold.
const NEARLY_ALL: f64 = 0.9;

/// The hint that cells may hold several items, where nothing is said to part these.
fn unparted(recipe: &SetRecipe, baskets: &Baskets) -> Option<Notice> {
    let format = &recipe.data.format;
    if format.layout != SetLayout::Persons || format.item_delimiter.is_some() {
        return None;
    }
    let occurrences = baskets.occurrences();
    let parted = (0..).zip(baskets.items.iter()).filter(|(_, text)| text.contains(PARTERS));
    let parted: Vec<usize> = parted.map(|(item, _)| item).collect();
    let cells: u64 = parted.iter().map(|&item| occurrences[item]).sum();
    let first = baskets.first_lines[*parted.first()?];
    (cells as f64 >= NEARLY_ALL * occurrences.iter().sum::<u64>() as f64).then(|| Notice {
        line: Some(first as u32),
        records: Some(cells as u32),
        ..Notice::new(NoticeCode::ItemsNotParted)
    })
}

/// What cells are often parted by, whatever a recipe says.
const PARTERS: [char; 3] = [',', ';', '|'];

/// Refuses items that are sensitive ones for whoever reads them, but not named as such: in another
/// spelling, or beside others in one cell. They would be released as items that anybody may know.
fn refuse_spelled(baskets: &Baskets, sensitive: &[u32]) -> Outcome<()> {
    let hidden: BTreeSet<String> =
        sensitive.iter().map(|&item| compared_as(baskets.items.get(item))).collect();
    let open = (0..).zip(baskets.items.iter());
    let open = open.filter(|(item, _)| sensitive.binary_search(item).is_err());
    let (mut spelled, mut compound) = (Vec::new(), Vec::new());
    for (item, text) in open.filter(|_| !hidden.is_empty()) {
        if hidden.contains(&compared_as(text)) {
            spelled.push(item);
        } else if text.contains(PARTERS)
            && text.split(PARTERS).any(|part| hidden.contains(&compared_as(part)))
        {
            compound.push(item);
        }
    }
    let (detail, items) =
        if spelled.is_empty() { ("within", compound) } else { ("spelled", spelled) };
    let Some(&first) = items.first() else { return Ok(()) };
    let problem = Problem::of_field(Code::SensitiveSpelled, "items.sensitive").with_detail(detail);
    let line = Some(baskets.first_lines[first as usize]);
    Err(Problem { found: Some(items.len() as u64), line, ..problem })
}

/// The tree above the items.
pub(super) fn tree(recipe: &SetRecipe, baskets: &Baskets, files: &dyn Files) -> Outcome<ItemTree> {
    let placed = |problem: Problem| match problem.code {
        Code::NotInHierarchy if problem.file.is_none() => {
            Problem { code: Code::ItemNotInHierarchy, column: None, record: None, ..problem }
        }
        _ => {
            let field = problem.field.clone().map(|field| format!("items.hierarchy.{field}"));
            let of_data = problem.record.is_some();
            let line = problem.line.filter(|_| !of_data);
            Problem { field, column: None, record: None, line, ..problem }
        }
    };
    let spec = match &recipe.items.hierarchy {
        None => Spec::NONE,
        Some(hierarchy) => {
            // What is wrong with a file the core cannot say.
            let unread = RefCell::new(None);
            let context = HierarchyContext {
                numbers: NumberForm { decimal: '.', thousands: None, currency: false },
                integer: &|| kind::infer(&baskets.items, &[]).data_type == DataType::Integer,
                records: &|| Some(counts(baskets)),
                file: &|name| {
                    files.read(name).map_err(|problem| unread.replace(Some(problem))).ok()
                },
            };
            bind(hierarchy, &context)
                .map_err(|error| placed(unread.take().unwrap_or_else(|| Problem::from(error))))?
        }
    };
    let domain = baskets.domain();
    let (hierarchy, _) = build(&spec, &domain).map_err(|error| {
        let is_of_items = matches!(error.kind, Kind::NotInHierarchy { .. });
        let problem = Problem::from(error);
        placed(if is_of_items { Problem { file: None, ..problem } } else { problem })
    })?;
    Ok(ItemTree::new(&hierarchy, &domain)?)
}

/// How many people have each item.
fn counts(baskets: &Baskets) -> BTreeMap<String, u32> {
    let occurrences = baskets.items.iter().zip(baskets.occurrences());
    occurrences.map(|(item, people)| (item.to_owned(), people as u32)).collect()
}
