-- needs desk 10
-- Lets `countSimilar` find names by their start. Other collations do not order characters by code.
ALTER TABLE limits ALTER COLUMN name TYPE text COLLATE "C";
