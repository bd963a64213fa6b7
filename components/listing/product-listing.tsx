import type { ProductList, ProductsRequest } from '@/api/types';
import { PAGE_SIZE } from '@/lib/catalogue/catalogue-query';
import { sortsOf, usualSort } from '@/lib/catalogue/read-catalogue-query';
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
import { isOnlyProduct } from './one-product/is-only-product';
import { OnlyProduct } from './one-product/only-product';

export interface ProductListingProps {
  list: ProductList;
  address: ListAddress;
  request: ProductsRequest;
  view: PriceView;
  /** The cards load a customer's prices. */
  pricesFollow?: boolean;
  /** Search text, when the list is a search result. */
  search?: string;
  /** Suggestions when the filters match nothing. */
  nearest?: Nearest;
}

/**
 * A page of products with facets, sorting and pages. Packs the cards here, so that few bytes are serialised.
 */
export function ProductListing(props: ProductListingProps) {
  const { list, address, request, view, pricesFollow, search, nearest } = props;
  const filtered = chosenFilters(address).length > 0;
  if (list.numFound === 0 && !filtered) return <EmptyList search={search} />;
  if (pricesFollow) fetchPricesAhead(list.docs);
  const [only] = list.docs;
  if (only && isOnlyProduct(list, address) && search === undefined)
    return <OnlyProduct product={only} {...{ request, view, pricesFollow }} />;
  const isSearch = search !== undefined;
  return (
    <ListingView
      cards={list.docs.map((doc) => packCard(toListCard(doc, view, request), doc.baseUnit))}
      facets={facetsOf(list, address)}
      numFound={list.numFound}
      pages={Math.ceil(list.numFound / (request.pageSize ?? PAGE_SIZE))}
      sorts={sortsOf({
        prices: view !== 'hidden',
        search: isSearch,
        use: list.useMeasure !== undefined,
      })}
      usual={usualSort(isSearch)}
      address={address}
      request={request}
      view={view}
      // Absent props are left out, so that they are not serialised.
      {...(pricesFollow && { pricesFollow })}
      {...(filtered && { chips: <FilterChips list={address} /> })}
      {...(list.docs.length === 0 && {
        empty: <EmptyList {...{ search, nearest, view }} filtered={address} />,
      })}
    />
  );
}
