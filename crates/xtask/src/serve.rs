//! The page on loopback, for a person to look at.
//!
//! One file, one address, no dependency. The policy is sent as a header too, as
//! a host that can set headers should, with what only a header can say.

use crate::{build, paths};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::Duration;

/// The port used unless one is asked for; the next free one where it is taken.
const PORT: u16 = 8080;

/// How many ports are tried.
const TRIES: u16 = 100;

/// What `cargo xtask serve` does; ends only when interrupted.
pub(crate) fn serve(arguments: &[String]) -> Result<()> {
    let port = asked_port(arguments)?;
    build::build()?;
    answer_all(&listen(port)?, &paths::artefact());
    Ok(())
}

/// The port in `--port N`, if there is one.
pub(crate) fn asked_port(arguments: &[String]) -> Result<Option<u16>> {
    match arguments {
        [] => Ok(None),
        [flag, port] if flag == "--port" => {
            Ok(Some(port.parse().context("--port takes a number up to 65535")?))
        }
        _ => bail!("only --port N is known here"),
    }
}

/// Takes a port of this machine, and says where the page will be.
pub(crate) fn listen(asked: Option<u16>) -> Result<TcpListener> {
    let listener = match asked {
        Some(port) => TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("port {port} is taken"))?,
        None => (PORT..PORT + TRIES)
            .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
            .context("no free port")?,
    };
    println!("Outis runs at http://{}/ (Ctrl+C ends it)", listener.local_addr()?);
    Ok(listener)
}

/// Hands out the page as long as anybody asks.
pub(crate) fn answer_all(listener: &TcpListener, page: &Path) {
    for stream in listener.incoming().flatten() {
        let page = page.to_owned();
        // A visitor who leaves in the middle is no fault of the server.
        thread::spawn(move || answer(stream, &page));
    }
}

fn answer(mut stream: TcpStream, page: &Path) -> Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().context("no request")??;
    // The rest of the request is read so that closing does not reset the connection.
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let path = target.split('?').next().unwrap_or("");
    if !matches!(path, "/" | "/outis.html") || !matches!(method, "GET" | "HEAD") {
        let text = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
        return Ok(stream.write_all(text.as_bytes())?);
    }
    // Read anew each time, so that a rebuild shows on reload.
    let body = fs::read_to_string(page)?;
    let policy = policy(&body).context("the page carries no policy")?;
    write!(
        stream,
        "HTTP/1.1 200 OK\r\n\
         Content-Type: text/html; charset=utf-8\r\n\
         Content-Length: {}\r\n\
         Content-Security-Policy: {policy}; frame-ancestors 'self'\r\n\
         Cache-Control: no-store\r\n\
         Referrer-Policy: no-referrer\r\n\
         X-Content-Type-Options: nosniff\r\n\
         Connection: close\r\n\r\n",
        body.len()
    )?;
    if method == "GET" {
        stream.write_all(body.as_bytes())?;
    }
    Ok(())
}

/// The policy that the page carries in its own head.
fn policy(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once("<meta http-equiv=\"Content-Security-Policy\" content=\"")?;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_is_read_from_the_page() {
        let page = "<head><meta http-equiv=\"Content-Security-Policy\" \
                    content=\"default-src 'none'\"><title>Outis</title>";
        assert_eq!(policy(page), Some("default-src 'none'"));
        assert_eq!(policy("<title>Outis</title>"), None);
    }
}
