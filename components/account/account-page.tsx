import { account as words } from '@/locales/nl/account';
import type { AccountProps } from '../page-props';
import { IntentLink } from '../ui/intent-link';
import { Skeleton } from '../ui/skeleton';
import { AccountCards } from './account-cards';
import { AccountFrame } from './account-frame';
import { NoOrders } from './no-orders';
import { OrdersTable } from './orders-table';
import { Own } from './own';

/** Who the customer is, and what was ordered last. */
export function AccountPage({ account, orders }: AccountProps) {
  return (
    <AccountFrame current="overview" title={words.title}>
      <Own data={account} fallback={<Skeleton className="h-48 w-full" />}>
        {(details) => <AccountCards details={details} />}
      </Own>
      <section className="mt-10">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h2 className="font-semibold text-lg">{words.latest}</h2>
          <IntentLink
            href="/nl/mijn-account/bestellingen"
            className="min-h-6 text-sm underline underline-offset-2"
          >
            {words.all}
          </IntentLink>
        </div>
        <Own data={orders} fallback={<Skeleton className="h-64 w-full" />}>
          {(history) =>
            history.orders.length === 0 ? <NoOrders /> : <OrdersTable orders={history.orders} />
          }
        </Own>
      </section>
    </AccountFrame>
  );
}
