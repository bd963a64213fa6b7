-- What the customer last saw a line cost, in cents excl. VAT: of one of its unit, then of each option. NULL: not yet.
ALTER TABLE cart_lines ADD COLUMN seen_cents integer[];
