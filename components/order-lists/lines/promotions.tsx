import type { ProductDoc } from '@/api/types';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { fetchPricesAhead } from '../../buying/fetch-prices-ahead';
import { LazyCarousel } from '../../product/lazy-carousels';
import { toTile } from '../../product-card/tile';
import type { PriceView } from '../../shop';

/**
 * The list `orderlistPromotions` (docs/behaviour.md §8.5) in a scrolling row; products beyond the first ones
 * are loaded when it is scrolled.
 */
export function Promotions({ products, view }: { products: ProductDoc[]; view: PriceView }) {
  fetchPricesAhead(products);
  return (
    <LazyCarousel
      title={words.promotions}
      cards={products.map((doc) => toTile(doc, view))}
      view={view}
      pricesFrom={customerPricesUrl(products.map(({ productId }) => productId))}
      rest={{ target: 'orderlistPromotions', families: true, pageSize: 24 }}
    />
  );
}
