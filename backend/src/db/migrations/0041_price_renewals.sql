-- A price, or the stock that is left, changes columns of list entries and not which entries there are. So they are written in
-- place: prices without a lock on products, which orders need, and stocks without a look at prices.
--
-- Locks are taken in this order: products, families, default units, list entries, each in the order of their ids. The default
-- unit stands for what lists say about prices: whoever makes entries from prices locks it, and a price is only written with it.

ALTER TABLE list_renewals
  -- Products of which only the price of the default unit changed.
  ADD COLUMN prices integer[] NOT NULL DEFAULT '{}',
  -- Products of which columns changed that entries only copy.
  ADD COLUMN copies integer[] NOT NULL DEFAULT '{}',
  -- Products of which tiers of the smallest quantity changed.
  ADD COLUMN tiers integer[] NOT NULL DEFAULT '{}';

CREATE FUNCTION add_facet_values(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- In one order: two transactions that add the same values wait for each other at most one way.
  INSERT INTO facet_values (site_id, facet, value)
  SELECT DISTINCT p.site_id, f.facet, f.value
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  CROSS JOIN LATERAL (VALUES ('merk', p.brand), ('kleur', p.kleur), ('maat', p.maat), ('inhoud', p.inhoud),
    ('afmeting', p.afmeting), ('lagen', p.lagen), ('materiaal', p.materiaal), ('certificaat', p.certificaat)) f (facet, value)
  WHERE f.value IS NOT NULL
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
END $$;

-- Everything that it writes is locked already, also the entries of the families' other members, of which only rank and twins are
-- renewed.
CREATE OR REPLACE FUNCTION renew_list_entries(changed integer[], families integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entries WHERE product_id = ANY (changed);
  INSERT INTO list_entries (site_id, group_id, product_id, name, merk, kleur, maat, inhoud, afmeting, lagen, materiaal,
    certificaat, in_stock, at_once, is_sale, popularity, unit_id, list_cents, group_ids, family, family_position)
  SELECT p.site_id, g.id, p.id, p.name, p.brand, p.kleur, p.maat, p.inhoud, p.afmeting, p.lagen, p.materiaal,
    p.certificaat, p.stock > 0, p.stock > 0 AND p.delivery_days <= 2, p.is_sale, p.popularity, u.id, u.price_cents,
    p.group_ids, coalesce(p.family_id, 0), p.family_position
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  JOIN product_units u ON u.product_id = p.id AND u.is_default
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || p.group_ids) AS id) g;
  IF cardinality(families) > 0 THEN PERFORM renew_families(families); END IF;
  PERFORM add_facet_values(changed);
  PERFORM renew_list_prices(changed);
END $$;

