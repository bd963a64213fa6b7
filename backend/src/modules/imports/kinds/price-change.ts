import { sql } from '../../../db/sql.ts';

/** `change` and `percent` of a price `cents` instead of `present_cents`. */
export const priceChange = sql`
  CASE WHEN present_cents IS NULL THEN 'new' WHEN cents > present_cents THEN 'up' ELSE 'down' END,
  CASE WHEN present_cents > 0 THEN round((cents - present_cents) * 100.0 / present_cents, 2) END`;

/** Its warnings; `data` is the line's, `purchase_cents` its purchase price or null. */
export const priceWarnings = sql`
  array_remove(ARRAY[
    CASE WHEN present_cents > 0 AND abs(cents - present_cents) * 10 > present_cents::bigint * 3 THEN 'price_jump' END,
    CASE WHEN cents = 0 THEN 'price_zero' END,
    CASE WHEN cents < purchase_cents THEN 'below_purchase_price' END,
    CASE WHEN data -> 'rounded' ? 'price' THEN 'rounded' END], NULL)`;
