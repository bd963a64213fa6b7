import type { endpoints, recurringOrder } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import {
  customerUsers,
  orders,
  type RecurringOrder,
  recurringOrderLines,
  recurringOrders,
  recurringRuns,
} from '../../db/schema/index.ts';
import { and, count, desc, eq, inArray, isNull, ne, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { shopClock } from '../delivery/days.ts';
import { findRecurring, ownerOf } from './find-recurring.ts';
import { itemsOf, type LineAsked } from './items.ts';
import { nextDays } from './next-day.ts';
import { toWireRun, type WireRun } from './to-wire-run.ts';

type WireRecurring = z.input<typeof recurringOrder>;
type WireSource = WireRecurring['payment_source'];
type Whole = z.input<typeof endpoints.recurringOrders.get.response>;

/** Number of upcoming days. */
const UPCOMING = 5;
const MAX_RUNS = 50;

/** The viewer, and the secret that signs links. */
export interface Reader {
  viewer: Viewer;
  secret: string;
}

/** The latest run of each that was not skipped. */
async function lastRuns(tx: Tx, ids: number[], secret: string): Promise<Map<number, WireRun>> {
  const rows = await tx
    .selectDistinctOn([recurringRuns.recurringId], { run: recurringRuns, number: orders.number })
    .from(recurringRuns)
    .leftJoin(orders, eq(orders.id, recurringRuns.orderId))
    .where(and(inArray(recurringRuns.recurringId, ids), ne(recurringRuns.state, 'skipped')))
    .orderBy(recurringRuns.recurringId, desc(recurringRuns.dueOn));
  return new Map(rows.map(({ run, number }) => [run.recurringId, toWireRun(run, number, secret)]));
}

/** The contract's form of recurring orders: three queries for any number. */
async function toWireAll(tx: Tx, secret: string, all: RecurringOrder[]): Promise<WireRecurring[]> {
  if (all.length === 0) return [];
  const { day: today } = shopClock(new Date());
  const ids = all.map(({ id }) => id);
  const users = await tx
    .select({ id: customerUsers.id, firstName: customerUsers.firstName, lastName: customerUsers.lastName })
    .from(customerUsers)
    .where(inArray(customerUsers.id, [...new Set(all.map(({ userId }) => userId))]));
  const names = new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const counted = await tx
    .select({ id: recurringOrderLines.recurringId, lines: count() })
    .from(recurringOrderLines)
    .where(inArray(recurringOrderLines.recurringId, ids))
    .groupBy(recurringOrderLines.recurringId);
  const counts = new Map(counted.map(({ id, lines }) => [id, lines]));
  const runs = await lastRuns(tx, ids, secret);
  return all.map((order) => {
    const last = runs.get(order.id);
    return {
      recurring_id: order.id,
      name: order.name,
      every: order.every,
      period: order.period,
      start_date: order.startsOn,
      end_date: order.endsOn,
      mode: order.mode,
      active: order.active,
      paused_until: order.pausedUntil !== null && order.pausedUntil > today ? order.pausedUntil : null,
      next_date: order.active ? order.nextOn : null,
      address_id: order.addressId,
      payment_source: order.paymentSource as WireSource,
      order_ref: order.orderRef,
      order_comment: order.orderComment,
      made_by: names.get(order.userId) ?? '',
      line_count: counts.get(order.id) ?? 0,
      ...(last && { last_run: last }),
    };
  });
}

export async function toWireOne(tx: Tx, { secret }: Reader, order: RecurringOrder): Promise<WireRecurring> {
  return orNotFound((await toWireAll(tx, secret, [order]))[0]);
}

/** The customer's recurring orders: the next one first, those without a next run last. */
export async function allRecurring(tx: Tx, { viewer, secret }: Reader): Promise<WireRecurring[]> {
  const { active, nextOn, name, customerId, removedAt } = recurringOrders;
  const rows = await tx
    .select()
    .from(recurringOrders)
    .where(and(eq(customerId, ownerOf(viewer)), isNull(removedAt)))
    .orderBy(desc(active), sql`${nextOn} NULLS LAST`, sql`${name} COLLATE nl`);
  return toWireAll(tx, secret, rows);
}

async function runsOf(tx: Tx, recurringId: number, secret: string): Promise<WireRun[]> {
  const rows = await tx
    .select({ run: recurringRuns, number: orders.number })
    .from(recurringRuns)
    .leftJoin(orders, eq(orders.id, recurringRuns.orderId))
    .where(eq(recurringRuns.recurringId, recurringId))
    .orderBy(desc(recurringRuns.dueOn))
    .limit(MAX_RUNS);
  return rows.map(({ run, number }) => toWireRun(run, number, secret));
}

async function linesOf(tx: Tx, recurringId: number): Promise<LineAsked[]> {
  const { productId, unitId, quantity, position, id } = recurringOrderLines;
  return tx
    .select({ productId, unitId, quantity })
    .from(recurringOrderLines)
    .where(eq(recurringOrderLines.recurringId, recurringId))
    .orderBy(position, id);
}

/** One recurring order with all its data. @throws DomainError not_found */
export async function readRecurring(
  tx: Tx,
  reader: Reader,
  id: number,
  now: Date = new Date(),
): Promise<Whole> {
  const order = await findRecurring(tx, reader.viewer, id);
  return {
    ...(await toWireOne(tx, reader, order)),
    upcoming: order.active ? await nextDays(tx, order, now, UPCOMING) : [],
    lines: await itemsOf(tx, reader.viewer, await linesOf(tx, id)),
    runs: await runsOf(tx, id, reader.secret),
  };
}
