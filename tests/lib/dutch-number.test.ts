import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutchNumber } from '../../lib/dutch-number.ts';

const intl = (least: number, most: number) =>
  new Intl.NumberFormat('nl-NL', { minimumFractionDigits: least, maximumFractionDigits: most });
/** Numbers with at most this many decimals, within the precision of a number. */
const numbers = (decimals: number) =>
  fc.integer({ min: -1e12, max: 1e12 }).map((units) => units / 10 ** decimals);

describe('a Dutch number', () => {
  it('has dots between thousands and a comma before the decimals', () => {
    expect(dutchNumber(0)).toBe('0');
    expect(dutchNumber(999)).toBe('999');
    expect(dutchNumber(1056)).toBe('1.056');
    expect(dutchNumber(-1234567.5)).toBe('-1.234.567,5');
    expect(dutchNumber(0.05)).toBe('0,05');
  });

  it('keeps the requested number of decimals', () => {
    expect(dutchNumber(8, 0, 1)).toBe('8');
    expect(dutchNumber(8.94, 0, 1)).toBe('8,9');
    expect(dutchNumber(12.5, 2, 2)).toBe('12,50');
    expect(dutchNumber(0.0635, 3)).toBe('0,064');
    expect(dutchNumber(-0.001, 0, 2)).toBe('0');
  });

  it.each([
    [0, 0],
    [0, 3],
    [2, 2],
    [1, 3],
  ])('equals the output of Intl, with %i to %i decimals', (least, most) => {
    const format = intl(least, most);
    fc.assert(
      fc.property(numbers(most), (value) => {
        expect(dutchNumber(value, least, most)).toBe(format.format(value === 0 ? 0 : value));
      }),
    );
  });
});
