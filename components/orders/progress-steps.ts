import type { Order } from '@/api/types';
import { amsterdamDay } from '@/lib/dates';
import { expectedDayOf } from './expected-day';

/** Statuses in the order in which an order has them (docs/behaviour.md §10.4). */
const COURSE = [1, 2, 3] as const;
const CANCELLED = 4;

export interface ProgressStep {
  status: 1 | 2 | 3 | 4;
  /** YYYY-MM-DD; absent where it is not known. */
  day?: string;
  state: 'done' | 'next' | 'stopped';
  /** `day` is a promise. */
  expected?: boolean;
}

/** The steps of an order from its placing to its delivery, or to where it was cancelled. Empty for other statuses. */
export function progressSteps(order: Order): ProgressStep[] {
  const { orderStatus, orderDate, deliveryNote, details } = order;
  const history = details?.statusHistory ?? [];
  const dayOf = (status: number) => {
    const at = history.findLast((step) => step.status === status)?.at;
    return at && amsterdamDay(at);
  };
  const days = {
    1: amsterdamDay(orderDate),
    2: dayOf(2),
    3: deliveryNote?.deliveredOn ?? dayOf(3),
  } as const;
  const step = (status: 1 | 2 | 3): ProgressStep => ({ status, day: days[status], state: 'done' });
  if (orderStatus === CANCELLED) {
    const begun = COURSE.filter((status) => status === 1 || (status === 2 && days[2] !== undefined));
    return [...begun.map(step), { status: CANCELLED, day: dayOf(CANCELLED), state: 'stopped' }];
  }
  if (orderStatus < 1 || orderStatus > 3) return [];
  const expected = expectedDayOf(order) ?? undefined;
  return COURSE.map((status) => {
    if (status <= orderStatus) return step(status);
    return status === 3 && expected !== undefined
      ? { status, day: expected, state: 'next', expected: true }
      : { status, state: 'next' };
  });
}
