//! Running other programs.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};

/// One call of another program, from the project's root unless said otherwise.
pub(crate) struct Call {
    command: Command,
}

impl Call {
    /// A call of `program`, found on the search path.
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Call {
        let mut command = Command::new(program);
        command.current_dir(crate::paths::root());
        Call { command }
    }

    /// A call of the cargo that runs us, so that both use one toolchain.
    pub(crate) fn cargo() -> Call {
        let call = Call::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        if std::env::var_os("CI").is_none() {
            return call;
        }
        // A build server builds once, and what the next build would save costs the first one. Nor
        // does anybody debug there: a test that fails says its line without lines in the program.
        call.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "0")
    }

    /// A call of npm, which is a script and needs its ending on Windows.
    pub(crate) fn npm() -> Call {
        Call::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
    }

    pub(crate) fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Call {
        self.command.args(args);
        self
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Call {
        self.command.arg(arg);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Call {
        self.command.env(name, value);
        self
    }

    /// Without a variable that we may have been given ourselves.
    pub(crate) fn without(mut self, name: &str) -> Call {
        self.command.env_remove(name);
        self
    }

    pub(crate) fn folder(mut self, folder: impl AsRef<Path>) -> Call {
        self.command.current_dir(folder);
        self
    }

    /// Runs to the end with our own output. True if the program succeeded.
    pub(crate) fn succeeds(mut self) -> Result<bool> {
        let name = self.name();
        Ok(self.command.status().with_context(|| format!("could not start {name}"))?.success())
    }

    /// Runs to the end with our own output; an error if the program fails.
    pub(crate) fn check(self) -> Result<()> {
        let line = self.line();
        if !self.succeeds()? {
            bail!("`{line}` failed");
        }
        Ok(())
    }

    /// Runs to the end and returns what the program printed.
    pub(crate) fn output(mut self) -> Result<String> {
        let name = self.name();
        self.command.stderr(Stdio::inherit());
        let output = self.command.output().with_context(|| format!("could not start {name}"))?;
        if !output.status.success() {
            bail!("`{}` failed", self.line());
        }
        String::from_utf8(output.stdout).with_context(|| format!("{name} printed no UTF-8"))
    }

    /// Runs to the end out of sight and returns all that the program printed, for its output and
    /// for its errors, in the order of writing; an error with the same if the program fails.
    pub(crate) fn captured(mut self) -> Result<String> {
        let line = self.line();
        let (mut reader, writer) = io::pipe()?;
        self.command.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
        let mut child = self.command.spawn().with_context(|| format!("could not start {line}"))?;
        // The ends that the command still holds would keep the pipe open for ever.
        drop(self);
        let mut printed = Vec::new();
        reader.read_to_end(&mut printed)?;
        let printed = String::from_utf8_lossy(&printed).into_owned();
        if !child.wait()?.success() {
            bail!("`{line}` failed:\n{printed}");
        }
        Ok(printed)
    }

    /// True if the program can be started and succeeds; prints nothing.
    pub(crate) fn quietly(mut self) -> bool {
        self.command.stdout(Stdio::null()).stderr(Stdio::null());
        self.command.status().is_ok_and(|status| status.success())
    }

    /// Runs to the end, handing every line of standard output to `each` as it
    /// comes. True if the program succeeded.
    pub(crate) fn lines(mut self, mut each: impl FnMut(&str)) -> Result<bool> {
        let name = self.name();
        self.command.stdout(Stdio::piped());
        let mut child = self.command.spawn().with_context(|| format!("could not start {name}"))?;
        let output = BufReader::new(child.stdout.take().expect("piped above"));
        for line in output.split(b'\n') {
            each(String::from_utf8_lossy(&line?).trim_end_matches('\r'));
        }
        Ok(child.wait()?.success())
    }

    fn name(&self) -> String {
        self.command.get_program().to_string_lossy().into_owned()
    }

    /// The call as a person would type it.
    pub(crate) fn line(&self) -> String {
        let program = Path::new(self.command.get_program());
        let mut line = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for arg in self.command.get_args() {
            line.push(' ');
            line.push_str(&arg.to_string_lossy());
        }
        line
    }
}
