'use client';

import debounce from 'lodash.debounce';
import { useEffect, useMemo, useRef } from 'react';
import { listControls as words } from '@/locales/nl/buying';
import { errorText } from '@/locales/nl/errors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listCleared } from '@/store/products/slice';
import { loadProducts } from '@/store/products/thunks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { toCard } from './card';
import { ListSkeleton } from './list-skeleton';
import type { MoreProductsProps } from './more-products';
import { ProductCards } from './product-cards';

/** Pause after scrolling before the next page is asked for (spec §9). */
const DEBOUNCE_MS = 300;
const PAGE_SIZE = 24;

/** The pages after the one the server rendered, appended as somebody scrolls (spec §4). */
export function LaterPages({ request, page, pages, numFound, view }: Omit<MoreProductsProps, 'nextHref'>) {
  const dispatch = useAppDispatch();
  const list = useAppSelector((state) => state.products.lists.overview);
  const end = useRef<HTMLDivElement>(null);
  const docs = list?.docs ?? [];
  const size = request.pageSize ?? PAGE_SIZE;
  const nextPage = page + 1 + Math.ceil(docs.length / size);
  const done = nextPage >= pages;

  const load = useMemo(
    () => (next: number) =>
      dispatch(loadProducts({ target: 'overview', request: { ...request, page: next } })),
    [dispatch, request],
  );

  // The button or the end of the list brought us here: the first page of these needs no more scrolling.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list
  useEffect(() => {
    load(page + 1);
    return () => {
      dispatch(listCleared('overview'));
    };
  }, [request, page]);

  useEffect(() => {
    const target = end.current;
    if (!target || done || list?.status !== 'ready') return;
    const loadSoon = debounce(() => load(nextPage), DEBOUNCE_MS);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadSoon(), {
      rootMargin: '600px',
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      loadSoon.cancel();
    };
  }, [done, list?.status, load, nextPage]);

  return (
    <>
      <ProductCards cards={docs.map((doc) => toCard(doc, view))} view={view} />
      {list?.status === 'loading' && <ListSkeleton rows={3} />}
      <div ref={end} className="flex flex-col items-center gap-4 py-8">
        <p className="text-ink-soft text-sm" aria-live="polite">
          {words.shown(Math.min(numFound, (page + 1) * size + docs.length), numFound)}
        </p>
        {list?.status === 'failed' && (
          <Notice tone="danger" urgent>
            {words.moreFailed} {list.error && errorText(list.error)}
          </Notice>
        )}
        {!done && list?.status !== 'loading' && (
          <Button look="outline" size="l" onClick={() => load(nextPage)}>
            {words.more}
          </Button>
        )}
      </div>
    </>
  );
}
