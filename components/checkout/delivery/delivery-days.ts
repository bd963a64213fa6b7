import type { Cart } from '@/api/types';

const choicesOf = ({ pickup, deliveryChoices }: Cart) =>
  (pickup ? deliveryChoices?.pickup : deliveryChoices?.delivery) ?? [];

/** Days on which the order can be delivered or picked up; soonest first. */
export const daysOf = (checkout: Cart): string[] => choicesOf(checkout).map(({ date }) => date);

/** Time windows of the chosen day; without one, those of the soonest day. */
export function windowsOf(checkout: Cart): readonly string[] {
  const choices = choicesOf(checkout);
  const day = checkout.deliveryDate ? choices.find(({ date }) => date === checkout.deliveryDate) : choices[0];
  return day?.timeWindows ?? [];
}

/**
 * True when the chosen delivery day is no longer available, for example after the cut-off time or for
 * another country.
 */
export const isDayGone = (checkout: Cart): boolean =>
  checkout.deliveryDate !== null && !daysOf(checkout).includes(checkout.deliveryDate);
