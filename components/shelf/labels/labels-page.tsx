import { ORDER_LISTS } from '@/lib/order-list-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { AccountFrame } from '../../account/account-frame';
import { NothingHere } from '../../account/nothing-here';
import { Own } from '../../account/own';
import type { ShelfLabelsProps } from '../../page-props';
import { Skeleton } from '../../ui/skeleton';
import { Labels } from './labels';

/** All labels that work. */
export function LabelsPage({ labels }: ShelfLabelsProps) {
  return (
    <AccountFrame current="labels" title={words.title}>
      <p className="-mt-3 mb-6 max-w-prose text-ink-soft">{words.lead}</p>
      <Own data={labels} fallback={<Skeleton className="h-96 w-full" />}>
        {(all) => (
          <Labels labels={all}>
            <NothingHere
              icon="tag"
              title={words.none}
              text={words.noneText}
              next={{ href: ORDER_LISTS, label: words.toLists }}
            />
          </Labels>
        )}
      </Own>
    </AccountFrame>
  );
}
