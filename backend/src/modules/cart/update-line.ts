import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { cartLines, productOptions, products } from '../../db/schema/index.ts';
import { and, asc, eq } from '../../db/sql.ts';
import { together } from '../../db/together.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { CartRow } from './cart-row.ts';
import { unitOfHash, unitOfLine } from './line-hash.ts';
import { loadUnits } from './load-lines.ts';
import { checkRoom, storeLines } from './store-lines.ts';
import { checkStep, type Unit } from './units.ts';

type LineInput = z.output<typeof endpoints.cart.update.request>;

/**
 * Sets quantity, options and comment of the line of a product's unit in a locked cart; quantity 0 removes it. `replaces`:
 * the hash of another line of the product that is removed at the same time, for another choice of unit. An absent comment
 * stays as it was; the options are exactly those of the request (docs/behaviour.md §9.2).
 * @throws DomainError not_found, product_unavailable, unit_unknown, option_unknown, quantity_step or cart_full
 */
export async function updateLine(tx: Tx, cart: CartRow, input: LineInput): Promise<void> {
  const [product, units] = await together([findProduct(tx, input.id), loadUnits(tx, [input.id])]);
  const unit = unitOfLine(units, input);
  const replaced = input.replaces === undefined ? unit : unitOfHash(units, input.replaces, 'replaces');
  const lines = await tx
    .select()
    .from(cartLines)
    .where(lineOf(cart, product.id, unit, replaced));
  if (input.quantity === 0) {
    await tx.delete(cartLines).where(lineOf(cart, product.id, unit, replaced));
    return;
  }
  if (!product.active) throw new DomainError('product_unavailable', 'This product is no longer sold.');
  checkStep(input.quantity, unit, product.step);
  const optionIds = await chooseOptions(tx, product.id, input.options);
  const current = lines.find(({ unitId }) => unitId === unit.id);
  const other = lines.find(({ unitId }) => unitId !== unit.id);
  if (lines.length === 0) checkRoom(await tx.$count(cartLines, eq(cartLines.cartId, cart.id)));
  // A change of the comment alone is no look at the price: one that rose meanwhile must still be shown.
  const same = current?.quantity === input.quantity && current.optionIds.join() === optionIds.join();
  const line = {
    quantity: input.quantity,
    optionIds,
    comment: input.comment ?? (current?.comment || other?.comment || ''),
    seenCents: same ? current.seenCents : null,
  };
  if (replaced.id !== unit.id) await replaceLine(tx, cart, product.id, { unit, replaced, current });
  await storeLines(tx, cart, [
    { productId: product.id, unitId: unit.id, isDefault: unit.isDefault, ...line },
  ]);
}

const lineOf = (cart: CartRow, productId: number, ...units: Unit[]) =>
  and(
    eq(cartLines.cartId, cart.id),
    eq(cartLines.productId, productId),
    isOneOf(
      cartLines.unitId,
      units.map(({ id }) => id),
    ),
  );

/**
 * Removes the old unit's line; where the new unit has no line yet, the old line becomes it and keeps its place in the
 * cart.
 */
async function replaceLine(
  tx: Tx,
  cart: CartRow,
  productId: number,
  { unit, replaced, current }: { unit: Unit; replaced: Unit; current: unknown },
) {
  const old = lineOf(cart, productId, replaced);
  if (current) await tx.delete(cartLines).where(old);
  else
    await tx
      .update(cartLines)
      .set({ unitId: unit.id, hash: `u${unit.id}` })
      .where(old);
}

/** Loads the product data for a change of a line. @throws DomainError not_found */
export async function findProduct(tx: Tx, id: number) {
  const [product] = await tx
    .select({ id: products.id, step: products.step, active: products.active })
    .from(products)
    .where(eq(products.id, id));
  return orNotFound(product);
}

/** The chosen options in the order of their index; an option named twice counts once. */
async function chooseOptions(tx: Tx, productId: number, options: LineInput['options']): Promise<number[]> {
  const wanted = [...new Set(options.map((option) => option.id))];
  if (wanted.length === 0) return [];
  const linked = await tx
    .select({ id: products.id, active: products.active })
    .from(productOptions)
    .innerJoin(products, eq(products.id, productOptions.optionProductId))
    .where(and(eq(productOptions.productId, productId), isOneOf(productOptions.optionProductId, wanted)))
    .orderBy(asc(productOptions.index), asc(products.id));
  const known = new Map(linked.map((option) => [option.id, option]));
  if (known.size < wanted.length)
    throw new DomainError('option_unknown', 'This product has no such option.', { options: 'unknown' });
  if (linked.some((option) => !option.active))
    throw new DomainError('product_unavailable', 'This option is no longer sold.', {
      options: 'unavailable',
    });
  return [...known.keys()];
}
