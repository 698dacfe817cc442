//! Names of people: by a given name that many have, or by how people are addressed.

use super::lists;
use crate::table::Phrases;

/// Given names that are among the most common ones in Germany, Austria, their neighbours, the
/// countries many have come from, and English-speaking ones, and no everyday words; as [`folded`],
/// those with one first letter together.
#[rustfmt::skip]
const GIVEN: [&str; 24] = [
    "abigail ada agnes agnieszka ahmet aleksandar alessandro alessia alexander ali alice \
     alois amelia amelie ana anastasia andras andrea andreas andrew angela anita anja anna \
     anne annette anthony anton antonio ashley attila ayse",
    "barbara ben benjamin bernd birgit bogdan bojan branko brian brigitte burak",
    "carmen caroline catherine cem charles charlotte chiara christian christina christine \
     christoph christopher clara claudia cornelia",
    "daniel daniela david davide deborah dejan deniz dennis dieter dirk donald doris dorothea \
     dragan dragana dusan dusko",
    "edith edward elena elias elif elisa elisabeth elizabeth ella emil emily emina emma emre \
     erik erika ernst erzsebet eugen eva ewa",
    "fatima fatma federica felix ferenc finn florian francesca frank franz franziska \
     friedrich",
    "gabor gabriele georg george gerhard giovanni gisela giulia giuseppe goran gordana greta \
     guenter guenther gunter gunther",
    "hannah hannelore hans hasan hatice heike heinz helga helmut henry hermann horst huseyin \
     hussein",
    "ibrahim ida igor ilona ilse imre ingrid irina isabella ismail istvan ivan ivana",
    "jakob james jan jana janos jasmina jason jelena jennifer jens jessica jiri johanna \
     johannes john jonas josef joseph joshua jovan jozsef juergen julia jurgen",
    "karen karin karl katalin katarzyna katharina kathrin katja kemal kenneth kevin klaus \
     krzysztof kurt",
    "lara laszlo laura lea lena leon leonie linda lisa ljiljana lorenzo luca lukas",
    "malgorzata manfred manuela marco margaret margarete maria marie marija mario marko \
     markus marta martin martina martino mary mathias matteo matthew matthias max maximilian \
     mehmet melanie merve michael michelle miklos milena milica milos mirjana mirko mladen \
     mohamed mohammed monica monika moritz murat mustafa",
    "nadine nancy natalia natasa nenad nicole nikola nina noah norbert",
    "olga olivia oskar otto ozlem",
    "paolo patricia patrick paul paula pavel pawel peter petr petra philipp piotr",
    "rainer ralf ramazan rebecca renate richard robert roberto rudolf",
    "sabine samuel sandor sandra sanja sara sarah sebastian selma silvia simon simona sinisa \
     slavica slobodan snezana sofia sofija sophia sophie stefan stefania stefanie stephan \
     steven stjepan susan susanne suzana svetlana",
    "tamara tanja tatjana tereza theodor theresa thomas thorsten tim tobias tomasz tomislav",
    "ursula ute uwe",
    "valentina vanessa verena veronika vesna victoria viktor viktoria vladimir",
    "werner william wolfgang",
    "yasmin yusuf",
    "zeynep zlatko zoltan zoran zsuzsanna zuzana",
];

/// Those that are words within other texts, in lower case.
const WORDS: [&str; 5] = ["ben", "frank", "jan", "max", "tim"];

/// Families' names that nearly all Vietnamese have, without marks; they stand in front, abroad behind.
static VIETNAMESE: Phrases = Phrases::new(
    "\
    bui, cao, dang, dao, dinh, do, doan, duong, ha, ho, hoang, huynh, lam, le, luong, ly, mai, ngo, nguyen, pham, \
    phan, phung, ta, thai, tran, trinh, truong, vo, vu",
);

/// How people are addressed, without dot.
#[rustfmt::skip]
const TITLES: [&str; 17] = [
    "Dr", "Fam", "Familie", "Frau", "Herr", "Hr", "Mag", "Miss", "Mlle", "Mme", "Mr", "Mrs", "Ms", "Prof",
    "Schwester", "Sig", "Mevr",
];

