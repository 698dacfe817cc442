//! The privacy models of the spec by their ids (part D and rulings J), from a file to its report.
//!
//! `tests/README.md` lists where each id of the spec is tested.

use outis_protocol::Report;
use outis_protocol::report::{ModelOutcome, NoticeCode};
use outis_tests::harness::{self, Attached, Ran, measured};
use outis_tests::tables::{self, M1, T12, T12_PRIME, classes, fixed, of_counts};
use serde_json::{Value, json};

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
}

/// T12 or T12′ under one model of its condition.
fn of_t12(data: &str, model: &Value) -> ModelOutcome {
    let mut recipe = tables::plain(&["zip", "age", "nationality"], 4);
    let columns = recipe["attributes"].as_array_mut().expect("columns");
    columns.push(json!({"name": "condition", "role": "sensitive"}));
    recipe["models"] = json!([model]);
    measured(&recipe, data, None).models.remove(0)
}

/// Classes with these values under one model.
fn of_classes(all: &[&[(&str, usize)]], model: &Value) -> ModelOutcome {
    measured(&classes(model), &of_counts(all), None).models.remove(0)
}

fn model_of(model: &str, attribute: &str, more: &Value) -> Value {
    let mut model = json!({"model": model, "attribute": attribute});
    for (name, value) in more.as_object().expect("parameters") {
        model[name] = value.clone();
    }
    model
}

fn condition(model: &str, more: &Value) -> Value {
    model_of(model, "condition", more)
}

fn value(model: &str, more: &Value) -> Value {
    model_of(model, "value", more)
}

/// Table M1 with years in bands of 1, 5 and 10, at one level, under these models.
fn of_m1(level: u32, models: &Value, limit: f64) -> Ran {
    let attributes = json!([
        {"name": "sex", "role": "quasi-identifier", "limit": 0},
        {"name": "born", "role": "quasi-identifier", "type": "integer",
         "hierarchy": {"kind": "intervals", "start": 1950, "end": 1980, "steps": [5, 10]}},
    ]);
    let mut recipe = fixed(&tables::recipe(&attributes, 2), &json!({"sex": 0, "born": level}));
    recipe["models"] = models.clone();
    recipe["suppression"] = json!({"limit": limit});
    recipe["tables"] = json!({"people": {"file": "people.csv"}});
    recipe["risk"] = json!({"population": "people"});
    let files = Attached::from([("people.csv".to_owned(), M1[1].as_bytes().to_vec())]);
    let recipe = harness::recipe(&recipe).expect("a recipe");
    harness::run(recipe, M1[0].as_bytes(), &files, harness::SEED).expect("a run")
}

/// Spec D2, E10: table M1 reaches 2-map in bands of five years with nothing suppressed; 2-anonymity
/// takes ten years and two records.
#[test]
fn m1_is_mapped_as_the_spec_says() {
    let journalist = |report: &Report| {
        let risk = report.risk.after.as_ref().expect("there are records");
        risk.journalist.as_ref().expect("there is a population").max
    };
    for (level, map, risk) in [(1, 2.0, 0.5), (2, 3.0, 1.0 / 3.0)] {
        let ran = of_m1(level, &json!([{"model": "k-map", "k": 2, "population": "people"}]), 0.0);
        assert_eq!(ran.report.models[0].achieved, Some(map));
        close(journalist(&ran.report), risk);
        assert_eq!(ran.report.solution.as_ref().expect("a solution").suppressed, 0);
        let risk = ran.report.risk.after.expect("there are records");
        close(risk.prosecutor.max, 1.0);
    }
    let exact = of_m1(0, &json!([{"model": "k-map", "k": 2, "population": "people"}]), 0.0);
    assert!(exact.found.is_none());
    assert!(of_m1(1, &json!([{"model": "k-anonymity", "k": 2}]), 0.34).found.is_none());
    let ran = of_m1(2, &json!([{"model": "k-anonymity", "k": 2}]), 0.34);
    assert_eq!(ran.report.solution.as_ref().expect("a solution").suppressed, 2);
    close(journalist(&ran.report), 0.25);
}

