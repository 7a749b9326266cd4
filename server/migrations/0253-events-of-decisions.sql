-- A decision that can be taken back names its event, which was found by its time; without one it stands.
UPDATE verifications SET before_decision = before_decision || jsonb_build_object('event', student_events.id)
FROM student_events WHERE before_decision IS NOT NULL AND student_events.contact_id = verifications.contact_id
  AND date_trunc('milliseconds', at) = date_trunc('milliseconds', decided_at) AND by_account = decided_by;
UPDATE verifications SET before_decision = NULL WHERE NOT before_decision ? 'event';