/// How people are spoken of within a sentence, without dot.
#[rustfmt::skip]
const SPOKEN: [&str; 12] = [
    "Dr", "Familie", "Frau", "Herr", "Herrn", "Hr", "Madame", "Mme", "Monsieur", "Mr", "Mrs", "Prof",
];

/// The same where a dot stands behind.
const SPOKEN_SHORT: [&str; 2] = ["Fr", "Fam"];

/// Words, or their ends, in the names of streets, schools and houses, which people gave theirs.
#[rustfmt::skip]
const PLACES: [&str; 19] = [
    "allee", "brücke", "gasse", "gymnasium", "heim", "hospital", "kirche", "klinik", "kolleg", "krankenhaus",
    "platz", "road", "school", "schule", "stift", "strasse", "straße", "street", "zentrum",
];

/// The same as whole words.
const PLACE_WORDS: [&str; 8] = ["haus", "ring", "sankt", "st", "str", "ufer", "university", "weg"];

/// How the names of towns and streets begin, or end, that people gave theirs.
#[rustfmt::skip]
const PLACE_BEGINS: [&str; 27] = [
    "avenue", "bad", "calle", "clinique", "collège", "corso", "crèche", "east", "fort", "hôpital", "institut",
    "lake", "lycée", "mount", "new", "north", "piazza", "port", "rue", "saint", "sainte", "san", "santa", "south",
    "université", "via", "west",
];
#[rustfmt::skip]
const PLACE_ENDS: [&str; 12] = [
    "avenue", "ave", "boulevard", "close", "court", "crescent", "drive", "lane", "park", "square", "ville", "way",
];

/// The same where it stands first and as it is: "Fr" and "Di" are days as well.
const FIRST_TITLES: [&str; 5] = ["Fr.", "DI", "M.", "RA", "RAin"];

/// What stands in lower case within names: of nobility, of doctors, and before a name at birth.
#[rustfmt::skip]
const PARTICLES: [&str; 33] = [
    "af", "al", "av", "da", "das", "de", "del", "della", "den", "dent", "der", "di", "dos", "el", "geb", "geborene",
    "habil", "ing", "jur", "la", "med", "nat", "nee", "née", "phil", "rer", "te", "ten", "ter", "van", "vom", "von", "zu",
];

/// What stands before the name of whoever has signed, or signs for somebody.
const SIGNED: [&str; 8] =
    ["gez. ", "gez.", "gezeichnet ", "i. A. ", "i.A. ", "i. V. ", "i.V. ", "sgd. "];

/// The longest name that is looked at, in bytes.
const LONGEST: usize = 60;

/// Whether a value is two to four capitalized words, or two or three in lower case, with a given
/// name or a form of address among them; or a word with an initial. Places are called after
/// people too, which is why one value says little.
pub(super) fn is_name(value: &str) -> bool {
    if value.len() > LONGEST || !value.starts_with(char::is_alphabetic) {
        return false;
    }
    // When they were born.
    let name = match value.rsplit_once('(') {
        Some((name, rest)) if rest.ends_with(')') && !rest.contains(char::is_alphabetic) => name,
        _ => value,
    };
    let name = name.strip_prefix("M. et ").unwrap_or(name);
    if let Some(signed) = SIGNED.iter().find_map(|before| name.strip_prefix(before)) {
        return is_built_like_one_name(signed.trim_start()) || is_name(signed.trim_start());
    }
    // Two who have one family name: Hans & Ute Müller.
    let all: Vec<&str> = name
        .split([' ', ',', '/'])
        .filter(|word| !word.is_empty() && !["&", "+"].contains(word))
        .collect();
    let words = without_degrees(&all);
    let has_degree = words.len() < all.len();
    let words = words.into_iter();
    let words: Vec<&str> =
        words.filter(|word| !PARTICLES.contains(&word.trim_end_matches('.'))).collect();
    let are_written = words.iter().all(|word| {
        word.trim_end_matches('.').chars().all(|c| c.is_alphabetic() || c == '-' || c == '\'')
    });
    let is_capitalized = |word: &&str| word.starts_with(char::is_uppercase);
    if !are_written || is_place(&words) {
        return false;
    }
    if !words.iter().any(is_capitalized) {
        let mut ends = [words.first(), words.last()].into_iter().flatten();
        return (2..=3).contains(&words.len())
            && words.iter().all(|word| word.len() > 1)
            && ends.any(|word| is_given(word) && !WORDS.contains(word));
    }
    is_vietnamese(&words)
        || (2..=4).contains(&words.len())
            && words.iter().all(is_capitalized)
            && (has_degree
                || words.iter().any(|word| TITLES.contains(&word.trim_end_matches('.')))
                || words.iter().any(|word| word.split('-').any(is_given))
                || ends_with_given(&words)
                || FIRST_TITLES.contains(&words[0])
                || has_initial(&words))
}

