import { orders as words } from '@/locales/nl/account';
import type { OrderFilter, OrdersProps } from '../page-props';
import { Pagination } from '../ui/pagination';
import { Skeleton } from '../ui/skeleton';
import { AccountFrame } from './account-frame';
import { NoOrders } from './no-orders';
import { OrderFilters } from './order-filters';
import { OrdersTable } from './orders-table';
import { Own } from './own';

const PAGE_SIZE = 24;
const PATH = '/nl/mijn-account/bestellingen';

/** All orders; what is asked for stands in the address, so that it can be kept and shared. */
export function OrdersPage({ orders, filter }: OrdersProps) {
  const filtered = filter.search !== '' || filter.status !== undefined;
  return (
    <AccountFrame current="orders" title={words.title}>
      <OrderFilters filter={filter} action={PATH} />
      <Own data={orders} fallback={<Skeleton className="h-96 w-full" />}>
        {(history) =>
          history.orders.length === 0 ? (
            <NoOrders filtered={filtered} />
          ) : (
            <>
              <p className="mb-2 text-ink-soft text-sm">{words.found(history.numFound)}</p>
              <OrdersTable orders={history.orders} />
              <div className="mt-6">
                <Pagination
                  page={filter.page}
                  pages={Math.ceil(history.numFound / PAGE_SIZE)}
                  hrefOf={(page) => ordersHref({ ...filter, page })}
                />
              </div>
            </>
          )
        }
      </Own>
    </AccountFrame>
  );
}

function ordersHref({ page, search, status }: OrderFilter): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('zoek', search);
  if (status !== undefined) query.set('status', String(status));
  if (page > 0) query.set('page', String(page));
  return query.size > 0 ? `${PATH}?${query}` : PATH;
}
