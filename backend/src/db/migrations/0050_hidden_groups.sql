-- A hidden group is not in the shop, and neither is what is below it.
ALTER TABLE product_groups ADD COLUMN hidden boolean NOT NULL DEFAULT false;
