-- A webhook goes at once, whatever was delivered to it: its log is taken away by a job, in portions. With the key whoever
-- issued a licence meanwhile waited for all of it, and failed then.
ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_webhook_id_fkey;
