-- PostgreSQL plans the statement of a function in SQL at each call, which took half of the time of storing an order's rows. In
-- PL/pgSQL a connection keeps the plan. The statements are the same.
CREATE OR REPLACE FUNCTION index_orders(added integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, site_id, customer_id, text)
  SELECT o.id, o.site_id, o.customer_id, lower(concat_ws(E'\n', o.number, o.order_ref, string_agg(r.name || E'\n' || r.article_number, E'\n' ORDER BY r.position, r.id)) COLLATE nl)
  FROM orders o JOIN order_rows r ON r.site_id = o.site_id AND r.order_id = o.id
  WHERE o.id = ANY (added)
  GROUP BY o.site_id, o.id
  ON CONFLICT (site_id, order_id) DO UPDATE SET text = EXCLUDED.text;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_purchases(row_ids integer[], sign integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
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
END $$;
