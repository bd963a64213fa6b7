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
  mostTiers?: number;
}

/** The buying island; for customers the price streams into the same box. */
export function Buy({ prices, ...box }: BuyProps) {
  if (!prices) return <BuyBox {...box} />;
  return (
    <Suspense fallback={<BuyBox {...box} pending />}>
      <PricedBuy {...box} prices={prices} />
    </Suspense>
  );
}

function PricedBuy({ prices, product, ...box }: BuyProps & { prices: OwnPrices }) {
  return <BuyBox {...box} product={use(prices)[product.id] ?? product} />;
}
