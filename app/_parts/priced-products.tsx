import { type ReactNode, Suspense } from 'react';
import type { ProductDoc } from '@/api/types';
import { getPricedProducts } from '@/app/_data/priced';
import type { Audience } from '@/lib/audience';
import { SessionExpired } from './session-expired';

export type PricedProductsProps = {
  site: string;
  audience: Audience;
  /** As any visitor sees them; they stand there until the customer's prices arrive. */
  products: ProductDoc[];
  children: (products: ProductDoc[]) => ReactNode;
};

/** Shows products to visitors as they are, and to customers with their own prices, streamed in. */
export function PricedProducts({ site, audience, products, children }: PricedProductsProps) {
  if (audience === 'v') return children(products);
  return (
    <Suspense fallback={children(products)}>
      <OwnPrices site={site} products={products}>
        {children}
      </OwnPrices>
    </Suspense>
  );
}

async function OwnPrices({ site, products, children }: Omit<PricedProductsProps, 'audience'>) {
  const priced = await getPricedProducts(
    site,
    products.map((product) => product.productId),
  );
  if (priced.state !== 'own') {
    return (
      <>
        {priced.state === 'expired' && <SessionExpired />}
        {children(products)}
      </>
    );
  }
  return children(products.map((product) => priced.value.get(product.productId) ?? product));
}
