//! The words of `locales/`, and problems in them.

use crate::language::{Language, spoken};
use crate::numerals::{DECIMALS, plain, written};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use outis_protocol::Problem;
use outis_protocol::problem::Code;
use outis_protocol::report::Notice;
use unic_langid::{LanguageIdentifier, LanguageIdentifierError};

/// What a message is told of a field that a problem does not have.
const NONE: &str = "none";

/// All messages.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
    language: &'static Language,
}

impl Words {
    /// Reads the messages of the language that is spoken. Those that cannot be read are missing; a
    /// test says which.
    pub(crate) fn new() -> Self {
        Self::reading(spoken()).0
    }

    /// Reads the messages of a language; the faults found on the way are for the test.
    fn reading(language: &'static Language) -> (Self, Vec<String>) {
        let mut faults = Vec::new();
        let code = language.code.parse().unwrap_or_else(|error: LanguageIdentifierError| {
            faults.push(error.to_string());
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new(vec![code]);
        // Marks around arguments are for mixed writing directions and show as boxes in
        // terminals.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(in_its_form));
        if let Err(error) = bundle.add_function("NUMBER", number) {
            faults.push(error.to_string());
        }
        for source in language.words {
            let resource = FluentResource::try_new(source.to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                faults.extend(errors.iter().map(ToString::to_string));
                readable
            });
            bundle.add_resource_overriding(resource);
        }
        (Self { bundle, language }, faults)
    }

    /// A message; `None` if there is none of this name.
    pub(crate) fn find(&self, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut said = String::new();
        // Piece by piece, since all of it together would be taken for an argument, and lose its lines.
        self.bundle.write_pattern(&mut said, pattern, Some(arguments), &mut Vec::new()).ok()?;
        // Terminals show narrow spaces as boxes.
        Some(said.trim().replace('\u{202f}', "\u{a0}"))
    }

    /// A message; its name if there is none.
    pub(crate) fn say<const N: usize>(
        &self,
        id: &str,
        arguments: [(&'static str, FluentValue<'_>); N],
    ) -> String {
        let arguments = arguments.into_iter().collect();
        self.find(id, &arguments).unwrap_or_else(|| id.to_owned())
    }

    /// What is wrong, where, and what to do.
    pub(crate) fn problem(&self, problem: &Problem) -> String {
        let mut arguments = arguments(problem);
        for (name, range) in
            [("detail", problem.detail.as_deref()), ("range", problem.range.as_deref())]
        {
            if let Some(words) = range.and_then(|range| self.range(range)) {
                arguments.set(name, words);
            }
        }
        let said = self.find(&format!("problem-{}", problem.code), &arguments);
        said.unwrap_or_else(|| problem.code.to_string())
    }

    /// Something to know although nothing is wrong.
    pub(crate) fn warning(&self, notice: &Notice) -> String {
        self.said(notice, &[&format!("warning-{}", notice.code)])
    }

    /// The same of a file without a recipe.
    pub(crate) fn warning_of_file(&self, notice: &Notice) -> String {
        let ids = ["cli-audit-warning", "warning"].map(|kind| format!("{kind}-{}", notice.code));
        self.said(notice, &ids.each_ref().map(String::as_str))
    }

    /// A notice in the words of the first of these messages that there is.
    fn said(&self, notice: &Notice, ids: &[&str]) -> String {
        // The attribute is said in front.
        let place = Problem { line: notice.line.map(u64::from), ..Problem::new(Code::Internal) };
        let mut arguments = arguments(&place);
        let number = |number: Option<f64>| number.map_or_else(|| NONE.into(), FluentValue::from);
        arguments.set("lastLine", number(notice.last_line.map(f64::from)));
        arguments.set("value", number(notice.value));
        arguments.set("values", number(notice.values.map(f64::from)));
        arguments.set("records", number(notice.records.map(f64::from)));
        arguments.set("unique", self.share(notice.unique));
        arguments.set("matching", self.share(notice.matching));
        arguments.set("detector", notice.detector.as_deref().unwrap_or(NONE));
        arguments.set(
            "partners",
            match &notice.partners[..] {
                [] => NONE.to_owned(),
                partners => partners.join(", "),
            },
        );
        arguments.set("k", number(notice.k.map(f64::from)));
        let level = |index: usize| notice.levels.get(index).copied().map(f64::from);
        arguments.set("level", number(level(0)));
        arguments.set("otherLevel", number(level(1)));
        let said = ids.iter().find_map(|id| self.find(id, &arguments));
        let said = said.unwrap_or_else(|| notice.code.to_string());
        let said = match &notice.attribute {
            Some(attribute) => format!("{}: {said}", shown(attribute)),
            None => said,
        };
        match notice.file {
            Some(number) => self.say("in-file", [("number", number.into()), ("said", said.into())]),
            None => said,
        }
    }
}

impl Words {
    /// A range as people say it: `2..` is "at least 2", `0..=1` is "from 0 to 1", `0<..` is
    /// "above 0"; `None` for what is no range. Its bounds are written as a recipe has them, where
    /// the number belongs.
    fn range(&self, range: &str) -> Option<String> {
        let number = |text: &str| text.parse::<f64>().is_ok();
        let (low, high) = range.split_once("..")?;
        let (low, above) = low.strip_suffix('<').map_or((low, false), |low| (low, true));
        if !number(low) && low != "min" {
            return None;
        }
        let (high, below) = match high.strip_prefix('<') {
            Some(high) => (high, true),
            None => (high.strip_prefix('=').unwrap_or(high), false),
        };
        let id = match (high.is_empty(), above, below) {
            (true, true, _) => "range-above",
            (true, false, _) => "range-from",
            (false, _, true) => "range-inside",
            (false, true, false) => "range-above-most",
            (false, false, false) => "range-between",
        };
        let ends_well = high.is_empty() || number(high);
        ends_well.then(|| self.say(id, [("low", low.into()), ("high", high.into())]))
    }

