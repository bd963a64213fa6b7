export type Country = 'NL' | 'BE';

/** Letters that Dutch postcodes never use, because of their meaning in the war. */
const UNUSED_LETTERS = new Set(['SA', 'SD', 'SS']);

/**
 * Parses and normalises a postcode: `1234 AB` in the Netherlands, `1234` in Belgium. Undefined when its form is wrong
 * there.
 */
export function readPostcode(typed: string, country: Country): string | undefined {
  const code = typed.toUpperCase().replace(/\s/g, '');
  if (country === 'BE') return /^[1-9]\d{3}$/.test(code) ? code : undefined;
  const [, digits, letters = ''] = /^([1-9]\d{3})([A-Z]{2})$/.exec(code) ?? [];
  return digits && !UNUSED_LETTERS.has(letters) ? `${digits} ${letters}` : undefined;
}

/** A house number begins with digits: `12`, `12a`, `12-2 hoog`, `12 bus 3`. */
export const isHouseNumber = (typed: string): boolean =>
  /^[1-9]\d{0,4}(?!\d)[\p{L}\d .,/-]{0,14}$/u.test(typed);
