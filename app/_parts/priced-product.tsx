import { type ReactNode, Suspense } from 'react';
import type { Product } from '@/api/types';
import { getPricedProduct } from '@/app/_data/priced';
import type { Audience } from '@/lib/audience';
import { SessionExpired } from './session-expired';

export type PricedProductProps = {
  site: string;
  audience: Audience;
  /** As any visitor sees it. */
  product: Product;
  children: (product: Product) => ReactNode;
};

/** One product: to visitors as it is, to customers with their own prices, streamed in. */
export function PricedProduct({ site, audience, product, children }: PricedProductProps) {
  if (audience === 'v') return children(product);
  return (
    <Suspense fallback={children(product)}>
      <OwnPrice site={site} product={product}>
        {children}
      </OwnPrice>
    </Suspense>
  );
}

async function OwnPrice({ site, product, children }: Omit<PricedProductProps, 'audience'>) {
  const priced = await getPricedProduct(site, product.productId);
  return (
    <>
      {priced.state === 'expired' && <SessionExpired />}
      {children(priced.state === 'own' && priced.value ? priced.value : product)}
    </>
  );
}
