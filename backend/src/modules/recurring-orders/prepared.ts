import type { endpoints, preparedOrder } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import {
  orders,
  type RecurringOrder,
  type RecurringRun,
  recurringOrders,
  recurringRuns,
} from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Call } from '../../http/implement.ts';
import { findAbsent, type Viewer } from '../../http/viewer.ts';
import { checkoutVersion } from '../cart/checkout-version.ts';
import { paymentOptionsOf } from '../cart/payment-options.ts';
import { toWireTotals } from '../cart/to-wire-totals.ts';
import { toWireAddress } from '../orders/history/one-order.ts';
import { placeOrder } from '../orders/place/place-order.ts';
import { toEuro } from '../prices/index.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { type OpenRecurring, openRecurring, shownCents, storeSeenPrices } from './open-recurring.ts';
import { readToken } from './prepared-link.ts';
import { isOpen } from './to-wire-run.ts';

type Prepared = z.input<typeof preparedOrder>;
type Shown = NonNullable<Prepared['order']>;
type Confirm = z.output<typeof endpoints.recurringOrders.confirm.request>;

interface Opened {
  order: RecurringOrder;
  run: RecurringRun;
  /** The customer of the order; the person who follows the link may be another one, without a login. */
  viewer: Viewer;
}

/**
 * The run of a token. Forged tokens are slowed down per address.
 * @throws DomainError not_found or too_many_requests
 */
export async function openToken(call: Call, token: string): Promise<number> {
  const from = `prepared:${call.address}`;
  const guess = { name: from, address: from, clears: false };
  return orNotFound(
    await guardGuess(call, guess, async () => readToken(call.secret, call.viewer.site, token)),
  );
}

/** `lock`: for ordering it; runs and changes of the recurring order then wait, and so does a second click. */
async function openRun(tx: Tx, { site }: Viewer, runId: number, lock = false): Promise<Opened> {
  const [known] = await tx
    .select({ id: recurringRuns.recurringId })
    .from(recurringRuns)
    .where(eq(recurringRuns.id, runId));
  const whole = tx
    .select()
    .from(recurringOrders)
    .where(eq(recurringOrders.id, orNotFound(known).id));
  const [row] = lock ? await whole.for('update') : await whole;
  const [run] = await tx.select().from(recurringRuns).where(eq(recurringRuns.id, runId));
  const order = orNotFound(row);
  return { order, run: orNotFound(run), viewer: orNotFound(await findAbsent(tx, site, order.userId)) };
}

const isOnOffer = ({ order, run }: Opened) => isOpen(run) && order.removedAt === null;

function toWireLines({ priced }: OpenRecurring, { site }: Viewer): Shown['lines'] {
  return priced.lines.map(({ line: { product, unit, quantity, seenCents }, price }, place) => {
    const [seen] = seenCents ?? [];
    const amount = priced.totals.lines[place];
    return {
      product_name: product.name,
      product_ext_code: product.articleNumber,
      unit_desc: unit.description,
      quantity,
      price: toEuro(shownCents(site, price.cents, product.vat)),
      total: toEuro((amount && (site.prices === 'public' ? amount.inclCents : amount.cents)) ?? 0),
      ...(seen !== undefined &&
        seen !== price.cents && { last_price: toEuro(shownCents(site, seen, product.vat)) }),
    };
  });
}

const toWireLeftOut = ({ leftOut }: OpenRecurring): Shown['left_out'] =>
  leftOut.map(({ line: { product, quantity }, unit, reason, left }) => ({
    product_name: product.name,
    product_ext_code: product.articleNumber,
    unit_desc: unit?.description ?? '',
    quantity,
    reason,
    ...(left !== undefined && { left }),
  }));

async function toWireOpen(tx: Tx, { order, run, viewer }: Opened, offersOnline: boolean): Promise<Shown> {
  const open = await openRecurring(tx, viewer, order);
  const { site, customer } = viewer;
  const options = paymentOptionsOf(orNotFound(customer), offersOnline);
  const payment = options.find(({ source }) => source === order.paymentSource);
  return {
    expires_at: run.expiresAt?.toISOString() ?? '',
    prices_incl: site.prices === 'public',
    lines: toWireLines(open, viewer),
    left_out: toWireLeftOut(open),
    totals: toWireTotals(open.priced.totals, site, open.priced.vatRule),
    ...(open.address && { address: toWireAddress(open.address) }),
    ...(payment && { payment }),
    order_ref: order.orderRef,
    order_comment: order.orderComment,
    ...(open.expectedDate && { delivery_date: open.expectedDate }),
    version: checkoutVersion(open),
  };
}

/** The order that a link would place now, as long as it can be confirmed, and no other data of its customer. */
export async function readPrepared(
  tx: Tx,
  { viewer: visitor, payments }: Pick<Call, 'viewer' | 'payments'>,
  runId: number,
): Promise<Prepared> {
  const opened = await openRun(tx, visitor, runId);
  const { order, run } = opened;
  const summary = { name: order.name, due_on: run.dueOn };
  if (run.orderId !== null) {
    const [made] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, run.orderId));
    return { ...summary, state: 'ordered', order_number: String(orNotFound(made).number) };
  }
  if (!isOnOffer(opened)) return { ...summary, state: 'expired' };
  return { ...summary, state: 'open', order: await toWireOpen(tx, opened, payments.provider !== undefined) };
}

/**
 * Places the order of a link, like the order of a cart. The second click gets the order of the first.
 * @returns the order and its customer
 * @throws DomainError conflict when it can't be confirmed any more, cart_changed when it differs from what was shown,
 * or as `placeOrder`
 */
export async function confirmPrepared(
  tx: Tx,
  { viewer: visitor, payments }: Pick<Call, 'viewer' | 'payments'>,
  runId: number,
  { version }: Pick<Confirm, 'version'>,
) {
  const opened = await openRun(tx, visitor, runId, true);
  const { order, run, viewer } = opened;
  if (run.orderId !== null) {
    const [made] = await tx.select().from(orders).where(eq(orders.id, run.orderId));
    return { made: orNotFound(made), viewer };
  }
  if (!isOnOffer(opened)) throw new DomainError('conflict', 'This can not be confirmed any more.');
  const open = await openRecurring(tx, viewer, order);
  const made = await placeOrder(tx, viewer, open, {
    source: order.paymentSource,
    seen: { version },
    offersOnline: payments.provider !== undefined,
  });
  await tx
    .update(recurringRuns)
    .set({ state: 'confirmed', orderId: made.id })
    .where(eq(recurringRuns.id, runId));
  await storeSeenPrices(tx, open);
  return { made, viewer };
}
