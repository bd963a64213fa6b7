import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeTier, countingTiers, hasTierPrices, nextTier } from '../../../lib/catalogue/tiers.ts';

const table = [
  { q: 48, price: 2.5 },
  { q: 1, price: 4 },
  { q: 12, price: 3.25 },
];
const tables = fc.array(fc.record({ q: fc.integer({ min: 1, max: 500 }) }), { maxLength: 8 });
const content = fc.integer({ min: 1, max: 48 });

describe('tier prices', () => {
  it('apply only from the unit’s content up, lowest first', () => {
    expect(countingTiers(table).map((tier) => tier.q)).toEqual([1, 12, 48]);
    expect(countingTiers(table, 12).map((tier) => tier.q)).toEqual([12, 48]);
    expect(countingTiers(table, 13).map((tier) => tier.q)).toEqual([48]);
  });

  it('are shown when more than one entry remains', () => {
    expect(hasTierPrices(table, 12)).toBe(true);
    expect(hasTierPrices(table, 13)).toBe(false);
    expect(hasTierPrices([])).toBe(false);
  });

  it('are reached by quantity times content', () => {
    expect(activeTier(table, 1)?.price).toBe(4);
    expect(activeTier(table, 11)?.price).toBe(4);
    expect(activeTier(table, 12)?.price).toBe(3.25);
    expect(activeTier(table, 4, 12)?.price).toBe(2.5);
    expect(activeTier(table, 0)).toBeNull();
    expect(activeTier(table, 99, 13)).toBeNull();
  });

  it('name the next entry until the best one is reached', () => {
    expect(nextTier(table, 1)?.q).toBe(12);
    expect(nextTier(table, 3, 12)?.q).toBe(48);
    expect(nextTier(table, 48)).toBeNull();
    expect(nextTier(table, 1, 13)).toBeNull();
  });

  it('have no gap between the active entry and the next one', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 600 }), content, (entries, quantity, size) => {
        const counting = countingTiers(entries, size);
        const active = activeTier(entries, quantity, size);
        const next = nextTier(entries, quantity, size);
        if (counting.length < 2) {
          expect([active, next]).toEqual([null, null]);
          return;
        }
        const pieces = quantity * size;
        expect(active?.q ?? 0).toBeLessThanOrEqual(pieces);
        expect(next?.q ?? Number.POSITIVE_INFINITY).toBeGreaterThan(pieces);
        const between = counting.filter(
          ({ q }) => q > (active?.q ?? 0) && q < (next?.q ?? Number.POSITIVE_INFINITY),
        );
        expect(between).toEqual([]);
      }),
    );
  });
});
