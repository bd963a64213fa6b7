-- What a customer bought of a product on a day, cancelled orders left out: what its rhythm is read from. Kept by triggers,
-- because orders are read a hundred times as often as they are placed, and a rhythm needs years of them (ADR 37).
CREATE TABLE purchase_days (
  site_id text NOT NULL REFERENCES sites (id),
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Where the shop is.
  day date NOT NULL,
  -- Base pieces; 0 when all of it was cancelled.
  pieces integer NOT NULL,
  -- In which unit; one that is gone stays here, and is looked up before it is offered.
  unit_id integer
);
--> statement-breakpoint
-- All that is read, in the order in which it is: the last days of one product after another.
CREATE UNIQUE INDEX purchase_days_of_customer ON purchase_days (customer_id, product_id, day) INCLUDE (pieces, unit_id, site_id);
--> statement-breakpoint
CREATE INDEX purchase_days_by_product ON purchase_days (product_id);
--> statement-breakpoint
-- Products that a customer does not want to be reminded of: until a day, or for good.
CREATE TABLE rhythm_snoozes (
  site_id text NOT NULL REFERENCES sites (id),
  customer_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Null: for good.
  until date,
  PRIMARY KEY (customer_id, product_id)
);
--> statement-breakpoint
CREATE INDEX rhythm_snoozes_by_product ON rhythm_snoozes (product_id);
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['purchase_days', 'rhythm_snoozes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY own_site ON %I USING (site_id = current_setting(''app.site'', true)) WITH CHECK (site_id = current_setting(''app.site'', true))', t);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON purchase_days TO toonbank_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON rhythm_snoozes TO toonbank_app;
--> statement-breakpoint
-- `sign`: 1 for rows that count from now on, -1 for those that no longer do. In the order of their products, so that two
-- orders of one customer never wait for each other for good. A sum that no column holds must not stop an order.
CREATE FUNCTION count_purchases(row_ids integer[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO purchase_days (site_id, customer_id, product_id, day, pieces, unit_id)
  SELECT o.site_id, o.customer_id, r.product_id, (o.placed_at AT TIME ZONE 'Europe/Amsterdam')::date,
    (sign * least(sum(r.quantity::bigint * r.unit_content), 1000000000))::integer, max(r.unit_id)
  FROM order_rows r JOIN orders o ON o.id = r.order_id
  WHERE r.id = ANY (row_ids) AND r.product_id IS NOT NULL
  GROUP BY 1, 2, 3, 4
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (customer_id, product_id, day) DO UPDATE SET
    pieces = greatest(0, least(purchase_days.pieces::bigint + EXCLUDED.pieces, 1000000000))::integer,
    unit_id = coalesce(EXCLUDED.unit_id, purchase_days.unit_id);
$$;
--> statement-breakpoint
CREATE FUNCTION order_rows_bought() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_purchases(
    ARRAY(SELECT n.id FROM new_rows n JOIN orders o ON o.id = n.order_id WHERE o.status <> 4), 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_rows_bought AFTER INSERT ON order_rows
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION order_rows_bought();
--> statement-breakpoint
CREATE FUNCTION order_cancelled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_purchases(
    ARRAY(SELECT r.id FROM order_rows r WHERE r.order_id = NEW.id), CASE WHEN NEW.status = 4 THEN -1 ELSE 1 END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_cancelled AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN ((OLD.status = 4) <> (NEW.status = 4)) EXECUTE FUNCTION order_cancelled();
--> statement-breakpoint
-- What was bought until now, site by site: row-level security holds for the owner too.
DO $$
DECLARE s text;
BEGIN
  FOR s IN SELECT id FROM sites LOOP
    PERFORM set_config('app.site', s, true);
    PERFORM count_purchases(
      ARRAY(SELECT r.id FROM order_rows r JOIN orders o ON o.id = r.order_id WHERE o.site_id = s AND o.status <> 4), 1);
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
