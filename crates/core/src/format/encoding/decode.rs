//! Slices of a file to slices of UTF-8.

use super::Encoding;
use super::detect::{self, EncodingReason, is_unused};
use std::borrow::Cow;

/// How much is looked at from the first byte on that is not ASCII, before the encoding of a file
/// is decided that began as ASCII.
const SAMPLE: usize = 1 << 16;

/// What no UTF-8 text holds: it stands where a text breaks off, so that the reader refuses the
/// record in which it does, with its line.
const BROKEN: u8 = 0xff;

/// Turns a file into UTF-8. Where it is cut never matters.
pub(in crate::format) struct LetterDecoder {
    state: DecodeState,
    /// What somebody said.
    given: Option<Encoding>,
    reason: Option<EncodingReason>,
}

enum DecodeState {
    /// Everything was ASCII, which all encodings of bytes write alike. The bytes are kept from
    /// the first on that is not.
    Open(Vec<u8>),
    /// By bytes, as it is.
    Plain,
    /// One byte for each letter.
    Single(Encoding),
    Wide(Wide),
    /// Not in the encoding that was said. Nothing follows the first byte that tells so.
    Refuted {
        said: bool,
    },
}

/// UTF-16 between two slices.
struct Wide {
    encoding: Encoding,
    /// The first byte of a unit that was cut in two.
    half: Option<u8>,
    /// The first unit of a letter that was cut in two.
    lead: Option<u16>,
}

impl LetterDecoder {
    /// A decoder of a file that begins with `sample`, `whole` if there is nothing else, in the
    /// encoding `given` or in that which its bytes tell.
    pub(in crate::format) fn new(given: Option<Encoding>, sample: &[u8], whole: bool) -> Self {
        let mut decoder = Self { state: DecodeState::Open(Vec::new()), given, reason: None };
        match (given, detect::encoding(sample, whole)) {
            (Some(encoding), told) if encoding.is_unicode() => {
                let marked = told.filter(|(_, reason)| *reason == EncodingReason::Mark);
                decoder.state = match marked {
                    Some((other, _)) if other != encoding => DecodeState::Refuted { said: false },
                    _ => DecodeState::decided(encoding),
                };
            }
            (_, Some((encoding, reason))) => decoder.settle(encoding, reason),
            (_, None) => {}
        }
        decoder
    }

    /// Takes the file to be in the encoding that was said, or else in this one. In an encoding of
    /// which every file is a text, one that is Unicode would be read wrongly and nobody told.
    fn settle(&mut self, encoding: Encoding, reason: EncodingReason) {
        let Some(given) = self.given else {
            self.reason = Some(reason);
            self.state = DecodeState::decided(encoding);
            return;
        };
        let refuted = matches!(
            reason,
            EncodingReason::Mark | EncodingReason::ReadsAsUtf8 | EncodingReason::EveryOtherZero
        );
        let said = DecodeState::decided(given);
        self.state = if refuted { DecodeState::Refuted { said: false } } else { said };
    }

    /// The encoding, as far as it is known.
    pub(in crate::format) fn encoding(&self) -> Encoding {
        match &self.state {
            DecodeState::Open(_) | DecodeState::Plain | DecodeState::Refuted { .. } => {
                self.given.unwrap_or(Encoding::Utf8)
            }
            DecodeState::Single(encoding) | DecodeState::Wide(Wide { encoding, .. }) => *encoding,
        }
    }

    /// Why it was taken for that; `None` where it was given.
    pub(in crate::format) fn reason(&self) -> Option<EncodingReason> {
        match &self.state {
            DecodeState::Open(_) if self.given.is_none() => Some(EncodingReason::OnlyAscii),
            _ => self.reason,
        }
    }

