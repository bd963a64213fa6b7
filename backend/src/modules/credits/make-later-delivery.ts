import type { Tx } from '../../db/connect.ts';
import { laterDeliveries } from '../../db/schema/index.ts';
import { sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { checkUnitsLeft, type DeliveredOrder, type RowUnits } from './lock-delivered-order.ts';

/** Units of a locked order. */
export interface UnitsOfOrder {
  delivered: DeliveredOrder;
  wanted: readonly RowUnits[];
}

interface NewLaterDelivery {
  taskId: number | null;
  requestKey: string;
}

/**
 * Takes the pieces from stock, all or none; products are locked in the order of their ids, as for orders.
 * @throws DomainError insufficient_stock
 */
async function takePieces(tx: Tx, pieces: ReadonlyMap<number, number>): Promise<void> {
  const ids = sql.param([...pieces.keys()]);
  const amounts = sql.param([...pieces.values()]);
  const { rowCount } = await tx.execute(sql`
    WITH need AS (SELECT * FROM unnest(${ids}::int[], ${amounts}::int[]) AS need (id, pieces)),
    held AS (SELECT p.id FROM products p JOIN need USING (id) ORDER BY p.id FOR NO KEY UPDATE OF p)
    UPDATE products SET stock = stock - need.pieces
    FROM need JOIN held USING (id) WHERE products.id = need.id AND products.stock >= need.pieces`);
  if (rowCount !== pieces.size)
    throw new DomainError('insufficient_stock', 'Stock does not cover the later delivery.');
}

/** Pieces per product. @throws DomainError product_unavailable */
function piecesOf(orders: readonly UnitsOfOrder[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { delivered, wanted } of orders)
    for (const { orderRowId, quantity } of wanted) {
      const row = delivered.rows.find(({ id }) => id === orderRowId);
      if (!row?.productId)
        throw new DomainError('product_unavailable', 'The product of a row is no longer there.');
      pieces.set(row.productId, (pieces.get(row.productId) ?? 0) + quantity * row.unitContent);
    }
  return pieces;
}

/**
 * Notes that units of locked orders come with the customer's next delivery, and takes them from stock.
 * @throws DomainError already_settled; product_unavailable for a product that is no longer there; insufficient_stock
 */
export async function makeLaterDelivery(
  tx: Tx,
  orders: readonly UnitsOfOrder[],
  made: NewLaterDelivery,
): Promise<void> {
  for (const { delivered, wanted } of orders) checkUnitsLeft(delivered, wanted);
  await takePieces(tx, piecesOf(orders));
  await tx.insert(laterDeliveries).values(
    orders.flatMap(({ delivered: { order }, wanted }) => {
      const { siteId, id: orderId, customerId } = order;
      return wanted.map((units) => ({ siteId, customerId, orderId, ...units, ...made }));
    }),
  );
}
