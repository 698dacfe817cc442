//! Utility read off the class sizes (spec F4, F5, M9).
//!
//! # Source
//! R. Bayardo, R. Agrawal. "Data Privacy through Optimal k-Anonymization." ICDE 2005
//! (discernibility). K. El Emam et al. "A Globally Optimal k-Anonymity Method." JAMIA
//! 16(5), 2009 (DM*). K. LeFevre, D. DeWitt, R. Ramakrishnan. "Mondrian." ICDE 2006
//! (average class size).

use crate::risk::ClassSizes;

/// DM: each record costs the size of its class, a suppressed one the size of the table.
#[must_use]
pub fn discernibility(released: &ClassSizes, suppressed: u64) -> u64 {
    let records = released.records() + suppressed;
    discernibility_star(released) + records * suppressed
}

/// DM*: each record costs the size of its class, failing classes at their own size. Takes
/// the sizes of all classes before suppression.
#[must_use]
pub fn discernibility_star(all: &ClassSizes) -> u64 {
    all.iter().map(|(size, classes)| u64::from(size) * u64::from(size) * u64::from(classes)).sum()
}

/// Records per class, n_R / J; `None` without classes.
#[must_use]
pub fn average_class_size(released: &ClassSizes) -> Option<f64> {
    (released.classes() > 0).then(|| released.records() as f64 / f64::from(released.classes()))
}

/// C_avg: records per class over k; `None` without classes.
#[must_use]
pub fn c_avg(released: &ClassSizes, k: u32) -> Option<f64> {
    average_class_size(released).map(|average| average / f64::from(k))
}

#[cfg(test)]
mod tests {
    use super::{average_class_size, c_avg, discernibility, discernibility_star};
    use crate::risk::ClassSizes;

    fn sizes(sizes: &[u32]) -> ClassSizes {
        sizes.iter().copied().collect()
    }

    /// Spec F4, F5: tables T8, T12 and Figure 2 of Sweeney 2002.
    #[test]
    fn class_size_measures_are_those_of_the_spec() {
        let t8 = sizes(&[3, 3]);
        assert_eq!(discernibility(&t8, 2), 34);
        assert_eq!(discernibility_star(&sizes(&[3, 3, 1, 1])), 20);
        assert_eq!(discernibility_star(&sizes(&[3, 3, 2])), 22);
        assert_eq!(c_avg(&t8, 3), Some(1.0));
        let t12 = sizes(&[4, 4, 4]);
        assert_eq!(discernibility(&t12, 0), 48);
        assert_eq!(c_avg(&t12, 4), Some(1.0));
        let figure_2 = sizes(&[2, 2, 2, 3, 2]);
        assert_eq!(discernibility(&figure_2, 0), 25);
        assert_eq!(c_avg(&figure_2, 2), Some(1.1));
        assert_eq!(average_class_size(&sizes(&[])), None);
        // Spec A9: C_avg of the report on ANON's slides.
        assert!((f64::from(135_666 - 5304) / 278.0 / 5.0 - 93.7856).abs() < 1e-4);
    }
}
