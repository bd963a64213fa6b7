import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFor, priceTable, type UnitPricing } from '../../src/modules/prices/index.ts';

const unit = (fields: Partial<UnitPricing> = {}): UnitPricing => ({
  unitId: 1,
  content: 1,
  listCents: 1000,
  agreementCents: null,
  tiers: [],
  ...fields,
});
const tiers = [
  { q: 48, cents: 700 },
  { q: 12, cents: 850 },
];

describe('the price that applies', () => {
  it.each([
    ['the list price without anything else', unit(), 1, 1000, 'list'],
    ['the list price below the first tier', unit({ tiers }), 11, 1000, 'list'],
    ['a tier from its quantity on', unit({ tiers }), 12, 850, 'tier'],
    ['the same tier up to the next', unit({ tiers }), 47, 850, 'tier'],
    ['the highest tier reached', unit({ tiers }), 4800, 700, 'tier'],
    ['pieces, not units: 4 boxes of 12 are 48', unit({ content: 12, tiers }), 4, 700, 'tier'],
    [
      'a tier at one unit, as the list price of that price list',
      unit({ content: 12, tiers }),
      1,
      850,
      'tier',
    ],
    ['no tier below the content of the unit', unit({ content: 13, tiers }), 1, 1000, 'list'],
    ['no tier below the content, however many are bought', unit({ content: 49, tiers }), 99, 1000, 'list'],
    ['an agreement before a cheaper tier', unit({ agreementCents: 900, tiers }), 48, 900, 'agreement'],
    ['an agreement above the list price all the same', unit({ agreementCents: 1200 }), 1, 1200, 'agreement'],
    ['an agreement of nothing', unit({ agreementCents: 0 }), 1, 0, 'agreement'],
    ['a tier of nothing', unit({ tiers: [{ q: 2, cents: 0 }] }), 2, 0, 'tier'],
  ])('is %s', (_, pricing, quantity, cents, source) => {
    expect(priceFor(pricing, quantity)).toEqual({ cents, source });
  });

  const anyCents = fc.integer({ min: 0, max: 1_000_000 });
  const anyPricing = fc.record({
    unitId: fc.constant(1),
    content: fc.integer({ min: 1, max: 100 }),
    listCents: anyCents,
    agreementCents: fc.option(anyCents),
    tiers: fc.uniqueArray(fc.record({ q: fc.integer({ min: 1, max: 5000 }), cents: anyCents }), {
      selector: ({ q }) => q,
      maxLength: 8,
    }),
  });
  const anyQuantity = fc.integer({ min: 1, max: 10_000 });

  it('is the one that a buyer reads in the price table', () => {
    fc.assert(
      fc.property(anyPricing, anyQuantity, (pricing, quantity) => {
        const { cents } = priceFor(pricing, quantity);
        const row = priceTable(pricing).findLast(({ q }) => q <= quantity * pricing.content);
        if (row) expect(cents).toBe(row.cents);
      }),
    );
  });

  it('does not depend on the order of the tiers', () => {
    fc.assert(
      fc.property(anyPricing, anyQuantity, (pricing, quantity) => {
        const turned = { ...pricing, tiers: pricing.tiers.toReversed() };
        expect(priceFor(turned, quantity)).toEqual(priceFor(pricing, quantity));
      }),
    );
  });

  it('never rises with the quantity when the tiers fall', () => {
    fc.assert(
      fc.property(anyPricing, anyQuantity, anyQuantity, (pricing, one, other) => {
        const falling = pricing.tiers
          .toSorted((a, b) => a.q - b.q)
          .map(({ q }, index) => ({ q, cents: Math.max(0, pricing.listCents - index - 1) }));
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        const price = (quantity: number) => priceFor({ ...pricing, tiers: falling }, quantity).cents;
        expect(price(many)).toBeLessThanOrEqual(price(few));
      }),
    );
  });
});

describe('the price table', () => {
  it('starts with the list price of one unit', () => {
    expect(priceTable(unit({ tiers }))).toEqual([
      { q: 1, cents: 1000 },
      { q: 12, cents: 850 },
      { q: 48, cents: 700 },
    ]);
  });

  it('leaves out tiers below the content of the unit, and itself when nothing remains', () => {
    expect(priceTable(unit({ content: 13, tiers })).map(({ q }) => q)).toEqual([13, 48]);
    expect(priceTable(unit({ content: 49, tiers }))).toEqual([]);
  });

  it('is empty when the quantity makes no difference', () => {
    expect(priceTable(unit())).toEqual([]);
    expect(priceTable(unit({ agreementCents: 1, tiers }))).toEqual([]);
    expect(priceTable(unit({ tiers: [{ q: 1, cents: 900 }] }))).toEqual([]);
  });
});
