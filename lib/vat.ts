/** VAT for showing a price both ways. Totals of a cart come from the API and are never computed here. */

/** Exact for whole numbers: nothing is rounded before the division. */
function divideHalfUp(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 && size !== 0 ? -size : size;
}

/** Cents without VAT → cents with VAT at `rate` per cent (21, 9), rounded to the cent. */
export function addVat(cents: number, rate: number): number {
  return divideHalfUp(cents * (100 + rate), 100);
}

/** Cents with VAT at `rate` per cent → cents without, rounded to the cent. */
export function removeVat(cents: number, rate: number): number {
  return divideHalfUp(cents * 100, 100 + rate);
}
