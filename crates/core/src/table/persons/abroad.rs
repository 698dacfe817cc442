//! Which names of columns name the number of a person in Spanish, Italian, Polish, Czech, Turkish and
//! Dutch, and what the numbers are called that states give to people.

use super::words::joins;
use crate::table::Phrases;

/// Those whom records are about where other languages are spoken, as they stand beside a number.
static ABROAD: Phrases = Phrases::new(
    "\
    cliente, paciente, socio, alumno, afiliado, paziente, assistito, utente, studente, cli, klienta, \
    pacjenta, czlonka, ucznia, studenta, zakaznika, pacienta, clena, zaka, zak, muesteri, hasta, ueye, \
    oegrenci, klant, klanten, lid, leerling, leerlingen, leden, deelnemer, patienten",
);

/// Numbers that are a person's without saying so.
static PERSONAL: Phrases = Phrases::new(
    "\
    henkiloetunnus, hetu, fodselsnummer, foedselsnummer, personnr, cprnr, cprnummer, kennitala, \
    isikukood, asmenskodas, cnp, егн, oib, jmbg, јмбг, amka, αμκα, tajszam, taj, adoazonosito, снилс, инн, рнокпп, \
    номерпациента, номеркарты, номеркартки, curp, cuil, ppsn, ppsno, aadhaar, aadhar, aadhaarno, \
    aadhaarnumber, socialinsurancenumber, rijksregisternummer, insz, niss, תעודתזהות, رقمالهوية, رقمالمريض, \
    الرقمالوطني, 患者番号, 患者id, 会員番号, 社員番号, 職員番号, 学籍番号, 顧客番号, 被保険者番号, 個人番号, \
    マイナンバー, 身份证, 身份证号, 身份证号码, 身分證字號, 病历号, 病歷號, 学号, 學號, 工号, 员工编号, 会员号, \
    客户编号, 患者编号, 환자번호, 회원번호, 사번, 학번, 고객번호, 주민등록번호, 주민번호",
);

/// The same of those who may as well write them.
const STAFF_ABROAD: &[&str] = &[
    "empleado",
    "dipendente",
    "pracownika",
    "zamestnance",
    "personel",
    "calisan",
    "medewerker",
    "personeels",
];

/// What means their number there, before them or behind.
static NUMBERS_ABROAD: Phrases = Phrases::new(
    "\
    n, no, nr, num, numero, numerode, numerodi, numerodel, codigo, codigode, cod, codice, id, cislo, numer, \
    nummer, numarasi, kod, kodu, code",
);

/// Whether a run of words is that of the number of those whom records are about.
pub(super) fn is_subject(run: &str) -> bool {
    PERSONAL.contains(run) || is_number_of(ABROAD.sorted(), run)
}

/// The same of those who may as well write them.
pub(super) fn is_staff(run: &str) -> bool {
    is_number_of(STAFF_ABROAD, run)
}

/// Whether a run of words is that of people with one for their number, in either order.
fn is_number_of(people: &[&str], run: &str) -> bool {
    joins(people, &[""], NUMBERS_ABROAD.sorted(), run)
        || joins(NUMBERS_ABROAD.sorted(), &[""], people, run)
}
