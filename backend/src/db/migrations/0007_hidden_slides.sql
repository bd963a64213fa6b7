-- A new slide and a new news item are hidden until they are published.
ALTER TABLE slides ADD COLUMN visible boolean NOT NULL DEFAULT true;
ALTER TABLE news_items ADD COLUMN visible boolean NOT NULL DEFAULT true;

-- What was live was visible. Row-level security shows one site's rows at a time.
DO $$
DECLARE site text;
BEGIN
  FOR site IN SELECT id FROM sites LOOP
    PERFORM set_config('app.site', site, true);
    UPDATE content_versions SET fields = fields || '{"visible": "true"}'
      WHERE kind IN ('slide', 'news') AND state IN ('live', 'old');
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
