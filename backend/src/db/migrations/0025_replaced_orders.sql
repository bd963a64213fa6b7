-- A buyer changes an order that is still new: its lines return to the cart, and the order that is made of them
-- replaces it.
ALTER TABLE carts
  ADD COLUMN replaces_id integer,
  ADD CONSTRAINT carts_replaces_id_fkey FOREIGN KEY (site_id, replaces_id) REFERENCES orders (site_id, id);
ALTER TABLE orders
  ADD COLUMN replaces_id integer,
  ADD CONSTRAINT orders_replaces_id_fkey FOREIGN KEY (site_id, replaces_id) REFERENCES orders (site_id, id);
CREATE UNIQUE INDEX orders_replaces ON orders (site_id, replaces_id);
-- The position of the row that this one is an option of; null for a row of its own, and in older orders.
ALTER TABLE order_rows ADD COLUMN option_of smallint;
