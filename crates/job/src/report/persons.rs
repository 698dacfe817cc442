//! What a record is: one person, or one of several records of a person.

use super::exposed;
use crate::column_notice::column_notice;
use crate::resolve::{self, Files, Titles};
use crate::{Input, Job, fold, join};
use outis::evidence::{Classes, HouseholdColumns, Persons};
use outis::model::KAnonymity;
use outis::release::Applied;
use outis::table::Table;
use outis::table::persons::{
    self, ColumnRoles, few_repeated, recurring_persons, repeated_in_classes, repeated_in_table,
    repeated_persons,
};
use outis::table::spellings::persons_alike;
use outis_protocol::problem::{Code, Outcome, Problem};
use outis_protocol::recipe::{Attribute, Data, Fold, Recipe, Records, Risk, Role, Unassigned};
use outis_protocol::report::{Counted, Notice, NoticeCode, Unit};
use outis_protocol::view::{CountedFigures, FoldEffect, PersonEffect, RepeatedPersons};
use std::iter;
use std::sync::Arc;

/// The size that classes are held against where no k is asked for.
const CROWD: u32 = 2;

/// The column that seems to tell persons apart where some have several records, as the recipe
/// names it; `columns` says where its attributes stand.
pub(super) fn repeated(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
) -> Option<RepeatedPersons> {
    let markers = resolve::markers(recipe).ok()?;
    let found = repeated_persons(table, &markers)
        .or_else(|| few_repeated(table, &roles(recipe, columns), &markers))
        .or_else(|| recurring_persons(table, &markers))?;
    named(recipe, columns, found)
}

/// What was found, with columns called as the recipe calls them.
fn named(
    recipe: &Recipe,
    columns: &[Option<usize>],
    found: persons::RepeatedPersons,
) -> Option<RepeatedPersons> {
    let title = |place: usize| {
        let attribute = columns.iter().position(|&column| column == Some(place))?;
        Some(recipe.attributes[attribute].title())
    };
    Some(RepeatedPersons {
        attribute: title(found.column)?,
        values: found.values,
        records: found.records,
        alike: found.alike,
        partners: found
            .partners
            .into_iter()
            .flatten()
            .map(title)
            .collect::<Option<Vec<String>>>()?,
        time: found.time.and_then(title),
    })
}

/// Which of the columns that are there are left out, and which others may know.
fn roles(recipe: &Recipe, columns: &[Option<usize>]) -> ColumnRoles {
    let of_role = |role: Role| -> Vec<usize> {
        let all = recipe.attributes.iter().zip(columns);
        all.filter(|(one, _)| one.role == role).filter_map(|(_, &column)| column).collect()
    };
    ColumnRoles {
        identifiers: of_role(Role::Identifier),
        quasi_identifiers: of_role(Role::QuasiIdentifier),
    }
}

/// Whether classes of records may be fewer persons than they seem, as far as the recipe says: it is
/// silent about what a record is, and each line is one record.
fn may_be_fewer(recipe: &Recipe) -> bool {
    !answers(recipe) && recipe.records.count.is_none()
}

/// Whether a recipe says what a record is. Where persons have one record each, it is they.
fn answers(recipe: &Recipe) -> bool {
    let records = &recipe.records;
    records.entity.is_some() || records.person.is_some() || recipe.data.fold.is_some()
}

/// The warning where what tells persons apart is released, which joins their records.
pub(super) fn entity_notice(recipe: &Recipe) -> Option<Notice> {
    let entity = recipe.records.entity.as_ref()?;
    let attribute = recipe.attributes.iter().find(|attribute| attribute.title() == *entity)?;
    (attribute.role != Role::Identifier).then(|| Notice {
        attribute: Some(entity.clone()),
        ..Notice::new(NoticeCode::EntityReleased)
    })
}

/// The warning of records that do not say whose they are: they may be those of persons whom others
/// name.
pub(super) fn unassigned_notice(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
    markers: &[String],
) -> Option<Notice> {
    let column = &table.columns[entity_column(recipe, columns)?];
    column_notice(table, column, NoticeCode::RecordsWithoutPerson, &|text| {
        markers.iter().any(|marker| marker == text)
    })
}

