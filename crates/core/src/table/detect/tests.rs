//! What is found and what is left alone.

mod telephones; // Telephone numbers beside the others of their column.

use super::{Detector, most_of_persons};
use proptest::prelude::{any, prop, proptest};

fn found(value: &str) -> Vec<&'static str> {
    let all = Detector::ALL.into_iter();
    all.filter(|detector| detector.matches(value)).map(Detector::id).collect()
}

#[test]
fn what_points_to_a_person_is_found() {
    for (value, expected) in [
        ("ada@example.org", "e-mail"),
        ("Ada.Lovelace+x@mail.example.co.uk", "e-mail"),
        ("jörg@müller.de", "e-mail"),
        ("Ada <ada@example.org>", "e-mail"),
        ("mailto:ada@example.org", "e-mail"),
        ("write to ada@example.org.", "e-mail"),
        ("DE89370400440532013000", "iban"),
        ("DE89 3704 0044 0532 0130 00", "iban"),
        ("gb29 nwbk 6016 1331 9268 19", "iban"),
        ("IBAN NO93 8601 1117 947", "iban"),
        ("DE89-3704-0044-0532-0130-00", "iban"),
        ("DE89\u{a0}3704\u{a0}0044\u{a0}0532\u{a0}0130\u{a0}00", "iban"),
        ("Konto: DE89370400440532013000, Bank", "iban"),
        ("Konto DE89 3704 0044 0532 0130 00 Sparkasse", "iban"),
        ("ada＠example.org", "e-mail"),
        ("+49 351 463-0", "telephone"),
        ("+1 (212) 555-0100", "telephone"),
        ("+4915112345678", "telephone"),
        ("0049 351 4630", "telephone"),
        ("0351 4630", "telephone"),
        ("0351/4630", "telephone"),
        ("(0351) 46 30 12", "telephone"),
        ("01701234567", "telephone"),
        ("0170-1234567", "telephone"),
        ("Tel. 0351 4630", "telephone"),
        ("01 23 45 67 89", "telephone"),
        ("01.23.45.67.89", "telephone"),
        ("020 7946 0958", "telephone"),
        ("(212) 555-0100", "telephone"),
        ("212-555-0100", "telephone"),
        ("1-212-555-0100", "telephone"),
        ("01/512 34 56", "telephone"),
        ("(01) 5123456", "telephone"),
        ("01 5123456", "telephone"),
        ("01/1234567", "telephone"),
        ("(01) 123 45 67", "telephone"),
        ("01/512 34 56-12", "telephone"),
        ("192.168.17.4", "network-address"),
        ("2001:db8::8a2e:370:7334", "network-address"),
        ("00:1A:2b:3c:4d:5e", "network-address"),
        ("https://example.org/ada", "web-address"),
        ("see www.example.org/ada", "web-address"),
        ("DD-AB 123", "number-plate"),
        ("M-X 1", "number-plate"),
        ("B MW 1234", "number-plate"),
        ("LÖ-AB 12E", "number-plate"),
        ("DD-AB123", "number-plate"),
        ("W-12345A", "number-plate"),
        ("W 12345 A", "number-plate"),
        ("W-12345 A", "number-plate"),
        ("W 12345 AB", "number-plate"),
        ("W 1234 AB", "number-plate"),
        ("G 123 AB", "number-plate"),
        ("L-123 AB", "number-plate"),
        ("S 123 AB", "number-plate"),
        ("LL-12 ABC", "number-plate"),
        ("GU 12 ABC", "number-plate"),
        ("AB12CDE", "number-plate"),
        ("ZH 123456", "number-plate"),
        ("AB-123-CD", "number-plate"),
        ("AB12 CDE", "number-plate"),
        ("Ada Lovelace", "person-name"),
        ("Müller, Anna", "person-name"),
        ("Hans-Peter Schmidt", "person-name"),
        ("Frau Kowalski", "person-name"),
        ("Dr. Novak", "person-name"),
        ("Thomas J. Becker", "person-name"),
        ("Hr. Kowalski", "person-name"),
        ("Fr. Kowalski", "person-name"),
        ("Mag. Kowalski", "person-name"),
        ("DI Xqvist", "person-name"),
        ("Dragan Petrović", "person-name"),
        ("Milica Nikolić", "person-name"),
        ("Emre Yılmaz", "person-name"),
        ("İbrahim Kaya", "person-name"),
        ("Nagy László", "person-name"),
        ("ISTVÁN KOVÁCS", "person-name"),
        ("Giulia Rossi", "person-name"),
        ("Juergen Huber", "person-name"),
        ("Anna von Huber", "person-name"),
        ("von Huber, Anna", "person-name"),
        ("Anna Gruber, geb. Fuchs", "person-name"),
        ("Anna Gruber (1950)", "person-name"),
        ("Gruber/Anna", "person-name"),
        ("Gruber A.", "person-name"),
        ("A. Gruber", "person-name"),
        ("anna gruber", "person-name"),
        ("gruber, anna", "person-name"),
        ("Dr. med. Arslan", "person-name"),
        ("Familie Weber", "person-name"),
        ("Frau Müller angerufen", "person-name"),
        ("Rückruf (Herr Öztürk)", "person-name"),
        ("Mutter erreichbar unter 0664 5662842", "telephone"),
        ("Handy der Tochter: +43 664 5662842", "telephone"),
        ("Lindenweg 30, 85560 Ebersberg", "street-address"),
        ("Bahnhofstraße 55", "street-address"),
        ("Karl-Lang-Str. 12a", "street-address"),
        ("Am Anger 3, 4020 Linz", "street-address"),
        ("12 Mill Lane", "street-address"),
        ("no pain, no fever, daughter Lena informed about the plan", "long-text"),
        ("4539 1488 0343 6467", "credit-card"),
        ("4539148803436467", "credit-card"),
        ("3782 822463 10005", "credit-card"),
        ("A123456780", "health-insurance-number"),
        ("65 170839 J 003", "pension-insurance-number"),
        ("65170839J003", "pension-insurance-number"),
        ("86095742719", "tax-number"),
        ("47 036 892 816", "tax-number"),
        ("181/815/08155", "tax-number"),
        ("756.9217.0769.85", "ahv-number"),
        ("7569217076985", "ahv-number"),
        ("1237 010180", "svnr-number"),
        ("1237010180", "svnr-number"),
        ("2 55 08 14 168 025 38", "nir-number"),
        ("255081416802538", "nir-number"),
        ("943 176 5918", "nhs-number"),
        ("9431765918", "nhs-number"),
        ("AB 12 34 56 C", "national-insurance-number"),
        ("123.456.789-09", "cpf-number"),
        ("123-45-6789", "ssn-number"),
        ("MRN 0012345", "medical-record-number"),
        ("mrn-0012345", "medical-record-number"),
        ("123e4567-e89b-12d3-a456-426614174000", "guid"),
        ("{123E4567-E89B-12D3-A456-426614174000}", "guid"),
        ("52.52001, 13.40495", "coordinates"),
        ("52,52001; 13,40495", "coordinates"),
        ("47°22'N 8°33'E", "coordinates"),
        ("POINT(13.405 52.520)", "coordinates"),
        ("12 rue de la Paix", "street-address"),
        ("12, avenue Foch", "street-address"),
        ("4 bis boulevard Voltaire, 75011 Paris", "street-address"),
        ("Chloé", "given-name"),
        ("Hans-Peter", "given-name"),
        ("Müller", "family-name"),
        ("von Hofmann", "family-name"),
        ("Kowalski", "family-name"),
        ("Williams", "family-name"),
        ("192.168.17.4:8080", "network-address"),
        ("[2001:db8::8a2e:370:7334]:443", "network-address"),
        ("linkedin.com/in/ada", "web-address"),
        ("123 45 6789", "ssn-number"),
        ("MR# 0012345", "medical-record-number"),
        ("9e107d9d372bb6826bd81d3542a419d6", "guid"),
        ("2fd4e1c67a2d28fced849ee1bb76e7391b93eb12", "guid"),
        ("742 Evergreen Terrace", "street-address"),
        ("350 Fifth Ave Apt. 12", "street-address"),
        ("Flat 3, 12 Mill Lane, York", "street-address"),
        ("Dorpsstraat 12", "street-address"),
        ("Kerksteeg 46", "street-address"),
        ("rue de la Gare 48", "street-address"),
        ("avenue Albert Besson 83", "street-address"),
        ("al. Olchowa 78", "street-address"),
        ("plac Kopernika 7/12", "street-address"),
        ("Viale Mengolo, 619 Piano 5", "street-address"),
        ("Urbanización Los Olmos 87", "street-address"),
        ("783 Harbor Flat Suite 813", "street-address"),
        ("12345 Main Street", "street-address"),
        ("Flat 3 Amber Rest", "street-address"),
        ("(785)889-6174", "telephone"),
        ("742.384.2114", "telephone"),
        ("412-702-4891x295", "telephone"),
        ("412-702-4891 ext. 29", "telephone"),
        ("Via Garibaldi, 14", "street-address"),
        ("Calle Mayor 5, 28013 Madrid", "street-address"),
        ("Chloé Xqvist", "person-name"),
        ("XQVIST, Chloé", "person-name"),
        ("Mme Xqvist", "person-name"),
        ("RA Xqvist", "person-name"),
    ] {
        assert_eq!(found(value), [expected], "{value}");
    }
    // Spaces around a value change nothing.
    assert_eq!(found("  ada@example.org\t"), ["e-mail"]);
}

