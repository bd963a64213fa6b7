'use client';

import { useEffect, useState } from 'react';
import type { ProductDoc } from '@/api/types';
import { discontinuedProduct as words } from '@/locales/nl/product/discontinued-product';
import { useAppDispatch } from '@/store/hooks';
import { findInstead } from '@/store/products/find-instead';
import { ProductCarousel } from '../product-card/product-carousel';
import { toTile } from '../product-card/tile';

/**
 * Products similar to a discontinued one, found by name. Renders nothing when there are none or the request
 * fails.
 */
export function DiscontinuedAlternatives({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  const [docs, setDocs] = useState<ProductDoc[]>([]);
  useEffect(() => {
    let left = false;
    dispatch(findInstead(name)).then(
      (found) => left || setDocs(found),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [dispatch, name]);
  if (docs.length === 0) return null;
  // Prices are hidden here: this page does not know the audience and the price display.
  const cards = docs.map((doc) => toTile(doc, 'hidden'));
  return <ProductCarousel title={words.instead} cards={cards} view="hidden" />;
}