/// The warning of persons whose numbers differ only in how they are written.
pub(super) fn alike_notice(
    recipe: &Recipe,
    table: &Table,
    columns: &[Option<usize>],
    markers: &[String],
) -> Option<Notice> {
    let column = entity_column(recipe, columns)?;
    persons_alike(table, column, markers).as_ref().map(super::notice)
}

/// The column that tells persons apart, if it is there.
fn entity_column(recipe: &Recipe, columns: &[Option<usize>]) -> Option<usize> {
    column_called(recipe, columns, recipe.records.entity.as_ref()?)
}

/// Where an attribute stands, if it is there.
fn column_called(recipe: &Recipe, columns: &[Option<usize>], title: &str) -> Option<usize> {
    columns[recipe.attributes.iter().position(|attribute| attribute.title() == title)?]
}

/// The column of households of a table, if the recipe names one and it is there.
pub(super) fn households<'a>(
    recipe: &Recipe,
    (table, columns): (&'a Table, &[Option<usize>]),
    markers: &'a [String],
) -> Option<HouseholdColumns<'a>> {
    let household = column_called(recipe, columns, recipe.records.household.as_ref()?)?;
    let person = entity_column(recipe, columns).map(|column| &table.columns[column]);
    Some(HouseholdColumns { household: &table.columns[household], person, markers })
}

/// The warning that persons with several records may be counted as if each record were one.
fn notice(repeated: &RepeatedPersons) -> Notice {
    if let Some(time) = &repeated.time {
        let recurring = iter::once(&repeated.attribute).chain(&repeated.partners);
        return Notice {
            attribute: Some(time.clone()),
            partners: recurring.cloned().collect(),
            values: Some(repeated.values),
            records: Some(repeated.records),
            ..Notice::new(NoticeCode::PersonsMayRecur)
        };
    }
    Notice {
        attribute: Some(repeated.attribute.clone()),
        partners: repeated.partners.clone(),
        values: Some(repeated.values),
        records: Some(repeated.records),
        ..Notice::new(NoticeCode::RecordsMayRepeatPersons)
    }
}

/// What figures count: persons only where the recipe says what a record is, since no look at a
/// file can show that nobody has two.
pub(crate) fn unit_counted(recipe: &Recipe) -> Counted {
    let records = &recipe.records;
    let answered = answers(recipe);
    let unit = if answered { Unit::Persons } else { Unit::Records };
    Counted {
        unit,
        record: if records.entity.is_some() { Unit::Records } else { unit },
        answered,
        entity: records.entity.clone(),
        persons: None,
        lost_some: None,
        lost_all: None,
    }
}

impl Job {
    /// The column that seems to tell persons apart, where the recipe does not say what a record
    /// is and some seem to have several.
    pub(crate) fn find_repeated(
        recipe: &Recipe,
        table: &Table,
        before: Option<&Self>,
    ) -> Outcome<Option<RepeatedPersons>> {
        if answers(recipe) {
            return Ok(None);
        }
        if let Some(before) = before.filter(|before| {
            let same_names = before.recipe.attributes.len() == recipe.attributes.len()
                && before
                    .recipe
                    .attributes
                    .iter()
                    .map(Attribute::title)
                    .eq(recipe.attributes.iter().map(Attribute::title));
            let roles_before = before.recipe.attributes.iter().map(|attribute| attribute.role);
            let same_roles = roles_before.eq(recipe.attributes.iter().map(|one| one.role));
            !answers(&before.recipe)
                && before.recipe.missing.values == recipe.missing.values
                && before.recipe.data.together == recipe.data.together
                && same_names
                && same_roles
        }) {
            return Ok(before.repeated.clone());
        }
        Ok(repeated(recipe, table, &resolve::columns(recipe, table, false)?))
    }

    /// What figures count, before anything is released.
    #[must_use]
    pub fn counted(&self) -> Counted {
        let persons = self.persons().map(|persons| persons.number());
        Counted { persons, ..unit_counted(&self.recipe) }
    }

