//! Random searches and recodings with random options, as a recipe writes them.

use super::{Study, pick};
use fastrand::Rng;
use outis_protocol::recipe::Search;
use serde_json::{Value, json};

impl Study {
    /// Draws any algorithm that a recipe can name; half of those with options are silent about
    /// each of them.
    #[must_use]
    pub fn draw_search(&self, random: &mut Rng) -> Value {
        let all = Search::silent();
        let drawn = random.usize(0..=all.len());
        let Some(id) = all.get(drawn).map(|search| search.id()) else { return self.fixed(random) };
        let mut search = json!({"algorithm": id});
        let distance = *pick(random, &["uniform", "height", "loss"]);
        let cells = *pick(random, &["hierarchy", "ranges"]);
        let mut perhaps = |name: &str, value: Value| {
            if random.bool() {
                search[name] = value;
            }
        };
        match id {
            "datafly" => perhaps("stop", json!("k")),
            "kaca" => {
                perhaps("distance", json!(distance));
                perhaps("beta", json!(2));
                perhaps("cells", json!(cells));
                perhaps("stubs", json!(true));
                perhaps("refine", json!(true));
            }
            "k-member" => {
                perhaps("distance", json!(distance));
                perhaps("beta", json!(1.5));
                perhaps("cells", json!(cells));
                perhaps("refine", json!(true));
            }
            "mondrian" => {
                perhaps("mode", json!("relaxed"));
                perhaps("cells", json!(cells));
                perhaps("cut", json!("least-loss"));
            }
            "iterative" => {
                perhaps("rounds", json!(3));
                perhaps("cells", json!(cells));
            }
            "mu-argus" => {
                perhaps("size", json!(2));
                perhaps("share", json!(0.3));
            }
            _ => {}
        }
        search
    }

    /// A node that the limits allow, whether its models hold or not.
    fn fixed(&self, random: &mut Rng) -> Value {
        let attributes = self.question.attributes.iter();
        let levels = attributes.enumerate().map(|(i, attribute)| {
            // Coarse nodes are more often such that something may be released.
            let mut level = || random.usize(attribute.floor..=attribute.limit);
            (format!("q{i}"), json!(level().max(level())))
        });
        let levels: serde_json::Map<String, Value> = levels.collect();
        json!({"algorithm": "fixed", "levels": levels})
    }
}
