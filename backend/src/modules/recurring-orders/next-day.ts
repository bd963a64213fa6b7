import type { Tx } from '../../db/connect.ts';
import { type RecurringOrder, recurringOrders, recurringRuns } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { loadWorkingDays } from '../delivery/choices.ts';
import { addDays, type Day, shopClock } from '../delivery/days.ts';
import { nextRunDay } from './run-days.ts';

const dayBefore = (day: Day) => addDays(day, -1);

/** The latest run, and the skipped days. */
async function past(tx: Tx, id: number): Promise<{ last: Day | null; skipped: Day[] }> {
  const { dueOn, ranAt, state } = recurringRuns;
  const [row] = await tx
    .select({
      dueOn: sql<Day | null>`(max(${dueOn}) FILTER (WHERE ${state} <> 'skipped'))::text`,
      ranAt: sql<string | null>`(max(${ranAt}) FILTER (WHERE ${state} <> 'skipped'))::text`,
      skipped: sql<Day[]>`coalesce(array_agg(${dueOn}::text) FILTER (WHERE ${state} = 'skipped'), '{}')`,
    })
    .from(recurringRuns)
    .where(eq(recurringRuns.recurringId, id));
  const { dueOn: due = null, ranAt: ran = null, skipped = [] } = row ?? {};
  // A run that caught up a missed day counts for the day on which it ran, too.
  const ranOn = ran === null ? null : shopClock(new Date(ran)).day;
  return {
    last:
      [due, ranOn]
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
    skipped,
  };
}

/**
 * The next days on which it runs, at most `count`: from today on, or from the end of the pause; not on a day for
 * which it ran already, nor on a skipped one. A skipped day does not move the others.
 */
export async function nextDays(tx: Tx, order: RecurringOrder, now: Date, count: number): Promise<Day[]> {
  const works = await loadWorkingDays(tx);
  const { last, skipped } = await past(tx, order.id);
  const bounds = [dayBefore(shopClock(now).day), last, order.pausedUntil && dayBefore(order.pausedUntil)];
  let after =
    bounds
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? order.startsOn;
  const days: Day[] = [];
  while (days.length < count) {
    const next = nextRunDay(order, after, works);
    if (next === null) break;
    if (!skipped.includes(next)) days.push(next);
    after = next;
  }
  return days;
}

type Changes = Partial<Pick<RecurringOrder, 'active' | 'pausedUntil' | 'removedAt'>>;

/** Changes a locked recurring order, and sets its next day. */
export async function reschedule(
  tx: Tx,
  order: RecurringOrder,
  changes: Changes = {},
  now: Date = new Date(),
): Promise<RecurringOrder> {
  const [nextOn = null] = await nextDays(tx, { ...order, ...changes }, now, 1);
  const [row] = await tx
    .update(recurringOrders)
    .set({ ...changes, nextOn })
    .where(eq(recurringOrders.id, order.id))
    .returning();
  return orNotFound(row);
}
