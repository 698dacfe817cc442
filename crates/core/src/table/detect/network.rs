//! Addresses of mailboxes, devices and pages, and what programs number things with.

use std::net::{IpAddr, SocketAddr};

/// The groups of a GUID (RFC 9562), in hexadecimal digits.
const GUID: [usize; 5] = [8, 4, 4, 4, 12];

/// How many hexadecimal digits the same has without hyphens, and hashes have: MD5, SHA-1, SHA-256.
const HASHES: [usize; 3] = [32, 40, 64];

/// Whether a value is a globally unique identifier, perhaps in braces, or a hash, which programs
/// put in the place of one.
pub(super) fn is_guid(value: &str) -> bool {
    let inner = value.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(value);
    inner.len() == 36
        && inner.split('-').map(str::len).eq(GUID)
        && inner.bytes().all(|byte| byte == b'-' || byte.is_ascii_hexdigit())
        || HASHES.contains(&value.len())
            && value.bytes().all(|byte| byte.is_ascii_hexdigit())
            && value.bytes().any(|byte| byte.is_ascii_alphabetic())
}

/// Whether one of the words of a text is an e-mail address, its sign of any width.
pub(super) fn has_email(text: &str) -> bool {
    let wide = |c: char| "＠﹫".contains(c);
    if text.contains(wide) {
        return has_email(&text.replace(wide, "@"));
    }
    memchr::memchr(b'@', text.as_bytes()).is_some()
        && text.split(|c: char| c.is_whitespace() || "<>()[]{},;:\"'|/".contains(c)).any(is_email)
}

fn is_email(word: &str) -> bool {
    let word = word.trim_end_matches(['.', '!', '?']);
    let Some((local, domain)) = word.split_once('@') else { return false };
    let labels = || domain.split('.');
    let last = labels().next_back().unwrap_or_default();
    (1..=64).contains(&local.len())
        && !local.starts_with('.')
        && local.chars().all(|c| c.is_alphanumeric() || "._%+-=#&~".contains(c))
        && labels().count() >= 2
        && labels().all(|label| {
            !label.is_empty()
                && label.len() <= 63
                && !label.starts_with('-')
                && label.chars().all(|c| c.is_alphanumeric() || c == '-')
        })
        && last.chars().count() >= 2
        && last.chars().all(char::is_alphabetic)
}

/// Whether a value is the address of a device, perhaps with a port.
pub(super) fn is_network_address(value: &str) -> bool {
    // The longest IPv6 address takes 45 bytes, 53 with brackets and a port; `::1` says nothing.
    // Numbers of sections are small.
    let is_address = |address: IpAddr| match address {
        IpAddr::V4(address) => address.octets().iter().any(|&octet| octet > 9),
        IpAddr::V6(_) => true,
    };
    (7..=53).contains(&value.len())
        && (value.parse().is_ok_and(is_address)
            || value.parse().is_ok_and(|socket: SocketAddr| is_address(socket.ip()))
            || is_mac(value))
}

/// Whether a value is six bytes in hex, as network cards have them.
fn is_mac(value: &str) -> bool {
    let separated = |separator: char| {
        value.len() == 17
            && value.split(separator).count() == 6
            && value
                .split(separator)
                .all(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    separated(':') || separated('-')
}

/// What the names of hosts end in that are known without what stands before an address.
const DOMAINS: [&str; 14] =
    ["at", "be", "ch", "com", "de", "es", "eu", "fr", "io", "it", "net", "nl", "org", "uk"];

/// Whether a word is the name of a host and a page of it: linkedin.com/in/somebody.
fn is_page(word: &str) -> bool {
    let Some((host, page)) = word.split_once('/') else { return false };
    let Some((name, domain)) = host.rsplit_once('.') else { return false };
    !page.is_empty()
        && DOMAINS.contains(&domain)
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.len() >= 3
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte))
}

/// Whether one of the words of a text is the address of a page.
pub(super) fn has_web_address(text: &str) -> bool {
    memchr::memchr(b'.', text.as_bytes()).is_some()
        && text.split(|c: char| c.is_whitespace() || "<>()\"'".contains(c)).any(|word| {
            let prefix = ["http://", "https://", "www."].into_iter().find(|prefix| {
                word.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
            });
            prefix.is_some_and(|prefix| word[prefix.len()..].contains('.') || prefix.ends_with('/'))
                || is_page(word)
        })
}
