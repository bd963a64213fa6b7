import type { ProductDoc } from '@/store/domain';
import type { PricedDocs, PriceView } from '../shop';
import { Buy } from './buy';
import { ProductCard } from './product-card';

export interface ProductTilesProps {
  products: ProductDoc[];
  view: PriceView;
  prices?: PricedDocs;
}

/** A handful of products beside something else; always tiles, whatever view the lists have. */
export function ProductTiles({ products, view, prices }: ProductTilesProps) {
  return (
    <div className="product-tiles">
      {products.map((doc) => (
        <ProductCard
          key={doc.productId}
          product={doc}
          buy={<Buy product={doc} view={view} prices={prices} />}
        />
      ))}
    </div>
  );
}
