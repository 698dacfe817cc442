//! Columns as offices abbreviate and write them, which only tables put together by hand have: a
//! number with its unit, an amount with its currency, what is nearly always empty, numbers of
//! persons under names of something else.

use super::kinds::{Kind, Looks, Right, identifier, kind};
use super::{checks, words};

use Right::{Open, Quasi, Sensitive};

/// No names: tables put together by hand bring their own.
const UNNAMED: [&[&str]; 3] = [&[], &[], &[]];

#[rustfmt::skip]
pub(super) const KINDS: &[Kind] = &[
    identifier("user-name", None, Looks::Text, UNNAMED,
        |p| { let letter = p.given.to_lowercase().chars().next().unwrap_or('x');
            format!("{letter}.{}{}", p.family.to_lowercase().replace([' ', '\''], ""), p.record) }),
    identifier("reader-number", None, Looks::Text, UNNAMED, |p| format!("B{}", 2_000_000 + 37 * (p.record / 3))),
    identifier("claim-number", None, Looks::Text, UNNAMED, |p| format!("CLM-{}", 10_400_000 + 13 * p.record)),
    identifier("hash", Some("guid"), Looks::Text, UNNAMED,
        |p| (0..8).map(|_| format!("{:08x}", p.random.u32(..))).collect()),
    identifier("iban-mistyped", Some("iban"), Looks::Text, UNNAMED,
        |p| { let account = p.digits(18); format!("DE{:02}{account}", checks::iban(&account) % 90 + 3) }),
    identifier("health-insurance-recurring", Some("health-insurance-number"), Looks::Text, UNNAMED,
        |p| format!("K{:09}", 123_450_001 + 7_919 * (p.record / 3))),
    identifier("shared-nhs", Some("nhs-number"), Looks::Any, UNNAMED,
        |p| p.one(&["943 176 5918", "943 476 5919", "401 023 2137"])),
    identifier("mailbox-seldom", Some("e-mail"), Looks::Text, UNNAMED,
        |p| if p.record.is_multiple_of(17) { format!("box{}@example.net", p.record) } else { String::new() }),
    identifier("telephone-seldom", Some("telephone"), Looks::Text, UNNAMED,
        |p| if p.record.is_multiple_of(13) { format!("+44 7{} {}", p.digits(3), p.digits(6)) } else { String::new() }),
    identifier("titled-name", Some("person-name"), Looks::Text, UNNAMED,
        |p| { let title = p.said(&["Mr", "Mrs", "Dr"], &["Herr", "Frau", "Dr."], &["Mme", "M.", "Mlle"]);
            format!("{title} {}", p.family) }),
    identifier("lawyer", Some("person-name"), Looks::Text, UNNAMED,
        |p| format!("{} {}", if p.woman { "RAin" } else { "RA" }, p.family)),
    identifier("flat", Some("street-address"), Looks::Text, UNNAMED,
        |p| { let street = p.one(&["Mill Lane", "Station Road", "Castle Terrace", "Priory Gardens", "Abbey Court"]);
            format!("Flat {}, {} {street}", p.random.u32(1..9), p.random.u32(1..90)) }),
    identifier("page", Some("web-address"), Looks::Text, UNNAMED,
        |p| format!("linkedin.com/in/{}{}", p.given.to_lowercase(), p.record)),
    identifier("port", Some("network-address"), Looks::Text, UNNAMED,
        |p| format!("10.{}.{}.{}:{}", p.random.u32(..250), p.random.u32(..250), p.random.u32(1..250),
            p.random.u32(1_024..60_000))),
    identifier("rare-note", Some("long-text"), Looks::Text, UNNAMED,
        |p| if p.record % 7 > 0 { String::new() } else {
            format!("{} {} {}", p.one(words::notes(p.language)), p.family, p.record) }),
    identifier("few-families", None, Looks::Text, UNNAMED,
        |p| p.one(&["Lefèvre", "Garnier", "Marchand", "Chevalier", "Fontaine", "Perrin"])),
    identifier("street-alone", None, Looks::Text, UNNAMED,
        |p| { let tree = p.one(&["Linden", "Buchen", "Ahorn", "Eichen", "Birken", "Ulmen"]);
            format!("{tree}{}", p.one(&["weg", "str.", "gasse"])) }),
    identifier("house-alone", None, Looks::Integer, UNNAMED, |p| p.random.u32(1..180).to_string()),
    identifier("remark", None, Looks::Text, UNNAMED,
        |p| { let said = p.one(&["schläft gut", "klagt über Schmerzen", "isst selbst", "Sohn war da", "will heim"]);
            format!("Zi. {}: {said}", p.random.u32(1..30)) }),
    identifier("staff-code", None, Looks::Text, UNNAMED, |p| format!("MA-{}", 1_000 + 7 * p.record)),
    identifier("monitored", None, Looks::Any, UNNAMED, |p| (71_904_412 + 13 * p.random.u32(..8)).to_string()),
    identifier("latitude-alone", None, Looks::Decimal, UNNAMED,
        |p| format!("{}.{:05}", p.random.u32(47..55), p.random.u32(1..100_000))),
    identifier("longitude-alone", None, Looks::Decimal, UNNAMED,
        |p| format!("{}.{:05}", p.random.u32(6..15), p.random.u32(1..100_000))),
    identifier("rare-name", None, Looks::Text, UNNAMED,
        |p| { let mut name = || { let begin = p.one(&["Qu", "Zw", "Xa", "Ndw", "Ymb", "Ugl"]);
                let middle = p.one(&["iri", "olo", "ebe", "usa", "ayi"]);
                format!("{begin}{middle}{}", p.one(&["ng", "kwe", "tz", "ph"])) };
            format!("{}, {}", name(), name()) }),
    identifier("bedside", None, Looks::Text, UNNAMED,
        |p| { let said = p.one(&["Pain controlled after meds", "No acute distress", "Up to chair with help",
                "Family at the bedside", "Refused breakfast again", "Chest pain since Tuesday"]);
            format!("{said}, {}.", p.one(&["doctor told", "plan as before", "vitals stable"])) }),
    identifier("letters", None, Looks::Text, UNNAMED,
        |p| format!("{}.{}.", p.one(&["A", "B", "C", "D", "E", "G"]), p.one(&["H", "K", "L", "M", "N", "P"]))),
    kind("age-text", Quasi, Looks::Text, UNNAMED,
        |p| { let unit = p.said(&["yrs"], &["J."], &["ans"]); format!("{} {unit}", 2024 - p.birth.0) }),
    kind("height-text", Quasi, Looks::Text, UNNAMED, |p| format!("{} cm", p.random.u32(150..200))),
    kind("british-postcode", Quasi, Looks::Text, UNNAMED,
        |p| { let area = p.one(&["EH", "LS", "M", "SW", "CF"]);
            format!("{area}{} {}{}", p.random.u32(1..20), p.random.u32(1..10), p.one(&["AB", "JQ", "XY", "LT"])) }),
    kind("dutch-postcode", Quasi, Looks::Text, UNNAMED,
        |p| format!("{} {}", p.digits(4), p.one(&["AB", "CE", "XK", "PR"]))),
    kind("moment-utc", Quasi, Looks::Moment("%Y-%m-%dT%H:%M:%SZ"), UNNAMED,
        |p| { let (year, month, day) = p.recent();
            format!("{year}-{month:02}-{day:02}T{:02}:{:02}:07Z", p.random.u32(..24), p.random.u32(..60)) }),
    kind("moment-noon", Quasi, Looks::Moment("%m/%d/%Y %I:%M %p"), UNNAMED,
        |p| { let (year, month, day) = p.recent();
            let half = p.one(&["AM", "PM"]);
            format!("{month:02}/{day:02}/{year} {:02}:{:02} {half}", p.random.u32(1..13), p.random.u32(..60)) }),
    kind("title", Quasi, Looks::Text, UNNAMED, |p| p.said(&["Mr", "Mrs", "Mx"], &["Herr", "Frau"], &["M.", "Mme"])),
    kind("dollars", Sensitive, Looks::Integer, UNNAMED, |p| format!("${},000", p.random.u32(28..190))),
    kind("blood-group", Sensitive, Looks::Text, UNNAMED, |p| p.one(&["A+", "A-", "B+", "0+", "0-", "AB+"])),
    kind("index", Sensitive, Looks::Decimal, UNNAMED,
        |p| { let value = 18.0 + 20.0 * p.random.f64(); p.decimal(value, 1) }),
    kind("offence", Sensitive, Looks::Text, UNNAMED,
        |p| p.said(&["theft", "fraud", "assault"], &["Diebstahl", "Betrug", "SVG"], &["vol", "escroquerie", "rixe"])),
    kind("vaccine", Sensitive, Looks::Text, UNNAMED, |p| p.one(&["Comirnaty", "Spikevax", "Nuvaxovid"])),
    kind("agreement", Open, Looks::Text, UNNAMED,
        |p| p.said(&["Strongly agree", "Agree", "Neutral", "Disagree"], &["trifft zu", "teils", "trifft nicht zu"],
            &["d'accord", "plutôt d'accord", "pas d'accord"])),
    kind("boolean", Open, Looks::Text, UNNAMED, |p| p.one(&["TRUE", "FALSE"])),
    kind("site-guid", Open, Looks::Text, UNNAMED,
        |p| format!("9f1c2ab4-5f0e-4d57-9a3e-0c1d2e3f4a5{}", p.random.u32(..3))),
    kind("subject", Open, Looks::Text, UNNAMED,
        |p| p.one(&["Maths", "Latin", "Physics", "History", "Music", "Art", "Biology", "Chemistry", "Spanish", "Drama",
            "Sports", "Computing"])),
    kind("lot", Open, Looks::Text, UNNAMED, |p| p.one(&["FE1234", "FD9876", "GK2211"])),
    kind("empty", Open, Looks::Text, UNNAMED, |_| String::new()),
];