#[test]
fn what_does_not_is_left_alone() {
    for value in [
        "",
        " ",
        "@",
        "a@b",
        "a@b.",
        "@example.org",
        "user@",
        "x@@y.de",
        "a@b.c",
        "5@10.20",
        // Check digits, lengths and countries.
        "DE88370400440532013000",
        "DE8937040044053201300",
        "ZZ89370400440532013000",
        "DE89",
        // Numbers, dates, codes.
        "0",
        "0.5",
        "0.123456789",
        "0,123456789",
        "-0.12345678",
        "+5",
        "+1234567",
        "-12345678",
        "12345678",
        "1234567890",
        "000123456789",
        "01067",
        "0815",
        "0-19",
        "00-04",
        "1980-02-03",
        "01.02.1980",
        "01/02/1980",
        "01-02-1980",
        "01.02.1980 10:30",
        "20010203",
        "10:30:00",
        "2001-02-03T10:30:00",
        "1e10",
        "3.14",
        "1.000.000",
        "120/80",
        "5-10-2",
        "J45.0",
        "F32",
        "I10.90",
        "T1 N0 M0",
        "A-1",
        "Quai 4",
        "Cours 3",
        "Unit 3 Care Team",
        "os. 3",
        "Flat 3 12",
        "212.555x3",
        "7x24",
        "AB12",
        "ICD-10",
        "C34-1",
        "U-17",
        "1.2.3",
        "1.2.3.4",
        "A-1234B",
        "W-100A",
        "XY 12 ABC",
        "AB99 CDE",
        "AB12CDI",
        "01/02/1980 10",
        "01-1234567",
        "01/1980",
        "300.1.2.3",
        "::1",
        "12:34",
        // Words.
        "female",
        "Tech-support",
        "Married-civ-spouse",
        "Prof-specialty",
        "United-States",
        "San Francisco",
        "type 2 diabetes",
        "Back Pain",
        "Heart Failure",
        "New York",
        "Parkinson's disease",
        "Hepatitis C",
        "frank haematuria",
        "max dose",
        "Fr Vormittag",
        "Di Nachmittag",
        "lower back pain",
        "Anna (1950)",
        "Landkreis Bautzen",
        "Essential hypertension",
        "not yet at school",
        "B - 12",
        "I AM",
        "a-very-long-code-without-any-space-that-nobody-wrote-by-hand-0815",
        "0000 1111 2222 3333 4444 5555 6666 7777 8888 9999",
        "https://",
        "www",
        "www.",
        // Places that have somebody's name, and texts that have numbers.
        "Karl Lang Straße",
        "Anna-Huber-Weg",
        "Otto Hahn Schule",
        "Maria Stern Gymnasium",
        "Sankt Georg",
        "St. Martin",
        "Am Tag 3",
        "Im Jahr 2020",
        "Monitoring 3",
        "12 weeks",
        "3 Tage nach 01.02.1980 10:30",
        "Frau und Kind",
        "San Antonio",
        "Port Michael",
        "Rodriguez Lane",
        "Flat 3",
        "Via oral",
        "MR# 1",
        "MRT 123456",
        "00000000000000000000000000000000",
        "9e107d9d372bb6826bd81d3542a419d",
        "1.2.3.4:80",
        "mg.de/l",
        "km/h",
        // Wrong check digits, and numbers that are built otherwise.
        "4539 1488 0343 6468",
        "A123456789",
        "65 170839 J 004",
        "86095742718",
        "12345678901",
        "756.9217.0769.84",
        "1238 010180",
        "1237 410180",
        "2 55 08 14 168 025 39",
        "943 176 5919",
        "000-45-6789",
        "123-00-6789",
        "MRN",
        "MRN12",
        "123e4567-e89b-12d3-a456",
        "52.5, 13.4",
        "52.5200",
        "252.52001, 13.40495",
        "12.5 kg, 13.4 cm",
        // Codes and numbers of other kinds.
        "C09AA05",
        "5-470.11",
        "718-7",
        "978-3-16-148410-0",
        "2024-W12",
        "1,234.56",
        "12 345,67",
        "50%",
        "A1B2C3",
        "rue",
        "12 rue",
        "Mai",
        "Sonntag",
        "male",
        "Berlin",
        "Kurs 2001-02-03 bis 2002-03-04",
    ] {
        assert_eq!(found(value), [""; 0], "{value}");
    }
}

