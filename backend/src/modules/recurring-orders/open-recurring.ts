import type { Tx } from '../../db/connect.ts';
import {
  products,
  type RecurringOrder,
  type RunReport,
  recurringOrderLines,
  type Site,
} from '../../db/schema/index.ts';
import { asc, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { shownAt } from '../../http/view.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAddress } from '../addresses/addresses.ts';
import { type CartLine, productColumns, withUnits } from '../cart/load-lines.ts';
import type { OpenOrder, OrderWishes } from '../cart/open-cart.ts';
import { priceCart } from '../cart/price-cart.ts';
import { expectedDay } from '../delivery/expected-day.ts';
import { checkLine } from '../order-lists/check-line.ts';

type Refusal = Extract<ReturnType<typeof checkLine>, { reason: unknown }>;

interface LeftOut {
  line: CartLine;
  /** The wanted unit; absent when it no longer exists. */
  unit: CartLine['unit'] | undefined;
  reason: Refusal['reason'];
  /** Stock in the unit, where it is too little. */
  left?: number;
}

/** A recurring order as it would be ordered now. Lines that can't be ordered are listed separately. */
export interface OpenRecurring extends OpenOrder {
  cart: OrderWishes;
  leftOut: LeftOut[];
}

/** The lines of a recurring order by position; `hash` is the id of the line. A unit that no longer exists is not replaced. */
async function loadLines(tx: Tx, recurringId: number) {
  const rows = await tx
    .select({ line: recurringOrderLines, product: productColumns })
    .from(recurringOrderLines)
    .innerJoin(products, eq(products.id, recurringOrderLines.productId))
    .where(eq(recurringOrderLines.recurringId, recurringId))
    .orderBy(asc(recurringOrderLines.position), asc(recurringOrderLines.id));
  const stored = rows.map(({ line: { id, quantity, unitId, seenCents }, product }) => ({
    line: {
      hash: String(id),
      quantity,
      unitId: unitId ?? 0,
      comment: '',
      optionIds: [],
      seenCents: seenCents === null ? null : [seenCents],
    },
    product,
  }));
  const lines = await withUnits(tx, stored);
  return lines.map((line, index) => ({
    line,
    unit: line.units.find((unit) => unit.id === rows[index]?.line.unitId),
  }));
}

/** Checks the lines in their order: those that share a product share its stock. */
function checkLines(all: Awaited<ReturnType<typeof loadLines>>) {
  const lines: CartLine[] = [];
  const leftOut: LeftOut[] = [];
  const taken = new Map<number, number>();
  for (const { line, unit } of all) {
    const { product, quantity } = line;
    const pieces = taken.get(product.id) ?? 0;
    const result = checkLine({ unit, quantity, product }, { line: undefined, pieces });
    if ('reason' in result) {
      const { reason, fixes } = result;
      leftOut.push({ line, unit, reason, ...(reason === 'insufficient_stock' && { left: fixes[0] ?? 0 }) });
      continue;
    }
    lines.push(line);
    taken.set(product.id, pieces + quantity * line.unit.content);
  }
  return { lines, leftOut };
}

/**
 * A recurring order at today's prices and stock, in a fixed number of queries. It does not touch the customer's cart.
 */
export async function openRecurring(tx: Tx, viewer: Viewer, order: RecurringOrder): Promise<OpenRecurring> {
  const { orderRef, orderComment, addressId } = order;
  const { customerId } = orNotFound(viewer.customer);
  const { lines, leftOut } = checkLines(await loadLines(tx, order.id));
  const address = addressId === null ? undefined : await findAddress(tx, customerId, addressId);
  const country = address?.country ?? viewer.site.countries[0] ?? 'NL';
  const wishes = { orderRef, orderComment, deliveryDate: null, deliveryTime: '', pickup: false };
  return {
    cart: wishes,
    lines,
    leftOut,
    priced: await priceCart(tx, viewer, lines, { country, pickup: false, coupon: '' }),
    unavailable: new Set(),
    address,
    country,
    expectedDate: await expectedDay(tx, { lines, country, wish: wishes }, shownAt(viewer)),
  };
}

/** Stores the present prices as those that the customer saw last. */
export async function storeSeenPrices(tx: Tx, { priced }: OpenRecurring): Promise<void> {
  const shown = priced.lines.map(({ line, price }) => ({ id: Number(line.hash), cents: price.cents }));
  await tx.execute(sql`
    UPDATE recurring_order_lines AS line SET seen_cents = shown.cents
    FROM jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) AS shown(id int, cents int)
    WHERE line.id = shown.id`);
}

/** A price as the site shows it. */
export const shownCents = ({ prices }: Pick<Site, 'prices'>, cents: number, vat: number): number =>
  prices === 'public' ? Math.round((cents * (100 + vat)) / 100) : cents;

/** The data for a mail about it; amounts of lines include VAT where the site's prices do. */
export function reportOf({ priced, leftOut }: OpenRecurring, { site }: Viewer): RunReport {
  const inclusive = site.prices === 'public';
  const { totals } = priced;
  return {
    lines: priced.lines.map(({ line: { product, unit, quantity } }, place) => ({
      name: product.name,
      articleNumber: product.articleNumber,
      unit: unit.description,
      quantity,
      cents: (inclusive ? totals.lines[place]?.inclCents : totals.lines[place]?.cents) ?? 0,
    })),
    leftOut: leftOut.map(({ line, unit, reason, left }) => ({
      name: line.product.name,
      articleNumber: line.product.articleNumber,
      unit: unit?.description ?? '',
      quantity: line.quantity,
      reason,
      ...(left !== undefined && { left }),
    })),
    changes: priced.lines.flatMap(({ line: { product, unit, seenCents }, price }) => {
      const [seen] = seenCents ?? [];
      if (seen === undefined || seen === price.cents) return [];
      const fromCents = shownCents(site, seen, product.vat);
      return [
        {
          name: product.name,
          unit: unit.name,
          fromCents,
          toCents: shownCents(site, price.cents, product.vat),
        },
      ];
    }),
    totalCents: totals.total.cents,
    totalInclCents: totals.total.inclCents,
  };
}
