import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { together } from '../../db/together.ts';

const removeLines = builtOnce<never>(
  'toonbank_remove_lines',
  () => sql`DELETE FROM cart_lines WHERE cart_id = ${sql.placeholder('cartId')}`,
);

const reset = builtOnce<never>(
  'toonbank_reset_cart',
  () => sql`
    UPDATE carts SET coupon = '', order_ref = '', order_comment = '', delivery_date = NULL, delivery_time = '',
      pickup = false, replaces_id = NULL, version = version + 1
    WHERE id = ${sql.placeholder('cartId')}`,
);

/** Empties a cart after an order; its version increases, so that an old answer can't bring the lines back. */
export async function emptyCart(tx: Tx, cartId: number): Promise<void> {
  await together([removeLines(tx, { cartId }), reset(tx, { cartId })]);
}
