import { sortKeys } from '@/lib/catalogue-query';
import { list as words } from '@/locales/nl/product';
import type { ProductList, ProductsRequest } from '@/store/domain';
import type { PricedDocs, PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { Pagination } from '../ui/pagination';
import { Buy } from './buy';
import { EmptyList } from './empty-list';
import { FacetPanel, FILTERS_ID } from './facet-panel';
import { FilterChips } from './filter-chips';
import { chosenFilters, type ListAddress, pageHref } from './list-links';
import { MoreProducts } from './more-products';
import { ProductCard } from './product-card';
import { SortSelect } from './sort-select';
import { ViewToggle } from './view-toggle';

export interface ProductListingProps {
  list: ProductList;
  address: ListAddress;
  request: ProductsRequest;
  view: PriceView;
  prices?: PricedDocs;
  /** What the list was looked for with, when it came from a search. */
  search?: string;
}

const PAGE_SIZE = 24;
/** Pictures that are on the first screen. */
const EAGER = 2;

/** A page of products with everything to narrow it down. */
export function ProductListing({ list, address, request, view, prices, search }: ProductListingProps) {
  const pages = Math.ceil(list.numFound / (request.pageSize ?? PAGE_SIZE));
  const { page } = address.query;
  // Prices that may not be seen are not to be guessed from the order either.
  const sorts = sortKeys.filter(
    (key) =>
      (view !== 'hidden' || !key.startsWith('prijs')) && (search !== undefined || key !== 'relevantie'),
  );
  const sort = address.query.sort ?? (search === undefined ? 'naam-oplopend' : 'relevantie');
  const filtered = chosenFilters(address).length > 0;
  if (list.numFound === 0 && !filtered) return <EmptyList search={search} />;

  return (
    <div className="listing">
      <aside>
        <FacetPanel facets={list.facetCounts} list={address} numFound={list.numFound} />
      </aside>
      <section aria-label={words.products} className="list-main">
        <div className="list-bar">
          <h2 aria-live="polite">{words.count(list.numFound)}</h2>
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            className={buttonClass('outline', 'm', 'filter-button')}
          >
            <Icon name="filter" />
            {words.filtersChosen(chosenFilters(address).length)}
          </button>
          <SortSelect value={sort} keys={sorts} list={address} />
          <ViewToggle />
        </div>
        <FilterChips list={address} />
        {list.docs.length === 0 && <EmptyList filtered={address} search={search} />}
        <div className="product-list">
          {list.docs.map((doc, position) => (
            <ProductCard
              key={doc.productId}
              product={doc}
              eager={position < EAGER}
              buy={<Buy product={doc} view={view} prices={prices} />}
            />
          ))}
        </div>
        {page < pages - 1 && (
          <MoreProducts
            key={pageHref(address, page)}
            {...{ request, page, pages, view }}
            numFound={list.numFound}
            nextHref={pageHref(address, page + 1)}
          />
        )}
        <Pagination page={page} pages={pages} hrefOf={(next) => pageHref(address, next)} />
      </section>
    </div>
  );
}
