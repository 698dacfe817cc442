//! What a value of Parquet is as a text: the table in docs/parquet.md, row by row.

use super::footer::{Logical, SchemaElement};
use crate::days::date;
use crate::digits::shortest;
use crate::grid::push_cell;
use std::fmt::Write as _;

/// Digits after the point that a decimal may have: those of the longest have 76.
const SCALE: u32 = 100;

/// Bytes that a decimal may have: those of the longest have 32.
const DECIMAL_BYTES: usize = 64;

/// The Julian day of 1970-01-01.
const EPOCH: i64 = 2_440_588;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// What the values of a column mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellKind {
    Boolean,
    /// A whole number of 32 or 64 bits.
    Whole {
        signed: bool,
    },
    Half,
    Single,
    Double,
    /// So many of its digits stand after the point; from the first byte on, or from the last.
    Decimal {
        scale: u32,
        big_endian: bool,
    },
    Date,
    /// Since midnight, in the unit that has so many digits after the second.
    Time {
        digits: u32,
    },
    /// Since 1970, likewise.
    Timestamp {
        digits: u32,
        utc: bool,
    },
    /// Nanoseconds since midnight, and a Julian day.
    Int96,
    Text,
    Uuid,
    /// Of no kind: every cell is missing.
    Nothing,
}

/// How the values of a column are stored where they stand one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    Bit,
    Bytes(usize),
    /// Each says how long it is.
    Own,
}

/// The numbers of physical types (`Type`).
const BOOLEAN: u32 = 0;
const INT32: u32 = 1;
const INT64: u32 = 2;
const INT96: u32 = 3;
const FLOAT: u32 = 4;
const DOUBLE: u32 = 5;
const BYTE_ARRAY: u32 = 6;
const FIXED_LEN_BYTE_ARRAY: u32 = 7;

/// The numbers of the kinds without parameters (`LogicalType`), and one for intervals, which have
/// none there.
const STRING: i16 = 1;
const ENUM: i16 = 4;
const DATE: i16 = 6;
const UNKNOWN: i16 = 11;
const JSON: i16 = 12;
const BSON: i16 = 13;
const UUID: i16 = 14;
const FLOAT16: i16 = 15;
const INTERVAL: i16 = -1;

impl Width {
    pub(super) fn new(element: &SchemaElement) -> Option<Self> {
        Some(match element.physical? {
            BOOLEAN => Self::Bit,
            INT32 | FLOAT => Self::Bytes(4),
            INT64 | DOUBLE => Self::Bytes(8),
            INT96 => Self::Bytes(12),
            BYTE_ARRAY => Self::Own,
            FIXED_LEN_BYTE_ARRAY => Self::Bytes(usize::try_from(element.length).ok()?),
            _ => return None,
        })
        .filter(|&width| width != Self::Bytes(0))
    }
}

