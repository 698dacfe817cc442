//! The classes of a table that was found, a page at a time.

use crate::run::{Application, Run};
use crate::{Job, resolve, show};
use outis::evidence::{ClassList, ClassOrder, ClassSort};
use outis_protocol::look::{
    self, AchievedModel, ClassChoice, ClassPage, ClassValues, CountedValue, ListedClass,
    OpenedClass, SensitiveValues,
};
use outis_protocol::problem::{Code, Outcome, Problem};
use std::sync::Arc;

/// Values of one sensitive column that are told of a class.
const VALUES: usize = 20;

/// The classes of a table that was found.
pub struct ClassLook {
    job: Arc<Job>,
    application: Arc<Application>,
    list: ClassList,
    /// What was asked for last, and the classes that are it.
    listed: Option<(ClassOrder, Vec<u32>)>,
}

impl ClassLook {
    /// Begins to look at the classes of what a run has found.
    ///
    /// # Errors
    /// As [`Run::applied`].
    pub fn new(run: &mut Run) -> Outcome<Self> {
        let application = run.application()?;
        let job = run.job().clone();
        let released = application.released(&job);
        let list = ClassList::new(job.input.table(), &job.plan, &job.prepared, &released);
        drop(released);
        Ok(Self { job, application, list, listed: None })
    }

    /// Counts the sensitive values of about so many records; true once all are counted. Until then
    /// nothing may be asked for.
    pub fn step(&mut self, records: usize) -> bool {
        self.list.step(self.job.input.table(), &self.job.plan, records)
    }

    /// The classes from `first` on, of those that are asked for.
    ///
    /// # Errors
    /// `parameter` if they are to be sorted by a column that there is not.
    pub fn page(&mut self, choice: &ClassChoice, first: usize, count: usize) -> Outcome<ClassPage> {
        let order = self.order(choice)?;
        let listed = match self.listed.take() {
            Some((known, listed)) if known == order => listed,
            _ => self.list.listed(&order, |label| self.job.wording(label)),
        };
        let names = |attributes: &mut dyn Iterator<Item = usize>| -> Vec<String> {
            attributes.map(|attribute| self.job.plan.attributes[attribute].name.clone()).collect()
        };
        let models = resolve::models_kept(&self.job.recipe).into_iter().zip(self.list.weakest());
        let page = ClassPage {
            columns: names(&mut self.job.plan.quasi_identifiers()),
            sensitive: names(&mut self.list.sensitive()),
            models: models
                .map(|(model, weakest)| AchievedModel {
                    model,
                    achieved: weakest.achieved.filter(|achieved| achieved.is_finite()),
                })
                .collect(),
            all: self.list.number() as u32,
            found: listed.len() as u32,
            by_person: self.job.plan.entity.is_some(),
            classes: listed.iter().skip(first).take(count).map(|&class| self.told(class)).collect(),
        };
        self.listed = Some((order, listed));
        Ok(page)
    }

    fn order(&self, choice: &ClassChoice) -> Outcome<ClassOrder> {
        let column = choice.column as usize;
        let (quasi, sensitive) =
            (self.job.plan.quasi_identifiers().count(), self.list.sensitive().count());
        let (sort, columns) = match choice.sort {
            look::ClassSort::Records => (ClassSort::Records, usize::MAX),
            look::ClassSort::Risk => (ClassSort::Risk, usize::MAX),
            look::ClassSort::Label => (ClassSort::Label(column), quasi),
            look::ClassSort::Share => (ClassSort::Share(column), sensitive),
            look::ClassSort::Likeliest => (ClassSort::Likeliest(column), sensitive),
        };
        if column >= columns {
            return Err(Problem::of_field(Code::Parameter, "column"));
        }
        let (descending, deciding) = (choice.descending, choice.deciding);
        Ok(ClassOrder { sort, descending, search: choice.search.clone(), deciding })
    }

    fn told(&self, class: u32) -> ListedClass {
        ListedClass {
            class,
            labels: self
                .list
                .labels(class)
                .map(|text| self.job.wording(text).into_owned())
                .collect(),
            records: self.list.records(class).len() as u32,
            persons: self.list.persons(class),
            sensitive: self
                .list
                .found(class)
                .map(|found| ClassValues {
                    likeliest: found.likeliest.map(str::to_owned),
                    share: found.share,
                    distinct: found.distinct,
                })
                .collect(),
            decides: self.list.decided_by(class).map(|model| model as u32).collect(),
        }
    }

    /// One class from near, with its records from `first` on.
    ///
    /// # Errors
    /// `parameter` if there is no such class.
    pub fn open(&self, class: u32, first: usize, count: usize) -> Outcome<OpenedClass> {
        if !self.list.has(class) {
            return Err(Problem::of_field(Code::Parameter, "class"));
        }
        let (table, plan) = (self.job.input.table(), &self.job.plan);
        let values = self.list.sensitive().enumerate().map(|(sensitive, attribute)| {
            let all = self.list.values((table, plan), class, sensitive);
            let told = all.iter().take(VALUES);
            SensitiveValues {
                column: plan.attributes[attribute].name.clone(),
                values: told
                    .map(|value| CountedValue {
                        value: value.value.to_owned(),
                        count: value.number,
                    })
                    .collect(),
                more: all.len().saturating_sub(VALUES) as u32,
            }
        });
        let records = self.list.records(class);
        let shown: Vec<u32> = records.iter().skip(first).take(count).copied().collect();
        Ok(OpenedClass {
            values: values.collect(),
            rows: show::rows_of(&self.job, &self.application.applied, &shown),
            records: records.len() as u32,
        })
    }
}
