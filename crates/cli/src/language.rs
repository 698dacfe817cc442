//! The languages that the program speaks: a folder of `locales` each, and its code in the line below.

use crate::fluent::Words;
use clap::Command;
use clap::builder::{PossibleValuesParser, StyledStr};
use fluent_bundle::FluentArgs;
use std::ffi::OsString;
use std::sync::OnceLock;

/// A language, with all that is said in it.
pub(crate) struct Language {
    pub(crate) code: &'static str,
    /// Words that page and command line share, and those of the command line alone, which come
    /// second because where the page would send people to its steps they say it their own way.
    pub(crate) words: [&'static str; 2],
    /// What stands before the decimals of a number.
    pub(crate) decimal: char,
    /// What parts its thousands, if anything does.
    pub(crate) thousands: &'static str,
}

macro_rules! languages {
    ($($code:literal $decimal:literal $thousands:literal),*) => {
        [$(Language {
            code: $code,
            decimal: $decimal,
            thousands: $thousands,
            words: [
                include_str!(concat!("../../../locales/", $code, "/words.ftl")),
                include_str!(concat!("../../../locales/", $code, "/cli.ftl")),
            ],
        }),*]
    };
}

/// All of them. The first is spoken unless another is asked for, and the help of commands is written in it.
/// In English thousands stand together, as in recipes and releases.
pub(crate) static LANGUAGES: [Language; 3] =
    languages!["en" '.' "", "de" ',' ".", "fr" ',' "\u{a0}"];

/// What was asked for; nothing before that was looked for.
static SPOKEN: OnceLock<&Language> = OnceLock::new();

/// The language that is spoken.
pub(crate) fn spoken() -> &'static Language {
    SPOKEN.get().copied().unwrap_or(&LANGUAGES[0])
}

/// Speaks the language that `--lang` names among the arguments. A name of none changes nothing: that is
/// refused when arguments are read.
pub(crate) fn speak_as_asked(arguments: impl Iterator<Item = OsString>) {
    if let Some(language) = asked(arguments) {
        // The program starts once, and nothing was spoken before.
        let _ = SPOKEN.set(language);
    }
}

fn asked(arguments: impl Iterator<Item = OsString>) -> Option<&'static Language> {
    let mut arguments = arguments.filter_map(|argument| argument.into_string().ok());
    let mut code = None;
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => code = arguments.next(),
            Some(rest) if rest.starts_with('=') => code = Some(rest[1..].to_owned()),
            _ => {}
        }
    }
    LANGUAGES.iter().find(|language| Some(language.code) == code.as_deref())
}

/// What `--lang` may name.
pub(crate) fn codes() -> PossibleValuesParser {
    PossibleValuesParser::new(LANGUAGES.iter().map(|language| language.code))
}

/// Whether that is the first language, in which the help of commands stands in the code.
pub(crate) fn is_first_spoken() -> bool {
    spoken().code == LANGUAGES[0].code
}

/// The help of a command and all below it in these words. Each message is named `cli-help` and what leads to it, as
/// in `cli-help-run-input`.
pub(crate) fn in_words(mut command: Command, words: &Words) -> Command {
    // What clap adds by itself is told as well.
    command.build();
    told(command, "cli-help", words)
}

fn told(command: Command, id: &str, words: &Words) -> Command {
    let text = |id: &str| words.find(id, &FluentArgs::new());
    let layout = layout(words, command.has_subcommands());
    let mut command = command.help_template(layout).mut_args(|argument| {
        // `--lang` and `--help` mean the same everywhere, and `--join` nearly so.
        let known = text(&format!("{id}-{}", argument.get_id()));
        match known.or_else(|| text(&format!("cli-help-{}", argument.get_id()))) {
            Some(help) => argument.help(help),
            None => argument,
        }
    });
    if let Some(purpose) = text(id) {
        command = command.about(purpose);
    }
    if let Some(ending) = text(&format!("{id}-after")) {
        command = command.after_help(ending);
    }
    command.mut_subcommands(|subcommand| {
        let id = format!("cli-help-{}", subcommand.get_name());
        told(subcommand, &id, words)
    })
}

/// How help is laid out, with its headings.
fn layout(words: &Words, has_commands: bool) -> StyledStr {
    let heading = |id| words.say(id, []);
    let before_options = match has_commands {
        true => format!("{}\n{{subcommands}}", heading("cli-help-heading-commands")),
        false => format!("{}\n{{positionals}}", heading("cli-help-heading-arguments")),
    };
    let (usage, options) = (heading("cli-help-heading-usage"), heading("cli-help-heading-options"));
    format!(
        "{{about}}\n\n{usage} {{usage}}\n\n{before_options}\n\n{options}\n{{options}}{{after-help}}"
    )
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::Arguments;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    /// The messages that the help of a command and all below it is made of.
    fn ids(command: &Command, id: &str) -> Vec<String> {
        let arguments =
            command.get_arguments().filter(|argument| match argument.get_id().as_str() {
                "lang" => false,
                "join" => command.get_name() == "inspect",
                _ => true,
            });
        let own = arguments.map(|argument| format!("{id}-{}", argument.get_id()));
        let ending = command.get_after_help().map(|_| format!("{id}-after"));
        let subcommands = command
            .get_subcommands()
            .flat_map(|subcommand| ids(subcommand, &format!("cli-help-{}", subcommand.get_name())));
        [id.to_owned()].into_iter().chain(own).chain(ending).chain(subcommands).collect()
    }

    #[test]
    fn all_help_is_said_in_each_language_but_the_first() {
        let common = [
            "lang",
            "help",
            "join",
            "version",
            "heading-usage",
            "heading-commands",
            "heading-arguments",
        ];
        let common =
            common.iter().chain(&["heading-options"]).map(|what| format!("cli-help-{what}"));
        let wanted =
            BTreeSet::from_iter(ids(&Arguments::command(), "cli-help").into_iter().chain(common));
        for language in &LANGUAGES[1..] {
            let names = language.words[1].lines().filter_map(|line| line.split_once(" ="));
            let names = names.map(|(name, _)| name.to_owned());
            let known = BTreeSet::from_iter(names.filter(|name| name.starts_with("cli-help")));
            assert_eq!(known, wanted, "{}", language.code);
        }
    }

    #[test]
    fn what_is_asked_for_is_found_among_all_arguments() {
        for (arguments, code) in [
            (&["outis", "run", "--lang", "de"][..], Some("de")),
            (&["outis", "--lang=de", "run"], Some("de")),
            (&["outis", "--lang=de", "--lang", "en"], Some("en")),
            (&["outis", "--language", "de"], None),
            (&["outis", "--lang"], None),
            (&["outis", "--lang", "xx"], None),
        ] {
            let arguments = arguments.iter().map(OsString::from);
            assert_eq!(asked(arguments).map(|language| language.code), code);
        }
    }
}
