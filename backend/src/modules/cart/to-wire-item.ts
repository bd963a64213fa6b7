import type { cartItem } from '@toonbank/contract';
import type { z } from 'zod';
import { nameLead } from '../../lib/name-lead.ts';
import { reducedFrom, toEuro, type UnitPricing, unitPriceField, wirePrice } from '../prices/index.ts';
import type { CartLine } from './load-lines.ts';
import type { PricedLine } from './price-cart.ts';
import type { Amount } from './totals.ts';
import { defaultUnit, type Unit } from './units.ts';

type WireItem = z.input<typeof cartItem>;
type WireUnit = WireItem['units'][number];

/** The prices of a line; absent for viewers who may not see prices. */
interface ItemPrices {
  priced: PricedLine;
  amount: Amount;
  pricing: Map<number, UnitPricing>;
}

function toWireUnit(unit: Unit, step: number, pricing: UnitPricing | undefined): WireUnit {
  return {
    pu_id: unit.id,
    unit_desc: unit.description,
    unit_name: unit.name,
    unit_content: unit.content,
    pu_is_default: unit.isDefault,
    ean: unit.ean,
    ...(pricing && wirePrice(pricing, unit.isDefault ? step : 1)),
  };
}

/** The unit price at the line's quantity, and the price before the sale; none where businesses buy. */
function indicated({ price }: PricedLine, pricing: UnitPricing | undefined) {
  if (!pricing) return {};
  const prior = reducedFrom(pricing, price.cents);
  return {
    ...unitPriceField(price.cents, pricing),
    ...(prior !== undefined && { old_price: toEuro(prior) }),
  };
}

/** The price that the customer last saw, if it differs. `place`: 0 is the unit, then options. */
function seenPrice({ seenCents }: CartLine, place: number, cents: number) {
  const seen = seenCents?.[place];
  return seen !== undefined && seen !== cents && { seen_calcprice: toEuro(seen) };
}

/** The contract's form of a line. `available`: it can be ordered as it is. */
export function toWireItem(line: CartLine, available: boolean, prices: ItemPrices | undefined): WireItem {
  const { product, unit } = line;
  return {
    key: line.key,
    product_id: product.id,
    hash: line.hash,
    product_name: product.name,
    ...nameLead(product.name, product.brand),
    product_ext_code: product.articleNumber,
    slug: product.slug,
    image: product.image,
    quantity_on_cart: line.quantity,
    unit_on_cart: unit.id,
    comment: line.comment,
    selected_options: line.options.map((option, place) => {
      const price = prices?.priced.options[place];
      return {
        index: option.index,
        product_id: option.product.id,
        product_name: option.product.name,
        ...(price && { calcprice: toEuro(price.cents), ...seenPrice(line, place + 1, price.cents) }),
      };
    }),
    units: line.units.map((one) => toWireUnit(one, product.step, prices?.pricing.get(one.id))),
    default_unit: defaultUnit(line.units).id,
    product_unit: unit.description,
    step: product.step,
    stock: product.stock,
    available,
    vat: product.vat,
    ...(prices && {
      calcprice: toEuro(prices.priced.price.cents),
      ...seenPrice(line, 0, prices.priced.price.cents),
      price_source: prices.priced.price.source,
      ...indicated(prices.priced, prices.pricing.get(unit.id)),
      total: toEuro(prices.amount.cents),
      total_incl: toEuro(prices.amount.inclCents),
    }),
  };
}