/// What two detectors match is told as the one that most values of a column match.
#[test]
fn some_values_look_like_two_things() {
    assert_eq!(found("Martin"), ["given-name", "family-name"]);
    for text in [
        "came with a cough, was sent home by Dr. Novak",
        "Patientin berichtet, dass ihr Mann Uwe sie begleitet",
        "Le patient a été vu aujourd'hui et vient demain.",
    ] {
        assert_eq!(found(text), ["long-text", "sentence"], "{text}");
    }
}

#[test]
fn wrong_check_digits_leave_the_form() {
    let built = |value: &str| -> Vec<&str> {
        let all = Detector::ALL.into_iter();
        all.filter(|detector| detector.has_form(value)).map(Detector::id).collect()
    };
    for (value, expected) in [
        ("4539 1488 0343 6468", "credit-card"),
        ("A123456789", "health-insurance-number"),
        ("65 170839 J 004", "pension-insurance-number"),
        ("756.9217.0769.84", "ahv-number"),
        ("123.45.678.113", "ahv-number"),
        ("1238 010180", "svnr-number"),
        ("255081416802539", "nir-number"),
        ("943 176 5919", "nhs-number"),
        ("QQ 12 34 56 C", "national-insurance-number"),
        ("123.456.789-10", "cpf-number"),
        ("DE88370400440532013000", "iban"),
        ("de88 3704 0044 0532 0130 00", "iban"),
    ] {
        assert_eq!(built(value), [expected], "{value}");
    }
    for value in [
        "",
        "1238010180",
        "9431765919",
        "4539148803436468",
        "2024-01-02",
        "J45.0",
        "01067",
        "DE8837040044053201300",
        "Konto DE88370400440532013000",
    ] {
        assert_eq!(built(value), [""; 0], "{value}");
    }
}

