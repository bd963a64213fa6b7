import { sortKeys } from '@/lib/catalogue-query';
import type { ProductList, ProductsRequest } from '@/store/domain';
import type { PricedDocs, PriceView } from '../shop';
import { ownPrices, toCard } from './card';
import { EmptyList } from './empty-list';
import { chosenFilters, type ListAddress } from './list-links';
import { ListingView } from './listing-view';

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

/** A page of products with everything to narrow it down: says here what is to be shown, in few bytes. */
export function ProductListing({ list, address, request, view, prices, search }: ProductListingProps) {
  const filtered = chosenFilters(address).length > 0;
  if (list.numFound === 0 && !filtered) return <EmptyList search={search} />;
  // Prices that may not be seen are not to be guessed from the order either.
  const sorts = sortKeys.filter(
    (key) =>
      (view !== 'hidden' || !key.startsWith('prijs')) && (search !== undefined || key !== 'relevantie'),
  );
  return (
    <ListingView
      cards={list.docs.map((doc) => toCard(doc, view))}
      facets={Object.entries(list.facetCounts).map(([name, values]) => ({
        name,
        values: values.map(({ value, count }) => [value, count]),
      }))}
      numFound={list.numFound}
      pages={Math.ceil(list.numFound / (request.pageSize ?? PAGE_SIZE))}
      sorts={sorts}
      sort={address.query.sort ?? (search === undefined ? 'naam-oplopend' : 'relevantie')}
      address={address}
      request={request}
      view={view}
      prices={list.docs[0]?.calcprice === undefined ? ownPrices(prices) : undefined}
      empty={list.docs.length === 0 ? <EmptyList filtered={address} search={search} /> : undefined}
    />
  );
}
