import type { RecurringOrder } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { RecurringOverview } from '@/components/recurring-orders/recurring-overview';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';
import { recurring as words } from '@/locales/nl/recurring-orders';

interface RecurringOrdersProps extends PageProps {
  orders: SessionLoad<RecurringOrder[]>;
}

/** All recurring orders of the customer. */
export function RecurringOrdersPage({ orders }: RecurringOrdersProps) {
  return (
    <AccountFrame current="recurring">
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">
        {words.lead} <span data-business>{words.shared}</span>
      </p>
      <SessionData data={orders} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => <RecurringOverview orders={found} />}
      </SessionData>
    </AccountFrame>
  );
}
