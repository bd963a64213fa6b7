-- The shop's own ranking among products that are ordered equally often; null until orders are first counted, when
-- `popularity` becomes both (`count-orders.ts`).
ALTER TABLE products ADD COLUMN ranking integer;

-- Whether a product is delivered within two days (docs/behaviour.md §7.4).
ALTER TABLE list_entries ADD COLUMN at_once boolean NOT NULL DEFAULT false;
-- The owner is bound by row-level security too.
ALTER TABLE list_entries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
UPDATE list_entries e SET at_once = true
  FROM products p WHERE p.site_id = e.site_id AND p.id = e.product_id AND p.stock > 0 AND p.delivery_days <= 2;
ALTER TABLE list_entries FORCE ROW LEVEL SECURITY;
ALTER TABLE products FORCE ROW LEVEL SECURITY;
DROP INDEX list_entries_by_name;
CREATE INDEX list_entries_by_name ON list_entries (site_id, group_id, name, product_id)
  INCLUDE (merk, kleur, maat, inhoud, afmeting, lagen, materiaal, certificaat, in_stock, at_once, popularity, unit_id,
    list_cents, family, family_position, firsts);

-- Locks the products in the order of their ids, then their families: a second transaction that renews the same ones waits
-- for the first. With a product its whole family is renewed, whose first entry may be another now.
CREATE OR REPLACE FUNCTION renew_list_entries(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE families integer[];
BEGIN
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  families := ARRAY(SELECT DISTINCT family_id FROM products WHERE id = ANY (changed) AND family_id IS NOT NULL);
  IF cardinality(families) > 0 THEN
    PERFORM FROM product_families WHERE id = ANY (families) ORDER BY id FOR NO KEY UPDATE;
    changed := ARRAY(
      SELECT unnest(changed) UNION SELECT id FROM products WHERE family_id = ANY (families));
  END IF;
  DELETE FROM list_entries WHERE product_id = ANY (changed);
  INSERT INTO list_entries (site_id, group_id, product_id, name, merk, kleur, maat, inhoud, afmeting, lagen, materiaal,
    certificaat, in_stock, at_once, is_sale, popularity, unit_id, list_cents, group_ids, family, family_position)
  SELECT p.site_id, g.id, p.id, p.name, p.brand, p.kleur, p.maat, p.inhoud, p.afmeting, p.lagen, p.materiaal,
    p.certificaat, p.stock > 0, p.stock > 0 AND p.delivery_days <= 2, p.is_sale, p.popularity, u.id, u.price_cents, p.group_ids, coalesce(p.family_id, 0),
    p.family_position
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  JOIN product_units u ON u.product_id = p.id AND u.is_default
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || p.group_ids) AS id) g;
  IF cardinality(families) > 0 THEN
    UPDATE list_entries e SET firsts = n.firsts
    FROM (
      SELECT product_id, group_id,
        (row_number() OVER (f ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 2 * (row_number() OVER (PARTITION BY family, group_id, merk ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 4 * (row_number() OVER (PARTITION BY family, group_id, kleur ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 8 * (row_number() OVER (PARTITION BY family, group_id, maat ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 16 * (row_number() OVER (PARTITION BY family, group_id, inhoud ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 32 * (row_number() OVER (PARTITION BY family, group_id, afmeting ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 64 * (row_number() OVER (PARTITION BY family, group_id, lagen ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 128 * (row_number() OVER (PARTITION BY family, group_id, materiaal ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 256 * (row_number() OVER (PARTITION BY family, group_id, certificaat ORDER BY in_stock DESC, family_position, product_id) = 1)::int
        + 512 * (row_number() OVER (PARTITION BY family, group_id, at_once ORDER BY in_stock DESC, family_position, product_id) = 1)::int AS firsts
      FROM list_entries WHERE product_id = ANY (changed) AND family <> 0
      WINDOW f AS (PARTITION BY family, group_id)) n
    WHERE e.product_id = n.product_id AND e.group_id = n.group_id AND e.product_id = ANY (changed);
  END IF;
  INSERT INTO facet_values (site_id, facet, value)
  SELECT DISTINCT p.site_id, f.facet, f.value
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  CROSS JOIN LATERAL (VALUES ('merk', p.brand), ('kleur', p.kleur), ('maat', p.maat), ('inhoud', p.inhoud),
    ('afmeting', p.afmeting), ('lagen', p.lagen), ('materiaal', p.materiaal), ('certificaat', p.certificaat)) f (facet, value)
  WHERE f.value IS NOT NULL
  ON CONFLICT DO NOTHING;
  PERFORM renew_list_prices(changed);
END $$;

-- The family that a product leaves is renewed with it.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
  families integer[];
BEGIN
  SELECT array_agg(n.id), array_agg(o.family_id) FILTER (WHERE n.family_id IS DISTINCT FROM o.family_id)
  INTO changed, families
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.group_ids, n.name, n.brand, n.kleur, n.maat, n.inhoud, n.afmeting, n.lagen, n.materiaal, n.certificaat,
      n.stock > 0, n.delivery_days <= 2, n.is_sale, n.popularity, n.step, n.active, n.family_id, n.family_position)
    IS DISTINCT FROM (o.group_ids, o.name, o.brand, o.kleur, o.maat, o.inhoud, o.afmeting, o.lagen, o.materiaal,
      o.certificaat, o.stock > 0, o.delivery_days <= 2, o.is_sale, o.popularity, o.step, o.active, o.family_id, o.family_position);
  IF changed IS NULL THEN RETURN NULL; END IF;
  IF families IS NOT NULL THEN
    changed := ARRAY(SELECT unnest(changed) UNION SELECT id FROM products WHERE family_id = ANY (families));
  END IF;
  PERFORM renew_list_entries(changed);
  RETURN NULL;
END $$;
