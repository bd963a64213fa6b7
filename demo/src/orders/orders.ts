import type { Tx } from '../../../backend/src/db/connect.ts';
import { orderCounters, orderRows, orders } from '../../../backend/src/db/schema/index.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import type { WrittenCustomer } from '../customers/customers.ts';
import type { DemoSite } from '../sites.ts';
import { writeOrderDocuments } from './order-documents.ts';
import type { PlannedOrder } from './order-plan.ts';
import { type NumberedOrder, settle } from './settle-order.ts';

const FIRST_NUMBER = 10_001;

interface History {
  customer: WrittenCustomer;
  /** Oldest first. */
  orders: PlannedOrder[];
}

/** Orders of all customers by time; each customer's last one has its mark. */
function numbered(histories: History[]): NumberedOrder[] {
  return histories
    .flatMap(({ customer, orders: own }) =>
      own.map((order, index) => ({ ...order, customer, marked: index === own.length - 1 })),
    )
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
    .map((order, index) => ({ ...order, number: FIRST_NUMBER + index }));
}

/** Numbers a site's orders and writes them, with the counter for further orders. */
export async function writeOrders(tx: Tx, site: DemoSite, histories: History[], now: Date): Promise<void> {
  const siteId = site.id;
  const settled = numbered(histories).map((order) => settle(site, order, now));
  const written = await insertRows(tx, {
    table: orders,
    siteId,
    rows: settled.map(({ order }) => order),
    returning: ['id', 'number'],
  });
  const ids = new Map(written.map(({ id, number }) => [number, id]));
  const known = settled.map((order) => {
    const { number } = order.order;
    return { ...order, orderId: needed(ids.get(number), `order ${number}`) };
  });
  await insertRows(tx, {
    table: orderRows,
    siteId,
    rows: known.flatMap(({ orderId, rows }) => rows.map((row) => ({ orderId, ...row }))),
  });
  await writeOrderDocuments(tx, site, known);
  const lastNumber = FIRST_NUMBER + settled.length - 1;
  await insertRows(tx, { table: orderCounters, siteId, rows: [{ lastNumber }] });
}
