//! Jobs of ANON in the place of recipes.

use crate::support::{Desk, SEED};

/// The eight records of ANON's slides.
const T8: &str = "Name,Zip,Age,Sex,Condition\nA,13053,28,F,Hepatitis\nB,13068,29,M,Hepatitis\n\
                  C,13068,25,M,Flu\nD,14850,43,F,Flu\nE,14853,50,F,Cancer\nF,14853,48,M,Hepatitis\n\
                  G,14850,79,M,Flu\nH,27627,26,M,Flu\n";

const JOB: &str = include_str!("../../../anon/src/job/t8.xml");

fn desk(job: &str) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", T8);
    desk.write("job.xml", job);
    desk
}

const RUN: [&str; 10] = [
    "run",
    "job.xml",
    "--input",
    "data.csv",
    "--output",
    "out.csv",
    "--report",
    "report.json",
    "--seed",
    SEED,
];

#[test]
fn the_job_of_the_slides_gives_their_release() {
    let desk = desk(JOB);
    let ended = desk.command(&RUN).output().unwrap();
    assert_eq!(ended.status.code(), Some(0), "{ended:?}");
    let release = desk.read("out.csv");
    let mut lines: Vec<&str> = release.lines().skip(1).collect();
    lines.sort_unstable();
    let expected = [
        "130**,21-30,*,Flu",
        "130**,21-30,*,Hepatitis",
        "130**,21-30,*,Hepatitis",
        "148**,41-50,*,Cancer",
        "148**,41-50,*,Flu",
        "148**,41-50,*,Hepatitis",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn a_database_is_refused_by_name_and_line_and_without_its_password() {
    let source = "<JDBCSource><Password>MARKERq7</Password></JDBCSource>";
    let desk = desk(&JOB.replace("<CSVFile><URI>t8.csv</URI></CSVFile>", source));
    let ended = desk.command(&RUN).output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{said}");
    assert!(
        said.contains("JDBC") && said.contains("Line 9") && !said.contains("MARKERq7"),
        "{said}"
    );
}

/// The eight records as XML.
fn marked() -> String {
    let mut lines = T8.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = lines.next().unwrap();
    let mut xml = "<?xml version=\"1.0\"?>\n<people>\n".to_owned();
    for cells in lines {
        xml.push_str("<person>");
        for (name, cell) in names.iter().zip(cells) {
            xml.push_str(&format!("<{name}>{cell}</{name}>"));
        }
        xml.push_str("</person>\n");
    }
    xml + "</people>\n"
}

/// The value of an element of a report.
fn told<'a>(report: &'a str, name: &str) -> &'a str {
    let (_, rest) =
        report.split_once(&format!("<{name}>")).unwrap_or_else(|| panic!("{name}: {report}"));
    rest.split_once("</").unwrap().0
}

#[test]
fn a_table_as_xml_gives_the_same_release_and_that_may_be_xml() {
    let desk = desk(JOB);
    desk.write("people.xml", marked());
    let run = desk.outis(&RUN.map(|word| if word == "data.csv" { "people.xml" } else { word }));
    assert_eq!(run.code, Some(0), "{run:?}");
    let release = desk.read("out.csv");
    assert_eq!(release.lines().filter(|line| line.starts_with("130**,21-30,*,")).count(), 3);
    assert_eq!(release.lines().filter(|line| line.starts_with("148**,41-50,*,")).count(), 3);
    let converted = desk.outis(&["convert", "job.xml", "--output", "recipe.json"]);
    assert_eq!(converted.code, Some(0), "{converted:?}");
    let mut recipe = desk.json("recipe.json");
    recipe["output"]["format"] = "xml".into();
    desk.write("recipe.json", recipe.to_string());
    let words = ["run", "recipe.json", "--input", "people.xml", "--report", "report.json"];
    let named = |name| [&words[..], &["--output", name, "--seed", SEED, "--json"]].concat();
    assert_eq!(desk.outis(&named("out.csv")).problem()["code"], "output-name");
    let run = desk.outis(&named("out.xml"));
    assert_eq!(run.code, Some(0), "{run:?}");
    let first = desk.read("out.xml");
    assert!(first.contains("<record><Zip>130**</Zip><Age>21-30</Age><Sex>*</Sex>"), "{first}");
    let again = desk.outis(&named("out.xml"));
    assert_eq!((again.code, desk.read("out.xml")), (Some(0), first));
    let measured = desk.outis(&["measure", "recipe.json", "--input", "out.xml", "--json"]);
    assert_eq!(measured.code, Some(0), "{measured:?}");
    let inspected = desk.outis(&["inspect", "people.xml"]);
    assert!(inspected.stdout.contains("A table as XML"), "{inspected:?}");
}

