import type { Order } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SearchForm } from '@/components/shared/search-form';
import { SessionData } from '@/components/shared/session-data';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { type Column, Table } from '@/components/ui/table';
import { type AccountPage, accountPages, ORDERS, withQuery } from '@/lib/urls/account-urls';
import { orders as words } from '@/locales/nl/account/account';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import type { OrdersProps } from './orders';

const PAGE_SIZE = 24;

interface OrderDocumentsProps extends Pick<OrdersProps, 'orders' | 'filter'> {
  current: AccountPage;
  empty: { title: string; text: string };
  columns: Column<Order>[];
}

/** One kind of document, for all orders that have it. */
export function OrderDocuments({ orders, filter, current, empty, columns }: OrderDocumentsProps) {
  const path = accountPages[current];
  const { search, page } = filter;
  const hrefOf = (to: number) => withQuery(path, { zoek: search, page: to });
  const nothing =
    search === '' ? (
      <AccountEmptyState icon="invoice" {...empty} next={{ href: ORDERS, label: accountPageNames.orders }} />
    ) : (
      <AccountEmptyState
        icon="invoice"
        title={words.empty.filteredTitle}
        text={words.empty.filtered}
        next={{ href: path, label: words.clear }}
      />
    );
  return (
    <AccountFrame current={current}>
      <SearchForm action={path} label={words.search} search={search} />
      <SessionData data={orders} fallback={<Skeleton className="h-96 w-full" />}>
        {({ numFound, orders: found }) => {
          if (numFound === 0) return nothing;
          if (found.length === 0) return <PagePastEnd href={hrefOf(0)} />;
          return (
            <>
              <p className="mb-2 text-ink-soft text-sm">{words.found(numFound)}</p>
              <Table
                caption={accountPageNames[current]}
                columns={columns}
                rows={found}
                keyOf={({ orderId }) => orderId}
              />
              <div className="mt-6">
                <Pagination page={page} pages={Math.ceil(numFound / PAGE_SIZE)} hrefOf={hrefOf} />
              </div>
            </>
          );
        }}
      </SessionData>
    </AccountFrame>
  );
}
