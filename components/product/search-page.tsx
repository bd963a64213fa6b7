import { list as words } from '@/locales/nl/product';
import type { SearchProps } from '../page-props';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ProductListing } from './product-listing';

export function SearchPage({ shop, audience, text, list, query, request, prices }: SearchProps) {
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[]} current={words.searchTitle(text)} />
      <header>
        <h1>{words.searchTitle(text)}</h1>
      </header>
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
