-- A notice of the site: HTML that administrators edit in place, shown on the home page and in the cart.
ALTER TABLE sites ADD COLUMN notice text NOT NULL DEFAULT '';
GRANT SELECT (notice), UPDATE (notice) ON sites TO toonbank_app;

-- Its images and links. The owner changes sites too, so the trigger itself names the site for row-level security.
CREATE FUNCTION rewrite_site_refs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE former text := current_setting('app.site', true);
BEGIN
  PERFORM set_config('app.site', NEW.id, true);
  DELETE FROM content_refs WHERE site_id = NEW.id AND from_kind = 'site' AND from_id = 1;
  INSERT INTO content_refs (site_id, from_kind, from_id, to_kind, to_key)
  SELECT NEW.id, 'site', 1, r.to_kind, r.to_key FROM content_refs_in(jsonb_build_object('notice', NEW.notice)) r;
  PERFORM set_config('app.site', coalesce(former, ''), true);
  RETURN NULL;
END $$;
CREATE TRIGGER content_refs AFTER INSERT OR UPDATE OF notice ON sites
  FOR EACH ROW EXECUTE FUNCTION rewrite_site_refs();

-- What was live had no notice. Row-level security shows one site's rows at a time.
DO $$
DECLARE site text;
BEGIN
  FOR site IN SELECT id FROM sites LOOP
    PERFORM set_config('app.site', site, true);
    UPDATE content_versions SET fields = fields || '{"notice": ""}'
      WHERE kind = 'site' AND state IN ('live', 'old');
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
