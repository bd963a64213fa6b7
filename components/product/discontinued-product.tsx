'use client';

import { useParams } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { searchUrl } from '@/lib/urls/search-url';
import { discontinuedProduct as words } from '@/locales/nl/product/discontinued-product';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { slugToText } from './slug-to-text';

const DiscontinuedAlternatives = lazy(() =>
  import('./discontinued-alternatives').then((module) => ({ default: module.DiscontinuedAlternatives })),
);

/** Page for an address without a product: the words of the address are used to find similar products. */
export function DiscontinuedProduct() {
  const { slug } = useParams<{ slug: string }>();
  const name = slugToText(slug ?? '');
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
          <DiscontinuedAlternatives name={name} />
        </Suspense>
      )}
    </div>
  );
}
