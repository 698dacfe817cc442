//! Places: recipe and file in, release and report out.

use crate::sets::blocks;
use crate::support::{Desk, MARKER, SEED};
use serde_json::{Value, json};

/// The users of spec I4.
const USERS: &str = "user,x,y\nu0,1,1\nu1,2,1\nu2,1,2\nu3,3,3\nu4,6,6\nu5,7,7\nu6,6,7\nu7,14,2\n\
    u8,15,15\nu9,9,9\n";

/// Its messages.
const MESSAGES: &str = "user,x,y,t,k,dx,dy,dt\nm1,2,3,0,3,4,4,10\nm2,4,4,3,2,4,4,10\n\
    m3,5,2,6,3,4,4,10\nm4,20,20,7,2,5,5,5\n";

/// Its visits.
const VISITS: &str = "user,x,y,t\nu1,0,0,0\nu2,0,0,4\nu1,0,0,5\nu3,0,0,9\n";

/// A recipe with these columns, model and search.
fn recipe(columns: &[(&str, &str)], model: Value, search: Value) -> Value {
    let mut named = json!({"user": "user", "x": "x", "y": "y"});
    for (name, column) in columns {
        named[name] = json!(column);
    }
    json!({
        "outis": 1, "kind": "recipe",
        "data": {"kind": "locations", "format": {"columns": named}},
        "models": [model], "search": search
    })
}

fn k(k: u32) -> Value {
    json!({"model": "location-k-anonymity", "k": k})
}

fn tree() -> Value {
    json!({"algorithm": "quad-tree", "x": 0, "y": 0, "side": 16, "smallest": 1})
}

fn messages() -> Vec<(&'static str, &'static str)> {
    vec![("time", "t"), ("k", "k"), ("dx", "dx"), ("dy", "dy"), ("dt", "dt")]
}

fn desk(data: impl AsRef<[u8]>, recipe: &Value) -> Desk {
    let desk = Desk::new();
    desk.write("data.csv", data);
    desk.write("recipe.json", recipe.to_string());
    desk
}

/// The lines of a release in the order of their texts, without their names.
fn lines(desk: &Desk, names: &str) -> Vec<String> {
    let release = desk.read("release.csv");
    let mut lines: Vec<String> = release.lines().map(str::to_owned).collect();
    assert_eq!(lines.remove(0), names);
    lines.sort_unstable();
    lines
}

const PLACE: &str = "x-from,x-to,y-from,y-to";
const PLACE_AND_TIME: &str = "x-from,x-to,y-from,y-to,time-from,time-to";

