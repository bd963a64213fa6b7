/** Whether a code has the length of a number under a barcode: EAN-8, UPC, EAN-13 or GTIN-14. */
export const isBarcode = (code: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(code);

/** Whether the check digit is right; a misread scan has a wrong one. */
export function hasCheckDigit(code: string): boolean {
  const digits = [...code].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}
