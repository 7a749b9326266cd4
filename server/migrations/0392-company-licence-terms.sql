-- As company_licence_states, which the version before goes on asking, and with grace: what has ended and still holds matters most.
CREATE FUNCTION company_licence_terms(company uuid, today date) RETURNS TABLE (licences jsonb) LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN last IS NULL THEN jsonb_build_object('state', 'none', 'day', NULL)
    WHEN grace IS NOT NULL THEN jsonb_build_object('state', 'grace', 'day', grace)
    WHEN next IS NOT NULL THEN
      jsonb_build_object('state', CASE WHEN next - today <= 90 THEN 'soon' ELSE 'running' END, 'day', next)
    WHEN open THEN jsonb_build_object('state', 'unlimited', 'day', NULL)
    ELSE jsonb_build_object('state', 'expired', 'day', last) END
  FROM (
    SELECT min(ends.day) FILTER (WHERE ends.day BETWEEN today AND '9999-12-30') AS next,
      min(licences.end_date) FILTER (WHERE licences.end_date < today AND licences.end_date + licences.grace_days >= today) AS grace,
      bool_or(ends.day = 'infinity') AS open, max(ends.day) AS last
    FROM holdings JOIN hosts ON hosts.holding_id = holdings.id
    JOIN licences ON licences.host_id = hosts.id
    CROSS JOIN unnest(licences.ends) AS ends(day)
    WHERE holdings.company_id = company AND NOT holdings.disabled AND NOT hosts.disabled AND hosts.moved_to IS NULL
      AND NOT EXISTS (SELECT FROM licences AS newer
        WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
  ) AS told
$$;
