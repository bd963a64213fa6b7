import type { couponState } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { shopClock } from '../delivery/days.ts';
import { toEuro } from '../prices/index.ts';
import { type Coupon, refusalOf } from './check-coupon.ts';
import { findCoupon } from './find-coupon.ts';

interface Discounted {
  product: { groupIds: readonly number[] };
}
/** The part of a cart's line that decides whether a coupon covers it. */
type DiscountedLine = Discounted & { options: readonly Discounted[] };

type Reason = NonNullable<ReturnType<typeof refusalOf>>;

/** A coupon code and its result for a cart. `coupon` is absent for an unknown code. */
export interface CheckedCoupon {
  code: string;
  coupon: Coupon | undefined;
  /** Why it has no effect; undefined: it counts. */
  reason: Reason | undefined;
}

/**
 * Checks a code against a cart. `goodsCents`: as the site shows prices. `replacesId`: an order whose use does not count.
 * At most two queries, and one more for such an order.
 */
export async function checkCoupon(
  tx: Tx,
  viewer: Viewer,
  given: {
    code: string;
    lines: readonly DiscountedLine[];
    goodsCents: number;
    replacesId?: number | undefined;
  },
): Promise<CheckedCoupon> {
  const known = await findCoupon(tx, viewer, given.code, given.replacesId);
  const products = given.lines.flatMap((line) => [
    line.product,
    ...line.options.map((option) => option.product),
  ]);
  const reason = refusalOf(known?.coupon, {
    today: shopClock(new Date()).day,
    goodsCents: viewer.seesPrices ? given.goodsCents : null,
    usedByCustomer: known?.usedByCustomer ?? 0,
    groupIds: products.map((product) => product.groupIds),
  });
  return { code: given.code, coupon: reason === 'unknown' ? undefined : known?.coupon, reason };
}

/** The contract's form of a coupon; a viewer who may not see prices gets no amounts either. */
export function toWireCoupon(
  { code, coupon, reason }: CheckedCoupon,
  seesPrices: boolean,
): z.input<typeof couponState> {
  return {
    code: coupon?.code ?? code,
    applied: reason === undefined,
    ...(reason && { reason }),
    ...(coupon && seesPrices && amountsOf(coupon)),
  };
}

function amountsOf({ kind, value, minGoodsCents }: Coupon) {
  return {
    kind,
    ...(kind !== 'shipping' && { value: kind === 'amount' ? toEuro(value) : value }),
    ...(minGoodsCents > 0 && { minimum: toEuro(minGoodsCents) }),
  };
}
