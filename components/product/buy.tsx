import { Suspense } from 'react';
import type { ProductDoc } from '@/store/domain';
import type { PricedDocs, PriceView } from '../shop';
import { BuyBox } from './buy-box';
import { toBuyable } from './buyable';

export interface BuyProps {
  product: ProductDoc;
  view: PriceView;
  /** A customer's prices; absent for visitors, and when `product` has them already. */
  prices?: PricedDocs;
}

/** The buying island; for customers the price streams into the same box. */
export function Buy({ product, view, prices }: BuyProps) {
  const buyable = toBuyable(product, view);
  if (!prices || product.calcprice !== undefined) return <BuyBox product={buyable} view={view} />;
  return (
    <Suspense fallback={<BuyBox product={buyable} view={view} pending />}>
      <PricedBuy product={product} view={view} prices={prices} />
    </Suspense>
  );
}

async function PricedBuy({ product, view, prices }: Required<BuyProps>) {
  const priced = await prices;
  const own = priced.state === 'own' ? priced.value.get(product.productId) : undefined;
  return <BuyBox product={toBuyable(own ?? product, view)} view={view} />;
}
