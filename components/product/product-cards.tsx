'use client';

import type { PriceView } from '../shop';
import type { Card, OwnPrices } from './card';
import { ProductCard } from './product-card';

export interface ProductCardsProps {
  cards: Card[];
  view: PriceView;
  prices?: OwnPrices;
  /** Always tiles, whatever view the lists have. */
  tiles?: boolean;
}

/** Products as rows or tiles. One island for all of them: the page then carries each product once, as data. */
export function ProductCards({ cards, view, prices, tiles = false }: ProductCardsProps) {
  return (
    <div className={tiles ? 'product-tiles' : 'product-list'}>
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} view={view} prices={prices} />
      ))}
    </div>
  );
}
