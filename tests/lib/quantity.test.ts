import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrease, increase, roundUpToStep } from '../../lib/quantity.ts';

/** Integers and thousandths, the smallest input. */
const quantity = fc.integer({ min: -50_000, max: 5_000_000 }).map((thousandths) => thousandths / 1_000);
const step = fc.integer({ min: 1, max: 60 });

describe('the minimum-quantity helper', () => {
  it('rounds up to the next multiple of the step', () => {
    expect(roundUpToStep(1, 6)).toBe(6);
    expect(roundUpToStep(6, 6)).toBe(6);
    expect(roundUpToStep(6.01, 6)).toBe(12);
    expect(roundUpToStep(0, 6)).toBe(0);
    expect(roundUpToStep(-3, 6)).toBe(0);
    expect(roundUpToStep(Number.NaN, 6)).toBe(0);
    expect(roundUpToStep(2, 0)).toBe(2);
    expect(roundUpToStep(2.4)).toBe(3);
  });

  it('gives the smallest multiple that is enough', () => {
    fc.assert(
      fc.property(quantity, step, (asked, size) => {
        const rounded = roundUpToStep(asked, size);
        expect(rounded % size).toBe(0);
        expect(rounded).toBeGreaterThanOrEqual(Math.max(0, asked));
        expect(rounded === 0 || rounded - size < asked).toBe(true);
      }),
    );
  });
});

describe('one more and one less', () => {
  it('does nothing when decreasing at 0', () => {
    expect(decrease(0)).toBe(0);
    expect(decrease(0, 6)).toBe(0);
    expect(decrease(6, 6)).toBe(0);
  });

  it('moves from between two steps to the neighbouring one', () => {
    expect(increase(7, 6)).toBe(12);
    expect(decrease(7, 6)).toBe(6);
    expect(increase(0, 6)).toBe(6);
    expect([increase(Number.NaN, 6), decrease(Number.NaN, 6), decrease(-3)]).toEqual([0, 0, 0]);
  });

  it('reverse each other on valid quantities', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), step, (count, size) => {
        expect(decrease(increase(count * size, size), size)).toBe(count * size);
      }),
    );
  });
});
