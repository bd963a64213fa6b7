import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrease, increase, orderableQuantity, roundUpToStep } from '../../lib/quantity.ts';

/** Integers and thousandths, the smallest input. */
const quantity = fc.integer({ min: -50_000, max: 5_000_000 }).map((thousandths) => thousandths / 1_000);
const step = fc.integer({ min: 1, max: 60 });
const maximum = fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: undefined });

describe('the minimum-quantity helper', () => {
  it('rounds up to the next multiple of the step', () => {
    expect(roundUpToStep(1, 6)).toBe(6);
    expect(roundUpToStep(6, 6)).toBe(6);
    expect(roundUpToStep(6.01, 6)).toBe(12);
    expect(roundUpToStep(0, 6)).toBe(0);
    expect(roundUpToStep(-3, 6)).toBe(0);
    expect(roundUpToStep(Number.NaN, 6)).toBe(0);
    expect(roundUpToStep(2, 0)).toBe(2);
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

describe('the quantity that can be ordered', () => {
  it('is the next multiple of the step, and never zero for a quantity', () => {
    expect(orderableQuantity(7, { step: 6 })).toBe(12);
    expect(orderableQuantity(6, { step: 6 })).toBe(6);
    expect(orderableQuantity(9, { step: 6 })).toBe(12);
    expect(orderableQuantity(1, { step: 6 })).toBe(6);
    expect(orderableQuantity(0, { step: 6 })).toBe(0);
    expect(orderableQuantity(2.4)).toBe(3);
    expect(orderableQuantity(Number.NaN)).toBe(0);
  });

  it('is at most the maximum, on a step', () => {
    expect(orderableQuantity(100, { step: 6, maximum: 50 })).toBe(48);
    expect(orderableQuantity(Number.POSITIVE_INFINITY, { step: 6, maximum: 50 })).toBe(48);
    expect(orderableQuantity(1, { step: 6, maximum: 5 })).toBe(0);
  });

  it('is valid, and valid quantities are unchanged', () => {
    fc.assert(
      fc.property(quantity, step, maximum, (asked, size, most) => {
        const valid = orderableQuantity(asked, { step: size, maximum: most });
        expect(valid % size).toBe(0);
        expect(valid).toBeGreaterThanOrEqual(0);
        expect(valid).toBeLessThanOrEqual(most ?? Number.MAX_SAFE_INTEGER);
        expect(orderableQuantity(valid, { step: size, maximum: most })).toBe(valid);
      }),
    );
  });
});

describe('one more and one less', () => {
  it('does nothing when decreasing at 0', () => {
    expect(decrease(0)).toBe(0);
    expect(decrease(0, { step: 6 })).toBe(0);
    expect(decrease(6, { step: 6 })).toBe(0);
  });

  it('moves from between two steps to the neighbouring one', () => {
    expect(increase(7, { step: 6 })).toBe(12);
    expect(decrease(7, { step: 6 })).toBe(6);
    expect(increase(0, { step: 6 })).toBe(6);
    expect(increase(48, { step: 6, maximum: 50 })).toBe(48);
  });

  it('reverse each other on valid quantities', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), step, (count, size) => {
        expect(decrease(increase(count * size, { step: size }), { step: size })).toBe(count * size);
      }),
    );
  });
});