    /// The same with who lost some records by the release, and who lost all.
    #[must_use]
    pub fn counted_after(&self, applied: &Applied) -> Counted {
        let counted = unit_counted(&self.recipe);
        let Some(persons) = self.persons() else { return counted };
        let number = persons.number();
        let (lost_some, lost_all) = persons.losing(|record| applied.keeps(record));
        Counted {
            persons: Some(number),
            lost_some: Some(lost_some),
            lost_all: Some(lost_all),
            ..counted
        }
    }

    fn persons(&self) -> Option<Persons<'_>> {
        let column = self.plan.attributes[self.plan.entity?].column;
        Some(Persons::of_column(&self.input.table().columns[column], &self.plan.markers))
    }

    /// The households of the table, if the recipe names them.
    pub(super) fn households(&self) -> Option<HouseholdColumns<'_>> {
        let table = self.input.table();
        let columns = self.columns();
        households(&self.recipe, (table, &columns), &self.plan.markers)
    }

    /// The warning of a recipe that is silent about persons who seem to repeat.
    pub(super) fn repeated_notice(&self) -> Option<Notice> {
        self.repeated.as_ref().map(notice)
    }

    /// The same where nothing was said before the search, and a class that is released has fewer
    /// persons than it has to have.
    pub(super) fn repeated_after(&self, applied: &Applied) -> Option<Notice> {
        if self.repeated.is_some() || !may_be_fewer(&self.recipe) {
            return None;
        }
        let (table, columns) = (self.input.table(), self.columns());
        let classes: Vec<Option<u32>> = (0..table.records as u32)
            .map(|record| applied.writes(record).then(|| applied.shown_class(record) as u32))
            .collect();
        let roles = roles(&self.recipe, &columns);
        let k = self.recipe.k().unwrap_or(CROWD);
        let found = repeated_in_classes(table, &roles, &self.plan.markers, &classes, k)?;
        named(&self.recipe, &columns, found).as_ref().map(notice)
    }
}

/// What figures of a measured file count, with the warning where persons seem to repeat in it or
/// in the `original`.
pub(super) fn counted_in_file(
    recipe: &Recipe,
    (table, columns): (&Table, &[Option<usize>]),
    original: Option<(&Table, &[Option<usize>])>,
    markers: &[String],
) -> (Counted, Option<Notice>) {
    let silent = !answers(recipe);
    let seen = [Some((table, columns)), original].into_iter().flatten().filter(|_| silent);
    let repeated = { seen }.find_map(|(table, columns)| repeated(recipe, table, columns));
    let repeated = repeated.or_else(|| {
        let k = recipe.k().unwrap_or(CROWD);
        let found = may_be_fewer(recipe)
            .then(|| repeated_in_table(table, &roles(recipe, columns), markers, k))?;
        named(recipe, columns, found?)
    });
    let persons = entity_column(recipe, columns)
        .map(|column| Persons::of_column(&table.columns[column], markers).number());
    (Counted { persons, ..unit_counted(recipe) }, repeated.as_ref().map(notice))
}

