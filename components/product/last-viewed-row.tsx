'use client';

import { useEffect, useRef } from 'react';
import { productRows as words } from '@/locales/nl/product/product-rows';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { clearLastViewed, loadLastViewed } from '@/store/last-viewed/load';
import { ProductCarousel } from '../product-card/product-carousel';
import { toTile } from '../product-card/tile';
import type { PriceView } from '../shop';

/** Products viewed before, requested when near the window. Reserves its height until then. */
export function LastViewedRow({ ids, view }: { ids: number[]; view: PriceView }) {
  const dispatch = useAppDispatch();
  const list = useAppSelector((state) => state.products.lists.lastViewedProducts);
  const room = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!room.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        dispatch(loadLastViewed(ids));
      },
      { rootMargin: '600px' },
    );
    observer.observe(room.current);
    return () => {
      observer.disconnect();
      dispatch(clearLastViewed());
    };
  }, [dispatch, ids]);

  if (list?.status === 'failed' || (list?.status === 'ready' && list.docs.length === 0)) return null;
  return (
    <div ref={room} className="viewed-room">
      {list?.status === 'ready' && (
        <ProductCarousel
          title={words.lastViewed}
          cards={list.docs.map((doc) => toTile(doc, view))}
          view={view}
        />
      )}
    </div>
  );
}
