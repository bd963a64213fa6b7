import { and, eq } from 'drizzle-orm';
import { invoices, orders, type Site } from '../../src/db/schema/index.ts';
import { lockOrder, moveOrder } from '../../src/modules/orders/operate/move-order.ts';
import type { TestApp } from '../support/index.ts';

/** Move an order on to delivered, whether it is paid or not. @returns the id of its invoice, and both numbers */
export function deliver(test: TestApp, site: Site, number: string | number) {
  return test.database.inSite(site.id, async (tx) => {
    const order = await lockOrder(tx, Number(number));
    if (order.status === 1) await tx.update(orders).set({ status: 2 }).where(eq(orders.id, order.id));
    const made = await moveOrder(tx, { ...order, status: 2 }, 3, 'operator');
    const [invoice] = await tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, order.id)));
    return { invoiceId: invoice?.id ?? 0, deliveryNote: made?.deliveryNote, invoice: made?.invoice };
  });
}

/** YYYY-MM-DD in Dutch time, so many days from today. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

export const dutch = (iso: string): string => iso.split('-').reverse().join('-');
