-- A buyer may cancel an order that is still new: who moved an order, and why.
ALTER TABLE order_status_changes
  ADD COLUMN user_id integer,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT order_status_changes_user_id_fkey
    FOREIGN KEY (site_id, user_id) REFERENCES customer_users (site_id, id);
