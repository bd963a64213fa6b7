'use client';

import { customerStates } from '@toonbank/contract/customer-desk/states';
import { ADMIN_CUSTOMERS, adminCustomerUrl } from '@/lib/urls/admin-urls';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';
import { AdminList } from '../admin-list/admin-list';
import type { ListDefinition, ListRow } from '../admin-list/list-definition';
import type { ListQuery } from '../admin-list/list-state';
import { Day } from '../shared/day';
import { Badge } from '../ui/badge';

/** Only what is not usual: a customer that may log in has no badge. */
export function CustomerState({ active, guest }: Pick<ListRow<'customerDesk.list'>, 'active' | 'guest'>) {
  if (!active) return <Badge tone="danger">{words.states.blocked}</Badge>;
  return guest ? <Badge>{words.states.guest}</Badge> : null;
}

const customerList: ListDefinition<'customerDesk.list'> = {
  call: 'customerDesk.list',
  file: 'customerDesk.file',
  views: 'customers',
  address: ADMIN_CUSTOMERS,
  caption: words.title,
  sort: 'company',
  keyOf: ({ customerId }) => customerId,
  nameOf: ({ company }) => company,
  search: { label: words.search, hint: words.searchHint },
  empty: { title: words.empty, text: words.emptyText },
  filters: [
    {
      ...{ kind: 'choice', name: 'state', param: 'stand', label: words.state, all: words.allStates },
      options: customerStates.map((value) => ({ value, text: words.states[value] })),
    },
    {
      ...{ kind: 'choice', name: 'kind', param: 'soort', label: words.kind, all: words.allKinds },
      options: (['business', 'consumer'] as const).map((value) => ({ value, text: words.kinds[value] })),
    },
    { kind: 'id', name: 'priceListID', param: 'prijslijst', label: words.priceList, chip: words.ofPriceList },
  ],
  columns: [
    {
      key: 'company',
      heading: words.customer,
      sort: 'company',
      cell: ({ customerId, company }) => (
        <a href={adminCustomerUrl(customerId)} className="underline underline-offset-4">
          {company}
        </a>
      ),
    },
    { key: 'number', heading: words.number, cell: ({ number }) => number },
    { key: 'state', heading: words.state, cell: (customer) => <CustomerState {...customer} /> },
    { key: 'contact', heading: words.contact, phone: 'line', cell: ({ contact }) => contact },
    { key: 'email', heading: words.email, phone: 'hide', cell: ({ email }) => email },
    { key: 'city', heading: words.city, cell: ({ city }) => city },
    {
      key: 'priceList',
      heading: words.priceList,
      phone: 'hide',
      cell: ({ priceList }) => priceList ?? words.listPrices,
    },
    {
      key: 'ordered',
      heading: words.lastOrder,
      sort: 'ordered',
      descendingFirst: true,
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? words.never : <Day date={lastOrderAt} />),
    },
  ],
};

/** All customers of the site. */
export const CustomerList = ({ query }: { query: ListQuery }) => (
  <AdminList list={customerList} query={query} />
);
