'use client';

import { useEffect, useState } from 'react';
import { discontinuedProduct as words } from '@/locales/nl/product/discontinued-product';
import type { ProductDoc } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import { findInstead } from '@/store/products/find-instead';
import { ProductCarousel } from '../product-card/product-carousel';
import { toTile } from '../product-card/tile';

/** What the shop has that is like a product of this name. Silent where it has nothing, or can't be asked. */
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
  // What they cost is said where it is known who asks, and how the shop shows prices.
  const cards = docs.map((doc) => toTile(doc, 'hidden'));
  return <ProductCarousel title={words.instead} cards={cards} view="hidden" />;
}
