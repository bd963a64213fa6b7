import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { OrderedRow } from './last-order.ts';
import type { Known } from './prior.ts';

export type AnswerLine = z.input<typeof endpoints.quickOrder.understand.response>['lines'][number];

/** A row of the last order as a line. */
function repeatedLine(row: OrderedRow, known: ReadonlyMap<number, Known>): AnswerLine {
  const { order, name, quantity, unit, unitId, productId, inStock } = row;
  const line = { text: name, quantity, ...(unit !== '' && { unit }), repeats_order: order };
  if (productId === null || unitId === null) return { ...line, sure: 'none', candidates: [] };
  const { times = 0, listed = false } = known.get(productId) ?? {};
  const candidate = { product_id: productId, unit_id: unitId, quantity, unit_fits: true, times, listed };
  return { ...line, sure: inStock ? 'certain' : 'likely', candidates: [candidate] };
}

/**
 * The lines that a wish for the last order stands for. @param text the wish @param refused ids of products that the
 * buyer does not want this time
 */
export function repeatedLines(
  text: string,
  rows: readonly OrderedRow[],
  refused: ReadonlySet<number>,
  known: ReadonlyMap<number, Known>,
): AnswerLine[] {
  if (rows.length === 0) return [{ text, sure: 'none', candidates: [], reason: 'no_earlier_order' }];
  return rows
    .filter(({ productId }) => productId === null || !refused.has(productId))
    .map((row) => repeatedLine(row, known));
}
