import { list as words } from '@/locales/nl/product';
import type { SaleProps } from '../page-props';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ProductListing } from './product-listing';

export function SalePage({ shop, audience, list, query, request, prices }: SaleProps) {
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[]} current={words.sale.title} />
      <header>
        <h1>{words.sale.title}</h1>
        <p>{words.sale.text}</p>
      </header>
      <ProductListing
        list={list}
        address={{ path: '/nl/c/sale', query }}
        request={request}
        view={priceView(shop, audience)}
        prices={prices}
      />
    </div>
  );
}
