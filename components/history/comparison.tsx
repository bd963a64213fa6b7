import { adminErrorText } from '@/locales/nl/admin/errors';
import { historyWords as words } from '@/locales/nl/admin/history';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { Differences } from './differences';
import { type Compared, useComparison } from './use-comparison';

/** Loads and shows what differs between two versions. */
export function Comparison(compared: Compared) {
  const outcome = useComparison(compared);
  if (!outcome)
    return (
      <div role="status" aria-label={words.comparing}>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  if ('refusal' in outcome)
    return (
      <Notice tone="danger" urgent>
        {adminErrorText(outcome.refusal.code)}
      </Notice>
    );
  return <Differences kind={compared.kind} fields={outcome.value} />;
}
