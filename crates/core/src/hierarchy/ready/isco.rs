//! ISCO-08: which minor groups and unit groups there are, without titles.

/// A word for each minor group: its three digits, then the last digits of its unit groups.
const TEXT: &str = "\
    011.0 021.0 031.0 111.1234 112.0 121.1239 122.123 131.12 132.1234 133.0 134.1234569 141.12 \
    142.0 143.19 211.1234 212.0 213.123 214.1234569 215.123 216.123456 221.12 222.12 223.0 224.0 \
    225.0 226.12345679 231.0 232.0 233.0 234.12 235.1234569 241.123 242.1234 243.1234 251.12349 \
    252.1239 261.129 262.12 263.123456 264.123 265.1234569 311.123456789 312.123 313.123459 \
    314.123 315.12345 321.1234 322.12 323.0 324.0 325.123456789 331.12345 332.1234 333.12349 \
    334.1234 335.123459 341.123 342.123 343.12345 351.1234 352.12 411.0 412.0 413.12 421.1234 \
    422.12345679 431.123 432.123 441.1234569 511.123 512.0 513.12 514.12 515.123 516.123459 \
    521.12 522.123 523.0 524.1234569 531.12 532.129 541.12349 611.1234 612.1239 613.0 621.0 \
    622.1234 631.0 632.0 633.0 634.0 711.123459 712.1234567 713.123 721.12345 722.1234 723.1234 \
    731.123456789 732.123 741.123 742.12 751.123456 752.123 753.123456 754.12349 811.1234 812.12 \
    813.12 814.123 815.12345679 816.0 817.12 818.1239 821.129 831.12 832.12 833.12 834.1234 835.0 \
    911.12 912.1239 921.123456 931.123 932.19 933.1234 941.12 951.0 952.0 961.123 962.12349";

/// The minor group of a code, its sub-major group and its major group; a code of fewer digits stays
/// what it is as far as it goes.
pub(super) fn labels(code: &str) -> Option<Vec<String>> {
    let is_code = (1..=4).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_digit());
    let (minor, unit) = code.split_at_checked(3).unwrap_or((code, ""));
    (is_code
        && TEXT.split(' ').any(|word| {
            let (group, units) = word.split_at(3);
            group.starts_with(minor) && units[1..].contains(unit)
        }))
    .then(|| [3, 2, 1].map(|digits| code[..code.len().min(digits)].to_owned()).to_vec())
}
