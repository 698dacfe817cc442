//! Identifiers that look like what would be released as it is.

use super::{Certainty, Reason, column, profiles, told};
use crate::table::{DataType, Role};

/// Names of persons of which no list knows the given ones.
fn person(record: usize) -> String {
    let given =
        ["Ewan", "Siobhan", "Oluwaseun", "Fiete", "Beryl", "Wiebke", "Rhys", "Priya", "Gesine"];
    let family =
        ["Okafor", "Braithwaite", "Entwistle", "Brodowski", "Cholmondeley", "Khan", "Thießen"];
    format!("{} {}", given[record % given.len()], family[record / given.len() % family.len()])
}

/// The reason for a column of a few values.
fn recurring(name: &str, values: &[&str]) -> Reason {
    column(name, 60, |record| values[record % values.len()].to_owned()).reason
}

/// Numbers in no order below a bound.
fn drawn(record: usize, below: usize) -> usize {
    (record + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) % 1_000_003 % below
}

#[test]
fn bands_of_money_go_on_where_others_end() {
    let files = column("x", 200, |record| format!("2024-{}", 10_000 + drawn(record % 25, 900)));
    assert_eq!(files.reason, Reason::SharedNumber);
    let births = column("Ref", 200, |record| {
        format!("960{}17-{}", record % 25 % 9 + 1, 1_911_083 + record % 25)
    });
    assert_eq!(births.reason, Reason::SharedNumber);
    let extensions = column("Local no", 200, |record| {
        format!("{}-{}", 110 + record % 25, 9_000 + 37 * (record % 25))
    });
    assert_eq!(extensions.reason.role(), Role::Identifier);
    let few =
        column("Vorgang", 200, |record| format!("{}-{}", 110 + record % 5, 9_000 + record % 5));
    assert_eq!(told(&few), (Reason::NothingRulesItOut, None, Certainty::Unsure));
    for least in [0, 1] {
        let bands = column("x", 60, |record| {
            let band = record % 6;
            format!("{}-{}", band * 1000 + least, (band + 1) * 1000)
        });
        assert_eq!(bands.reason, Reason::Money);
    }
    let open = ["<1000", "1000-1999", "2000-2999", "3000+"];
    assert_eq!(recurring("x", &open), Reason::Money);
    let gaps = ["500-900", "2000-2500", "7000-9000"];
    assert_eq!(recurring("amount", &gaps), Reason::Money);
    assert_eq!(recurring("x", &gaps), Reason::NothingRulesItOut);
}

#[test]
fn whole_numbers_with_a_decimal_are_whole_numbers() {
    let number = |record: usize| 100_003 + record * 137_911 % 899_993;
    for name in ["x", "member", "Nr", "Barcode"] {
        for records in [60, 180] {
            let whole = column(name, records, |record| number(record % 60).to_string());
            let float = column(name, records, |record| format!("{}.0", number(record % 60)));
            assert_eq!(told(&whole), told(&float), "{name}");
            // Goods have numbers that recur.
            let may_recur = name == "Barcode" && records > 60;
            assert_eq!(whole.reason.role() == Role::Sensitive, may_recur, "{name}");
            assert_eq!(float.inferred.data_type, DataType::Decimal);
        }
    }
    let halves = column("x", 60, |record| format!("{}.{}", number(record), record % 2 * 5));
    assert_eq!(halves.reason, Reason::Measured);
}

#[test]
fn one_value_or_none_may_be_somebodys() {
    let head =
        "Email Address,Patient,Arzt,Praxis,SSN,Konto,source,year,study id,x,Comment,Termin\n";
    let one = "desk,Hans Meier,Dr. Eva Kurz,praxis@example.org,none,DE89370400440532013000,A,2026,7,\
               WS 2026,all,2026-03-01\n";
    let found = profiles(&(head.to_owned() + &one.repeat(20)));
    let reasons: Vec<Reason> = found.iter().map(|profile| profile.reason).collect();
    use Reason::{Account, Constant, Contact, IdNumber, PersonName};
    assert_eq!(reasons[..6], [Contact, PersonName, PersonName, Contact, IdNumber, Account]);
    assert_eq!(reasons[6..11], [Constant; 5]);
    let empty = profiles(&format!(
        "Email Address,Phone,SSN,Name,record id,notes,x,y\n{}",
        ",,,,,,,1\n".repeat(20)
    ));
    let reasons: Vec<Reason> = empty.iter().map(|profile| profile.reason).collect();
    assert_eq!(reasons[..5], [Contact, Contact, IdNumber, PersonName, Reason::SomeNumber]);
    assert_eq!(reasons[5..], [Constant; 3]);
}

