-- What the price of use is of, and the thousandths of it that one base piece gives: 200 of 'thousand_sheets' is a roll of 200
-- sheets. Null for a product whose use is unknown.
ALTER TABLE products ADD COLUMN use_measure text CHECK (use_measure IN ('litre_solution', 'thousand_sheets', 'wash'));
ALTER TABLE products ADD COLUMN use_content integer CHECK (use_content > 0);
ALTER TABLE products ADD CONSTRAINT products_use CHECK ((use_measure IS NULL) = (use_content IS NULL));
-- Each list counts its products with a use.
CREATE INDEX products_by_use ON products (site_id, id) INCLUDE (use_measure) WHERE use_measure IS NOT NULL;
