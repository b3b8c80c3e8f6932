-- The database's clock, in milliseconds since 1970: every desk on this database reads this one.
CREATE OR REPLACE FUNCTION desk_now() RETURNS bigint LANGUAGE sql VOLATILE
  AS $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;
