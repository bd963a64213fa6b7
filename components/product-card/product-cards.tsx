'use client';

import { withCustomerPrice } from '../buying/buyable';
import { useCustomerPrices } from '../buying/use-customer-prices';
import type { PriceView } from '../shop';
import type { Card } from './card';
import { ProductCard } from './product-card';

export interface ProductCardsProps {
  cards: Card[];
  view: PriceView;
  /** The page is shared by all customers: load the customer's prices. */
  pricesFollow?: boolean;
  /** Always tiles, whatever view the lists have. */
  tiles?: boolean;
}

/**
 * Products as rows or tiles. One island for all of them, so the page contains each product only once, as
 * data.
 */
export function ProductCards({ cards, view, pricesFollow = false, tiles = false }: ProductCardsProps) {
  const prices = useCustomerPrices(cards, pricesFollow);
  return (
    <div className={tiles ? 'product-tiles' : 'product-list'}>
      {cards.map((card) => (
        <ProductCard
          key={card.id}
          card={withCustomerPrice(card, prices?.[card.id])}
          view={view}
          pending={pricesFollow && prices === undefined}
        />
      ))}
    </div>
  );
}