impl CellKind {
    /// What a column holds, or the id of what it holds that is no cell.
    pub(super) fn new(element: &SchemaElement) -> Result<Self, &'static str> {
        let meant = match element.logical {
            Some(logical) => Some(logical),
            None => element.converted.map(|it| Logical::of_converted(it, element.scale)),
        };
        let number = meant.map(|meant| meant.number);
        let Logical { scale, digits, utc, signed, .. } = meant.unwrap_or_default();
        let decimal = |big_endian| Self::Decimal { scale, big_endian };
        let physical = element.physical.unwrap_or(u32::MAX);
        Ok(match (physical, number) {
            (_, Some(UNKNOWN)) => Self::Nothing,
            (_, Some(INTERVAL)) => return Err("interval"),
            (INT32 | INT64, Some(Logical::DECIMAL)) if scale <= SCALE => decimal(false),
            (BYTE_ARRAY | FIXED_LEN_BYTE_ARRAY, Some(Logical::DECIMAL)) if scale <= SCALE => {
                decimal(true)
            }
            (BOOLEAN, None) => Self::Boolean,
            (INT32 | INT64, None) => Self::Whole { signed: true },
            (INT32 | INT64, Some(Logical::INTEGER)) => Self::Whole { signed },
            (INT32, Some(DATE)) => Self::Date,
            (INT32 | INT64, Some(Logical::TIME)) if digits > 0 => Self::Time { digits },
            (INT64, Some(Logical::TIMESTAMP)) if digits > 0 => Self::Timestamp { digits, utc },
            (INT96, None) => Self::Int96,
            (FLOAT, None) => Self::Single,
            (DOUBLE, None) => Self::Double,
            (BYTE_ARRAY, Some(STRING | ENUM | JSON)) => Self::Text,
            (FIXED_LEN_BYTE_ARRAY, Some(UUID)) if element.length == 16 => Self::Uuid,
            (FIXED_LEN_BYTE_ARRAY, Some(FLOAT16)) if element.length == 2 => Self::Half,
            (BYTE_ARRAY | FIXED_LEN_BYTE_ARRAY, _) => return Err("binary"),
            _ => return Err("kind"),
        })
    }

    /// Adds the text of a value, as a cell of CSV. Nothing for what is none of its kind.
    pub(super) fn push(self, value: &[u8], text: &mut String) -> Option<()> {
        match self {
            Self::Boolean => text.push_str(if *value.first()? == 0 { "false" } else { "true" }),
            Self::Whole { signed: true } => write!(text, "{}", whole(value)?).ok()?,
            Self::Whole { signed: false } => {
                let cut = if value.len() == 4 { u64::from(u32::MAX) } else { u64::MAX };
                write!(text, "{}", whole(value)? as u64 & cut).ok()?;
            }
            Self::Half => {
                text.push_str(&shortest(half(u16::from_le_bytes(value.try_into().ok()?))))
            }
            Self::Single => text.push_str(&shortest(f32::from_le_bytes(value.try_into().ok()?))),
            Self::Double => text.push_str(&shortest(f64::from_le_bytes(value.try_into().ok()?))),
            Self::Decimal { scale, big_endian: true } => push_decimal(text, value, scale)?,
            Self::Decimal { scale, big_endian: false } => {
                push_decimal(text, &whole(value)?.to_be_bytes(), scale)?;
            }
            Self::Date => text.push_str(&date(whole(value)?)),
            Self::Time { digits } => {
                let unit = 10_i64.pow(digits);
                let value = whole(value)?;
                if !(0..=DAY * unit).contains(&value) {
                    return None;
                }
                push_time(text, value / unit, value % unit, digits);
            }
            Self::Timestamp { digits, utc } => {
                let unit = 10_i64.pow(digits);
                let value = whole(value)?;
                let seconds = value.div_euclid(unit);
                text.push_str(&date(seconds.div_euclid(DAY)));
                text.push(' ');
                push_time(text, seconds.rem_euclid(DAY), value.rem_euclid(unit), digits);
                if utc {
                    text.push_str("+00:00");
                }
            }
            Self::Int96 => {
                let (time, day) = value.split_at_checked(8)?;
                let unit = 10_i64.pow(9);
                let (time, day) = (whole(time)?, whole(day)?);
                if !(0..DAY * unit).contains(&time) {
                    return None;
                }
                text.push_str(&date(day - EPOCH));
                text.push(' ');
                push_time(text, time / unit, time % unit, 9);
            }
            Self::Text => push_cell(text, std::str::from_utf8(value).ok()?),
            Self::Uuid => {
                for (place, byte) in value.iter().enumerate() {
                    if [4, 6, 8, 10].contains(&place) {
                        text.push('-');
                    }
                    write!(text, "{byte:02x}").ok()?;
                }
            }
            Self::Nothing => return None,
        }
        Some(())
    }
}

impl Logical {
    /// What is meant by a kind as it was told before there were others, by its number
    /// (`ConvertedType`).
    fn of_converted(converted: u32, scale: u32) -> Self {
        let (number, digits) = match converted {
            0 => (STRING, 0),
            4 => (ENUM, 0),
            5 => (Self::DECIMAL, 0),
            6 => (DATE, 0),
            7 => (Self::TIME, 3),
            8 => (Self::TIME, 6),
            9 => (Self::TIMESTAMP, 3),
            10 => (Self::TIMESTAMP, 6),
            11..=18 => (Self::INTEGER, 0),
            19 => (JSON, 0),
            20 => (BSON, 0),
            21 => (INTERVAL, 0),
            _ => (i16::MIN, 0),
        };
        Self { number, scale, digits, utc: true, signed: converted >= 15 }
    }
}

/// A number of 32 or 64 bits, the lowest byte first.
fn whole(value: &[u8]) -> Option<i64> {
    match value.len() {
        4 => Some(i32::from_le_bytes(value.try_into().ok()?).into()),
        _ => Some(i64::from_le_bytes(value.try_into().ok()?)),
    }
}

/// A number of 16 bits: a sign, five bits of exponent, ten of fraction (IEEE 754 binary16).
fn half(bits: u16) -> f32 {
    let (exponent, fraction) = (u32::from(bits >> 10 & 0x1f), u32::from(bits & 0x3ff));
    let size = match exponent {
        // Below the smallest normal one they are multiples of two to the power of -24.
        0 => fraction as f32 * f32::from_bits((127 - 24) << 23),
        31 => f32::from_bits(0xff << 23 | fraction << 13),
        _ => f32::from_bits((exponent + 127 - 15) << 23 | fraction << 13),
    };
    if bits >> 15 == 1 { -size } else { size }
}

