'use client';

import { Suspense, use } from 'react';
import type { PriceView } from '../shop';
import { BuyBox } from './buy-box';
import type { Buyable } from './buyable';
import type { OwnPrices } from './card';

export interface BuyProps {
  product: Buyable;
  view: PriceView;
  /** A customer's prices; absent for visitors, and when `product` has them already. */
  prices?: OwnPrices;
}

/** The buying island; for customers the price streams into the same box. */
export function Buy({ product, view, prices }: BuyProps) {
  if (!prices) return <BuyBox product={product} view={view} />;
  return (
    <Suspense fallback={<BuyBox product={product} view={view} pending />}>
      <PricedBuy product={product} view={view} prices={prices} />
    </Suspense>
  );
}

function PricedBuy({ product, view, prices }: Required<BuyProps>) {
  return <BuyBox product={use(prices)[product.id] ?? product} view={view} />;
}
