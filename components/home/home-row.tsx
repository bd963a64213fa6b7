import type { ProductDoc } from '@/api/types';
import { customerPricesUrl } from '@/lib/urls/internal-urls';
import { fetchPricesAhead } from '../buying/fetch-prices-ahead';
import { LazyCarousel } from '../product/lazy-carousels';
import type { ProductCarouselProps } from '../product-card/product-carousel';
import { toTile } from '../product-card/tile';
import { priceView } from '../shop';
import type { HomeProps } from './home-props';

export interface HomeRowProps extends Pick<ProductCarouselProps, 'title' | 'link'> {
  home: Pick<HomeProps, 'shop' | 'audience' | 'pricesFollow'>;
  /** The first of the list. */
  products: ProductDoc[];
  /** What another row of the page shows. */
  elsewhere?: ProductDoc[];
  /** Name of the list. */
  target: NonNullable<ProductCarouselProps['rest']>['target'];
}

/**
 * A product list of the shop in a scrolling row; products beyond the first ones are loaded when it is
 * scrolled.
 */
export function HomeRow({ home, products, elsewhere = [], target, ...row }: HomeRowProps) {
  if (products.length === 0) return null;
  const { shop, audience, pricesFollow } = home;
  const view = priceView(shop, audience);
  if (pricesFollow) fetchPricesAhead(products);
  const pricesFrom = customerPricesUrl(products.map(({ productId }) => productId));
  // The height of a row with a customer's prices is known only after they are loaded.
  const far = pricesFollow ? '' : ' far';
  return (
    <div className={`wrap home-row${far}`}>
      <LazyCarousel
        {...row}
        cards={products.map((doc) => toTile(doc, view))}
        view={view}
        rest={{ target, families: true, pageSize: 24 }}
        elsewhere={elsewhere.map(({ productId }) => productId)}
        {...(pricesFollow && { pricesFrom })}
      />
    </div>
  );
}
