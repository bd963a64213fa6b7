/**
 * Money: integer cents in code, a number in euros on the wire, `€ 1.234,50` on the screen (docs/behaviour.md §5.5,
 * §6.5).
 */

import { roundAway, writeUnits } from './dutch-number.ts';

const notCents = (amount: number) => new RangeError(`Not cents: ${amount}`);

const SIGN = '€\u00a0';

/**
 * Euros on the wire → integer cents, rounded half away from zero.
 * @throws RangeError for a value that is not finite or too large to count in cents.
 */
export function toCents(euros: number): number {
  const rounded = roundAway(euros, 2);
  if (!Number.isSafeInteger(rounded)) throw notCents(euros);
  return euros < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Integer cents → euros for the wire. @throws RangeError when the cents are not a whole number. */
export function fromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw notCents(cents);
  return cents / 100;
}

/** Euros → `€ 1.234,50`, with a no-break space after the sign (docs/behaviour.md §6.5). */
export function formatEuro(euros: number): string {
  return formatCents(toCents(euros));
}

/** Cents → `€ 1.234,50`. @throws RangeError when they are not a whole number */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw notCents(cents);
  return SIGN + writeUnits(cents, 2);
}
