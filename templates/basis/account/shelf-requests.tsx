import { AccountFrame } from '@/components/account/account-frame';
import { NothingHere } from '@/components/account/nothing-here';
import { Own } from '@/components/account/own';
import { HandledRequests } from '@/components/shelf/queue/handled-requests';
import { Queue } from '@/components/shelf/queue/queue';
import { priceView } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';
import { SHELF_LABELS } from '@/lib/shelf-label-urls';
import { queue as words } from '@/locales/nl/shelf-labels';
import type { ShelfRequestsProps } from '../../props';

/** What the work floor asked for, and what became of it. */
export function QueuePage({ shop, audience, queue }: ShelfRequestsProps) {
  return (
    <AccountFrame current="requests" title={words.title}>
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <Own data={queue} fallback={<Skeleton className="h-96 w-full" />}>
        {({ open, handled }) => (
          <>
            <Queue requests={open} view={priceView(shop, audience)}>
              <NothingHere
                icon="check"
                title={words.none}
                text={words.noneText}
                next={{ href: SHELF_LABELS, label: words.toLabels }}
              />
            </Queue>
            {handled.length > 0 && <HandledRequests requests={handled} />}
          </>
        )}
      </Own>
    </AccountFrame>
  );
}
