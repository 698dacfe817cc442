//! A file on its way in, the table made of it, and files beside it.

use crate::attack::{DefenceRun, OtherFiles};
use crate::convert::{Thrown, reply, take, throw};
use crate::job::Job;
use outis::format::csv::{Numbering, ORDINARY_COLUMNS, ordinary_records};
use outis::table::dates::POSIX_PIVOT;
use outis_job::inspect::Inspecting;
use outis_job::{
    DefenceTrial, Fingerprint, Incoming, Input, KnownPolicy, advice, at_fault, defended, fits,
    fold, inspect, join, person_effect, resolve, show,
};
use outis_protocol::problem::Code;
use outis_protocol::recipe::{EarlierReleases, Join};
use outis_protocol::view::Inspection;
use outis_protocol::{Outcome, Problem, Recipe, parse};
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::rc::Rc;
use std::sync::{Arc, Weak};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Whether a file that begins so may be a workbook, or XML, which is read by the same module.
#[wasm_bindgen(js_name = mayBeWorkbook)]
#[must_use]
pub fn may_be_workbook(head: &[u8]) -> bool {
    outis::format::may_be_workbook(head) || outis::format::may_be_xml(head)
}

/// A file on its way in.
#[wasm_bindgen]
pub struct Loading {
    incoming: Incoming,
}

#[wasm_bindgen]
impl Loading {
    /// Begins to read a file, of which `format` says as much as a recipe's `data.format`. What it
    /// does not say is found out, but for the layout where that is `said`: then the file is read
    /// as by a recipe of that format.
    ///
    /// # Errors
    /// A problem with the field that no file can be read by.
    #[wasm_bindgen(constructor)]
    pub fn new(format: JsValue, said: bool) -> Thrown<Loading> {
        let mut options = throw(resolve::format_options(&take(format)?))?;
        options.layout.guess = !said;
        Ok(Self { incoming: Incoming::hashed_elsewhere(options) })
    }

    /// Begins to read the text that was made of a sheet; `workbook` is what is said of the
    /// workbook, as JSON.
    ///
    /// # Errors
    /// As [`Self::new`], and a problem if that is not what is said of one.
    pub fn sheet(format: JsValue, said: bool, workbook: &str) -> Thrown<Loading> {
        let mut options = throw(resolve::format_options(&take(format)?))?;
        options.layout.guess = !said;
        let workbook = serde_json::from_str(workbook).map_err(|_| Problem::new(Code::Internal));
        Ok(Self { incoming: Incoming::sheet(options, throw(workbook)?, None) })
    }

    /// Takes the next bytes.
    ///
    /// # Errors
    /// The problem that makes the file unacceptable.
    pub fn push(&mut self, bytes: &[u8]) -> Thrown<()> {
        throw(self.incoming.push(bytes))
    }

    /// Records read so far.
    #[must_use]
    pub fn records(&self) -> f64 {
        self.incoming.records() as f64
    }

    /// What a file of so many bytes will need that goes on as it has begun; undefined while too
    /// little was read to tell.
    ///
    /// # Errors
    /// None.
    pub fn need(&self, size: f64) -> Thrown<JsValue> {
        let need = self.incoming.need(size as u64);
        need.map_or(Ok(JsValue::UNDEFINED), |need| reply(&need))
    }

    /// Ends the file of this name, whose fingerprint somebody has taken meanwhile.
    ///
    /// # Errors
    /// The problem that makes the file unacceptable.
    pub fn finish(self, sha256: String, name: String) -> Thrown<LoadedTable> {
        let input = Arc::new(throw(self.incoming.finish_hashed(sha256))?);
        let file = Rc::new(Viewed { input, inspection: OnceCell::new() });
        let (last, joined, folded) = (RefCell::default(), RefCell::default(), RefCell::default());
        let joins = Vec::new();
        Ok(LoadedTable { file, names: vec![name], joins, last, joined, folded, policy: None })
    }
}

/// Records of an ordinary table that fit into so many bytes of memory, and its columns.
#[must_use]
#[wasm_bindgen]
pub fn ordinary(room: f64) -> Vec<f64> {
    vec![ordinary_records(room as u64) as f64, f64::from(ORDINARY_COLUMNS)]
}

