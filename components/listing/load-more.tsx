'use client';

import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listControls as words } from '@/locales/nl/product/buying';
import { buttonClass } from '../ui/button';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import { lazyPart } from '../ui/lazy-part';
import type { Beginning, LoadMoreProps } from './infinite-scroll';
import { pageHref } from './list-links';
import { savedScrollPosition } from './scroll-position';

// Cards, request and store logic of later pages are loaded near the end of the list.
const InfiniteScroll = lazyPart(() => import('./infinite-scroll').then((module) => module.InfiniteScroll));
// The server-rendered links.
const Pagination = lazyOnInteraction(() => import('../ui/pagination').then((module) => module.Pagination));

/** Distance below the window at which more is requested, so that nothing in view shifts. */
const LOAD_MARGIN = '1200px';

/** Loads further pages near the end of the list. Links to all pages are below it. */
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
      rootMargin: LOAD_MARGIN,
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
        <InfiniteScroll {...list} beginning={begun} ahead={LOAD_MARGIN} />
      </Suspense>
    );
  }
  return (
    <>
      {page < pages - 1 && (
        <p className="more">
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
