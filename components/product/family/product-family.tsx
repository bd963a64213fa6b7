import type { Product } from '@/api/types';
import type { PriceView } from '@/components/shop';
import { familyTitle } from '@/locales/nl/product/family-title';
import { familyRows } from './family-row';
import { LazyFamilyTable } from './lazy-family-table';
import { toRowsText } from './rows-text';

interface ProductFamilyProps {
  product: Product;
  view: PriceView;
  /** Address of the customer's prices; absent for visitors. */
  pricesFrom?: string | undefined;
}

/** The other sizes, volumes or colours of a product; nothing for a product without a family. */
export function ProductFamily({ product, view, pricesFrom }: ProductFamilyProps) {
  const { familyAxis: axis = '', productId: current, vat } = product;
  const members = familyRows(product, view);
  if (members.length < 2) return null;
  return (
    <section className="product-family">
      <h2>{familyTitle(axis)}</h2>
      <LazyFamilyTable
        {...{ axis, current, view }}
        text={toRowsText(members)}
        {...(pricesFrom !== undefined && { follow: { pricesFrom, vat } })}
      />
    </section>
  );
}
