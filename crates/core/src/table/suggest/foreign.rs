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

/// Whom records are about, by what they are to whoever keeps them: tenants, pupils, members, drivers,
/// also in the languages of the other lists. Typed from what is generally known.
pub(super) static ROLES: Phrases = Phrases::new(
    "\
    occupier, occupant, lessee, renter, inhabitant, volunteer, trainee, recipient, payee, courier, \
    contestant, enrollee, scholar, alumnus, landlord, serviceuser, untermieter, paechter, \
    hausbewohner, kursteilnehmer, zusteller, besitzer, inhaber, ehrenamtlicher, helfer, konfirmand, \
    pflegling, betreuter, zeuge, entleiher, ausleiher, einwohnerin, helferin, paechterin, \
    hauptmieter, versicherungsnehmerin, huurder, huurster, bewoner, inwoner, leerling, scholier, \
    medewerker, werknemer, klant, lid, chauffeur, bestuurder, aanvrager, sollicitant, eigenaar, \
    speler, deelnemer, pachter, verzekerde, cursist, gebruiker, proefpersoon, reiziger, \
    vrijwilliger, habitant, employe, membre, conducteur, demandeur, candidat, donneur, joueur, \
    invite, passager, voyageur, stagiaire, societaire, benevole, hote, locatrice, residente, \
    apprenant, inquilino, inquilina, arrendatario, habitante, paciente, alumno, alumna, empleado, \
    empleada, trabajador, trabajadora, cliente, clienta, miembro, socio, socia, conductor, \
    solicitante, donante, propietario, jugador, huesped, participante, usuario, asegurado, pasajero, \
    voluntario, estudiante, afiliado, beneficiario, affittuario, locatario, abitante, ospite, \
    paziente, alunno, alunna, allievo, allieva, studente, studentessa, dipendente, impiegato, \
    lavoratore, membro, autista, conducente, richiedente, donatore, proprietario, giocatore, \
    partecipante, utente, assicurato, passeggero, volontario, assistito, tesserato, morador, aluno, \
    aluna, estudante, empregado, funcionario, trabalhador, colaborador, motorista, condutor, \
    requerente, candidato, doador, jogador, hospede, utilizador, segurado, passageiro, najemca, \
    lokator, mieszkaniec, pacjent, pacjentka, uczen, uczennica, pracownik, klientka, czlonek, \
    kierowca, wnioskodawca, dawca, darczynca, wlasciciel, zawodnik, gracz, gosc, uczestnik, \
    uzytkownik, ubezpieczony, pasazer, wolontariusz, podopieczny, kandydat, kursant, najemnik, \
    najemce, obyvatel, pacient, pacientka, zak, zakyne, zamestnanec, zakaznik, clen, ridic, zadatel, \
    darce, vlastnik, majitel, hrac, ucastnik, uzivatel, pojistenec, cestujici, dobrovolnik, uchazec, \
    najomca, ziak, vodic, ziadatel, darca, hyresgaest, boende, invanare, elev, anstaelld, \
    medarbetare, medlem, foerare, soekande, donator, givare, aegare, spelare, gaest, deltagare, \
    anvaendare, passagerare, brukare, lejer, leietaker, beboer, medarbejder, ansat, ansatt, ansoger, \
    soker, ejer, eier, spiller, gjest, deltager, deltaker, bruger, bruker, pasient, borger, \
    innbygger, vuokralainen, asukas, potilas, oppilas, opiskelija, tyoentekijae, asiakas, jaesen, \
    kuljettaja, hakija, luovuttaja, omistaja, pelaaja, osallistuja, kaeyttaejae, berlo, lako, beteg, \
    paciens, tanulo, dolgozo, alkalmazott, uegyfel, vasarlo, kerelmezo, tulajdonos, jatekos, vendeg, \
    resztvevo, felhasznalo, chirias, locatar, rezident, angajat, membru, sofer, solicitant, \
    proprietar, jucator, oaspete, utilizator, asigurat, kiraci, hasta, oegrenci, calisan, muesteri, \
    ueye, sueruecue, basvuran, bagisci, oyuncu, misafir, katilimci, kullanici, yolcu, najmoprimac, \
    stanar, pacijent, ucenik, zaposlenik, kupac, vozac, vlasnik, igrac, sudionik, korisnik, \
    ενοικιαστησ, ασθενησ, μαθητησ, υπαλληλοσ, πελατησ, μελοσ, οδηγοσ, арендатор, жилец, житель, \
    пациент, ученик, студент, сотрудник, работник, клиент, водитель, заявитель, донор, владелец, \
    собственник, игрок, гость, участник, пользователь, пассажир, орендар, мешканець, пацієнт, учень, \
    працівник, клієнт, водій, 患者, 借主, 入居者, 住民, 生徒, 学生, 従業員, 社員, 顧客, 会員, 運転手, 申請者, 参加者, 租客, 租户, 居民, \
    学员, 员工, 客户, 会员, 司机, 申请人, 参与者, 환자, 세입자, 학생, 직원, 고객, 회원, 참가자, المريض, الطالب, المستاجر, الموظف, \
    العميل, العضو, السائق, מטופל, תלמיד, עובד, לקוח, דייר",
);

/// Who serves those whom records are about, or is their relative.
pub(super) static OTHERS: Phrases = Phrases::new(
    "\
    huisarts, arts, leraar, docent, moeder, vader, voogd, contactpersoon, medico, medica, profesor, profesora, \
    maestro, maestra, madre, padre, tutore, professore, insegnante, professor, professora, mae, pai, encarregado, \
    lekarz, nauczyciel, matka, ojciec, opiekun, lekar, ucitel, otec, zastupce, laekare, laerare, mor, far, \
    mamma, pappa, laege, lege, laerer, laakari, laeaekaeri, opettaja, orvos, tanar, medic, profesorul, doktor, \
    oegretmen, anne, baba, lijecnik, ucitelj, врач, учитель, мать, отец, лікар, вчитель, ιατροσ, δασκαλοσ, 医師, \
    医生, 担当医, 教師, 老师",
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
