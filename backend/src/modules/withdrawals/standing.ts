import type { WithdrawalStanding } from '@toonbank/contract/withdrawals/endpoints';
import type { Withdrawal } from '../../db/schema/index.ts';
import { type Day, shopClock } from '../delivery/days.ts';

/** The days of an order that decide whether a withdrawal is in time; null before the delivery. */
export type Period = { delivered: Day; last: Day } | null;

export function standingOf(
  { orderId, receivedAt }: Pick<Withdrawal, 'orderId' | 'receivedAt'>,
  period: Period,
): WithdrawalStanding {
  if (orderId === null) return 'no_order';
  if (period === null) return 'not_delivered';
  return shopClock(receivedAt).day <= period.last ? 'in_time' : 'too_late';
}

const dutchDay = (day: Day | undefined): string => day?.split('-').reverse().join('-') ?? '';

/** The same as a Dutch text for the shop. */
export function standingText(withdrawal: Withdrawal, period: Period): string {
  const days = `geleverd op ${dutchDay(period?.delivered)}, bedenktijd tot en met ${dutchDay(period?.last)}`;
  const texts: Record<WithdrawalStanding, string> = {
    no_order: 'geen bestelling gevonden met dit nummer en dit e-mailadres',
    not_delivered: 'gevonden, nog niet geleverd',
    in_time: `gevonden, ${days}`,
    too_late: `gevonden, ${days}: de herroeping kwam daarna`,
  };
  return texts[standingOf(withdrawal, period)];
}
