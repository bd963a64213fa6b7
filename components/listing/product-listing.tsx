import { sortsOf, usualSort } from '@/lib/catalogue/read-catalogue-query';
import type { ProductList, ProductsRequest } from '@/store/domain';
import { fetchPricesAhead } from '../buying/fetch-prices-ahead';
import { toListCard } from '../product-card/card';
import { packCard } from '../product-card/pack-card';
import type { PriceView } from '../shop';
import { EmptyList } from './empty-list';
import { facetsOf } from './facet';
import { FilterChips } from './filter-chips';
import { chosenFilters, type ListAddress } from './list-links';
import { ListingView } from './listing-view';
import type { Nearest } from './nearest';

export interface ProductListingProps {
  list: ProductList;
  address: ListAddress;
  request: ProductsRequest;
  view: PriceView;
  /** A customer's prices are asked for by the cards. */
  pricesFollow?: boolean;
  /** What the list was looked for with, when it came from a search. */
  search?: string;
  /** What to offer when the filters leave nothing. */
  nearest?: Nearest;
}

const PAGE_SIZE = 24;

/**
 * A page of products with everything to narrow it down: says here what is to be shown, in few bytes.
 */
export function ProductListing(props: ProductListingProps) {
  const { list, address, request, view, pricesFollow, search, nearest } = props;
  const filtered = chosenFilters(address).length > 0;
  if (list.numFound === 0 && !filtered) return <EmptyList search={search} />;
  if (pricesFollow) fetchPricesAhead(list.docs);
  const isSearch = search !== undefined;
  return (
    <ListingView
      cards={list.docs.map((doc) => packCard(toListCard(doc, view, request), doc.baseUnit))}
      facets={facetsOf(list, address, request)}
      numFound={list.numFound}
      pages={Math.ceil(list.numFound / (request.pageSize ?? PAGE_SIZE))}
      sorts={sortsOf({ prices: view !== 'hidden', search: isSearch })}
      usual={usualSort(isSearch)}
      address={address}
      request={request}
      view={view}
      // What isn't there is not said either.
      {...(pricesFollow && { pricesFollow })}
      {...(filtered && { chips: <FilterChips list={address} /> })}
      {...(list.docs.length === 0 && {
        empty: <EmptyList {...{ search, nearest, view }} filtered={address} />,
      })}
    />
  );
}
