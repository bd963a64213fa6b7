import type { ProductDoc } from '@/api/types';
import { fetchPricesAhead } from '../buying/fetch-prices-ahead';
import type { PriceView } from '../shop';
import { toCard } from './card';
import { ProductCards } from './product-cards';

export interface ProductTilesProps {
  products: ProductDoc[];
  view: PriceView;
  /** The tiles load a customer's prices. */
  pricesFollow?: boolean;
}

/** A few products as tiles beside other content. */
export function ProductTiles({ products, view, pricesFollow }: ProductTilesProps) {
  if (pricesFollow) fetchPricesAhead(products);
  return (
    <ProductCards
      tiles
      cards={products.map((doc) => toCard(doc, view))}
      view={view}
      pricesFollow={pricesFollow}
    />
  );
}
