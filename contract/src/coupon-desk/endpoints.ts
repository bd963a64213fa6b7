import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint } from '../define.ts';
import { euro, id, isoDate } from '../fields.ts';
import { couponCode, couponKinds, couponStates, couponTerms } from './terms.ts';

const shared = { api: 'admin', access: 'admin', permission: 'coupons.write', mutates: true } as const;

const listedCoupon = z.object({
  coupon_id: id,
  code: z.string(),
  kind: z.enum(couponKinds),
  /** Per cent, or euros as the site shows prices. */
  value: z.number(),
  minimum: euro,
  valid_from: isoDate.nullable(),
  valid_until: isoDate.nullable(),
  max_uses: z.number().int().nullable(),
  max_uses_per_customer: z.number().int().nullable(),
  /** Number of orders that have it. */
  used: z.number().int(),
  group_ids: z.array(id),
  /** Names of the groups that it is for; empty: for all products. */
  groups: z.array(z.string()),
  active: z.boolean(),
  state: z.enum(couponStates),
});
export type WireListedCoupon = z.infer<typeof listedCoupon>;

const coupons = adminList({
  path: '/coupons/list',
  permission: 'coupons.write',
  sorts: ['code', '-code', 'used', '-used'],
  filters: { state: z.enum(couponStates).optional() },
  row: listedCoupon,
  summary: 'Coupons of the site; `search` finds codes.',
});

/** Coupons, for the people of the shop (docs/behaviour.md §19.8). */
export const couponDesk = {
  list: coupons.list,
  file: coupons.file,
  add: endpoint({
    ...shared,
    path: '/coupons/add',
    request: z.object({ code: couponCode, terms: couponTerms }),
    response: listedCoupon,
    summary:
      'Make a coupon. not_found for a group that is gone; 409 conflict with `fields.code: taken` for a code that the site has, in any case.',
  }),
  change: endpoint({
    ...shared,
    path: '/coupons/change',
    /** `seen`: the terms that the caller was shown. */
    request: z.object({ couponID: id, seen: couponTerms, terms: couponTerms }),
    response: listedCoupon,
    summary:
      'Change what a coupon gives and when; orders keep what they got. 409 conflict: `fields.coupon: changed` where a ' +
      'colleague changed it meanwhile, `fields.maxUses: used` for fewer uses than it has had.',
  }),
  setActive: endpoint({
    ...shared,
    path: '/coupons/set_active',
    request: z.object({ couponID: id, active: z.boolean() }),
    response: listedCoupon,
    summary: 'Switch a coupon off or on again. In carts it counts no longer from the next call.',
  }),
};
