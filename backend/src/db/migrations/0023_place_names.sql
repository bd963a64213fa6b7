-- Former names of a place, with the moment until which it had each: entries of then belong to the place as it is called now.
ALTER TABLE stock_places ADD COLUMN former_names jsonb NOT NULL DEFAULT '[]';