-- Columns that entries copy from their product, and what follows from them in its family. All are locked already.
CREATE FUNCTION copy_to_entries(changed integer[], families integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE list_entries e SET (name, merk, kleur, maat, inhoud, afmeting, lagen, materiaal, certificaat, in_stock, at_once, is_sale,
      popularity, family_position)
    = (p.name, p.brand, p.kleur, p.maat, p.inhoud, p.afmeting, p.lagen, p.materiaal, p.certificaat, p.stock > 0,
      p.stock > 0 AND p.delivery_days <= 2, p.is_sale, p.popularity, p.family_position)
  FROM products p
  WHERE e.product_id = ANY (changed) AND p.id = e.product_id AND p.site_id = e.site_id;
  IF cardinality(families) > 0 THEN PERFORM renew_families(families); END IF;
  PERFORM add_facet_values(changed);
END $$;

-- Runs once per transaction: of several changes the first finds all. What is made anew is not also written in place.
CREATE OR REPLACE FUNCTION renew_due_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
  copied integer[];
  tiered integer[];
  priced integer[];
  left_families integer[];
  families integer[];
BEGIN
  WITH due AS (DELETE FROM list_renewals RETURNING *)
  SELECT ARRAY(SELECT DISTINCT unnest(due.products) FROM due),
    ARRAY(SELECT unnest(due.copies) FROM due EXCEPT SELECT unnest(due.products) FROM due),
    ARRAY(SELECT unnest(due.tiers) FROM due EXCEPT SELECT unnest(due.products) FROM due),
    ARRAY(SELECT unnest(due.prices) FROM due EXCEPT SELECT unnest(due.products) FROM due),
    ARRAY(SELECT DISTINCT unnest(due.families) FROM due)
  INTO changed, copied, tiered, priced, left_families;
  IF cardinality(changed || copied || tiered || priced || left_families) = 0 THEN RETURN NULL; END IF;

  families := left_families;
  IF cardinality(changed || copied) > 0 THEN
    PERFORM FROM products WHERE id = ANY (changed || copied) ORDER BY id FOR NO KEY UPDATE;
    families := ARRAY(
      SELECT unnest(left_families)
      UNION SELECT family_id FROM products WHERE id = ANY (changed || copied) AND family_id IS NOT NULL);
  END IF;
  IF cardinality(families) > 0 THEN
    PERFORM FROM product_families WHERE id = ANY (families) ORDER BY id FOR NO KEY UPDATE;
  END IF;
  IF cardinality(changed || tiered) > 0 THEN
    PERFORM FROM product_units WHERE product_id = ANY (changed || tiered) AND is_default ORDER BY id FOR NO KEY UPDATE;
  END IF;
  PERFORM FROM list_entries
    WHERE product_id = ANY (changed || copied || priced || ARRAY(SELECT id FROM products WHERE family_id = ANY (families)))
    ORDER BY product_id, group_id FOR NO KEY UPDATE;

  IF cardinality(changed || left_families) > 0 THEN PERFORM renew_list_entries(changed, families); END IF;
  IF cardinality(copied) > 0 THEN PERFORM copy_to_entries(copied, families); END IF;
  IF cardinality(tiered) > 0 THEN PERFORM renew_list_prices(tiered); END IF;
  IF cardinality(priced) > 0 THEN
    UPDATE list_entries e SET list_cents = u.price_cents
    FROM product_units u
    WHERE e.product_id = ANY (priced) AND u.site_id = e.site_id AND u.id = e.unit_id AND e.list_cents <> u.price_cents;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_renewals (site_id, products, families, copies)
  SELECT n.site_id,
    coalesce(array_agg(n.id) FILTER (WHERE (n.group_ids, n.step, n.active, n.family_id)
      IS DISTINCT FROM (o.group_ids, o.step, o.active, o.family_id)), '{}'),
    coalesce(array_agg(DISTINCT o.family_id) FILTER (WHERE n.family_id IS DISTINCT FROM o.family_id AND o.family_id IS NOT NULL), '{}'),
    coalesce(array_agg(n.id) FILTER (WHERE (n.group_ids, n.step, n.active, n.family_id)
      IS NOT DISTINCT FROM (o.group_ids, o.step, o.active, o.family_id)), '{}')
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.group_ids, n.name, n.brand, n.kleur, n.maat, n.inhoud, n.afmeting, n.lagen, n.materiaal, n.certificaat,
      n.stock > 0, n.delivery_days <= 2, n.is_sale, n.popularity, n.step, n.active, n.family_id, n.family_position)
    IS DISTINCT FROM (o.group_ids, o.name, o.brand, o.kleur, o.maat, o.inhoud, o.afmeting, o.lagen, o.materiaal,
      o.certificaat, o.stock > 0, o.delivery_days <= 2, o.is_sale, o.popularity, o.step, o.active, o.family_id, o.family_position)
  GROUP BY n.site_id;
  RETURN NULL;
END $$;

-- Deleting a product deletes its units, so this also removes its entries. Names and EANs of units are in no list.
CREATE OR REPLACE FUNCTION units_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_renewals (site_id, products)
    SELECT site_id, array_agg(DISTINCT product_id) FROM new_rows GROUP BY site_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_renewals (site_id, products)
    SELECT site_id, array_agg(DISTINCT product_id) FROM old_rows GROUP BY site_id;
  ELSE
    INSERT INTO list_renewals (site_id, products)
    SELECT site_id, array_agg(DISTINCT product_id)
    FROM (
      SELECT n.site_id, unnest(ARRAY[n.product_id, o.product_id]) AS product_id
      FROM new_rows n JOIN old_rows o USING (site_id, id)
      WHERE (n.product_id, n.is_default) <> (o.product_id, o.is_default)
        OR n.is_default AND n.content <> o.content) moved
    GROUP BY site_id;
    INSERT INTO list_renewals (site_id, prices)
    SELECT n.site_id, array_agg(n.product_id)
    FROM new_rows n JOIN old_rows o USING (site_id, id)
    WHERE n.is_default AND n.price_cents <> o.price_cents
    GROUP BY n.site_id;
  END IF;
  RETURN NULL;
END $$;

-- Only tiers that apply to the smallest quantity are in a list; most begin at larger ones.
CREATE OR REPLACE FUNCTION tiers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  units integer[];
  quantities integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(unit_id), array_agg(q) INTO units, quantities FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(unit_id), array_agg(q) INTO units, quantities FROM old_rows;
  ELSE
    SELECT array_agg(unit_id), array_agg(q) INTO units, quantities
    FROM (SELECT unit_id, q FROM new_rows UNION ALL SELECT unit_id, q FROM old_rows) both_rows;
  END IF;
  INSERT INTO list_renewals (site_id, tiers)
  SELECT p.site_id, array_agg(DISTINCT p.id) FROM unnest(units, quantities) t (unit_id, q)
  JOIN product_units u ON u.id = t.unit_id AND u.is_default
  JOIN products p ON p.id = u.product_id
  WHERE t.q BETWEEN u.content AND p.step * u.content
  GROUP BY p.site_id;
  RETURN NULL;
END $$;
