-- Which stack a cloud account had from when until when: what was streamed before it got another one is reported afterwards.
-- Of changes before this nothing is known.
CREATE TABLE cloud_account_stacks (
  configuration_id uuid NOT NULL REFERENCES cloud_configurations(id) ON DELETE CASCADE,
  stack_id uuid NOT NULL REFERENCES cloud_stacks(id) ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT '-infinity',
  until timestamptz NOT NULL DEFAULT 'infinity',
  PRIMARY KEY (configuration_id, since)
);
CREATE INDEX cloud_account_stacks_stack_index ON cloud_account_stacks (stack_id);
INSERT INTO cloud_account_stacks (configuration_id, stack_id) SELECT id, stack_id FROM cloud_configurations;

CREATE FUNCTION cloud_account_stack_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE at CONSTANT timestamptz := clock_timestamp();
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO cloud_account_stacks (configuration_id, stack_id) VALUES (new.id, new.stack_id);
  ELSE
    UPDATE cloud_account_stacks SET until = at WHERE configuration_id = new.id AND until = 'infinity';
    INSERT INTO cloud_account_stacks (configuration_id, stack_id, since) VALUES (new.id, new.stack_id, at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cloud_configurations_first_stack AFTER INSERT ON cloud_configurations
  FOR EACH ROW EXECUTE FUNCTION cloud_account_stack_kept();
CREATE TRIGGER cloud_configurations_another_stack AFTER UPDATE OF stack_id ON cloud_configurations
  FOR EACH ROW WHEN (old.stack_id <> new.stack_id) EXECUTE FUNCTION cloud_account_stack_kept();