/// The first lines of a file that begins with `head`, of which that may be the `whole`, before
/// anything is left out; of the text of a `sheet` its rows. `format` as for [`Loading`].
///
/// # Errors
/// A problem with the field that no file can be read by.
#[wasm_bindgen(js_name = firstLines)]
pub fn first_lines(head: &[u8], whole: bool, format: JsValue, sheet: bool) -> Thrown<JsValue> {
    let mut options = throw(resolve::format_options(&take(format)?))?;
    if sheet {
        options.numbering = Numbering::Rows;
    }
    reply(&show::first_lines(head, whole, &options))
}

/// Files that recipes refer to by name.
#[wasm_bindgen]
#[derive(Default)]
pub struct Files {
    pub(crate) by_name: BTreeMap<String, Vec<u8>>,
}

#[wasm_bindgen]
impl Files {
    /// No files.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Files {
        Self::default()
    }

    /// The same files and one more, or one replaced.
    #[must_use]
    pub fn with(&self, name: String, bytes: Vec<u8>) -> Files {
        let mut by_name = self.by_name.clone();
        by_name.insert(name, bytes);
        Self { by_name }
    }
}

/// Whether bytes can be read as a hierarchy, which most tables of persons cannot.
#[must_use]
#[wasm_bindgen(js_name = isHierarchy)]
pub fn is_hierarchy(bytes: &[u8]) -> bool {
    outis_job::is_hierarchy(bytes)
}

/// A table that was read.
#[wasm_bindgen]
pub struct LoadedTable {
    file: Rc<Viewed>,
    /// What its files are called, in their order; then those of further tables.
    names: Vec<String>,
    /// What was said of the further tables beside it when they were read.
    joins: Vec<Join>,
    /// The job made last, as long as somebody has it.
    last: RefCell<Weak<outis_job::Job>>,
    /// The table with the further ones joined to it that was asked for last.
    joined: RefCell<Option<Rc<Viewed>>>,
    /// The table with one record for each person, where one was asked for last.
    folded: RefCell<Option<Rc<Viewed>>>,
    /// What every release of it is made under.
    policy: Option<Arc<KnownPolicy>>,
}

/// An input with what was found in it.
struct Viewed {
    input: Arc<Input>,
    inspection: OnceCell<Inspection>,
}

impl Viewed {
    /// What was found, in the year that it is here; looked for once.
    fn inspection(&self) -> &Inspection {
        self.inspection.get_or_init(|| inspect::inspect(&self.input, this_year()))
    }
}

fn this_year() -> i16 {
    i16::try_from(js_sys::Date::new_0().get_full_year()).unwrap_or(POSIX_PIVOT)
}

/// A look at a table under way.
#[wasm_bindgen]
pub struct InspectionRun {
    viewed: Rc<Viewed>,
    inspecting: Option<Inspecting>,
}

#[wasm_bindgen]
impl InspectionRun {
    /// Looks at columns of about `budget` distinct values; true once all is known, so that the table
    /// has it at hand when it is asked.
    pub fn step(&mut self, budget: u32) -> bool {
        let Some(mut inspecting) = self.inspecting.take() else { return true };
        if !inspecting.step(&self.viewed.input, budget as usize) {
            self.inspecting = Some(inspecting);
            return false;
        }
        self.viewed.inspection.get_or_init(|| inspecting.finish(&self.viewed.input));
        true
    }
}

impl LoadedTable {
    /// The table that a recipe is about: that of the file, or one with a record for each person.
    fn view(&self, recipe: &Recipe) -> Outcome<Rc<Viewed>> {
        let whole = self.whole(recipe)?;
        // Two at once may be too much for the memory.
        if recipe.data.fold.is_none() {
            self.folded.take();
            return Ok(whole);
        }
        Ok(viewed(&self.folded, fold::folded(recipe, &self.file.input)?))
    }

    /// The table with those joined to it that a recipe names.
    fn whole(&self, recipe: &Recipe) -> Outcome<Rc<Viewed>> {
        let found = self.file.input.further.len() as u64;
        if recipe.data.join.is_empty() && found > 0 {
            // It would be about the persons alone, and what is shown about all.
            let problem = Problem::of_field(Code::Join, "data.join").with_detail("files");
            return Err(Problem { expected: Some(0), found: Some(found), ..problem });
        }
        if recipe.data.join.is_empty() {
            return Ok(self.file.clone());
        }
        Ok(viewed(&self.joined, join::joined(recipe, &self.file.input)?))
    }

