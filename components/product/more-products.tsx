'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { listControls as words } from '@/locales/nl/buying';
import type { ProductsRequest } from '@/store/domain';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';

// Cards, request and store logic for later pages come when somebody gets that far.
const LaterPages = lazy(() => import('./later-pages').then((module) => ({ default: module.LaterPages })));

export interface MoreProductsProps {
  /** What gave the page above; later pages are asked for with it. */
  request: ProductsRequest;
  page: number;
  pages: number;
  numFound: number;
  view: PriceView;
  /** The next page as a link, for who has no JavaScript. */
  nextHref: string;
}

/** Loads on when the end of the list comes near. Underneath it is a link to the next page. */
export function MoreProducts({ nextHref, ...list }: MoreProductsProps) {
  const [started, setStarted] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const target = link.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setStarted(true), {
      rootMargin: '600px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  if (started) {
    return (
      <Suspense fallback={null}>
        <LaterPages {...list} />
      </Suspense>
    );
  }
  return (
    <p className="more">
      <a
        ref={link}
        href={nextHref}
        className={buttonClass('outline', 'l')}
        onClick={(event) => {
          event.preventDefault();
          setStarted(true);
        }}
      >
        {words.more}
      </a>
    </p>
  );
}
