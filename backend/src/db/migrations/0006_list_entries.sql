-- What a list needs of a product, once for every group that it stands in and once for the whole shop (group 0): a page,
-- its order and its facets are then read from one index, however wide products are. Kept by triggers, so that nobody
-- who writes products, units or prices can forget it. A product without a default unit is in no list.
CREATE TABLE list_entries (
  site_id text NOT NULL,
  group_id integer NOT NULL,
  product_id integer NOT NULL,
  name text COLLATE nl NOT NULL,
  merk text NOT NULL,
  kleur text,
  inhoud text,
  materiaal text,
  certificaat text,
  in_stock boolean NOT NULL,
  is_sale boolean NOT NULL,
  popularity integer NOT NULL,
  -- The default unit, and the list price of one.
  unit_id integer NOT NULL,
  list_cents integer NOT NULL,
  -- From the top group to the leaf.
  group_ids integer[] NOT NULL,
  PRIMARY KEY (product_id, group_id)
);
--> statement-breakpoint
CREATE INDEX list_entries_by_name ON list_entries (site_id, group_id, name, product_id)
  INCLUDE (merk, kleur, inhoud, materiaal, certificaat, in_stock, popularity, unit_id, list_cents);
--> statement-breakpoint
CREATE INDEX list_entries_by_brand ON list_entries (site_id, merk) WHERE group_id = 0;
--> statement-breakpoint
CREATE INDEX list_entries_on_sale ON list_entries (site_id) WHERE group_id = 0 AND is_sale;
--> statement-breakpoint
-- What one default unit costs on a price list at the smallest quantity that can be ordered, where the list says so.
CREATE TABLE list_prices (
  site_id text NOT NULL,
  price_list_id integer NOT NULL,
  group_id integer NOT NULL,
  product_id integer NOT NULL,
  cents integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX list_prices_by_group ON list_prices (site_id, price_list_id, group_id, product_id) INCLUDE (cents);
--> statement-breakpoint
CREATE INDEX list_prices_by_product ON list_prices (product_id);
--> statement-breakpoint
-- The values that filters may have. One that no product has any more stays: it is known, and finds nothing.
CREATE TABLE facet_values (
  site_id text NOT NULL,
  facet text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (site_id, facet, value)
);
--> statement-breakpoint
-- What the shop shows with a product: what goes with it (matchingProducts), what it links to it (productLinked).
CREATE TABLE product_links (
  site_id text NOT NULL REFERENCES sites (id),
  product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  target text NOT NULL CHECK (target IN ('matchingProducts', 'productLinked')),
  linked_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (product_id, target, linked_id)
);
--> statement-breakpoint
CREATE INDEX product_links_by_linked ON product_links (linked_id);
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['list_entries', 'list_prices', 'facet_values', 'product_links'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY own_site ON %I USING (site_id = current_setting(''app.site'', true)) WITH CHECK (site_id = current_setting(''app.site'', true))', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO toonbank_app', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION renew_list_prices(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_prices WHERE product_id = ANY (changed);
  INSERT INTO list_prices (site_id, price_list_id, group_id, product_id, cents)
  SELECT f.site_id, f.price_list_id, g.id, f.id, f.price_cents
  FROM (
    SELECT DISTINCT ON (t.price_list_id, p.id) t.site_id, t.price_list_id, p.id, p.group_ids, t.price_cents
    FROM unnest(changed) c (id)
    JOIN products p ON p.id = c.id AND p.active
    JOIN product_units u ON u.product_id = p.id AND u.is_default
    JOIN price_tiers t ON t.unit_id = u.id AND t.q BETWEEN u.content AND p.step * u.content
    ORDER BY t.price_list_id, p.id, t.q DESC) f
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || f.group_ids) AS id) g;
END $$;
--> statement-breakpoint
-- The products are locked first, in the order of their ids: whoever renews the same one waits, and sees what was done.
CREATE FUNCTION renew_list_entries(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM list_entries WHERE product_id = ANY (changed);
  INSERT INTO list_entries (site_id, group_id, product_id, name, merk, kleur, inhoud, materiaal, certificaat, in_stock,
    is_sale, popularity, unit_id, list_cents, group_ids)
  SELECT p.site_id, g.id, p.id, p.name, p.brand, p.kleur, p.inhoud, p.materiaal, p.certificaat, p.stock > 0, p.is_sale,
    p.popularity, u.id, u.price_cents, p.group_ids
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  JOIN product_units u ON u.product_id = p.id AND u.is_default
  CROSS JOIN LATERAL (SELECT DISTINCT unnest(0 || p.group_ids) AS id) g;
  INSERT INTO facet_values (site_id, facet, value)
  SELECT DISTINCT p.site_id, f.facet, f.value
  FROM unnest(changed) c (id)
  JOIN products p ON p.id = c.id AND p.active
  CROSS JOIN LATERAL (VALUES ('merk', p.brand), ('kleur', p.kleur), ('inhoud', p.inhoud), ('materiaal', p.materiaal),
    ('certificaat', p.certificaat)) f (facet, value)
  WHERE f.value IS NOT NULL
  ON CONFLICT DO NOTHING;
  PERFORM renew_list_prices(changed);
END $$;
--> statement-breakpoint
-- Stock counts only where it comes or goes: an order renews nothing unless it sells out.
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[] := (
  SELECT array_agg(n.id) FROM new_rows n JOIN old_rows o USING (id)
  WHERE (n.group_ids, n.name, n.brand, n.kleur, n.inhoud, n.materiaal, n.certificaat, n.stock > 0, n.is_sale, n.popularity,
      n.step, n.active)
    IS DISTINCT FROM (o.group_ids, o.name, o.brand, o.kleur, o.inhoud, o.materiaal, o.certificaat, o.stock > 0, o.is_sale,
      o.popularity, o.step, o.active));
BEGIN
  IF changed IS NOT NULL THEN PERFORM renew_list_entries(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Also for products that go: their units go along.
CREATE FUNCTION units_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN changed := (SELECT array_agg(DISTINCT product_id) FROM new_rows);
  ELSIF TG_OP = 'DELETE' THEN changed := (SELECT array_agg(DISTINCT product_id) FROM old_rows);
  ELSE changed := (
    SELECT array_agg(DISTINCT product_id)
    FROM (SELECT product_id FROM new_rows UNION ALL SELECT product_id FROM old_rows) both_rows);
  END IF;
  IF changed IS NOT NULL THEN PERFORM renew_list_entries(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most tiers begin at larger quantities, and change nothing here.
CREATE FUNCTION tiers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  units integer[];
  quantities integer[];
  changed integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(unit_id), array_agg(q) INTO units, quantities FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(unit_id), array_agg(q) INTO units, quantities FROM old_rows;
  ELSE
    SELECT array_agg(unit_id), array_agg(q) INTO units, quantities
    FROM (SELECT unit_id, q FROM new_rows UNION ALL SELECT unit_id, q FROM old_rows) both_rows;
  END IF;
  changed := (
    SELECT array_agg(DISTINCT p.id) FROM unnest(units, quantities) t (unit_id, q)
    JOIN product_units u ON u.id = t.unit_id AND u.is_default
    JOIN products p ON p.id = u.product_id
    WHERE t.q BETWEEN u.content AND p.step * u.content);
  IF changed IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM products WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
  PERFORM renew_list_prices(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_entries_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER list_entries_insert AFTER INSERT ON product_units
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION units_changed();
--> statement-breakpoint
CREATE TRIGGER list_entries_update AFTER UPDATE ON product_units
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION units_changed();
--> statement-breakpoint
CREATE TRIGGER list_entries_delete AFTER DELETE ON product_units
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION units_changed();
--> statement-breakpoint
CREATE TRIGGER list_prices_insert AFTER INSERT ON price_tiers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tiers_changed();
--> statement-breakpoint
CREATE TRIGGER list_prices_update AFTER UPDATE ON price_tiers
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tiers_changed();
--> statement-breakpoint
CREATE TRIGGER list_prices_delete AFTER DELETE ON price_tiers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tiers_changed();
--> statement-breakpoint
-- Shops that have products already. Row-level security holds for the owner too, so each site is done as itself.
DO $$
DECLARE site text;
BEGIN
  FOR site IN SELECT id FROM sites LOOP
    PERFORM set_config('app.site', site, true);
    PERFORM renew_list_entries(coalesce((SELECT array_agg(id) FROM products WHERE site_id = site), '{}'));
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
--> statement-breakpoint
-- Entries say it.
DROP TABLE group_products;