#[test]
fn the_quad_tree_of_the_example_is_released_with_a_report_that_says_so() {
    let desk = desk(USERS, &recipe(&[], k(2), tree()));
    let outcome = desk.run(&["--seed", SEED]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let (low, middle, far) = ("0,4,0,4", "6,8,6,8", "8,16,8,16");
    let expected = [low, low, low, low, "0,16,0,16", middle, middle, middle, far, far];
    let mut expected = expected.map(str::to_owned).to_vec();
    expected.sort_unstable();
    assert_eq!(lines(&desk, PLACE), expected);
    assert!(!desk.read("release.csv").contains('u'));

    let report = desk.json("report.json");
    assert_eq!(report["data"], "locations");
    assert_eq!(
        (&report["input"]["requests"], &report["input"]["people"]),
        (&json!(10), &json!(10))
    );
    assert_eq!(report["output"]["order"], "shuffled, given");
    let model = json!({"model": "location-k-anonymity", "k": 2, "achieved": 2, "holds": true});
    assert_eq!(report["models"], json!([model]));
    let solution = &report["solution"];
    // (4 · 16 + 3 · 4 + 256 + 2 · 64) / 10, and (4 · 4 + 3 · 3 + 10 + 2 · 2) / 10.
    assert_eq!((&solution["mean-area"], &solution["mean-people"]), (&json!(46.0), &json!(3.9)));
    assert_eq!(solution["success-rate"], 1.0);
    assert_eq!(solution["ends"], json!({"place": "grid", "time": null}));
    assert_eq!(report["risk"]["before"], json!({"fewest": 1, "unique": 10, "below-k": 10}));
    let after = &report["risk"]["after"];
    assert_eq!(after["observation"], json!({"fewest": 2, "unique": 0, "below-k": 0}));
    assert_eq!(after["reciprocity"], json!({"fewest": 1, "unique": 1, "below-k": 1}));
    assert_eq!(report["warnings"], json!([{"code": "few-share-cloaks", "value": 1.0}]));

    let release = desk.read("release.csv");
    assert_eq!(desk.run(&["--seed", SEED]).code, Some(0));
    assert_eq!(desk.read("release.csv"), release);
}

#[test]
fn reciprocal_gives_u7_company() {
    let model = json!({"model": "location-k-anonymity", "k": 2, "reciprocal": true});
    let desk = desk(USERS, &recipe(&[], model, tree()));
    let outcome = desk.run(&["--strict"]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    let (low, whole, middle) = ("0,4,0,4", "0,16,0,16", "6,8,6,8");
    let mut expected = [low, low, low, low, whole, whole, whole, middle, middle, middle];
    expected.sort_unstable();
    assert_eq!(lines(&desk, PLACE), expected);
    let report = desk.json("report.json");
    assert_eq!(report["models"][0]["achieved"], 3);
    assert_eq!(report["risk"]["after"]["reciprocity"]["below-k"], 0);
    assert_eq!(report["warnings"], json!([]));
}

#[test]
fn the_grid_drops_who_is_alone_or_puts_cells_together() {
    for (enlarge, released) in [(false, 7), (true, 10)] {
        let search = json!({"algorithm": "grid", "width": 4, "enlarge": enlarge});
        let desk = desk(USERS, &recipe(&[], k(2), search));
        assert_eq!(desk.run(&[]).code, Some(0));
        let report = desk.json("report.json");
        assert_eq!(report["solution"]["released"], released);
        assert_eq!(report["solution"]["success-rate"], f64::from(released) / 10.0);
    }
}

#[test]
fn messages_of_the_example_are_released_together() {
    let search = json!({"algorithm": "clique-cloak", "exact": true});
    let desk = desk(MESSAGES, &recipe(&messages(), k(2), search));
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, outcome.stderr.as_str()), (Some(0), ""), "{outcome:?}");
    assert_eq!(lines(&desk, PLACE_AND_TIME), ["2,5,2,4,0,6"; 3]);
    let report = desk.json("report.json");
    let solution = &report["solution"];
    assert_eq!((&solution["success-rate"], &solution["given-up"]), (&json!(0.75), &json!(0)));
    assert_eq!(solution["ends"], json!({"place": "exact", "time": "exact"}));
    assert_eq!(report["warnings"][0]["code"], "exact-places");
    // Exact places of members are nothing for who wants to be warned.
    let refused = desk.run(&["--strict", "--json"]);
    let problem = refused.problem();
    assert_eq!((&problem["code"], &problem["detail"]), (&json!("strict"), &json!("exact-places")));

    let search = json!({"algorithm": "clique-cloak", "width": 2, "period": 5});
    desk.write("recipe.json", recipe(&messages(), k(2), search).to_string());
    assert_eq!(desk.run(&["--strict"]).code, Some(0));
    assert_eq!(lines(&desk, PLACE_AND_TIME), ["2,6,2,6,0,10"; 3]);
    let report = desk.json("report.json");
    assert_eq!(report["solution"]["ends"], json!({"place": "grid", "time": "grid"}));
}

#[test]
fn visits_of_the_example_wait_for_the_third_person() {
    for (dt, ends, expected) in [
        // u2 waits for the third, too.
        (9, json!({"exact": true}), Some(["0,1,0,1,0,9", "0,1,0,1,4,9"])),
        (9, json!({"period": 5}), Some(["0,1,0,1,0,10"; 2])),
        (4, json!({"exact": true}), None),
    ] {
        let mut search = json!({"algorithm": "temporal", "width": 1, "dt": dt});
        for (name, value) in ends.as_object().unwrap() {
            search[name] = value.clone();
        }
        let desk = desk(VISITS, &recipe(&[("time", "t")], k(3), search));
        let outcome = desk.run(&["--json"]);
        let report = desk.json("report.json");
        match expected {
            Some(expected) => {
                assert_eq!(outcome.code, Some(0));
                assert_eq!(lines(&desk, PLACE_AND_TIME), expected);
            }
            None => {
                assert_eq!(outcome.code, Some(1));
                let problem = outcome.problem();
                assert_eq!(
                    (&problem["code"], &problem["detail"]),
                    (&json!("no-solution"), &json!("locations"))
                );
                assert!(!desk.has("release.csv"));
                assert_eq!(report["solution"], Value::Null);
                assert_eq!(report["models"][0]["holds"], false);
            }
        }
    }
}

