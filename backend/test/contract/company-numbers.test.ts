import { readRegisterNumber, readVatNumber } from '@toonbank/contract/forms/company-numbers';
import { expect, it } from 'vitest';

it.each([
  ['12345678', '12345678'],
  ['1234 56.78', '12345678'],
  ['00000000', undefined],
  ['1234567', undefined],
  ['0123.456.749', '0123456749'],
  ['0123.456.748', undefined],
  ['2123456749', undefined],
])('the register number %s is read as %s', (typed, stored) => {
  expect(readRegisterNumber(typed)).toBe(stored);
});

it.each([
  // By the rule of eleven, as companies have it.
  ['NL123456782B01', 'NL123456782B01'],
  ['nl 1234.56.782.b01', 'NL123456782B01'],
  ['NL123456782B00', undefined],
  ['NL123456783B01', undefined],
  ['NL000000000B01', undefined],
  // By the rule of 97, as sole traders have it since 2020.
  ['NL000099998B57', 'NL000099998B57'],
  ['NL000099998B58', undefined],
  ['BE0123456749', 'BE0123456749'],
  ['BE 0123.456.748', undefined],
  ['DE123456789', undefined],
])('the VAT number %s is read as %s', (typed, stored) => {
  expect(readVatNumber(typed)).toBe(stored);
});
