import type { ProductDoc } from '@/store/domain';
import type { PricedDocs, PriceView } from '../shop';
import { ownPrices, toCard } from './card';
import { ProductCards } from './product-cards';

export interface ProductTilesProps {
  products: ProductDoc[];
  view: PriceView;
  prices?: PricedDocs;
}

/** A handful of products beside something else. */
export function ProductTiles({ products, view, prices }: ProductTilesProps) {
  return (
    <ProductCards
      tiles
      cards={products.map((doc) => toCard(doc, view))}
      view={view}
      prices={ownPrices(prices)}
    />
  );
}
