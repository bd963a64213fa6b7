'use client';

import { type ReactNode, Suspense, useState } from 'react';
import type { ProductsRequest } from '@/api/types';
import type { ListTarget } from '@/store/products/state';
import { withCustomerPrice } from '../buying/buyable';
import { usePagePrices } from '../buying/use-page-prices';
import type { PriceView } from '../shop';
import { Carousel } from '../ui/carousel/carousel';
import { lazyPart } from '../ui/lazy-part';
import type { Card } from './card';
import { ProductTile } from './product-tile';

// The rest of the list is loaded when the carousel is scrolled.
const CarouselTail = lazyPart(() => import('./carousel-tail').then((module) => module.CarouselTail));

export interface ProductCarouselProps {
  title: string;
  link?: ReactNode;
  cards: Card[];
  view: PriceView;
  /** URL of the customer's prices, because the page is shared by all customers. */
  pricesFrom?: string;
  /** Request of the whole list, when `cards` are only its first products. */
  rest?: ProductsRequest & { target: ListTarget };
  /** Ids of products in other rows of the page: the rest is without them. */
  elsewhere?: number[];
}

/** A carousel of the products of a list target. */
export function ProductCarousel({
  title,
  link,
  cards,
  view,
  pricesFrom,
  rest,
  elsewhere = [],
}: ProductCarouselProps) {
  const prices = usePagePrices(pricesFrom);
  const [moved, setMoved] = useState(false);
  return (
    <Carousel title={title} link={link} onMove={() => setMoved(true)}>
      {cards.map((card) => (
        <ProductTile
          key={card.id}
          card={withCustomerPrice(card, prices?.[card.id])}
          view={view}
          pending={pricesFrom !== undefined && prices === undefined}
        />
      ))}
      {rest && moved && (
        <Suspense fallback={null}>
          <CarouselTail request={rest} shown={[...cards.map(({ id }) => id), ...elsewhere]} view={view} />
        </Suspense>
      )}
    </Carousel>
  );
}
