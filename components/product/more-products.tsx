'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { list as words } from '@/locales/nl/product';
import type { ProductsRequest } from '@/store/domain';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';

// Cards, request and store logic for later pages come when somebody gets that far.
const LaterPages = dynamic(() => import('./later-pages').then((module) => module.LaterPages), { ssr: false });

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

  if (started) return <LaterPages {...list} />;
  return (
    <p className="flex justify-center py-8">
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
