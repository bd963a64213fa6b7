-- Groups in which a product also stands, besides its own one: that is the one of its address, its breadcrumb and its sales.
CREATE TABLE product_extra_groups (
  site_id text NOT NULL REFERENCES sites (id),
  product_id integer NOT NULL,
  group_id integer NOT NULL,
  PRIMARY KEY (site_id, product_id, group_id),
  CONSTRAINT product_extra_groups_product_id_fkey
    FOREIGN KEY (site_id, product_id) REFERENCES products (site_id, id) ON DELETE CASCADE,
  CONSTRAINT product_extra_groups_group_id_fkey FOREIGN KEY (site_id, group_id) REFERENCES product_groups (site_id, id)
);
CREATE INDEX product_extra_groups_by_group ON product_extra_groups (site_id, group_id);
ALTER TABLE product_extra_groups ENABLE ROW LEVEL SECURITY;
ALTER TABLE product_extra_groups FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON product_extra_groups USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON product_extra_groups TO toonbank_app;

-- Those groups and all above them: the product is listed in each.
ALTER TABLE products ADD COLUMN more_group_ids integer[] NOT NULL DEFAULT '{}';

-- Sets `more_group_ids` of these products by their rows of product_extra_groups.
CREATE FUNCTION renew_more_groups(changed integer[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE lineage AS (
    SELECT x.product_id, g.id, g.parent_id FROM product_extra_groups x
    JOIN product_groups g ON g.site_id = x.site_id AND g.id = x.group_id WHERE x.product_id = ANY (changed)
    UNION
    SELECT l.product_id, g.id, g.parent_id FROM product_groups g JOIN lineage l ON l.parent_id = g.id),
  wanted AS (
    SELECT c.id, coalesce(array_agg(l.id ORDER BY l.id) FILTER (WHERE l.id IS NOT NULL), '{}') AS ids
    FROM unnest(changed) c (id) LEFT JOIN lineage l ON l.product_id = c.id GROUP BY c.id)
  UPDATE products p SET more_group_ids = w.ids FROM wanted w WHERE p.id = w.id AND p.more_group_ids <> w.ids
$$;

-- As in 0042, with these groups.
CREATE OR REPLACE FUNCTION renew_list_entries(changed integer[], families integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_entries WHERE product_id = ANY (changed);
  INSERT INTO list_entries (site_id, group_id, product_id, name, merk, kleur, maat, inhoud, afmeting, lagen, materiaal,
    certificaat, in_stock, at_once, is_sale, popularity, unit_id, list_cents, group_ids, family, family_position,
    use_measure, use_amount)
  SELECT p.site_id, g.id, p.id, p.name, p.brand, p.kleur, p.maat, p.inhoud, p.afmeting, p.lagen, p.materiaal,
    p.certificaat, p.stock > 0, p.stock > 0 AND p.delivery_days <= 2, p.is_sale, p.popularity, u.id, u.price_cents,
    p.group_ids, coalesce(p.family_id, 0), p.family_position, p.use_measure, u.content::float8 * p.use_content
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  JOIN product_units u ON u.product_id = p.id AND u.is_default
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || p.group_ids || p.more_group_ids) AS id) g;
  IF cardinality(families) > 0 THEN PERFORM renew_families(families); END IF;
  PERFORM add_facet_values(changed);
  PERFORM renew_list_prices(changed);
END $$;

CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_renewals (site_id, products, families, copies, counted)
  SELECT n.site_id,
    coalesce(array_agg(n.id) FILTER (WHERE (n.group_ids, n.more_group_ids, n.step, n.active, n.family_id, n.use_measure, n.use_content)
      IS DISTINCT FROM (o.group_ids, o.more_group_ids, o.step, o.active, o.family_id, o.use_measure, o.use_content)), '{}'),
    coalesce(array_agg(DISTINCT o.family_id) FILTER (WHERE n.family_id IS DISTINCT FROM o.family_id AND o.family_id IS NOT NULL), '{}'),
    coalesce(array_agg(n.id) FILTER (WHERE (n.group_ids, n.more_group_ids, n.step, n.active, n.family_id, n.use_measure, n.use_content)
      IS NOT DISTINCT FROM (o.group_ids, o.more_group_ids, o.step, o.active, o.family_id, o.use_measure, o.use_content)), '{}'),
    coalesce(array_agg(n.id) FILTER (
      WHERE (n.group_ids, n.more_group_ids, n.brand, n.kleur, n.maat, n.inhoud, n.afmeting, n.lagen, n.materiaal, n.certificaat,
          n.stock > 0 AND n.delivery_days <= 2, n.active, n.family_id, n.use_measure)
        IS DISTINCT FROM (o.group_ids, o.more_group_ids, o.brand, o.kleur, o.maat, o.inhoud, o.afmeting, o.lagen, o.materiaal, o.certificaat,
          o.stock > 0 AND o.delivery_days <= 2, o.active, o.family_id, o.use_measure)), '{}')
  FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.group_ids, n.more_group_ids, n.name, n.brand, n.kleur, n.maat, n.inhoud, n.afmeting, n.lagen, n.materiaal, n.certificaat,
      n.stock > 0, n.delivery_days <= 2, n.is_sale, n.popularity, n.step, n.active, n.family_id, n.family_position,
      n.use_measure, n.use_content)
    IS DISTINCT FROM (o.group_ids, o.more_group_ids, o.name, o.brand, o.kleur, o.maat, o.inhoud, o.afmeting, o.lagen, o.materiaal,
      o.certificaat, o.stock > 0, o.delivery_days <= 2, o.is_sale, o.popularity, o.step, o.active, o.family_id, o.family_position,
      o.use_measure, o.use_content)
  GROUP BY n.site_id;
  RETURN NULL;
END $$;
