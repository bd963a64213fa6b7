import { expect, it } from 'vitest';
import { refusalOf } from '../../src/modules/coupons/check-coupon.ts';

const always = {
  active: true,
  validFrom: '2026-03-01',
  validUntil: '2026-03-31',
  maxUses: 10,
  used: 9,
  maxUsesPerCustomer: 1,
  minGoodsCents: 5_000,
  groupIds: null,
};
const held = { today: '2026-03-15', goodsCents: 5_000, usedByCustomer: 0, groupIds: [[1]] };

it.each([
  ['the day before its first', { today: '2026-02-28' }, 'not_yet'],
  ['its first day', { today: '2026-03-01' }, undefined],
  ['its last day', { today: '2026-03-31' }, undefined],
  ['the day after its last', { today: '2026-04-01' }, 'expired'],
  ['a cent too little', { goodsCents: 4_999 }, 'minimum'],
  ['the second time', { usedByCustomer: 1 }, 'once_per_customer'],
])('on %s', (_when, part, reason) => {
  expect(refusalOf(always, { ...held, ...part })).toBe(reason);
});

it('gives nothing more after its last use', () => {
  expect(refusalOf({ ...always, used: 10 }, held)).toBe('used_up');
});
