'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { ProductsRequest } from '@/api/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listCleared } from '@/store/products/slice';
import type { ListTarget } from '@/store/products/state';
import { loadProducts } from '@/store/products/thunks';
import { ProductCarousel } from '../product-card/product-carousel';
import { toTile } from '../product-card/tile';
import type { PriceView } from '../shop';

export interface NearRowProps {
  title: string;
  link?: ReactNode;
  /** The same object in every render. */
  request: ProductsRequest & { target: ListTarget };
  view: PriceView;
}

/** A row of products that is requested when it is near the window. Reserves its height until then. */
export function NearRow({ title, link, request, view }: NearRowProps) {
  const dispatch = useAppDispatch();
  const { target } = request;
  const list = useAppSelector((state) => state.products.lists[target]);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!room.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        dispatch(loadProducts({ target, request, init: true }));
      },
      { rootMargin: '600px' },
    );
    observer.observe(room.current);
    return () => {
      observer.disconnect();
      dispatch(listCleared(target));
    };
  }, [dispatch, target, request]);

  if (list?.status === 'failed' || (list?.status === 'ready' && list.docs.length === 0)) return null;
  return (
    <div ref={room} className="viewed-room">
      {list?.status === 'ready' && (
        <ProductCarousel
          title={title}
          link={link}
          cards={list.docs.map((doc) => toTile(doc, view))}
          view={view}
        />
      )}
    </div>
  );
}
