-- Each line and change of an import belongs to an import of the same site, which has a foreign key to its site. A second check of
-- the site, for each of 100,000 rows, took 0.3 s of their 1.0 s.
ALTER TABLE import_lines DROP CONSTRAINT import_lines_site_id_fkey;
ALTER TABLE import_changes DROP CONSTRAINT import_changes_site_id_fkey;
