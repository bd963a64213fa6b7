-- Pictures that a site serves under /media/<site>/<path>: the demo's drawings, and what is uploaded.
CREATE TABLE media (
  site_id text NOT NULL REFERENCES sites (id),
  -- '<folder>/<file>', e.g. 'packshots/3f2a….svg'.
  path text NOT NULL CHECK (path ~ '^[a-z0-9-]+/[a-z0-9][a-z0-9.-]*$'),
  content_type text NOT NULL,
  -- How `bytes` is packed: drawings are stored, and mostly sent, gzipped.
  encoding text NOT NULL DEFAULT 'identity' CHECK (encoding IN ('identity', 'gzip')),
  bytes bytea NOT NULL,
  PRIMARY KEY (site_id, path)
);
--> statement-breakpoint
-- Packed already: another attempt at compressing it is a waste.
ALTER TABLE media ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE media ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE media FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_site ON media USING (site_id = current_setting('app.site', true)) WITH CHECK (site_id = current_setting('app.site', true));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON media TO toonbank_app;