/// Adds a decimal number, which is stored as a whole one in two's complement.
fn push_decimal(text: &mut String, value: &[u8], scale: u32) -> Option<()> {
    if value.len() > DECIMAL_BYTES {
        return None;
    }
    let negative = *value.first()? >= 0x80;
    // Nine digits each, the lowest first.
    let mut limbs: Vec<u64> = vec![0];
    let add = |limbs: &mut Vec<u64>, factor: u64, summand: u64| {
        let mut carry = summand;
        for limb in limbs.iter_mut() {
            let sum = *limb * factor + carry;
            (*limb, carry) = (sum % 1_000_000_000, sum / 1_000_000_000);
        }
        if carry > 0 {
            limbs.push(carry);
        }
    };
    for byte in value {
        add(&mut limbs, 256, u64::from(if negative { !byte } else { *byte }));
    }
    if negative {
        add(&mut limbs, 1, 1);
        text.push('-');
    }
    let digits: String = limbs.iter().rev().map(|limb| format!("{limb:09}")).collect();
    let digits = digits.trim_start_matches('0');
    let scale = scale as usize;
    let digits = format!("{digits:0>width$}", width = scale + 1);
    let (before, after) = digits.split_at(digits.len() - scale);
    text.push_str(before);
    if scale > 0 {
        text.push('.');
        text.push_str(after);
    }
    Some(())
}

/// Adds a time of day; of what is beyond the second as many digits as it has.
fn push_time(text: &mut String, seconds: i64, fraction: i64, digits: u32) {
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let written = format!("{hour:02}:{minute:02}:{second:02}");
    text.push_str(&written);
    if fraction > 0 {
        let fraction = format!("{fraction:0>width$}", width = digits as usize);
        text.push('.');
        text.push_str(fraction.trim_end_matches('0'));
    }
}

#[cfg(test)]
mod tests {
    use super::CellKind;

    fn text(kind: CellKind, value: &[u8]) -> Option<String> {
        let mut text = String::new();
        kind.push(value, &mut text).map(|()| text)
    }

    #[test]
    fn decimals_keep_all_digits_of_their_scale() {
        for (value, scale, expected) in [
            (&[0_u8][..], 2, "0.00"),
            (&[0xff], 2, "-0.01"),
            (&[0x80], 0, "-128"),
            (&[0x7f, 0xff], 1, "3276.7"),
            (&[0xff, 0xff, 0xff], 0, "-1"),
            (&[0x3b, 0x9a, 0xca, 0x00], 9, "1.000000000"),
            (&[0x01, 0, 0, 0, 0, 0, 0, 0, 0], 3, "18446744073709551.616"),
        ] {
            let decimal = CellKind::Decimal { scale, big_endian: true };
            assert_eq!(text(decimal, value).as_deref(), Some(expected));
        }
        let mut longest = [0xff_u8; 32];
        longest[0] = 0x7f;
        let written =
            "57896044618658097711785492504343953926634992332820282019728792003956564819967";
        let decimal = CellKind::Decimal { scale: 0, big_endian: true };
        assert_eq!(text(decimal, &longest).as_deref(), Some(written));
        assert_eq!(text(decimal, &[0; 65]), None);
        assert_eq!(text(decimal, &[]), None);
    }

    #[test]
    fn times_before_the_epoch_and_beyond_four_digits_are_dates() {
        let timestamp = CellKind::Timestamp { digits: 6, utc: false };
        for (value, expected) in [
            (0_i64, "1970-01-01 00:00:00"),
            (-1, "1969-12-31 23:59:59.999999"),
            (1_500_000, "1970-01-01 00:00:01.5"),
            (-62_167_219_200_000_000, "0000-01-01 00:00:00"),
            (-62_167_219_200_000_001, "-0001-12-31 23:59:59.999999"),
            (253_402_300_800_000_000, "10000-01-01 00:00:00"),
        ] {
            assert_eq!(text(timestamp, &value.to_le_bytes()).as_deref(), Some(expected));
        }
        let utc = CellKind::Timestamp { digits: 9, utc: true };
        let written = text(utc, &1_i64.to_le_bytes());
        assert_eq!(written.as_deref(), Some("1970-01-01 00:00:00.000000001+00:00"));
        let time = CellKind::Time { digits: 3 };
        assert_eq!(text(time, &86_399_120_i32.to_le_bytes()).as_deref(), Some("23:59:59.12"));
        assert_eq!(text(time, &86_400_001_i32.to_le_bytes()), None);
        assert_eq!(text(time, &(-1_i32).to_le_bytes()), None);
    }

    #[test]
    fn halves_are_numbers() {
        for (bits, expected) in [
            (0x3c00_u16, "1"),
            (0xc000, "-2"),
            (0x7bff, "65504"),
            (0x0001, "0.000000059604645"),
            (0x3555, "0.33325195"),
            (0x8000, "0"),
            (0x7c00, "inf"),
            (0x7e00, "NaN"),
        ] {
            assert_eq!(text(CellKind::Half, &bits.to_le_bytes()).as_deref(), Some(expected));
        }
    }

    #[test]
    fn numbers_without_sign_are_not_negative() {
        let unsigned = CellKind::Whole { signed: false };
        assert_eq!(text(unsigned, &[0xff; 4]).as_deref(), Some("4294967295"));
        assert_eq!(text(unsigned, &[0xff; 8]).as_deref(), Some("18446744073709551615"));
        let signed = CellKind::Whole { signed: true };
        assert_eq!(text(signed, &[0xff; 8]).as_deref(), Some("-1"));
        assert_eq!(text(CellKind::Text, b"\xff"), None);
    }
}
