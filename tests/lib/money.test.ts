import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatEuro, fromCents, toCents } from '../../lib/money.ts';

const cents = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('money', () => {
  it('writes euros in Dutch form, with a no-break space after the sign', () => {
    expect(formatEuro(1234.5)).toBe('€\u00a01.234,50');
    expect(formatEuro(0)).toBe('€\u00a00,00');
    expect(formatEuro(-6.95)).toBe('€\u00a0-6,95');
    expect(formatCents(1_234_567_89)).toBe('€\u00a01.234.567,89');
  });

  it('never writes a negative zero', () => {
    expect(formatEuro(-0.001)).toBe('€\u00a00,00');
    expect(formatEuro(-0)).toBe('€\u00a00,00');
    expect(Object.is(toCents(-0.004), 0)).toBe(true);
  });

  it('rounds half a cent away from zero, whatever the binary fraction', () => {
    expect(toCents(1.005)).toBe(101);
    expect(toCents(-1.005)).toBe(-101);
    expect(toCents(8.345)).toBe(835);
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toCents(1e-7)).toBe(0);
  });

  it('refuses an invalid amount', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 1e300]) {
      expect(() => toCents(wrong)).toThrow(RangeError);
    }
    expect(() => fromCents(0.5)).toThrow(RangeError);
  });

  it('keeps every number of cents through a conversion to euros and back', () => {
    fc.assert(
      fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(fromCents(amount)))) === amount),
    );
  });

  it('does not drift when many amounts are added in cents', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 500 }), (amounts) => {
        const sum = amounts.map(fromCents).reduce((total, euros) => total + toCents(euros), 0);
        return sum === amounts.reduce((total, amount) => total + amount, 0);
      }),
    );
  });

  it('writes the amount in the form of an input field', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const digits = formatCents(amount).replace(/[^\d-]/g, '');
        return Number(digits) === amount;
      }),
    );
  });
});
