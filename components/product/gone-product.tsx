'use client';

import { useParams } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { searchUrl } from '@/lib/search-url';
import { goneProduct as words } from '@/locales/nl/gone-product';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { wordsOfSlug } from './words-of-slug';

const GoneInstead = lazy(() => import('./gone-instead').then((module) => ({ default: module.GoneInstead })));

/** An address without a product: its words are what is left, and they lead to what is like it. */
export function GoneProduct() {
  const { slug } = useParams<{ slug: string }>();
  const name = wordsOfSlug(slug ?? '');
  return (
    <div className="wrap">
      <section className="message-page">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {name !== '' && (
          <SiteLink href={searchUrl(name)} className={buttonClass()}>
            {words.search(name)}
          </SiteLink>
        )}
        <SiteLink href="/" className={buttonClass('outline')}>
          {words.home}
        </SiteLink>
      </section>
      {name !== '' && (
        <Suspense fallback={null}>
          <GoneInstead name={name} />
        </Suspense>
      )}
    </div>
  );
}
