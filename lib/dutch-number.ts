/** Rounds to a number of decimals. 15 significant digits undo binary drift first, so that 1.005 becomes 1,01. */
export function roundAway(value: number, decimals: number): number {
  return Math.round(Number((Math.abs(value) * 10 ** decimals).toPrecision(15)));
}

/**
 * A whole number of the smallest place, such as cents, with dots between thousands and a comma: 123450 → `1.234,50`.
 */
export function writeUnits(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const rest = decimals > 0 ? `,${digits.slice(-decimals)}` : '';
  return (units < 0 ? '-' : '') + whole + rest;
}

/**
 * Writes a number as Dutch does, `1.056` or `2,5`, with `least` to `most` decimals. Not with Intl: loading its Dutch
 * data takes a phone 50 ms, on every page, before it responds (ADR 44).
 */
export function dutchNumber(value: number, least = 0, most = Math.max(least, 3)): string {
  let units = roundAway(value, most);
  let decimals = most;
  for (; decimals > least && units % 10 === 0; decimals -= 1) units /= 10;
  return writeUnits(value < 0 && units > 0 ? -units : units, decimals);
}
