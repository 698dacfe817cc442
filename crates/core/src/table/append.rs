//! Tables of the same columns, one below the other.

use super::Table;

impl Table {
    /// Adds the records of another table below; `columns` says for each column of this one which of
    /// the other's goes on with it. Lines are numbered through: the first of the other's file comes
    /// after that of this table's last record, which is returned.
    pub fn append(&mut self, other: &Self, columns: &[usize]) -> u64 {
        let records = self.records as u64;
        let lines = records.checked_sub(1).map_or(0, |last| self.lines.line(last));
        self.lines.append(records, &other.lines, lines);
        for (own, &column) in self.columns.iter_mut().zip(columns) {
            let column = &other.columns[column];
            let texts = column.dictionary.iter();
            let codes: Vec<u32> = texts.map(|text| own.dictionary.insert(text)).collect();
            column.codes.for_each(|code| own.codes.push(codes[code as usize]));
        }
        self.records += other.records;
        lines
    }
}

#[cfg(test)]
mod tests {
    use crate::format::csv::{Options, Reader};
    use crate::table::Table;

    fn table(text: &str) -> Table {
        let options = Options { delimiter: Some(b','), header: Some(true), ..Options::default() };
        let mut reader = Reader::new(options);
        reader.push(text.as_bytes()).unwrap();
        reader.finish().unwrap().table
    }

    fn cells(table: &Table) -> Vec<Vec<String>> {
        let records = (0..table.records).map(|record| {
            let cells = table.columns.iter().map(|c| c.dictionary.get(c.codes.get(record)));
            cells.map(str::to_owned).collect()
        });
        records.collect()
    }

    #[test]
    fn records_follow_each_other_with_their_lines_numbered_through() {
        let mut whole = table("a,b\n1,\"x\ny\"\n2,z\n");
        let second = table("b,a\nz,3\n\"x\ny\",1\nw,1\n");
        let lines = whole.append(&second, &[1, 0]);
        assert_eq!(
            cells(&whole),
            [["1", "x\ny"], ["2", "z"], ["3", "z"], ["1", "x\ny"], ["1", "w"]]
        );
        // What is equal has one code, in whichever file it stands.
        assert_eq!(whole.columns[1].dictionary.len(), 3);
        assert_eq!(lines, 4);
        let places: Vec<u64> = (0..5).map(|record| whole.lines.line(record)).collect();
        assert_eq!(places, [2, 4, lines + 2, lines + 3, lines + 5]);
    }

    #[test]
    fn many_values_of_several_tables_are_told_apart() {
        let part = |first: usize| {
            let lines: String = (first..first + 200).map(|value| format!("{value}\n")).collect();
            table(&format!("a\n{lines}"))
        };
        let mut whole = part(0);
        for begin in [100, 350, 20_000] {
            whole.append(&part(begin), &[0]);
        }
        let expected = [0, 100, 350, 20_000].map(|begin| begin..begin + 200);
        let expected = expected.into_iter().flatten().map(|value| vec![value.to_string()]);
        assert_eq!(cells(&whole), expected.collect::<Vec<_>>());
        assert_eq!(whole.columns[0].dictionary.len(), 200 + 100 + 200 + 200);
    }
}
