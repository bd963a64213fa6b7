import type { OrderBreakdown } from '../../db/schema/index.ts';
import type { Totals } from '../cart/totals.ts';

/** What an order keeps of its totals besides its columns. */
export const breakdownOf = ({ goods, discount, shipping, vat }: Totals): OrderBreakdown => ({
  goodsInclCents: goods.inclCents,
  discountInclCents: discount.inclCents,
  shippingInclCents: shipping.inclCents,
  vat,
});
