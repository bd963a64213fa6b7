/** Letters count from A = 10, as IBAN and VAT numbers have it. */
function mod97(text: string): bigint {
  return BigInt(text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n;
}

const DUTCH_IBAN = /^NL\d{2}[A-Z]{4}\d{10}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** A bank account whose check digits are right; spaces are free. */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  if (!(iban.startsWith('NL') ? DUTCH_IBAN : IBAN).test(iban)) return false;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1n;
}

/** A Dutch VAT number: by the eleven test as companies have it, or by 97 as sole traders have it since 2020. */
export function isVatNumber(text: string): boolean {
  if (!/^NL\d{9}B\d{2}$/.test(text)) return false;
  const digits = [...text.slice(2, 11)].map(Number);
  const last = digits.pop() ?? 0;
  const sum = digits.reduce((total, digit, index) => total + digit * (9 - index), 0);
  return sum % 11 === last || mod97(text) === 1n;
}

/** A number in the trade register. It has no check digit. */
export const isKvk = (text: string): boolean => /^\d{8}$/.test(text);
