import type { refusedLine } from '@toonbank/contract';
import type { z } from 'zod';
import { type MergeLine, mergeLines } from '../cart/merge-lines.ts';
import { MAX_QUANTITY } from '../cart/units.ts';

type Refused = z.input<typeof refusedLine>;
type Refusal = Pick<Refused, 'reason' | 'fixes'>;

export interface RequestedLine {
  /** Absent when the product has no such unit. */
  unit: { id: number; content: number; isDefault: boolean } | undefined;
  quantity: number;
  product: { active: boolean; step: number /** Base pieces. */; stock: number };
}

/** The cart's content of the same product. */
export interface InCart {
  /** The cart's line of the same unit, to which this one is added. */
  line: MergeLine | undefined;
  /** Base pieces on all of the cart's lines of the product, in any unit. */
  pieces: number;
  /** Number of lines that can still be added to the cart. */
  room?: number;
}

/**
 * Checks whether a line can be ordered on top of the cart: gives the merged line, or the reason and the quantities
 * that can be ordered. The quantity is never reduced by itself: the customer decides.
 */
export function checkLine({ unit, quantity, product }: RequestedLine, inCart: InCart): MergeLine | Refusal {
  if (!product.active) return { reason: 'product_unavailable', fixes: [] };
  if (!unit) return { reason: 'unit_unknown', fixes: [] };
  const grain = unit.isDefault ? product.step : 1;
  const inStock = Math.floor((product.stock - inCart.pieces) / unit.content);
  const orderable = MAX_QUANTITY - (inCart.line?.quantity ?? 0);
  const room = Math.max(0, Math.floor(Math.min(inStock, orderable) / grain) * grain);
  if (quantity % grain !== 0) {
    const below = Math.floor(quantity / grain) * grain;
    const fixes = [below, below + grain].filter((fix) => fix > 0 && fix <= room);
    return { reason: fixes.length > 0 ? 'quantity_step' : 'insufficient_stock', fixes };
  }
  const added = {
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
  if (!inCart.line && inCart.room === 0) return { reason: 'cart_full', fixes: [] };
  return mergeLines(inCart.line, added);
}
