-- As in 0065. An order may leave the copying of a product's stock to a job. Another change of the product before that job, of its
-- name for example, copied the stock too, but did not count it; and the job found nothing left to count. So the counts of
-- filters stayed wrong. Now each renewal counts the products of which it changes a value that is counted.
CREATE OR REPLACE FUNCTION renew_due_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
  copied integer[];
  tiered integer[];
  priced integer[];
  left_families integer[];
  families integer[];
  counted_products integer[];
  before list_counts[];
  waits_usually text;
BEGIN
  WITH due AS (DELETE FROM list_renewals RETURNING *)
  SELECT ARRAY(SELECT DISTINCT unnest(due.products) FROM due),
    ARRAY(SELECT unnest(due.copies) FROM due EXCEPT SELECT unnest(due.products) FROM due),
    ARRAY(SELECT unnest(due.tiers) FROM due EXCEPT SELECT unnest(due.products) FROM due),
    ARRAY(SELECT unnest(due.prices) FROM due EXCEPT SELECT unnest(due.products) FROM due),
    ARRAY(SELECT DISTINCT unnest(due.families) FROM due),
    ARRAY(SELECT DISTINCT unnest(due.counted) FROM due)
  INTO changed, copied, tiered, priced, left_families, counted_products;
  IF cardinality(changed || copied || tiered || priced || left_families) = 0 THEN RETURN NULL; END IF;

  -- An order, or a change of stock or popularity: it only copies values, so it need not wait for an import. An import of stock
  -- copies the values of many products, and waits.
  IF cardinality(changed || tiered || priced || left_families) = 0 AND cardinality(copied) <= 500 THEN
    waits_usually := current_setting('lock_timeout');
    BEGIN
      PERFORM set_config('lock_timeout', '500ms', true);
      PERFORM FROM products WHERE id = ANY (copied) ORDER BY id FOR NO KEY UPDATE;
      PERFORM FROM product_families WHERE id IN (SELECT family_id FROM products WHERE id = ANY (copied))
        ORDER BY id FOR NO KEY UPDATE;
      PERFORM FROM list_entries
        WHERE product_id = ANY (copied || ARRAY(
          SELECT m.id FROM products m JOIN products p ON p.family_id = m.family_id WHERE p.id = ANY (copied)))
        ORDER BY product_id, group_id FOR NO KEY UPDATE;
      PERFORM set_config('lock_timeout', waits_usually, true);
    EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
      INSERT INTO jobs (site_id, kind, key, payload, run_at)
      VALUES (NEW.site_id, 'lists.renew', gen_random_uuid()::text,
        jsonb_build_object('copies', copied, 'counted', counted_products), now() + interval '5 seconds');
      RETURN NULL;
    END;
  END IF;

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
  -- Also what an order left to a job, and this transaction copies before that job.
  IF cardinality(changed || copied) > 0 THEN
    counted_products := counted_products || ARRAY(
      SELECT p.id FROM products p JOIN list_entries e ON e.site_id = p.site_id AND e.product_id = p.id AND e.group_id = 0
      WHERE p.id = ANY (changed || copied) AND p.id <> ALL (counted_products)
        AND (p.brand, p.kleur, p.maat, p.inhoud, p.afmeting, p.lagen, p.materiaal, p.certificaat,
            p.stock > 0 AND p.delivery_days <= 2, p.use_measure)
          IS DISTINCT FROM (e.merk, e.kleur, e.maat, e.inhoud, e.afmeting, e.lagen, e.materiaal, e.certificaat,
            e.at_once, e.use_measure));
  END IF;
  -- Not before the families are locked: until then another transaction may add a member.
  IF cardinality(counted_products || left_families) > 0 THEN
    counted_products := ARRAY(
      SELECT unnest(counted_products) UNION SELECT id FROM products WHERE family_id IN (
        SELECT unnest(left_families) UNION SELECT family_id FROM products WHERE id = ANY (counted_products)));
    before := ARRAY(SELECT c FROM counts_of_entries(counted_products) c);
  END IF;

  IF cardinality(changed || left_families) > 0 THEN PERFORM renew_list_entries(changed, families); END IF;
  IF cardinality(copied) > 0 THEN PERFORM copy_to_entries(copied, families); END IF;
  IF cardinality(counted_products) > 0 THEN PERFORM add_list_counts(counted_products, before); END IF;
  IF cardinality(tiered) > 0 THEN PERFORM renew_list_prices(tiered); END IF;
  IF cardinality(priced) > 0 THEN
    UPDATE list_entries e SET list_cents = u.price_cents
    FROM product_units u
    WHERE e.product_id = ANY (priced) AND u.site_id = e.site_id AND u.id = e.unit_id AND e.list_cents <> u.price_cents;
  END IF;
  RETURN NULL;
END $$;

-- Counts may be wrong by now. The owner is bound by row-level security too.
ALTER TABLE list_entries NO FORCE ROW LEVEL SECURITY;
ALTER TABLE list_counts NO FORCE ROW LEVEL SECURITY;
DELETE FROM list_counts;
INSERT INTO list_counts (site_id, group_id, facet, value, entries)
  SELECT site_id, group_id, facet, value, entries
  FROM counts_of_entries(ARRAY(SELECT product_id FROM list_entries WHERE group_id = 0));
ALTER TABLE list_entries FORCE ROW LEVEL SECURITY;
ALTER TABLE list_counts FORCE ROW LEVEL SECURITY;
