'use client';

import { type ReactNode, useId } from 'react';
import type { SortKey } from '@/lib/catalogue-query';
import { listControls as words } from '@/locales/nl/buying';
import type { ProductsRequest } from '@/store/domain';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Pagination } from '../ui/pagination';
import type { Card, OwnPrices } from './card';
import { type Facet, FacetPanel } from './facet-panel';
import { FilterChips } from './filter-chips';
import { chosenFilters, type ListAddress, pageHref } from './list-links';
import { MoreProducts } from './more-products';
import { ProductCards } from './product-cards';
import { SortSelect } from './sort-select';
import { ViewToggle } from './view-toggle';

export interface ListingViewProps {
  cards: Card[];
  facets: Facet[];
  numFound: number;
  pages: number;
  sorts: SortKey[];
  sort: SortKey;
  address: ListAddress;
  request: ProductsRequest;
  view: PriceView;
  prices?: OwnPrices;
  /** What to say when the filters leave nothing. */
  empty?: ReactNode;
}

/** Filters, sorting, cards, pages. */
export function ListingView({ cards, facets, numFound, pages, sorts, sort, ...list }: ListingViewProps) {
  const { address, request, view, prices, empty } = list;
  const { page } = address.query;
  const filtersId = useId();
  return (
    <div className="listing">
      <aside>
        <FacetPanel id={filtersId} facets={facets} list={address} numFound={numFound} />
      </aside>
      <section aria-label={words.products} className="list-main">
        <div className="list-bar">
          <h2 aria-live="polite">{words.count(numFound)}</h2>
          <button
            type="button"
            popoverTarget={filtersId}
            className={buttonClass('outline', 'm', 'filter-button')}
          >
            <Icon name="filter" />
            {words.filtersChosen(chosenFilters(address).length)}
          </button>
          <SortSelect value={sort} keys={sorts} list={address} />
          <ViewToggle />
        </div>
        <FilterChips list={address} />
        {empty}
        <ProductCards cards={cards} view={view} prices={prices} />
        {page < pages - 1 && (
          <MoreProducts
            key={pageHref(address, page)}
            {...{ request, page, pages, view, numFound }}
            nextHref={pageHref(address, page + 1)}
          />
        )}
        <Pagination page={page} pages={pages} hrefOf={(next) => pageHref(address, next)} />
      </section>
    </div>
  );
}
