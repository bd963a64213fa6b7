import type { Order } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import type { AccountPart } from '@/components/account/account-menu';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SearchForm } from '@/components/shared/search-form';
import { SessionData } from '@/components/shared/session-data';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { type Column, Table } from '@/components/ui/table';
import { ORDERS, withQuery } from '@/lib/urls/account-urls';
import { orders as words } from '@/locales/nl/account/account';
import type { OrdersProps } from './orders';

const PAGE_SIZE = 24;

interface OrderPapersProps extends Pick<OrdersProps, 'orders' | 'filter'> {
  current: AccountPart;
  /** Path of the page. */
  path: string;
  title: string;
  empty: { title: string; text: string };
  columns: Column<Order>[];
}

/** One kind of document, for all orders that have it. */
export function OrderPapers({ orders, filter, current, path, title, empty, columns }: OrderPapersProps) {
  const { search, page } = filter;
  const hrefOf = (to: number) => withQuery(path, { zoek: search, page: to });
  const nothing =
    search === '' ? (
      <AccountEmptyState icon="invoice" {...empty} next={{ href: ORDERS, label: words.title }} />
    ) : (
      <AccountEmptyState
        icon="invoice"
        title={words.empty.filteredTitle}
        text={words.empty.filtered}
        next={{ href: path, label: words.clear }}
      />
    );
  return (
    <AccountFrame current={current} title={title}>
      <SearchForm action={path} label={words.search} search={search} />
      <SessionData data={orders} fallback={<Skeleton className="h-96 w-full" />}>
        {({ numFound, orders: found }) => {
          if (numFound === 0) return nothing;
          if (found.length === 0) return <PagePastEnd href={hrefOf(0)} />;
          return (
            <>
              <p className="mb-2 text-ink-soft text-sm">{words.found(numFound)}</p>
              <Table caption={title} columns={columns} rows={found} keyOf={({ orderId }) => orderId} />
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