/// Spec D10: table M1 in bands of ten years is (1/3, 1/2)-present.
#[test]
fn m1_is_present_as_the_spec_says() {
    let presence = |min: f64, max: f64| json!([{"model": "delta-presence", "min": min, "max": max, "population": "people"}]);
    let ran = of_m1(2, &presence(0.333, 0.5), 0.0);
    let model = &ran.report.models[0];
    close(model.achieved.expect("a share"), 0.5);
    close(model.facets["min"].expect("a share"), 1.0 / 3.0);
    assert!(of_m1(2, &presence(0.34, 0.5), 0.0).found.is_none());
    assert!(of_m1(2, &presence(0.333, 0.49), 0.0).found.is_none());
    // Suppression only makes absent what a lower bound wants present.
    assert!(of_m1(2, &presence(0.34, 0.5), 0.5).found.is_none());
}

/// Spec D3: T12 has an average risk of 1/4; an empty release passes.
#[test]
fn t12_has_the_average_risk_of_the_spec() {
    let model =
        |average: f64, max: f64| json!({"model": "average-risk", "average": average, "max": max});
    let outcome = of_t12(T12, &model(0.25, 0.25));
    assert_eq!((outcome.achieved, outcome.holds), (Some(0.25), true));
    assert!(!of_t12(T12, &model(0.24, 0.25)).holds);
    // 0.33 asks for four, 0.2 for five.
    assert!(of_t12(T12, &model(0.25, 0.33)).holds && !of_t12(T12, &model(0.25, 0.2)).holds);
}

/// Spec D4, J30: T12 is 1-diverse, T12′ distinct 3-diverse only.
#[test]
fn t12_is_diverse_as_the_spec_says() {
    let distinct = |data| of_t12(data, &condition("distinct-l-diversity", &json!({"l": 2})));
    assert_eq!((distinct(T12).achieved, distinct(T12).holds), (Some(1.0), false));
    assert_eq!((distinct(T12_PRIME).achieved, distinct(T12_PRIME).holds), (Some(3.0), true));
}

/// Spec D5, J5, J30: entropies of T12 and T12′ as effective numbers of values.
#[test]
fn t12_has_the_entropies_of_the_spec() {
    let entropy = |data, l: f64| of_t12(data, &condition("entropy-l-diversity", &json!({"l": l})));
    assert_eq!(entropy(T12, 1.0).achieved, Some(1.0));
    close(entropy(T12_PRIME, 2.0).achieved.expect("an entropy"), 2.828_427);
    assert!(entropy(T12_PRIME, 2.8284).holds && !entropy(T12_PRIME, 3.0).holds);
    // 2^2·2^2 ≥ 2^4·… exactly: two values with equal counts are entropy-2-diverse.
    let even =
        of_classes(&[&[("a", 2), ("b", 2)]], &value("entropy-l-diversity", &json!({"l": 2})));
    assert!(even.holds);
}

/// Spec D5, J7: {5,5} holds and {10} does not; merged to {15,5} twice as many records must go. Not
/// monotone with suppression, though each of the two is without.
#[test]
fn merging_may_suppress_more() {
    let attributes = json!([
        {"name": "class", "role": "quasi-identifier"},
        {"name": "value", "role": "sensitive"},
    ]);
    let run_at = |level: u32, limit: f64| {
        let mut recipe = fixed(&tables::recipe(&attributes, 2), &json!({"class": level}));
        recipe["models"] = json!([value("entropy-l-diversity", &json!({"l": 2}))]);
        recipe["suppression"] = json!({"limit": limit});
        harness::run_json(&recipe, &of_counts(&[&[("a", 5), ("b", 5)], &[("a", 10)]]))
    };
    assert_eq!(run_at(0, 0.5).report.solution.expect("a solution").suppressed, 10);
    assert!(run_at(1, 0.5).found.is_none());
    assert_eq!(run_at(1, 1.0).report.solution.expect("an empty one").suppressed, 20);
    let merged =
        of_classes(&[&[("a", 15), ("b", 5)]], &value("entropy-l-diversity", &json!({"l": 1})));
    close(merged.achieved.expect("an entropy"), 1.754_766);
}

