import type { ShelfLabel } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import { Labels } from '@/components/shelf-labels/labels/labels';
import { ScanLabel } from '@/components/shelf-labels/labels/scan-label';
import type { PageProps, SessionResult } from '@/components/shop';
import { Skeleton } from '@/components/ui/skeleton';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';

interface ShelfLabelsProps extends PageProps {
  labels: SessionResult<ShelfLabel[]>;
}

/** All active labels. */
export function LabelsPage({ labels }: ShelfLabelsProps) {
  return (
    <AccountFrame current="labels">
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <SessionData data={labels} fallback={<Skeleton className="h-96 w-full" />}>
        {(all) => (
          <>
            {all.length > 0 && (
              <div className="mb-6">
                <ScanLabel />
              </div>
            )}
            <Labels labels={all}>
              <AccountEmptyState
                icon="tag"
                title={words.none}
                text={words.noneText}
                next={{ href: ORDER_LISTS, label: words.toLists }}
              />
            </Labels>
          </>
        )}
      </SessionData>
    </AccountFrame>
  );
}
