#![allow(clippy::print_stdout)]
use outis::contingency::Collapse;
use outis::hierarchy::{self, Spec, levels};
use outis::loss::*;
use outis::model::*;
use outis::search::*;
use outis::study::*;
use outis::table::*;
use std::sync::Arc;
use std::time::Instant;
fn main() {
    let dir = std::env::var("OUTIS_REFERENCE").unwrap();
    let text = std::fs::read_to_string(format!("{dir}/data/adult.csv")).unwrap();
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().unwrap().split(';').collect();
    let mut cols: Vec<Column> = names
        .iter()
        .map(|n| Column { name: n.to_string(), codes: vec![], dictionary: Dictionary::new() })
        .collect();
    let mut n = 0;
    for l in lines {
        for (c, v) in cols.iter_mut().zip(l.split(';')) {
            let code = c.dictionary.insert(v);
            c.codes.push(code);
        }
        n += 1;
    }
    let json: serde_json::Value = serde_json::from_str(
        &std::fs::read_to_string(format!("{dir}/reference/arx-adult.json")).unwrap(),
    )
    .unwrap();
    let only = std::env::args().nth(1);
    for case in json["timing"].as_array().unwrap() {
        let id = case["id"].as_str().unwrap();
        let metric = case["metric"].as_str().unwrap();
        if !(metric.starts_with("Loss") || metric.starts_with("non-monotonic precision")) {
            continue;
        }
        if case["models"].as_array().unwrap().len() != 1
            || !case["models"][0].as_str().unwrap().starts_with("k-anonymity")
        {
            continue;
        }
        if only.as_ref().is_some_and(|o| o != id) {
            continue;
        }
        let k: u32 =
            case["models"][0].as_str().unwrap().rsplit('=').next().unwrap().parse().unwrap();
        let qis: Vec<&str> = case["quasi_identifiers"]
            .as_array()
            .unwrap()
            .iter()
            .map(|v| v.as_str().unwrap())
            .collect();
        let mut attrs = vec![];
        let mut codes = vec![];
        for q in &qis {
            let i = names.iter().position(|n| n == q).unwrap();
            let (domain, c) =
                Domain::of(&cols[i], i as u32 + 1, &[String::new()], &LineIndex::new(2));
            let bytes = std::fs::read(format!("{dir}/data/adult_hierarchy_{q}.csv")).unwrap();
            let (h, _) =
                hierarchy::build(&Spec::Levels(levels::parse_csv(&bytes, None).unwrap()), &domain)
                    .unwrap();
            codes.push((c, domain.values.len()));
            attrs.push(QuasiIdentifier {
                name: q.to_string(),
                limit: h.height() as u8,
                hierarchy: Arc::new(h),
                weight: 1.0,
                counts: domain.counts.clone(),
            });
        }
        let mut times = vec![];
        let mut out = String::new();
        for _ in 0..5 {
            let attrs = attrs.clone();
            let t = Instant::now();
            let mut col =
                Collapse::new(codes.iter().map(|(c, s)| (&c[..], *s)).collect(), n).unwrap();
            col.step(usize::MAX);
            let cont = col.finish();
            let tc = t.elapsed();
            let (metric, aggregate) = if metric.starts_with("Loss") {
                (Metric::Loss, Aggregate::GeometricMean)
            } else {
                (Metric::Precision, Aggregate::ArithmeticMean)
            };
            let study = Study::new(
                attrs,
                cont,
                Demands::new(&[KAnonymity::new(k).unwrap()], vec![]),
                LossConfig { metric, aggregate, gs_factor: 0.5 },
                case["suppression_limit"].as_f64().unwrap(),
            )
            .unwrap();
            let mut s = Optimal::new(Arc::new(study));
            while !s.step(1 << 16) {}
            let el = t.elapsed();
            times.push(el);
            let b = s.best().unwrap();
            out = format!(
                "{} visited {} {:?} ours {} arx {} collapse {:?}",
                if (b.loss - case["expected"]["loss"].as_str().unwrap().parse::<f64>().unwrap())
                    .abs()
                    < 1e-8
                {
                    "OK "
                } else {
                    "BAD"
                },
                s.visited(),
                b.levels,
                b.loss,
                case["expected"]["loss"],
                tc
            );
        }
        times.sort();
        println!(
            "{id:28} q={} {:>9.2?} arx {:>8} ms x{:.1} checked {} {out}",
            case["quiet"],
            times[2],
            case["arx_thread_cpu_ms"],
            case["arx_thread_cpu_ms"].as_f64().unwrap() / times[2].as_secs_f64() / 1000.0,
            case["arx_checked"]
        );
    }
}
