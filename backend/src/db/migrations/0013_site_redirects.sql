-- Addresses that a site had before, each with the path that the storefront redirects it to: links to one are not dead.
ALTER TABLE sites ADD COLUMN redirects jsonb NOT NULL DEFAULT '{}';
GRANT SELECT (redirects) ON sites TO toonbank_app;
