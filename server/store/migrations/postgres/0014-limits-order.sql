-- needs desk 10
-- Lets `countSimilar` find names by their start, which requires an order by character codes.
ALTER TABLE limits ALTER COLUMN name TYPE text COLLATE "C";
