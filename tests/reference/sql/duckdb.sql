-- count.sql
SELECT error('zip "code" is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT "zip ""code""" FROM people LIMIT 1)
  WHERE typeof("zip ""code""") NOT LIKE 'ENUM(%' AND regexp_matches(typeof("zip ""code"""), 'FLOAT|DOUBLE|VARIANT');
SELECT error('sex is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT "sex" FROM people LIMIT 1)
  WHERE typeof("sex") NOT LIKE 'ENUM(%' AND regexp_matches(typeof("sex"), 'FLOAT|DOUBLE|VARIANT');
SELECT error('ill is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT "ill" FROM people LIMIT 1)
  WHERE typeof("ill") NOT LIKE 'ENUM(%' AND regexp_matches(typeof("ill"), 'FLOAT|DOUBLE|VARIANT');
DROP VIEW IF EXISTS outis_source;
CREATE VIEW outis_source AS
SELECT
  CASE WHEN "zip ""code""" IS NULL OR (CAST("zip ""code""" AS VARCHAR) COLLATE C) IN ('', 'NA') THEN (CAST('' AS VARCHAR) COLLATE C) ELSE (CAST("zip ""code""" AS VARCHAR) COLLATE C) END AS "zip ""code""",
  CASE WHEN "sex" IS NULL OR (CAST("sex" AS VARCHAR) COLLATE C) IN ('', 'NA') THEN (CAST('' AS VARCHAR) COLLATE C) ELSE (CAST("sex" AS VARCHAR) COLLATE C) END AS "sex",
  CASE WHEN "ill" IS NULL OR (CAST("ill" AS VARCHAR) COLLATE C) IN ('', 'NA') THEN (CAST('' AS VARCHAR) COLLATE C) ELSE (CAST("ill" AS VARCHAR) COLLATE C) END AS "ill",
  CASE WHEN "note" IS NULL OR (CAST("note" AS VARCHAR) COLLATE C) IN ('', 'NA') THEN (CAST('' AS VARCHAR) COLLATE C) ELSE (CAST("note" AS VARCHAR) COLLATE C) END AS "note",
  CASE WHEN "mail" IS NULL OR (CAST("mail" AS VARCHAR) COLLATE C) IN ('', 'NA') THEN (CAST('' AS VARCHAR) COLLATE C) ELSE (CAST("mail" AS VARCHAR) COLLATE C) END AS "mail"
FROM people;
COPY (
SELECT "zip ""code""", "sex", "ill", count(*) AS outis_n
FROM outis_source GROUP BY "zip ""code""", "sex", "ill"
ORDER BY "zip ""code""", "sex", "ill"
) TO 'counts.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', FORCE_QUOTE *);

-- apply.sql, form a
DROP TABLE IF EXISTS outis_release;
DROP TABLE IF EXISTS outis_map_1;
CREATE TABLE outis_map_1 AS SELECT * FROM read_csv('map-1.csv', header = true, auto_detect = false,
  delim = ',', quote = '"', escape = '"', allow_quoted_nulls = false, parallel = false,
  columns = {'outis_value': 'VARCHAR', 'outis_label': 'VARCHAR'});
DROP TABLE IF EXISTS outis_map_2;
CREATE TABLE outis_map_2 AS SELECT * FROM read_csv('map-2.csv', header = true, auto_detect = false,
  delim = ',', quote = '"', escape = '"', allow_quoted_nulls = false, parallel = false,
  columns = {'outis_value': 'VARCHAR', 'outis_label': 'VARCHAR'});
DROP TABLE IF EXISTS outis_classes;
CREATE TABLE outis_classes AS SELECT * FROM read_csv('classes.csv', header = true, auto_detect = false,
  delim = ',', quote = '"', escape = '"', allow_quoted_nulls = false, parallel = false,
  columns = {'outis_key': 'VARCHAR', 'outis_class': 'VARCHAR'});
CREATE TABLE outis_release AS
SELECT
  outis_map_1.outis_label AS "zip ""code""",
  outis_map_2.outis_label AS "sex",
  source."ill" AS "ill",
  source."note" AS "note",
  source."mail" AS "mail"
FROM outis_source AS source
  JOIN outis_map_1 ON outis_map_1.outis_value = source."zip ""code"""
  JOIN outis_map_2 ON outis_map_2.outis_value = source."sex"
  JOIN outis_classes AS classes ON classes.outis_key = outis_map_1.outis_label || chr(31) || outis_map_2.outis_label
ORDER BY CAST(classes.outis_class AS BIGINT), 1, 2, 3, 4, 5;

-- verify.sql, form a
SELECT error('zip "code" is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT "zip ""code""" FROM outis_release LIMIT 1)
  WHERE typeof("zip ""code""") NOT LIKE 'ENUM(%' AND regexp_matches(typeof("zip ""code"""), 'FLOAT|DOUBLE|VARIANT');
SELECT error('sex is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT "sex" FROM outis_release LIMIT 1)
  WHERE typeof("sex") NOT LIKE 'ENUM(%' AND regexp_matches(typeof("sex"), 'FLOAT|DOUBLE|VARIANT');
SELECT error('ill is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT "ill" FROM outis_release LIMIT 1)
  WHERE typeof("ill") NOT LIKE 'ENUM(%' AND regexp_matches(typeof("ill"), 'FLOAT|DOUBLE|VARIANT');
COPY (
SELECT "zip ""code""", "sex", "ill", count(*) AS outis_n
FROM (SELECT (CAST(CASE WHEN "zip ""code""" IS NULL THEN chr(31) ELSE (CAST("zip ""code""" AS VARCHAR) COLLATE C) END AS VARCHAR) COLLATE C) AS "zip ""code""", (CAST(CASE WHEN "sex" IS NULL THEN chr(31) ELSE (CAST("sex" AS VARCHAR) COLLATE C) END AS VARCHAR) COLLATE C) AS "sex", (CAST(CASE WHEN "ill" IS NULL THEN chr(31) ELSE (CAST("ill" AS VARCHAR) COLLATE C) END AS VARCHAR) COLLATE C) AS "ill" FROM outis_release) AS shown
GROUP BY "zip ""code""", "sex", "ill"
) TO 'released.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', FORCE_QUOTE *);
COPY (
SELECT * FROM outis_release WHERE 1 = 0
) TO 'header.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', FORCE_QUOTE *);
COPY (
SELECT 'note' AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,
  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,
  coalesce(sum(CASE WHEN regexp_matches(value, '^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}$') THEN 1 ELSE 0 END), 0) AS email, coalesce(sum(CASE WHEN regexp_matches(value, '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?$') THEN 1 ELSE 0 END), 0) AS iban, coalesce(sum(CASE WHEN regexp_matches(value, '^[+(0][0-9][0-9 ()/.-]{6,18}$') THEN 1 ELSE 0 END), 0) AS telephone,
  coalesce(sum(CASE WHEN regexp_matches(value, '(^|[,;|\t\r\n])[''"]*[=+@\t\r＝＋－＠-]') THEN 1 ELSE 0 END * (1 - CASE WHEN regexp_matches(value, '^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?$') THEN 1 ELSE 0 END)), 0) AS formulas
FROM (SELECT value, count(*) AS number
  FROM (SELECT (CAST("note" AS VARCHAR) COLLATE C) AS value FROM outis_release) AS shown GROUP BY value) AS counted
UNION ALL
SELECT 'mail' AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,
  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,
  coalesce(sum(CASE WHEN regexp_matches(value, '^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}$') THEN 1 ELSE 0 END), 0) AS email, coalesce(sum(CASE WHEN regexp_matches(value, '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?$') THEN 1 ELSE 0 END), 0) AS iban, coalesce(sum(CASE WHEN regexp_matches(value, '^[+(0][0-9][0-9 ()/.-]{6,18}$') THEN 1 ELSE 0 END), 0) AS telephone,
  coalesce(sum(CASE WHEN regexp_matches(value, '(^|[,;|\t\r\n])[''"]*[=+@\t\r＝＋－＠-]') THEN 1 ELSE 0 END * (1 - CASE WHEN regexp_matches(value, '^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?$') THEN 1 ELSE 0 END)), 0) AS formulas
FROM (SELECT value, count(*) AS number
  FROM (SELECT (CAST("mail" AS VARCHAR) COLLATE C) AS value FROM outis_release) AS shown GROUP BY value) AS counted
) TO 'columns.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', FORCE_QUOTE *);

-- drop.sql, form a
DROP TABLE IF EXISTS outis_map_1;
DROP TABLE IF EXISTS outis_map_2;
DROP TABLE IF EXISTS outis_classes;
DROP VIEW IF EXISTS outis_source;

-- apply.sql, form b
DROP TABLE IF EXISTS outis_release;
DROP TABLE IF EXISTS outis_cells;
CREATE TABLE outis_cells AS SELECT * FROM read_csv('cells.csv', header = true, auto_detect = false,
  delim = ',', quote = '"', escape = '"', allow_quoted_nulls = false, parallel = false,
  columns = {'outis_key': 'VARCHAR', 'outis_class': 'VARCHAR', 'zip "code"': 'VARCHAR', 'sex': 'VARCHAR'});
CREATE TABLE outis_release AS
SELECT
  cells."zip ""code""" AS "zip ""code""",
  cells."sex" AS "sex",
  source."ill" AS "ill",
  source."note" AS "note",
  source."mail" AS "mail"
FROM outis_source AS source JOIN outis_cells AS cells
  ON cells.outis_key = source."zip ""code""" || chr(31) || source."sex"
ORDER BY CAST(cells.outis_class AS BIGINT), 1, 2, 3, 4, 5;

-- drop.sql, form b
DROP TABLE IF EXISTS outis_cells;
DROP VIEW IF EXISTS outis_source;
