//! The documents of `docs/` as pages that need no network: `target/site/index.html`.
//!
//! Each page is one file without scripts, whose policy allows it nothing but its own style. A link
//! that leads nowhere is an error, be it to a page or to a place within one. What lies elsewhere in
//! the project is named and not linked.

use crate::paths;
use anyhow::{Context, Result, bail};
use base64::prelude::{BASE64_STANDARD, Engine};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

const STYLE: &str = include_str!("site.css");

/// The page that leads to all others.
const INDEX: &str = "index";

/// What ends any link.
const LINK_END: Event<'static> = Event::End(TagEnd::Link);

/// A document, made a page.
struct Page {
    title: String,
    body: String,
    /// What a link may lead to within it.
    anchors: BTreeSet<String>,
    /// Where its links lead: another document, or none for the same one, and a place.
    links: Vec<(Option<String>, Option<String>)>,
}

/// Where the pages are put.
pub(crate) fn folder() -> PathBuf {
    paths::root().join("target").join("site")
}

/// Writes all pages. Returns how many there are.
pub(crate) fn build() -> Result<usize> {
    let pages = pages()?;
    check(&pages)?;
    fs::create_dir_all(folder())?;
    for (name, page) in &pages {
        let file = folder().join(format!("{name}.html"));
        fs::write(&file, document(page)).with_context(|| format!("{}", file.display()))?;
    }
    Ok(pages.len())
}

/// The documents by their names without ending.
fn pages() -> Result<BTreeMap<String, Page>> {
    let mut pages = BTreeMap::new();
    for entry in fs::read_dir(paths::root().join("docs"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "md") {
            let name = path.file_stem().context("no name")?.to_string_lossy().into_owned();
            let page = page(&fs::read_to_string(&path)?);
            pages.insert(name, page.with_context(|| format!("{}", path.display()))?);
        }
    }
    Ok(pages)
}

fn page(text: &str) -> Result<Page> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut events: Vec<Event<'_>> = Parser::new_ext(text, options).collect();
    let mut page = Page {
        title: String::new(),
        body: String::new(),
        anchors: BTreeSet::new(),
        links: Vec::new(),
    };
    for index in 0..events.len() {
        match &events[index] {
            Event::Start(Tag::Heading { level, .. }) => {
                let words = words(&events[index + 1..]);
                let anchor = unused(anchor(&words), &page.anchors);
                if *level == HeadingLevel::H1 {
                    page.title = words;
                }
                page.anchors.insert(anchor.clone());
                if let Event::Start(Tag::Heading { id, .. }) = &mut events[index] {
                    *id = Some(anchor.into());
                }
            }
            Event::Start(Tag::Link { dest_url, .. }) if dest_url.starts_with("../") => {
                let (file, _) = dest_url.split_once('#').unwrap_or((dest_url, ""));
                if !paths::root().join("docs").join(file).exists() {
                    bail!("no {file}");
                }
                // The pages are read without the project beside them.
                let end = events[index..].iter().position(|event| *event == LINK_END);
                for place in [Some(0), end].into_iter().flatten() {
                    events[index + place] = Event::Text("".into());
                }
            }
            Event::Start(Tag::Link { dest_url, .. }) if !dest_url.contains("://") => {
                let (file, place) = match dest_url.split_once('#') {
                    Some((file, place)) => (file, Some(place.to_owned())),
                    None => (&**dest_url, None),
                };
                let name = match file {
                    "" => None,
                    _ => {
                        Some(file.strip_suffix(".md").with_context(|| file.to_owned())?.to_owned())
                    }
                };
                let target = format!(
                    "{}{}",
                    name.as_ref().map_or(String::new(), |name| format!("{name}.html")),
                    place.as_ref().map_or(String::new(), |place| format!("#{place}")),
                );
                page.links.push((name, place));
                if let Event::Start(Tag::Link { dest_url, .. }) = &mut events[index] {
                    *dest_url = target.into();
                }
            }
            Event::Html(_) | Event::InlineHtml(_) => bail!("markup of its own"),
            _ => {}
        }
    }
    if page.title.is_empty() {
        bail!("no title");
    }
    // Wide tables scroll by themselves; nobody but a keyboard reaches what only a mouse can scroll.
    let framed = events.into_iter().flat_map(|event| match event {
        Event::Start(Tag::Table(_)) => {
            let open = "<div class=\"table\" role=\"region\" aria-label=\"Table\" tabindex=\"0\">";
            vec![Event::Html(open.into()), event]
        }
        Event::End(TagEnd::Table) => vec![event, Event::Html("</div>".into())],
        _ => vec![event],
    });
    html::push_html(&mut page.body, framed);
    page.body = page.body.replace("<pre>", "<pre tabindex=\"0\">");
    Ok(page)
}

