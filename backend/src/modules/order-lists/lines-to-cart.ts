import type { toCartAnswer } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { cartLines } from '../../db/schema/index.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CartRow, changeCart } from '../cart/cart-row.ts';
import { type CartLine, loadLines } from '../cart/load-lines.ts';
import type { MergeLine } from '../cart/merge-lines.ts';
import { readCart } from '../cart/read-cart.ts';
import { piecesByProduct } from '../cart/stock.ts';
import { judgeLine } from './judge-line.ts';
import type { LineToOrder } from './lines-to-order.ts';

type Answer = z.input<typeof toCartAnswer>;

/**
 * Add lines to the viewer's cart, on top of what it holds, in a fixed number of queries. A line that can't be ordered as
 * it is stays out and is named with the reason; a quantity of 0 is passed over. A product that is named twice is added
 * twice.
 */
export async function linesToCart(tx: Tx, viewer: Viewer, lines: readonly LineToOrder[]): Promise<Answer> {
  const asked = lines.filter(({ quantity }) => quantity > 0);
  // Locked first: what another window adds meanwhile waits, and is not overwritten.
  const cart = asked.length > 0 ? await changeCart(tx, viewer) : undefined;
  const { merged, refused } = judgeAll(asked, cart ? await loadLines(tx, cart.id) : []);
  if (cart && merged.size > 0) await storeLines(tx, cart, merged);
  return {
    cart: await readCart(tx, viewer),
    added: [...merged.keys()],
    skipped: lines.length - asked.length,
    refused,
  };
}

/** What the cart's lines become, by product; and what stays out. */
function judgeAll(asked: readonly LineToOrder[], inCart: CartLine[]) {
  const plain = inCart.filter((line) => line.hash === '');
  const held = new Map(plain.map((line) => [line.product.id, asMerge(line)]));
  const pieces = piecesByProduct(inCart);
  const merged = new Map<number, MergeLine>();
  const refused: Answer['refused'] = [];
  for (const line of asked) {
    const { id, name } = line.product;
    const before = held.get(id);
    const verdict = judgeLine(line, { line: before, pieces: pieces.get(id) ?? 0 });
    if ('reason' in verdict) {
      const { quantity, unitId } = line;
      refused.push({ product_id: id, product_name: name, quantity, unit_id: unitId, ...verdict });
      continue;
    }
    merged.set(id, verdict);
    held.set(id, verdict);
    pieces.set(id, (pieces.get(id) ?? 0) + piecesOf(verdict) - (before ? piecesOf(before) : 0));
  }
  return { merged, refused };
}

const piecesOf = ({ quantity, content }: MergeLine) => quantity * content;

async function storeLines(tx: Tx, { id, siteId }: CartRow, merged: ReadonlyMap<number, MergeLine>) {
  const rows = [...merged].map(([productId, { quantity, unitId, optionIds, comment, seenCents }]) => ({
    siteId,
    cartId: id,
    productId,
    hash: '',
    quantity,
    unitId,
    optionIds,
    comment,
    seenCents,
  }));
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId, cartLines.hash],
      set: {
        quantity: sql`excluded.quantity`,
        unitId: sql`excluded.unit_id`,
        seenCents: sql`excluded.seen_cents`,
      },
    });
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
