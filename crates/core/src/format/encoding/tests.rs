//! Encodings against their tables, files that tell theirs, and where a file is cut.

use super::{Encoding, EncodingReason, decode::LetterDecoder, decode::whole};
use proptest::prelude::*;

fn written(encoding: Encoding, text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    encoding.write(text, &mut bytes).unwrap();
    bytes
}

/// What a file of these bytes says, read in slices.
fn told(
    bytes: &[u8],
    given: Option<Encoding>,
    sample: usize,
    cuts: &[usize],
) -> (Vec<u8>, Encoding, Option<EncodingReason>) {
    let sample = sample.min(bytes.len());
    let mut decoder = LetterDecoder::new(given, &bytes[..sample], sample == bytes.len());
    let mut text = decoder.decode(&bytes[..sample]).into_owned();
    let mut begun = sample;
    let mut cuts: Vec<usize> =
        cuts.iter().map(|cut| sample + cut % (bytes.len() - sample + 1)).collect();
    cuts.extend([bytes.len()]);
    cuts.sort_unstable();
    for cut in cuts {
        text.extend_from_slice(&decoder.decode(&bytes[begun..cut]));
        begun = cut;
    }
    text.extend(decoder.finish());
    (text, decoder.encoding(), decoder.reason())
}

#[track_caller]
fn is_told(bytes: &[u8], encoding: Encoding, reason: EncodingReason, text: &str) {
    let (read, found, why) = told(bytes, None, bytes.len(), &[]);
    assert_eq!((found, why), (encoding, Some(reason)), "{}", bytes.escape_ascii());
    assert_eq!(String::from_utf8_lossy(&read), text);
}

#[test]
fn bytes_stand_for_the_letters_of_the_standard() {
    let letters = |encoding: Encoding, range: std::ops::RangeInclusive<u8>| -> String {
        range.map(|byte| encoding.letter(byte)).collect()
    };
    // WHATWG Encoding Standard, index-windows-1252.txt and index-iso-8859-15.txt.
    let windows = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
    assert_eq!(letters(Encoding::Windows1252, 0x80..=0x9f), windows);
    assert_eq!(letters(Encoding::Windows1252, 0xa0..=0xa8), "\u{a0}¡¢£¤¥¦§¨");
    assert_eq!(
        letters(Encoding::Iso8859To15, 0xa0..=0xbf),
        "\u{a0}¡¢£€¥Š§š©ª«¬\u{ad}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿"
    );
    for encoding in [Encoding::Windows1252, Encoding::Iso8859To15] {
        assert_eq!(
            letters(encoding, 0xc0..=0xff).chars().map(u32::from).sum::<u32>(),
            (0xc0..=0xff).sum()
        );
        for byte in 0..=255 {
            assert_eq!(encoding.byte(encoding.letter(byte)), Some(byte));
        }
        assert_eq!(encoding.byte('ł'), None);
    }
    assert_eq!(Encoding::Iso8859To15.byte('¤'), None);
    assert_eq!(Encoding::Iso8859To15.write("a€ł", &mut Vec::new()), Err(4));
}

#[test]
fn a_file_tells_how_its_letters_are_written() {
    use Encoding::{Iso8859To15, Utf8, Utf16Be, Utf16Le, Windows1252};
    use EncodingReason::{
        EveryOtherZero, IsoLetters, Mark, NotUtf8, OnlyAscii, ReadsAsUtf8, WindowsSigns,
    };
    is_told(b"name;city\nMiller;Koeln\n", Utf8, OnlyAscii, "name;city\nMiller;Koeln\n");
    is_told("M\u{fc}ller;K\u{f6}ln\n".as_bytes(), Utf8, ReadsAsUtf8, "Müller;Köln\n");
    is_told(b"\xef\xbb\xbfM\xc3\xbcller", Utf8, Mark, "\u{feff}Müller");
    is_told(b"\xff\xfeM\0\xfc\0", Utf16Le, Mark, "\u{feff}Mü");
    is_told(b"\xfe\xff\0M\0\xfc", Utf16Be, Mark, "\u{feff}Mü");
    is_told(b"M\0\xfc\0;\0\n\0", Utf16Le, EveryOtherZero, "Mü;\n");
    is_told(b"\0M\0\xfc\0;\0\n", Utf16Be, EveryOtherZero, "Mü;\n");
    for text in ["имя;город;цена\nИван;Москва;12\n", "名前;都市;値段\n田中太郎;千代田区;7\n"]
    {
        let mut bytes = Vec::new();
        Utf16Le.write(text, &mut bytes).unwrap();
        is_told(&bytes, Utf16Le, EveryOtherZero, text);
        bytes.clear();
        Utf16Be.write(text, &mut bytes).unwrap();
        is_told(&bytes, Utf16Be, EveryOtherZero, text);
    }
    let text = "vārds;pilsēta\nĀbols;Rīga\nKalniņš;Liepāja\nBērziņa;Jūrmala\n";
    let mut bytes = Vec::new();
    Utf16Le.write(text, &mut bytes).unwrap();
    is_told(&bytes, Utf16Le, EveryOtherZero, text);
    is_told(b"M\xfcller;K\xf6ln\n", Windows1252, NotUtf8, "Müller;Köln\n");
    is_told(
        b"M\xfcller;\x84K\xf6ln\x93;5 \x80\n",
        Windows1252,
        WindowsSigns,
        "Müller;„Köln“;5 €\n",
    );
    is_told(b"M\xfcller;5 \xa4\n", Iso8859To15, IsoLetters, "Müller;5 €\n");
    is_told(b"\xa6koda;c\xbdur\n", Iso8859To15, IsoLetters, "Škoda;cœur\n");
    // An accent for an apostrophe, and halves.
    is_told(b"geht\xb4s;2\xbd;M\xfcller\n", Windows1252, NotUtf8, "geht´s;2½;Müller\n");
}

