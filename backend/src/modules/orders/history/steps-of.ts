import type { order } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { customerUsers, orderStatusChanges } from '../../../db/schema/index.ts';
import { asc, eq, sql } from '../../../db/sql.ts';

type Steps = NonNullable<z.input<typeof order>['details']>['status_history'];

/** Every change of an order's status, the first one first, with the user who did it and the reason. */
export async function stepsOf(tx: Tx, orderId: number): Promise<Steps> {
  const steps = await tx
    .select({
      step: orderStatusChanges,
      name: sql<string | null>`${customerUsers.firstName} || ' ' || ${customerUsers.lastName}`,
    })
    .from(orderStatusChanges)
    .leftJoin(customerUsers, eq(customerUsers.id, orderStatusChanges.userId))
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(asc(orderStatusChanges.id));
  return steps.map(({ step: { status, at, movedBy, reason }, name }) => ({
    status,
    at: at.toISOString(),
    by: movedBy,
    ...(name !== null && { name }),
    ...(reason !== '' && { reason }),
  }));
}
