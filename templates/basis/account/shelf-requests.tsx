import type { RequestQueue } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import { ScanLabel } from '@/components/shelf-labels/labels/scan-label';
import { HandledRequests } from '@/components/shelf-labels/queue/handled-requests';
import { Queue } from '@/components/shelf-labels/queue/queue';
import { type PageProps, priceView, type SessionResult } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';
import { SHELF_LABELS } from '@/lib/urls/account-urls';
import { queue as words } from '@/locales/nl/shelf-labels';

interface ShelfRequestsProps extends PageProps {
  queue: SessionResult<RequestQueue>;
}

/** Shelf-label requests, open and handled. */
export function QueuePage({ shop, audience, queue }: ShelfRequestsProps) {
  return (
    <AccountFrame current="requests" title={words.title}>
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <SessionData data={queue} fallback={<Skeleton className="h-96 w-full" />}>
        {({ open, handled }) => (
          <>
            <div className="mb-6">
              <ScanLabel />
            </div>
            <Queue requests={open} view={priceView(shop, audience)}>
              <AccountEmptyState
                icon="check"
                title={words.none}
                text={words.noneText}
                next={{ href: SHELF_LABELS, label: words.toLabels }}
              />
            </Queue>
            {handled.length > 0 && <HandledRequests requests={handled} />}
          </>
        )}
      </SessionData>
    </AccountFrame>
  );
}
