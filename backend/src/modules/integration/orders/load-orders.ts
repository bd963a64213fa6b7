import type { WireIntegrationOrder } from '@toonbank/contract/integration/orders';
import type { Tx } from '../../../db/connect.ts';
import { orderAcknowledgements, orders } from '../../../db/schema/index.ts';
import { and, eq, exists, gt, not, sql } from '../../../db/sql.ts';
import { addressesOf } from './addresses-of.ts';
import { rowsOf, type SelectedOrder, selectOrders } from './select-orders.ts';
import { toWireOrder } from './to-wire.ts';

export interface OrderFilter {
  /** Orders of higher numbers. */
  after: number;
  limit: number;
  /** Whether the key has acknowledged them; undefined: both. */
  acknowledged: boolean | undefined;
}

async function complete(tx: Tx, selected: SelectedOrder[]): Promise<WireIntegrationOrder[]> {
  if (selected.length === 0) return [];
  const rows = Map.groupBy(
    await rowsOf(
      tx,
      selected.map(({ order }) => order.id),
    ),
    ({ row }) => row.orderId,
  );
  const places = await addressesOf(
    tx,
    selected.map(({ customer }) => customer.id),
  );
  return selected.map((one) =>
    toWireOrder(one, rows.get(one.order.id) ?? [], places.get(one.customer.id)?.[0]),
  );
}

/**
 * Orders of the transaction's site by number. Numbers become visible in their order, because the counter stays locked until
 * an order is committed (`nextOrderNumber`): an order below one that was seen never appears later.
 */
export async function loadOrders(
  tx: Tx,
  keyId: number,
  { after, limit, acknowledged }: OrderFilter,
): Promise<{ orders: WireIntegrationOrder[]; cursor: string; more: boolean }> {
  const mark = tx
    .select({ one: sql`1` })
    .from(orderAcknowledgements)
    .where(and(eq(orderAcknowledgements.orderId, orders.id), eq(orderAcknowledgements.keyId, keyId)));
  const marked = acknowledged === undefined ? undefined : acknowledged ? exists(mark) : not(exists(mark));
  const found = await selectOrders(tx, keyId, and(gt(orders.number, after), marked), limit + 1);
  const page = found.slice(0, limit);
  return {
    orders: await complete(tx, page),
    cursor: String(page.at(-1)?.order.number ?? after),
    more: found.length > limit,
  };
}

/** One order of the transaction's site; undefined: there is none of that number. */
export async function loadOrder(
  tx: Tx,
  keyId: number,
  number: number,
): Promise<WireIntegrationOrder | undefined> {
  const [order] = await complete(tx, await selectOrders(tx, keyId, eq(orders.number, number), 1));
  return order;
}
