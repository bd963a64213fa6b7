import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFor } from '../../src/modules/prices/index.ts';
import { type TierLine, tierSaving } from '../../src/modules/purchase-rhythm/tier-saving.ts';

const TODAY = 1_000;
/** Two boxes of six every three weeks, used up today. */
const rhythm = { times: 6, intervalDays: 21, pieces: 12, lastDay: TODAY - 21, dueDay: TODAY };
const pricing = {
  unitId: 1,
  content: 6,
  listCents: 1_000,
  agreementCents: null as number | null,
  tiers: [{ q: 18, cents: 900 }],
};
const line: TierLine = { quantity: 2, pricing, isDefault: true, step: 1, vat: 21, spare: 600 };
const ask = (change: Partial<TierLine> = {}, other = {}, prices: 'customers' | 'public' = 'customers') =>
  tierSaving({ ...line, ...change }, { ...rhythm, ...other }, { today: TODAY, prices });

describe('a little more for a better price', () => {
  it('saves the difference to buying it later, to the cent, with how long it lasts', () => {
    // 2 × 10 + 1 × 10 against 3 × 9.
    expect(ask()).toEqual({
      extra: 1,
      quantity: 3,
      price: { cents: 900, source: 'tier' },
      saves: { cents: 300, inclCents: 363 },
      enoughUntil: TODAY + 31,
    });
  });

  it('is the saving in shelf prices where they include VAT', () => {
    const odd = { pricing: { ...pricing, listCents: 333, tiers: [{ q: 18, cents: 299 }] } };
    // 3 × round(3.33 × 1.21) against 3 × round(2.99 × 1.21).
    expect(ask(odd, {}, 'public')?.saves.inclCents).toBe(3 * 403 - 3 * 362);
  });

  it('counts a better price that the usual quantity would have had anyway', () => {
    // Three boxes are usual: the third costs 9 later, too.
    expect(ask({}, { pieces: 18 })?.saves.cents).toBe(2 * 1_000 + 900 - 3 * 900);
  });

  it.each([
    ['the next tier is out of the rhythm', { pricing: { ...pricing, tiers: [{ q: 30, cents: 500 }] } }, {}],
    ['it is more than was taken already', { quantity: 1 }, {}],
    ['there is not enough of it', { spare: 5 }, {}],
    ['a price is agreed on', { pricing: { ...pricing, agreementCents: 950 } }, {}],
    ['there is no next tier', { quantity: 3 }, {}],
    ['the tier is no cheaper', { pricing: { ...pricing, tiers: [{ q: 18, cents: 1_000 }] } }, {}],
    ['the tier is dearer', { pricing: { ...pricing, tiers: [{ q: 18, cents: 1_100 }] } }, {}],
    ['there is still a lot of it', {}, { dueDay: TODAY + 12 }],
  ])('is absent where %s', (_, change, other) => {
    expect(ask(change, other)).toBeUndefined();
  });

  it('uses the step of the default unit', () => {
    const stepped = { quantity: 4, step: 4, pricing: { ...pricing, tiers: [{ q: 30, cents: 900 }] } };
    expect(ask(stepped, { pieces: 24 })).toMatchObject({ extra: 4, quantity: 8 });
  });

  it('never suggests a quantity without a saving, without stock, or for more than two rhythms', () => {
    const any = fc.record({
      quantity: fc.integer({ min: 1, max: 200 }),
      content: fc.integer({ min: 1, max: 48 }),
      step: fc.integer({ min: 1, max: 6 }),
      spare: fc.integer({ min: 0, max: 5_000 }),
      listCents: fc.integer({ min: 1, max: 20_000 }),
      tiers: fc.array(
        fc.record({ q: fc.integer({ min: 1, max: 800 }), cents: fc.integer({ min: 1, max: 20_000 }) }),
        { maxLength: 4 },
      ),
      vat: fc.constantFrom(9, 21),
      intervalDays: fc.integer({ min: 1, max: 200 }),
      pieces: fc.integer({ min: 1, max: 2_000 }),
      left: fc.integer({ min: -100, max: 100 }),
      prices: fc.constantFrom('customers' as const, 'public' as const),
    });
    fc.assert(
      fc.property(
        any,
        ({ quantity, content, step, spare, listCents, tiers, vat, intervalDays, pieces, left, prices }) => {
          const own = { unitId: 1, content, listCents, agreementCents: null, tiers };
          const one = { quantity: quantity * step, pricing: own, isDefault: true, step, vat, spare };
          const now = { times: 5, intervalDays, pieces, lastDay: TODAY - 5, dueDay: TODAY + left };
          const advice = tierSaving(one, now, { today: TODAY, prices });
          if (!advice) return;
          expect(advice.quantity).toBe(one.quantity + advice.extra);
          expect(advice.quantity % step).toBe(0);
          expect(advice.extra).toBeLessThanOrEqual(one.quantity);
          expect(advice.extra * content).toBeLessThanOrEqual(spare);
          expect(advice.saves.cents).toBeGreaterThan(0);
          expect(advice.price.cents).toBe(priceFor(own, advice.quantity).cents);
          expect(advice.enoughUntil - TODAY).toBeLessThanOrEqual(2 * intervalDays);
        },
      ),
      { numRuns: 500 },
    );
  });
});
