/** Money: integer cents in code, a number in euros on the wire, `€ 1.234,50` on the screen (spec §9). */

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/**
 * Euros as they travel on the wire → integer cents, rounded half away from zero.
 * 15 significant digits undo binary drift first, so that 1.005 becomes 101 and not 100.
 * @throws RangeError for a value that is not finite or too large to count in cents.
 */
export function toCents(euros: number): number {
  const cents = Number((Math.abs(euros) * 100).toPrecision(15));
  const rounded = Math.round(cents);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`Not an amount of money: ${euros}`);
  return euros < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Integer cents → euros for the wire. @throws RangeError when the cents are not a whole number. */
export function fromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`);
  return cents / 100;
}

/** Euros → `€ 1.234,50`, with the no-break space that Intl puts after the sign (spec §9). */
export function formatEuro(euros: number): string {
  return euro.format(fromCents(toCents(euros)));
}

/** Cents → `€ 1.234,50`. */
export function formatCents(cents: number): string {
  return euro.format(fromCents(cents));
}
