//! What columns are called in languages whose words are not those of the other lists: Japanese, Chinese,
//! Korean, Arabic, Hebrew, Russian, Ukrainian, Bulgarian, Serbian, Greek, Hungarian, Romanian, Croatian,
//! Finnish, Swedish, Danish and Norwegian; of Polish, Czech and Turkish what is missing there.
//!
//! Only what most tables have: names, numbers, ways to reach somebody, birth, sex, age, place and
//! illness. Written as [`words`](super::words::words) has them, the words of a phrase together.

use crate::table::Phrases;

pub(super) static NAMES: Phrases = Phrases::new(
    "\
    氏名, 名前, お名前, フリガナ, ふりがな, カナ氏名, 漢字氏名, 患者氏名, 姓名, 名字, 이름, 성명, 성함, фио, \
    фамилия, имяфамилия, отчество, прізвище, піб, побатькові, презиме, имеипрезиме, ονοματεπωνυμο, επωνυμο, \
    vezeteknev, keresztnev, csaladnev, csaladinev, teljesnev, utonev, isim, soyisim, prenume, numesiprenume, \
    fornavn, fornamn, foernamn, tilltalsnamn, mellannavn, etunimet, eesnimi, perenimi, perekonnanimi, vardas, \
    pavarde, vards, uzvards, imiona, voornamen, nombres, nomeproprio, priezvisko, efternamn, etternavn, efternavn, etunimi, sukunimi, prezime, imeiprezime, الاسمالكامل, \
    اسمالمريض, اللقب, שםמלא, שםמשפחה, שםפרטי",
);

/// What may as well be the name of a thing.
pub(super) static BARE_NAMES: Phrases = Phrases::new(
    "имя, име, імя, ονομα, nev, nume, numele, namn, navn, nimi, ime, الاسم, اسم, שם, نام, नाम",
);

pub(super) static CONTACTS: Phrases = Phrases::new(
    "\
    メールアドレス, メール, 邮箱, 电子邮箱, 电子邮件, 電子郵件, 信箱, 이메일, 전자우편, почта, элпочта, \
    електроннапошта, елпошта, електроннапоща, имейл, імейл, имејл, мејл, епошта, eposta, epost, epostadress, \
    epostadresse, mejl, sahkoposti, saehkoeposti, البريدالالكتروني, البريد, דואל, ईमेल, 電話番号, 電話, 携帯, \
    携帯電話, 连絡先, 連絡先, 电话, 电话号码, 手机, 手机号, 手机号码, 联系电话, 手機, 電話號碼, 전화번호, 전화, \
    휴대폰, 휴대전화, 핸드폰, 연락처, телефон, мобтелефон, τηλεφωνο, κινητο, الهاتف, هاتف, رقمالهاتف, الجوال, \
    טלפון, נייד, telefonszam, mobilszam, puhelin, puhelinnumero, फोन",
);

pub(super) static ADDRESSES: Phrases = Phrases::new(
    "\
    住所, 现住址, 地址, 住址, 주소, адрес, адреса, διευθυνση, العنوان, عنوان, כתובת, lakcim, osoite, adresa, \
    adress, पता",
);

pub(super) static NUMBERS: Phrases = Phrases::new("番号, 编号, 編號, 번호");

pub(super) static BIRTH: Phrases = Phrases::new(
    "\
    生年月日, 誕生日, 生日, 出生日期, 出生年月, 出生年, 출생일, 생년월일, 생일, датарождения, годрождения, \
    датанародження, рікнародження, датанараждане, датумрођења, ημερομηνιαγεννησησ, ετοσγεννησησ, \
    تاريخالميلاد, תאריךלידה, szueletesidatum, szueletesiido, szueletesiev, datanasterii, foedelsedatum, \
    foedelsear, fodselsdato, fodselsar, syntymaeaika, syntymaevuosi, datumrodenja",
);

pub(super) static POSTCODES: Phrases = Phrases::new(
    "\
    郵便番号, 邮编, 邮政编码, 郵遞區號, 우편번호, индекс, почтовыйиндекс, iranyitoszam, postinumero, \
    الرمزالبريدي, מיקוד",
);

