-- The database's clock in milliseconds since 1970, which all desks on this database use.
CREATE OR REPLACE FUNCTION desk_now() RETURNS bigint LANGUAGE sql VOLATILE
  AS $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;
