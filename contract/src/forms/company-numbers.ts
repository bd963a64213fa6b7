/**
 * Parses numbers of companies as people type them: with dots, dashes and spaces. Each function gives the number as it
 * is stored, or undefined when its form is wrong.
 */

const bare = (typed: string): string => typed.toUpperCase().replace(/[\s./-]/g, '');

/** Checks the last two digits of a Belgian company number: 97 minus the remainder of the first eight divided by 97. */
const isBelgian = (digits: string): boolean =>
  /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));

/** Checks the last digit: the remainder by 11 of the digits with weights 9 to 2. */
function passesEleven(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
  return sum > 0 && sum % 11 === Number(digits[8]);
}

/** Letters count from 10, and the remainder by 97 is 1: IBANs, and VAT numbers of sole traders since 2020. */
function passesNinetySeven(number: string): boolean {
  const digits = [...number].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/**
 * Parses a number in the trade register: eight digits in the Netherlands (they have no check digit), ten with two
 * check digits in Belgium.
 */
export function readRegisterNumber(typed: string): string | undefined {
  const digits = bare(typed);
  if (/^\d{8}$/.test(digits) && !/^(\d)\1{7}$/.test(digits)) return digits;
  return isBelgian(digits) ? digits : undefined;
}

/** Parses a VAT number: `NL123456782B01` or `BE0123456749`, with its check digits. */
export function readVatNumber(typed: string): string | undefined {
  const number = bare(typed);
  if (/^BE\d{10}$/.test(number)) return isBelgian(number.slice(2)) ? number : undefined;
  if (!/^NL\d{9}B\d{2}$/.test(number) || number.endsWith('B00')) return undefined;
  return passesEleven(number.slice(2, 11)) || passesNinetySeven(number) ? number : undefined;
}

/** Parses the number of a bank account, by ISO 13616: two letters, and check digits that fit the rest. */
export function readIban(typed: string): string | undefined {
  const number = typed.toUpperCase().replace(/\s/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return undefined;
  return passesNinetySeven(number.slice(4) + number.slice(0, 4)) ? number : undefined;
}
