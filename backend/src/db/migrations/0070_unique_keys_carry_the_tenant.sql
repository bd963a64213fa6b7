-- A unique index of a partitioned table has to hold the column that the partitions are made by (ADR 216). Last, so that what is
-- looked up by the other columns alone still finds them first.
DROP INDEX product_units_one_default;
CREATE UNIQUE INDEX product_units_one_default ON product_units (product_id, site_id) WHERE is_default;
ALTER TABLE orders DROP CONSTRAINT orders_user_id_idempotency_key_key;
ALTER TABLE orders ADD CONSTRAINT orders_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key, site_id);
