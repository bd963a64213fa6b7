import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeTotals,
  type LineParts,
  type Totals,
  type TotalsRules,
} from '../../src/modules/cart/totals.ts';

const rules: TotalsRules = { prices: 'customers', freeShippingCents: 10_000, shippingCents: 695 };
const publicRules: TotalsRules = { ...rules, prices: 'public' };
const line = (unitCents: number, quantity = 1, vat = 21): LineParts => [{ unitCents, quantity, vat }];

describe('totals where prices exclude VAT', () => {
  it('charges shipping at 99.99 and not at 100.00', () => {
    const below = computeTotals([line(9_999)], rules);
    expect(below).toMatchObject({
      goods: { cents: 9_999 },
      shipping: { cents: 695 },
      total: { cents: 10_694 },
    });
    expect(below.freeShippingMissingCents).toBe(1);
    const reached = computeTotals([line(10_000)], rules);
    expect(reached).toMatchObject({ shipping: { cents: 0, inclCents: 0 }, total: { cents: 10_000 } });
    expect(reached.freeShippingMissingCents).toBe(0);
  });

  it('rounds VAT once per rate, over goods and shipping together', () => {
    const totals = computeTotals([line(3, 1, 21), line(3, 1, 21), line(10, 1, 9)], rules);
    // 6 + 695 = 701 at 21 % is 147.21; 10 at 9 % is 0.9.
    expect(totals.vat).toEqual([
      { rate: 9, baseCents: 10, amountCents: 1 },
      { rate: 21, baseCents: 701, amountCents: 147 },
    ]);
    expect(totals.total).toEqual({ cents: 711, inclCents: 859 });
  });

  it('counts an option once, whatever the quantity of its line', () => {
    const withOption: LineParts = [...line(100, 50), { unitCents: 30, quantity: 1, vat: 9 }];
    expect(computeTotals([withOption], rules).goods.cents).toBe(5_030);
  });
});

describe('totals where prices include VAT', () => {
  it('charges shipping at 99.99 including VAT and not at 100.00', () => {
    // 82.64 excluding VAT is 99.99 including; 82.65 is 100.01.
    const below = computeTotals([line(8_264)], publicRules);
    expect(below.goods.inclCents).toBe(9_999);
    expect(below.shipping).toEqual({ cents: 574, inclCents: 695 });
    expect(below.freeShippingMissingCents).toBe(1);
    const reached = computeTotals([line(2_500, 1, 0), line(6_881, 1, 9)], publicRules);
    expect(reached.goods.inclCents).toBe(10_000);
    expect(reached.shipping).toEqual({ cents: 0, inclCents: 0 });
  });

  it('makes the sum of the shelf prices what the buyer pays', () => {
    // 0.03 excluding VAT stands on the shelf as 0.04.
    const totals = computeTotals([line(3, 1_000)], publicRules);
    expect(totals.goods).toEqual({ cents: 3_306, inclCents: 4_000 });
    expect(totals.total.inclCents).toBe(4_695);
  });
});

it('gives each line and part its own amounts, with and without VAT', () => {
  const lines: LineParts[] = [[...line(395, 3, 21), ...line(250, 1, 9)], line(3, 100)];
  const [first, second] = computeTotals(lines, rules).lines;
  expect(first?.parts).toEqual([
    { cents: 1_185, inclCents: 1_434 },
    { cents: 250, inclCents: 273 },
  ]);
  expect(first).toMatchObject({ cents: 1_435, inclCents: 1_707 });
  expect(second).toMatchObject({ cents: 300, inclCents: 363 });
  const [shelf, small] = computeTotals(lines, publicRules).lines;
  expect(shelf?.parts).toEqual([
    { cents: 1_185, inclCents: 1_434 },
    { cents: 250, inclCents: 273 },
  ]);
  expect(small).toMatchObject({ cents: 331, inclCents: 400 });
});

