import { DomainError } from '../../http/errors.ts';
import type { DeliveryChoices } from './choices.ts';

interface Wish {
  pickup: boolean;
  /** YYYY-MM-DD; null: as soon as possible. */
  deliveryDate: string | null;
  /** Empty: any. */
  deliveryTime: string;
}

const dutch = (day: string) => day.split('-').reverse().join('-');

/** The possible days of a cart: those for pickup or those for delivery. */
const daysFor = (pickup: boolean, choices: DeliveryChoices) => (pickup ? choices.pickup : choices.delivery);

/**
 * Checks that a wanted day is possible, or absent. `field`: the name of the caller's field.
 * @throws DomainError pickup_unavailable, or delivery_date_unavailable with the soonest day as `soonest`
 */
export function checkDay({ pickup, deliveryDate }: Wish, choices: DeliveryChoices, field: string): void {
  const days = daysFor(pickup, choices);
  if (pickup && days.length === 0)
    throw new DomainError('pickup_unavailable', 'This branch hands out nothing.', { pickup: 'unavailable' });
  if (deliveryDate === null || days.some((day) => day.date === deliveryDate)) return;
  const [soonest] = days;
  throw new DomainError('delivery_date_unavailable', 'It can not be ready on that day.', {
    [field]: 'unavailable',
    ...(soonest && { soonest: dutch(soonest.date) }),
  });
}

/** The windows of the chosen day; without one, the windows of all days. */
export function windowsFor({ pickup, deliveryDate }: Wish, choices: DeliveryChoices): Set<string> {
  const days = daysFor(pickup, choices).filter((day) => deliveryDate === null || day.date === deliveryDate);
  return new Set(days.flatMap((day) => day.time_windows));
}

/** @throws DomainError delivery_time_unavailable */
export function checkTime(wish: Wish, choices: DeliveryChoices): void {
  if (wish.deliveryTime === '' || windowsFor(wish, choices).has(wish.deliveryTime)) return;
  throw new DomainError('delivery_time_unavailable', 'There is no such time window.', {
    time: 'unavailable',
  });
}