#[test]
fn anon_is_reported_to_as_it_reports() {
    let job = JOB.replace("<IValue>2</IValue>", "<lValue>9</lValue>").replace(
        "ID=\"Condition\" anonymizationType=\"l-attribute\">",
        "ID=\"Illness\" anonymizationType=\"l-attribute\"><SQLName>Condition</SQLName>",
    );
    let desk = desk(&job);
    let run = desk.outis(&[&RUN[..], &["--anon-report", "anon.xml"]].concat());
    assert_eq!(run.code, Some(0), "{run:?}");
    let report = desk.read("anon.xml");
    assert!(report.contains("<ANONReport xmlns=\"report\">"), "{report}");
    assert_eq!(told(&report, "code"), "4102");
    assert_eq!(told(&report, "details"), "Check attribute with the ID Illness");
    assert_eq!(told(&report, "status"), "solution found");
    assert_eq!(told(&report, "kParameter"), "3");
    assert_eq!(told(&report, "lParameters"), "Condition: 1;");
    assert_eq!(told(&report, "resultLevels"), "Age: 2; Sex: 1; Zip: 2;");
    assert_eq!(told(&report, "numSourceTuples"), "8");
    assert_eq!(told(&report, "numRemovedTuples"), "2");
    assert_eq!(told(&report, "numGroups"), "2");
    assert!((told(&report, "informationLoss").parse::<f64>().unwrap() - 0.18).abs() < 1e-12);
    assert_eq!(told(&report, "resultLocation"), "out.csv");
    assert!(told(&report, "timestamp").contains(" at "), "{report}");
    // Times stand there alone: the release is the same in each run.
    let first = desk.read("out.csv");
    assert_eq!(desk.outis(&RUN).code, Some(0));
    assert_eq!(desk.read("out.csv"), first);
}

#[test]
fn what_has_no_solution_is_reported_to_anon_too() {
    let desk = desk(&JOB.replace("<Threshold>0.25", "<Threshold>0.1"));
    let run = desk.outis(&[&RUN[..], &["--anon-report", "anon.xml"]].concat());
    assert_eq!(run.code, Some(1), "{run:?}");
    let report = desk.read("anon.xml");
    assert_eq!(told(&report, "status"), "no solution");
    assert!(!report.contains("resultLocation") && !desk.has("out.csv"), "{report}");
}

#[test]
fn a_recipe_becomes_a_job_and_a_recipe_again() {
    let desk = desk(JOB);
    let convert =
        |source: &str, target: &str| desk.outis(&["convert", source, "--output", target, "--json"]);
    assert_eq!(convert("job.xml", "recipe.json").code, Some(0));
    let converted = convert("recipe.json", "again.xml");
    assert_eq!(converted.code, Some(0), "{converted:?}");
    assert_eq!(converted.stdout, "{\"left-out\":[\"output\",\"risk\"]}\n");
    assert_eq!(convert("again.xml", "again.json").code, Some(0));
    assert_eq!(desk.json("again.json"), desk.json("recipe.json"));
    let mut recipe = desk.json("recipe.json");
    recipe["suppression"]["style"] = "star".into();
    desk.write("recipe.json", recipe.to_string());
    let refused = convert("recipe.json", "third.xml");
    assert_eq!(refused.code, Some(2));
    assert_eq!(refused.problem()["code"], "anon-unsayable");
    assert_eq!(refused.problem()["field"], "suppression.style");
    assert!(!desk.has("third.xml"));
    let (recipe, report) = ("recipe.json", ["--anon-report", "anon.xml"]);
    let mut plain = desk.json(recipe);
    plain.as_object_mut().unwrap().remove("dialect");
    desk.write(recipe, plain.to_string());
    let run = RUN.map(|word| if word == "job.xml" { recipe } else { word });
    assert_eq!(desk.outis(&[&run[..], &report].concat()).code, Some(2));
}

#[test]
fn hostile_xml_is_refused_without_what_stands_in_it() {
    let desk = desk(JOB);
    for (xml, detail) in [
        ("<!DOCTYPE t [<!ENTITY e \"MARKERq7\">]><t><r><a>&e;</a></r></t>".to_owned(), "entities"),
        (format!("<?xml version='1.0'?>{}MARKERq7", "<a>".repeat(100_000)), "cell"),
        ("<t><r><Zip>MARKERq7</Zip><Zip>1</Zip></r></t>".to_owned(), "cell-twice"),
        ("<?xml version='1.0' encoding='MARKERq7'?><t><r><a/></r></t>".to_owned(), "encoding"),
        ("<?xml version='1.0'?><t><r><a>MARKERq7</a>".to_owned(), "syntax"),
    ] {
        desk.write("data.csv", xml);
        let run = desk.outis(&[&RUN[..], &["--json"]].concat());
        assert_eq!(run.code, Some(2), "{run:?}");
        assert_eq!(run.problem()["code"], "xml-broken");
        assert_eq!(run.problem()["detail"], detail);
        assert!(!run.stderr.contains("MARKERq7"), "{run:?}");
    }
}
