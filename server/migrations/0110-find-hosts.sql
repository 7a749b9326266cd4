-- What a machine is found by: its names, and its MAC addresses without separators, in small letters.
CREATE FUNCTION host_words(hosts jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(lower(concat_ws(' ', host ->> 'name', translate(host ->> 'mac', ':-. ', ''))), ' '), '')
  FROM jsonb_array_elements(hosts) AS host
$$;
CREATE INDEX hosts_words_index ON hosts USING gin (host_words(hosts) gin_trgm_ops);
