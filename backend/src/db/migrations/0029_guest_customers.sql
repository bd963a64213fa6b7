-- Customers of the consumer site who order without an account, and the country of a visitor's cart.
ALTER TABLE customers
  ADD COLUMN guest_since timestamptz,
  ADD CONSTRAINT customers_guest CHECK (guest_since IS NULL OR kind = 'consumer');
-- The country that a visitor's cart goes to; null: the site's first one.
ALTER TABLE carts ADD COLUMN country text CHECK (country IN ('NL', 'BE'));
