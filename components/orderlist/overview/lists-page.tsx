import { listOverview as words } from '@/locales/nl/order-list-pages';
import { AccountFrame } from '../../account/account-frame';
import { Own } from '../../account/own';
import type { OrderListsProps } from '../../page-props';
import { Skeleton } from '../../ui/skeleton';
import { ListsOverview } from './lists-overview';

/** All lists of the customer. */
export function OrderListsPage({ lists }: OrderListsProps) {
  return (
    <AccountFrame current="lists" title={words.title}>
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <Own data={lists} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => <ListsOverview lists={found} />}
      </Own>
    </AccountFrame>
  );
}
