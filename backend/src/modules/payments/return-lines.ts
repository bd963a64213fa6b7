import type { Tx } from '../../db/connect.ts';
import { orderRows, productOptions, products } from '../../db/schema/index.ts';
import { and, asc, eq, inArray, sql } from '../../db/sql.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CartRow, changeCart } from '../cart/cart-row.ts';
import { readCart } from '../cart/read-cart.ts';
import { linesToCart } from '../order-lists/lines-to-cart.ts';
import type { OrderRow } from '../orders/operate/move-order.ts';
import { linesAsked } from '../quick-order/lines-asked.ts';

type Row = typeof orderRows.$inferSelect;

/** The texts and choices of the order, where the cart has none of its own. */
const wishesFor = (cart: CartRow, order: OrderRow) => ({
  ...(cart.orderRef === '' && { orderRef: order.orderRef }),
  ...(cart.orderComment === '' && { orderComment: order.orderComment }),
  ...(cart.coupon === '' && { coupon: order.coupon }),
  ...(cart.deliveryDate === null &&
    !cart.pickup && {
      deliveryDate: order.deliveryDate,
      deliveryTime: order.deliveryTime,
      pickup: order.pickup,
    }),
});

/** The rows of each row's options, by its position; only those that can still be chosen, in the product's order. */
async function optionsOf(tx: Tx, rows: readonly Row[]): Promise<Map<number, Row[]>> {
  const chosen = rows.filter(({ optionOf, productId }) => optionOf !== null && productId !== null);
  if (chosen.length === 0) return new Map();
  const ids = (list: readonly Row[]) => list.flatMap(({ productId }) => productId ?? []);
  const links = await tx
    .select({ of: productOptions.productId, id: products.id })
    .from(productOptions)
    .innerJoin(products, eq(products.id, productOptions.optionProductId))
    .where(
      and(
        inArray(productOptions.productId, ids(rows)),
        inArray(productOptions.optionProductId, ids(chosen)),
        eq(products.active, true),
      ),
    )
    .orderBy(asc(productOptions.index), asc(products.id));
  const byPosition = Map.groupBy(chosen, ({ optionOf }) => optionOf ?? 0);
  return new Map(
    rows.map(({ position, productId }) => {
      const own = byPosition.get(position) ?? [];
      const sorted = links
        .filter(({ of }) => of === productId)
        .flatMap(({ id }) => own.find((option) => option.productId === id) ?? []);
      return [position, sorted];
    }),
  );
}

/**
 * Gives lines that came from the order its comments, options and prices as last seen: a price that differs now is
 * shown. Lines that were in the cart before keep theirs.
 */
async function restoreDetails(tx: Tx, cartId: number, rows: readonly Row[], options: Map<number, Row[]>) {
  const lines = rows.map(({ productId, unitId, quantity, comment, position, priceCents }) => {
    const own = options.get(position) ?? [];
    return {
      ...{ product_id: productId, unit_id: unitId, quantity, comment },
      option_ids: own.flatMap((option) => option.productId ?? []),
      cents: [priceCents, ...own.map((option) => option.priceCents)],
    };
  });
  await tx.execute(sql`
    UPDATE cart_lines AS line SET
      comment = CASE WHEN line.comment = '' THEN row.comment ELSE line.comment END,
      option_ids = CASE WHEN line.option_ids = '{}' THEN row.option_ids ELSE line.option_ids END,
      seen_cents = CASE WHEN line.quantity = row.quantity AND line.option_ids = '{}' THEN row.cents ELSE line.seen_cents END
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      AS row(product_id int, unit_id int, quantity int, comment text, option_ids int[], cents int[])
    WHERE line.cart_id = ${cartId} AND line.product_id = row.product_id AND line.unit_id = row.unit_id`);
}

/**
 * Adds an order's lines to the locked cart, with texts, comments, options and coupon. Rows whose product or unit no longer
 * exists are left out.
 */
export async function returnLines(tx: Tx, viewer: Viewer, cart: CartRow, order: OrderRow) {
  const rows = await tx
    .select()
    .from(orderRows)
    .where(eq(orderRows.orderId, order.id))
    .orderBy(asc(orderRows.position));
  const options = await optionsOf(tx, rows);
  const main = rows.filter(({ optionOf }) => optionOf === null);
  await changeCart(tx, viewer, wishesFor(cart, order));
  const lines = main.flatMap(({ productId, unitId, quantity }) =>
    productId === null || unitId === null ? [] : [{ productID: productId, unitID: unitId, quantity }],
  );
  const answer = await linesToCart(tx, viewer, await linesAsked(tx, lines));
  await restoreDetails(tx, cart.id, main, options);
  return { ...answer, cart: await readCart(tx, viewer) };
}
