import type { Day } from '../delivery/days.ts';
import { toEuro } from '../prices/index.ts';
import type { DaySum, ProductSum } from './load-sums.ts';
import { monthNumber, monthsOf, type Period, weekOf, weeksOf } from './period.ts';

const MONTHS_PER_YEAR = 12;

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** Sums per key. */
function sumsBy<T>(items: readonly T[], keyOf: (item: T) => string | number, of: (item: T) => number) {
  const sums = new Map<string | number, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + of(item));
  return sums;
}

const centsOf = ({ cents }: DaySum) => cents;

/** All months of the period with the same months of the year before; amounts in euros. */
export function monthSums(period: Period, days: readonly DaySum[]) {
  const current = days.filter((day) => day.current);
  const previous = days.filter((day) => day.previous);
  const byMonth = ({ day }: DaySum) => monthNumber(day);
  const cents = sumsBy(current, byMonth, centsOf);
  const orders = sumsBy(current, byMonth, (day) => day.orders);
  const before = sumsBy(previous, byMonth, centsOf);
  return monthsOf(period).map((month) => ({
    month,
    total: toEuro(cents.get(monthNumber(month)) ?? 0),
    previous: toEuro(before.get(monthNumber(month) - MONTHS_PER_YEAR) ?? 0),
    orders: orders.get(monthNumber(month)) ?? 0,
  }));
}

/** All weeks of the period; base pieces only for one product, as those of several can't be added. */
export function weekSums(period: Period, days: readonly DaySum[], withPieces: boolean) {
  const current = days.filter((day) => day.current);
  const byWeek = ({ day }: { day: Day }) => weekOf(day);
  const cents = sumsBy(current, byWeek, centsOf);
  const pieces = sumsBy(current, byWeek, (day) => day.pieces);
  return weeksOf(period).map((week) => ({
    week,
    total: toEuro(cents.get(week) ?? 0),
    pieces: withPieces ? (pieces.get(week) ?? 0) : 0,
  }));
}

interface Part {
  id: number | null;
  name: string;
  cents: number;
  previousCents: number;
}

/** Adds parts of one id and name, the largest first; parts without any amount are left out. Amounts in euros. */
function shares(parts: readonly Part[]) {
  return [...Map.groupBy(parts, ({ id, name }) => `${id ?? ''} ${id === null ? name : ''}`).values()]
    .map((same) => ({
      id: same[0]?.id ?? null,
      name: same[0]?.name ?? '',
      cents: sum(same, ({ cents }) => cents),
      previousCents: sum(same, ({ previousCents }) => previousCents),
    }))
    .filter(({ cents, previousCents }) => cents !== 0 || previousCents !== 0)
    .sort(
      (one, other) =>
        other.cents - one.cents ||
        other.previousCents - one.previousCents ||
        one.name.localeCompare(other.name, 'nl'),
    )
    .map(({ id, name, cents, previousCents }) => ({
      ...{ id, name },
      total: toEuro(cents),
      previous: toEuro(previousCents),
    }));
}

/** Sums per address; the shop's branch for orders that were picked up has no id and no name. */
export const addressShares = (days: readonly DaySum[]) =>
  shares(
    days.map(({ address_id, place, cents, current, previous }) => ({
      id: address_id,
      name: place,
      cents: current ? cents : 0,
      previousCents: previous ? cents : 0,
    })),
  );

/** Sums per top group; products that were deleted have none. */
export const groupShares = (products: readonly ProductSum[]) =>
  shares(
    products.map(({ group_id, group_name, cents, previous_cents }) => ({
      ...{ id: group_id, name: group_name, cents },
      previousCents: previous_cents,
    })),
  );

/** Sums per supplier; products of a brand without one have none. */
export const supplierShares = (products: readonly ProductSum[]) =>
  shares(
    products.map(({ supplier_id, supplier_name, cents, previous_cents }) => ({
      ...{ id: supplier_id, name: supplier_name, cents },
      previousCents: previous_cents,
    })),
  );

/** The sums of the whole period, in euros. */
export function totals(days: readonly DaySum[]) {
  const current = days.filter((day) => day.current);
  const previous = days.filter((day) => day.previous);
  return {
    total: toEuro(sum(current, centsOf)),
    previous: toEuro(sum(previous, centsOf)),
    orders: sum(current, ({ orders }) => orders),
    previous_orders: sum(previous, ({ orders }) => orders),
  };
}

/** Number of the products bought in the period beyond the ranked ones, and their total in euros. */
export const otherProducts = (products: readonly ProductSum[]) => ({
  products: products.filter(({ lines }) => lines > 0).length,
  total: toEuro(sum(products, ({ cents }) => cents)),
  previous: toEuro(sum(products, ({ previous_cents }) => previous_cents)),
});
