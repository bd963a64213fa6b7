import type { OrderBreakdown } from '../../../db/schema/index.ts';
import type { Totals } from '../../cart/totals.ts';

/** The part of the totals that an order stores besides its columns. */
export const breakdownOf = ({ goods, discount, shipping, vat, vatReason }: Totals): OrderBreakdown => ({
  goodsInclCents: goods.inclCents,
  discountInclCents: discount.inclCents,
  shippingInclCents: shipping.inclCents,
  vat,
  ...(vatReason && { vatReason }),
});