/// Spec D6, J20: recursive diversity of T12 and T12′; pyCANON would say c = 1 for the latter.
#[test]
fn t12_is_recursive_as_the_spec_says() {
    let recursive = |data, c: f64, l: u32| {
        of_t12(data, &condition("recursive-l-diversity", &json!({"c": c, "l": l})))
    };
    assert_eq!(recursive(T12_PRIME, 3.0, 3).achieved, Some(2.0));
    assert!(recursive(T12_PRIME, 2.001, 3).holds && !recursive(T12_PRIME, 2.0, 3).holds, "strict");
    assert_eq!(recursive(T12_PRIME, 3.0, 2).achieved, Some(1.0));
    // Class c of T12 has one value: no c is large enough. l = 1 always holds.
    let none = recursive(T12, 1000.0, 2);
    assert_eq!((none.achieved, none.holds), (None, false));
    assert!(recursive(T12, 0.1, 1).holds);
}

/// Spec D7, D8, J26: what may be disclosed and what must not be ruled out, in percent.
#[test]
fn disclosures_are_positive_and_negative_as_the_spec_says() {
    let mixed: &[(&str, usize)] = &[("healthy", 6), ("flu", 3), ("hiv", 2), ("cancer", 1)];
    let positive = |class, l: u32| {
        let more = json!({"c": 1000, "l": l, "acceptable": ["healthy"]});
        of_classes(&[class], &value("pd-recursive-l-diversity", &more))
    };
    close(positive(mixed, 2).achieved.expect("a c"), 1.0 / 3.0);
    close(positive(mixed, 3).achieved.expect("a c"), 1.0);
    close(positive(&[("healthy", 8), ("flu", 2)], 2).achieved.expect("a c"), 0.25);
    assert!(positive(&[("healthy", 10)], 2).holds);
    let plain = |class, l: u32| {
        of_classes(&[class], &value("recursive-l-diversity", &json!({"c": 1000, "l": l})))
    };
    close(plain(mixed, 2).achieved.expect("a c"), 1.0);
    close(plain(mixed, 3).achieved.expect("a c"), 2.0);
    close(plain(&[("healthy", 8), ("flu", 2)], 2).achieved.expect("a c"), 4.0);
    let negative = |c2: u32| {
        let more =
            json!({"c1": 1, "c2": c2, "l": 2, "acceptable": ["healthy"], "guarded": ["hiv"]});
        of_classes(&[mixed], &value("npd-recursive-l-diversity", &more)).holds
    };
    assert!(negative(15) && !negative(20));
}

/// Spec D9: equal distances of T12 and T12′.
#[test]
fn t12_is_as_close_as_the_spec_says() {
    let closeness = |data| {
        let outcome = of_t12(data, &condition("t-closeness", &json!({"t": 1})));
        outcome.achieved.expect("a distance")
    };
    close(closeness(T12), 0.583_333);
    close(closeness(T12_PRIME), 0.166_667);
}

/// Spec D9, J4: P1 and P2 against nine equally frequent salaries; Li et al.'s P2 is another one.
#[test]
fn salaries_are_as_close_as_the_spec_says() {
    let all = ["3000", "4000", "5000", "6000", "7000", "8000", "9000", "10000", "11000"];
    let uniform: String =
        "class,value\n".to_owned() + &all.map(|salary| format!("x,{salary}\n")).concat();
    let distance = |salaries: [&str; 3], distance: &str| {
        let more = json!({"t": 1, "distance": distance});
        let class: Vec<(&str, usize)> = salaries.iter().map(|&salary| (salary, 1)).collect();
        let data = of_counts(&[&class]);
        let report = measured(&classes(&value("t-closeness", &more)), &data, Some(&uniform));
        report.models[0].achieved.expect("a distance")
    };
    // {20, 30, 40}K of {20, …, 100}K, {20, 60, 100}K of the same, and {6, 8, 11}k of {3, …, 11}k.
    let (p1, p2) = (["3000", "4000", "5000"], ["3000", "7000", "11000"]);
    close(distance(p1, "ordered"), 0.375);
    close(distance(p2, "ordered"), 1.0 / 9.0);
    close(distance(["6000", "8000", "11000"], "ordered"), 1.0 / 6.0);
    for equal in [p1, p2] {
        close(distance(equal, "equal"), 2.0 / 3.0);
    }
    // On equidistant values numeric is ordered.
    close(distance(p1, "numeric"), 0.375);
}

