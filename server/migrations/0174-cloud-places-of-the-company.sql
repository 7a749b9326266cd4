-- A place in the cloud is one of the company's own people: whoever goes to another company, or to none, has it no longer,
-- and neither an invitation under way nor a running session is one of theirs.
CREATE FUNCTION cloud_places_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cloud_access USING contacts, cloud_configurations, holdings
  WHERE cloud_access.contact_id = NEW.id AND contacts.id = NEW.id
    AND cloud_configurations.id = cloud_access.configuration_id AND holdings.id = cloud_configurations.holding_id
    AND holdings.company_id IS DISTINCT FROM contacts.company_id;
  RETURN NULL;
END $$;
-- At the end of the transaction: where companies are merged, or parted again, their accounts go with the people.
CREATE CONSTRAINT TRIGGER contacts_left_places AFTER UPDATE OF company_id ON contacts DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.company_id IS DISTINCT FROM OLD.company_id) EXECUTE FUNCTION cloud_places_left();

-- Who went before.
DELETE FROM cloud_access USING contacts, cloud_configurations, holdings
WHERE contacts.id = cloud_access.contact_id AND cloud_configurations.id = cloud_access.configuration_id
  AND holdings.id = cloud_configurations.holding_id AND holdings.company_id IS DISTINCT FROM contacts.company_id;

-- The user's record is enabled while any access is on: that is read, so that nothing that takes a place leaves it stale.
ALTER TABLE cloud_users DROP COLUMN enabled;