    /// The next bytes as UTF-8, as far as they are known to be. What does not read is still none.
    pub(in crate::format) fn decode<'a>(&mut self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        if let DecodeState::Open(held) = &mut self.state {
            if held.is_empty() {
                // Told for all bytes at once, which is many times as fast as one by one.
                if bytes.is_ascii() {
                    return Cow::Borrowed(bytes);
                }
                let ascii = bytes.iter().take_while(|byte| byte.is_ascii()).count();
                let (before, after) = bytes.split_at(ascii);
                held.extend_from_slice(after);
                if held.len() < SAMPLE {
                    return Cow::Borrowed(before);
                }
                let mut text = before.to_vec();
                text.extend(self.decide(false));
                return Cow::Owned(text);
            }
            held.extend_from_slice(bytes);
            return Cow::Owned(if held.len() < SAMPLE { Vec::new() } else { self.decide(false) });
        }
        self.decode_known(bytes)
    }

    /// What was still kept back.
    pub(in crate::format) fn finish(&mut self) -> Vec<u8> {
        match &mut self.state {
            DecodeState::Open(held) if held.is_empty() => Vec::new(),
            DecodeState::Open(_) => self.decide(true),
            DecodeState::Wide(Wide { half, lead, .. }) => {
                let is_cut = half.take().is_some() | lead.take().is_some();
                if is_cut { vec![BROKEN] } else { Vec::new() }
            }
            DecodeState::Plain | DecodeState::Single(_) | DecodeState::Refuted { .. } => Vec::new(),
        }
    }

    /// Decides by what was kept back, and gives it out. By the first part of it, so that it does
    /// not matter where the file was cut.
    fn decide(&mut self, whole: bool) -> Vec<u8> {
        let DecodeState::Open(held) = std::mem::replace(&mut self.state, DecodeState::Plain) else {
            return Vec::new();
        };
        let sample = &held[..held.len().min(SAMPLE)];
        let (encoding, reason) = detect::by_bytes(sample, whole && sample.len() == held.len());
        self.settle(encoding, reason);
        self.decode_known(&held).into_owned()
    }

    fn decode_known<'a>(&mut self, bytes: &'a [u8]) -> Cow<'a, [u8]> {
        match &mut self.state {
            DecodeState::Single(encoding) if !bytes.is_ascii() => {
                let (encoding, guessed) = (*encoding, self.reason.is_some());
                let mut text = Vec::with_capacity(bytes.len() + bytes.len() / 8);
                for byte in bytes {
                    // A guess is refuted by a byte that stands for nothing.
                    let stands = !guessed || encoding != Encoding::Windows1252 || !is_unused(byte);
                    add(stands.then(|| encoding.letter(*byte)), &mut text);
                }
                Cow::Owned(text)
            }
            DecodeState::Wide(wide) => Cow::Owned(wide.decode(bytes)),
            DecodeState::Refuted { said: true } => Cow::Borrowed(&[]),
            DecodeState::Refuted { said } => {
                let Some(start) = bytes.iter().position(|byte| *byte == 0 || !byte.is_ascii())
                else {
                    return Cow::Borrowed(bytes);
                };
                *said = true;
                Cow::Owned([&bytes[..start], &[BROKEN]].concat())
            }
            DecodeState::Open(_) | DecodeState::Plain | DecodeState::Single(_) => {
                Cow::Borrowed(bytes)
            }
        }
    }
}

impl DecodeState {
    fn decided(encoding: Encoding) -> Self {
        match encoding {
            Encoding::Utf8 => Self::Plain,
            Encoding::Windows1252 | Encoding::Iso8859To15 => Self::Single(encoding),
            Encoding::Utf16Le | Encoding::Utf16Be => {
                Self::Wide(Wide { encoding, half: None, lead: None })
            }
        }
    }
}

impl Wide {
    fn decode(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity(bytes.len());
        let mut rest = bytes;
        if let (Some(first), [second, after @ ..]) = (self.half, rest) {
            self.half = None;
            self.push([first, *second], &mut text);
            rest = after;
        }
        let (units, odd) = rest.as_chunks::<2>();
        for &unit in units {
            self.push(unit, &mut text);
        }
        if let [last] = odd {
            self.half = Some(*last);
        }
        text
    }

    /// Adds one unit.
    fn push(&mut self, bytes: [u8; 2], text: &mut Vec<u8>) {
        let unit = match self.encoding {
            Encoding::Utf16Be => u16::from_be_bytes(bytes),
            _ => u16::from_le_bytes(bytes),
        };
        let Some(lead) = self.lead.take() else {
            if (0xd800..0xdc00).contains(&unit) {
                self.lead = Some(unit);
            } else {
                add(char::from_u32(unit.into()), text);
            }
            return;
        };
        if let Some(Ok(letter)) = char::decode_utf16([lead, unit]).next() {
            return add(Some(letter), text);
        }
        text.push(BROKEN);
        self.push(bytes, text);
    }
}

/// Adds a letter; what is none is no text either.
fn add(letter: Option<char>, text: &mut Vec<u8>) {
    match letter {
        Some(letter) => text.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        None => text.push(BROKEN),
    }
}

/// A whole file as UTF-8, without byte order mark, with its encoding. What does not read is still
/// no UTF-8.
#[must_use]
pub fn whole(bytes: &[u8]) -> (Cow<'_, [u8]>, Encoding) {
    let mut decoder = LetterDecoder::new(None, bytes, true);
    let mut text = decoder.decode(bytes);
    let last = decoder.finish();
    if !last.is_empty() {
        text.to_mut().extend(last);
    }
    let text = match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.strip_prefix(BOM).unwrap_or(text)),
        Cow::Owned(text) if text.starts_with(BOM) => Cow::Owned(text[BOM.len()..].to_vec()),
        owned => owned,
    };
    (text, decoder.encoding())
}

/// A byte order mark, as UTF-8 writes it.
pub(in crate::format) const BOM: &[u8] = b"\xef\xbb\xbf";
