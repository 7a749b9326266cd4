-- A session somebody of ours began is ended even after the person is deleted; those of events have users of their own.
ALTER TABLE cloud_running_sessions ADD COLUMN ours boolean NOT NULL DEFAULT false;
UPDATE cloud_running_sessions SET ours = EXISTS (
  SELECT FROM cloud_users WHERE cloud_users.stream_user = cloud_running_sessions.stream_user);