/// Thirty records with a number each, the number of another and what somebody is to them.
fn relatives(mentions: usize) -> String {
    let mut text = "Sample,Rel,Diagnosis,place\n".to_owned();
    for record in 0..30 {
        let own = format!("F{:02}-{}", record % 10, record / 10 + 1);
        let other = format!("F{:02}-1", (record + 3) % 10);
        let rel = if record < mentions { format!("sister of {other}") } else { "index".to_owned() };
        text += &format!("{own},{rel},asthma ({rel}),ward {}\n", record % 3);
    }
    text
}

#[test]
fn cells_that_mention_an_identifier_are_not_released() {
    let reasons = |mentions| -> Vec<Reason> {
        profiles(&relatives(mentions)).iter().map(|profile| profile.reason).collect()
    };
    let found = reasons(20);
    assert_eq!(found[..3], [Reason::AllDistinct, Reason::Mentions, Reason::Mentions]);
    assert_eq!(found[3], Reason::KnownToOthers);
    assert_eq!(reasons(0)[2], Reason::Private);
    // One may be mistyped, and is a part of no longer word.
    assert_eq!(reasons(1)[2], Reason::Private);
    let longer = relatives(20).replace("-1)", "-1x)").replace("sister of", "as in");
    assert_eq!(profiles(&longer)[2].reason, Reason::Private);
}

/// Where the table has no number that they could be compared with.
#[test]
fn whom_relatives_are_named_after_is_somebody() {
    type Cell = fn(usize) -> String;
    let named: [(&str, Cell); 6] = [
        ("Relation", |r| format!("{} of FAM{:02}-1", ["Mother", "Son"][r % 2], r % 30)),
        ("Beziehung", |r| format!("{} von F{:02}-2", ["Mutter", "Sohn"][r % 2], r % 30)),
        ("relationship", |r| format!("sister {} Brandt", ["Anna", "Maria", "Peter"][r % 3])),
        ("lien", |r| format!("{} de {}", ["mère", "fils"][r % 2], ["Anna", "Paul"][r % 2])),
        ("x", |r| if r % 9 == 0 { format!("see brother (P-{r:04})") } else { "none".to_owned() }),
        ("Bezug", |r| format!("Ehefrau: {}, {r}", ["Anna", "Maria", "Lena"][r % 3])),
    ];
    for (name, cell) in named {
        let found = column(name, 60, cell);
        assert_eq!(found.reason.role(), Role::Identifier, "{name}: {:?}", found.reason);
    }
    let others: [Cell; 4] = [
        |r| ["mother", "son", "sister", "wife of head", "head of household"][r % 5].to_owned(),
        |r| format!("child of person {}", r % 4 + 1),
        |r| format!("{} with 2 children", ["mother", "father"][r % 2]),
        |r| ["Mutter-Kind-Kur", "Vater unbekannt", "Mutter", "Kind 1"][r % 4].to_owned(),
    ];
    for cell in others {
        let found = column("relationship", 60, cell);
        assert_ne!(found.reason, Reason::Mentions, "{}", cell(0));
    }
}

#[test]
fn names_of_persons_decide_before_what_they_did() {
    for name in
        ["Diagnosis made by", "Score given by", "Medication by", "Grade awarded to", "Bonus to"]
    {
        for persons in [6, 60] {
            let found = column(name, 90, |record| person(record % persons));
            assert_eq!(found.reason, Reason::PersonName, "{name} {persons}");
        }
    }
    for name in ["Schulden bei", "Version author", "Product owner", "Befund erhoben von"] {
        assert_eq!(column(name, 90, |r| person(r % 60)).reason, Reason::PersonName, "{name}");
    }
    let places = ["North West", "Bad Homburg", "Road Town"];
    assert_eq!(recurring("Income by region", &places), Reason::Private);
}

