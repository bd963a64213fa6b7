import type { OrderList } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { ListsOverview } from '@/components/order-lists/overview/lists-overview';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';
import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';

interface OrderListsProps extends PageProps {
  lists: SessionLoad<OrderList[]>;
}

/** All lists of the customer. */
export function OrderListsPage({ lists }: OrderListsProps) {
  return (
    <AccountFrame current="lists">
      <p data-business className="-mt-3 mb-6 max-w-prose text-ink-soft">
        {words.lead}
      </p>
      <SessionData data={lists} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => <ListsOverview lists={found} />}
      </SessionData>
    </AccountFrame>
  );
}
