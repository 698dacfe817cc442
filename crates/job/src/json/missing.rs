//! Numbers that JSON has no word for, and some programs write all the same.

use std::borrow::Cow;

/// What Python and its libraries write for a number that is missing, and for what comes of dividing
/// by zero.
const TOKENS: [&str; 3] = ["NaN", "Infinity", "-Infinity"];

/// The text with `null` for each of them.
pub(super) fn as_null(text: &str) -> Cow<'_, str> {
    if !TOKENS.iter().any(|token| text.contains(token)) {
        return text.into();
    }
    let mut mended = String::with_capacity(text.len() + TOKENS[0].len());
    let (mut in_string, mut escaped, mut copied) = (false, false, 0);
    for (place, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = in_string,
            b'"' => in_string = !in_string,
            b'N' | b'I' | b'-' if !in_string && place >= copied => {
                if let Some(token) = TOKENS.iter().find(|token| text[place..].starts_with(**token))
                {
                    mended += &text[copied..place];
                    mended += "null";
                    copied = place + token.len();
                }
            }
            _ => {}
        }
    }
    (mended + &text[copied..]).into()
}

#[cfg(test)]
mod tests {
    use super::as_null;

    #[test]
    fn numbers_that_are_none_are_missing_outside_of_texts() {
        let text = r#"{"NaN": NaN, "-Infinity": [-Infinity,Infinity], "b": "a \" Infinity"}"#;
        let mended = r#"{"NaN": null, "-Infinity": [null,null], "b": "a \" Infinity"}"#;
        assert_eq!(as_null(text), mended);
        assert_eq!(as_null("[-1, 2]"), "[-1, 2]");
    }
}
