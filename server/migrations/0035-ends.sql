-- When a licence ends, part by part: its last day and the earlier ones of its modules, in order; 'infinity' at the end
-- while something of it never ends. The same as endsOf in licence/src/ends.ts. Saved configurations never change.
CREATE FUNCTION licence_ends(configuration uuid, until date) RETURNS date[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE listed AS (
    SELECT id, parent_id, count_kind, end_date FROM configuration_items
    WHERE configuration_id = configuration AND parent_id IS NULL AND NOT (count_kind = 'counted' AND count = 0)
    UNION ALL
    SELECT items.id, items.parent_id, items.count_kind, items.end_date FROM configuration_items AS items
    JOIN listed ON listed.id = items.parent_id
    WHERE NOT (items.count_kind = 'counted' AND items.count = 0 AND listed.count_kind <> 'dependency')
  ), ends AS (
    SELECT end_date AS day FROM listed WHERE end_date < coalesce(until, 'infinity')
    UNION SELECT until WHERE until IS NOT NULL
    UNION SELECT 'infinity' WHERE until IS NULL
      AND (SELECT coalesce(bool_or(end_date IS NULL), true) FROM listed WHERE parent_id IS NULL AND count_kind <> 'dependency')
  )
  SELECT array_agg(day ORDER BY day) FROM ends
$$;

-- A trigger rather than the program fills it, so that processes of the version before write it too.
ALTER TABLE licences ADD COLUMN ends date[] NOT NULL DEFAULT '{}';
UPDATE licences SET ends = licence_ends(configuration_id, end_date);
CREATE FUNCTION licences_ends() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ends := licence_ends(NEW.configuration_id, NEW.end_date);
  RETURN NEW;
END $$;
CREATE TRIGGER licences_ends BEFORE INSERT ON licences FOR EACH ROW EXECUTE FUNCTION licences_ends();
