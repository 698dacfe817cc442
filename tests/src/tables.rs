//! The running tables of the literature, as recipes and files.

use serde_json::{Value, json};

/// A recipe for these attributes with k-anonymity; records stay in their order.
#[must_use]
pub fn recipe(attributes: &Value, k: u32) -> Value {
    json!({
        "outis": 1, "kind": "recipe",
        "attributes": attributes,
        "models": [{"model": "k-anonymity", "k": k}],
        "output": {"shuffle": false},
    })
}

/// The same recipe with a `fixed` search.
#[must_use]
pub fn fixed(recipe: &Value, levels: &Value) -> Value {
    let mut recipe = recipe.clone();
    recipe["search"] = json!({"algorithm": "fixed", "levels": levels});
    recipe
}

/// A recipe in which all these columns are quasi-identifiers without hierarchy.
#[must_use]
pub fn plain(names: &[&str], k: u32) -> Value {
    recipe(&names.iter().map(|name| json!({"name": name, "role": "quasi-identifier"})).collect(), k)
}

/// T4: the motivating example of lecture CS528, with its hierarchies. Levels 3, 3 and 2 high.
pub const T4: &str = "zip,age,nationality,condition\n\
    13053,28,Brazilian,heart disease\n\
    13067,29,US,heart disease\n\
    13053,37,Indian,cancer\n\
    13067,36,Japanese,cancer\n";

/// The record that makes T4 hard: it resembles no other.
pub const OUTLIER: &str = "99999,80,US,flu\n";

/// The recipe of T4, with the outlier's values in its hierarchies if `outlier`.
#[must_use]
pub fn t4(k: u32, outlier: bool) -> Value {
    let mut zip = vec![vec!["13053", "1305*", "130**", "*"], vec!["13067", "1306*", "130**", "*"]];
    let mut age = vec![
        vec!["28", "<30", "<40", "*"],
        vec!["29", "<30", "<40", "*"],
        vec!["36", "3*", "<40", "*"],
        vec!["37", "3*", "<40", "*"],
    ];
    if outlier {
        zip.push(vec!["99999", "9999*", "999**", "*"]);
        age.push(vec!["80", ">=40", ">=40", "*"]);
    }
    let nationality = [
        ["Brazilian", "American", "*"],
        ["US", "American", "*"],
        ["Indian", "Asian", "*"],
        ["Japanese", "Asian", "*"],
    ];
    let quasi = |name: &str, rows: Value| {
        let hierarchy = json!({"kind": "levels", "rows": rows});
        json!({"name": name, "role": "quasi-identifier", "hierarchy": hierarchy})
    };
    let attributes = json!([
        quasi("zip", json!(zip)),
        quasi("age", json!(age)),
        quasi("nationality", json!(nationality)),
        {"name": "condition", "role": "sensitive"},
    ]);
    recipe(&attributes, k)
}

/// The recipe of T4 with the priorities and the losses of levels of ANON's weighted loss (spec
/// F12).
#[must_use]
pub fn weighted_t4(k: u32) -> Value {
    let mut recipe = t4(k, false);
    let given = [
        (0.1, vec![0.0, 0.2, 0.5, 1.0]),
        (0.3, vec![0.0, 0.1, 0.4, 1.0]),
        (0.6, vec![0.0, 0.4, 1.0]),
    ];
    for (i, (priority, losses)) in given.into_iter().enumerate() {
        recipe["attributes"][i]["weight"] = json!(priority);
        recipe["attributes"][i]["hierarchy"]["losses"] = json!(losses);
    }
    recipe["loss"] = json!({"metric": "weighted-information-loss", "aggregate": "sum"});
    recipe
}

/// T8: the eight records of the slides of ANON.
pub const T8: &str = "person;zip;age;sex;condition\n\
    A;13053;28;F;Hep\n\
    B;13068;29;M;Hep\n\
    C;13068;25;M;Flu\n\
    D;14850;43;F;Flu\n\
    E;14853;50;F;Can\n\
    F;14853;48;M;Hep\n\
    G;14850;79;M;Flu\n\
    H;27627;26;M;Flu\n";

