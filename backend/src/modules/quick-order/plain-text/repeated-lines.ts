import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { OrderedRow } from './last-order.ts';

export type AnswerLine = z.input<typeof endpoints.quickOrder.understand.response>['lines'][number];

/** A row of the last order as a line. */
const repeatedLine = ({
  order,
  name,
  quantity,
  unit,
  unitId,
  productId,
  inStock,
}: OrderedRow): AnswerLine => ({
  text: name,
  quantity,
  ...(unit !== '' && { unit }),
  repeats_order: order,
  sure: productId === null ? 'none' : inStock ? 'certain' : 'likely',
  candidates:
    productId === null || unitId === null
      ? []
      : [{ product_id: productId, unit_id: unitId, quantity, unit_fits: true, times: 1, listed: false }],
});

/**
 * The lines that a wish for the last order stands for. @param text the wish @param refused ids of products that the
 * buyer does not want this time
 */
export function repeatedLines(
  text: string,
  rows: readonly OrderedRow[],
  refused: ReadonlySet<number>,
): AnswerLine[] {
  if (rows.length === 0) return [{ text, sure: 'none', candidates: [], reason: 'no_earlier_order' }];
  return rows.filter(({ productId }) => productId === null || !refused.has(productId)).map(repeatedLine);
}
