'use client';

import { Suspense } from 'react';
import { slugify } from '@/lib/slug';
import { productUrl } from '@/lib/urls/product-url';
import { productRows as words } from '@/locales/nl/product/product-rows';
import { type Buyable, withCustomerPrice } from '../buying/buyable';
import { usePagePrices } from '../buying/use-page-prices';
import type { Card } from '../product-card/card';
import type { PriceView } from '../shop';
import { lazyPart } from '../ui/lazy-part';
import { Picture } from '../ui/picture';
import { SiteLink } from '../ui/site-link';

// It compares prices, so it is loaded only where prices are shown.
const DiscountLabel = lazyPart(() =>
  import('../buying/discount-label').then((module) => module.DiscountLabel),
);

export interface AlternativeProps {
  product: Buyable;
  alternative: Card;
  view: PriceView;
  /** URL of the customer's prices, because the page is shared by all customers. */
  pricesFrom?: string;
}

/** An alternative to this product: the house brand's, or one that is in stock. */
export function Alternative({ product, alternative, view, pricesFrom }: AlternativeProps) {
  const prices = usePagePrices(pricesFrom);
  const { id, name, image, slug = slugify(name) } = alternative;
  return (
    <div className="alternative">
      <Picture src={image} alt="" width={64} height={64} />
      <p>
        <small>{product.soldOut ? words.instead : words.house}</small>
        <SiteLink href={productUrl({ id, slug })}>{name}</SiteLink>
        {(view === 'both' || prices) && (
          <Suspense fallback={null}>
            <DiscountLabel
              product={withCustomerPrice(product, prices?.[product.id])}
              alternative={withCustomerPrice(alternative, prices?.[id])}
              view={view}
            />
          </Suspense>
        )}
      </p>
    </div>
  );
}
