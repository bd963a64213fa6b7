import type { recurringRun } from '@toonbank/contract';
import type { z } from 'zod';
import type { RecurringRun } from '../../db/schema/index.ts';
import { toEuro } from '../prices/index.ts';
import { preparedToken } from './prepared-link.ts';

export type WireRun = z.input<typeof recurringRun>;

/** Whether a prepared order can still be confirmed. */
export const isOpen = ({ state, expiresAt }: Pick<RecurringRun, 'state' | 'expiresAt'>, now = new Date()) =>
  state === 'prepared' && expiresAt !== null && expiresAt > now;

/** The contract's form of a run. */
export function toWireRun(run: RecurringRun, orderNumber: number | null, secret: string): WireRun {
  const { id, dueOn, ranAt, state, refusal, report, expiresAt } = run;
  const open = isOpen(run);
  return {
    run_id: id,
    due_on: dueOn,
    ran_at: ranAt.toISOString(),
    state: state === 'prepared' && !open ? 'expired' : state,
    ...(refusal && { refusal }),
    ...(orderNumber !== null && { order_number: String(orderNumber) }),
    left_out: report?.leftOut.length ?? 0,
    ...(report && report.lines.length > 0 && { total_incl: toEuro(report.totalInclCents) }),
    ...(open && expiresAt && { token: preparedToken(secret, run), expires_at: expiresAt.toISOString() }),
  };
}
