-- The people of the shop move orders: who did, and where the goods are in the warehouse.
ALTER TABLE order_status_changes
  ADD COLUMN admin_id integer,
  ADD CONSTRAINT order_status_changes_admin_id_fkey
    FOREIGN KEY (site_id, admin_id) REFERENCES admin_users (site_id, id);
ALTER TABLE products ADD COLUMN location text NOT NULL DEFAULT '';
-- Lists of the back office by status, newest first.
CREATE INDEX orders_by_status ON orders (site_id, status, number DESC);
