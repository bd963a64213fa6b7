'use client';

import { useEffect } from 'react';
import type { ProductsRequest } from '@/api/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listCleared } from '@/store/products/slice';
import type { ListTarget } from '@/store/products/state';
import { loadProducts } from '@/store/products/thunks';
import type { PriceView } from '../shop';
import { Skeleton } from '../ui/skeleton';
import { ProductTile } from './product-tile';
import { toTile } from './tile';

export interface CarouselTailProps {
  request: ProductsRequest & { target: ListTarget };
  /** Ids of the products already shown. */
  shown: number[];
  view: PriceView;
}

/**
 * Products after a carousel's first ones, requested with the session so that the prices are the customer's.
 */
export function CarouselTail({ request, shown, view }: CarouselTailProps) {
  const dispatch = useAppDispatch();
  const { target } = request;
  const list = useAppSelector((state) => state.products.lists[target]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list, which the product and the target say
  useEffect(() => {
    dispatch(loadProducts({ target, request, init: true }));
    return () => {
      dispatch(listCleared(target));
    };
  }, [dispatch, target, request.productID]);

  if (!list || list.status === 'loading') {
    return (
      <li className="tile">
        <Skeleton className="aspect-4/3 w-full" />
        <Skeleton className="h-10 w-full" />
      </li>
    );
  }
  return list.docs
    .filter(({ productId }) => !shown.includes(productId))
    .map((doc) => <ProductTile key={doc.productId} card={toTile(doc, view)} view={view} />);
}
