-- count.sql
DO $outis$ BEGIN
  IF EXISTS (
    WITH RECURSIVE types(oid) AS (
      SELECT pg_typeof("zip ""code""")::oid FROM (SELECT "zip ""code""" FROM people LIMIT 1) AS one
      UNION
      SELECT part.oid FROM types JOIN LATERAL (
SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0) AS part ON part.oid <> 0)
    SELECT 1 FROM types
    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN
    RAISE EXCEPTION USING MESSAGE = 'zip "code" is a float or a char(n): cast it to decimal or text in the source';
  END IF;
END $outis$;
DO $outis$ BEGIN
  IF EXISTS (
    WITH RECURSIVE types(oid) AS (
      SELECT pg_typeof("sex")::oid FROM (SELECT "sex" FROM people LIMIT 1) AS one
      UNION
      SELECT part.oid FROM types JOIN LATERAL (
SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0) AS part ON part.oid <> 0)
    SELECT 1 FROM types
    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN
    RAISE EXCEPTION USING MESSAGE = 'sex is a float or a char(n): cast it to decimal or text in the source';
  END IF;
END $outis$;
DO $outis$ BEGIN
  IF EXISTS (
    WITH RECURSIVE types(oid) AS (
      SELECT pg_typeof("ill")::oid FROM (SELECT "ill" FROM people LIMIT 1) AS one
      UNION
      SELECT part.oid FROM types JOIN LATERAL (
SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0) AS part ON part.oid <> 0)
    SELECT 1 FROM types
    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN
    RAISE EXCEPTION USING MESSAGE = 'ill is a float or a char(n): cast it to decimal or text in the source';
  END IF;
END $outis$;
DROP VIEW IF EXISTS outis_source;
CREATE VIEW outis_source AS
SELECT
  CASE WHEN "zip ""code""" IS NULL OR (CAST("zip ""code""" AS text) COLLATE "C") IN ('', 'NA') THEN (CAST('' AS text) COLLATE "C") ELSE (CAST("zip ""code""" AS text) COLLATE "C") END AS "zip ""code""",
  CASE WHEN "sex" IS NULL OR (CAST("sex" AS text) COLLATE "C") IN ('', 'NA') THEN (CAST('' AS text) COLLATE "C") ELSE (CAST("sex" AS text) COLLATE "C") END AS "sex",
  CASE WHEN "ill" IS NULL OR (CAST("ill" AS text) COLLATE "C") IN ('', 'NA') THEN (CAST('' AS text) COLLATE "C") ELSE (CAST("ill" AS text) COLLATE "C") END AS "ill",
  CASE WHEN "note" IS NULL OR (CAST("note" AS text) COLLATE "C") IN ('', 'NA') THEN (CAST('' AS text) COLLATE "C") ELSE (CAST("note" AS text) COLLATE "C") END AS "note",
  CASE WHEN "mail" IS NULL OR (CAST("mail" AS text) COLLATE "C") IN ('', 'NA') THEN (CAST('' AS text) COLLATE "C") ELSE (CAST("mail" AS text) COLLATE "C") END AS "mail"
FROM people;
CREATE TEMPORARY VIEW outis_export AS
SELECT "zip ""code""", "sex", "ill", count(*) AS outis_n
FROM outis_source GROUP BY "zip ""code""", "sex", "ill"
ORDER BY "zip ""code""", "sex", "ill";
\copy (SELECT * FROM outis_export) TO 'counts.csv' WITH (FORMAT csv, HEADER, FORCE_QUOTE *, ENCODING 'UTF8')
DROP VIEW outis_export;

-- apply.sql, form a
DROP TABLE IF EXISTS outis_release;
DROP TABLE IF EXISTS outis_map_1;
CREATE TABLE outis_map_1 ("outis_value" text COLLATE "C", "outis_label" text COLLATE "C");
\copy outis_map_1 FROM 'map-1.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
DROP TABLE IF EXISTS outis_map_2;
CREATE TABLE outis_map_2 ("outis_value" text COLLATE "C", "outis_label" text COLLATE "C");
\copy outis_map_2 FROM 'map-2.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
DROP TABLE IF EXISTS outis_classes;
CREATE TABLE outis_classes ("outis_key" text COLLATE "C", "outis_class" text COLLATE "C");
\copy outis_classes FROM 'classes.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
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
DO $outis$ BEGIN
  IF EXISTS (
    WITH RECURSIVE types(oid) AS (
      SELECT pg_typeof("zip ""code""")::oid FROM (SELECT "zip ""code""" FROM outis_release LIMIT 1) AS one
      UNION
      SELECT part.oid FROM types JOIN LATERAL (
SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0) AS part ON part.oid <> 0)
    SELECT 1 FROM types
    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN
    RAISE EXCEPTION USING MESSAGE = 'zip "code" is a float or a char(n): cast it to decimal or text in the source';
  END IF;
END $outis$;
DO $outis$ BEGIN
  IF EXISTS (
    WITH RECURSIVE types(oid) AS (
      SELECT pg_typeof("sex")::oid FROM (SELECT "sex" FROM outis_release LIMIT 1) AS one
      UNION
      SELECT part.oid FROM types JOIN LATERAL (
SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0) AS part ON part.oid <> 0)
    SELECT 1 FROM types
    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN
    RAISE EXCEPTION USING MESSAGE = 'sex is a float or a char(n): cast it to decimal or text in the source';
  END IF;
END $outis$;
DO $outis$ BEGIN
  IF EXISTS (
    WITH RECURSIVE types(oid) AS (
      SELECT pg_typeof("ill")::oid FROM (SELECT "ill" FROM outis_release LIMIT 1) AS one
      UNION
      SELECT part.oid FROM types JOIN LATERAL (
SELECT typbasetype AS oid FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT typelem FROM pg_type WHERE pg_type.oid = types.oid
        UNION SELECT atttypid FROM pg_attribute JOIN pg_type ON typrelid = attrelid
          WHERE pg_type.oid = types.oid AND attnum > 0) AS part ON part.oid <> 0)
    SELECT 1 FROM types
    WHERE types.oid::regtype IN ('real'::regtype, 'double precision'::regtype, 'character'::regtype)) THEN
    RAISE EXCEPTION USING MESSAGE = 'ill is a float or a char(n): cast it to decimal or text in the source';
  END IF;
END $outis$;
CREATE TEMPORARY VIEW outis_export AS
SELECT "zip ""code""", "sex", "ill", count(*) AS outis_n
FROM (SELECT (CAST(CASE WHEN "zip ""code""" IS NULL THEN chr(31) ELSE (CAST("zip ""code""" AS text) COLLATE "C") END AS text) COLLATE "C") AS "zip ""code""", (CAST(CASE WHEN "sex" IS NULL THEN chr(31) ELSE (CAST("sex" AS text) COLLATE "C") END AS text) COLLATE "C") AS "sex", (CAST(CASE WHEN "ill" IS NULL THEN chr(31) ELSE (CAST("ill" AS text) COLLATE "C") END AS text) COLLATE "C") AS "ill" FROM outis_release) AS shown
GROUP BY "zip ""code""", "sex", "ill";
\copy (SELECT * FROM outis_export) TO 'released.csv' WITH (FORMAT csv, HEADER, FORCE_QUOTE *, ENCODING 'UTF8')
DROP VIEW outis_export;
CREATE TEMPORARY VIEW outis_export AS
SELECT * FROM outis_release WHERE 1 = 0;
\copy (SELECT * FROM outis_export) TO 'header.csv' WITH (FORMAT csv, HEADER, FORCE_QUOTE *, ENCODING 'UTF8')
DROP VIEW outis_export;
CREATE TEMPORARY VIEW outis_export AS
SELECT 'note' AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,
  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,
  coalesce(sum(CASE WHEN value ~ '^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}$' THEN 1 ELSE 0 END), 0) AS email, coalesce(sum(CASE WHEN value ~ '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?$' THEN 1 ELSE 0 END), 0) AS iban, coalesce(sum(CASE WHEN value ~ '^[+(0][0-9][0-9 ()/.-]{6,18}$' THEN 1 ELSE 0 END), 0) AS telephone,
  coalesce(sum(CASE WHEN value ~ '(^|[,;|\t\r\n])[''"]*[=+@\t\r＝＋－＠-]' THEN 1 ELSE 0 END * (1 - CASE WHEN value ~ '^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?$' THEN 1 ELSE 0 END)), 0) AS formulas
FROM (SELECT value, count(*) AS number
  FROM (SELECT (CAST("note" AS text) COLLATE "C") AS value FROM outis_release) AS shown GROUP BY value) AS counted
UNION ALL
SELECT 'mail' AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,
  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,
  coalesce(sum(CASE WHEN value ~ '^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}$' THEN 1 ELSE 0 END), 0) AS email, coalesce(sum(CASE WHEN value ~ '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?$' THEN 1 ELSE 0 END), 0) AS iban, coalesce(sum(CASE WHEN value ~ '^[+(0][0-9][0-9 ()/.-]{6,18}$' THEN 1 ELSE 0 END), 0) AS telephone,
  coalesce(sum(CASE WHEN value ~ '(^|[,;|\t\r\n])[''"]*[=+@\t\r＝＋－＠-]' THEN 1 ELSE 0 END * (1 - CASE WHEN value ~ '^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?$' THEN 1 ELSE 0 END)), 0) AS formulas
FROM (SELECT value, count(*) AS number
  FROM (SELECT (CAST("mail" AS text) COLLATE "C") AS value FROM outis_release) AS shown GROUP BY value) AS counted;
\copy (SELECT * FROM outis_export) TO 'columns.csv' WITH (FORMAT csv, HEADER, FORCE_QUOTE *, ENCODING 'UTF8')
DROP VIEW outis_export;

-- drop.sql, form a
DROP TABLE IF EXISTS outis_map_1;
DROP TABLE IF EXISTS outis_map_2;
DROP TABLE IF EXISTS outis_classes;
DROP VIEW IF EXISTS outis_source;

-- apply.sql, form b
DROP TABLE IF EXISTS outis_release;
DROP TABLE IF EXISTS outis_cells;
CREATE TABLE outis_cells ("outis_key" text COLLATE "C", "outis_class" text COLLATE "C", "zip ""code""" text COLLATE "C", "sex" text COLLATE "C");
\copy outis_cells FROM 'cells.csv' WITH (FORMAT csv, HEADER, ENCODING 'UTF8')
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
