import { builtOnce } from '../../../db/built-once.ts';
import type { Tx } from '../../../db/connect.ts';
import { sql } from '../../../db/sql.ts';
import type { CartRow } from '../cart-row.ts';
import { unitGone } from '../store-lines.ts';

const value = sql.placeholder;

/** Locks a user's cart until the transaction ends, and increases its version. It is made at the first change. */
export const touchCart = builtOnce<never>(
  'toonbank_touch_cart',
  () => sql`
    INSERT INTO carts (site_id, user_id, version) VALUES (${value('siteId')}, ${value('userId')}, 1)
    ON CONFLICT (user_id) DO UPDATE SET version = carts.version + 1`,
);

const store = builtOnce<never>(
  'toonbank_store_line',
  () => sql`
    INSERT INTO cart_lines (site_id, cart_id, product_id, hash, unit_id, quantity, comment, option_ids, seen_cents)
    VALUES (${value('siteId')}, ${value('cartId')}, ${value('productId')}, ${value('hash')}, ${value('unitId')},
      ${value('quantity')}, ${value('comment')}, '{}', ${value('seenCents')})
    ON CONFLICT (cart_id, product_id, hash) DO UPDATE SET quantity = excluded.quantity, unit_id = excluded.unit_id,
      option_ids = excluded.option_ids, comment = excluded.comment, seen_cents = excluded.seen_cents`,
);

const remove = builtOnce<never>(
  'toonbank_remove_line',
  () => sql`
    DELETE FROM cart_lines
    WHERE cart_id = ${value('cartId')} AND product_id = ${value('productId')} AND unit_id = ${value('unitId')}`,
);

interface PlainLine {
  productId: number;
  hash: string;
  unitId: number;
  quantity: number;
  comment: string;
  seenCents: number[] | null;
}

/**
 * Writes one line without options to a locked cart; it replaces the one with the same hash. It is sent before this returns.
 * @throws DomainError unit_unknown when the unit was retired since it was read
 */
export const writeLine = (tx: Tx, { id: cartId, siteId }: CartRow, line: PlainLine): Promise<unknown> =>
  store(tx, { siteId, cartId, ...line }).catch(unitGone);

/** Removes the line of a unit from a locked cart. It is sent before this returns. */
export const removeLine = (
  tx: Tx,
  { id: cartId }: CartRow,
  line: { productId: number; unitId: number },
): Promise<unknown> => remove(tx, { cartId, ...line });
