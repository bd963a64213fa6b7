/**
 * Numbers of companies, read as people type them: with dots, dashes and spaces.
 * Each gives the number as it is stored, or undefined when its form is wrong.
 */

const bare = (typed: string): string => typed.toUpperCase().replace(/[\s./-]/g, '');

/** Of the last two digits of a Belgian company number: 97 minus the rest of the first eight by 97. */
const isBelgian = (digits: string): boolean =>
  /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));

/** The weights 9 to 2, and the last digit is what is over by 11. */
function passesEleven(digits: string): boolean {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0);
  return sum > 0 && sum % 11 === Number(digits[8]);
}

/** As in an IBAN: letters count from 10, and what is over by 97 is 1. So are the numbers of sole traders since 2020. */
function passesNinetySeven(number: string): boolean {
  const digits = [...number].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/**
 * The number in the trade register: eight digits in the Netherlands (they have no check digit), ten with two check
 * digits in Belgium.
 */
export function readRegisterNumber(typed: string): string | undefined {
  const digits = bare(typed);
  if (/^\d{8}$/.test(digits) && !/^(\d)\1{7}$/.test(digits)) return digits;
  return isBelgian(digits) ? digits : undefined;
}

/** `NL123456782B01` or `BE0123456749`, with its check digits. */
export function readVatNumber(typed: string): string | undefined {
  const number = bare(typed);
  if (/^BE\d{10}$/.test(number)) return isBelgian(number.slice(2)) ? number : undefined;
  if (!/^NL\d{9}B\d{2}$/.test(number) || number.endsWith('B00')) return undefined;
  return passesEleven(number.slice(2, 11)) || passesNinetySeven(number) ? number : undefined;
}
