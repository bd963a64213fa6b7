'use client';

import { productStates } from '@toonbank/contract/product-desk/states';
import { dutchNumber } from '@/lib/dutch-number';
import { formatEuro } from '@/lib/money';
import { ADMIN_PRODUCTS, adminProductUrl } from '@/lib/urls/admin-urls';
import { productDeskWords as words } from '@/locales/nl/admin/shop/products';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Badge } from '../ui/badge';
import { ProductName } from '../ui/product-name';

const productList: ListDefinition<'productDesk.list'> = {
  call: 'productDesk.list',
  file: 'productDesk.file',
  views: 'products',
  address: ADMIN_PRODUCTS,
  caption: words.title,
  sort: 'article',
  keyOf: ({ productId }) => productId,
  nameOf: ({ articleNumber }) => articleNumber,
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'stand', label: words.state, all: words.allStates },
      options: productStates.map((value) => ({ value, text: words.states[value] })),
    },
    { kind: 'id', name: 'groupID', param: 'groep', label: words.group, chip: words.ofGroup },
  ],
  columns: [
    {
      key: 'article',
      heading: words.article,
      sort: 'article',
      cell: ({ productId, articleNumber }) => (
        <a href={adminProductUrl(productId)} className="underline underline-offset-4">
          {articleNumber}
        </a>
      ),
    },
    {
      key: 'state',
      heading: words.state,
      cell: ({ active }) => (active ? null : <Badge tone="warning">{words.states.inactive}</Badge>),
    },
    {
      key: 'name',
      heading: words.name,
      sort: 'name',
      phone: 'line',
      cell: ({ name, nameLead }) => <ProductName name={name} lead={nameLead} />,
    },
    { key: 'group', heading: words.group, phone: 'hide', cell: ({ group }) => group },
    { key: 'location', heading: words.location, phone: 'line', cell: ({ location }) => location },
    { key: 'unit', heading: words.unit, phone: 'hide', cell: ({ unit }) => unit },
    {
      key: 'stock',
      heading: words.stock,
      sort: 'stock',
      numeric: true,
      cell: ({ stock }) => dutchNumber(stock),
    },
    { key: 'price', heading: words.price, numeric: true, cell: ({ price }) => formatEuro(price) },
  ],
};

/** All products of the site. */
export const ProductList = ({ query }: { query: ListQuery }) => (
  <AdminList list={productList} query={query} />
);
