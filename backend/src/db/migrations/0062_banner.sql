-- The line above the shop: where it leads, from when until when it is shown, and whether it is switched off.
ALTER TABLE sites
  ADD COLUMN banner_link text NOT NULL DEFAULT '',
  ADD COLUMN banner_from timestamptz,
  ADD COLUMN banner_until timestamptz,
  ADD COLUMN banner_hidden boolean NOT NULL DEFAULT false;
GRANT SELECT (banner_link, banner_from, banner_until, banner_hidden),
  UPDATE (banner_link, banner_from, banner_until, banner_hidden) ON sites TO toonbank_app;

-- What was live had none of these. Row-level security shows one site's rows at a time.
DO $$
DECLARE site text;
BEGIN
  FOR site IN SELECT id FROM sites LOOP
    PERFORM set_config('app.site', site, true);
    UPDATE content_versions
      SET fields = fields || '{"bannerLink": "", "bannerFrom": "", "bannerUntil": "", "bannerHidden": "false"}'
      WHERE kind = 'site' AND state IN ('live', 'old');
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