/// Spec D9: the similarity attack's table, ordered and hierarchical.
#[test]
fn the_similarity_table_is_as_close_as_the_spec_says() {
    let data = "class,salary,disease\n1,3,gastric ulcer\n1,4,gastritis\n1,5,stomach cancer\n\
        2,6,gastritis\n2,11,flu\n2,8,bronchitis\n3,7,bronchitis\n3,9,pneumonia\n3,10,stomach cancer\n";
    let tree = json!([
        ["gastric ulcer", "stomach", "*"],
        ["gastritis", "stomach", "*"],
        ["stomach cancer", "stomach", "*"],
        ["flu", "respiratory", "*"],
        ["bronchitis", "respiratory", "*"],
        ["pneumonia", "respiratory", "*"],
    ]);
    let achieved = |attribute: &str, distance: &str, rows: &str| {
        let attributes = json!([
            {"name": "class", "role": "quasi-identifier"},
            {"name": "salary", "role": "sensitive"},
            {"name": "disease", "role": "sensitive", "hierarchy": {"kind": "levels", "rows": tree}},
        ]);
        let mut recipe = tables::recipe(&attributes, 2);
        recipe["models"] =
            json!([model_of("t-closeness", attribute, &json!({"t": 1, "distance": distance}))]);
        let report = measured(&recipe, rows, Some(data));
        report.models[0].achieved.expect("a distance")
    };
    let lines: Vec<&str> = data.lines().collect();
    let class = |number: usize| {
        format!("{}\n{}\n", lines[0], lines[number * 3 + 1..number * 3 + 4].join("\n"))
    };
    for (number, ordered, hierarchical) in
        [(0, 0.375, 4.0 / 9.0), (1, 1.0 / 6.0, 1.0 / 3.0), (2, 17.0 / 72.0, 1.0 / 3.0)]
    {
        close(achieved("salary", "ordered", &class(number)), ordered);
        close(achieved("disease", "hierarchical", &class(number)), hierarchical);
        close(achieved("disease", "equal", &class(number)), 4.0 / 9.0);
    }
    close(achieved("salary", "ordered", data), 0.375);
    close(achieved("disease", "hierarchical", data), 4.0 / 9.0);
}

/// Spec D9: the skewness attack on a test that is positive once in a hundred.
#[test]
fn skew_is_as_far_as_the_spec_says() {
    let original = of_counts(&[&[("+", 1), ("-", 99)]]);
    let distance = |positive: usize, negative: usize| {
        let data = of_counts(&[&[("+", positive), ("-", negative)]]);
        let recipe = classes(&value("t-closeness", &json!({"t": 1})));
        measured(&recipe, &data, Some(&original)).models[0].achieved.expect("a distance")
    };
    close(distance(49, 1), 0.97);
    close(distance(1, 49), 0.01);
    close(distance(25, 25), 0.49);
}

