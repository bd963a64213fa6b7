-- Master texts: pages with the same text on many sites. They belong to the operator, not to a site.
CREATE TABLE master_texts (
  code text PRIMARY KEY,
  -- The site whose managers may change it.
  home_site text NOT NULL REFERENCES sites (id),
  -- The newest one.
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE master_text_versions (
  code text NOT NULL REFERENCES master_texts (code),
  version integer NOT NULL,
  fields jsonb NOT NULL,
  -- The name of an administrator; empty for the operator.
  author text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (code, version)
);

-- The pages of sites that have a master text. A page follows while its text is that of its version.
CREATE TABLE master_pages (
  site_id text NOT NULL REFERENCES sites (id),
  page_id integer NOT NULL,
  code text NOT NULL,
  -- The version that it has, or that its site decided about.
  version integer NOT NULL,
  PRIMARY KEY (site_id, page_id),
  CONSTRAINT master_pages_page_id_fkey
    FOREIGN KEY (site_id, page_id) REFERENCES content_pages (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (code, version) REFERENCES master_text_versions (code, version)
);
CREATE INDEX master_pages_by_code ON master_pages (site_id, code);

ALTER TABLE master_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE master_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON master_pages
  USING (site_id = current_setting('app.site', true)) WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON master_pages TO toonbank_app;

-- A site reads the texts that its pages have, and writes those whose home it is. Without a site it is the operator.
ALTER TABLE master_texts ENABLE ROW LEVEL SECURITY;
ALTER TABLE master_texts FORCE ROW LEVEL SECURITY;
CREATE POLICY of_own_pages ON master_texts FOR SELECT
  USING (coalesce(current_setting('app.site', true), '') IN ('', home_site)
    OR EXISTS (SELECT FROM master_pages p WHERE p.code = master_texts.code));
CREATE POLICY at_home ON master_texts
  USING (coalesce(current_setting('app.site', true), '') IN ('', home_site))
  WITH CHECK (coalesce(current_setting('app.site', true), '') IN ('', home_site));
GRANT SELECT, INSERT ON master_texts TO toonbank_app;
GRANT UPDATE (version) ON master_texts TO toonbank_app;

ALTER TABLE master_text_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE master_text_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY of_own_pages ON master_text_versions FOR SELECT
  USING (EXISTS (SELECT FROM master_texts t WHERE t.code = master_text_versions.code));
CREATE POLICY at_home ON master_text_versions FOR INSERT
  WITH CHECK (EXISTS (SELECT FROM master_texts t WHERE t.code = master_text_versions.code
    AND coalesce(current_setting('app.site', true), '') IN ('', t.home_site)));
GRANT SELECT, INSERT ON master_text_versions TO toonbank_app;