#[test]
fn codes_are_told_by_what_their_columns_are_called() {
    let ruled_out = |detector: Detector, name: &str| detector.is_ruled_out_by(name);
    #[rustfmt::skip]
    let coded = [
        "Kostenstelle", "Tarif", "Aktenzahl", "file no", "Code", "Produktcode", "lot", "Bestellnummer",
        "Auftragsnummer", "Rechnungsnummer", "Belegnummer", "Lieferschein", "order_no", "invoice",
        "Raumnummer", "Seriennummer", "Inventarnummer", "Vorgangsnummer", "Teilenummer", "part_no",
        "Projektnummer", "KSt", "Haushaltsstelle", "ISBN", "Konto", "Sachkonto", "Aktenplan-Nr",
        "Az.", "GZ", "Zimmer", "Zimmer-Nr.", "Zimmernummer", "Kundennr", "Kundennummer", "Kunden-Nr.",
        "Ticket", "Ticketnummer", "Buchung", "Buchungs-Nr.", "Buchungscode", "Flugnummer", "Flug",
        "Gerät", "Geräte-ID", "Kennz. Gerät", "Modell", "Signatur",
    ];
    for name in coded {
        assert!(ruled_out(Detector::Telephone, name), "{name}");
        assert!(ruled_out(Detector::NumberPlate, name), "{name}");
        assert!(!ruled_out(Detector::Email, name) && !ruled_out(Detector::PersonName, name));
    }
    assert!(ruled_out(Detector::NetworkAddress, "Section"));
    assert!(!ruled_out(Detector::NetworkAddress, "Geräte-ID"));
    #[rustfmt::skip]
    let open = [
        "", "x", "Telefon", "phone code", "Kennzeichen", "lottery", "costs", "Profile", "Kontakt",
        "Auftraggeber", "Teilnehmer", "Partner", "Kunde", "Kunden Rückruf", "Fluggast", "Zimmertelefon",
        "Amtl. Kennz.", "Kennz.", "Ticket Telefon",
    ];
    for name in open {
        assert!(!ruled_out(Detector::Telephone, name), "{name}");
    }
}

