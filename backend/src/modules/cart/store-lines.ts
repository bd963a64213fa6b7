import type { Tx } from '../../db/connect.ts';
import { cartLines } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { isMissingReference } from '../../http/database-errors.ts';
import { DomainError } from '../../http/errors.ts';
import type { CartRow } from './cart-row.ts';
import { hashOfUnit } from './line-hash.ts';
import type { Unit } from './units.ts';

/**
 * Maximum of lines when lines are added. A login can make a cart with more (ADR 55): nothing is removed then, and
 * nothing can be added.
 */
export const MAX_CART_LINES = 500;

export interface LineToStore {
  productId: number;
  unitId: number;
  /** Of the unit. */
  isDefault: boolean;
  quantity: number;
  optionIds: number[];
  comment: string;
  seenCents: number[] | null;
}

/** @throws DomainError cart_full when this number of additional lines does not fit */
export function checkRoom(lineCount: number, more = 1): void {
  if (lineCount + more > MAX_CART_LINES)
    throw new DomainError('cart_full', `A cart has at most ${MAX_CART_LINES} lines.`);
}

const placeOf = (productId: number, hash: string) => `${productId} ${hash}`;

/** The hash of a new line: the unit's own, unless a line of another unit was stored with it. */
export function hashToStore(
  stored: readonly { product: { id: number }; line: { hash: string } }[],
  productId: number,
  unit: Pick<Unit, 'id' | 'isDefault'>,
): string {
  const hash = hashOfUnit(unit);
  return stored.some(({ product, line }) => product.id === productId && line.hash === hash)
    ? `u${unit.id}`
    : hash;
}

/** @throws DomainError unit_unknown where a line's unit was retired since it was read, else the error */
export function unitGone(error: Error): never {
  if (isMissingReference(error))
    throw new DomainError('unit_unknown', 'This product has no such unit any longer.');
  throw error;
}

/**
 * Writes lines to a locked cart, in two statements: a line of the same product and unit is replaced, others are
 * added. A line keeps the hash that it was stored with: the shop may have changed the default unit since then.
 */
export async function storeLines(
  tx: Tx,
  { id: cartId, siteId }: Pick<CartRow, 'id' | 'siteId'>,
  lines: readonly LineToStore[],
): Promise<void> {
  if (lines.length === 0) return;
  const stored = await tx
    .select({ productId: cartLines.productId, unitId: cartLines.unitId, hash: cartLines.hash })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  const hashes = new Map(stored.map((line) => [`${line.productId}/${line.unitId}`, line.hash]));
  const taken = new Set(stored.map((line) => placeOf(line.productId, line.hash)));
  const rows = lines.map(({ isDefault, ...line }) => {
    const unitHash = hashOfUnit({ id: line.unitId, isDefault });
    const free = taken.has(placeOf(line.productId, unitHash)) ? `u${line.unitId}` : unitHash;
    return { siteId, cartId, ...line, hash: hashes.get(`${line.productId}/${line.unitId}`) ?? free };
  });
  await tx
    .insert(cartLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId, cartLines.hash],
      set: {
        quantity: sql`excluded.quantity`,
        unitId: sql`excluded.unit_id`,
        optionIds: sql`excluded.option_ids`,
        comment: sql`excluded.comment`,
        seenCents: sql`excluded.seen_cents`,
      },
    })
    .catch(unitGone);
}
