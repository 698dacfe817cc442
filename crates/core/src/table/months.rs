//! Months and days of the week by their names, in the languages that offices of Europe write them in.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What each month is called in English, and in German, French, Spanish, Italian, Dutch, Portuguese, Polish,
/// Czech and Turkish, whole and abbreviated; those that nobody
/// abbreviates (`März`, `juin`) are both. No name means one month here and another one there.
const NAMES: [(&str, &str, &str); 12] = [
    (
        "january",
        "januar jänner janvier enero gennaio januari janeiro styczeń stycznia leden ledna ocak",
        "jän janv ene gen sty led oca",
    ),
    (
        "february",
        "februar feber février fevrier febrero febbraio februari fevereiro \
         luty lutego únor února şubat subat",
        "févr fevr fev lut úno şub",
    ),
    (
        "march",
        "märz maerz mars marzo maart março marzec marca březen března mart",
        "mär mrz mrt bře märz mars march",
    ),
    (
        "april",
        "avril abril aprile kwiecień kwietnia duben dubna nisan",
        "avr abr kwi dub nis april",
    ),
    ("may", "mai mayo maggio mei maio maj maja květen května mayıs mayis", "mai mag mei maj kvě"),
    (
        "june",
        "juni juin junio giugno junho czerwiec czerwca červen června haziran",
        "giu cze haz juni juin june",
    ),
    (
        "july",
        "juli juillet julio luglio julho lipiec lipca červenec července temmuz",
        "juil lug lip tem juli july",
    ),
    (
        "august",
        "août aout agosto augustus sierpień sierpnia srpen srpna ağustos agustos",
        "août aout ago sie srp ağu",
    ),
    (
        "september",
        "septembre septiembre settembre setembro wrzesień września září eylül",
        "sept set wrz eyl",
    ),
    (
        "october",
        "oktober octobre octubre ottobre outubro październik października říjen října ekim",
        "okt ott out paź říj eki",
    ),
    ("november", "novembre noviembre novembro listopad listopada listopadu kasım kasim", "lis kas"),
    (
        "december",
        "dezember décembre decembre diciembre dicembre dezembro grudzień \
         grudnia prosinec prosince aralık aralik",
        "dez déc dic gru pro ara",
    ),
];

/// What the days of the week are abbreviated as in English, German, French, Spanish, Italian and Dutch.
const WEEKDAYS: &str = "mon tue wed thu fri sat sun mo di mi do fr sa so lun mar mer jeu ven sam dim mié mie \
                        jue vie sáb sab dom gio wo vr za zo ma";

/// Whether a text is a day of the week, abbreviated, perhaps with its point.
pub(super) fn is_weekday(text: &str) -> bool {
    let word = text.strip_suffix('.').unwrap_or(text).to_lowercase();
    WEEKDAYS.split_whitespace().any(|day| day == word)
}

/// The English name of what is called so in full, and of what is abbreviated so: every value of a column
/// is asked.
static ENGLISH: LazyLock<[HashMap<&str, &str>; 2]> = LazyLock::new(|| {
    [false, true].map(|whole| {
        let names = NAMES.iter().flat_map(|(english, full, short)| {
            let names = if whole { full } else { short }.split(' ');
            names.map(move |name| (name, *english))
        });
        names.collect()
    })
});

/// The text with the month that it names in English: its whole name for a whole one, else the first three
/// letters for an abbreviation, whose point goes with it. As it is if it names none.
pub(super) fn in_english(text: &str, whole: bool) -> Cow<'_, str> {
    // The first of a month is the only day that French offices count so.
    if let Some(rest) = text.strip_prefix("1er ") {
        return Cow::Owned(format!("1 {}", in_english(rest, whole)));
    }
    let words = text.split(|letter: char| !letter.is_alphabetic());
    // The first of the longest: what stands behind it, as `Uhr` does, may be as long.
    let word = words.rev().max_by_key(|word| word.len()).filter(|word| !word.is_empty());
    let Some(word) = word else { return Cow::Borrowed(text) };
    let named = ENGLISH[usize::from(whole)].get(&word.to_lowercase()[..]);
    let (before, after) = text.split_once(word).unwrap_or((text, ""));
    let written = match named {
        Some(english) if whole => english,
        Some(english) => &english[..3],
        // What is abbreviated in English may have its point as well.
        None if whole || !after.starts_with('.') => return Cow::Borrowed(text),
        None => word,
    };
    let after = if whole { after } else { after.strip_prefix('.').unwrap_or(after) };
    Cow::Owned(format!("{before}{written}{after}"))
}

/// How the months begin in English, by which they are read.
const BEGINS: [&[u8; 3]; 12] = [
    b"jan", b"feb", b"mar", b"apr", b"may", b"jun", b"jul", b"aug", b"sep", b"oct", b"nov", b"dec",
];

/// Whether a text may name a month, be it whole or abbreviated, perhaps behind the day of the week.
pub(super) fn names_month(text: &str) -> bool {
    let behind_weekday = text.split_once(", ").map(|(_, date)| date);
    std::iter::once(text)
        .chain(behind_weekday)
        .any(|date| [true, false].iter().any(|&whole| has_beginning(&in_english(date, whole))))
}

/// Whether a month begins anywhere in a text.
fn has_beginning(text: &str) -> bool {
    text.as_bytes()
        .windows(3)
        .any(|three| BEGINS.iter().any(|begin| three.eq_ignore_ascii_case(&begin[..])))
}

#[cfg(test)]
mod tests {
    use super::{NAMES, in_english};

    #[test]
    fn months_are_known_by_their_names() {
        for (text, expected) in [
            ("12. Januar 1950", "12. january 1950"),
            ("5 de Enero de 1950", "5 de january de 1950"),
            ("3 MÄRZ 1950", "3 march 1950"),
            ("22 grudnia 1971", "22 december 1971"),
            ("8. září 1980", "8. september 1980"),
            ("4 Ağustos 1992", "4 august 1992"),
            ("2 May 1950", "2 May 1950"),
            ("1 févr. 1950", "1 févr. 1950"),
            ("1er août 1950", "1 august 1950"),
            ("12.01.1950", "12.01.1950"),
            ("3 Morgen 1950", "3 Morgen 1950"),
        ] {
            assert_eq!(in_english(text, true), expected);
        }
        for (text, expected) in [
            ("05-Okt-23", "05-oct-23"),
            ("1 févr. 1950", "1 feb 1950"),
            ("1 Oct. 1950", "1 Oct 1950"),
            ("3. März 2021", "3. mar 2021"),
            ("3 juil. 2021", "3 jul 2021"),
            ("5. Mai 2022 Uhr", "5. may 2022 Uhr"),
            ("12. Januar 1950", "12. Januar 1950"),
        ] {
            assert_eq!(in_english(text, false), expected);
        }
    }

    #[test]
    fn no_name_means_two_months() {
        for name in
            NAMES.iter().flat_map(|(_, full, short)| full.split(' ').chain(short.split(' ')))
        {
            let meant = NAMES.iter().filter(|(_, full, short)| {
                full.split(' ').chain(short.split(' ')).any(|other| other == name)
            });
            assert!(name.is_empty() || meant.count() == 1, "{name}");
        }
    }
}
