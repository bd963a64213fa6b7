import { z } from 'zod';
import { id, instant, text } from '../fields.ts';
import { stockPlace } from './events.ts';
import { MAX_COUNTED, MAX_PLACES, MAX_STOCK_LINES } from './limits.ts';

/** Where a product of a list is kept, and how much of it. Quantities are base pieces. */
export const stockLine = z.object({
  product_id: id,
  place: z.string(),
  /** Below this it is ordered; null: never. */
  minimum: z.number().nullable(),
  /** It is ordered up to this; null: up to the minimum. */
  maximum: z.number().nullable(),
  /** Base pieces that the latest finished count found here; null: never counted. */
  last: z.number().nullable(),
  last_counted_at: instant.nullable(),
});

const pieces = z.number().int().min(0).max(MAX_COUNTED);
const quantities = { place: stockPlace, minimum: pieces.nullable(), maximum: pieces.nullable() };
interface Quantities {
  minimum: number | null;
  maximum: number | null;
}
const fits = ({ minimum, maximum }: Quantities) => maximum === null || maximum >= (minimum ?? 0);

/** A product at one of its places. */
export const stockQuantities = z.strictObject(quantities).refine(fits, { path: ['maximum'] });

/** The id of a removed list, and its places and lines, as removing it answered them. */
export const restoredList = z.strictObject({
  listID: id,
  key: text(64),
  places: z.array(stockPlace.min(1)).max(MAX_PLACES),
  lines: z
    .array(z.strictObject({ productID: id, ...quantities }).refine(fits, { path: ['maximum'] }))
    .max(MAX_STOCK_LINES),
});
