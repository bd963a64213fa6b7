import type { Tx } from '../../db/connect.ts';
import {
  customerUsers,
  type RecurringOrder,
  type RecurringRun,
  type RunRefusal,
  recurringOrders,
  recurringRuns,
  type Site,
} from '../../db/schema/index.ts';
import { and, eq, isNull, lte, sql } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { findAbsent, type Viewer } from '../../http/viewer.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { addressUnknown } from '../cart/destination.ts';
import { shopClock } from '../delivery/days.ts';
import { queueConfirmation } from '../orders/confirmation/queue-order-mail.ts';
import { choosePayment } from '../orders/place/choose-payment.ts';
import { placeOrder } from '../orders/place/place-order.ts';
import { reschedule } from './next-day.ts';
import { type OpenRecurring, openRecurring, reportOf, storeSeenPrices } from './open-recurring.ts';

/** Any number: the advisory lock of recurring orders. */
const LOCK = 7_014_522;
const DAY_MS = 86_400_000;
/** How long a prepared order can be confirmed, unless the next one comes first. */
const DAYS_TO_CONFIRM = 14;

/** The facts of a run besides the order itself. */
export interface Moment {
  now: Date;
  /** Whether the installation has a payment provider. */
  offersOnline: boolean;
}

type Result = Pick<RecurringRun, 'state'> &
  Partial<Pick<RecurringRun, 'refusal' | 'orderId' | 'report' | 'expiresAt'>>;

const refusals: readonly string[] = ['credit_limit', 'payment_not_allowed', 'address_unknown'];

/**
 * Takes a due order for running: one that another backend is running is skipped, a change that is under way is
 * awaited, and one that has run meanwhile is no longer due.
 */
async function takeDue(tx: Tx, id: number, now: Date): Promise<RecurringOrder | undefined> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${LOCK}, ${id}) AS free`,
  );
  if (!rows[0]?.free) return undefined;
  const [order] = await tx
    .select()
    .from(recurringOrders)
    .where(
      and(
        eq(recurringOrders.id, id),
        eq(recurringOrders.active, true),
        isNull(recurringOrders.removedAt),
        lte(recurringOrders.nextOn, shopClock(now).day),
      ),
    )
    .for('update');
  return order;
}

/** Places the order like the order of a cart, or prepares it for its customer. When it throws, nothing is stored. */
async function attempt(
  tx: Tx,
  viewer: Viewer,
  order: RecurringOrder,
  { open, offersOnline, now }: Moment & { open: OpenRecurring },
): Promise<Result> {
  const { paymentSource: source } = order;
  if (order.mode === 'placed') {
    const placed = await placeOrder(tx, viewer, open, { source, seen: {}, offersOnline });
    await queueConfirmation(tx, placed.siteId, placed.id);
    return { state: 'placed', orderId: placed.id };
  }
  choosePayment(orNotFound(viewer.customer), source, { offersOnline });
  if (!open.address) throw addressUnknown();
  return { state: 'prepared', expiresAt: new Date(now.getTime() + DAYS_TO_CONFIRM * DAY_MS) };
}

async function runNow(tx: Tx, site: Site, order: RecurringOrder, moment: Moment): Promise<Result> {
  const viewer = await findAbsent(tx, site, order.userId);
  if (!viewer) return { state: 'barred' };
  const open = await openRecurring(tx, viewer, order);
  const report = reportOf(open, viewer);
  if (open.lines.length === 0) return { state: 'nothing', report };
  try {
    const result = await attempt(tx, viewer, order, { open, ...moment });
    await storeSeenPrices(tx, open);
    return { ...result, report };
  } catch (error) {
    if (!(error instanceof DomainError) || !refusals.includes(error.code)) throw error;
    return { state: 'refused', refusal: error.code as RunRefusal, report };
  }
}

/** Mails the user who saved it; a barred user gets no mail. */
async function tell(tx: Tx, order: RecurringOrder, run: { id: number }, { state }: Result) {
  if (state === 'barred') return;
  const [user] = await tx.select().from(customerUsers).where(eq(customerUsers.id, order.userId));
  if (!user?.email) return;
  await queueMail(tx, {
    siteId: order.siteId,
    kind: 'recurring-run',
    key: `recurring-run:${run.id}`,
    recipient: user.email,
    recipientName: `${user.firstName} ${user.lastName}`,
    recurringRunId: run.id,
  });
}

/** Ends earlier prepared orders that were never confirmed: an old mail must not order a second time. */
const endEarlier = (tx: Tx, order: RecurringOrder) =>
  tx
    .update(recurringRuns)
    .set({ expiresAt: null })
    .where(and(eq(recurringRuns.recurringId, order.id), eq(recurringRuns.state, 'prepared')));

/**
 * Runs one due recurring order, in one transaction: either there is an order, its mails, the run and the next day, or
 * nothing of it. However many days were missed, it runs once.
 * @throws DomainError insufficient_stock when another order was faster: the next try leaves the line out
 */
export async function runRecurring(
  tx: Tx,
  site: Site,
  id: number,
  moment: Moment,
): Promise<Result['state'] | undefined> {
  const { now } = moment;
  const order = await takeDue(tx, id, now);
  if (!order?.nextOn) return undefined;
  await endEarlier(tx, order);
  const [run] = await tx
    .insert(recurringRuns)
    .values({ siteId: site.id, recurringId: id, dueOn: order.nextOn, ranAt: now, state: 'nothing' })
    .onConflictDoNothing()
    .returning({ id: recurringRuns.id });
  const result = run && (await runNow(tx, site, order, moment));
  if (run && result) {
    await tx.update(recurringRuns).set(result).where(eq(recurringRuns.id, run.id));
    await tell(tx, order, run, result);
  }
  await reschedule(tx, order, {}, now);
  return result?.state;
}
