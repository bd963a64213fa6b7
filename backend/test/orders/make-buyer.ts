import { endpoints } from '@toonbank/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { orderRows, orders, products, type Site } from '../../src/db/schema/index.ts';
import { type CustomerFields, makeCustomer, makeSession, type TestApp } from '../support/index.ts';

const { cart } = endpoints;

interface Line {
  id: number;
  quantity: number;
  unit?: number;
  hash?: string;
  comment?: string;
  options?: { id: number; quantity: 1 }[];
}

/** A logged-in customer who fills a cart and sends orders, and what can be looked up afterwards. */
export async function makeBuyer(test: TestApp, site: Site, fields: CustomerFields = {}) {
  const customer = await makeCustomer(test, site, fields);
  const caller = { site, sid: await makeSession(test, site, customer) };
  const send = (input: Record<string, unknown> = {}, key?: string) =>
    test.call(cart.sendOrder, input, { ...caller, headers: key ? { 'idempotency-key': key } : {} });
  return {
    customer,
    caller,
    add: (line: Line) => test.data(cart.update, line, caller),
    cart: () => test.data(cart.get, {}, caller),
    send,
    /** Send, and it must succeed. */
    async sent(input: Record<string, unknown> = {}, key?: string) {
      const answer = await send(input, key);
      expect(answer).toMatchObject({ status: 200 });
      return (answer.body as { data: { order_id: number; order_number: string } }).data;
    },
  };
}
export type Buyer = Awaited<ReturnType<typeof makeBuyer>>;

export const errorOf = (answer: { body: unknown }) => (answer.body as { error: unknown }).error;

/** Shape of a refusal. */
export const refused = (code: string, fields?: Record<string, string>) => ({
  code,
  message: expect.any(String),
  ...(fields && { fields }),
});

/** Rows in the database after an order. */
export const lookInto = (test: TestApp, site: Site) => ({
  allOrders: () => test.database.inSite(site.id, (tx) => tx.select().from(orders)),
  async order(id: number) {
    const [row] = await test.database.inSite(site.id, (tx) =>
      tx.select().from(orders).where(eq(orders.id, id)),
    );
    return row;
  },
  rows: (orderId: number) =>
    test.database.inSite(site.id, (tx) =>
      tx.select().from(orderRows).where(eq(orderRows.orderId, orderId)).orderBy(asc(orderRows.position)),
    ),
  /** Stock in base pieces, in the order of the request. */
  async stock(...list: { id: number }[]) {
    const ids = list.map(({ id }) => id);
    const rows = await test.database.inSite(site.id, (tx) =>
      tx.select({ id: products.id, stock: products.stock }).from(products).where(inArray(products.id, ids)),
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.stock);
  },
});
