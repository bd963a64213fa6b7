-- Addresses that a site had before, each with the path that the storefront redirects it to: links to one are not dead.
ALTER TABLE sites ADD COLUMN redirects jsonb NOT NULL DEFAULT '{}';
GRANT SELECT (redirects) ON sites TO toonbank_app;

-- What was checked: with other content, other drafts or on another day the findings are out of date.
ALTER TABLE content_checks ADD COLUMN state text NOT NULL DEFAULT '';
