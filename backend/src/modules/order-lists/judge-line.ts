import type { refusedLine } from '@toonbank/contract';
import type { z } from 'zod';
import { type MergeLine, mergeLines } from '../cart/merge-lines.ts';
import { MAX_QUANTITY } from '../cart/units.ts';

type Refused = z.input<typeof refusedLine>;
type Refusal = Pick<Refused, 'reason' | 'fixes'>;

/** What a line of a list asks for. */
export interface Asked {
  /** Absent when the product has no such unit. */
  unit: { id: number; content: number; isDefault: boolean } | undefined;
  quantity: number;
  product: { active: boolean; step: number /** Base pieces. */; stock: number };
}

/** What the cart holds of the same product already. */
export interface Held {
  /** The line of the same unit: this one is added to it. */
  line: MergeLine | undefined;
  /** Base pieces on all of the cart's lines, in whatever unit. */
  pieces: number;
  /** Lines that can still be added to the cart. */
  room?: number;
}

/**
 * Whether a line can be ordered on top of what is in the cart: what the cart's line becomes, or why not and which
 * quantities would do. Half a line is never put in the cart by itself: the customer decides.
 */
export function judgeLine({ unit, quantity, product }: Asked, held: Held): MergeLine | Refusal {
  if (!product.active) return { reason: 'product_unavailable', fixes: [] };
  if (!unit) return { reason: 'unit_unknown', fixes: [] };
  const grain = unit.isDefault ? product.step : 1;
  const inStock = Math.floor((product.stock - held.pieces) / unit.content);
  const orderable = MAX_QUANTITY - (held.line?.quantity ?? 0);
  const room = Math.max(0, Math.floor(Math.min(inStock, orderable) / grain) * grain);
  if (quantity % grain !== 0) {
    const below = Math.floor(quantity / grain) * grain;
    const fixes = [below, below + grain].filter((fix) => fix > 0 && fix <= room);
    return { reason: fixes.length > 0 ? 'quantity_step' : 'insufficient_stock', fixes };
  }
  const own = {
    quantity,
    unitId: unit.id,
    content: unit.content,
    isDefault: unit.isDefault,
    step: product.step,
    optionIds: [],
    comment: '',
    seenCents: null,
  };
  if (quantity > room) return { reason: 'insufficient_stock', fixes: room > 0 ? [room] : [] };
  if (!held.line && held.room === 0) return { reason: 'cart_full', fixes: [] };
  return mergeLines(held.line, own);
}
