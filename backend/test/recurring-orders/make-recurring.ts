import { endpoints } from '@toonbank/contract';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { orders, recurringOrders, recurringRuns, type Site } from '../../src/db/schema/index.ts';
import { addDays, type Day, shopClock, weekdayOf } from '../../src/modules/delivery/days.ts';
import { warehouseWorks } from '../../src/modules/delivery/possible-days.ts';
import { sandboxSettings } from '../../src/modules/payments/payments.ts';
import { runDue } from '../../src/modules/recurring-orders/run-due.ts';
import { mailSecret } from '../mail/make-mailer.ts';
import { type CustomerFields, makeCustomer, makeSession, type TestApp } from '../support/index.ts';

const { recurringOrders: recurring } = endpoints;
type Wish = z.input<typeof recurring.save.request>;

/** Key that signs the links in the test's mails. */
export const signingPayments = () => ({ ...sandboxSettings(), secret: mailSecret });

export const today = (): Day => shopClock(new Date()).day;
export const dutch = (day: Day): string => day.split('-').reverse().join('-');

const weeks = [0, 7, 14, 21];
const week = [0, 1, 2, 3, 4];

/** A future Monday whose next four weeks have no holiday, so that no date is moved. */
export function plainMonday(): Day {
  let day = addDays(today(), 1);
  const plain = (monday: Day) =>
    weekdayOf(monday) === 1 &&
    weeks.every((from) => week.every((place) => warehouseWorks(addDays(monday, from + place), [])));
  while (!plain(day)) day = addDays(day, 1);
  return day;
}

/** In the morning of a day, in Amsterdam and everywhere near it. */
export const morningOf = (day: Day): Date => new Date(`${day}T07:00:00Z`);

type Line = { id: number; unit: { id: number } };

/** A customer with its session, and what recurring orders need. */
export async function makeRegular(test: TestApp, site: Site, fields: CustomerFields = {}) {
  const customer = await makeCustomer(test, site, fields);
  const caller = { site, sid: await makeSession(test, site, customer) };
  const wish = (products: Line[], given: Partial<Wish> = {}): Wish => ({
    name: 'Weekorder',
    every: 1,
    period: 'week',
    startDate: dutch(plainMonday()),
    mode: 'placed',
    addressID: customer.addressId,
    paymentSource: 'ECBASE',
    lines: products.map(({ id, unit }) => ({ productID: id, unitID: unit.id, quantity: 2 })),
    ...given,
  });
  return {
    customer,
    caller,
    wish,
    make: (products: Line[], given: Partial<Wish> = {}) =>
      test.data(recurring.save, wish(products, given), caller),
    get: (recurringID: number) => test.data(recurring.get, { recurringID }, caller),
  };
}

/** The scheduler's round at a moment; what it could not run is thrown. */
export async function roundAt(test: TestApp, moment: Date): Promise<number> {
  const errors: unknown[] = [];
  const ran = await runDue(
    { database: test.database, log: { error: (given: unknown) => errors.push(given) } },
    moment,
  );
  if (errors.length > 0) throw (errors[0] as { err: unknown }).err;
  return ran;
}

/** Rows in the database. */
export const stored = (test: TestApp, site: Site) => ({
  orders: ({ customerId }: { customerId: number }) =>
    test.database.inSite(site.id, (tx) =>
      tx.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(asc(orders.id)),
    ),
  runs: (recurringId: number) =>
    test.database.inSite(site.id, (tx) =>
      tx
        .select()
        .from(recurringRuns)
        .where(eq(recurringRuns.recurringId, recurringId))
        .orderBy(asc(recurringRuns.dueOn)),
    ),
  set: (id: number, values: Partial<typeof recurringOrders.$inferInsert>) =>
    test.database.inSite(site.id, (tx) =>
      tx.update(recurringOrders).set(values).where(eq(recurringOrders.id, id)),
    ),
});