    /// What is shown where no recipe says more: the table as it was joined last.
    fn shown(&self) -> Outcome<Rc<Viewed>> {
        if let Some(known) = self.joined.borrow().as_ref() {
            return Ok(known.clone());
        }
        let mut recipe = Recipe::silent();
        recipe.data.join.clone_from(&self.joins);
        self.whole(&recipe)
    }

    /// What was read.
    pub(crate) fn input(&self) -> &Arc<Input> {
        &self.file.input
    }

    /// What comes of the table. The place of a problem is that in its file, which is named if there
    /// are several.
    pub(crate) fn throw<T>(&self, outcome: Outcome<T>) -> Thrown<T> {
        throw(outcome.map_err(|problem| match self.file.input.placed(&problem) {
            Some((number, placed)) => placed.in_file(&self.names[number]),
            None => self.named(problem),
        }))
    }

    /// A problem with a further table as one with its file, as the person knows it.
    fn named(&self, problem: Problem) -> Problem {
        let place = self.joins.iter().position(|join| problem.file.as_ref() == Some(&join.name));
        match place.and_then(|place| self.names.get(place + 1)) {
            Some(name) => problem.in_file(name),
            None => problem,
        }
    }
}

/// The view of an input, which is the last one if that is of the same.
fn viewed(last: &RefCell<Option<Rc<Viewed>>>, input: Arc<Input>) -> Rc<Viewed> {
    let mut last = last.borrow_mut();
    match last.as_ref() {
        Some(known) if Arc::ptr_eq(&known.input, &input) => known.clone(),
        _ => last.insert(Rc::new(Viewed { input, inspection: OnceCell::new() })).clone(),
    }
}

#[wasm_bindgen]
impl LoadedTable {
    /// Adds the table of another file below, before anything was asked of this one.
    ///
    /// # Errors
    /// The problem that makes it no part of this one.
    pub fn append(&mut self, other: LoadedTable) -> Thrown<()> {
        let Self { file, names, .. } = other;
        let other = Rc::into_inner(file).and_then(|viewed| Arc::into_inner(viewed.input));
        let own = Rc::get_mut(&mut self.file).and_then(|viewed| Arc::get_mut(&mut viewed.input));
        let (Some(own), Some(other)) = (own, other) else {
            return throw(Err(Problem::new(Code::Internal)));
        };
        throw(own.append(other))?;
        self.names.extend(names);
        Ok(())
    }

    /// Puts the table of another file beside, for recipes to join it, before anything was asked of
    /// this one. `join` is what is said of it, as in a recipe.
    ///
    /// # Errors
    /// `file-twice` if it is there already.
    #[wasm_bindgen(js_name = putBeside)]
    pub fn put_beside(&mut self, other: LoadedTable, join: JsValue) -> Thrown<()> {
        let Self { file, names, .. } = other;
        let other = Rc::into_inner(file).and_then(|viewed| Arc::into_inner(viewed.input));
        let own = Rc::get_mut(&mut self.file).and_then(|viewed| Arc::get_mut(&mut viewed.input));
        let (Some(own), Some(other)) = (own, other) else {
            return throw(Err(Problem::new(Code::Internal)));
        };
        throw(own.put_beside(other))?;
        self.names.extend(names);
        self.joins.push(take(join)?);
        Ok(())
    }

    /// How another table seems to belong to this one of persons; undefined if it does not, or has
    /// the same columns, so that it may be a part of this one.
    ///
    /// # Errors
    /// None that a file can cause.
    pub fn belonging(&self, other: &LoadedTable) -> Thrown<JsValue> {
        let [own, theirs] = [self, other].map(|table| {
            let columns = table.input().table().columns.iter();
            columns.map(|column| column.name.as_str()).collect::<BTreeSet<_>>()
        });
        if own == theirs {
            return Ok(JsValue::UNDEFINED);
        }
        let file = &other.names[0];
        let name = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or(file);
        let found = join::belonging(self.input(), other.input(), name);
        found.map_or(Ok(JsValue::UNDEFINED), |found| reply(&found))
    }

