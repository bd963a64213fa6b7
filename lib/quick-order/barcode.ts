/** Whether a code is as long as the number under a barcode: EAN-8, UPC, EAN-13 or GTIN-14. */
export const isBarcode = (code: string): boolean => /^(?:\d{8}|\d{12,14})$/.test(code);

/** Whether the last digit is the one that the others ask for: a scan that was misread has another. */
export function hasCheckDigit(code: string): boolean {
  const digits = [...code].map(Number).reverse();
  const sum = digits.slice(1).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}
