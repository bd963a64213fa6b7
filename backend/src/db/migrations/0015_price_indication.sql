-- The measure of the unit price, and the thousandths of it that one base piece holds: 500 of 'l' is half a litre. Null
-- for a product without a unit price.
ALTER TABLE products ADD COLUMN net_measure text CHECK (net_measure IN ('l', 'kg', 'm', 'm2', 'piece'));
ALTER TABLE products ADD COLUMN net_content integer CHECK (net_content > 0);
ALTER TABLE products ADD CONSTRAINT products_net CHECK ((net_measure IS NULL) = (net_content IS NULL));
-- The moment at which the sale began; null outside a sale, and for a sale from before this column.
ALTER TABLE products ADD COLUMN sale_since timestamptz;

CREATE FUNCTION note_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_sale THEN NEW.sale_since := NULL;
  ELSIF TG_OP = 'INSERT' THEN NEW.sale_since := coalesce(NEW.sale_since, now());
  ELSIF NOT OLD.is_sale THEN NEW.sale_since := coalesce(NEW.sale_since, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sale_begins BEFORE INSERT OR UPDATE OF is_sale ON products FOR EACH ROW EXECUTE FUNCTION note_sale();

-- List prices that units had, each until the moment of the next one.
CREATE TABLE past_prices (
  site_id text NOT NULL REFERENCES sites (id),
  unit_id integer NOT NULL,
  until timestamptz NOT NULL,
  price_cents integer NOT NULL,
  PRIMARY KEY (site_id, unit_id, until),
  CONSTRAINT past_prices_unit_id_fkey
    FOREIGN KEY (site_id, unit_id) REFERENCES product_units (site_id, id) ON DELETE CASCADE
);
ALTER TABLE past_prices ENABLE ROW LEVEL SECURITY;
ALTER TABLE past_prices FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON past_prices
  USING (site_id = current_setting('app.site', true)) WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT ON past_prices TO toonbank_app;

-- A transaction that waited for another one stores a later moment than that one, although it began earlier.
CREATE FUNCTION note_past_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO past_prices (site_id, unit_id, until, price_cents)
  SELECT o.site_id, o.id, greatest(now(), (
      SELECT max(h.until) + interval '1 microsecond' FROM past_prices h WHERE h.site_id = o.site_id AND h.unit_id = o.id)),
    o.price_cents
  FROM old_rows o JOIN new_rows n ON n.site_id = o.site_id AND n.id = o.id
  WHERE n.price_cents <> o.price_cents;
  RETURN NULL;
END $$;
CREATE TRIGGER past_prices_update AFTER UPDATE ON product_units
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_past_prices();

-- The lowest list price of a unit in the 30 days before its reduction began; null without a sale. A reduction begins with
-- the sale, and again when the price rises in the sale. A day is a day in Amsterdam.
CREATE FUNCTION prior_price(unit integer, present_cents integer, began_at timestamptz) RETURNS integer
LANGUAGE sql STABLE AS $$
  WITH spans AS (
    SELECT cents, lag(ended, 1, '-infinity') OVER in_time AS began, ended, lead(cents) OVER in_time AS next_cents
    FROM (
      SELECT price_cents AS cents, until AS ended FROM past_prices WHERE unit_id = unit
      UNION ALL SELECT present_cents, 'infinity') priced
    WINDOW in_time AS (ORDER BY ended)),
  reduction AS (
    SELECT greatest(began_at, max(ended) FILTER (WHERE ended > began_at AND next_cents > cents)) AS began FROM spans)
  SELECT min(s.cents) FROM spans s, reduction r
  WHERE s.began < r.began
    AND s.ended > ((r.began AT TIME ZONE 'Europe/Amsterdam')::date - 30)::timestamp AT TIME ZONE 'Europe/Amsterdam'
$$;
