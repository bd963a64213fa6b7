'use client';

import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listControls as words } from '@/locales/nl/product/buying';
import type { ProductsRequest } from '@/store/domain';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import { lazyPart } from '../ui/lazy-part';
import { type ListAddress, pageHref } from './list-links';
import { savedScrollPosition } from './scroll-position';

// Cards, request and store logic for later pages come when somebody gets that far.
const InfiniteScroll = lazyPart(() => import('./infinite-scroll').then((module) => module.InfiniteScroll));
// Links, as the server drew them.
const Pagination = lazyOnInteraction(() => import('../ui/pagination').then((module) => module.Pagination));

/** How far below the window the end of the list is when more is asked for: what comes should push nothing in view. */
export const AHEAD = '1200px';

export interface LoadMoreProps {
  /** What gave the page above; later pages are asked for with it. */
  request: ProductsRequest;
  address: ListAddress;
  pages: number;
  numFound: number;
  view: PriceView;
}

/** How the later pages began: by a press on the button, by scrolling, or on the way back to a place in them. */
export type Beginning = 'pressed' | 'near' | 'back';

/** Loads on when the end of the list comes near. Underneath are links to all pages. */
export function LoadMore(list: LoadMoreProps) {
  const [begun, begin] = useState<Beginning>();
  const link = useRef<HTMLAnchorElement>(null);
  const { address, pages } = list;
  const { page } = address.query;

  useLayoutEffect(() => {
    if (savedScrollPosition()) begin((already) => already ?? 'back');
  }, []);

  useEffect(() => {
    const target = link.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && begin('near'), {
      rootMargin: AHEAD,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  const links = (
    <Suspense fallback={null}>
      <Pagination page={page} pages={pages} hrefOf={(to) => pageHref(address, to)} />
    </Suspense>
  );
  if (begun) {
    return (
      <Suspense fallback={links}>
        <InfiniteScroll {...list} beginning={begun} />
      </Suspense>
    );
  }
  return (
    <>
      {page < pages - 1 && (
        <p className="more more-here">
          <a
            ref={link}
            href={pageHref(address, page + 1)}
            className={buttonClass('outline', 'l')}
            onClick={(event) => {
              event.preventDefault();
              begin('pressed');
            }}
          >
            {words.more}
          </a>
        </p>
      )}
      {links}
    </>
  );
}