    /// Begins to look at the file, in the year that it is here.
    ///
    /// # Errors
    /// As [`Self::inspect`].
    pub fn inspecting(&self) -> Thrown<InspectionRun> {
        let viewed = self.throw(self.shown())?;
        let is_known = viewed.inspection.get().is_some();
        let inspecting = (!is_known).then(|| Inspecting::new(this_year()));
        Ok(InspectionRun { viewed, inspecting })
    }

    /// What was found in the file, in the year that it is here.
    ///
    /// # Errors
    /// `join` if the further tables beside it cannot be joined.
    pub fn inspect(&self) -> Thrown<JsValue> {
        reply(self.throw(self.shown())?.inspection())
    }

    /// The same of the table that a recipe is about, which may have one record for each person.
    ///
    /// # Errors
    /// The problem with the recipe by itself, or that persons' records cannot be made one.
    #[wasm_bindgen(js_name = inspectFor)]
    pub fn inspect_for(&self, recipe: &str) -> Thrown<JsValue> {
        let recipe = throw(parse(recipe))?;
        reply(self.throw(self.view(&recipe))?.inspection())
    }

    /// What stands out about the columns in the roles of a recipe.
    ///
    /// # Errors
    /// The problem with the recipe by itself or for this table.
    pub fn advice(&self, recipe: &str) -> Thrown<JsValue> {
        let recipe = throw(parse(recipe))?;
        let view = self.throw(self.view(&recipe))?;
        reply(&self.throw(advice(&recipe, &view.input, &view.inspection().columns))?)
    }

    /// The SHA-256 of its file, in hex; of several that of theirs.
    ///
    /// # Errors
    /// As [`Self::inspect`].
    pub fn sha256(&self) -> Thrown<String> {
        Ok(self.throw(self.shown())?.input.sha256.clone())
    }

    /// Some records as they were understood.
    ///
    /// # Errors
    /// As [`Self::inspect`].
    pub fn rows(&self, first: u32, count: u32) -> Thrown<JsValue> {
        let view = self.throw(self.shown())?;
        reply(&show::rows(view.input.table(), first as usize, count as usize))
    }

    /// The hierarchy of one attribute.
    ///
    /// # Errors
    /// The problem with the recipe or the hierarchy.
    pub fn hierarchy(&self, recipe: &str, files: &Files, attribute: &str) -> Thrown<JsValue> {
        let recipe = throw(parse(recipe))?;
        let input = &self.throw(self.view(&recipe))?.input;
        reply(&self.throw(show::hierarchy(&recipe, input, &files.by_name, attribute))?)
    }

    /// The hierarchy of one attribute as a file.
    ///
    /// # Errors
    /// The problem with the recipe or the hierarchy.
    #[wasm_bindgen(js_name = hierarchyCsv)]
    pub fn hierarchy_csv(&self, recipe: &str, files: &Files, attribute: &str) -> Thrown<Vec<u8>> {
        let recipe = throw(parse(recipe))?;
        let input = &self.throw(self.view(&recipe))?.input;
        self.throw(show::hierarchy_csv(&recipe, input, &files.by_name, attribute))
    }

    /// Where the cut points of one attribute may stand.
    ///
    /// # Errors
    /// The problem with the recipe or the hierarchy.
    #[wasm_bindgen(js_name = cutScale)]
    pub fn cut_scale(&self, recipe: &str, files: &Files, attribute: &str) -> Thrown<JsValue> {
        let recipe = throw(parse(recipe))?;
        let input = &self.throw(self.view(&recipe))?.input;
        reply(&self.throw(show::cut_scale(&recipe, input, &files.by_name, attribute))?)
    }

    /// How each of the files suits the columns.
    ///
    /// # Errors
    /// The problem with the recipe by itself or for this table.
    pub fn fits(&self, recipe: &str, files: &Files) -> Thrown<JsValue> {
        let recipe = throw(parse(recipe))?;
        let input = &self.throw(self.view(&recipe))?.input;
        reply(&self.throw(fits(&recipe, input, &files.by_name))?)
    }

