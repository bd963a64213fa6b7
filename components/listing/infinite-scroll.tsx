'use client';

import debounce from 'lodash.debounce';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ProductsRequest } from '@/api/types';
import { PAGE_SIZE } from '@/lib/catalogue/catalogue-query';
import { errorText } from '@/locales/nl/errors';
import { filters } from '@/locales/nl/listing/filters';
import { listControls as words } from '@/locales/nl/product/buying';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { overviewOf } from '@/store/products/slice';
import { loadProducts } from '@/store/products/thunks';
import { toListCard } from '../product-card/card';
import { ProductCards } from '../product-card/product-cards';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Pagination } from '../ui/pagination';
import { type ListAddress, pageHref } from './list-links';
import { ListSkeleton } from './list-skeleton';
import { useScrollRestoration } from './use-scroll-restoration';

/** Debounce after scrolling, before the next page is requested (docs/behaviour.md §8.4). */
const DEBOUNCE_MS = 300;
/** Pages loaded automatically; after that the button is needed, so that the footer stays reachable. */
const MAX_AUTOMATIC_PAGES = 5;

export interface LoadMoreProps {
  /** Request of the first page; later pages are requested with it. */
  request: ProductsRequest;
  address: ListAddress;
  pages: number;
  numFound: number;
  view: PriceView;
}

/** Trigger of the later pages: the button, scrolling near the end, or returning to a position in them. */
export type Beginning = 'pressed' | 'near' | 'back';

export interface InfiniteScrollProps extends LoadMoreProps {
  beginning: Beginning;
  /** Distance below the window at which more is requested, as a CSS margin. */
  ahead: string;
}

/**
 * Appends pages after the server-rendered one while scrolling (docs/behaviour.md §8.4); they are kept for
 * the back button.
 */
export function InfiniteScroll({ request, address, pages, numFound, view, ...rest }: InfiniteScrollProps) {
  const { beginning, ahead } = rest;
  const dispatch = useAppDispatch();
  const { page } = address.query;
  const target = overviewOf(pageHref(address, page));
  const list = useAppSelector((state) => state.products.lists[target]);
  const end = useRef<HTMLDivElement>(null);
  const size = request.pageSize ?? PAGE_SIZE;
  const cards = useMemo(
    () => list?.docs.map((doc) => toListCard(doc, view, request)) ?? [],
    [list?.docs, view, request],
  );
  const nextPage = page + 1 + Math.ceil(cards.length / size);
  // The total may have changed since the page was rendered.
  const all = list?.numFound || numFound;
  const done = nextPage >= Math.ceil(all / size);
  const shown = Math.min(all, page * size + size + cards.length);
  const status = list?.status ?? 'ready';
  const [until, setUntil] = useState(nextPage - 1 + MAX_AUTOMATIC_PAGES);
  useScrollRestoration(end, address, size);

  const load = () => dispatch(loadProducts({ target, request: { ...request, page: nextPage } }));
  const loadNext = useRef(load);
  useEffect(() => {
    loadNext.current = load;
  });

  // Once: a page that is shown again starts anew, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with
  useEffect(() => {
    if (beginning === 'pressed' && !list) load();
  }, []);

  const waits = status === 'ready' && !done && nextPage <= until;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page moves the end
  useEffect(() => {
    const mark = end.current;
    if (!mark || !waits) return;
    const loadSoon = debounce(() => loadNext.current(), DEBOUNCE_MS);
    const observer = new IntersectionObserver(
      ([entry]) => (entry?.isIntersecting ? loadSoon() : loadSoon.cancel()),
      { rootMargin: ahead },
    );
    observer.observe(mark);
    return () => {
      observer.disconnect();
      loadSoon.cancel();
    };
  }, [waits, nextPage, ahead]);

  return (
    <>
      <ProductCards cards={cards} view={view} />
      {status === 'loading' && <ListSkeleton rows={Math.min(size, all - shown)} />}
      <div ref={end} className="more">
        <p aria-live="polite">{filters.later.shown(shown, all)}</p>
        {status === 'failed' && (
          <Notice tone="danger" urgent>
            {filters.later.failed} {list?.error && errorText(list.error)}
          </Notice>
        )}
        {!done && (
          <Button
            look="outline"
            busy={status === 'loading'}
            size="l"
            onClick={() => {
              setUntil(nextPage + MAX_AUTOMATIC_PAGES);
              load();
            }}
          >
            {words.more}
          </Button>
        )}
      </div>
      <Pagination page={nextPage - 1} pages={pages} hrefOf={(to) => pageHref(address, to)} />
    </>
  );
}
