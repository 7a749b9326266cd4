-- What was mailed is not mailed again when the rest of a holder's licences is tried once more.
ALTER TABLE resigning_licences ADD COLUMN sent boolean NOT NULL DEFAULT false;
UPDATE resigning_licences SET sent = true FROM resigning_holders
WHERE resigning_holders.id = resigning_holder_id AND mails > 0 AND resigning_licences.state = 'signed';
