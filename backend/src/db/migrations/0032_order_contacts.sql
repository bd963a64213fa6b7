-- The contact person of an order; null: the user who placed it.
ALTER TABLE orders ADD COLUMN contact jsonb;