/// What it changes whether records or persons are counted, for a column that may tell persons
/// apart, and what comes of one record for each of them. How values grow coarser, and what is
/// asked of them, does not matter for that.
///
/// # Errors
/// Whatever is wrong with the recipe otherwise; `missing-attribute` if it has no such column.
pub fn person_effect(
    recipe: &Recipe,
    file: &Arc<Input>,
    files: &dyn Files,
    attribute: &str,
    before: Option<&Job>,
) -> Outcome<PersonEffect> {
    if !recipe.attributes.iter().any(|one| one.title() == attribute) {
        let problem = Problem::of_field(Code::MissingAttribute, "records.entity");
        return Err(problem.of_attribute(attribute));
    }
    // What is joined need not be joined again.
    let file = &join::joined(recipe, file)?;
    let recipe =
        &Recipe { data: Data { join: Vec::new(), ..recipe.data.clone() }, ..recipe.clone() };
    let own = recipe.data.fold.clone().filter(|fold| fold.person == attribute);
    let asked = own
        .unwrap_or_else(|| Fold { unassigned: Unassigned::LeaveOut, ..Fold::of_person(attribute) });
    let unfolded = unfolded(recipe, file.table());
    let counting = |entity: Option<&str>, recipe: &Recipe| Recipe {
        records: Records {
            entity: entity.map(str::to_owned),
            person: None,
            sampling_weight: recipe.records.sampling_weight.clone(),
            household: recipe.records.household.clone(),
            count: recipe.records.count.clone(),
        },
        ..bare(recipe, attribute)
    };
    let records = Job::after(counting(None, &unfolded), file, files, before)?;
    let persons = Job::after(counting(Some(attribute), &unfolded), file, files, Some(&records))?;
    let partition = persons.exact();
    let k = recipe.k().unwrap_or(CROWD);
    let classes = (0..partition.classes()).map(|class| partition.class(class));
    let seeming: Vec<_> = classes.filter(|class| class.records >= k && class.size < k).collect();
    let to_fold = Recipe {
        records: Records { entity: None, ..recipe.records.clone() },
        data: Data { fold: Some(asked), ..recipe.data.clone() },
        ..recipe.clone()
    };
    let folded = fold::folded(&to_fold, file);
    let folded = folded.and_then(|input| {
        let file = input.folding.as_ref().map(|folding| folding.told.clone());
        // That is folded already, so that the recipe need not say so.
        let job = Job::after(counting(None, &to_fold), &input, files, before)?;
        Ok(file.map(|file| FoldEffect { figures: figures(&job, k), file }))
    });
    Ok(PersonEffect {
        attribute: attribute.to_owned(),
        k,
        records: figures(&records, k),
        persons: figures(&persons, k),
        seeming_classes: seeming.len() as u32,
        seeming_records: seeming.iter().map(|class| class.records).sum(),
        most_records: persons.persons().map_or(0, |persons| persons.most()),
        sequences: exposed::sequences_at_once(recipe, &Classes::exact(&persons.prepared)),
        fold_problem: folded.as_ref().err().cloned(),
        folded: folded.ok().flatten(),
    })
}

/// The recipe for the file as it is: without the columns that only a fold has.
fn unfolded(recipe: &Recipe, table: &Table) -> Recipe {
    let mut unfolded = recipe.clone();
    if let Some(asked) = unfolded.data.fold.take() {
        let titles = Titles::new(recipe, table);
        unfolded.attributes.retain(|attribute| !fold::is_made(&asked, &titles, attribute));
    }
    unfolded
}

/// A recipe of which class sizes are to be known: without what is asked of them. Who tells
/// persons apart is not matched with other sources as it stands.
fn bare(recipe: &Recipe, person: &str) -> Recipe {
    Recipe {
        data: Data { fold: None, ..recipe.data.clone() },
        attributes: recipe
            .attributes
            .iter()
            .map(|attribute| Attribute {
                role: match attribute.role {
                    Role::QuasiIdentifier if attribute.title() == person => Role::Identifier,
                    role => role,
                },
                hierarchy: None,
                limit: None,
                floor: None,
                weight: None,
                protection: None,
                items: None,
                ..attribute.clone()
            })
            .collect(),
        missing: recipe.missing.clone(),
        models: vec![KAnonymity::chosen(recipe.k().unwrap_or(CROWD)).into()],
        records: recipe.records.clone(),
        risk: Risk { population: None, ..recipe.risk.clone() },
        ..Recipe::silent()
    }
}

fn figures(job: &Job, k: u32) -> CountedFigures {
    let sizes = job.before();
    let prosecutor = sizes.prosecutor(job.recipe.risk.threshold);
    CountedFigures {
        all: sizes.records() as u32,
        smallest: sizes.iter().next().map_or(0, |(size, _)| size),
        alone: sizes.uniques(),
        below_k: sizes.records_below(k) as u32,
        above_threshold: prosecutor.map_or(0, |risk| risk.records_above_threshold as u32),
    }
}
