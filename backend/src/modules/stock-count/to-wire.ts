import type { countedPart } from '@toonbank/contract';
import type { z } from 'zod';
import type { CountPart } from './sums.ts';

/** The contract's form of a part. */
export const toWirePart = (part: CountPart): z.input<typeof countedPart> => ({
  place: part.place,
  product_id: part.productId,
  unit_id: part.unitId,
  code: part.code,
  device: part.device,
  counted_by: part.last.countedBy,
  quantity: part.quantity,
  counted_at: part.countedAt,
});
