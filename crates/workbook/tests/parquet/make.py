"""Writes the data sets beside it with pyarrow and DuckDB, and what docs/parquet.md makes of them.

    pip install pyarrow duckdb && python make.py
"""

import datetime as dt
import decimal
import pathlib
import struct
import uuid

import duckdb
import pyarrow as pa
import pyarrow.parquet as pq

HERE = pathlib.Path(__file__).parent
ROWS = 24


def number(value, pack):
    """The fewest digits that are read as the same number."""
    if value != value:
        return "NaN"
    if value in (float("inf"), float("-inf")):
        return str(value)
    if value == 0:
        return "0"
    for digits in range(1, 18):
        text = f"{value:.{digits - 1}e}"
        if struct.pack(pack, float(text)) == struct.pack(pack, value):
            break
    if 1e-9 <= abs(value) < 1e21:
        return f"{decimal.Decimal(text):f}"
    mantissa, exponent = text.split("e")
    return f"{mantissa}e{int(exponent)}"


def fraction(value, digits):
    return f".{value:0{digits}d}".rstrip("0") if value else ""


def moment(value, digits, zone=""):
    seconds, rest = divmod(value, 10**digits)
    at = dt.datetime(1970, 1, 1) + dt.timedelta(seconds=seconds)
    return at.isoformat(sep=" ") + fraction(rest, digits) + zone


def clock(value, digits):
    seconds, rest = divmod(value, 10**digits)
    return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}" + fraction(rest, digits)


def cell(text):
    if text is None:
        return ""
    if any(sign in text for sign in '",\n\r') or text.startswith("\ufeff"):
        return '"' + text.replace('"', '""') + '"'
    return text