pub(super) static KNOWN: Phrases = Phrases::new(
    "\
    性別, 性别, 성별, пол, стать, φυλο, الجنس, מין, nem, koen, kon, kjonn, sukupuoli, spol, 年齢, 年龄, 年齡, \
    나이, 연령, возраст, вік, възраст, ηλικια, العمر, גיל, eletkor, varsta, alder, ikae, 市区町村, 城市, 도시, \
    город, місто, град, πολη, المدينة, varos, oras, stad, kaupunki, telepueles, 国籍, 國籍, 국적, гражданство, \
    職業, 职业, 職稱, 직업, профессия, επαγγελμα, foglalkozas, ammatti, yrke",
);

pub(super) static PRIVATE: Phrases = Phrases::new(
    "\
    診断, 診断名, 病名, 诊断, 診斷, 疾病, 진단, 진단명, диагноз, діагноз, диагноза, дијагноза, διαγνωση, \
    التشخيص, אבחנה, diagnozis, diagnoza, dijagnoza, diagnos, diagnoosi, rozpoznanie, tani, 給与, 年収, 工资, \
    급여, зарплата, оклад, μισθοσ, الراتب, fizetes, maas, palkka, wynagrodzenie",
);

/// Whether a name is written without spaces between its words, so that what it says stands within it.
pub(super) fn is_unspaced(name: &str) -> bool {
    name.chars().any(|letter| ('\u{3040}'..='\u{9fff}').contains(&letter))
}

#[cfg(test)]
mod tests {
    use crate::table::suggest::Reason;
    use crate::table::suggest::words::reason;

    #[test]
    fn what_most_tables_have_is_understood_in_other_scripts() {
        for (name, expected) in [
            ("患者氏名", Reason::PersonName),
            ("契約者氏名", Reason::PersonName),
            ("姓名", Reason::PersonName),
            ("환자 이름", Reason::PersonName),
            ("ФИО", Reason::PersonName),
            ("Имя", Reason::PersonName),
            ("Прізвище, ім'я", Reason::PersonName),
            ("Ονοματεπώνυμο", Reason::PersonName),
            ("الاسم الكامل", Reason::PersonName),
            ("שם משפחה", Reason::PersonName),
            ("Születési név", Reason::PersonName),
            ("Nume și prenume", Reason::PersonName),
            ("Sukunimi", Reason::PersonName),
            ("メールアドレス", Reason::Contact),
            ("电子邮箱", Reason::Contact),
            ("البريد الإلكتروني", Reason::Contact),
            ("Эл. почта", Reason::Contact),
            ("E-posta", Reason::Contact),
            ("Sähköposti", Reason::Contact),
            ("דוא\"ל", Reason::Contact),
            ("緊急連絡先", Reason::Contact),
            ("Телефон", Reason::Contact),
            ("Διεύθυνση", Reason::Contact),
            ("Lakcím", Reason::Contact),
            ("患者番号", Reason::IdNumber),
            ("身份证号", Reason::IdNumber),
            ("주민등록번호", Reason::IdNumber),
            ("ЕГН", Reason::IdNumber),
            ("ΑΜΚΑ", Reason::IdNumber),
            ("TAJ szám", Reason::IdNumber),
            ("Henkilötunnus", Reason::IdNumber),
            ("受付番号", Reason::SomeNumber),
            ("生年月日", Reason::Birth),
            ("Дата рождения", Reason::Birth),
            ("Ημερομηνία γέννησης", Reason::Birth),
            ("Fødselsdato", Reason::Birth),
            ("Születési dátum", Reason::Birth),
            ("Syntymäaika", Reason::Birth),
            ("郵便番号", Reason::Postcode),
            ("性別", Reason::KnownToOthers),
            ("Возраст", Reason::KnownToOthers),
            ("Φύλο", Reason::KnownToOthers),
            ("العمر", Reason::KnownToOthers),
            ("Kön", Reason::KnownToOthers),
            ("Életkor", Reason::KnownToOthers),
            ("診断名", Reason::Private),
            ("Диагноз", Reason::Private),
            ("Tanı", Reason::Private),
        ] {
            assert_eq!(reason(name), Some(expected), "{name}");
        }
        for name in ["病院", "商品", "Цена", "备注", "제품", "السعر"] {
            assert_eq!(reason(name), None, "{name}");
        }
    }
}
