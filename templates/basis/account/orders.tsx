import type { OrderHistory } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { NoOrders } from '@/components/orders/no-orders';
import type { OrderFilter } from '@/components/orders/order-filter';
import { isFiltered, isReversed, ordersUrl } from '@/components/orders/order-filter';
import { OrderFilters } from '@/components/orders/order-filters';
import { OrdersTable } from '@/components/orders/orders-table';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { orders as words } from '@/locales/nl/account/account';

export interface OrdersProps extends PageProps {
  orders: SessionLoad<OrderHistory>;
  /** Filter in the URL. */
  filter: OrderFilter;
}

const PAGE_SIZE = 24;

/** All orders; the filter is in the URL, so that it can be bookmarked and shared. */
export function OrdersPage({ shop, orders, filter }: OrdersProps) {
  const hrefOf = (page: number) => ordersUrl({ ...filter, page });
  return (
    <AccountFrame current="orders">
      <OrderFilters filter={filter} />
      {isReversed(filter) ? (
        <Notice tone="warning">{words.reversed}</Notice>
      ) : (
        <SessionData data={orders} fallback={<Skeleton className="h-96 w-full" />}>
          {({ numFound, orders: found }) =>
            found.length > 0 ? (
              <>
                <p className="mb-2 text-ink-soft text-sm">{words.found(numFound)}</p>
                <OrdersTable orders={found} filter={filter} inclusive={shop.prices === 'public'} />
                <div className="mt-6">
                  <Pagination page={filter.page} pages={Math.ceil(numFound / PAGE_SIZE)} hrefOf={hrefOf} />
                </div>
              </>
            ) : numFound > 0 ? (
              <PagePastEnd href={hrefOf(0)} />
            ) : (
              <NoOrders filtered={isFiltered(filter)} />
            )
          }
        </SessionData>
      )}
    </AccountFrame>
  );
}
