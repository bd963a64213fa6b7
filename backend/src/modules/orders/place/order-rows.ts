import type { CartProduct } from '../../cart/load-lines.ts';
import type { PricedCart } from '../../cart/price-cart.ts';
import type { Unit } from '../../cart/units.ts';

/** Name and price of the sold product at the time of the order. */
const soldAs = (product: CartProduct, unit: Unit, vat: number) => ({
  productId: product.id,
  unitId: unit.id,
  name: product.name,
  articleNumber: product.articleNumber,
  unitDescription: unit.description,
  unitContent: unit.content,
  vat,
});

/** The rows of an order: per line its product, followed by each option as a row of its own with quantity 1, in this order. */
export function rowsOf({ lines, totals }: PricedCart) {
  let position = 0;
  const rateOf = ({ vat }: CartProduct) => (totals.vatReason ? 0 : vat);
  return lines.flatMap(({ line, price, options }, place) => {
    const main = position;
    position += 1 + line.options.length;
    const amounts = totals.lines[place]?.parts ?? [];
    const totalOf = (part: number) => amounts[part]?.cents ?? 0;
    return [
      {
        ...soldAs(line.product, line.unit, rateOf(line.product)),
        quantity: line.quantity,
        priceCents: price.cents,
        totalCents: totalOf(0),
        comment: line.comment,
      },
      ...line.options.map((option, index) => ({
        ...soldAs(option.product, option.unit, rateOf(option.product)),
        quantity: 1,
        priceCents: options[index]?.cents ?? 0,
        totalCents: totalOf(index + 1),
        optionOf: main,
      })),
    ];
  });
}
