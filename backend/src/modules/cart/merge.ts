import type { Tx } from '../../db/connect.ts';
import { cartLines, carts, products, productUnits, type Site, sessions } from '../../db/schema/index.ts';
import { asc, eq, sql } from '../../db/sql.ts';
import { mergeLines } from './merge-lines.ts';
import { storeLines } from './store-lines.ts';

/**
 * Moves a visitor's cart into the customer's, once: it is deleted afterwards, so that a repeat finds nothing
 * (docs/behaviour.md §9.6). Quantities are added per product and unit; reference, comment and coupon of the customer
 * win. All lines are kept, also where both carts together have more lines than can be added to one (ADR 55). Locks
 * the session first: a change that is running is merged too, a later one finds the session ended.
 */
export async function mergeCarts(tx: Tx, site: Site, fromSidHash: string, toUserId: number): Promise<void> {
  await tx.select().from(sessions).where(eq(sessions.sidHash, fromSidHash)).for('update');
  const [from] = await tx.select().from(carts).where(eq(carts.sidHash, fromSidHash)).for('update');
  if (!from) return;
  const keepOr = (column: 'orderRef' | 'orderComment' | 'coupon') =>
    sql`CASE WHEN ${carts[column]} = '' THEN ${from[column]} ELSE ${carts[column]} END`;
  const { orderRef, orderComment, coupon } = from;
  const [to] = await tx
    .insert(carts)
    .values({ siteId: site.id, userId: toUserId, orderRef, orderComment, coupon, version: 1 })
    .onConflictDoUpdate({
      target: carts.userId,
      set: {
        orderRef: keepOr('orderRef'),
        orderComment: keepOr('orderComment'),
        coupon: keepOr('coupon'),
        version: sql`${carts.version} + 1`,
      },
    })
    .returning({ id: carts.id });
  if (!to) throw new Error('An upsert returned no cart.');

  const ours = new Map((await linesOf(tx, to.id)).map((line) => [unitKeyOf(line), line]));
  const theirs = await linesOf(tx, from.id);
  const merged = theirs.map((line) => {
    const { quantity, optionIds, comment, seenCents } = mergeLines(ours.get(unitKeyOf(line)), line);
    return { ...pickUnit(line), quantity, optionIds, comment, seenCents };
  });
  await storeLines(tx, { id: to.id, siteId: site.id }, merged);
  await tx.delete(carts).where(eq(carts.id, from.id));
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

const unitKeyOf = ({ productId, unitId }: Line) => `${productId}/${unitId}`;
const pickUnit = ({ productId, unitId, isDefault }: Line) => ({ productId, unitId, isDefault });

function linesOf(tx: Tx, cartId: number) {
  return tx
    .select({
      productId: cartLines.productId,
      quantity: cartLines.quantity,
      unitId: cartLines.unitId,
      optionIds: cartLines.optionIds,
      comment: cartLines.comment,
      seenCents: cartLines.seenCents,
      content: productUnits.content,
      isDefault: productUnits.isDefault,
      step: products.step,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(productUnits, eq(productUnits.id, cartLines.unitId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.id));
}