/// Of 97 and 0, or 98 and 1, only the one from 02 to 98 is ever given.
#[test]
fn check_digits_are_from_02_to_98() {
    let number = |account: u64, check: &str| format!("DE{check}{account:018}");
    for (right, wrong) in [("97", "00"), ("98", "01"), ("02", "99")] {
        let account =
            (0..500).find(|&account| Detector::Iban.matches(&number(account, right))).unwrap();
        assert!(!Detector::Iban.matches(&number(account, wrong)), "{right} {wrong}");
    }
}

#[test]
fn detectors_have_names_of_their_own() {
    let mut ids: Vec<&str> = Detector::ALL.iter().map(|detector| detector.id()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Detector::ALL.len());
}

proptest! {
    #[test]
    fn any_value_can_be_looked_at(value in any::<String>()) {
        found(&value);
    }

    #[test]
    fn values_made_of_what_detectors_look_for_can_be_looked_at(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "0", "00", "49", "+", "(", ")", "-", "/", ".", " ", "@", "a", "Z", "Ä", "DE",
                "Dr.", "Anna", ",", ":", "::", "ff", "www.", "https://", "ß", "\u{301}", "１",
            ]),
            0..24,
        )
    ) {
        found(&parts.concat());
    }

    /// Whatever stands in the other digits, the check digits make an account of it.
    #[test]
    fn right_check_digits_are_right_and_wrong_ones_are_not(account in 0_u64..1_000_000_000_000_000_000) {
        let body = format!("{account:018}");
        // The remainder that ISO 13616 asks for, by long division of the digits.
        let number = format!("{body}131400");
        let rest = number.bytes().fold(0_u32, |rest, digit| (rest * 10 + u32::from(digit - b'0')) % 97);
        let check = 98 - rest;
        assert!(Detector::Iban.matches(&format!("DE{check:02}{body}")));
        let wrong = (check + 1) % 97;
        assert!(!Detector::Iban.matches(&format!("DE{wrong:02}{body}")));
    }
}

/// Devices are somebody's, so that theirs recur with their owners.
#[test]
fn addresses_of_devices_tell_persons_apart() {
    let devices: Vec<String> =
        (0..40).map(|n| format!("d1:3b:5a:c2:{:02x}:{:02x}", 7 * n, 250 - n)).collect();
    let hosts: Vec<String> = (0..40).map(|n| format!("10.3.{}.{}", 60 + n, 7 * n % 250)).collect();
    for values in [&devices, &hosts] {
        let most = |name: &str| most_of_persons(name, values.iter().map(|value| &value[..]));
        for name in ["mac", "MAC-Adresse", "client_ip", "src", "x"] {
            assert_eq!(most(name), Some(Detector::NetworkAddress), "{name}");
        }
        for name in ["version", "Kapitel", "sex"] {
            assert_eq!(most(name), None, "{name}");
        }
    }
}