/// What a heading says.
fn words(events: &[Event<'_>]) -> String {
    let heading =
        events.iter().take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    let words = heading.filter_map(|event| match event {
        Event::Text(text) | Event::Code(text) => Some(&**text),
        _ => None,
    });
    words.collect()
}

/// What links call a heading, as hosts of such documents have it.
fn anchor(words: &str) -> String {
    let kept = words.to_lowercase();
    let kept =
        kept.chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    kept.map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

fn unused(anchor: String, used: &BTreeSet<String>) -> String {
    let mut numbered = (1..).map(|number| format!("{anchor}-{number}"));
    if used.contains(&anchor) {
        numbered.find(|one| !used.contains(one)).unwrap_or_default()
    } else {
        anchor
    }
}

/// Refuses a link that leads nowhere, and a page that the index does not lead to.
fn check(pages: &BTreeMap<String, Page>) -> Result<()> {
    for (name, page) in pages {
        for (file, place) in &page.links {
            let target = pages.get(file.as_ref().unwrap_or(name));
            let is_there = target.is_some_and(|target| {
                place.as_ref().is_none_or(|place| target.anchors.contains(place))
            });
            if !is_there {
                let (file, place) = (file.as_ref().unwrap_or(name), place.as_deref());
                bail!("docs/{name}.md: no {file}.md#{}", place.unwrap_or_default());
            }
        }
    }
    let index = pages.get(INDEX).context("no docs/index.md")?;
    let led: BTreeSet<&str> = index.links.iter().filter_map(|(file, _)| file.as_deref()).collect();
    match pages.keys().find(|name| *name != INDEX && !led.contains(name.as_str())) {
        Some(lost) => bail!("docs/index.md does not lead to {lost}.md"),
        None => Ok(()),
    }
}

fn document(page: &Page) -> String {
    let Page { title, body, .. } = page;
    let hash = BASE64_STANDARD.encode(Sha256::digest(STYLE));
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
        <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
        style-src 'sha256-{hash}'; base-uri 'none'; form-action 'none'\">\n\
        <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
        <style>{STYLE}</style>\n<nav><a href=\"{INDEX}.html\">Outis, explained</a></nav>\n\
        <main>\n{body}</main>\n</html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::{anchor, check, page};
    use std::collections::BTreeMap;

    #[test]
    fn headings_are_called_as_hosts_call_them() {
        assert_eq!(anchor("What it comes to: `outis simulate`"), "what-it-comes-to-outis-simulate");
        assert_eq!(anchor("Größe – und mehr"), "größe--und-mehr");
    }

    #[test]
    fn a_link_that_leads_nowhere_is_refused() {
        let built = |index: &str| {
            let other = page("# Other\n\n## A place\n").unwrap();
            let index = page(index).unwrap();
            check(&BTreeMap::from([("index".to_owned(), index), ("other".to_owned(), other)]))
        };
        assert!(built("# I\n[one](other.md#a-place)").is_ok());
        for wrong in [
            "# I\n[one](other.md#no-place)",
            "# I\n[one](none.md) [two](other.md)",
            "# I\n[one](#none) [two](other.md)",
            "# I\nnothing",
        ] {
            assert!(built(wrong).is_err(), "{wrong}");
        }
        for text in
            ["# I\n<b>x</b>", "no title", "# I\n[one](picture.png)", "# I\n[one](../none.md)"]
        {
            assert!(page(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_documents_are_pages() {
        assert!(check(&super::pages().unwrap()).is_ok());
    }
}