/// Spec D11, J19: both bases, both modes.
#[test]
fn t12_discloses_as_the_spec_says() {
    let disclosure = |data, base: &str, mode: &str| {
        let more = json!({"delta": 1000, "base": base, "mode": mode});
        of_t12(data, &condition("delta-disclosure", &more))
    };
    close(disclosure(T12, "2", "present-only").achieved.expect("a ratio"), 1.263_034);
    close(disclosure(T12, "e", "present-only").achieved.expect("a ratio"), 0.875_469);
    let strict = disclosure(T12, "e", "strict");
    assert_eq!((strict.achieved, strict.holds), (None, false), "class a lacks cancer");
    close(disclosure(T12_PRIME, "2", "strict").achieved.expect("a ratio"), 0.736_966);
    close(disclosure(T12_PRIME, "e", "strict").achieved.expect("a ratio"), 0.510_826);
    // By default strict and natural; strictly below δ.
    let by_default = |delta: f64| {
        of_t12(T12_PRIME, &condition("delta-disclosure", &json!({"delta": delta}))).holds
    };
    assert!(by_default(0.510_83) && !by_default(0.510_82));
}

/// Spec D12, J20: basic and enhanced β; no β is enough where a gain is beyond its own limit.
#[test]
fn t12_has_the_likeness_of_the_spec() {
    let likeness = |data, variant: &str| {
        of_t12(data, &condition("beta-likeness", &json!({"beta": 1000, "variant": variant})))
    };
    close(likeness(T12, "basic").achieved.expect("a gain"), 1.4);
    let enhanced = likeness(T12, "enhanced");
    assert_eq!((enhanced.achieved, enhanced.holds), (None, false));
    close(likeness(T12_PRIME, "basic").achieved.expect("a gain"), 0.5);
    close(likeness(T12_PRIME, "enhanced").achieved.expect("a gain"), 0.5);
}

/// Spec D13: (α, k)-anonymity of T12 and T12′.
#[test]
fn t12_has_the_shares_of_the_spec() {
    let shares = |data, alpha: f64| {
        of_t12(data, &condition("alpha-k-anonymity", &json!({"alpha": alpha, "k": 4})))
    };
    assert_eq!((shares(T12, 1.0).achieved, shares(T12, 1.0).holds), (Some(1.0), true));
    assert!(!shares(T12, 0.99).holds);
    assert_eq!((shares(T12_PRIME, 0.5).achieved, shares(T12_PRIME, 0.5).holds), (Some(0.5), true));
    // Only cancer is critical: class c is nothing but cancer, class a has none.
    let more = json!({"alpha": 0.9, "k": 4, "values": ["HD"]});
    assert!(of_t12(T12, &condition("alpha-k-anonymity", &more)).holds);
}

/// Spec D14a: who asks for four is not content with three.
#[test]
fn a_class_is_as_large_as_the_most_demanding_asks() {
    let attributes = json!([
        {"name": "class", "role": "quasi-identifier"},
        {"name": "ask", "role": "insensitive"},
    ]);
    let mut recipe = tables::recipe(&attributes, 2);
    recipe["models"] = json!([{"model": "personal-k", "attribute": "ask"}]);
    let holds = |data: &str| measured(&recipe, data, None).models[0].holds;
    assert!(!holds("class,ask\na,2\na,2\na,4\n"));
    assert!(holds("class,ask\na,2\na,2\na,4\na,\n"));
}

/// Spec D14b: who guards respiratory diseases is linked to one with probability 2/3.
#[test]
fn a_guarded_node_is_breached_as_the_spec_says() {
    let tree = json!([
        ["flu", "respiratory", "*"],
        ["bronchitis", "respiratory", "*"],
        ["gastritis", "stomach", "*"]
    ]);
    let attributes = json!([
        {"name": "class", "role": "quasi-identifier"},
        {"name": "value", "role": "sensitive", "hierarchy": {"kind": "levels", "rows": tree}},
        {"name": "guard", "role": "insensitive"},
    ]);
    let outcome = |probability: f64, data: &str| {
        let mut recipe = tables::recipe(&attributes, 2);
        let more = json!({"guard": "guard", "probability": probability});
        recipe["models"] = json!([value("guarding-nodes", &more)]);
        measured(&recipe, data, None).models.remove(0)
    };
    let guarded = "class,value,guard\na,flu,respiratory\na,bronchitis,\na,gastritis,\n";
    close(outcome(0.5, guarded).achieved.expect("a probability"), 2.0 / 3.0);
    assert!(!outcome(0.5, guarded).holds && outcome(0.67, guarded).holds);
    assert!(
        outcome(0.0, &guarded.replace(",respiratory\n", ",\n")).holds,
        "nobody guards anything"
    );
}