    /// A share in percent. It is never rounded to nothing or to everything.
    pub(crate) fn share(&self, share: Option<f64>) -> String {
        let Some(share) = share else { return NONE.to_owned() };
        let (id, name, percent) = match share {
            _ if share > 0.0 && share < 0.0005 => ("percent-less-than", "limit", 0.1),
            _ if (0.9995..1.0).contains(&share) => ("percent-more-than", "limit", 99.9),
            _ => ("percent", "n", share * 100.0),
        };
        self.say(id, [(name, self.rounded(percent, 1).into())])
    }

    /// A number with as many decimals as anybody reads.
    pub(crate) fn number(&self, number: f64) -> String {
        self.rounded(number, DECIMALS)
    }

    /// A number with so many decimals at most.
    pub(crate) fn rounded(&self, number: f64, decimals: usize) -> String {
        written(&plain(number, decimals), self.language, true)
    }

    /// A number with so many decimals.
    pub(crate) fn decimal(&self, number: f64, decimals: usize) -> String {
        written(&format!("{number:.decimals$}"), self.language, true)
    }

    /// Figures side by side, apart by what stands in none of them.
    pub(crate) fn listed(&self, figures: &[String]) -> String {
        figures.join(if self.language.decimal == ',' { "; " } else { ", " })
    }
}

/// A text as a terminal may show it: the name of a column may hold a line end, what a terminal
/// takes for a command, or what turns the direction of the text around it.
pub(crate) fn shown(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            _ if turns(character) => {
                shown.push_str(&format!("[U+{:04X}]", u32::from(character)));
            }
            _ if character.is_control() => shown.push('\u{fffd}'),
            _ => shown.push(character),
        }
    }
    shown
}

/// Whether a character is there to turn the direction of text.
fn turns(character: char) -> bool {
    matches!(character,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Texts without what a terminal takes for a command, numbers as the language writes them.
fn in_its_form<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => {
            Some(written(&number.as_string(), spoken(), number.options.use_grouping))
        }
        FluentValue::String(text)
            if text.contains(|character: char| character.is_control() || turns(character)) =>
        {
            Some(shown(text))
        }
        _ => None,
    }
}

/// Fluent's function of this name, whose `useGrouping: 0` its own form of it does not know.
fn number<'a>(given: &[FluentValue<'a>], options: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = given.first() else { return FluentValue::Error };
    let mut number = number.clone();
    number.options.merge(options);
    if let Some(FluentValue::Number(grouping)) = options.get("useGrouping") {
        number.options.use_grouping = grouping.value != 0.0;
    }
    FluentValue::Number(number)
}

/// The fields of a problem as the messages call them.
fn arguments(problem: &Problem) -> FluentArgs<'_> {
    let text =
        |text: &Option<String>| FluentValue::from(text.clone().unwrap_or_else(|| NONE.to_owned()));
    let number =
        |number: Option<u64>| number.map_or_else(|| FluentValue::from(NONE), FluentValue::from);
    let mut arguments = FluentArgs::new();
    arguments.set("file", text(&problem.file));
    arguments.set("attribute", text(&problem.attribute));
    arguments.set("policy", problem.policy.as_deref().unwrap_or(NONE));
    arguments.set("field", text(&problem.field));
    arguments.set("detail", text(&problem.detail));
    arguments.set("range", problem.range.as_deref().unwrap_or(NONE));
    arguments.set("column", number(problem.column.map(u64::from)));
    arguments.set("record", number(problem.record));
    arguments.set("line", number(problem.line));
    arguments.set("otherLine", number(problem.other_line));
    arguments.set("level", number(problem.level.map(u64::from)));
    arguments.set("expected", number(problem.expected));
    arguments.set("found", number(problem.found));
    // A problem does not say what is counted, and records are there whoever they are of.
    arguments.set("unit", "records");
    arguments.set("recordUnit", "records");
    arguments
}

