//! Columns that point to one person, as tables hold them.

use super::kinds::{Kind, Looks, identifier};
use super::{checks, words};

#[rustfmt::skip]
pub(super) const KINDS: &[Kind] = &[
    identifier("full-name", Some("person-name"), Looks::Text,
        [&["name", "Full Name", "patient name", "Customer", "contact person"],
         &["Name", "Vor- und Nachname", "Patient", "Versicherter", "Ansprechpartner"],
         &["nom complet", "Nom et prénom", "Patient", "assuré"]],
        |p| if p.record % 2 == 0 || p.dates == "%Y-%m-%d" {
            format!("{} {}", p.given, p.family) } else { format!("{}, {}", p.family, p.given) }),
    identifier("given-name", Some("given-name"), Looks::Text,
        [&["first name", "given_name", "Forename"], &["Vorname", "Rufname"], &["prénom", "Prenom"]],
        |p| p.given.to_owned()),
    identifier("family-name", Some("family-name"), Looks::Text,
        [&["last name", "surname", "family_name"], &["Nachname", "Familienname", "Zuname"],
         &["nom de famille", "NOM", "nom"]],
        |p| p.family.to_owned()),
    identifier("e-mail", Some("e-mail"), Looks::Text,
        [&["e-mail", "Email address", "contact"], &["E-Mail", "Mailadresse", "Kontakt"],
         &["courriel", "adresse e-mail", "mél"]],
        |p| { let house = p.said(&["example.com", "mail.example.org"], &["example.de", "post.example.at"],
                &["example.fr", "courrier.example.org"]);
            let local: String = format!("{}.{}{}", p.given, p.family, p.record % 90).to_lowercase();
            format!("{}@{house}", local.replace([' ', '\''], "")) }),
    identifier("telephone", Some("telephone"), Looks::Text,
        [&["phone", "Telephone", "mobile no", "home phone"], &["Telefon", "Tel. privat", "Mobil", "Rufnummer"],
         &["téléphone", "tél.", "portable"]],
        |p| { let last = p.digits(6);
            match p.language {
                words::Language::German if p.record % 3 == 0 => format!("+49 {} {last}", 151 + p.random.u32(..20)),
                words::Language::German => format!("0{} {last}", 171 + p.random.u32(..600)),
                words::Language::English if p.record % 2 == 0 => format!("07{} {last}", 700 + p.random.u32(..200)),
                words::Language::English => format!("020 7{} {}", &last[..3], p.digits(4)),
                words::Language::French => format!("06 {} {} {} {}", &last[..2], &last[2..4], &last[4..],
                    p.digits(2)),
            } }),
    identifier("iban", Some("iban"), Looks::Text,
        [&["IBAN", "bank account"], &["IBAN", "Bankverbindung", "Kontonummer"], &["IBAN", "compte bancaire"]],
        |p| { let account = p.digits(18); format!("DE{:02}{account}", checks::iban(&account)) }),
    identifier("credit-card", Some("credit-card"), Looks::Any,
        [&["card number", "credit card", "payment"], &["Kreditkarte", "Kartennummer", "Zahlungsmittel"],
         &["carte bancaire", "numéro de carte"]],
        |p| { let body = format!("4{}", p.digits(14));
            let whole = format!("{body}{}", checks::luhn(&body));
            if p.language == words::Language::German { whole } else {
                format!("{} {} {} {}", &whole[..4], &whole[4..8], &whole[8..12], &whole[12..]) } }),
    identifier("credit-card-mistyped", Some("credit-card"), Looks::Text,
        [&["card", "paid with"], &["Karte", "bezahlt mit"], &["carte", "payé avec"]],
        |p| { let body = format!("4{}", p.digits(14));
            let whole = format!("{body}{}", (checks::luhn(&body) + 1 + p.random.u32(..9)) % 10);
            format!("{} {} {} {}", &whole[..4], &whole[4..8], &whole[8..12], &whole[12..]) }),
    identifier("contract-number", None, Looks::Any,
        [&["subscription", "loan", "device"], &["Abo", "Darlehen", "Gutschein"], &["abonnement", "carte"]],
        |p| format!("{}{}", 1 + p.random.u32(..9), p.digits(5))),
    identifier("running-number", None, Looks::Any,
        [&["invoice", "claims"], &["Beleg", "Spende"], &["facture", "cotisation"]],
        |p| (41_007 + p.record).to_string()),
    identifier("swiss-ahv-mistyped", Some("ahv-number"), Looks::Text,
        [&["AHV", "Swiss no"], &["AHV-Nummer", "AHVN"], &["AVS n°", "n° AVS13"]],
        |p| { let body = format!("756{}", p.digits(9));
            let whole = format!("{body}{}", (checks::article(&body) + 1 + p.random.u32(..9)) % 10);
            format!("{}.{}.{}.{}", &whole[..3], &whole[3..7], &whole[7..11], &whole[11..]) }),
    identifier("health-insurance-number", Some("health-insurance-number"), Looks::Text,
        [&["health insurance no", "KVNR"], &["Versichertennummer", "KVNR", "Krankenversichertennr.", "Kasse Nr"],
         &["numéro d'assuré allemand", "KVNR"]],
        |p| { let (letter, body) = (p.letter(), p.digits(8));
            format!("{letter}{body}{}", checks::health(letter, &body)) }),
    identifier("health-insurance-mistyped", Some("health-insurance-number"), Looks::Text,
        [&["member no", "cover"], &["Versichertennummer", "Kasse"], &["assurance", "couverture"]],
        |p| format!("{}{}", p.letter(), p.digits(9))),
    identifier("tax-number", Some("tax-number"), Looks::Any,
        [&["tax id", "TIN"], &["Steuer-ID", "IdNr", "Steueridentifikationsnummer", "Steuernummer"],
         &["numéro fiscal", "IdNr"]],
        |p| { let mut order: Vec<u32> = (0..10).collect();
            p.random.shuffle(&mut order);
            if order[0] == 0 { order.swap(0, 1); }
            order[9] = order[1 + p.random.usize(..8)];
            let body: String = order.iter().map(ToString::to_string).collect();
            format!("{body}{}", checks::tax(&body)) }),
    identifier("pension-number", Some("pension-insurance-number"), Looks::Text,
        [&["pension insurance no", "RVNR"], &["Rentenversicherungsnummer", "RVNR", "SV-Nummer"],
         &["numéro de retraite", "RVNR"]],
        |p| { let (year, month, day) = p.birth;
            let area = format!("{}{day:02}{month:02}{:02}", p.random.u32(10..90), year % 100);
            let serial = format!("{:02}", p.random.u32(0..99));
            let letter = p.family.chars().next().filter(char::is_ascii_uppercase).unwrap_or('A');
            format!("{area}{letter}{serial}{}", checks::pension(&area, letter, &serial)) }),
    identifier("swiss-ahv", Some("ahv-number"), Looks::Any,
        [&["AHV number", "Swiss SSN"], &["AHV-Nr.", "AHVN13", "AHV"], &["N° AVS", "AVS"]],
        |p| { let body = format!("756{}", p.digits(9));
            let whole = format!("{body}{}", checks::article(&body));
            if p.language == words::Language::English { whole } else {
                format!("{}.{}.{}.{}", &whole[..3], &whole[3..7], &whole[7..11], &whole[11..]) } }),
    identifier("austrian-svnr", Some("svnr-number"), Looks::Any,
        [&["Austrian insurance no"], &["SVNr", "Sozialversicherungsnummer", "SV-Nr."], &["numéro autrichien"]],
        |p| { let (year, month, day) = p.birth;
            let birth = format!("{day:02}{month:02}{:02}", year % 100);
            loop {
                let serial = p.digits(3);
                if let Some(check) = checks::austrian(&serial, &birth) { return format!("{serial}{check} {birth}"); }
            } }),
    identifier("french-nir", Some("nir-number"), Looks::Any,
        [&["NIR", "French insurance no"], &["NIR", "frz. Versicherungsnummer"],
         &["NIR", "numéro de sécurité sociale", "n° sécu"]],
        |p| { let (year, month, _) = p.birth;
            let body = format!("{}{:02}{month:02}{:02}{:03}{:03}", 1 + u32::from(p.woman), year % 100,
                p.random.u32(1..96), p.random.u32(1..600), p.random.u32(1..400));
            format!("{body}{:02}", checks::french(&body)) }),
    identifier("british-nhs", Some("nhs-number"), Looks::Any,
        [&["NHS number", "NHS No"], &["NHS-Nummer", "NHS Number"], &["numéro NHS", "NHS"]],
        |p| loop {
            let body = p.digits(9);
            if let Some(check) = checks::british(&body) {
                return format!("{} {} {}{check}", &body[..3], &body[3..6], &body[6..]);
            }
        }),
    identifier("british-nino", Some("national-insurance-number"), Looks::Text,
        [&["NI number", "NINO", "National Insurance no"], &["NINO", "brit. SV-Nr."], &["NINO"]],
        |p| loop {
            let letters = [b"ABCEGHJKLMNOPRSTWXYZ"[p.random.usize(..20)], b"ABCEGHJKLMNPRSTWXYZ"[p.random.usize(..19)]];
            let prefix = letters.map(char::from).iter().collect::<String>();
            if ["BG", "GB", "KN", "NK", "NT", "TN", "ZZ"].contains(&&prefix[..]) { continue; }
            let (digits, suffix) = (p.digits(6), char::from(b'A' + p.random.u8(..4)));
            return format!("{prefix} {} {} {} {suffix}", &digits[..2], &digits[2..4], &digits[4..]);
        }),
    identifier("brazilian-cpf", Some("cpf-number"), Looks::Text,
        [&["CPF", "Brazilian tax no"], &["CPF", "brasil. Steuernr."], &["CPF", "n° fiscal brésilien"]],
        |p| {
            let body = p.digits(9);
            format!("{}.{}.{}-{}", &body[..3], &body[3..6], &body[6..], checks::brazilian(&body))
        }),
    identifier("other-state", Some("national-number"), Looks::Any,
        [&["DNI", "Spanish ID"], &["PESEL", "poln. Personennummer"], &["NISS", "n° national belge"]],
        |p| { let (year, month, day) = p.birth;
            match p.language {
                words::Language::English => {
                    let body = p.digits(8);
                    format!("{body}{}", checks::spanish(&body))
                }
                words::Language::German => {
                    let month = if year < 2000 { month } else { month + 20 };
                    let body = format!("{:02}{month:02}{day:02}{}", year % 100, p.digits(4));
                    format!("{body}{}", checks::polish(&body))
                }
                words::Language::French => {
                    let birth = format!("{:02}{month:02}{day:02}", year % 100);
                    let body = format!("{birth}{:03}", p.random.u32(1..998));
                    let check = checks::belgian(&body, year >= 2000);
                    format!("{}.{}.{}-{}.{check}", &body[..2], &body[2..4], &body[4..6], &body[6..])
                }
            } }),
    identifier("american-ssn", Some("ssn-number"), Looks::Text,
        [&["SSN", "social security number", "Social"], &["SSN", "US-Sozialversicherung"], &["SSN"]],
        |p| format!("{:03}-{:02}-{:04}", p.random.u32(1..660), p.random.u32(1..100), p.random.u32(1..10_000))),
    identifier("medical-record", Some("medical-record-number"), Looks::Text,
        [&["MRN", "medical record number", "chart"], &["MRN", "Aktennr."], &["MRN", "n° dossier"]],
        |p| format!("MRN{}", p.digits(7))),
    identifier("patient-number", None, Looks::Any,
        [&["patient_id", "Patient No.", "PatientID", "member number", "student_id", "employee no", "customer id"],
         &["Patientennummer", "Pat.-Nr.", "Personalnummer", "Kundennr.", "Matrikelnummer", "Schülernr."],
         &["id_patient", "numéro patient", "matricule", "n° client", "numéro d'étudiant", "code patient"]],
        |p| format!("{}", 100_000 + p.record * 7 + p.random.u32(..7))),
    identifier("case-number", None, Looks::Text,
        [&["case id", "record number", "encounter", "reference"],
         &["Fallnummer", "Vorgang", "Aktenzeichen", "Referenz"],
         &["n° dossier", "numéro de séjour", "référence", "dossier"]],
        |p| format!("{}-{:05}", 2020 + p.random.u32(..5), p.record * 13 + p.random.u32(..13))),
    identifier("guid", Some("guid"), Looks::Text,
        [&["uuid", "key", "token", "ref"], &["GUID", "Schlüssel", "Token", "Ref"], &["uuid", "clé", "jeton"]],
        |p| { let hex = format!("{:032x}", p.random.u128(..));
            format!("{}-{}-4{}-a{}-{}", &hex[..8], &hex[8..12], &hex[13..16], &hex[17..20], &hex[20..]) }),
    identifier("pseudonym", None, Looks::Text,
        [&["pseudonym", "hash", "subject code"], &["Pseudonym", "Hash", "Kennung"], &["pseudonyme", "hash", "empreinte"]],
        |p| format!("{:016x}", p.random.u64(..))),
    identifier("network-address", Some("network-address"), Looks::Text,
        [&["ip", "IP address", "client"], &["IP", "IP-Adresse", "Rechner"], &["adresse IP", "ip", "poste"]],
        |p| format!("{}.{}.{}.{}", p.random.u32(11..220), p.random.u32(..256), p.random.u32(..256),
            p.random.u32(1..255))),
    identifier("device-address", Some("network-address"), Looks::Text,
        [&["ipv6", "device", "host"], &["IPv6", "Gerät", "Host"], &["IPv6", "appareil", "hôte"]],
        |p| format!("2001:db8:{:x}:{:x}::{:x}", p.random.u32(1..65_000), p.random.u32(1..65_000),
            p.random.u32(1..65_000))),
    identifier("telephone-e164", Some("telephone"), Looks::Any,
        [&["contact no", "msisdn"], &["Kontakt mobil", "MSISDN"], &["contact tél", "MSISDN"]],
        |p| format!("+{}{}", p.said(&["447", "1212"], &["49151", "43664"], &["336", "3247"]), p.digits(8))),
    identifier("web-address", Some("web-address"), Looks::Text,
        [&["profile", "url", "homepage"], &["Profil", "URL", "Webseite"], &["profil", "url", "site web"]],
        |p| format!("https://social.example.org/{}{}", p.given.to_lowercase(), p.record * 3)),
    identifier("street-address", Some("street-address"), Looks::Text,
        [&["street", "home address", "address line 1", "lives at"], &["Straße", "Anschrift", "Adresse", "wohnhaft"],
         &["adresse", "rue", "domicile"]],
        |p| { let house = 1 + p.random.u32(..140);
            let street = p.said(&["Mill Lane", "Station Road", "Church Street", "Park Avenue", "Queens Drive"],
                &["Lindenweg", "Bahnhofstraße", "Am Markt", "Goethestr.", "Schulgasse", "Rosenallee"],
                &["rue de la Paix", "avenue Foch", "boulevard Voltaire", "rue des Lilas", "place du Marché",
                  "chemin des Vignes"]);
            match p.language {
                words::Language::German => format!("{street} {house}, {:05} {}", p.random.u32(1067..99_000), p.town),
                _ => format!("{house} {street}") } }),
    identifier("coordinates", Some("coordinates"), Looks::Text,
        [&["position", "location", "gps"], &["Standort", "Position", "Koordinaten"], &["position", "coordonnées", "gps"]],
        |p| format!("{:.5}, {:.5}", 47.0 + 6.0 * p.random.f64(), 6.0 + 8.0 * p.random.f64())),
    identifier("number-plate", Some("number-plate"), Looks::Text,
        [&["license plate", "car", "registration"], &["Kennzeichen", "Kfz", "Auto"], &["immatriculation", "voiture", "plaque"]],
        |p| match p.language {
            words::Language::German => { let district = ["DD", "M", "KS", "HH", "ULM", "B"][p.random.usize(..6)];
                let (one, other, number) = (p.letter(), p.letter(), p.random.u32(1..9999));
                // No plate has more than eight letters and digits.
                let most = if district.len() == 3 { 999 } else { 9999 };
                format!("{district}-{one}{other} {}", 1 + number % most) }
            words::Language::English => { let letters = |p: &mut super::person::Person<'_>| ["A", "B", "C", "D", "E",
                    "F", "G", "H", "K", "L", "M", "N"][p.random.usize(..12)];
                format!("{}{}{:02} {}{}{}", letters(p), letters(p), p.random.u32(5..24), letters(p), letters(p),
                    letters(p)) }
            words::Language::French => format!("{}{}-{}-{}{}", p.letter(), p.letter(), p.random.u32(100..999),
                p.letter(), p.letter()),
        }),
    identifier("notes", Some("long-text"), Looks::Text,
        [&["notes", "comment", "remarks", "history"], &["Bemerkung", "Notiz", "Anamnese", "Kommentar"],
         &["remarques", "commentaire", "observations"]],
        |p| { let number = 2 + p.random.u32(..40);
            p.one(words::notes(p.language)).replace("{n}", &number.to_string()) }),
    identifier("recurring-notes", Some("sentence"), Looks::Text,
        [&["course", "text", "summary", "letter"], &["Verlauf", "Text", "Epikrise", "Brief"],
         &["évolution", "texte", "résumé", "lettre"]],
        |p| { let first = p.one(words::phrases(p.language));
            let second = p.one(words::phrases(p.language));
            format!("{first} {second}") }),
];
