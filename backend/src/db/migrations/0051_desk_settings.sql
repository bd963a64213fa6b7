-- A given-up mail that the people of the shop leave as it is no longer waits for them.
ALTER TABLE mails ADD COLUMN dismissed_at timestamptz;
DROP INDEX mails_given_up;
CREATE INDEX mails_given_up ON mails (site_id) WHERE state = 'given_up' AND resent_at IS NULL AND dismissed_at IS NULL;
-- ISO weekdays on which orders are delivered; 1 is Monday.
ALTER TABLE delivery_rules ADD COLUMN weekdays integer[] NOT NULL DEFAULT '{1,2,3,4,5}'
  CHECK (cardinality(weekdays) > 0 AND weekdays <@ '{1,2,3,4,5,6,7}'::integer[]);
-- Managers of a site change what delivery costs, and the numbers on its documents.
GRANT UPDATE (free_shipping_cents, shipping_nl_cents, shipping_be_cents, letterhead) ON sites TO toonbank_app;
