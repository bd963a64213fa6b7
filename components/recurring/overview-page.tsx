import { recurring as words } from '@/locales/nl/recurring';
import { AccountFrame } from '../account/account-frame';
import { Own } from '../account/own';
import type { RecurringOrdersProps } from '../page-props';
import { Skeleton } from '../ui/skeleton';
import { RecurringOverview } from './recurring-overview';

/** All recurring orders of the customer. */
export function RecurringOverviewPage({ orders }: RecurringOrdersProps) {
  return (
    <AccountFrame current="recurring" title={words.title}>
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <Own data={orders} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => <RecurringOverview orders={found} />}
      </Own>
    </AccountFrame>
  );
}
