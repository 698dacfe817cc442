//! Columns that are called after persons, one column for each: rosters, ballots, marks by name. What
//! a column is called is released with it.

use super::{Detector, lists, names, network};

/// Columns that have to be called after persons, at least, where things may be called alike.
const SEVERAL: usize = 3;

/// What the names of columns look like, if that names persons: e-mail addresses, wherever one stands;
/// and a given and a family name, or a family name with an initial, of several columns, half of which
/// at least have a family name of the lists.
#[must_use]
pub fn named_after_persons(names: &[String]) -> Vec<Option<Detector>> {
    let are: Vec<bool> = names.iter().map(|name| is_person(name)).collect();
    let persons = || names.iter().zip(&are).filter(|(_, is_person)| **is_person);
    let listed = persons().filter(|(name, _)| words(name).any(lists::is_family)).count();
    let several = persons().count() >= SEVERAL && listed * 2 >= persons().count();
    let of_column = names.iter().zip(are).map(|(name, is_person)| {
        if network::has_email(name) {
            Some(Detector::Email)
        } else {
            (is_person && several).then_some(Detector::PersonName)
        }
    });
    of_column.collect()
}

fn words(name: &str) -> impl Iterator<Item = &str> + Clone {
    name.split([' ', ',']).filter(|word| !word.is_empty())
}

/// Whether a name has two words, a given and a family name or one of these and an initial.
fn is_person(name: &str) -> bool {
    let words: Vec<&str> = words(name).collect();
    let &[one, other] = &words[..] else { return false };
    let both = |given: &str, family: &str| lists::is_given(given) && lists::is_family(family);
    names::has_initial(&words) || both(one, other) || both(other, one)
}

#[cfg(test)]
mod tests {
    use super::named_after_persons;

    fn told(names: &[&str]) -> Vec<&'static str> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        named_after_persons(&names)
            .into_iter()
            .map(|detector| detector.map_or("", |detector| detector.id()))
            .collect()
    }

    #[test]
    fn columns_called_after_persons_are_told() {
        let name = "person-name";
        assert_eq!(told(&["Datum", "Bachmann J.", "Wyss N.", "Petrov A."]), ["", name, name, name]);
        assert_eq!(told(&["Müller, Anna", "Thomas Weber", "J. Fischer"]), [name; 3]);
        assert_eq!(told(&["frage", "ada@example.org"]), ["", "e-mail"]);
    }

    #[test]
    fn other_names_of_columns_are_nobodys() {
        for names in [
            ["Datum", "Bachmann J.", "Wyss N.", "Summe"],
            ["Anteil A.", "Anteil B.", "Anteil C.", "Anteil D."],
            ["Vitamin D", "Vitamin B", "first name", "Family Name"],
            ["Max Wert", "Min Wert", "Mean Value", "Standard Error"],
            ["Anna", "Peter", "Maria", "Thomas"],
            ["", "@", "a@b", "1"],
        ] {
            assert_eq!(told(&names), [""; 4], "{names:?}");
        }
    }
}