/// Whether words are a Vietnamese name, each of one syllable: two with letters that no other language
/// has, or three or more.
fn is_vietnamese(words: &[&str]) -> bool {
    let plain = |letter: char| match letter {
        'ạ' | 'ả' | 'ấ' | 'ầ' | 'ẩ' | 'ẫ' | 'ậ' | 'ắ' | 'ằ' | 'ẳ' | 'ẵ' | 'ặ' => {
            'a'
        }
        'ẹ' | 'ẻ' | 'ẽ' | 'ế' | 'ề' | 'ể' | 'ễ' | 'ệ' => 'e',
        'ỉ' | 'ĩ' | 'ị' => 'i',
        'ọ' | 'ỏ' | 'ố' | 'ồ' | 'ổ' | 'ỗ' | 'ộ' | 'ơ' | 'ớ' | 'ờ' | 'ở' | 'ỡ' | 'ợ' => {
            'o'
        }
        'ụ' | 'ủ' | 'ũ' | 'ư' | 'ứ' | 'ừ' | 'ử' | 'ữ' | 'ự' => 'u',
        'ỳ' | 'ỵ' | 'ỷ' | 'ỹ' => 'y',
        other => without_marks(other),
    };
    (2..=5).contains(&words.len())
        && words.iter().all(|word| {
            word.starts_with(char::is_uppercase) && (2..=6).contains(&word.chars().count())
        })
        && [words.first(), words.last()].into_iter().flatten().any(|word| {
            VIETNAMESE.contains(&word.to_lowercase().chars().map(plain).collect::<String>())
        })
        && words.iter().any(|word| {
            word.to_lowercase().chars().any(|letter| plain(letter) != without_marks(letter))
        })
}

/// Words without what somebody has studied, which stands behind the name: B.A., Dipl.-Ing.
fn without_degrees<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let kept = words.iter().enumerate().filter(|(place, word)| *place < 2 || !is_degree(word));
    kept.map(|(_, word)| *word).collect()
}

fn is_degree(word: &str) -> bool {
    word.trim_end_matches('.').contains('.')
        && word.chars().all(|c| c.is_alphabetic() || c == '.' || c == '-')
}

/// Units that would be an initial and a family name.
const UNITS: [&str; 6] = ["fmol", "kmol", "mmol", "nmol", "pmol", "umol"];

/// Whether a value is what somebody is called at a computer: a given name and another name with a
/// sign between, or an initial and a family name; in lower case, perhaps with a number.
pub(super) fn is_login(value: &str) -> bool {
    if UNITS.contains(&value) {
        return false;
    }
    let name = value.trim_end_matches(|c: char| c.is_ascii_digit());
    let is_word = |word: &str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase());
    let is_family = |word: &str| is_word(word) && lists::is_family_written_out(word);
    match name.split_once(['.', '_', '-']) {
        Some((one, other)) if one.len() == 1 => is_family(other),
        Some((one, other)) => {
            is_word(one) && is_word(other) && (is_given(one) || lists::is_given_written_out(one))
        }
        None => {
            let mut letters = name.chars();
            letters.next().is_some_and(|first| first.is_ascii_lowercase())
                && is_family(letters.as_str())
        }
    }
}

