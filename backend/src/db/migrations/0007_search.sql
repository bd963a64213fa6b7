-- Which products a word or number occurs in, for search. Row-level security keeps pattern and text-search operators
-- from their indexes, so words are found in the vocabulary first, and then looked up here by what is leakproof:
-- equality and order.
CREATE TABLE search_postings (
  site_id text NOT NULL REFERENCES sites (id),
  -- Where the word stands in them: the lower, the more it says.
  place smallint NOT NULL,
  word text COLLATE "C" NOT NULL,
  -- Products of ids that share their upper bits, so that a row stays small however common the word.
  block integer NOT NULL,
  products integer[] NOT NULL,
  PRIMARY KEY (site_id, place, word, block)
);
--> statement-breakpoint
-- At most 4 KB: neither packed nor put elsewhere, so that reading a row is reading a page.
ALTER TABLE search_postings ALTER COLUMN products SET STORAGE PLAIN;
--> statement-breakpoint
CREATE INDEX search_postings_by_block ON search_postings (site_id, block);
--> statement-breakpoint
-- All words of a site's products in one text. Search keeps it in memory until `version` changes.
CREATE TABLE search_vocabularies (
  site_id text PRIMARY KEY REFERENCES sites (id),
  version uuid NOT NULL DEFAULT gen_random_uuid(),
  -- How the words were made.
  format integer NOT NULL,
  words text NOT NULL
);
--> statement-breakpoint
-- What searched before. Products that are there already are filled at the next start.
ALTER TABLE products DROP COLUMN search, DROP COLUMN search_text;
--> statement-breakpoint
DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['search_postings', 'search_vocabularies'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format(
      'CREATE POLICY own_site ON %I USING (site_id = current_setting(''app.site'', true)) WITH CHECK (site_id = current_setting(''app.site'', true))', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO toonbank_app', t);
  END LOOP;
END $$;
