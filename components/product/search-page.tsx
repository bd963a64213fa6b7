import { list as words } from '@/locales/nl/product';
import type { SearchProps } from '../page-props';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ProductListing } from './product-listing';

export function SearchPage({ shop, audience, text, list, query, request, prices }: SearchProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.searchTitle(text)} />
      <h1 className="mb-6 text-balance font-bold text-2xl lg:text-3xl">{words.searchTitle(text)}</h1>
      <ProductListing
        list={list}
        address={{ path: `/nl/zoeken/${encodeURIComponent(text)}`, query }}
        request={request}
        view={priceView(shop, audience)}
        prices={prices}
        search={text}
      />
    </div>
  );
}