/// Whether a value is built like the name of a person, whoever is called so: two or three words
/// with a capital each. Firms and offices may be called alike.
pub(in crate::table) fn is_built_like_name(value: &str) -> bool {
    let words: Vec<&str> = value
        .split([' ', ','])
        .filter(|word| !word.is_empty() && !PARTICLES.contains(word))
        .collect();
    let words = without_degrees(&words);
    value.len() <= LONGEST
        && (2..=3).contains(&words.len())
        && words.iter().all(|word| {
            word.starts_with(char::is_uppercase)
                && word.chars().all(|c| c.is_alphabetic() || "-.'’".contains(c))
        })
        && words.iter().any(|word| word.chars().count() > 2)
        && !is_place(&words)
}

/// Whether a value is built like a given or a family name alone: one word with a capital, or two
/// with a hyphen.
pub(in crate::table) fn is_built_like_one_name(value: &str) -> bool {
    let letters = value.chars().filter(|letter| letter.is_alphabetic()).count();
    value.len() <= LONGEST
        && letters > 2
        && value.starts_with(char::is_uppercase)
        && value.chars().all(|c| c.is_alphabetic() || "-'’".contains(c))
        && !is_place(&[value])
}

/// Whether a value is built like what somebody is called: one to four words with a capital each, with
/// or without what stands in small letters within names. A few capitals alone are an abbreviation.
pub(in crate::table) fn is_built_like_some_name(value: &str) -> bool {
    let words: Vec<&str> = value
        .split([' ', ','])
        .filter(|word| {
            !(word.is_empty() || word.len() <= 4 && word.starts_with(char::is_lowercase))
        })
        .collect();
    let letters = value.chars().filter(|letter| letter.is_alphabetic()).count();
    let is_short = letters <= 3 && value.chars().all(char::is_uppercase);
    value.len() <= LONGEST
        && letters >= 2
        && !is_short
        && (1..=4).contains(&words.len())
        && words.iter().all(|word| {
            word.starts_with(|first: char| first.is_uppercase() || "'’".contains(first))
                && word.chars().all(|c| c.is_alphabetic() || "-.'’".contains(c))
        })
        && !is_place(&words)
}

/// Whether a value is a name by the lists: whole, given or of a family.
pub(in crate::table) fn is_listed_name(value: &str) -> bool {
    is_name(value) || lists::is_given(value) || lists::is_family(value)
}

/// Whether one end of a name stands in the list of given names.
fn ends_with_given(words: &[&str]) -> bool {
    [words.first(), words.last()].into_iter().flatten().any(|word| lists::is_given(word))
}

/// Whether words name a street, a school or a house, whoever gave it their name. A family may be
/// called after a home: Windheim.
pub(super) fn is_place(words: &[&str]) -> bool {
    let is_end = |word: Option<&&str>, ends: &[&str]| {
        word.is_some_and(|word| ends.contains(&&word.to_lowercase()[..]))
    };
    words.iter().any(|word| {
        word.split('-').any(|word| {
            let word = word.trim_end_matches('.').to_lowercase();
            PLACE_WORDS.contains(&&word[..])
                || PLACES.iter().any(|end| match *end {
                    "heim" | "stift" => word == *end,
                    end => word.ends_with(end),
                })
        })
    }) || is_end(words.first(), &PLACE_BEGINS)
        || is_end(words.last(), &PLACE_ENDS)
}

/// Whether a text speaks of somebody by a form of address: Frau Müller angerufen.
pub(super) fn addresses_somebody(text: &str) -> bool {
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let spoken = word.trim_start_matches(|c: char| !c.is_alphabetic()).trim_end_matches('.');
        let is_spoken =
            SPOKEN.contains(&spoken) || word.ends_with('.') && SPOKEN_SHORT.contains(&spoken);
        if is_spoken && words.peek().is_some_and(|word| follows_address(word)) {
            return true;
        }
    }
    false
}

