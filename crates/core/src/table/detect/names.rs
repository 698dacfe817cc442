//! Names of people: by a given name that many have, or by how people are addressed.

/// Given names that are among the most common ones in Germany and English-speaking countries,
/// and no everyday words, in lower case and sorted.
#[rustfmt::skip]
const GIVEN: [&str; 193] = [
    "abigail", "ada", "agnieszka", "alexander", "ali", "alice", "amelia", "amelie", "andrea",
    "andreas", "andrew", "angela", "anja", "anna", "anne", "annette", "anthony", "anton", "ashley",
    "ayşe", "barbara", "ben", "benjamin", "bernd", "birgit", "brian", "brigitte", "carmen",
    "caroline", "catherine", "charles", "charlotte", "christian", "christina", "christine",
    "christoph", "christopher", "clara", "claudia", "cornelia", "daniel", "daniela", "david",
    "deborah", "dennis", "dieter", "dirk", "donald", "dorothea", "edward", "elena", "elias",
    "elisabeth", "elizabeth", "ella", "emil", "emily", "emma", "erik", "ernst", "eva", "fatma",
    "felix", "finn", "florian", "frank", "franz", "franziska", "friedrich", "gabriele", "george",
    "gerhard", "gisela", "greta", "günter", "günther", "hannah", "hans", "heike", "heinz", "helga",
    "helmut", "henry", "horst", "ida", "ingrid", "irina", "isabella", "jakob", "james", "jan",
    "jason", "jennifer", "jens", "jessica", "johanna", "johannes", "john", "jonas", "joseph",
    "joshua", "julia", "jürgen", "karen", "karin", "karl", "katharina", "kathrin", "katja",
    "kenneth", "kevin", "klaus", "lara", "laura", "lea", "lena", "leon", "leonie", "linda", "lisa",
    "luca", "lukas", "manfred", "manuela", "margaret", "maria", "marie", "markus", "martin",
    "martina", "mary", "matthew", "matthias", "max", "maximilian", "mehmet", "melanie", "michael",
    "michelle", "mohamed", "mohammed", "monika", "moritz", "nadine", "nancy", "nicole", "noah",
    "olga", "olivia", "oskar", "patricia", "patrick", "paul", "paula", "peter", "petra", "philipp",
    "rainer", "ralf", "rebecca", "renate", "richard", "robert", "sabine", "samuel", "sandra",
    "sarah", "sebastian", "simon", "sofia", "sophia", "sophie", "stefan", "stefanie", "stephan",
    "steven", "susan", "susanne", "theresa", "thomas", "thorsten", "tim", "tobias", "ursula", "ute",
    "uwe", "vanessa", "victoria", "werner", "william", "wolfgang", "yasmin", "zeynep",
];

/// How people are addressed, without dot.
const TITLES: [&str; 9] = ["Dr", "Frau", "Herr", "Miss", "Mr", "Mrs", "Ms", "Prof", "Schwester"];

/// The longest name that is looked at, in bytes.
const LONGEST: usize = 60;

/// Whether a value is two to four capitalized words with a given name or a form of address
/// among them. Places are called after people too, which is why one value says little.
pub(super) fn is_name(value: &str) -> bool {
    if value.len() > LONGEST || !value.starts_with(char::is_uppercase) {
        return false;
    }
    let words: Vec<&str> = value.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let is_capitalized = |word: &&str| {
        let whole = word.trim_end_matches('.');
        whole.starts_with(char::is_uppercase)
            && whole.chars().all(|c| c.is_alphabetic() || c == '-' || c == '\'')
    };
    let is_title = |word: &&str| TITLES.contains(&word.trim_end_matches('.'));
    (2..=4).contains(&words.len())
        && words.iter().all(is_capitalized)
        && words.iter().any(|word| is_title(word) || word.split('-').any(is_given))
}

fn is_given(word: &str) -> bool {
    GIVEN.binary_search(&word.to_lowercase().as_str()).is_ok()
}

#[cfg(test)]
mod tests {
    #[test]
    fn given_names_can_be_looked_up() {
        assert!(super::GIVEN.is_sorted());
        assert!(super::GIVEN.iter().all(|name| name.to_lowercase() == *name));
    }
}