/// The recipe of T8 with the node that the slides release.
#[must_use]
pub fn t8(limit: f64) -> Value {
    let attributes = json!([
        {"name": "person", "role": "identifier"},
        {"name": "zip", "role": "quasi-identifier", "hierarchy": {"kind": "mask", "from": "right"}},
        {"name": "age", "role": "quasi-identifier", "type": "integer",
         "hierarchy": {"kind": "intervals", "start": 0, "end": 100,
                       "steps": [5, 10, 20, 40, 100], "closed": "right"}},
        {"name": "sex", "role": "quasi-identifier"},
        {"name": "condition", "role": "sensitive"},
    ]);
    let mut recipe = fixed(&recipe(&attributes, 3), &json!({"zip": 2, "age": 2, "sex": 1}));
    recipe["suppression"] = json!({"limit": limit});
    recipe
}

/// T12: the 4-anonymous release of lecture CS528.
pub const T12: &str = "zip,age,nationality,condition\n\
    130**,<30,*,HD\n130**,<30,*,HD\n130**,<30,*,VI\n130**,<30,*,VI\n\
    1485*,>=40,*,CA\n1485*,>=40,*,HD\n1485*,>=40,*,VI\n1485*,>=40,*,VI\n\
    130**,3*,*,CA\n130**,3*,*,CA\n130**,3*,*,CA\n130**,3*,*,CA\n";

/// Figure 2 of Sweeney 2002 (IJUFKS 10(5):557–570).
pub const SWEENEY: &str = "race,birth,gender,zip,problem\n\
    Black,1965,m,0214*,short of breath\n\
    Black,1965,m,0214*,chest pain\n\
    Black,1965,f,0213*,hypertension\n\
    Black,1965,f,0213*,hypertension\n\
    Black,1964,f,0213*,obesity\n\
    Black,1964,f,0213*,chest pain\n\
    White,1964,m,0213*,chest pain\n\
    White,1964,m,0213*,obesity\n\
    White,1964,m,0213*,short of breath\n\
    White,1967,m,0213*,chest pain\n\
    White,1967,m,0213*,chest pain\n";

/// T12′: the "3-diverse" release of lecture CS528.
pub const T12_PRIME: &str = "zip,age,nationality,condition\n\
    1305*,<=40,*,HD\n1305*,<=40,*,VI\n1305*,<=40,*,CA\n1305*,<=40,*,CA\n\
    1485*,>40,*,CA\n1485*,>40,*,HD\n1485*,>40,*,VI\n1485*,>40,*,VI\n\
    1306*,<=40,*,HD\n1306*,<=40,*,VI\n1306*,<=40,*,CA\n1306*,<=40,*,CA\n";

/// A recipe for one column that makes the classes and one that is sensitive, with one model.
#[must_use]
pub fn classes(model: &Value) -> Value {
    let attributes = json!([
        {"name": "class", "role": "quasi-identifier"},
        {"name": "value", "role": "sensitive"},
    ]);
    let mut recipe = recipe(&attributes, 2);
    recipe["models"] = json!([model]);
    recipe
}

/// The file of such classes: for each the values with their numbers of records.
#[must_use]
pub fn of_counts(classes: &[&[(&str, usize)]]) -> String {
    let mut data = "class,value\n".to_owned();
    for (class, values) in classes.iter().enumerate() {
        for (value, count) in *values {
            data += &format!("{class},{value}\n").repeat(*count);
        }
    }
    data
}

/// Table M1: a sample of sex and year of birth, and the population that it was drawn from.
pub const M1: [&str; 2] = [
    "sex,born\nM,1950\nM,1952\nM,1961\nM,1967\nF,1955\nF,1971\n",
    "sex,born\nM,1950\nM,1952\nM,1961\nM,1967\nF,1955\nF,1971\nM,1955\nM,1958\nM,1963\n\
     M,1969\nF,1952\nF,1957\nF,1974\nF,1978\n",
];