#[cfg(test)]
mod tests {
    use super::{Words, arguments};
    use crate::language::LANGUAGES;
    use outis::table::detect::Detector;
    use outis::table::suggest::{Certainty, Reason};
    use outis_protocol::Problem;
    use outis_protocol::problem::Code;
    use outis_protocol::report::{Notice, NoticeCode};

    #[test]
    fn every_message_can_be_read() {
        for language in &LANGUAGES {
            assert_eq!(Words::reading(language).1, Vec::<String>::new(), "{}", language.code);
        }
    }

    /// Said by the page alone, with figures of the tab's memory.
    const OF_MEMORY: [Code; 2] = [Code::NoMemory, Code::TooLarge];

    #[test]
    fn every_problem_has_words_and_they_need_nothing_else() {
        let words = Words::new();
        for &code in Code::ALL.iter().filter(|code| !OF_MEMORY.contains(code)) {
            let message = words.bundle.get_message(&format!("problem-{code}"));
            let pattern = message.and_then(|m| m.value()).unwrap_or_else(|| panic!("{code}"));
            let full = Problem {
                code,
                file: Some("FILE".to_owned()),
                attribute: Some("ATTRIBUTE".to_owned()),
                policy: Some("office".into()),
                column: Some(1),
                record: Some(2),
                line: Some(3),
                other_line: Some(4),
                level: Some(5),
                expected: Some(6),
                found: Some(7),
                records: Some(8),
                field: Some("FIELD".to_owned()),
                detail: Some("DETAIL".to_owned()),
                range: Some("RANGE".into()),
            };
            for problem in [Problem::new(code), full] {
                let mut errors = Vec::new();
                let arguments = arguments(&problem);
                let said = words.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                assert!(errors.is_empty() && !said.trim().is_empty(), "{code}: {errors:?}");
            }
        }
    }

    #[test]
    fn every_reason_and_warning_has_words() {
        let words = Words::new();
        let reasons = Reason::ALL.iter().map(|reason| format!("reason-{}", reason.id()));
        let certainties = Certainty::ALL.map(|certainty| format!("certainty-{}", certainty.id()));
        for id in reasons.chain(certainties) {
            assert_ne!(words.say(&id, []), id);
        }
        let others = words.say("detector", [("detector", "none".into())]);
        for detector in Detector::ALL {
            let said = words.say("detector", [("detector", detector.id().into())]);
            assert_ne!(said, others, "{}", detector.id());
        }
        for &code in NoticeCode::ALL {
            let notice = Notice::new(code);
            assert_ne!(words.warning(&notice), code.id());
        }
    }

    #[test]
    fn ranges_are_said_in_words() {
        let words = Words::new();
        for (range, said) in [
            ("2..", Some("at least 2")),
            ("0<..", Some("above 0")),
            ("0..=1", Some("from 0 to 1")),
            ("0<..=1000000000", Some("above 0, at most 1000000000")),
            ("0<..<1", Some("above 0 and below 1")),
            ("min..=1", Some("from min to 1")),
            ("1099..=9999", Some("from 1099 to 9999")),
            ("size | combinations", None),
            (", ; TAB |", None),
            ("file..csv", None),
        ] {
            assert_eq!(words.range(range).as_deref(), said, "{range}");
        }
    }

    #[test]
    fn names_give_no_commands_to_terminals() {
        let words = Words::new();
        let problem = Problem::new(Code::MissingAttribute).of_attribute("a\u{1b}[2J\nb");
        let said = words.problem(&problem);
        assert!(said.contains("a\u{fffd}[2J\u{fffd}b"), "{said:?}");
        assert!(!said.contains(char::is_control), "{said:?}");
    }

    #[test]
    fn names_do_not_turn_the_text_around_them() {
        let words = Words::new();
        let problem = Problem::new(Code::MissingAttribute).of_attribute("a\u{202e}gnp\u{2066}");
        let said = words.problem(&problem);
        assert!(said.contains("a[U+202E]gnp[U+2066]"), "{said:?}");
        let notice = Notice {
            attribute: Some("\u{200f}b".to_owned()),
            ..Notice::new(NoticeCode::NotShuffled)
        };
        assert!(words.warning(&notice).starts_with("[U+200F]b: "));
    }
}
