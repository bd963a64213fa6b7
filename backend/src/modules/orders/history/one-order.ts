import type { order } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import {
  type OrderAddress,
  type OrderBreakdown,
  type OrderContact,
  type orderRows,
  orders,
  payments,
  products,
  productUnits,
} from '../../../db/schema/index.ts';
import { and, asc, desc, eq, inArray, type SQL, sql } from '../../../db/sql.ts';
import { shopClock } from '../../delivery/days.ts';
import { toEuro } from '../../prices/index.ts';
import { withdrawalsOf } from '../../withdrawals/of-order.ts';
import { lastDayToWithdraw } from '../../withdrawals/period.ts';
import { confirmationRecipient } from '../confirmation/queue-order-mail.ts';
import { CANCELLED } from '../status.ts';
import { replacementsOf } from './replacements-of.ts';
import { settlementsOf } from './settlements-of.ts';
import { stepsOf } from './steps-of.ts';

type OrderRow = typeof orders.$inferSelect;
type Row = Pick<typeof orderRows.$inferSelect, 'productId' | 'unitId'>;
type Details = NonNullable<z.input<typeof order>['details']>;

/** The contract's form of an order's address. */
export const toWireAddress = ({ houseNumber, ...address }: OrderAddress) => ({
  ...address,
  house_number: houseNumber,
});

const toWireContact = ({ firstName, lastName, email, phone }: OrderContact) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
});

const toWireRates = ({ vat }: OrderBreakdown) =>
  vat.map(({ rate, baseCents, amountCents }) => ({
    rate,
    base: toEuro(baseCents),
    amount: toEuro(amountCents),
  }));

/** Number of the order just before or after one, in the order in which they were placed. */
async function neighbour(
  tx: Tx,
  filter: SQL | undefined,
  { placedAt, id }: OrderRow,
  direction: 'previous' | 'next',
): Promise<string | null> {
  const from = sql`(${placedAt.toISOString()}::timestamptz, ${id}::int)`;
  const [beyond, sort] = direction === 'next' ? [sql`>`, asc] : [sql`<`, desc];
  const [row] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(filter, sql`(date_trunc('milliseconds', ${orders.placedAt}), ${orders.id}) ${beyond} ${from}`))
    .orderBy(sort(orders.placedAt), sort(orders.id))
    .limit(1);
  return row ? String(row.number) : null;
}

/** How the latest attempt to pay an order failed, if it did. */
async function paymentFailure(tx: Tx, { id, paymentState }: OrderRow) {
  if (paymentState === 'paid') return undefined;
  const [latest] = await tx
    .select({ state: payments.state })
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.id))
    .limit(1);
  const state = latest?.state;
  return state === 'open' || state === 'paid' ? undefined : state;
}

/** The last day to withdraw from an order: null before its delivery; undefined when it is cancelled, or that day has passed. */
function withdrawUntil({ status, address, pickup }: OrderRow, deliveredOn: string | undefined) {
  if (status === CANCELLED) return undefined;
  if (deliveredOn === undefined) return null;
  const last = lastDayToWithdraw(deliveredOn, pickup ? 'NL' : (address?.country ?? 'NL'));
  return last < shopClock(new Date()).day ? undefined : last;
}

export interface DetailsOptions {
  /** The orders among which its neighbours are searched. */
  filter: SQL | undefined;
  deliveredOn: string | undefined;
  /** The customer has no account. */
  guest: boolean;
  /** Consumers may withdraw. */
  consumer: boolean;
}

/** The fields of a single order's page that a list does not have. */
export async function orderDetails(
  tx: Tx,
  row: OrderRow,
  { filter, deliveredOn, consumer, guest }: DetailsOptions,
): Promise<Details> {
  const confirmedTo = await confirmationRecipient(tx, row.id);
  const failure = await paymentFailure(tx, row);
  const withdrawn = consumer ? await withdrawalsOf(tx, row.id) : [];
  const until = consumer ? withdrawUntil(row, deliveredOn) : undefined;
  return {
    ...(guest && { guest: true as const }),
    ...(failure && { payment_failure: failure }),
    address: row.pickup || !row.address ? null : toWireAddress(row.address),
    pickup: row.pickup,
    ...(row.contact && { contact: toWireContact(row.contact) }),
    delivery_time: row.deliveryTime,
    coupon: row.coupon,
    ...(confirmedTo && { confirmation_to: confirmedTo }),
    ...(row.breakdown && { vat_rates: toWireRates(row.breakdown) }),
    ...(row.breakdown?.vatReason && { reverse_charge: true as const }),
    status_history: await stepsOf(tx, row.id),
    ...(until !== undefined && { withdraw_until: until }),
    ...(withdrawn.length > 0 && { withdrawals: withdrawn }),
    ...(await settlementsOf(tx, row.id)),
    ...(await replacementsOf(tx, row)),
    previous: await neighbour(tx, filter, row, 'previous'),
    next: await neighbour(tx, filter, row, 'next'),
  };
}

/**
 * Of rows of orders: whether their product and unit are still sold, and the product's picture, also of one that is no
 * longer sold.
 */
export async function productsOfRows(tx: Tx, rows: readonly Row[]) {
  const ids = (key: 'productId' | 'unitId') => [...new Set(rows.flatMap((row) => row[key] ?? []))];
  const productIds = ids('productId');
  const unitIds = ids('unitId');
  const found =
    productIds.length === 0
      ? []
      : await tx
          .select({ id: products.id, image: products.image, slug: products.slug, active: products.active })
          .from(products)
          .where(inArray(products.id, productIds));
  const units =
    unitIds.length === 0
      ? []
      : await tx.select({ id: productUnits.id }).from(productUnits).where(inArray(productUnits.id, unitIds));
  const byId = new Map(found.map((product) => [product.id, product]));
  const existing = new Set(units.map(({ id }) => id));
  return ({ productId, unitId }: Row) => {
    const product = byId.get(productId ?? 0);
    return {
      available: (product?.active ?? false) && existing.has(unitId ?? 0),
      ...(product && { image: product.image, slug: product.slug }),
    };
  };
}
