//! Where the order of a release is drawn from (spec M19).
//!
//! An order that the seed alone decided would be the same for every release of a table, and two
//! of them could be laid side by side, record by record. So the seed is a key, and what is drawn
//! from depends on everything else that decided the release, too.

use crate::Job;
use crate::canonical::canonical;
use hmac::{Hmac, Mac};
use outis::release::Seed;
use outis_protocol::problem::{Code, Outcome, Problem};
use sha2::{Digest, Sha256};

/// The version that an order holds for.
const VERSION: &str = env!("CARGO_PKG_VERSION");

impl Job {
    /// HMAC-SHA-256 under the seed of: the SHA-256 of the canonical recipe, those of the data, of
    /// the tables by name and of the policy, and the version.
    ///
    /// # Errors
    /// `internal` if a file has no SHA-256.
    pub(super) fn order_from(&self, seed: Seed) -> Outcome<Seed> {
        let internal = || Problem::new(Code::Internal);
        let mut code = Hmac::<Sha256>::new_from_slice(&seed.0).map_err(|_| internal())?;
        code.update(&Sha256::digest(canonical(self)?));
        let tables = self.tables.values().map(|facts| &facts.sha256);
        let policy = self.policy.as_ref().map(|known| &known.facts.sha256);
        for sha256 in std::iter::once(&self.input.sha256).chain(tables).chain(policy) {
            code.update(&Seed::from_hex(sha256).ok_or_else(internal)?.0);
        }
        code.update(VERSION.as_bytes());
        Ok(Seed(code.finalize().into_bytes().into()))
    }
}

#[cfg(test)]
mod tests {
    use super::VERSION;
    use crate::canonical::canonical;
    use crate::{Incoming, Job};
    use outis::release::Seed;
    use sha2::{Digest, Sha256};
    use std::collections::BTreeMap;
    use std::sync::Arc;

    const DATA: &[u8] = b"age,ill\n23,flu\n25,gout\n41,flu\n42,cold\n";
    const PEOPLE: &[u8] = b"age\n23\n24\n25\n41\n42\n43\n";
    const RECIPE: &str = r#"{"outis": 1, "kind": "recipe",
        "attributes": [{"name": "age", "role": "quasi-identifier", "hierarchy":
            {"kind": "intervals", "start": 0, "end": 100, "steps": [50]}},
            {"name": "ill", "role": "sensitive"}],
        "models": [{"model": "k-map", "k": 2, "population": "all"}],
        "tables": {"all": {"file": "people.csv"}}}"#;

    /// RFC 2104, by hand: H(K ⊕ opad, H(K ⊕ ipad, text)).
    fn code(key: [u8; 32], text: &[u8]) -> [u8; 32] {
        let padded = |pad: u8| {
            let mut block = [pad; 64];
            block.iter_mut().zip(key).for_each(|(block, key)| *block ^= key);
            block
        };
        let inner = Sha256::digest([&padded(0x36), text].concat());
        Sha256::digest([&padded(0x5c)[..], &inner].concat()).into()
    }

    #[test]
    fn an_order_is_drawn_from_seed_recipe_files_and_version() {
        let recipe = outis_protocol::parse(RECIPE).unwrap();
        let mut incoming = Incoming::new(crate::resolve::read_options(&recipe).unwrap());
        incoming.push(DATA).unwrap();
        let input = Arc::new(incoming.finish().unwrap());
        let files = BTreeMap::from([("people.csv".to_owned(), PEOPLE.to_vec())]);
        let job = Job::new(recipe, &input, &files).unwrap();
        let text = canonical(&job).unwrap();
        assert_eq!(text, CANONICAL);
        let hashes = [text.as_bytes(), DATA, PEOPLE].map(Sha256::digest).concat();
        let expected = code([9; 32], &[&hashes, VERSION.as_bytes()].concat());
        assert_eq!(job.order_from(Seed([9; 32])).unwrap().0, expected);
    }

    /// Pinned: a change here would break the reproduction of releases of this version.
    const CANONICAL: &str = concat!(
        r#"{"attributes":[{"hierarchy":{"closed":"left","end":"100","kind":"intervals","#,
        r#""start":"0","steps":["50"]},"limit":"2","name":"age","role":"quasi-identifier","#,
        r#""weight":"1"},{"name":"ill","role":"sensitive"}],"data":{"format":{"decimal":".","#,
        r#""delimiter":",","encoding":"utf-8","header":true},"kind":"table"},"kind":"recipe","#,
        r#""loss":{"aggregate":"arithmetic-mean","gs-factor":"0.5","metric":"loss","#,
        r#""steps":"uniform"},"missing":{"match":"own-value","sensitive":"excluded","#,
        r#""values":[""]},"models":[{"k":"2","model":"k-map","population":"all"}],"outis":"1","#,
        r#""output":{"bom":false,"delimiter":",","encoding":"utf-8","formula-guard":true,"#,
        r#""line-ending":"lf","missing":"","shuffle":true},"risk":{"threshold":"0.2"},"#,
        r#""search":{"algorithm":"optimal","memory":"256"},"#,
        r#""suppression":{"limit":"0","style":"drop"},"tables":{"all":{"file":""}}}"#,
    );
}
