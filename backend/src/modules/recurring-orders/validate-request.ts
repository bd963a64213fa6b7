import type { endpoints } from '@toonbank/contract';
import { isOnline } from '@toonbank/contract/payment/methods';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { RecurringOrder } from '../../db/schema/index.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { findAddress } from '../addresses/addresses.ts';
import { addressUnknown } from '../cart/destination.ts';
import { addDays, type Day, readDutchDay, shopClock } from '../delivery/days.ts';
import { choosePayment } from '../orders/place/choose-payment.ts';

export type SaveRequest = z.output<typeof endpoints.recurringOrders.save.request>;
type ValidRequest = Omit<RecurringOrder, 'id' | 'siteId' | 'active' | 'pausedUntil' | 'nextOn' | 'removedAt'>;

/** Upper bound for a start date, in days: five years. */
const MAX_DAYS_AHEAD = 5 * 366;

const wrong = (fields: Record<string, string>) =>
  new DomainError('invalid_request', 'These days do not fit.', fields);

function readDay(field: string, text: string): Day {
  const day = readDutchDay(text);
  if (!day) throw wrong({ [field]: 'invalid_date' });
  return day;
}

/** A start date in the past is allowed if it was stored before. */
function validateDays({ startDate, endDate }: SaveRequest, current: RecurringOrder | undefined, now: Date) {
  const startsOn = readDay('startDate', startDate);
  const endsOn = endDate === '' ? null : readDay('endDate', endDate);
  const today = shopClock(now).day;
  if (startsOn < today && startsOn !== current?.startsOn) throw wrong({ startDate: 'in_past' });
  if (startsOn > addDays(today, MAX_DAYS_AHEAD)) throw wrong({ startDate: 'too_far' });
  if (endsOn !== null && endsOn < startsOn) throw wrong({ endDate: 'before_start' });
  if (endsOn !== null && endsOn < today && endsOn !== current?.endsOn) throw wrong({ endDate: 'in_past' });
  return { startsOn, endsOn };
}

/** A payment that needs a browser is not possible without the customer. */
function validatePayment(viewer: Viewer, { mode, paymentSource }: SaveRequest, offersOnline: boolean) {
  choosePayment(orNotFound(viewer.customer), paymentSource, { offersOnline });
  if (mode === 'placed' && isOnline(paymentSource))
    throw new DomainError('payment_not_allowed', 'This is paid in a browser.', { paymentSource: 'online' });
}

/**
 * Validates a recurring order and gives it as it is stored.
 * @throws DomainError invalid_request with the days that are wrong, payment_not_allowed or address_unknown
 */
export async function validateRequest(
  tx: Tx,
  viewer: Viewer,
  request: SaveRequest,
  { current, offersOnline, now }: { current: RecurringOrder | undefined; offersOnline: boolean; now: Date },
): Promise<ValidRequest> {
  const { customerId, userId } = orNotFound(viewer.customer);
  const days = validateDays(request, current, now);
  validatePayment(viewer, request, offersOnline);
  if (!(await findAddress(tx, customerId, request.addressID))) throw addressUnknown();
  return {
    customerId,
    userId,
    name: request.name,
    every: request.every,
    period: request.period,
    ...days,
    mode: request.mode,
    paymentSource: request.paymentSource,
    addressId: request.addressID,
    orderRef: request.ref,
    orderComment: request.comment,
  };
}
