import type { Implementation } from '../../http/implement.ts';
import { addCoupon, changeCoupon, switchCoupon } from './change.ts';
import { couponsFile, listCoupons } from './list.ts';

/** The coupons of the site, for the people of the shop. */
export const couponDeskRoutes: Implementation[] = [
  listCoupons,
  couponsFile,
  addCoupon,
  changeCoupon,
  switchCoupon,
];
