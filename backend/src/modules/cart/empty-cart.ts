import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { cartLines, carts } from '../../db/schema/index.ts';

/** Empties a cart after an order; its version increases, so that an old answer can't bring the lines back. */
export async function emptyCart(tx: Tx, cartId: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId));
  await tx
    .update(carts)
    .set({
      coupon: '',
      orderRef: '',
      orderComment: '',
      deliveryDate: null,
      deliveryTime: '',
      pickup: false,
      replacesId: null,
      version: sql`${carts.version} + 1`,
    })
    .where(eq(carts.id, cartId));
}
