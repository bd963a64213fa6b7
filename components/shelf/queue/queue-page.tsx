import { SHELF_LABELS } from '@/lib/shelf-label-urls';
import { queue as words } from '@/locales/nl/shelf-labels';
import { AccountFrame } from '../../account/account-frame';
import { NothingHere } from '../../account/nothing-here';
import { Own } from '../../account/own';
import type { ShelfRequestsProps } from '../../page-props';
import { priceView } from '../../shop';
import { Skeleton } from '../../ui/skeleton';
import { HandledRequests } from './handled-requests';
import { Queue } from './queue';

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
