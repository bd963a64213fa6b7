/** Cents of the database as euros on the wire. */
export const toEuro = (cents: number): number => cents / 100;