#[test]
fn degrees_become_metres_about_a_middle_that_is_said() {
    let data = "user,x,y\na,16.3700,48.2000\nb,16.3701,48.2001\nc,16.3800,48.2100\n\
        d,16.3801,48.2101\n";
    let search = json!({"algorithm": "quad-tree", "x": -65536, "y": -65536, "side": 131_072,
        "smallest": 64});
    let mut given = recipe(&[], k(2), search);
    given["data"]["format"]["coordinates"] = json!("wgs84");
    let desk = desk(data, &given);
    assert_eq!(desk.run(&[]).code, Some(0));
    let projection = json!({"longitude": 16.0, "latitude": 48.0, "middle": "data"});
    assert_eq!(desk.json("report.json")["solution"]["projection"], projection);

    given["data"]["format"]["middle"] = json!({"longitude": 16.375, "latitude": 48.205});
    desk.write("recipe.json", given.to_string());
    assert_eq!(desk.run(&[]).code, Some(0));
    let projection = json!({"longitude": 16.375, "latitude": 48.205, "middle": "recipe"});
    assert_eq!(desk.json("report.json")["solution"]["projection"], projection);
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_line_and_no_cell_is_repeated() {
    let search = json!({"algorithm": "temporal", "width": 1, "period": 1});
    let columns = [("time", "t"), ("k", "k"), ("dt", "dt")];
    let head = "user,x,y,t,k,dt\n";
    for (lines, code, detail, line) in [
        ("@,1,1,0,2,0\nb,@,1,0,2,0\n", "place-cell", Some("number"), Some(3)),
        ("@,1,1,0,2,0\nb,1,1,@,2,0\n", "place-cell", Some("number"), Some(3)),
        ("@,1,1,0,@,0\n", "place-cell", Some("people"), Some(2)),
        ("@,1,1,0,2,-1\n", "place-cell", Some("negative"), Some(2)),
        (",1,1,0,2,0\n", "place-cell", Some("user"), Some(2)),
        ("@,1\n", "place-cell", Some("ragged"), Some(2)),
        ("", "place-cell", Some("nobody"), None),
        ("@,1,1,0,2,0\n\n@,1,1,0,2,0\n", "set-blank-line", None, Some(3)),
        ("\"@,1,1,0,2,0\n", "unclosed-quote", None, Some(2)),
    ] {
        let data = format!("{head}{}", lines.replace('@', MARKER));
        let desk = desk(data, &recipe(&columns, k(2), search.clone()));
        for more in [&["--json"][..], &[]] {
            let said = desk.run(more);
            assert_eq!(said.code, Some(2), "{lines}: {said:?}");
            said.discloses_nothing();
            if !more.is_empty() {
                let problem = said.problem();
                let found = (problem["code"].as_str(), problem["detail"].as_str());
                assert_eq!(found, (Some(code), detail), "{lines}");
                assert_eq!(problem["line"].as_u64(), line, "{lines}");
            }
        }
        assert!(!desk.has("release.csv") && !desk.has("report.json"));
    }
    let desk = desk("user,x,y\na,1,1\n", &recipe(&columns, k(2), search));
    let problem = desk.run(&["--json"]).problem();
    assert_eq!((&problem["code"], &problem["attribute"]), (&json!("place-column"), &json!("t")));
}

#[test]
fn a_recipe_that_would_show_somebody_or_says_nothing_is_refused_by_its_field() {
    let none: &[(&str, &str)] = &[];
    let timed: &[(&str, &str)] = &[("time", "t")];
    let numbered: &[(&str, &str)] = &[("k", "k")];
    let tolerant: &[(&str, &str)] = &[("dx", "dx")];
    let messages = messages();
    let all = &messages[..];
    let temporal = |more: Value| {
        let mut search = json!({"algorithm": "temporal", "width": 1, "dt": 9});
        for (name, value) in more.as_object().unwrap() {
            search[name] = value.clone();
        }
        search
    };
    let grid = json!({"algorithm": "grid", "width": 4});
    let cloak = |more: Value| {
        let mut search = json!({"algorithm": "clique-cloak"});
        for (name, value) in more.as_object().unwrap() {
            search[name] = value.clone();
        }
        search
    };
    let mutual = json!({"model": "location-k-anonymity", "k": 2, "reciprocal": true});
    for (columns, model, search, code, field) in [
        (timed, k(2), grid.clone(), "places-exact", "search.period"),
        (timed, k(2), temporal(json!({})), "places-exact", "search.period"),
        (all, k(2), cloak(json!({})), "places-exact", "search.width"),
        (all, k(2), cloak(json!({"width": 1})), "places-exact", "search.period"),
        (timed, k(2), temporal(json!({"period": 1, "exact": true})), "idle-field", "search.exact"),
        (
            none,
            k(2),
            json!({"algorithm": "grid", "width": 4, "period": 1}),
            "idle-field",
            "search.period",
        ),
        (numbered, k(2), grid.clone(), "idle-field", "data.format.columns.k"),
        (tolerant, k(2), grid.clone(), "idle-field", "data.format.columns.dx"),
        (all, k(2), cloak(json!({"exact": true, "dx": 1})), "idle-field", "search.dx"),
        (timed, k(2), cloak(json!({"exact": true})), "recipe-missing-field", "search.dx"),
        (
            none,
            k(2),
            temporal(json!({"period": 1})),
            "recipe-missing-field",
            "data.format.columns.time",
        ),
        (
            timed,
            mutual,
            temporal(json!({"period": 1})),
            "places-reciprocal",
            "models[0].reciprocal",
        ),
        (none, k(1), grid.clone(), "parameter", "models[0].k"),
        (none, k(1001), grid.clone(), "parameter", "models[0].k"),
        (none, k(2), json!({"algorithm": "grid", "width": 0}), "parameter", "search.width"),
        (
            none,
            k(2),
            json!({"algorithm": "grid", "width": 0.000_000_1}),
            "parameter",
            "search.width",
        ),
        (none, k(2), json!({"algorithm": "grid", "width": "4"}), "recipe-type", "search.width"),
        (none, k(2), json!({"algorithm": "grid"}), "recipe-missing-field", "search.width"),
        (
            none,
            k(2),
            json!({"algorithm": "quad-tree", "x": 0, "y": 0, "side": 4, "smallest": 5}),
            "parameter",
            "search.smallest",
        ),
        (none, k(2), json!({"algorithm": "cahd"}), "unknown-choice", "search.algorithm"),
    ] {
        let desk = desk(USERS, &recipe(columns, model, search.clone()));
        let said = desk.run(&["--json"]);
        let problem = said.problem();
        let found = (said.code, problem["code"].as_str(), problem["field"].as_str());
        assert_eq!(found, (Some(2), Some(code), Some(field)), "{search}");
    }
    let mut other = recipe(&[], k(2), grid);
    other["data"]["format"]["middle"] = json!({"longitude": 1, "latitude": 1});
    let desk = desk(USERS, &other);
    let problem = desk.run(&["--json"]).problem();
    assert_eq!(
        (&problem["code"], &problem["field"]),
        (&json!("idle-field"), &json!("data.format.middle"))
    );
    other["attributes"] = json!([]);
    desk.write("recipe.json", other.to_string());
    assert_eq!(desk.run(&["--json"]).problem()["code"], "recipe-unknown-field");
}

#[test]
fn what_is_for_tables_alone_and_commands_that_do_tables_alone_say_so() {
    let desk = desk(USERS, &recipe(&[], k(2), tree()));
    for more in [
        &["--sheet", "one"][..],
        &["--summary", "summary.json"],
        &["--earlier", "data.csv"],
        &["--input", "data.csv"],
    ] {
        let outcome = desk.run(&[&["--json"], more].concat());
        let problem = outcome.problem();
        let said = (outcome.code, &problem["code"], problem["field"].as_str());
        assert_eq!(said, (Some(2), &json!("other-data-kind"), Some(more[0])));
    }
    let outcome = desk.outis(&["measure", "recipe.json", "--input", "data.csv"]);
    assert_eq!(outcome.code, Some(2));
    assert!(outcome.stderr.contains("locations"), "{outcome:?}");
}

#[test]
fn the_example_of_the_guide_comes_to_what_the_guide_says() {
    let guide = include_str!("../../../../docs/places.md");
    let desk = desk(blocks(guide, "csv")[0], &Value::Null);
    desk.write("recipe.json", blocks(guide, "json")[0]);
    let outcome = desk.run(&[]);
    assert_eq!((outcome.code, &*outcome.stderr), (Some(0), ""), "{outcome:?}");
    assert_eq!(outcome.stdout, blocks(guide, "text")[0]);
    let (release, told) = (desk.read("release.csv"), blocks(guide, "csv")[1]);
    let [mut release, mut told] = [&*release, told].map(|text| text.lines().collect::<Vec<_>>());
    release.sort_unstable();
    told.sort_unstable();
    assert_eq!(release, told);
}
