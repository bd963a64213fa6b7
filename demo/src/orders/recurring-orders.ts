import type { Tx } from '../../../backend/src/db/connect.ts';
import { recurringOrderLines, recurringOrders } from '../../../backend/src/db/schema/index.ts';
import { findAddress } from '../../../backend/src/modules/addresses/addresses.ts';
import { warehouseWorks } from '../../../backend/src/modules/delivery/possible-days.ts';
import { nextRunDay, type Rhythm } from '../../../backend/src/modules/recurring-orders/run-days.ts';
import { insertRows, needed } from '../bulk-insert.ts';
import { addDays, isoDay, startOfDay, workdayUpTo } from '../calendar.ts';
import type { WrittenCustomer } from '../customers/customers.ts';
import type { Favourite } from '../customers/favourites.ts';

interface Buyer {
  customer: WrittenCustomer;
  favourites: Favourite[];
}

/** The counter orders by itself; the buyer has the lists. */
const COUNTER = 2;
const WEEKLY = 6;
const MONTHLY = 10;
const PAUSE_DAYS = 24;

/**
 * Recurring orders in the counter's own name: one that is due when the shop starts, so that the first round
 * prepares it, and one that is paused.
 */
function planned(now: Date) {
  const today = startOfDay(now);
  const due = workdayUpTo(today);
  const paused: Rhythm = { every: 1, period: 'month', startsOn: isoDay(addDays(due, -60)), endsOn: null };
  const pausedUntil = isoDay(addDays(today, PAUSE_DAYS));
  return [
    {
      name: 'Weekbestelling balie',
      every: 1,
      period: 'week' as const,
      startsOn: isoDay(addDays(due, -28)),
      mode: 'prepared' as const,
      active: true,
      pausedUntil: null,
      nextOn: isoDay(due),
    },
    {
      name: 'Maandvoorraad',
      every: 1,
      period: 'month' as const,
      startsOn: paused.startsOn,
      mode: 'placed' as const,
      active: true,
      pausedUntil,
      nextOn: nextRunDay(paused, isoDay(addDays(today, PAUSE_DAYS - 1)), (day) => warehouseWorks(day, [])),
    },
  ];
}

const linesOf = (favourites: Favourite[], name: string) =>
  name === 'Maandvoorraad' ? favourites.slice(WEEKLY, WEEKLY + MONTHLY) : favourites.slice(0, WEEKLY);

/** Two recurring orders of each shop's counter. */
export async function writeRecurringOrders(
  tx: Tx,
  siteId: string,
  buyers: Buyer[],
  now: Date,
): Promise<void> {
  const buyer = needed(
    buyers.find(({ customer }) => customer.index === COUNTER),
    'counter',
  );
  const { id: customerId, userId } = buyer.customer;
  const address = needed(await findAddress(tx, customerId), 'address of the counter');
  const written = await insertRows(tx, {
    table: recurringOrders,
    siteId,
    rows: planned(now).map((order) => ({
      customerId,
      userId,
      paymentSource: 'ECBASE',
      addressId: address.id,
      ...order,
    })),
    returning: ['id', 'name'],
  });
  await insertRows(tx, {
    table: recurringOrderLines,
    siteId,
    rows: written.flatMap(({ id, name }) =>
      linesOf(buyer.favourites, name).map(({ product, usual }, position) => ({
        recurringId: id,
        productId: product.id,
        unitId: product.defaultUnit.id,
        quantity: usual,
        position,
      })),
    ),
  });
}
