import { addDays, isoDay, startOfDay, workdayUpTo } from '../calendar.ts';
import { type Dice, dice } from '../catalogue/random.ts';
import type { Agreement } from '../customers/agreements.ts';
import type { WrittenCustomer } from '../customers/customers.ts';
import type { Favourite } from '../customers/favourites.ts';
import { priceOn } from '../prices.ts';
import type { WrittenProduct } from '../products.ts';

/** An order that was placed once, before it has a number. */
export interface PlannedOrder {
  placedAt: Date;
  rows: PlannedRow[];
}

export interface PlannedRow {
  product: WrittenProduct;
  /** Default units. */
  quantity: number;
  priceCents: number;
}

const MAX_ROWS = 25;
const MIN_ROWS = { business: 5, consumer: 2 };
/** Days between two orders. */
const RHYTHM = { business: [14, 21], consumer: [28, 45] } as const;
/** The buyer ordered yesterday, the others some days before: together they show every status, and what is due again. */
const lastOrderDaysAgo = [1, 4, 2, 6, 9, 12];

/** The days a customer ordered on, oldest first. */
function orderDays(customer: WrittenCustomer, today: Date, luck: Dice): Date[] {
  const [minDays, maxDays] = RHYTHM[customer.kind];
  const oldest = addDays(today, -customer.historyDays);
  const days: Date[] = [];
  let day = addDays(today, -(lastOrderDaysAgo[customer.index - 1] ?? 1));
  while (day >= oldest) {
    days.push(customer.kind === 'consumer' ? day : workdayUpTo(day));
    day = addDays(day, -luck.whole(minDays, maxDays));
  }
  return days.reverse();
}

/** Between eight and four in the afternoon; a consumer in the evening. */
function placedAt(customer: WrittenCustomer, day: Date, luck: Dice): Date {
  const hour = customer.kind === 'consumer' ? luck.between(17.5, 20.5) : luck.between(6.5, 14.5);
  return new Date(day.getTime() + Math.round(hour * 3_600) * 1_000);
}

/** Prices went up by three per cent a year, each time a year before today's. */
function priceThen(
  customer: WrittenCustomer,
  row: Omit<PlannedRow, 'priceCents'>,
  day: Date,
  today: Date,
  agreements: Agreement[],
): number {
  const unit = row.product.defaultUnit;
  const date = isoDay(day);
  const agreed = agreements.find(
    ({ unitId, validFrom, validUntil }) => unitId === unit.id && validFrom <= date && date <= validUntil,
  );
  if (agreed) return agreed.priceCents;
  const yearsAgo = Math.floor((today.getTime() - day.getTime()) / (365 * 86_400_000));
  return Math.max(1, Math.round(priceOn(customer.priceList, unit, row.quantity) * 0.97 ** yearsAgo));
}

/** The favourites whose turn it is; now and then one is skipped, or bought in another quantity. */
function basket(
  favourites: Favourite[],
  turn: number,
  fewest: number,
  luck: Dice,
): Omit<PlannedRow, 'priceCents'>[] {
  const due = favourites.filter(({ every, phase }) => turn % every === phase && !luck.chance(0.07));
  const rest = favourites.filter((favourite) => !due.includes(favourite));
  while (due.length < fewest && rest.length > 0) due.push(...rest.splice(luck.whole(0, rest.length - 1), 1));
  // Now and then something was only forgotten: a small order, which pays for its shipping.
  const wanted = luck.chance(0.12) ? fewest : MAX_ROWS;
  return due.slice(0, wanted).map(({ product, usual }) => {
    const factor = luck.pick([1, 1, 1, 1, 2, 0.5]);
    const quantity = Math.max(product.step, Math.round((usual * factor) / product.step) * product.step);
    return { product, quantity };
  });
}

/** The orders of a customer up to yesterday, the same for the same day. */
export function planOrders(
  customer: WrittenCustomer,
  favourites: Favourite[],
  agreements: Agreement[],
  now: Date,
): PlannedOrder[] {
  const today = startOfDay(now);
  const luck = dice(`orders|${customer.mark}`);
  return orderDays(customer, today, luck).map((day, turn) => ({
    placedAt: placedAt(customer, day, luck),
    rows: basket(favourites, turn, MIN_ROWS[customer.kind], luck).map((row) => ({
      ...row,
      priceCents: priceThen(customer, row, day, today, agreements),
    })),
  }));
}
