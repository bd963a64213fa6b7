import type { AccountDetails } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { DetailsParts } from '@/components/details/details-parts';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';

interface DetailsProps extends PageProps {
  /** Company, contact, addresses, countries. */
  account: SessionLoad<AccountDetails>;
}

/** The customer's account data, each section with an edit form. */
export function DetailsPage({ shop, account }: DetailsProps) {
  return (
    <AccountFrame current="details">
      <SessionData data={account} fallback={<DetailsSkeleton />}>
        {(details) => <DetailsParts read={details} prices={shop.prices} />}
      </SessionData>
    </AccountFrame>
  );
}

/** Has the size of the sections. */
function DetailsSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
