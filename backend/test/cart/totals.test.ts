import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeTotals, type LineParts, type TotalsRules } from '../../src/modules/cart/totals.ts';

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

  it('makes the sum of the shelf prices the amount to pay', () => {
    // 0.03 excluding VAT is displayed as 0.04.
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
    discount: nothing,
    shipping: nothing,
    vat: [],
    vatCents: 0,
    total: nothing,
    freeShippingMissingCents: 10_000,
  });
});

describe('a coupon', () => {
  const half = { kind: 'percentage' as const, value: 50 };

  it('depends on the goods before it for free shipping: at 99.99 there is none, at 100.00 there is', () => {
    const below = computeTotals([line(9_999)], { ...rules, coupon: half });
    expect(below).toMatchObject({ discount: { cents: 5_000 }, shipping: { cents: 695 } });
    const reached = computeTotals([line(10_000)], { ...rules, coupon: half });
    expect(reached).toMatchObject({
      discount: { cents: 5_000 },
      shipping: { cents: 0 },
      total: { cents: 5_000 },
    });
  });

  it('is deducted from the shelf prices where they include VAT', () => {
    // 4.78 with VAT at 21 % and 2.73 at 9 %: 1.00 off is 0.64 and 0.36.
    const totals = computeTotals([line(395), line(250, 1, 9)], {
      ...publicRules,
      shippingCents: 0,
      coupon: { kind: 'amount', value: 100 },
    });
    expect(totals.discount.inclCents).toBe(100);
    expect(totals.vat).toEqual([
      { rate: 9, baseCents: 217, amountCents: 20 },
      { rate: 21, baseCents: 342, amountCents: 72 },
    ]);
    expect(totals.total.inclCents).toBe(651);
  });

  it('does not change lines that it does not apply to', () => {
    const lines: LineParts[] = [
      [{ unitCents: 1_000, quantity: 1, vat: 21, discounted: false }],
      [{ unitCents: 1_000, quantity: 1, vat: 9, discounted: true }],
    ];
    const totals = computeTotals(lines, {
      ...rules,
      shippingCents: 0,
      coupon: { kind: 'amount', value: 5_000 },
    });
    expect(totals.discount.cents).toBe(1_000);
    expect(totals.vat).toEqual([
      { rate: 9, baseCents: 0, amountCents: 0 },
      { rate: 21, baseCents: 1_000, amountCents: 210 },
    ]);
  });
});

describe('totals with VAT reverse-charged', () => {
  const anyPart = fc.record({
    unitCents: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 1_000 }),
    vat: fc.constantFrom(9, 21),
    discounted: fc.boolean(),
  });
  const anyRules = fc.record({
    prices: fc.constant('customers' as const),
    freeShippingCents: fc.constantFrom(0, 10_000, 1_000_000),
    shippingCents: fc.constantFrom(0, 695, 995),
    coupon: fc.constantFrom(
      undefined,
      { kind: 'percentage' as const, value: 15 },
      {
        kind: 'amount' as const,
        value: 1_234,
      },
    ),
  });
  const given = ({ coupon, ...rest }: { coupon: TotalsRules['coupon'] } & Omit<TotalsRules, 'coupon'>) => ({
    ...rest,
    ...(coupon && { coupon }),
  });

  it('have the same amounts without VAT, and to pay is their sum', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyPart, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        anyRules,
        (lines, terms) => {
          const dutch = computeTotals(lines, given(terms));
          const reversed = computeTotals(lines, { ...given(terms), reverseCharge: true });
          for (const part of ['goods', 'discount', 'shipping', 'total'] as const) {
            expect(reversed[part].cents).toBe(dutch[part].cents);
            expect(reversed[part].inclCents).toBe(reversed[part].cents);
          }
          expect(reversed.vatCents).toBe(0);
          expect(reversed.vat.every(({ rate, amountCents }) => rate === 0 && amountCents === 0)).toBe(true);
          expect(reversed.vat.reduce((sum, { baseCents }) => sum + baseCents, 0)).toBe(reversed.total.cents);
          const { goods, discount, shipping, total } = reversed;
          expect(goods.cents - discount.cents + shipping.cents).toBe(total.cents);
          expect(reversed.lines.map(({ cents }) => cents)).toEqual(dutch.lines.map(({ cents }) => cents));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('do not exist where prices include VAT', () => {
    const lines = [line(1_000, 2, 21), line(333, 1, 9)];
    expect(computeTotals(lines, { ...publicRules, reverseCharge: true })).toEqual(
      computeTotals(lines, publicRules),
    );
  });
});
