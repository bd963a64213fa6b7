import { endpoints } from '@toonbank/contract';
import { implementDetached } from '../../../http/implement.ts';
import { slowDownGuesses } from '../../coupons/guesses.ts';
import { readCart } from '../read-cart.ts';
import { setCoupon } from './set-coupon.ts';

export const couponRoutes = [
  implementDetached(endpoints.cart.setCoupon, (call, { coupon }) =>
    slowDownGuesses(call, coupon, () =>
      call.database.inSite(call.viewer.site.id, async (tx) => {
        await setCoupon(tx, call.viewer, coupon);
        return readCart(tx, call.viewer);
      }),
    ),
  ),
];