    /// What stands in the cells that a problem is about, which comes as it was thrown.
    ///
    /// # Errors
    /// The problem with the recipe or the hierarchy.
    #[wasm_bindgen(js_name = atFault)]
    pub fn at_fault(&self, recipe: &str, files: &Files, problem: JsValue) -> Thrown<JsValue> {
        let (recipe, problem): (_, Problem) = (throw(parse(recipe))?, take(problem)?);
        // What cannot be folded is shown as the file has it.
        let view = self.view(&recipe).unwrap_or_else(|_| self.file.clone());
        let input = &view.input;
        reply(&throw(at_fault(&recipe, input, &files.by_name, &problem))?)
    }

    /// What it changes whether records or the persons of an attribute are counted.
    ///
    /// # Errors
    /// The problem with the recipe by itself or for this table.
    #[wasm_bindgen(js_name = personEffect)]
    pub fn person_effect(&self, recipe: &str, files: &Files, attribute: &str) -> Thrown<JsValue> {
        let recipe = throw(parse(recipe))?;
        self.throw(self.whole(&recipe).map(drop))?;
        let last = self.last.borrow().upgrade();
        let (input, files) = (&self.file.input, &files.by_name);
        reply(&self.throw(person_effect(&recipe, input, files, attribute, last.as_deref()))?)
    }

    /// Begins to try a recipe with a defence in it, `floors` or `columns`, against what it would tell
    /// together with the earlier releases of `others`. What is in it then need not be asked for.
    ///
    /// # Errors
    /// The problem with the recipe, with a file or between the two.
    #[wasm_bindgen(js_name = tryDefence)]
    pub fn try_defence(
        &self,
        recipe: &str,
        files: &Files,
        others: &OtherFiles,
        defence: JsValue,
    ) -> Thrown<DefenceRun> {
        let mut recipe = throw(parse(recipe))?;
        self.throw(self.whole(&recipe).map(drop))?;
        recipe.earlier = Some(take::<EarlierReleases>(defence)?);
        let (input, files) = (&self.file.input, &files.by_name);
        let mut defended = self.throw(defended(recipe, input, files, &others.earlier()))?;
        defended.recipe.earlier = None;
        let trial = DefenceTrial::new(defended.recipe.clone(), input, files, self.policy.clone());
        Ok(DefenceRun::new(defended, self.throw(trial)?))
    }

    /// A recipe resolved for this table; sooner where the last one had the same
    /// quasi-identifiers and is still there.
    ///
    /// # Errors
    /// The problem with the recipe by itself or for this table.
    pub fn job(&self, recipe: &str, files: &Files) -> Thrown<Job> {
        let recipe = throw(parse(recipe))?;
        self.throw(self.view(&recipe).map(drop))?;
        let last = self.last.borrow().upgrade();
        let job = outis_job::Job::after(recipe, &self.file.input, &files.by_name, last.as_deref());
        let job = self.throw(job)?;
        let job = Arc::new(match &self.policy {
            Some(policy) => job.bound(policy.clone()),
            None => job,
        });
        self.last.replace(Arc::downgrade(&job));
        Ok(Job::new(job))
    }

    /// From now on whatever is released of it is made under this policy, the text of a file.
    ///
    /// # Errors
    /// `policy-broken`.
    pub fn obey(&mut self, policy: &str) -> Thrown<()> {
        self.policy = Some(Arc::new(throw(known_policy(policy))?));
        Ok(())
    }

    /// The text of a recipe that asks for what its policy asks for, with as little changed as can be.
    ///
    /// # Errors
    /// The problem with the recipe by itself or for this table.
    pub fn conformed(&self, recipe: &str) -> Thrown<String> {
        let recipe = throw(parse(recipe))?;
        let view = self.throw(self.view(&recipe))?;
        let suggested = &view.inspection().recipe;
        Ok(self.policy.as_ref().map_or_else(
            || recipe.to_text(),
            |policy| policy.conformed(recipe.clone(), suggested).to_text(),
        ))
    }
}

/// A policy as its file is read.
///
/// # Errors
/// `policy-broken`.
#[wasm_bindgen(js_name = policyOf)]
pub fn policy_of(text: &str) -> Thrown<JsValue> {
    reply(&throw(known_policy(text))?.policy)
}

/// The same for whoever holds releases against it.
pub(crate) fn known_policy(text: &str) -> Outcome<KnownPolicy> {
    let mut fingerprint = Fingerprint::default();
    fingerprint.push(text.as_bytes());
    KnownPolicy::read(text, fingerprint.finish())
}
