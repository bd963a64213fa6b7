import type { endpoints } from '@toonbank/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { cartLines, productOptions, products, productUnits } from '../../db/schema/index.ts';
import { DomainError, found } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeCart } from './cart-row.ts';
import { checkStep, defaultUnit, type Unit } from './units.ts';

type LineInput = z.output<typeof endpoints.cart.update.request>;

/**
 * Set a line to a quantity, a unit, options and a comment. 0 removes it. A unit or comment that is not given stays
 * as it was; options are those that are given (spec §7).
 * @throws DomainError not_found, product_unavailable, unit_unknown, option_unknown or quantity_step
 */
export async function updateLine(tx: Tx, viewer: Viewer, input: LineInput): Promise<void> {
  const cart = await changeCart(tx, viewer);
  const product = await findProduct(tx, input.id);
  const place = and(
    eq(cartLines.cartId, cart.id),
    eq(cartLines.productId, product.id),
    eq(cartLines.hash, input.hash),
  );
  if (input.quantity === 0) {
    await tx.delete(cartLines).where(place);
    return;
  }
  if (!product.active) throw new DomainError('product_unavailable', 'This product is no longer sold.');
  const [current] = await tx.select().from(cartLines).where(place);
  const unit = await chooseUnit(tx, product.id, input.unit, current?.unitId);
  checkStep(input.quantity, unit, product.step);
  const optionIds = await chooseOptions(tx, product.id, input.options);
  // What is only written with a line changes no price: one that went up in the meantime is still to be told.
  const same =
    current !== undefined &&
    current.quantity === input.quantity &&
    current.unitId === unit.id &&
    current.optionIds.join() === optionIds.join();

  const line = {
    quantity: input.quantity,
    unitId: unit.id,
    optionIds,
    comment: input.comment ?? current?.comment ?? '',
    seenCents: same ? current.seenCents : null,
  };
  await tx
    .insert(cartLines)
    .values({ siteId: viewer.site.id, cartId: cart.id, productId: product.id, hash: input.hash, ...line })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.productId, cartLines.hash], set: line });
}

async function findProduct(tx: Tx, id: number) {
  const [product] = await tx
    .select({ id: products.id, step: products.step, active: products.active })
    .from(products)
    .where(eq(products.id, id));
  return found(product);
}

async function chooseUnit(
  tx: Tx,
  productId: number,
  wanted: number | undefined,
  current: number | undefined,
) {
  const units: Unit[] = await tx.select().from(productUnits).where(eq(productUnits.productId, productId));
  if (wanted === undefined) return units.find((unit) => unit.id === current) ?? defaultUnit(units);
  const unit = units.find((one) => one.id === wanted);
  if (!unit) throw new DomainError('unit_unknown', 'This product has no such unit.', { unit: 'unknown' });
  return unit;
}

/** The chosen options in the order of their index; naming one twice is naming it once. */
async function chooseOptions(tx: Tx, productId: number, options: LineInput['options']): Promise<number[]> {
  const wanted = [...new Set(options.map((option) => option.id))];
  if (wanted.length === 0) return [];
  const linked = await tx
    .select({ id: products.id, active: products.active })
    .from(productOptions)
    .innerJoin(products, eq(products.id, productOptions.optionProductId))
    .where(and(eq(productOptions.productId, productId), inArray(productOptions.optionProductId, wanted)))
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
