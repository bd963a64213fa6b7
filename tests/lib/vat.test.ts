import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addVat, removeVat } from '../../lib/vat.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const rate = fc.constantFrom(0, 9, 21);

it('adds and removes VAT to the cent', () => {
  expect(addVat(1000, 21)).toBe(1210);
  expect(addVat(1000, 9)).toBe(1090);
  expect(addVat(50, 9)).toBe(55);
  expect(removeVat(1210, 21)).toBe(1000);
  expect(removeVat(-1210, 21)).toBe(-1000);
  expect(addVat(0, 21)).toBe(0);
});

it('restores the amount without VAT', () => {
  fc.assert(
    fc.property(cents, rate, (amount, percent) => removeVat(addVat(amount, percent), percent) === amount),
  );
});

it('is never more than half a cent off', () => {
  fc.assert(
    fc.property(cents, rate, (amount, percent) => {
      expect(Math.abs(addVat(amount, percent) * 100 - amount * (100 + percent))).toBeLessThanOrEqual(50);
    }),
  );
});
