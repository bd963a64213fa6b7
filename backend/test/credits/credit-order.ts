import { eq } from 'drizzle-orm';
import { creditNotes, orders, type Site, tasks } from '../../src/db/schema/index.ts';
import { lockDeliveredOrder } from '../../src/modules/credits/lock-delivered-order.ts';
import { makeCreditNote } from '../../src/modules/credits/make-credit-note.ts';
import { makeLaterDelivery } from '../../src/modules/credits/make-later-delivery.ts';
import { newKey } from '../shelf-labels/scan-support.ts';
import type { TestApp } from '../support/index.ts';

/** Units per row of an order, by the row's position; rows after the last are not made good. */
type Units = readonly number[];

/** Credits units of a delivered order. @returns the credit note */
export const credit = (test: TestApp, site: Site, orderId: number, units: Units, requestKey = newKey()) =>
  test.database.inSite(site.id, async (tx) => {
    const delivered = await lockDeliveredOrder(tx, orderId);
    const wanted = units.flatMap((quantity, at) =>
      quantity > 0 ? [{ orderRowId: delivered.rows[at]?.id ?? 0, quantity }] : [],
    );
    return makeCreditNote(tx, delivered, { prices: site.prices, wanted, taskId: null, requestKey });
  });

/** Credits one unit of the first row. @returns the id of the credit note */
export const creditOne = async (test: TestApp, site: Site, orderId: number): Promise<number> =>
  (await credit(test, site, orderId, [1])).id;

/** Credits a unit of the first row after the invoice was paid: the note is a balance of the customer. */
export async function creditPaid(test: TestApp, site: Site, orderId: number, units: Units = [1]) {
  await test.database.inSite(site.id, (tx) =>
    tx.update(orders).set({ paymentState: 'paid' }).where(eq(orders.id, orderId)),
  );
  return credit(test, site, orderId, units);
}

/** Lets units of a delivered order come with the customer's next delivery. */
export const deliverLater = (test: TestApp, site: Site, orderId: number, units: Units) =>
  test.database.inSite(site.id, async (tx) => {
    const delivered = await lockDeliveredOrder(tx, orderId);
    const wanted = units.flatMap((quantity, at) =>
      quantity > 0 ? [{ orderRowId: delivered.rows[at]?.id ?? 0, quantity }] : [],
    );
    await makeLaterDelivery(tx, [{ delivered, wanted }], { taskId: null, requestKey: newKey() });
  });

export const storedNotes = (test: TestApp, site: Site, orderId: number) =>
  test.database.inSite(site.id, (tx) =>
    tx.select().from(creditNotes).where(eq(creditNotes.orderId, orderId)).orderBy(creditNotes.number),
  );

export const statusOf = async (test: TestApp, site: Site, taskId: number) => {
  const [task] = await test.database.inSite(site.id, (tx) =>
    tx.select({ status: tasks.status }).from(tasks).where(eq(tasks.id, taskId)),
  );
  return task?.status;
};