/// Whether a word may be the name behind a form of address: it begins with a capital, has three
/// letters at least, and a small one among them.
fn follows_address(word: &str) -> bool {
    let name = word.trim_matches(|c: char| !c.is_alphabetic());
    name.starts_with(char::is_uppercase)
        && name.chars().count() >= 3
        && name.chars().skip(1).any(char::is_lowercase)
}

/// Whether of two words one is an initial: Gruber A.
pub(super) fn has_initial(words: &[&str]) -> bool {
    let is_initial = |word: &str| word.ends_with('.') && word.chars().count() == 2;
    let is_family = |word: &str| {
        word.chars().count() > 2 && word.chars().skip(1).all(|c| c.is_lowercase() || c == '-')
    };
    matches!(words, &[one, other] if is_initial(one) && is_family(other)
        || is_family(one) && is_initial(other))
}

pub(super) fn is_given(word: &str) -> bool {
    let word = folded(word);
    GIVEN
        .iter()
        .find(|names| names.as_bytes().first() == word.as_bytes().first())
        .is_some_and(|names| names.split(' ').any(|name| name == word))
}

/// A word in lower case, its letters without what stands above or below them.
fn folded(word: &str) -> String {
    // A capital İ becomes an i with a dot of its own.
    let lower = word.chars().flat_map(char::to_lowercase).filter(|&c| c != '\u{307}');
    lower.map(without_marks).collect()
}

/// A small letter without what stands above or below it.
pub(in crate::table) fn without_marks(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ă' | 'ä' | 'å' | 'ą' | 'ā' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'đ' | 'ď' => 'd',
        'é' | 'è' | 'ê' | 'ë' | 'ě' | 'ę' | 'ė' | 'ē' => 'e',
        'ğ' | 'ģ' => 'g',
        'í' | 'ì' | 'î' | 'ï' | 'ı' | 'ī' | 'į' => 'i',
        'ķ' => 'k',
        'ł' | 'ļ' => 'l',
        'ñ' | 'ń' | 'ň' | 'ņ' => 'n',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ő' | 'ø' => 'o',
        'ř' => 'r',
        'ş' | 'š' | 'ś' | 'ș' => 's',
        'ť' | 'ț' => 't',
        'ú' | 'ù' | 'û' | 'ü' | 'ű' | 'ů' | 'ū' | 'ų' => 'u',
        'ý' => 'y',
        'ž' | 'ż' | 'ź' => 'z',
        'ά' => 'α',
        'έ' => 'ε',
        'ή' => 'η',
        'ί' => 'ι',
        'ό' => 'ο',
        'ύ' => 'υ',
        'ώ' => 'ω',
        'ς' => 'σ',
        'أ' | 'إ' | 'آ' => 'ا',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{GIVEN, folded, is_given, is_login};

    #[test]
    fn given_names_can_be_looked_up() {
        let names = GIVEN.iter().flat_map(|names| names.split(' '));
        assert!(names.clone().all(|name| folded(name) == name && is_given(name)));
        assert!(names.count() > 300 && !is_given("") && !is_given("gruber"));
    }

    #[test]
    fn what_somebody_has_studied_stands_behind_the_name() {
        for name in ["Isolde Kuhl B.A.", "Edeltrud Noack, Dipl.-Ing.", "Krzysztof Mälzer M.Sc."] {
            assert!(super::is_name(name) && super::is_built_like_name(name), "{name}");
        }
        for other in ["Aspirin N.N.", "z.B. Kuhl Noack", "B.A. Kuhl", "Version 2.1"] {
            assert!(!super::is_name(other), "{other}");
        }
    }

    #[test]
    fn logins_are_made_of_names() {
        for login in ["mmueller", "akoch2", "anna.mueller", "j.schmidt", "peter_zwiebelmoser"] {
            assert!(is_login(login), "{login}");
        }
        for other in [
            "mmol",
            "umol",
            "",
            "a",
            "Mmueller",
            "mueller anna",
            "station.mitte",
            "a1",
            "12",
            "stapler",
        ] {
            assert!(!is_login(other), "{other}");
        }
    }
}
