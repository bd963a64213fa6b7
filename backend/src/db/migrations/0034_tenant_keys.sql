-- Keys carry the tenant. Foreign-key checks bypass row-level security, so a reference by id alone could store a
-- neighbour's id. From here on a tenant table has the key (site_id, …), and a foreign key between two tenant tables
-- compares site_id too.
DO $$
DECLARE
  tenant_tables oid[];
  dropped text[] := '{}';
  added text[] := '{}';
  key record;
BEGIN
  SELECT array_agg(attrelid) INTO tenant_tables FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid
    WHERE attname = 'site_id' AND NOT attisdropped AND relkind = 'r' AND relnamespace = 'public'::regnamespace;

  -- First the foreign keys without the tenant: they stand in the way of the primary keys.
  FOR key IN
    SELECT child.relname AS child, parent.relname AS parent, fk.conname AS name,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY place) FROM unnest(fk.conkey) WITH ORDINALITY AS k (num, place)
        JOIN pg_attribute ON attrelid = fk.conrelid AND attnum = num) AS columns,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY place) FROM unnest(fk.confkey) WITH ORDINALITY AS k (num, place)
        JOIN pg_attribute ON attrelid = fk.confrelid AND attnum = num) AS parent_columns,
      fk.confdeltype AS on_delete
    FROM pg_constraint fk
    JOIN pg_class child ON child.oid = fk.conrelid
    JOIN pg_class parent ON parent.oid = fk.confrelid
    WHERE fk.contype = 'f' AND fk.conrelid = ANY (tenant_tables) AND fk.confrelid = ANY (tenant_tables)
      AND NOT EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = fk.conrelid AND attname = 'site_id' AND attnum = ANY (fk.conkey))
  LOOP
    dropped := dropped || format('ALTER TABLE %I DROP CONSTRAINT %I', key.child, key.name);
    added := added || format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (site_id, %s) REFERENCES %I (site_id, %s)%s',
      key.child, key.name, key.columns, key.parent, key.parent_columns,
      CASE key.on_delete WHEN 'c' THEN ' ON DELETE CASCADE'
        -- Only the reference becomes null; the row stays with its site.
        WHEN 'n' THEN format(' ON DELETE SET NULL (%s)', key.columns) WHEN 'r' THEN ' ON DELETE RESTRICT' ELSE '' END);
  END LOOP;
  -- Then the primary keys.
  FOR key IN
    SELECT relname AS child, pk.conname AS name,
      (SELECT string_agg(quote_ident(attname), ', ' ORDER BY place) FROM unnest(pk.conkey) WITH ORDINALITY AS k (num, place)
        JOIN pg_attribute ON attrelid = pk.conrelid AND attnum = num) AS columns
    FROM pg_constraint pk JOIN pg_class ON pg_class.oid = pk.conrelid
    WHERE pk.contype = 'p' AND pk.conrelid = ANY (tenant_tables)
      AND NOT EXISTS (SELECT FROM pg_attribute
        WHERE attrelid = pk.conrelid AND attname = 'site_id' AND attnum = ANY (pk.conkey))
  LOOP
    dropped := dropped || format('ALTER TABLE %I DROP CONSTRAINT %I', key.child, key.name);
    added := format('ALTER TABLE %I ADD CONSTRAINT %I PRIMARY KEY (site_id, %s)', key.child, key.name, key.columns) || added;
  END LOOP;
  FOR i IN 1 .. coalesce(array_length(dropped, 1), 0) LOOP EXECUTE dropped[i]; END LOOP;
  FOR i IN 1 .. coalesce(array_length(added, 1), 0) LOOP EXECUTE added[i]; END LOOP;
END $$;
--> statement-breakpoint
-- The serving role sees its own site only, and no site's token or admin code. The owner, who turns a token into a site,
-- is not bound by this.
ALTER TABLE sites ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_site ON sites FOR SELECT TO toonbank_app USING (id = current_setting('app.site', true));
--> statement-breakpoint
REVOKE SELECT ON sites FROM toonbank_app;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT SELECT (%s) ON sites TO toonbank_app', (
    SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
    WHERE attrelid = 'sites'::regclass AND attnum > 0 AND NOT attisdropped AND attname NOT IN ('token', 'admin_code')));
END $$;
--> statement-breakpoint
-- It named the old key.
CREATE OR REPLACE FUNCTION index_orders(added integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO order_search (order_id, site_id, customer_id, text)
  SELECT o.id, o.site_id, o.customer_id, lower(concat_ws(E'\n', o.number, o.order_ref, string_agg(r.name || E'\n' || r.article_number, E'\n' ORDER BY r.position, r.id)) COLLATE nl)
  FROM orders o JOIN order_rows r ON r.site_id = o.site_id AND r.order_id = o.id
  WHERE o.id = ANY (added)
  GROUP BY o.site_id, o.id
  ON CONFLICT (site_id, order_id) DO UPDATE SET text = EXCLUDED.text;
$$;
