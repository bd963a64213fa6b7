-- The day that was shown when an order was placed, also when no day was chosen.
ALTER TABLE orders ADD COLUMN expected_date date;
-- The owner of the tables is bound by their policies too, and no site is set.
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
UPDATE orders SET expected_date = delivery_date;
ALTER TABLE orders FORCE ROW LEVEL SECURITY;