def whole(bits, signed):
    low, high = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
    return [low, high, 0, 1, 2, 3, high // 3, low // 7]


def date(days):
    return (dt.date(1970, 1, 1) + dt.timedelta(days=days)).isoformat()


DAYS = [0, -1, 19_782, -25_508, 2_932_896, 11_016]
SECONDS = [0, -1, 1_709_294_400, -62_135_596_800, 86_399]
TEXTS = ["", "Ägidius", 'O\'Neil, "Pat"', "two\nlines", "01067", "\ufeffx", "ー長音", " blank ", "NULL"]
FLOATS = [0.0, -0.0, 1.0, 0.1, -2.5, 1e-12, 1e21, 123456.789, float("inf"), float("-inf"), float("nan"), 3e-9]


def decimals(precision, scale):
    most = 10**precision - 1
    with decimal.localcontext(prec=80):
        return [decimal.Decimal(it).scaleb(-scale) for it in (0, 1, -1, most, -most, most // 7)]


def columns():
    """Name, kind, values, and the text of each."""
    yield "truth", pa.bool_(), [True, False], lambda it: str(it).lower()
    for bits in (8, 16, 32, 64):
        yield f"int{bits}", getattr(pa, f"int{bits}")(), whole(bits, True), str
        yield f"uint{bits}", getattr(pa, f"uint{bits}")(), whole(bits, False), str
    halves = [1.0, -2.5, 65504.0, 0.0999755859375, 5.960464477539063e-08]
    yield "half", pa.float16(), halves, lambda it: number(it, "f")
    singles = [struct.unpack("f", struct.pack("f", it))[0] for it in FLOATS]
    yield "single", pa.float32(), singles, lambda it: number(it, "f")
    yield "double", pa.float64(), [*FLOATS, 0.1 + 0.2, 5e-324, 1.7976931348623157e308], lambda it: number(it, "d")
    for precision, scale in ((5, 2), (15, 4), (38, 10), (76, 0)):
        kind = pa.decimal128 if precision <= 38 else pa.decimal256
        yield f"decimal{precision}", kind(precision, scale), decimals(precision, scale), lambda it: f"{it:f}"
    yield "day", pa.date32(), DAYS, date
    times = [0, 1, 86_399, 43_200]
    for name, digits, kind in (("ms", 3, pa.time32), ("us", 6, pa.time64), ("ns", 9, pa.time64)):
        of_day = [it * 10**digits + extra for it in times for extra in (0, 120)]
        yield f"time_{name}", kind(name), of_day, lambda it, digits=digits: clock(it, digits)
        moments = [it * 10**digits + extra for it in SECONDS for extra in (0, 7)]
        moments = [it for it in moments if -(2**63) <= it < 2**63]
        yield f"at_{name}", pa.timestamp(name), moments, lambda it, digits=digits: moment(it, digits)
        zoned = lambda it, digits=digits: moment(it, digits, "+00:00")
        yield f"utc_{name}", pa.timestamp(name, "Europe/Berlin"), moments, zoned
    yield "text", pa.string(), TEXTS, str
    yield "long text", pa.large_string(), [f"{it:05}" + "x" * it for it in range(9)], str
    yield "named", pa.dictionary(pa.int8(), pa.string()), ["north", "south", "a,b"], str
    ids = [uuid.UUID(int=it * 0x1234567890ABCDEF0123456789) for it in range(1, 6)]
    yield "id", pa.uuid(), [it.bytes for it in ids], lambda it: str(uuid.UUID(bytes=it))
    yield "nothing", pa.null(), [None], str
    yield "same", pa.string(), ["same"], str


def array(kind, values):
    if kind == pa.uuid():
        return pa.ExtensionArray.from_storage(kind, pa.array(values, pa.binary(16)))
    if pa.types.is_date32(kind):
        return pa.array(values, pa.int32()).cast(kind)
    if pa.types.is_time32(kind):
        return pa.array(values, pa.int32()).cast(kind)
    if pa.types.is_time64(kind) or pa.types.is_timestamp(kind):
        return pa.array(values, pa.int64()).cast(kind)
    if kind == pa.float16():
        return pa.array(values, pa.float32()).cast(kind)
    return pa.array(values, kind)


def table():
    """A table of every kind, and its text."""
    arrays, names, texts = [], [], []
    for place, (name, kind, values, text) in enumerate(columns()):
        # Missing cells at other places in each column; some columns have none.
        chosen = [None if (row * 7 + place) % 5 == 0 and place % 4 else values[row % len(values)] for row in range(ROWS)]
        arrays.append(array(kind, chosen))
        names.append(name)
        texts.append([None if it is None else text(it) for it in chosen])
    lines = [",".join(map(cell, names)), *(",".join(map(cell, row)) for row in zip(*texts))]
    fields = [pa.field(name, it.type, nullable=it.null_count > 0) for name, it in zip(names, arrays)]
    return pa.table(arrays, schema=pa.schema(fields)), "\n".join(lines) + "\n"


def encodings(whole, text):
    of = {"int64": whole, "int32": whole, "day": whole, "utc_us": whole, "text": text, "long text": text}
    if whole == "BYTE_STREAM_SPLIT":
        of |= {name: whole for name in ("half", "single", "double", "decimal38", "id")}
    if text == "DELTA_BYTE_ARRAY":
        of |= {"decimal38": text, "truth": "RLE"}
    return {"use_dictionary": False, "column_encoding": of}


def main():
    people, text = table()
    (HERE / "kinds.csv").write_text(text, encoding="utf-8", newline="")
    ways = {
        "plain": {"compression": "none", "use_dictionary": False},
        "snappy-groups": {"compression": "snappy", "row_group_size": 7},
        "zstd-v2": {"compression": "zstd", "data_page_version": "2.0", "write_page_checksum": True},
        "gzip-delta": {"compression": "gzip", **encodings("DELTA_BINARY_PACKED", "DELTA_LENGTH_BYTE_ARRAY")},
        "lz4-split": {"compression": "lz4", **encodings("BYTE_STREAM_SPLIT", "DELTA_BYTE_ARRAY")},
        "small-pages": {"compression": "snappy", "data_page_size": 16, "write_batch_size": 5},
    }
    for name, more in ways.items():
        pq.write_table(people, HERE / f"{name}.parquet", write_statistics=False, store_schema=False, **more)
    only = people.select(["at_ns", "text"])
    pq.write_table(only, HERE / "int96.parquet", use_deprecated_int96_timestamps=True, store_schema=False)
    refused = {
        "list": pa.array([[1], []], pa.list_(pa.int32())),
        "structure": pa.array([{"a": 1}, None], pa.struct({"a": pa.int32()})),
        "bytes": pa.array([b"\x00", b"\xff"], pa.binary()),
    }
    for name, it in refused.items():
        pq.write_table(pa.table({"age": [1, 2], name: it}), HERE / f"refused-{name}.parquet")
    pq.write_table(pa.table({"age": [1, 2]}), HERE / "refused-brotli.parquet", compression="brotli")
    duckdb.sql(f"""
        COPY (
            SELECT i % 3 = 0 AS truth, i * 1000003 AS "number", (i * 7 / 3)::DOUBLE AS double, 'Nö ' || i % 4 AS name,
                   i::UTINYINT AS small, i::DECIMAL(9, 3) / 8 AS share, DATE '1999-12-30' + i::INTEGER AS day,
                   TIMESTAMP '2024-02-28 23:59:59.5' + INTERVAL (i) HOUR AS moment,
                   (TIMESTAMP '2024-02-28 23:59:59' + INTERVAL (i) HOUR)::TIMESTAMPTZ AS zoned,
                   CASE WHEN i % 5 > 0 THEN 'd' || i % 2 END::ENUM ('d0', 'd1') AS kind,
                   ('00000000-0000-0000-0000-0000000000' || (10 + i))::UUID AS id
            FROM range(20) t(i)
        ) TO '{HERE / "duckdb.parquet"}' (FORMAT parquet, COMPRESSION zstd, PARQUET_VERSION v2)
    """)
    duckdb.sql(f"COPY (SELECT i, INTERVAL (i) DAY AS span FROM range(2) t(i)) TO '{HERE / 'refused-interval.parquet'}'")
    key = "0123456789abcdef"
    # Nobody is to be kept from reading it.
    duckdb.sql("SET force_mbedtls_unsafe = 'true'")
    duckdb.sql(f"PRAGMA add_parquet_key('key', '{key}')")
    locked = HERE / "refused-encrypted.parquet"
    duckdb.sql(f"COPY (SELECT 1 AS age) TO '{locked}' (ENCRYPTION_CONFIG {{footer_key: 'key'}})")


if __name__ == "__main__":
    main()