it('has nothing to pay for an empty cart, not even shipping', () => {
  const nothing = { cents: 0, inclCents: 0 };
  expect(computeTotals([], rules)).toEqual({
    lines: [],
    goods: nothing,
    shipping: nothing,
    vat: [],
    vatCents: 0,
    total: nothing,
    freeShippingMissingCents: 10_000,
  });
});

/** Round half up in exact fractions. */
const rounded = (top: bigint, bottom: bigint) => {
  const whole = top / bottom;
  return (top % bottom) * 2n >= bottom ? whole + 1n : whole;
};

/** The rules once more, written the other way round: rate by rate, in exact fractions. */
function oracle(lines: readonly LineParts[], { prices, freeShippingCents, shippingCents }: TotalsRules) {
  const parts = lines.flat();
  const inclusive = prices === 'public';
  const shelf = ({ unitCents, vat }: LineParts[number]) =>
    inclusive ? rounded(BigInt(unitCents) * BigInt(100 + vat), 100n) : BigInt(unitCents);
  const shelfSum = (wanted: (vat: number) => boolean) =>
    parts.reduce((sum, part) => (wanted(part.vat) ? sum + shelf(part) * BigInt(part.quantity) : sum), 0n);
  const goods = shelfSum(() => true);
  const shipping = lines.length === 0 || goods >= BigInt(freeShippingCents) ? 0n : BigInt(shippingCents);
  const rates = new Set([...parts.map((part) => part.vat), ...(shipping > 0n ? [21] : [])]);
  let vat = 0n;
  for (const rate of rates) {
    const base = shelfSum((one) => one === rate) + (rate === 21 ? shipping : 0n);
    vat += inclusive ? base - rounded(base * 100n, 100n + BigInt(rate)) : rounded(base * BigInt(rate), 100n);
  }
  const paid = goods + shipping;
  return {
    goods: Number(goods),
    shipping: Number(shipping),
    vat: Number(vat),
    total: Number(inclusive ? paid - vat : paid),
    totalIncl: Number(inclusive ? paid : paid + vat),
  };
}

const part = fc.record({
  unitCents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 500_000 })),
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 100_000 })),
  vat: fc.constantFrom(9, 21),
});
const option = part.map((one) => ({ ...one, quantity: 1 }));
const anyLine = fc.tuple(part, fc.array(option, { maxLength: 3 })).map(([first, rest]) => [first, ...rest]);
const anyRules = fc.record({
  prices: fc.constantFrom('customers' as const, 'public' as const),
  freeShippingCents: fc.constantFrom(0, 10_000, 1_000_000),
  shippingCents: fc.constantFrom(0, 695, 995),
});

/** A cart whose goods come to about the limit of free shipping. */
const nearTheLimit = fc
  .tuple(fc.integer({ min: 8_000, max: 10_100 }), fc.constantFrom(9, 21), anyRules)
  .map(([cents, vat, one]) => [[line(cents, 1, vat)], one] as const);

function shownSide(totals: Totals, { prices }: TotalsRules) {
  const side = prices === 'public' ? 'inclCents' : 'cents';
  return { goods: totals.goods[side], shipping: totals.shipping[side] };
}

it('agrees with an independent calculation, and adds up to the cent', () => {
  const anyCart = fc.tuple(fc.array(anyLine, { maxLength: 8 }), anyRules);
  fc.assert(
    fc.property(fc.oneof(anyCart, nearTheLimit), ([lines, given]) => {
      const totals = computeTotals(lines, given);
      const { goods, shipping, total } = totals;
      expect({
        ...shownSide(totals, given),
        vat: totals.vatCents,
        total: total.cents,
        totalIncl: total.inclCents,
      }).toEqual(oracle(lines, given));
      expect(goods.cents + shipping.cents).toBe(total.cents);
      expect(goods.inclCents + shipping.inclCents).toBe(total.inclCents);
      expect(totals.vat.reduce((sum, one) => sum + one.amountCents, 0)).toBe(total.inclCents - total.cents);
    }),
    { numRuns: 100_000 },
  );
});
