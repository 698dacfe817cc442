//! A table recoded class by class: which classes are released, and what is lost.
//!
//! # Definition
//! Records belong to one class if they show the same (spec A2): classes that a
//! recoding has made apart are one if their labels are equal, and every model
//! sees them so. Records of classes that fail a model are suppressed, within the
//! same limit as for full-domain recoding.
//!
//! # Invariants
//! * Every cell covers the exact value behind it (spec C, test a); [`Recoded::new`]
//!   suppresses a record rather than let it show what it is not.
//! * No cell is coarser than its attribute's limit (spec A4); a record that would show one
//!   is suppressed.
//! * What is released here is what [`release`](crate::release) writes and measures
//!   again.

use super::{Cell, cost};
use crate::contingency::Layout;
use crate::error::{Error, Kind, Result};
use crate::lattice::Levels;
use crate::loss::{Loss, Objective};
use crate::model::{Decision, by_key};
use crate::partition::Partition;
use crate::study::Study;
use std::collections::HashMap;
use std::sync::Arc;

/// Stands for the class of a tuple whose records are suppressed.
pub const SUPPRESSED: u32 = u32::MAX;

/// A recoded table with what is released of it.
#[derive(Clone, Debug)]
pub struct Recoded {
    study: Arc<Study>,
    class_of: Vec<u32>,
    cells: Vec<Cell>,
    partition: Partition,
    /// Records that are suppressed.
    pub suppressed: u64,
    /// Classes that are released.
    pub classes: u32,
    /// The loss; infinite if not feasible.
    pub loss: Loss,
    /// Whether the suppression limit allows it.
    pub feasible: bool,
    /// The loss of each attribute before weights; none where it is read off the classes.
    pub attributes: Vec<f64>,
}

/// Refuses what no recoding beyond full-domain can keep: a population is generalized as the
/// file is, and cells of mixed levels say no such thing.
///
/// # Errors
/// [`Kind::NotForRecoding`] if a model needs a population table.
pub fn refuse_unsupported(study: &Study) -> Result<()> {
    if study.contingency().carried().population.is_empty() {
        Ok(())
    } else {
        Err(Error::new(Kind::NotForRecoding { field: "tables" }))
    }
}

impl Recoded {
    /// Takes in what a recoding has made of the study's tuples: the class of each, or
    /// [`SUPPRESSED`], and the cells of each class, one for each attribute. Classes that show the
    /// same become one; those that fail a demand are suppressed.
    ///
    /// # Panics
    /// If a tuple has a class without cells, or the attributes are too many to be packed.
    #[must_use]
    pub fn new(study: &Arc<Study>, class_of: &[u32], cells: &[Cell]) -> Self {
        let mut table = Labelled::new(study, class_of, cells);
        let partition = table.partition(study);
        let refused = |class: usize| table.refused[class];
        let decision =
            study.decide_without(&partition, refused, &|_, classes| by_key(&partition, classes));
        // Deciding ends early where too much would be suppressed.
        let ended_early = decision.suppressed > study.suppressible();
        let counts = partition.counts();
        let kept =
            || counts.iter().zip(&decision.fails).filter(|(count, fails)| **count > 0 && !**fails);
        let released: u64 = kept().map(|(&count, _)| u64::from(count)).sum();
        let classes = kept().count() as u32;
        let suppressed = study.contingency().records() - released;
        let within = suppressed <= study.suppressible() && !ended_early && !decision.impossible;
        let feasible = within && (released > 0 || study.empty_allowed() || suppressed == 0);
        for class in &mut table.class_of {
            if decision.fails.get(*class as usize) == Some(&true) {
                *class = SUPPRESSED;
            }
        }
        let mut recoded = Self {
            study: study.clone(),
            class_of: table.class_of,
            cells: table.cells,
            partition,
            suppressed,
            classes,
            loss: Loss::INFINITE,
            feasible,
            attributes: Vec::new(),
        };
        if feasible {
            recoded.weigh();
        }
        recoded
    }

    fn weigh(&mut self) {
        let study = self.study.clone();
        self.attributes = self.attributes_under(study.objective());
        self.loss = self.value_under(study.objective());
    }

    /// The loss of each attribute by another measure than the study's, before weights; none
    /// where it is read off the classes.
    #[must_use]
    pub fn attributes_under(&self, objective: &Objective) -> Vec<f64> {
        cost::attributes(objective, self)
    }

    /// The loss by another measure than the study's.
    #[must_use]
    pub fn value_under(&self, objective: &Objective) -> Loss {
        cost::value(objective, self)
    }

    /// Which classes are suppressed.
    #[must_use]
    pub fn decision(&self) -> Decision {
        Decision {
            fails: self.releases().into_iter().map(|released| !released).collect(),
            suppressed: self.suppressed,
            classes: self.classes,
            impossible: false,
            lost: 0,
            losing: Vec::new(),
        }
    }

