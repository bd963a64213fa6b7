import { endpoints } from '@toonbank/contract';
import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import type { Tx } from '../../db/connect.ts';
import { type Withdrawal, withdrawals } from '../../db/schema/index.ts';
import { asc, desc, eq, isNotNull, isNull } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { addDays, shopClock } from '../delivery/days.ts';
import { periodOf } from './find-order.ts';
import { standingOf } from './standing.ts';

const PAGE_SIZE = 30;

async function toWire(tx: Tx, withdrawal: Withdrawal) {
  const { id, receivedAt, orderId, orderNumber, name, email, articles, lines, handledAt } = withdrawal;
  const period = orderId === null ? null : await periodOf(tx, orderId);
  return {
    ...{ id, name, email, articles },
    received_at: receivedAt.toISOString(),
    order_number: orderNumber,
    lines: lines.map(({ articleNumber, ...line }) => ({ article_number: articleNumber, ...line })),
    standing: standingOf(withdrawal, period),
    delivered_on: period?.delivered ?? null,
    last_day: period?.last ?? null,
    refund_by: addDays(shopClock(receivedAt).day, withdrawalTerms.refundDays),
    handled_at: handledAt?.toISOString() ?? null,
  };
}

export const listWithdrawals = implement(endpoints.withdrawals.list, async ({ tx }, { page, handled }) => {
  const rows = await tx
    .select()
    .from(withdrawals)
    .where(handled ? isNotNull(withdrawals.handledAt) : isNull(withdrawals.handledAt))
    .orderBy(...(handled ? [desc(withdrawals.handledAt), desc(withdrawals.id)] : [asc(withdrawals.id)]))
    .limit(PAGE_SIZE)
    .offset(page * PAGE_SIZE);
  const shown = [];
  for (const row of rows) shown.push(await toWire(tx, row));
  return shown;
});

export const setHandled = implement(
  endpoints.withdrawals.setHandled,
  async ({ tx, viewer: { site, admin } }, { withdrawalID, handled }) => {
    const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, withdrawalID)).for('update');
    const { handledAt, orderNumber } = orNotFound(found);
    if ((handledAt !== null) === handled) return {};
    await tx
      .update(withdrawals)
      .set({ handledAt: handled ? new Date() : null })
      .where(eq(withdrawals.id, withdrawalID));
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: handled ? 'handle_withdrawal' : 'reopen_withdrawal' },
      ...{ targetKind: 'withdrawal', targetId: withdrawalID, details: { name: orderNumber } },
    });
    return {};
  },
);
