import { hasCheckDigit, isBarcode } from '@toonbank/contract/sheets/barcode';
import { expect, it } from 'vitest';

it('recognises a barcode by its length, and a misread one by its check digit', () => {
  const right = ['96385074', '036000291452', '4006381333931', '8712345000011', '14006381333938'];
  expect(right.filter((code) => !isBarcode(code) || !hasCheckDigit(code))).toEqual([]);
  expect(['96385075', '4006381333930', '8712345000012'].some(hasCheckDigit)).toBe(false);
  expect(['1234567', '87123450000', 'TB-10004', '871234500001a'].some(isBarcode)).toBe(false);
});
