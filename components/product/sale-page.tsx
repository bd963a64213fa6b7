import { list as words } from '@/locales/nl/product';
import type { SaleProps } from '../page-props';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { ProductListing } from './product-listing';

export function SalePage({ shop, audience, list, query, request, prices }: SaleProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.sale.title} />
      <header className="mb-6 flex flex-col gap-2">
        <h1 className="font-bold text-2xl lg:text-3xl">{words.sale.title}</h1>
        <p className="text-ink-soft">{words.sale.text}</p>
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
