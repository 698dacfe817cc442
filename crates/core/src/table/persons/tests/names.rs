//! Persons whose names stand in two columns.

use super::{drawn, found};

const FAMILIES: [&str; 12] = [
    "Thornton", "Okafor", "Patel", "Clarke", "Sinclair", "Stubbs", "Young", "Evans", "Baker",
    "Hall", "Reid", "Moss",
];
const GIVEN: [&str; 10] =
    ["Kirsty", "Harry", "Nigel", "Isla", "James", "Emma", "Oliver", "Ruth", "Adam", "Zoe"];

/// A file of so many records of so many persons.
fn visits(head: &str, persons: u64, records: u64, born: bool) -> String {
    let mut text = format!("{head},visit\n");
    let mut draw = drawn(3);
    for record in 0..records {
        let person = if record < persons { record } else { draw(persons) };
        let mut of_person = drawn(person * 31 + 5);
        of_person(9);
        let (family, given) = (FAMILIES[of_person(12) as usize], GIVEN[of_person(10) as usize]);
        let date =
            format!("{:02}/{:02}/{}", 1 + of_person(28), 1 + of_person(12), 1930 + of_person(80));
        let born = if born { format!(",{date}") } else { String::new() };
        text += &format!("{family},{given}{born},{:02}/06/2025\n", 1 + draw(28));
    }
    text
}

#[test]
fn names_in_two_columns_that_recur_tell_persons_apart() {
    for head in ["Surname,First Name,Date of birth", "Nachname,Vorname,Geburtsdatum"] {
        let family = head.split(',').next().unwrap().to_owned();
        let (name, values, records) = found(&visits(head, 40, 160, true)).unwrap();
        assert_eq!((name, records), (family, 160));
        assert!((38..=40).contains(&values), "{values}");
        assert_eq!(found(&visits(head, 160, 160, true)), None);
    }
    // Without births, where far fewer names are put together than chance would.
    let (name, ..) = found(&visits("Cognome,Nome", 30, 150, false)).unwrap();
    assert_eq!(name, "Cognome");
    assert_eq!(found(&visits("Cognome,Nome", 300, 300, false)), None);
    // A given name, with one sex as all who are called so.
    let mut text = "Primer apellido,Nombre,Género,Importe\n".to_owned();
    let mut draw = drawn(8);
    for record in 0..90_u64 {
        let name = record % 30;
        let sex = ["Hombre", "Mujer"][(name % 2) as usize];
        text += &format!("Apellido{},Ana{name},{sex},{}\n", record * 7, draw(900));
    }
    assert_eq!(found(&text), None);
    // Those of others, beside whom persons differ.
    assert_eq!(found(&visits("Doctor surname,Doctor first name", 30, 150, false)), None);
}
