-- Each unit of a product has a cart line of its own: hash '' for the default unit, 'u<unit id>' for another. Lines from
-- before may have any hash. Row-level security shows one site's rows at a time.
DO $$
DECLARE
  site text;
BEGIN
  FOR site IN SELECT id FROM sites LOOP
    PERFORM set_config('app.site', site, true);

    -- Lines of one unit become one: the first, with the sum of their quantities.
    UPDATE cart_lines first SET
      quantity = together.quantity,
      comment = together.comment,
      option_ids = together.option_ids,
      seen_cents = NULL
    FROM (
      SELECT min(l.id) AS id, least(sum(l.quantity), 100000)::int AS quantity,
        coalesce((array_agg(l.comment ORDER BY l.id) FILTER (WHERE l.comment <> ''))[1], '') AS comment,
        coalesce((
          SELECT array_agg(DISTINCT o.id) FROM cart_lines own, unnest(own.option_ids) o (id)
          WHERE own.cart_id = l.cart_id AND own.product_id = l.product_id AND own.unit_id = l.unit_id), '{}') AS option_ids
      FROM cart_lines l
      GROUP BY l.cart_id, l.product_id, l.unit_id HAVING count(*) > 1) together
    WHERE first.id = together.id;
    DELETE FROM cart_lines later USING cart_lines first
    WHERE first.cart_id = later.cart_id AND first.product_id = later.product_id AND first.unit_id = later.unit_id
      AND first.id < later.id;

    -- In two steps: the new hash of one line may be the old one of another.
    UPDATE cart_lines SET hash = '~' || cart_lines.id FROM product_units u
    WHERE u.id = cart_lines.unit_id AND hash <> CASE WHEN u.is_default THEN '' ELSE 'u' || u.id END;
    UPDATE cart_lines SET hash = CASE WHEN u.is_default THEN '' ELSE 'u' || u.id END FROM product_units u
    WHERE u.id = cart_lines.unit_id AND hash LIKE '~%';
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
