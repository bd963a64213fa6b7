import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '../../src/modules/cart/allocate.ts';

describe('allocating an amount', () => {
  it('gives the remaining cents to the largest remainders, among equals to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(501, [1_000, 4_000])).toEqual([100, 401]);
    expect(allocate(10, [0, 3, 0])).toEqual([0, 10, 0]);
    expect(allocate(0, [5, 5])).toEqual([0, 0]);
    expect(allocate(7, [])).toEqual([]);
  });

  it('loses no cent, stays within a cent of the exact share, and never exceeds a weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const sum = given.reduce((total, weight) => total + weight, 0);
        const amount = Math.floor(sum * part);
        const shares = allocate(amount, given);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        shares.forEach((share, place) => {
          const weight = given[place] ?? 0;
          expect(share).toBeLessThanOrEqual(weight);
          const off = BigInt(share) * BigInt(sum) - BigInt(amount) * BigInt(weight);
          if (sum > 0) expect(off < BigInt(sum) && off > -BigInt(sum)).toBe(true);
        });
      }),
      { numRuns: 10_000 },
    );
  });
});
