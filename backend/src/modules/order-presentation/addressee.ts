import type { OrderAddress } from '../../db/schema/index.ts';

/** Shops are Dutch: a Dutch address needs no country. */
const countries = { NL: '', BE: 'België' };

const filled = (lines: string[]): string[] => lines.filter((line) => line.trim() !== '');

/** Lines of the addressee: a company with the name of its user, a person by the name alone. */
export const addresseeOf = (company: string, userName: string): string[] =>
  filled(company === userName || company === '' ? [userName] : [company, `T.a.v. ${userName}`]);

/** An address, line by line. */
export function addressLines(address: OrderAddress | null | undefined): string[] {
  if (!address) return [];
  const { label, street, houseNumber, postcode, city, country } = address;
  return filled([label, `${street} ${houseNumber}`, `${postcode} ${city}`, countries[country]]);
}
