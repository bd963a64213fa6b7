import type { OrderListItem, ProductUnit } from '@/api/types';
import { activeTier } from '@/lib/catalogue/tiers';
import { toCents } from '@/lib/money';
import { addVat } from '@/lib/vat';
import type { IndicatedPrice } from '@/store/customer-prices';
import type { Amount, LineSum } from '@/store/order-lists/state';

/** A line as it would be ordered now. */
export interface Line {
  item: OrderListItem;
  /** Absent when the product has no unit on sale any more. */
  unit?: ProductUnit;
  quantity: number;
  /** Of the unit. */
  step: number;
  /** Price of one unit at this quantity, euros excl. VAT; absent where prices are hidden. */
  price?: number;
  /** Where consumers buy, at this quantity. */
  unitPrice?: IndicatedPrice;
  sum: LineSum;
  /** The product is sold and in stock. */
  orderable: boolean;
}

/**
 * The line with this order's unit and quantity, or those of the list. The amount is an estimate; the cart
 * service calculates the real totals.
 */
export function lineOf(item: OrderListItem, amount?: Amount): Line {
  const { product } = item;
  const { unitId = item.unitId, quantity = item.quantity } = amount ?? {};
  const unit = product.units.find(({ puId }) => puId === unitId) ?? product.units[0];
  const tier = unit && activeTier(unit.pricetable ?? [], quantity, unit.unitContent);
  const price = unit?.calcprice === undefined ? undefined : (tier?.price ?? unit.calcprice);
  const { unitPrice } = tier ?? unit ?? {};
  const cents = price === undefined ? 0 : toCents(price);
  return {
    item,
    unit,
    quantity,
    step: unit?.puIsDefault ? product.step : 1,
    price,
    ...(unitPrice && { unitPrice }),
    sum: { excl: cents * quantity, incl: addVat(cents, product.vat) * quantity },
    orderable: item.available && product.stock > 0,
  };
}
