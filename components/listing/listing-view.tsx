'use client';

import { type ReactNode, Suspense, useId } from 'react';
import type { ProductsRequest } from '@/api/types';
import type { SortKey } from '@/lib/catalogue/catalogue-query';
import { PRODUCTS_ID } from '@/lib/routing/skip-targets';
import { listControls as words } from '@/locales/nl/product/buying';
import { ProductCards } from '../product-card/product-cards';
import { type PackedCard, unpackCard } from '../product-card/unpack-card';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import { SiteLink } from '../ui/site-link';
import type { Facet } from './facet';
import { chosenFilters, type ListAddress, pageHref } from './list-links';
import { LoadMore } from './load-more';
import { ViewToggle } from './view-toggle';

// Links in a native popover, and a form: they work before hydration.
const FacetPanel = lazyOnInteraction(() => import('./list-controls').then((module) => module.FacetPanel));
const SortSelect = lazyOnInteraction(() => import('./list-controls').then((module) => module.SortSelect));

export interface ListingViewProps {
  cards: PackedCard[];
  facets: Facet[];
  numFound: number;
  pages: number;
  sorts: SortKey[];
  /** Default sort order of the list. */
  usual: SortKey;
  address: ListAddress;
  request: ProductsRequest;
  view: PriceView;
  pricesFollow?: boolean;
  /** Active filters. */
  chips?: ReactNode;
  /** Shown when the filters match nothing. */
  empty?: ReactNode;
}

/** Filters, sorting, cards, pages. */
export function ListingView({ cards, facets, numFound, pages, sorts, usual, ...list }: ListingViewProps) {
  const { address, request, view, pricesFollow, chips, empty } = list;
  const filtersId = useId();
  return (
    <div className="listing">
      <aside>
        <Suspense fallback={null}>
          <FacetPanel id={filtersId} list={address} {...{ facets, request, numFound, view, usual }} />
        </Suspense>
      </aside>
      <section id={PRODUCTS_ID} aria-label={words.products} className="list-main">
        <div className="list-bar">
          <h2>{words.count(numFound)}</h2>
          <button
            type="button"
            popoverTarget={filtersId}
            className={buttonClass('outline', 'm', 'filter-button')}
          >
            <Icon name="filter" />
            {words.filters(chosenFilters(address).length)}
          </button>
          <Suspense fallback={null}>
            <SortSelect value={address.query.sort ?? usual} keys={sorts} list={address} />
          </Suspense>
          <ViewToggle />
        </div>
        {chips}
        {empty}
        {address.query.page > 0 && (
          <p className="more">
            <SiteLink
              href={pageHref(address, address.query.page - 1)}
              rel="prev"
              className={buttonClass('outline')}
            >
              {words.earlier}
            </SiteLink>
          </p>
        )}
        <ProductCards cards={cards.map(unpackCard)} view={view} pricesFollow={pricesFollow} />
        {pages > 1 && <LoadMore {...{ request, address, pages, view, numFound }} />}
      </section>
    </div>
  );
}
