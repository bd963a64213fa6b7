import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceMode } from '../../src/db/schema/index.ts';
import { computeTotals, type TotalsRules } from '../../src/modules/cart/totals.ts';
import {
  type CreditAmounts,
  type CreditLine,
  creditAmounts,
  type InvoicedAmounts,
} from '../../src/modules/credits/credit-amounts.ts';
import { breakdownOf } from '../../src/modules/orders/place/breakdown.ts';

interface Row {
  priceCents: number;
  quantity: number;
  vat: number;
}
interface Sale {
  prices: PriceMode;
  rows: Row[];
  coupon: TotalsRules['coupon'];
  /** Which row and how many units, in the order of the credit notes. */
  steps: { at: number; units: number }[];
}

const sale: fc.Arbitrary<Sale> = fc.record({
  prices: fc.constantFrom('customers', 'public'),
  rows: fc.array(
    fc.record({
      priceCents: fc.integer({ min: 0, max: 30_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      vat: fc.constantFrom(0, 9, 21),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  coupon: fc.constantFrom(
    undefined,
    { kind: 'percentage', value: 7 },
    { kind: 'percentage', value: 100 },
    { kind: 'amount', value: 1_234 },
    { kind: 'shipping', value: 0 },
  ),
  steps: fc.array(fc.record({ at: fc.nat(5), units: fc.integer({ min: 1, max: 40 }) }), { maxLength: 12 }),
});

/** Credits a sale in steps, and then the rest, row by row. */
function creditAll({ prices, rows, coupon, steps }: Sale) {
  const rules = { prices, freeShippingCents: 50_000, shippingCents: 695, ...(coupon && { coupon }) };
  const totals = computeTotals(
    rows.map(({ priceCents: unitCents, quantity, vat }) => [{ unitCents, quantity, vat }]),
    rules,
  );
  const invoice: InvoicedAmounts = { shippingCents: totals.shipping.cents, breakdown: breakdownOf(totals) };
  const done = rows.map(() => 0);
  const notes: CreditAmounts[] = [];
  const credit = (at: number, wanted: number) => {
    const row = rows[at];
    const units = Math.min(wanted, (row?.quantity ?? 0) - (done[at] ?? 0));
    if (!row || units === 0) return;
    const lines: CreditLine[] = rows.map((other, place) => ({
      row: { id: place + 1, ...other },
      before: done[place] ?? 0,
      credit: place === at ? units : 0,
    }));
    const earlier = notes.flatMap(({ breakdown }) => breakdown.vat);
    notes.push(creditAmounts(invoice, lines, earlier, prices));
    done[at] = (done[at] ?? 0) + units;
  };
  for (const { at, units } of steps) credit(at, units);
  const partial = [...notes];
  for (const [at, { quantity }] of rows.entries()) credit(at, quantity);
  return { totals, notes, partial };
}

const add = (notes: CreditAmounts[], of: (note: CreditAmounts) => number) =>
  notes.reduce((total, note) => total + of(note), 0);
const rateOf = (notes: CreditAmounts[], rate: number) =>
  notes.flatMap(({ breakdown }) => breakdown.vat.filter((one) => one.rate === rate));

const runs = { numRuns: 2_000 };

describe('the credit notes of an order', () => {
  it('are together never more than the invoice, per VAT rate, in whatever steps', () => {
    fc.assert(
      fc.property(sale, (random) => {
        const { totals, partial } = creditAll(random);
        for (const { rate, baseCents, amountCents } of totals.vat) {
          const credited = rateOf(partial, rate);
          expect(credited.reduce((sum, one) => sum + one.baseCents, 0)).toBeLessThanOrEqual(baseCents);
          expect(credited.reduce((sum, one) => sum + one.amountCents, 0)).toBeLessThanOrEqual(amountCents);
        }
        for (const { vat } of totals.vat.length > 0 ? partial.map(({ breakdown }) => breakdown) : [])
          for (const { baseCents, amountCents } of vat) {
            expect(baseCents).toBeGreaterThanOrEqual(0);
            expect(amountCents).toBeGreaterThanOrEqual(0);
          }
      }),
      runs,
    );
  });

  it('are exactly the invoice when all goods are credited: goods, discount, shipping and VAT', () => {
    fc.assert(
      fc.property(sale, (random) => {
        const { totals, notes } = creditAll(random);
        const shown = random.prices === 'public' ? 'inclCents' : 'cents';
        const parts = {
          customers: [
            add(notes, (note) => note.goodsCents),
            add(notes, (note) => note.discountCents),
            add(notes, (note) => note.shippingCents),
          ],
          public: [
            add(notes, ({ breakdown }) => breakdown.goodsInclCents),
            add(notes, ({ breakdown }) => breakdown.discountInclCents),
            add(notes, ({ breakdown }) => breakdown.shippingInclCents),
          ],
        }[random.prices];
        expect(parts).toEqual([totals.goods[shown], totals.discount[shown], totals.shipping[shown]]);
        expect(add(notes, (note) => note.totalInclCents)).toBe(totals.total.inclCents);
        expect(add(notes, (note) => note.vatCents)).toBe(totals.vatCents);
        for (const { rate, baseCents, amountCents } of totals.vat) {
          const credited = rateOf(notes, rate);
          expect(credited.reduce((sum, one) => sum + one.baseCents, 0)).toBe(baseCents);
          expect(credited.reduce((sum, one) => sum + one.amountCents, 0)).toBe(amountCents);
        }
      }),
      runs,
    );
  });

  it('add up to the cent: goods − discount + shipping = total, and total + VAT = total including VAT', () => {
    fc.assert(
      fc.property(sale, (random) => {
        for (const note of creditAll(random).notes) {
          const { breakdown } = note;
          expect(note.goodsCents - note.discountCents + note.shippingCents).toBe(note.totalCents);
          expect(breakdown.goodsInclCents - breakdown.discountInclCents + breakdown.shippingInclCents).toBe(
            note.totalInclCents,
          );
          expect(note.totalCents + note.vatCents).toBe(note.totalInclCents);
          expect(breakdown.vat.reduce((sum, { baseCents }) => sum + baseCents, 0)).toBe(note.totalCents);
          const shownDiscount = random.prices === 'public' ? breakdown.discountInclCents : note.discountCents;
          expect(shownDiscount).toBeGreaterThanOrEqual(0);
          if (!random.coupon) expect([note.discountCents, breakdown.discountInclCents]).toEqual([0, 0]);
        }
      }),
      runs,
    );
  });
});

it('credits a row at the price after the discount, and shipping with the last of the goods', () => {
  const { notes } = creditAll({
    prices: 'customers',
    rows: [
      { priceCents: 1_000, quantity: 4, vat: 21 },
      { priceCents: 500, quantity: 2, vat: 9 },
    ],
    coupon: { kind: 'percentage', value: 10 },
    steps: [
      { at: 0, units: 1 },
      { at: 1, units: 2 },
      { at: 0, units: 3 },
    ],
  });
  expect(
    notes.map(({ totalCents, discountCents, shippingCents }) => [totalCents, discountCents, shippingCents]),
  ).toEqual([
    [900, 100, 0],
    [900, 100, 0],
    [3_395, 300, 695],
  ]);
  expect(notes[0]?.totalInclCents).toBe(1_089);
});