/// Spec D15: two values by themselves, one if the other attribute is known.
#[test]
fn other_sensitive_attributes_may_be_known() {
    let attributes = json!([
        {"name": "class", "role": "quasi-identifier"},
        {"name": "first", "role": "sensitive"},
        {"name": "second", "role": "sensitive"},
    ]);
    let outcome = |joint: bool| {
        let mut recipe = tables::recipe(&attributes, 2);
        let more = json!({"l": 2, "joint": joint});
        recipe["models"] = json!([model_of("distinct-l-diversity", "first", &more)]);
        let data = "class,first,second\n1,a,x\n1,a,x\n1,b,y\n1,b,y\n";
        measured(&recipe, data, None).models.remove(0)
    };
    assert_eq!((outcome(false).achieved, outcome(false).holds), (Some(2.0), true));
    assert_eq!((outcome(true).achieved, outcome(true).holds), (Some(1.0), false));
}

/// Spec D16: eight records, each unique, yet all pairs of cells are frequent.
#[test]
fn combinations_may_be_frequent_where_no_record_is() {
    let bits = "a,b,c\n0,0,0\n0,0,1\n0,1,0\n1,0,0\n0,1,1\n1,0,1\n1,1,0\n1,1,1\n";
    let outcome = |size: u32| {
        let mut recipe = tables::plain(&["a", "b", "c"], 2);
        recipe["models"] = json!([{"model": "subset-k-anonymity", "k": 2, "size": size}]);
        measured(&recipe, bits, None).models.remove(0)
    };
    assert_eq!([1, 2, 3].map(|size| outcome(size).achieved), [Some(4.0), Some(2.0), Some(1.0)]);
    assert_eq!([1, 2, 3].map(|size| outcome(size).holds), [true, true, false]);
}

/// Spec A7, M17: in ANON's dialect an l beyond k becomes k/2, and the report says so; else it is
/// accepted with a notice.
#[test]
fn an_l_beyond_k_is_halved_for_anon_and_accepted_otherwise() {
    let mut recipe = classes(&json!({"model": "k-anonymity", "k": 5}));
    let models = recipe["models"].as_array_mut().expect("models");
    models.push(value("distinct-l-diversity", &json!({"l": 9})));
    let data = of_counts(&[&[("a", 3), ("b", 3)]]);
    let report = measured(&recipe, &data, None);
    assert!(!report.models[1].holds, "2 of 9");
    assert!(report.warnings.iter().any(|warning| warning.code == NoticeCode::LAboveK));
    recipe["dialect"] = json!("anon");
    let report = measured(&recipe, &data, None);
    assert!(report.models[1].holds, "2 of 2");
    assert!(!report.warnings.is_empty(), "the reader is told");
}

/// Spec M13: an estimate is tried for each number of records that may go; where these are too many
/// for that, nothing is proven.
#[test]
fn nothing_is_proven_where_not_every_number_was_tried() {
    let proof = |records: usize, alone: usize| {
        let rows: Vec<String> = (0..records + alone)
            .map(|n| if n < records { format!("v{}", n / 2) } else { format!("x{n}") })
            .collect();
        let recipe = json!({
            "outis": 1, "kind": "recipe",
            "attributes": [{"name": "a", "role": "quasi-identifier"}],
            "models": [{"model": "population-uniqueness", "max": 0.0, "sampling-fraction": 0.1}],
            "suppression": {"limit": 0.5}, "output": {"shuffle": false},
        });
        let ran = harness::run_json(&recipe, &format!("a\n{}\n", rows.join("\n")));
        let loss = ran.report.solution.expect("nobody is alone").loss;
        (loss.optimal, loss.bound.is_some())
    };
    assert_eq!(proof(1900, 100), (true, true));
    assert_eq!(proof(2000, 100), (false, false));
    // Nothing loses less than nothing.
    assert_eq!(proof(2100, 0), (true, true));
}
