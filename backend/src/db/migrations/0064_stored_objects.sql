-- Bytes of pictures, videos and documents may be in a folder or a bucket (ADR 208). A row has its bytes itself, or names the
-- object that has them.
CREATE TABLE stored_objects (
  site_id text NOT NULL REFERENCES sites (id),
  -- Where it is, and the SHA-256 of its bytes: 's3:3f2a…'. It is noted here before it is written.
  object text NOT NULL CHECK (object ~ '^(folder|s3):[0-9a-f]{64}$'),
  -- In bytes.
  size integer NOT NULL,
  -- Since when no row names it, as far as the clean-up knows.
  unused_since timestamptz,
  -- While the clean-up removes it, no row may come to name it.
  removing_until timestamptz,
  PRIMARY KEY (site_id, object)
);
ALTER TABLE stored_objects ENABLE ROW LEVEL SECURITY;
ALTER TABLE stored_objects FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON stored_objects USING (site_id = current_setting('app.site', true))
  WITH CHECK (site_id = current_setting('app.site', true));
GRANT SELECT, INSERT, UPDATE, DELETE ON stored_objects TO toonbank_app;

ALTER TABLE media
  ALTER COLUMN bytes DROP NOT NULL,
  ADD COLUMN object text,
  ADD CONSTRAINT media_object_fkey FOREIGN KEY (site_id, object) REFERENCES stored_objects (site_id, object),
  ADD CONSTRAINT media_bytes_in_one_place CHECK (num_nonnulls(bytes, object) = 1);
ALTER TABLE media_variants
  ALTER COLUMN bytes DROP NOT NULL,
  ADD COLUMN object text,
  ADD CONSTRAINT media_variants_object_fkey FOREIGN KEY (site_id, object) REFERENCES stored_objects (site_id, object),
  ADD CONSTRAINT media_variants_bytes_in_one_place CHECK (num_nonnulls(bytes, object) = 1);
ALTER TABLE product_files
  ALTER COLUMN bytes DROP NOT NULL,
  ADD COLUMN object text,
  ADD CONSTRAINT product_files_object_fkey FOREIGN KEY (site_id, object) REFERENCES stored_objects (site_id, object),
  ADD CONSTRAINT product_files_bytes_in_one_place CHECK (num_nonnulls(bytes, object) = 1);

CREATE INDEX media_by_object ON media (site_id, object) WHERE object IS NOT NULL;
CREATE INDEX media_variants_by_object ON media_variants (site_id, object) WHERE object IS NOT NULL;
CREATE INDEX product_files_by_object ON product_files (site_id, object) WHERE object IS NOT NULL;
