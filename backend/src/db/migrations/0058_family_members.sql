-- The members of a family that are in lists, as lists of families link them: one row is read instead of two per member.
ALTER TABLE product_families ADD COLUMN members json;
-- The prices of a family's members.
CREATE INDEX list_entries_by_family ON list_entries (site_id, family) INCLUDE (product_id, unit_id, list_cents)
  WHERE group_id = 0 AND family <> 0;

CREATE FUNCTION renew_family_members(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_families f SET members = n.members
  FROM (
    SELECT c.id, (
      SELECT json_agg(json_build_object('product_id', m.id, 'slug', m.slug, 'family_value', m.family_value)
        ORDER BY m.family_position, m.id)
      FROM list_entries e JOIN products m ON m.site_id = e.site_id AND m.id = e.product_id
      WHERE e.group_id = 0 AND e.family <> 0 AND e.site_id = c.site_id AND e.family = c.id) AS members
    FROM product_families c WHERE c.id = ANY (changed)) n
  WHERE f.id = n.id AND f.members::text IS DISTINCT FROM n.members::text;
END $$;
-- The owner is bound by row-level security too.
ALTER TABLE product_families NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_entries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
SELECT renew_family_members(ARRAY(SELECT id FROM product_families));
ALTER TABLE product_families FORCE ROW LEVEL SECURITY;
ALTER TABLE list_entries FORCE ROW LEVEL SECURITY;
ALTER TABLE products FORCE ROW LEVEL SECURITY;

-- As in 0031, with the members.
CREATE OR REPLACE FUNCTION renew_families(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH ranked AS MATERIALIZED (
    SELECT *, (row_number() OVER (PARTITION BY family, group_id ORDER BY in_stock DESC, family_position, product_id) - 1)::smallint AS rank
    FROM list_entries
    WHERE family <> 0 AND product_id IN (SELECT id FROM products WHERE family_id = ANY (changed))),
  bits AS (SELECT *, 1::bigint << least(rank, 62) AS bit FROM ranked),
  members AS MATERIALIZED (
    SELECT site_id, product_id, group_id, rank,
    bit_or(bit) OVER (PARTITION BY family, group_id, merk ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_merk,
    bit_or(bit) OVER (PARTITION BY family, group_id, kleur ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_kleur,
    bit_or(bit) OVER (PARTITION BY family, group_id, maat ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_maat,
    bit_or(bit) OVER (PARTITION BY family, group_id, inhoud ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_inhoud,
    bit_or(bit) OVER (PARTITION BY family, group_id, afmeting ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_afmeting,
    bit_or(bit) OVER (PARTITION BY family, group_id, lagen ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_lagen,
    bit_or(bit) OVER (PARTITION BY family, group_id, materiaal ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_materiaal,
    bit_or(bit) OVER (PARTITION BY family, group_id, certificaat ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_certificaat,
    bit_or(bit) OVER (PARTITION BY family, group_id, at_once ORDER BY rank ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS twins_voorraad
    FROM bits)
  UPDATE list_entries e SET (family_rank, twins_merk, twins_kleur, twins_maat, twins_inhoud, twins_afmeting, twins_lagen, twins_materiaal, twins_certificaat, twins_voorraad)
    = (n.rank, n.twins_merk, n.twins_kleur, n.twins_maat, n.twins_inhoud, n.twins_afmeting, n.twins_lagen, n.twins_materiaal, n.twins_certificaat, n.twins_voorraad)
  FROM members n
  WHERE e.site_id = n.site_id AND e.product_id = n.product_id AND e.group_id = n.group_id
    AND (e.family_rank, e.twins_merk, e.twins_kleur, e.twins_maat, e.twins_inhoud, e.twins_afmeting, e.twins_lagen, e.twins_materiaal, e.twins_certificaat, e.twins_voorraad)
      IS DISTINCT FROM (n.rank, n.twins_merk, n.twins_kleur, n.twins_maat, n.twins_inhoud, n.twins_afmeting, n.twins_lagen, n.twins_materiaal, n.twins_certificaat, n.twins_voorraad);
  PERFORM renew_family_members(changed);
END $$;

-- As in 0054, with what the links of a family show.
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
      n.stock > 0, n.delivery_days <= 2, n.is_sale, n.popularity, n.step, n.active, n.family_id, n.family_position, n.slug,
      n.family_value, n.use_measure, n.use_content)
    IS DISTINCT FROM (o.group_ids, o.more_group_ids, o.name, o.brand, o.kleur, o.maat, o.inhoud, o.afmeting, o.lagen, o.materiaal,
      o.certificaat, o.stock > 0, o.delivery_days <= 2, o.is_sale, o.popularity, o.step, o.active, o.family_id, o.family_position,
      o.slug, o.family_value, o.use_measure, o.use_content)
  GROUP BY n.site_id;
  RETURN NULL;
END $$;
