// Asserts of Node: `expect` is most of the time of a hundred thousand carts.
import { strictEqual as equal } from 'node:assert';
import fc from 'fast-check';
import { it } from 'vitest';
import { computeTotals, type LineParts, type Totals } from '../../src/modules/cart/totals.ts';
import { isFor, refusalOf } from '../../src/modules/coupons/check-coupon.ts';
import { priceFor } from '../../src/modules/prices/index.ts';
import { type OracleCart, type OracleUnit, oracle, vatOf } from './money-oracle.ts';

/** The group that coupons of this test are for. */
const GROUP = 7;

/** The same cart through the shop's own rules. */
function shop({ inclusive, lines, shippingCents, freeFromCents, coupon }: OracleCart): Totals {
  const groupsOf = (unit: OracleUnit) => [1, ...(unit.couponCounts ? [GROUP] : [])];
  const limits = {
    active: true,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    used: 0,
    maxUsesPerCustomer: null,
    minGoodsCents: coupon?.fromCents ?? 0,
    groupIds: [GROUP],
  };
  const part = (unit: OracleUnit, quantity: number) => ({
    unitCents: priceFor({ unitId: 1, ...unit }, quantity).cents,
    quantity,
    vat: unit.vat,
    discounted: isFor(limits, groupsOf(unit)),
  });
  const parts: LineParts[] = lines.map((line) => [
    part(line.unit, line.quantity),
    ...line.options.map((option) => part(option, 1)),
  ]);
  const rules = {
    prices: inclusive ? ('public' as const) : ('customers' as const),
    freeShippingCents: freeFromCents,
    shippingCents,
  };
  const plain = computeTotals(parts, rules);
  if (!coupon) return plain;
  const refusal = refusalOf(limits, {
    today: '2026-11-20',
    goodsCents: inclusive ? plain.goods.inclCents : plain.goods.cents,
    usedByCustomer: 0,
    groupIds: lines.flatMap((line) => [line.unit, ...line.options].map(groupsOf)),
  });
  return refusal ? plain : computeTotals(parts, { ...rules, coupon });
}

const cents = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 500_000 }));
const anyUnit: fc.Arbitrary<OracleUnit> = fc.record({
  listCents: cents,
  content: fc.constantFrom(1, 6, 12, 100),
  vat: fc.constantFrom(9, 21),
  agreementCents: fc.option(cents, { freq: 5 }),
  tiers: fc.uniqueArray(fc.record({ q: fc.integer({ min: 1, max: 1_500 }), cents }), {
    maxLength: 4,
    selector: (tier) => tier.q,
  }),
  couponCounts: fc.boolean(),
});
const anyLine = fc.record({
  unit: anyUnit,
  quantity: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 100_000 })),
  options: fc.array(anyUnit, { maxLength: 3 }),
});
const anyCoupon = fc.oneof(
  fc.record({
    kind: fc.constant('percentage' as const),
    value: fc.integer({ min: 1, max: 100 }),
    fromCents: fc.constantFrom(0, 5_000),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: cents,
    fromCents: fc.constantFrom(0, 9_999, 10_000),
  }),
  fc.record({ kind: fc.constant('shipping' as const), value: fc.constant(0), fromCents: fc.constant(2_500) }),
);
const terms = {
  inclusive: fc.boolean(),
  shippingCents: fc.constantFrom(0, 695, 995),
  freeFromCents: fc.constantFrom(0, 10_000, 10_000, 1_000_000),
  coupon: fc.option(anyCoupon),
};
const anyCart = fc.record({ ...terms, lines: fc.array(anyLine, { maxLength: 8 }) });

const plainUnit = { content: 1, agreementCents: null, tiers: [], couponCounts: true };
/** Goods of about 99.99 or 100.00, with or without VAT. */
const nearTheLimit = fc
  .record({
    ...terms,
    listCents: fc.oneof(fc.constantFrom(9_999, 10_000), fc.integer({ min: 8_260, max: 10_002 })),
    vat: fc.constantFrom(9, 21),
  })
  .map(({ listCents, vat, ...rest }) => ({
    ...rest,
    lines: [{ unit: { ...plainUnit, listCents, vat }, quantity: 1, options: [] }],
  }));

it('costs what an independent calculation says, to the cent, for 100,000 carts', () => {
  fc.assert(
    fc.property(fc.oneof(anyCart, nearTheLimit), (cart: OracleCart) => {
      const totals = shop(cart);
      const expected = oracle(cart);
      const side = cart.inclusive ? 'inclCents' : 'cents';
      const { goods, discount, shipping, total } = totals;
      equal(BigInt(goods[side]), expected.goods);
      equal(BigInt(discount[side]), expected.discount);
      equal(BigInt(shipping[side]), expected.shipping);
      checkRates(cart, totals, expected);
      for (const one of ['cents', 'inclCents'] as const)
        equal(goods[one] - discount[one] + shipping[one], total[one]);
      equal(totals.vatCents, total.inclCents - total.cents);
      equal(
        totals.vat.reduce((sum, rate) => sum + rate.amountCents, 0),
        totals.vatCents,
      );
    }),
    { numRuns: 100_000 },
  );
});

/** Per rate: VAT of what is paid, and a share of the discount within a cent of the goods' part. */
function checkRates(cart: OracleCart, totals: Totals, expected: ReturnType<typeof oracle>) {
  const counted = [...expected.byRate.values()].reduce((sum, rate) => sum + rate.counted, 0n);
  let spread = 0n;
  for (const { rate, baseCents, amountCents } of totals.vat) {
    const paid = BigInt(cart.inclusive ? baseCents + amountCents : baseCents);
    equal(BigInt(amountCents), vatOf(paid, rate, cart.inclusive));
    const sold = expected.byRate.get(rate) ?? { goods: 0n, counted: 0n };
    const share = sold.goods + (rate === 21 ? expected.shipping : 0n) - paid;
    spread += share;
    equal(share >= 0n && share <= sold.counted, true);
    const off = share * counted - expected.discount * sold.counted;
    if (counted > 0n) equal(off < counted && off > -counted, true);
  }
  equal(spread, expected.discount);
}