#[test]
fn addresses_and_forms_of_address_of_others() {
    for name in ["Cím", "Cim", "x"] {
        let recurring = column(name, 120, |record| format!("Kossuth u. {}.", record % 25 + 1));
        assert_eq!(recurring.reason, Reason::Contact, "{name}");
        let whole = column(name, 60, |record| {
            format!("10{:02} Budapest, Petőfi utca {}", record, record + 1)
        });
        assert_eq!(whole.reason, Reason::Contact, "{name}");
    }
    assert_eq!(recurring("CIM", &["E11.9", "I10", "J45.0", "F32"]), Reason::Private);
    let parents = ["M. et Mme GARNIER", "Mme LEFÈVRE", "M. MOREL", "Mme LE GALL"];
    assert_eq!(recurring("Resp. 1", &parents), Reason::PersonName);
    for name in ["Fore", "Known as"] {
        let found = column(name, 60, |record| person(record).split(' ').next().unwrap().to_owned());
        assert_eq!(found.reason, Reason::PersonName, "{name}");
    }
}

#[test]
fn short_codes_under_a_word_for_numbers_are_numbers() {
    for name in ["Complaint no", "Befund-Nr", "Salary no", "Sinistre", "Vaccination No."] {
        let found = column(name, 90, |record| format!("C{}", 1013 + 7 * (record % 30)));
        assert_eq!(told(&found), (Reason::SharedNumber, None, Certainty::Unsure), "{name}");
    }
    let doses = column("Vaccination no", 90, |record| (record % 4 + 1).to_string());
    assert_eq!(doses.reason, Reason::Private);
    let codes = column("ICD No.", 90, |record| format!("E{}", 110 + record % 30));
    assert_eq!(codes.reason, Reason::Private);
}

#[test]
fn rooms_and_beds_are_no_illnesses() {
    for name in ["Bett", "Raum", "locker", "x"] {
        let beds = column(name, 200, |record| {
            format!("{}{}.{}", ["A", "B", "C", "D"][record % 4], 10 + record % 7, record % 3)
        });
        assert_eq!(beds.reason.role(), Role::QuasiIdentifier, "{name}");
    }
    let codes = ["E11.9", "I10", "J45.0", "F32", "M54.16"];
    assert_eq!(recurring("x", &codes), Reason::Health);
    assert_eq!(recurring("Zimmer", &codes).role(), Role::QuasiIdentifier);
}

#[test]
fn what_others_know_in_short() {
    for name in ["Alt", "Alt.", "alt"] {
        let ages = column(name, 90, |record| (4 + drawn(record, 90)).to_string());
        assert_eq!(ages.reason, Reason::KnownToOthers, "{name}");
    }
    assert_eq!(
        column("ALT", 90, |record| (4 + drawn(record, 90)).to_string()).reason,
        Reason::Health
    );
    let height = column("Ht", 90, |record| (150 + drawn(record, 50)).to_string());
    assert_eq!(height.reason, Reason::KnownToOthers);
    let school = column("Grade", 90, |record| (record % 12 + 1).to_string());
    assert_eq!(school.reason, Reason::KnownToOthers);
    let young = column("Grade", 90, |record| ["K", "1st", "2nd"][record % 3].to_owned());
    assert_eq!(young.reason, Reason::KnownToOthers);
    assert_eq!(column("Grade", 90, |record| (record % 6 + 1).to_string()).reason, Reason::Private);
    for name in ["Rel. to head", "Rel"] {
        let found = column(name, 90, |record| ["head", "child", "aunt"][record % 3].to_owned());
        assert_eq!(found.reason.role(), Role::QuasiIdentifier, "{name}");
    }
    let belief = column("Rel", 90, |record| ["ev", "rk", "none"][record % 3].to_owned());
    assert_eq!(belief.reason, Reason::Private);
}
