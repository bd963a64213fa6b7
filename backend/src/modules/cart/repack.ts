import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { cartLines } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeCart } from './cart-row.ts';
import { unitOfLine } from './line-hash.ts';
import { loadUnits } from './load-lines.ts';
import { checkRoom, storeLines } from './store-lines.ts';
import { checkStep } from './units.ts';
import { findProduct } from './update-line.ts';

type Request = z.output<typeof endpoints.cart.setPacking.request>;

const MAX_COMMENT = 500;

const changed = () =>
  new DomainError('cart_changed', 'The cart no longer holds these pieces.', { units: 'changed' });

/**
 * Puts a product's base pieces into other units. Refused unless they are exactly the pieces in the cart, so that an
 * outdated offer adds and removes nothing; a repeat changes nothing.
 * @throws DomainError not_found, unit_unknown, quantity_step, cart_full or cart_changed
 */
export async function repack(tx: Tx, viewer: Viewer, { id, units: wanted }: Request): Promise<void> {
  const cart = await changeCart(tx, viewer);
  const product = await findProduct(tx, id);
  const units = await loadUnits(tx, [product.id]);
  const ofProduct = and(eq(cartLines.cartId, cart.id), eq(cartLines.productId, product.id));
  const lines = await tx.select().from(cartLines).where(ofProduct).orderBy(asc(cartLines.id));
  const contents = new Map(units.map((unit) => [unit.id, unit.content]));
  const piecesOf = (unitId: number, quantity: number) => (contents.get(unitId) ?? 0) * quantity;
  const packed = wanted.map(({ unit, quantity }) => ({
    unit: unitOfLine(units, { hash: '', unit }),
    quantity,
  }));
  for (const { unit, quantity } of packed) checkStep(quantity, unit, product.step);

  const before = lines.reduce((sum, { unitId, quantity }) => sum + piecesOf(unitId, quantity), 0);
  const after = packed.reduce((sum, { unit, quantity }) => sum + piecesOf(unit.id, quantity), 0);
  const distinct = new Set(packed.map(({ unit }) => unit.id)).size === packed.length;
  // Options count once per line: other lines would have more or fewer of them.
  if (before !== after || !distinct || lines.some(({ optionIds }) => optionIds.length > 0)) throw changed();

  const more = packed.length - lines.length;
  if (more > 0) checkRoom(await tx.$count(cartLines, eq(cartLines.cartId, cart.id)), more);
  const comments = new Set(lines.map(({ comment }) => comment).filter((comment) => comment !== ''));
  // Lines of units that are removed become those of new units, so that the product keeps its place in the cart.
  const fresh = packed.filter(({ unit }) => lines.every(({ unitId }) => unitId !== unit.id));
  const gone = lines.filter(({ unitId }) => packed.every(({ unit }) => unit.id !== unitId));
  for (const [at, { id: lineId }] of gone.entries()) {
    const unitId = fresh[at]?.unit.id;
    if (unitId === undefined) await tx.delete(cartLines).where(eq(cartLines.id, lineId));
    else
      await tx
        .update(cartLines)
        .set({ unitId, hash: `u${unitId}` })
        .where(eq(cartLines.id, lineId));
  }
  await storeLines(
    tx,
    cart,
    packed.map(({ unit, quantity }, place) => ({
      productId: product.id,
      unitId: unit.id,
      isDefault: unit.isDefault,
      quantity,
      optionIds: [],
      comment: place === 0 ? [...comments].join('; ').slice(0, MAX_COMMENT) : '',
      seenCents: null,
    })),
  );
}