#[test]
fn what_is_none_of_them_is_refused_rather_than_guessed() {
    // ü, ä, ö and é of DOS, and Müller of an old Macintosh.
    for bytes in [
        &b"M\x81ller\n"[..],
        b"M\x84rz\n",
        b"K\x94ln\n",
        b"Ren\x82e\n",
        b"M\x9fller\n",
        b"\x89PNG\r\n\0",
        b"K\xc3\xb6ln;M\xfcller\n",
        b"M\xc3",
    ] {
        let (text, ..) = told(bytes, None, bytes.len(), &[]);
        assert!(std::str::from_utf8(&text).is_err(), "{}", bytes.escape_ascii());
    }
    // Said, they are read as they are, but for what is certainly something else.
    for bytes in [&b"a\nM\xc3\xbcller"[..], b"\xef\xbb\xbfa", b"\xff\xfea\0", b"a\0;\0"] {
        for encoding in [Encoding::Windows1252, Encoding::Iso8859To15] {
            let (text, found, reason) = told(bytes, Some(encoding), bytes.len(), &[]);
            assert_eq!((text.last(), found, reason), (Some(&0xff), encoding, None));
        }
    }
    let (text, ..) = told(b"M\x81ller", Some(Encoding::Windows1252), 8, &[]);
    assert_eq!(text, "M\u{81}ller".as_bytes());
}

#[test]
fn broken_units_are_no_text() {
    let lead_alone = b"\xff\xfea\0\x3d\xd8b\0";
    for bytes in [&lead_alone[..], b"\xff\xfea\0\x3d\xd8", b"\xff\xfe\x00\xdca\0", b"\xff\xfea\0b"]
    {
        let (text, ..) = told(bytes, None, bytes.len(), &[]);
        assert!(std::str::from_utf8(&text).is_err(), "{}", bytes.escape_ascii());
    }
    let (text, ..) = told(b"\xff\xfe\x3d\xd8\x00\xde", None, 6, &[]);
    assert_eq!(text, "\u{feff}😀".as_bytes());
}

#[test]
fn a_file_that_begins_as_ascii_is_told_by_its_first_other_letters() {
    let mut late = b"a;b\n".repeat(1_000);
    late.extend(b"M\xfcller;\x80\n");
    let (text, encoding, reason) = told(&late, None, 100, &[3, 50]);
    assert_eq!((encoding, reason), (Encoding::Windows1252, Some(EncodingReason::WindowsSigns)));
    assert!(text.ends_with("Müller;€\n".as_bytes()));
    // What comes later may still refute it.
    let refuted = [&late[..], &b"stra\xdfe\n".repeat(20_000), b"M\x81ller\n"].concat();
    let (text, ..) = told(&refuted, None, 100, &[]);
    assert!(std::str::from_utf8(&text).is_err());
}

#[test]
fn a_whole_file_loses_its_mark() {
    for encoding in [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be] {
        let bytes = written(encoding, "\u{feff}Müller;*\n");
        let (text, found) = whole(&bytes);
        assert_eq!((&*text, found), ("Müller;*\n".as_bytes(), encoding));
    }
}

fn any_encoding() -> impl Strategy<Value = Encoding> {
    prop::sample::select(Encoding::ALL.map(|(_, encoding)| encoding).to_vec())
}

proptest! {
    #[test]
    fn where_a_file_is_cut_never_matters(
        bytes in prop::collection::vec(prop::sample::select(b"a;\n\0\xfc\x80\xa4\xc3\xbc\xd8\x3d\xff\xfe".to_vec()), 0..40),
        given in prop::option::of(any_encoding()),
        sample in 0..40_usize,
        cuts in prop::collection::vec(any::<usize>(), 0..4),
    ) {
        prop_assert_eq!(told(&bytes, given, sample, &cuts), told(&bytes, given, sample, &[]));
    }

    #[test]
    fn what_is_written_is_read_again(
        text in "[a-z;\nÄÖÜäöüßéèñŠšŽžŒœ€]{0,30}",
        encoding in any_encoding(),
        cuts in prop::collection::vec(any::<usize>(), 0..4),
    ) {
        let bytes = written(encoding, &text);
        let (read, ..) = told(&bytes, Some(encoding), 0, &cuts);
        // By chance the bytes of few letters are UTF-8 too.
        if encoding.is_unicode() || bytes.is_ascii() || std::str::from_utf8(&bytes).is_err() {
            prop_assert_eq!(read, text.into_bytes());
        }
    }
}