    /// The study whose tuples were recoded.
    #[must_use]
    pub fn study(&self) -> &Arc<Study> {
        &self.study
    }

    /// For each tuple its class, or [`SUPPRESSED`].
    #[must_use]
    pub fn class_of(&self) -> &[u32] {
        &self.class_of
    }

    /// What a class shows, one cell for each attribute.
    #[must_use]
    pub fn cells(&self, class: usize) -> &[Cell] {
        let attributes = self.study.attributes().len();
        &self.cells[class * attributes..][..attributes]
    }

    /// All classes as models see them, those that are suppressed too. The keys have a code for
    /// each label; no level is that of a whole column.
    #[must_use]
    pub fn partition(&self) -> &Partition {
        &self.partition
    }

    /// Whether a class is released.
    #[must_use]
    pub fn releases(&self) -> Vec<bool> {
        let mut released = vec![false; self.partition.classes()];
        for &class in &self.class_of {
            if class != SUPPRESSED {
                released[class as usize] = true;
            }
        }
        released
    }
}

/// Classes told apart by their labels.
struct Labelled {
    class_of: Vec<u32>,
    cells: Vec<Cell>,
    /// The code of each label of each class.
    codes: Vec<u32>,
    /// Number of labels of each attribute.
    labels: Vec<usize>,
    /// Classes that show a missing value where that matches nothing.
    refused: Vec<bool>,
}

impl Labelled {
    fn new(study: &Study, class_of: &[u32], cells: &[Cell]) -> Self {
        let attributes = study.attributes();
        let width = attributes.len();
        let mut words: Vec<HashMap<String, u32>> = vec![HashMap::new(); width];
        let mut known_cells: Vec<HashMap<Cell, u32>> = vec![HashMap::new(); width];
        let mut code_of = |at: usize, cell: Cell| {
            *known_cells[at].entry(cell).or_insert_with(|| {
                let next = words[at].len() as u32;
                *words[at].entry(cell.label(&attributes[at])).or_insert(next)
            })
        };
        let mut known: HashMap<Vec<u32>, u32> = HashMap::new();
        let mut renumbered = HashMap::new();
        let mut found = Self {
            class_of: Vec::with_capacity(class_of.len()),
            cells: Vec::new(),
            codes: Vec::new(),
            labels: Vec::new(),
            refused: Vec::new(),
        };
        let words_per_key = study.contingency().layout().words();
        let keys = study.contingency().keys().chunks_exact(words_per_key);
        let fields = study.contingency().layout().fields();
        for (&class, key) in class_of.iter().zip(keys) {
            if class == SUPPRESSED {
                found.class_of.push(SUPPRESSED);
                continue;
            }
            let shown = &cells[class as usize * width..][..width];
            let mut covered = attributes.iter().zip(shown).zip(fields);
            if !covered.all(|((attribute, cell), f)| cell.covers(attribute, f.code(key) as u32)) {
                debug_assert!(false, "a cell covers the exact value behind it");
                found.class_of.push(SUPPRESSED);
                continue;
            }
            if !attributes.iter().zip(shown).all(|(of, cell)| cell.is_within_limit(of)) {
                found.class_of.push(SUPPRESSED);
                continue;
            }
            let number = *renumbered.entry(class).or_insert_with(|| {
                let codes: Vec<u32> =
                    shown.iter().enumerate().map(|(at, &cell)| code_of(at, cell)).collect();
                let next = known.len() as u32;
                *known.entry(codes).or_insert_with_key(|codes| {
                    found.codes.extend(codes);
                    found.cells.extend_from_slice(shown);
                    found.refused.push(study.demands().refuse_missing(shown));
                    next
                })
            });
            found.class_of.push(number);
        }
        found.labels = words.iter().map(HashMap::len).collect();
        found
    }

    fn partition(&self, study: &Study) -> Partition {
        let layout = Layout::new(&self.labels).expect("fewer labels than values");
        let classes = self.refused.len();
        let mut keys = vec![0; classes * layout.words()];
        let width = self.labels.len();
        for class in 0..classes {
            let key = &mut keys[class * layout.words()..][..layout.words()];
            for (field, &code) in layout.fields().iter().zip(&self.codes[class * width..]) {
                key[field.word] |= u64::from(code) << field.shift;
            }
        }
        let contingency = study.contingency();
        let mut counts = vec![0; classes];
        for (&class, &count) in self.class_of.iter().zip(contingency.counts()) {
            if class != SUPPRESSED {
                counts[class as usize] += count;
            }
        }
        let carried = contingency.carried().grouped(&self.class_of, classes);
        Partition::recoded(Levels::mixed(width), layout, keys, counts, carried)
    }
}
