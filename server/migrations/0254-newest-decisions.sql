-- The newest decisions of staff, of which the median of their time is told.
CREATE INDEX student_events_decided_index ON student_events (at)
  WHERE kind IN ('verified', 'proofRequested', 'unreadable') AND by_account IS NOT NULL;
