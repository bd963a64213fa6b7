import type { toCartAnswer } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeCart } from '../cart/cart-row.ts';
import { type CartLine, loadLines } from '../cart/load-lines.ts';
import type { MergeLine } from '../cart/merge-lines.ts';
import { readCart } from '../cart/read-cart.ts';
import { replacedOrder } from '../cart/replaced-order.ts';
import { piecesByProduct } from '../cart/stock.ts';
import { MAX_CART_LINES, storeLines } from '../cart/store-lines.ts';
import { checkLine } from './check-line.ts';
import type { LineToOrder } from './lines-to-order.ts';

type Answer = z.input<typeof toCartAnswer>;

/**
 * Adds lines to the viewer's cart, in a fixed number of queries. A line that can't be ordered as it is, or that a
 * full cart has no room for, is not added and is named with the reason; a quantity of 0 is skipped. Each unit of a
 * product has a line of its own; a line named twice is added twice.
 */
export async function linesToCart(tx: Tx, viewer: Viewer, lines: readonly LineToOrder[]): Promise<Answer> {
  const asked = lines.filter(({ quantity }) => quantity > 0);
  // Locked first: a change in another window waits, and is not overwritten.
  const cart = asked.length > 0 ? await changeCart(tx, viewer) : undefined;
  const held = (await replacedOrder(tx, cart))?.held;
  const { merged, refused } = checkLines(asked, cart ? await loadLines(tx, cart.id) : [], held);
  if (cart) await storeLines(tx, cart, merged);
  return {
    cart: await readCart(tx, viewer),
    added: [...new Set(merged.map(({ productId }) => productId))],
    skipped: lines.length - asked.length,
    refused,
  };
}

interface CheckedLines {
  /** The new state of the cart's lines. */
  merged: (MergeLine & { productId: number })[];
  /** The lines that are not added. */
  refused: Answer['refused'];
}

const unitKey = (productId: number, unitId: number) => `${productId}/${unitId}`;

/** `held`: base pieces per product that an order holds which the cart replaces. */
function checkLines(
  asked: readonly LineToOrder[],
  inCart: CartLine[],
  held: ReadonlyMap<number, number> = new Map(),
): CheckedLines {
  const known = new Map(inCart.map((line) => [unitKey(line.product.id, line.unit.id), asMerge(line)]));
  const pieces = piecesByProduct(inCart);
  const merged = new Map<string, CheckedLines['merged'][number]>();
  const refused: Answer['refused'] = [];
  for (const line of asked) {
    const { id, name } = line.product;
    const { quantity, unitId } = line;
    const key = unitKey(id, unitId);
    const before = known.get(key);
    const taken = pieces.get(id) ?? 0;
    const own = held.get(id) ?? 0;
    const room = Math.max(0, MAX_CART_LINES - known.size);
    const result = checkLine(line, { line: before, pieces: taken - own, room });
    if ('reason' in result) {
      refused.push({ product_id: id, product_name: name, quantity, unit_id: unitId, ...result });
      continue;
    }
    merged.set(key, { ...result, productId: id });
    known.set(key, result);
    pieces.set(id, taken + quantity * result.content);
  }
  return { merged: [...merged.values()], refused };
}

const asMerge = (line: CartLine): MergeLine => ({
  quantity: line.quantity,
  unitId: line.unit.id,
  content: line.unit.content,
  isDefault: line.unit.isDefault,
  step: line.product.step,
  optionIds: line.options.map((option) => option.product.id),
  comment: line.comment,
  seenCents: line.seenCents,
});
