-- A given-up mail that was queued again no longer waits for the people of the shop.
ALTER TABLE mails ADD COLUMN resent_at timestamptz;
CREATE INDEX mails_given_up ON mails (site_id) WHERE state = 'given_up' AND resent_at IS NULL;
-- Who looked at a payment that needed it, and when.
ALTER TABLE payments
  ADD COLUMN handled_at timestamptz,
  ADD COLUMN handled_by integer,
  ADD CONSTRAINT payments_handled_by_fkey
    FOREIGN KEY (site_id, handled_by) REFERENCES admin_users (site_id, id);
CREATE INDEX payments_flagged ON payments (site_id, id) WHERE flag IS NOT NULL;
