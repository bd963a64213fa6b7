import type { recurringOrder } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { recurringOrders, recurringRuns } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import { addDays, readDutchDay, shopClock } from '../delivery/days.ts';
import { lockRecurring } from './find-recurring.ts';
import { reschedule } from './next-day.ts';
import { type Reader, toWireOne } from './read-recurring.ts';
import { refuseTooMany } from './save-recurring.ts';

type WireRecurring = z.input<typeof recurringOrder>;

const MAX_PAUSE_DAYS = 2 * 366;

/** Switches it on or off; runs that were missed while it was off are not caught up. @throws DomainError not_found */
export async function setActive(
  tx: Tx,
  reader: Reader,
  { recurringID, active }: { recurringID: number; active: boolean },
): Promise<WireRecurring> {
  const order = await lockRecurring(tx, reader.viewer, recurringID);
  return toWireOne(tx, reader, await reschedule(tx, order, { active }));
}

/**
 * @throws DomainError not_found, or invalid_request for a day that does not exist, is not later than today, or is
 * years away
 */
export async function pause(
  tx: Tx,
  reader: Reader,
  { recurringID, until }: { recurringID: number; until: string },
  now: Date = new Date(),
): Promise<WireRecurring> {
  const order = await lockRecurring(tx, reader.viewer, recurringID);
  const today = shopClock(now).day;
  const day = until === '' ? null : readDutchDay(until);
  const refuse = (fault: string) =>
    new DomainError('invalid_request', 'It can not be paused until then.', { until: fault });
  if (day === undefined) throw refuse('invalid_date');
  if (day !== null && day <= today) throw refuse('in_past');
  if (day !== null && day > addDays(today, MAX_PAUSE_DAYS)) throw refuse('too_far');
  return toWireOne(tx, reader, await reschedule(tx, order, { pausedUntil: day }, now));
}

/**
 * Skips the next run, which `date` names; a caller that saw another one gets a conflict.
 * @throws DomainError not_found or conflict
 */
export async function skipNext(
  tx: Tx,
  reader: Reader,
  { recurringID, date }: { recurringID: number; date: string },
  now: Date = new Date(),
): Promise<WireRecurring> {
  const order = await lockRecurring(tx, reader.viewer, recurringID);
  if (!order.active || order.nextOn !== date)
    throw new DomainError('conflict', 'It runs on another day next.', { date: 'changed' });
  await tx
    .insert(recurringRuns)
    .values({ siteId: order.siteId, recurringId: order.id, dueOn: date, ranAt: now, state: 'skipped' });
  return toWireOne(tx, reader, await reschedule(tx, order, {}, now));
}

/** Removes it: it runs no more, and its prepared orders can't be confirmed. @throws DomainError not_found */
export async function removeRecurring(tx: Tx, { viewer }: Reader, id: number): Promise<void> {
  const order = await lockRecurring(tx, viewer, id);
  await tx.update(recurringOrders).set({ removedAt: new Date() }).where(eq(recurringOrders.id, order.id));
}

/** Restores a removed one with its history. @throws DomainError not_found or too_many_recurring_orders */
export async function restoreRecurring(tx: Tx, reader: Reader, id: number): Promise<WireRecurring> {
  const order = await lockRecurring(tx, reader.viewer, id, { removed: true });
  await refuseTooMany(tx, reader.viewer);
  return toWireOne(tx, reader, await reschedule(tx, order, { removedAt: null }));
}
