-- count.sql
SET spark.sql.preserveCharVarcharTypeInfo=true;
SELECT raise_error('zip \u0022code\u0022 is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT `zip "code"` FROM people LIMIT 1)
  WHERE typeof(`zip "code"`) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';
RESET spark.sql.preserveCharVarcharTypeInfo;
SET spark.sql.preserveCharVarcharTypeInfo=true;
SELECT raise_error('sex is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT `sex` FROM people LIMIT 1)
  WHERE typeof(`sex`) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';
RESET spark.sql.preserveCharVarcharTypeInfo;
SET spark.sql.preserveCharVarcharTypeInfo=true;
SELECT raise_error('ill is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT `ill` FROM people LIMIT 1)
  WHERE typeof(`ill`) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';
RESET spark.sql.preserveCharVarcharTypeInfo;
DROP VIEW IF EXISTS outis_source;
CREATE VIEW outis_source AS
SELECT
  CASE WHEN `zip "code"` IS NULL OR (CAST(`zip "code"` AS STRING) COLLATE UTF8_BINARY) IN ('', 'NA') THEN (CAST('' AS STRING) COLLATE UTF8_BINARY) ELSE (CAST(`zip "code"` AS STRING) COLLATE UTF8_BINARY) END AS `zip "code"`,
  CASE WHEN `sex` IS NULL OR (CAST(`sex` AS STRING) COLLATE UTF8_BINARY) IN ('', 'NA') THEN (CAST('' AS STRING) COLLATE UTF8_BINARY) ELSE (CAST(`sex` AS STRING) COLLATE UTF8_BINARY) END AS `sex`,
  CASE WHEN `ill` IS NULL OR (CAST(`ill` AS STRING) COLLATE UTF8_BINARY) IN ('', 'NA') THEN (CAST('' AS STRING) COLLATE UTF8_BINARY) ELSE (CAST(`ill` AS STRING) COLLATE UTF8_BINARY) END AS `ill`,
  CASE WHEN `note` IS NULL OR (CAST(`note` AS STRING) COLLATE UTF8_BINARY) IN ('', 'NA') THEN (CAST('' AS STRING) COLLATE UTF8_BINARY) ELSE (CAST(`note` AS STRING) COLLATE UTF8_BINARY) END AS `note`,
  CASE WHEN `mail` IS NULL OR (CAST(`mail` AS STRING) COLLATE UTF8_BINARY) IN ('', 'NA') THEN (CAST('' AS STRING) COLLATE UTF8_BINARY) ELSE (CAST(`mail` AS STRING) COLLATE UTF8_BINARY) END AS `mail`
FROM people;
INSERT OVERWRITE DIRECTORY 'counts.csv'
  USING csv OPTIONS (quoteAll 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false')
SELECT `zip "code"`, `sex`, `ill`, count(*) AS outis_n
FROM outis_source GROUP BY `zip "code"`, `sex`, `ill`
DISTRIBUTE BY 1 SORT BY `zip "code"`, `sex`, `ill`;

-- apply.sql, form a
DROP TABLE IF EXISTS outis_release;
DROP TABLE IF EXISTS outis_map_1;
CREATE OR REPLACE TEMPORARY VIEW outis_map_1_file (`outis_value` STRING, `outis_label` STRING)
  USING csv OPTIONS (path 'map-1.csv', multiLine 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false');
CREATE TABLE outis_map_1 AS SELECT coalesce(`outis_value`, '') AS `outis_value`, coalesce(`outis_label`, '') AS `outis_label` FROM outis_map_1_file;
DROP VIEW outis_map_1_file;
DROP TABLE IF EXISTS outis_map_2;
CREATE OR REPLACE TEMPORARY VIEW outis_map_2_file (`outis_value` STRING, `outis_label` STRING)
  USING csv OPTIONS (path 'map-2.csv', multiLine 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false');
CREATE TABLE outis_map_2 AS SELECT coalesce(`outis_value`, '') AS `outis_value`, coalesce(`outis_label`, '') AS `outis_label` FROM outis_map_2_file;
DROP VIEW outis_map_2_file;
DROP TABLE IF EXISTS outis_classes;
CREATE OR REPLACE TEMPORARY VIEW outis_classes_file (`outis_key` STRING, `outis_class` STRING)
  USING csv OPTIONS (path 'classes.csv', multiLine 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false');
CREATE TABLE outis_classes AS SELECT coalesce(`outis_key`, '') AS `outis_key`, coalesce(`outis_class`, '') AS `outis_class` FROM outis_classes_file;
DROP VIEW outis_classes_file;
CREATE TABLE outis_release AS
SELECT
  outis_map_1.outis_label AS `zip "code"`,
  outis_map_2.outis_label AS `sex`,
  source.`ill` AS `ill`,
  source.`note` AS `note`,
  source.`mail` AS `mail`
FROM outis_source AS source
  JOIN outis_map_1 ON outis_map_1.outis_value = source.`zip "code"`
  JOIN outis_map_2 ON outis_map_2.outis_value = source.`sex`
  JOIN outis_classes AS classes ON classes.outis_key = outis_map_1.outis_label || chr(31) || outis_map_2.outis_label
ORDER BY CAST(classes.outis_class AS BIGINT), 1, 2, 3, 4, 5;

-- verify.sql, form a
SET spark.sql.preserveCharVarcharTypeInfo=true;
SELECT raise_error('zip \u0022code\u0022 is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT `zip "code"` FROM outis_release LIMIT 1)
  WHERE typeof(`zip "code"`) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';
RESET spark.sql.preserveCharVarcharTypeInfo;
SET spark.sql.preserveCharVarcharTypeInfo=true;
SELECT raise_error('sex is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT `sex` FROM outis_release LIMIT 1)
  WHERE typeof(`sex`) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';
RESET spark.sql.preserveCharVarcharTypeInfo;
SET spark.sql.preserveCharVarcharTypeInfo=true;
SELECT raise_error('ill is a float or a char(n): cast it to decimal or text in the source') FROM (SELECT `ill` FROM outis_release LIMIT 1)
  WHERE typeof(`ill`) RLIKE '(^|[<:,])((float|double)($|[>,])|char[(])';
RESET spark.sql.preserveCharVarcharTypeInfo;
INSERT OVERWRITE DIRECTORY 'released.csv'
  USING csv OPTIONS (quoteAll 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false')
SELECT `zip "code"`, `sex`, `ill`, count(*) AS outis_n
FROM (SELECT (CAST(CASE WHEN `zip "code"` IS NULL THEN chr(31) ELSE (CAST(`zip "code"` AS STRING) COLLATE UTF8_BINARY) END AS STRING) COLLATE UTF8_BINARY) AS `zip "code"`, (CAST(CASE WHEN `sex` IS NULL THEN chr(31) ELSE (CAST(`sex` AS STRING) COLLATE UTF8_BINARY) END AS STRING) COLLATE UTF8_BINARY) AS `sex`, (CAST(CASE WHEN `ill` IS NULL THEN chr(31) ELSE (CAST(`ill` AS STRING) COLLATE UTF8_BINARY) END AS STRING) COLLATE UTF8_BINARY) AS `ill` FROM outis_release) AS shown
GROUP BY `zip "code"`, `sex`, `ill`
DISTRIBUTE BY 1;
INSERT OVERWRITE DIRECTORY 'header.csv'
  USING csv OPTIONS (quoteAll 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false')
SELECT * FROM outis_release WHERE 1 = 0
DISTRIBUTE BY 1;
INSERT OVERWRITE DIRECTORY 'columns.csv'
  USING csv OPTIONS (quoteAll 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false')
SELECT 'note' AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,
  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,
  coalesce(sum(CASE WHEN value RLIKE '^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}\u0024' THEN 1 ELSE 0 END), 0) AS email, coalesce(sum(CASE WHEN value RLIKE '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?\u0024' THEN 1 ELSE 0 END), 0) AS iban, coalesce(sum(CASE WHEN value RLIKE '^[+(0][0-9][0-9 ()/.-]{6,18}\u0024' THEN 1 ELSE 0 END), 0) AS telephone,
  coalesce(sum(CASE WHEN value RLIKE '(^|[,\u003B|\\t\\r\\n])[\u0027\u0022]*[=+@\\t\\r＝＋－＠-]' THEN 1 ELSE 0 END * (1 - CASE WHEN value RLIKE '^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?\u0024' THEN 1 ELSE 0 END)), 0) AS formulas
FROM (SELECT value, count(*) AS number
  FROM (SELECT (CAST(`note` AS STRING) COLLATE UTF8_BINARY) AS value FROM outis_release) AS shown GROUP BY value) AS counted
UNION ALL
SELECT 'mail' AS outis_column, coalesce(sum(number), 0) AS records, count(*) AS distinct_values,
  coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0) AS alone,
  coalesce(sum(CASE WHEN value RLIKE '^[^@ ]+@[^@ ]+[.][A-Za-z]{2,}\u0024' THEN 1 ELSE 0 END), 0) AS email, coalesce(sum(CASE WHEN value RLIKE '^[A-Z]{2}[0-9]{2}( ?[A-Z0-9]{4}){2,7}( ?[A-Z0-9]{1,3})?\u0024' THEN 1 ELSE 0 END), 0) AS iban, coalesce(sum(CASE WHEN value RLIKE '^[+(0][0-9][0-9 ()/.-]{6,18}\u0024' THEN 1 ELSE 0 END), 0) AS telephone,
  coalesce(sum(CASE WHEN value RLIKE '(^|[,\u003B|\\t\\r\\n])[\u0027\u0022]*[=+@\\t\\r＝＋－＠-]' THEN 1 ELSE 0 END * (1 - CASE WHEN value RLIKE '^[+-][0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?\u0024' THEN 1 ELSE 0 END)), 0) AS formulas
FROM (SELECT value, count(*) AS number
  FROM (SELECT (CAST(`mail` AS STRING) COLLATE UTF8_BINARY) AS value FROM outis_release) AS shown GROUP BY value) AS counted
DISTRIBUTE BY 1;

-- drop.sql, form a
DROP TABLE IF EXISTS outis_map_1;
DROP TABLE IF EXISTS outis_map_2;
DROP TABLE IF EXISTS outis_classes;
DROP VIEW IF EXISTS outis_source;

-- apply.sql, form b
DROP TABLE IF EXISTS outis_release;
DROP TABLE IF EXISTS outis_cells;
CREATE OR REPLACE TEMPORARY VIEW outis_cells_file (`outis_key` STRING, `outis_class` STRING, `zip "code"` STRING, `sex` STRING)
  USING csv OPTIONS (path 'cells.csv', multiLine 'true', header 'true', encoding 'UTF-8', sep ',', quote '"', escape '"', lineSep '\n',
  emptyValue '', ignoreLeadingWhiteSpace 'false', ignoreTrailingWhiteSpace 'false');
CREATE TABLE outis_cells AS SELECT coalesce(`outis_key`, '') AS `outis_key`, coalesce(`outis_class`, '') AS `outis_class`, coalesce(`zip "code"`, '') AS `zip "code"`, coalesce(`sex`, '') AS `sex` FROM outis_cells_file;
DROP VIEW outis_cells_file;
CREATE TABLE outis_release AS
SELECT
  cells.`zip "code"` AS `zip "code"`,
  cells.`sex` AS `sex`,
  source.`ill` AS `ill`,
  source.`note` AS `note`,
  source.`mail` AS `mail`
FROM outis_source AS source JOIN outis_cells AS cells
  ON cells.outis_key = source.`zip "code"` || chr(31) || source.`sex`
ORDER BY CAST(cells.outis_class AS BIGINT), 1, 2, 3, 4, 5;

-- drop.sql, form b
DROP TABLE IF EXISTS outis_cells;
DROP VIEW IF EXISTS outis_source;
