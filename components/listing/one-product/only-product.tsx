import type { ProductDoc, ProductsRequest } from '@/api/types';
import { PRODUCTS_ID } from '@/lib/routing/skip-targets';
import { listControls as words } from '@/locales/nl/product/buying';
import { toListCard } from '../../product-card/card';
import { ProductCards } from '../../product-card/product-cards';
import type { PriceView } from '../../shop';

interface OnlyProductProps {
  product: ProductDoc;
  request: ProductsRequest;
  view: PriceView;
  /** The card loads a customer's price. */
  pricesFollow?: boolean;
}

/** A list of one product: there is nothing to filter or to sort. */
export function OnlyProduct({ product, request, view, pricesFollow }: OnlyProductProps) {
  return (
    <section id={PRODUCTS_ID} aria-label={words.products} className="list-main">
      <h2 className="sr-only">{words.count(1)}</h2>
      <ProductCards
        cards={[toListCard(product, view, request)]}
        view={view}
        {...(pricesFollow && { pricesFollow })}
      />
    </section>
  );
}
