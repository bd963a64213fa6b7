'use client';

import { Suspense } from 'react';
import type { ProductCarouselProps } from '../product-card/product-carousel';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import { lazyPart } from '../ui/lazy-part';
import type { AlternativeProps } from './alternative';
import type { RarePartProps } from './rare-part';

/*
 * The related products are plain links, so their script waits for the first interaction; when a customer's
 * prices must be loaded, it loads at once.
 */

const loadCarousel = () => import('./late-parts').then((module) => module.ProductCarousel);
const CarouselWhenTouched = lazyOnInteraction<ProductCarouselProps>(loadCarousel);
const CarouselAtOnce = lazyPart(loadCarousel);

const loadAlternative = () => import('./late-parts').then((module) => module.Alternative);
const AlternativeWhenTouched = lazyOnInteraction<AlternativeProps>(loadAlternative);
const AlternativeAtOnce = lazyPart(loadAlternative);

const RarePart = lazyPart(() => import('./late-parts').then((module) => module.RarePart));

export function LazyCarousel(props: ProductCarouselProps) {
  const Carousel = props.pricesFrom === undefined ? CarouselWhenTouched : CarouselAtOnce;
  return (
    <Suspense fallback={null}>
      <Carousel {...props} />
    </Suspense>
  );
}

export function LazyAlternative(props: AlternativeProps) {
  const Alternative = props.pricesFrom === undefined ? AlternativeWhenTouched : AlternativeAtOnce;
  return (
    <Suspense fallback={<div className="alternative" />}>
      <Alternative {...props} />
    </Suspense>
  );
}

export const LazyRarePart = (props: RarePartProps) => (
  <Suspense fallback={<div className="viewed-room" />}>
    <RarePart {...props} />
  </Suspense>
);
