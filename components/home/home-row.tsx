import type { ProductDoc } from '@/store/domain';
import { ownPricesHref } from '@/store/own-prices';
import { fetchPricesAhead } from '../buying/fetch-prices-ahead';
import { LazyCarousel } from '../product/lazy-carousels';
import type { ProductCarouselProps } from '../product-card/product-carousel';
import { toTile } from '../product-card/tile';

export type HomeRowProps = Pick<ProductCarouselProps, 'title' | 'link' | 'view' | 'rest'> & {
  /** The first of the list. */
  products: ProductDoc[];
  /** A customer's prices are asked for by the row. */
  pricesFollow?: boolean;
};

/** A list of the shop's by its target, as a row that one pushes aside; what lies beyond the first comes then. */
export function HomeRow({ products, pricesFollow, view, ...row }: HomeRowProps) {
  if (products.length === 0) return null;
  if (pricesFollow) fetchPricesAhead(products);
  const pricesFrom = ownPricesHref(products.map(({ productId }) => productId));
  // How high a customer's prices make it is known when they are there.
  const far = pricesFollow ? '' : view === 'hidden' ? ' far' : ' far far-priced';
  return (
    <div className={`wrap home-row${far}`}>
      <LazyCarousel
        {...row}
        cards={products.map((doc) => toTile(doc, view))}
        view={view}
        {...(pricesFollow && { pricesFrom })}
      />
    </div>
  );
}
