//! What every engine is asked to do, word for word. With `UPDATE_EXPECT` set, what is asked is
//! taken for what is expected.

use super::refusals::counts;
use super::{MARK, known, plan_files, recipe};
use outis_job::sql::{DIALECTS, count_statements};
use outis_protocol::engine::ApplyForm;
use std::fs;
use std::path::Path;

#[test]
fn statements_are_what_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("reference/sql");
    for dialect in DIALECTS {
        let recipe = known(&recipe());
        let count = count_statements(&recipe, dialect, "people").expect("statements");
        let mut text = format!("-- count.sql\n{count}");
        for (name, form) in ApplyForm::ALL {
            let files = plan_files(&recipe, counts().as_bytes(), dialect, Some(form));
            for (file, statements) in files.expect("a plan") {
                // How a release is looked at does not depend on the form.
                if file.ends_with(".sql") && !(file == "verify.sql" && form == ApplyForm::B) {
                    text += &format!("\n-- {file}, form {name}\n{statements}");
                }
            }
        }
        assert!(!text.contains(MARK), "{text}");
        let file = folder.join(format!("{}.sql", dialect.id()));
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&file, &text).expect("a file");
        }
        assert_eq!(text, fs::read_to_string(&file).unwrap_or_default(), "{}", dialect.id());
    }
}
