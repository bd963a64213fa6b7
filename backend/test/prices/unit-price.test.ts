import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NetContent, unitPrice } from '../../src/modules/prices/unit-price.ts';

const litres = (content: number): NetContent => ({ measure: 'l', content, baseUnit: 'fles' });
const pieces = (content: number, baseUnit: string): NetContent => ({ measure: 'piece', content, baseUnit });

describe('the unit price', () => {
  it.each([
    // € 1,68 for 500 ml is € 2,0328 with VAT: the bottle costs € 2,03, a litre € 4,06.
    ['a bottle of 500 ml', 168, { content: 1, net: litres(500) }, 3.36, 4.06, 'liter', 0.5],
    ['a box of twelve bottles of 750 ml', 2275, { content: 12, net: litres(750) }, 2.53, 3.06, 'liter', 9],
    ['a can of five litres', 965, { content: 1, net: litres(5000) }, 1.93, 2.34, 'liter', 5],
    [
      'a bag of 7,5 kg',
      2125,
      { content: 1, net: { ...litres(7500), measure: 'kg' } },
      2.83,
      3.43,
      'kilo',
      7.5,
    ],
    [
      'a roll of 100 m',
      1575,
      { content: 1, net: { ...litres(100_000), measure: 'm' } },
      0.16,
      0.19,
      'meter',
      100,
    ],
    ['a pack of eight rolls', 248, { content: 8, net: pieces(1000, 'rol') }, 0.31, 0.38, 'rol', 8],
    [
      'a box of a hundred tissues',
      90,
      { content: 1, net: pieces(100_000, 'box') },
      0.009,
      0.011,
      'stuk',
      100,
    ],
  ] as const)('of %s is for one of its measure', (_, cents, { content, net }, price, incl, name, amount) => {
    expect(unitPrice(cents, { content, vat: 21, net })).toEqual({
      price,
      price_incl: incl,
      measure: net.measure,
      name,
      content: amount,
    });
  });

  it('is the price itself for one piece, and unknown without a measure', () => {
    expect(unitPrice(100, { content: 1, vat: 21, net: pieces(1000, 'stuk') })).toBeUndefined();
    expect(unitPrice(100, { content: 6, vat: 21, net: null })).toBeUndefined();
    expect(unitPrice(320, { content: 1, vat: 21, net: litres(1000) })).toMatchObject({ price_incl: 3.87 });
  });

  it('is the exact quotient of the price with VAT, rounded once, half a cent up', () => {
    const run = fc.property(
      fc.integer({ min: 0, max: 500_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(9, 21),
      (cents, thousandths, content, vat) => {
        const size = BigInt(thousandths * content);
        const half = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);
        const incl = half(BigInt(cents) * BigInt(100 + vat), 100n);
        const tenths = incl * 10_000n;
        const expected =
          tenths < 100n * size ? Number(half(tenths, size)) / 1000 : Number(half(incl * 1000n, size)) / 100;
        expect(unitPrice(cents, { content, vat, net: litres(thousandths) })?.price_incl).toBe(expected);
      },
    );
    fc.assert(run, { numRuns: 20_000, seed: 16 });
  });
});
