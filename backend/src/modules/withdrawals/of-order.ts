import type { order } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { withdrawals } from '../../db/schema/index.ts';
import { asc, eq } from '../../db/sql.ts';

type Withdrawals = NonNullable<NonNullable<z.input<typeof order>['details']>['withdrawals']>;

/** The statements that name an order, for the customer's own page of it. */
export async function withdrawalsOf(tx: Tx, orderId: number): Promise<Withdrawals> {
  const rows = await tx
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(asc(withdrawals.receivedAt), asc(withdrawals.id));
  return rows.map(({ receivedAt, handledAt, lines, articles }) => ({
    received_at: receivedAt.toISOString(),
    handled: handledAt !== null,
    lines: lines.map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    articles,
  }));
}
