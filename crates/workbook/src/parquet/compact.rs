//! The compact protocol of Thrift, in which Parquet says what is where (Apache Thrift,
//! *thrift-compact-protocol.md*). Nothing where the bytes are none of it.

/// How deep structures may lie in each other; those of Parquet do so four times.
const DEPTH: u32 = 16;

/// A place in bytes from which fields are read.
#[derive(Clone, Copy)]
pub(super) struct Compact<'a> {
    bytes: &'a [u8],
    place: usize,
}

/// A field of a structure: its number, and how its value is written.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) number: i16,
    kind: u8,
}

impl<'a> Compact<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, place: 0 }
    }

    /// Bytes that were read so far.
    pub(super) fn place(&self) -> usize {
        self.place
    }

    /// Gives each field of a structure to `take`, which reads its value or [skips](Self::skip) it.
    pub(super) fn structure(
        &mut self,
        mut take: impl FnMut(&mut Self, Field) -> Option<()>,
    ) -> Option<()> {
        let mut number = 0_i16;
        loop {
            let head = self.byte()?;
            let kind = head & 0x0f;
            if kind == 0 {
                return Some(());
            }
            number = match head >> 4 {
                0 => i16::try_from(self.integer()?).ok()?,
                step => number.checked_add(i16::from(step))?,
            };
            take(self, Field { number, kind })?;
        }
    }

    /// Gives the place of each element of a list to `take`, which reads it. Each takes a byte at least.
    pub(super) fn list(&mut self, mut take: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        for _ in 0..self.list_head()?.0 {
            take(self)?;
        }
        Some(())
    }

    /// How many elements a list has, and of what kind they are.
    fn list_head(&mut self) -> Option<(u64, u8)> {
        let head = self.byte()?;
        let count = match head >> 4 {
            15 => self.varint()?,
            count => u64::from(count),
        };
        (count <= (self.bytes.len() - self.place) as u64).then_some((count, head & 0x0f))
    }

    pub(super) fn integer(&mut self) -> Option<i64> {
        self.varint().map(zigzag)
    }

    /// A number of 32 bits or fewer that counts something, or is the id of one of several.
    pub(super) fn small(&mut self) -> Option<u32> {
        u32::try_from(self.integer()?).ok()
    }

    /// A number of bytes or records.
    pub(super) fn count(&mut self) -> Option<u64> {
        u64::try_from(self.integer()?).ok()
    }

    pub(super) fn text(&mut self) -> Option<&'a str> {
        let length = usize::try_from(self.varint()?).ok()?;
        let text = self.bytes.get(self.place..self.place.checked_add(length)?)?;
        self.place += length;
        std::str::from_utf8(text).ok()
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.place)?;
        self.place += 1;
        Some(byte)
    }

    /// A number of up to 64 bits, seven of them in each byte.
    pub(super) fn varint(&mut self) -> Option<u64> {
        let mut value = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            value |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    /// Passes over the value of a field that nobody asks for.
    pub(super) fn skip(&mut self, field: Field) -> Option<()> {
        self.skip_kind(field.kind, 0)
    }

    fn skip_kind(&mut self, kind: u8, depth: u32) -> Option<()> {
        if depth > DEPTH {
            return None;
        }
        match kind {
            // What is true or false says so by its kind.
            1 | 2 => {}
            3 => _ = self.byte()?,
            4..=6 => _ = self.varint()?,
            7 => self.skip_bytes(8)?,
            8 => {
                let length = self.varint()?;
                self.skip_bytes(length)?;
            }
            9 | 10 => {
                let (count, kind) = self.list_head()?;
                (0..count).try_for_each(|_| self.skip_element(kind, depth + 1))?;
            }
            11 => {
                let count = self.varint()?;
                let kinds = if count == 0 { 0 } else { self.byte()? };
                for _ in 0..count {
                    self.skip_element(kinds >> 4, depth + 1)?;
                    self.skip_element(kinds & 0x0f, depth + 1)?;
                }
            }
            12 => self.structure(|inner, field| inner.skip_kind(field.kind, depth + 1))?,
            13 => self.skip_bytes(16)?,
            _ => return None,
        }
        Some(())
    }

    /// In lists and maps what is true or false takes a byte.
    fn skip_element(&mut self, kind: u8, depth: u32) -> Option<()> {
        self.skip_kind(if matches!(kind, 1 | 2) { 3 } else { kind }, depth)
    }

    fn skip_bytes(&mut self, count: u64) -> Option<()> {
        let end = self.place.checked_add(usize::try_from(count).ok()?)?;
        self.place = (end <= self.bytes.len()).then_some(end)?;
        Some(())
    }
}

impl Field {
    /// What a field says that is true or false.
    pub(super) fn is_true(self) -> bool {
        self.kind == 1
    }
}

/// The sign stands in the lowest bit.
pub(super) fn zigzag(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}
