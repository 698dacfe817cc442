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
