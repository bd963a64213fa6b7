import type { WireCart } from '@toonbank/contract';
import { toEuro } from '../prices/index.ts';
import { cheaperPacking } from './cheaper-packing.ts';
import type { CartLine } from './load-lines.ts';
import type { OpenCart } from './open-cart.ts';

/** Options count once per line: with other lines there would be more or fewer of them. */
const isPlain = ({ options, product }: CartLine) => options.length === 0 && product.active;

/** Products of the cart whose pieces cost less in other units. */
export function toWirePackings({ lines, priced }: OpenCart): NonNullable<WireCart['packings']> {
  const groups = [...Map.groupBy(lines, ({ product }) => product.id).values()];
  return groups.flatMap((cartLines) => {
    const [first] = cartLines;
    if (!first || !cartLines.every(isPlain)) return [];
    const { product, units } = first;
    const cheaper = cheaperPacking({ packed: cartLines, units, step: product.step, pricing: priced.pricing });
    if (!cheaper) return [];
    return [
      {
        product_id: product.id,
        product_name: product.name,
        vat: product.vat,
        units: cheaper.packed.map(({ unit, quantity }) => ({
          unit: unit.id,
          unit_name: unit.name,
          quantity,
        })),
        saves: toEuro(cheaper.savesCents),
      },
    ];
  });
}
